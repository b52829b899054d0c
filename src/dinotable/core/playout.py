"""Uniform random play, as fast as it goes, and counting positions."""

from mypy_extensions import i64

from dinotable.core.bits import lowest, size_of
from dinotable.core.buffer import Buffer
from dinotable.core.contract import Game
from dinotable.core.generator import Generator
from dinotable.core.seats import CHANCE, CHANCE_ACTS
from dinotable.core.state import S, State, V


class Tally:
    def __init__(self) -> None:
        self.steps: i64 = 0
        """Actions applied, those of chance included."""
        self.choices: i64 = 0
        """Decisions with at least two legal actions."""


def lone_seat(mask: i64, generator: Generator) -> i64:
    """One of the seats that are to act; answers may come in any order."""
    if mask & mask - 1 == 0:
        return lowest(mask)
    nth = generator.below(size_of(mask))
    for _ in range(nth):
        mask &= mask - 1
    return lowest(mask)


def playout(
    game: Game[S, V], state: S, generator: Generator, out: Buffer, weights: Buffer, tally: Tally, most: i64
) -> bool:
    """Plays on at random until the end, or for `most` actions; whether it ended."""
    for _ in range(most):
        mask = game.to_act(state)
        if mask == 0:
            return True
        if mask == CHANCE_ACTS:
            game.chance(state, out, weights)
            game.apply(state, CHANCE, out.items[generator.pick(weights)], None)
        else:
            seat = lone_seat(mask, generator)
            count = game.legal(state, seat, out)
            if count > 1:
                tally.choices += 1
                game.apply(state, seat, out.items[generator.below(count)], None)
            else:
                game.apply(state, seat, out.items[0], None)
        tally.steps += 1
    return game.to_act(state) == 0


def perft(game: Game[S, V], state: S, depth: i64) -> i64:
    """How many ways the next `depth` actions can go, chance's included. Of several seats to act the lowest goes first."""
    mask = game.to_act(state)
    if depth == 0 or mask == 0:
        return 1
    out = Buffer()
    if mask == CHANCE_ACTS:
        seat: i64 = CHANCE
        count = game.chance(state, out, Buffer())
    else:
        seat = lowest(mask)
        count = game.legal(state, seat, out)
    if depth == 1:
        return count
    total: i64 = 0
    for k in range(count):
        twin = twin_of(state)
        game.apply(twin, seat, out.items[k], None)
        total += perft(game, twin, depth - 1)
    return total


def twin_of(state: S) -> S:
    """A copy, of the same type."""
    twin: State = state.copy()
    return twin  # type: ignore[return-value]
