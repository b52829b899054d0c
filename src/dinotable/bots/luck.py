"""What was luck, what was play: a finished game's result, split by who or what brought it about.

When a game is over everything about it is known. So every position between two deeds is given a value for each seat: the
share of the others it ends ahead of if everybody plays on alike from the true position. Whatever a value changes by
belongs to whoever acted: to chance if something was drawn or turned up, else to a seat. The changes add up to the result
less the start, because each position ends one change and begins the next (docs/decisions/0078).
"""

import math
from collections.abc import Sequence

import msgspec

from dinotable.bots.worlds import Worlds
from dinotable.core.bits import BITS
from dinotable.core.contract import AnyGame
from dinotable.core.generator import Generator
from dinotable.core.play import legal_actions
from dinotable.core.playout import twin_of
from dinotable.core.seats import CHANCE, CHANCE_ACTS
from dinotable.core.setup import Setup
from dinotable.core.state import State

BREADTH = 10
"""Whoever plays on takes the best of so many actions: about as `greedy` would."""
ROLLOUTS = 2
"""Of each position, in one pass over the game."""
MOST_POSITIONS = 1 << 20
BLOCK = 4
"""Choices for each seat. Positions of one block are all judged where that block, or the next, has ended: who is half way
through a turn must not look better than who has finished it."""


class Deed(msgspec.Struct, frozen=True):
    """An action that was not taken back."""

    seat: int
    action: int
    line: int


class Term(msgspec.Struct, frozen=True):
    """A change: from one position to another, and whose it is."""

    line: int
    """The last of the lines that made it, counted from 0."""
    who: int
    """A seat, or CHANCE."""
    before: int
    after: int
    """Numbers of positions."""
    weight: float = 1.0


class Position(msgspec.Struct, frozen=True):
    state: State
    number: int
    made: int
    """Choices made before it."""


class Share(msgspec.Struct, frozen=True):
    """One seat's result: `start + luck + own + others = result`."""

    start: float
    """What the seat could expect before anything was drawn or done."""
    luck: float
    own: float
    others: float
    result: float
    luck_error: float
    own_error: float
    others_error: float
    """Give or take so much: twice the standard error of each."""


class Course:
    """The positions of a game that are worth a value, and the changes between them."""

    def __init__(self, game: AnyGame, setup: Setup, deeds: Sequence[Deed]) -> None:
        self.game = game
        self.setup = setup
        self.positions: list[Position] = []
        self.terms: list[Term] = []
        self.choices = 0
        state = game.new(setup)
        self._add(state)
        k = 0
        while k < len(deeds):
            count = self._together(state, deeds, k)
            if count:
                self._split(state, deeds[k : k + count])
            else:
                count = self._alone(state, deeds, k)
            k += count

    def _add(self, state: State) -> int:
        number = len(self.positions)
        self.positions.append(Position(twin_of(state), number, self.choices))
        return number

    def _act(self, state: State, deed: Deed) -> None:
        if deed.seat != CHANCE and len(legal_actions(self.game, state, deed.seat)) > 1:
            self.choices += 1
        self.game.apply(state, deed.seat, deed.action, None)

    def _alone(self, state: State, deeds: Sequence[Deed], k: int) -> int:
        """All that one seat, or chance, does in a row is one change."""
        seat, before, count = deeds[k].seat, len(self.positions) - 1, 0
        while k + count < len(deeds) and deeds[k + count].seat == seat:
            if count and self._together(state, deeds, k + count):
                break
            self._act(state, deeds[k + count])
            count += 1
        self.terms.append(Term(deeds[k + count - 1].line, seat, before, self._add(state)))
        return count

    def _together(self, state: State, deeds: Sequence[Deed], k: int) -> int:
        """How many of the deeds from here on answer one question that was put to several seats at once; 0: none."""
        game = self.game
        asked = game.to_act(state)
        if asked == CHANCE_ACTS or asked & asked - 1 == 0 or game.is_window(state):
            return 0
        twin, step, count = twin_of(state), game.step(state), 0
        while k + count < len(deeds) and asked & BITS[deeds[k + count].seat] and game.step(twin) == step:
            game.apply(twin, deeds[k + count].seat, deeds[k + count].action, None)
            count += 1
        return count if len({deed.seat for deed in deeds[k : k + count]}) > 1 else 0

    def _split(self, state: State, deeds: Sequence[Deed]) -> None:
        """Answers given together: each seat's change is the mean of what its answer changes in the seats' order and in the
        reverse one, whoever was quicker at the table."""
        seats = sorted({deed.seat for deed in deeds})
        first, made = len(self.positions) - 1, self.choices
        rows = []
        for order in (seats, seats[::-1]):
            row = [first]
            for count in range(1, len(seats)):
                self.choices = made
                partial = twin_of(state)
                for deed in deeds:
                    if deed.seat in order[:count]:
                        self._act(partial, deed)
                row.append(self._add(partial))
            rows.append((order, row))
        self.choices = made
        for deed in deeds:
            self._act(state, deed)
        last = self._add(state)
        for order, row in rows:
            ends = [*row, last]
            for place, seat in enumerate(order):
                line = max(deed.line for deed in deeds if deed.seat == seat)
                self.terms.append(Term(line, seat, ends[place], ends[place + 1], 0.5))


class Values:
    """Plays on from positions, with numbers of chance that are the same each time, and others for each position and pass:
    shared ones would be off in the same direction at all of them."""

    def __init__(self, game: AnyGame, setup: Setup) -> None:
        self.game = game
        self.seats = setup.seats
        self.block = BLOCK * setup.seats
        self.worlds = Worlds(game, setup, game.evaluator())

    def of(self, position: Position, passed: int) -> list[float]:
        """Each seat's share."""
        total = [0.0] * self.seats
        for nth in range(ROLLOUTS):
            shares = self._roll(position, Generator((passed * ROLLOUTS + nth) * MOST_POSITIONS + position.number))
            total = [one + other for one, other in zip(total, shares, strict=True)]
        return [share / ROLLOUTS for share in total]

    def _roll(self, position: Position, generator: Generator) -> list[float]:
        worlds, state = self.worlds, twin_of(position.state)
        # How far ahead: to the end of this block, and of the next one; the nearer counts less the closer it comes.
        done = position.made % self.block
        near = list(worlds.finish(state, generator, self.block - done, BREADTH))
        far = list(worlds.finish(state, generator, self.block, BREADTH))
        part = done / self.block
        return [(1 - part) * one + part * other for one, other in zip(near, far, strict=True)]


def shares_of(terms: Sequence[Term], passes: Sequence[Sequence[Sequence[float]]]) -> list[Share]:
    """From the values of all positions, in each of several passes."""
    seats = len(passes[0][0])
    return [_share(seat, terms, passes) for seat in range(seats)]


def _share(seat: int, terms: Sequence[Term], passes: Sequence[Sequence[Sequence[float]]]) -> Share:
    columns: list[list[float]] = [[], [], []]
    for values in passes:
        sums = [0.0, 0.0, 0.0]
        for term in terms:
            kind = 0 if term.who == CHANCE else 1 if term.who == seat else 2
            sums[kind] += term.weight * (values[term.after][seat] - values[term.before][seat])
        for column, summed in zip(columns, sums, strict=True):
            column.append(summed)
    means = [sum(column) / len(column) for column in columns]
    errors = [_error(column) for column in columns]
    start = sum(values[0][seat] for values in passes) / len(passes)
    result = sum(values[-1][seat] for values in passes) / len(passes)
    luck, own, others = means
    return Share(start, luck, own, others, result, *errors)


def _error(column: Sequence[float]) -> float:
    """Twice the standard error of the mean; all there is to know from a single pass is that nothing is known."""
    if len(column) < 2:
        return 1.0
    mean = sum(column) / len(column)
    variance = sum((one - mean) ** 2 for one in column) / (len(column) - 1)
    return 2 * math.sqrt(variance / len(column))
