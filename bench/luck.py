"""What is luck and what is play, over many games of equal bots.

    python -m bench.luck [GAME] [GAMES] [LEVEL] [LEVEL]

Equal bots must split evenly: the mean of each part is the same for both seats, within its interval, and what is luck for one
is bad luck for the other. With two levels, the better one must have played better. Ends with 1 if a sum is not exact.
"""

import math
import sys
import time

from dinotable.bots.luck import Course, Deed, Share, Values, shares_of
from dinotable.bots.registry import player_for
from dinotable.core.buffer import Buffer
from dinotable.core.contract import AnyGame
from dinotable.core.generator import Generator
from dinotable.core.play import legal_actions
from dinotable.core.playout import lone_seat
from dinotable.core.seats import CHANCE, CHANCE_ACTS
from dinotable.core.setup import Setup
from dinotable.games import GAMES, load

GAMES_OF_EACH = 200
PASSES = 3
EXACT = 1e-9
Z = 1.96


def play(game: AnyGame, setup: Setup, seed: int, levels: list[str]) -> list[Deed]:
    state, generator, deeds = game.new(setup), Generator(seed), []
    players = [player_for(game, setup, level) for level in levels]
    out, weights = Buffer(), Buffer()
    while mask := game.to_act(state):
        if mask == CHANCE_ACTS:
            game.chance(state, out, weights)
            seat, action = CHANCE, out.items[generator.pick(weights)]
        else:
            seat = lone_seat(mask, generator)
            player, legal = players[seat], legal_actions(game, state, seat)
            action = player.bot.choose(game.view(state, seat), legal, generator, player.budget)
        deeds.append(Deed(seat, action, len(deeds)))
        game.apply(state, seat, action, None)
    return deeds


def split(game: AnyGame, setup: Setup, deeds: list[Deed]) -> list[Share]:
    course, values = Course(game, setup, deeds), Values(game, setup)
    passes = [[values.of(position, passed) for position in course.positions] for passed in range(PASSES)]
    return shares_of(course.terms, passes)


def interval(column: list[float]) -> str:
    mean = sum(column) / len(column)
    spread = math.sqrt(sum((one - mean) ** 2 for one in column) / (len(column) - 1) / len(column))
    return f"{mean:+.3f} ±{Z * spread:.3f}"


def report(name: str, count: int, levels: list[str]) -> float:
    """The largest error of a sum."""
    game, began = load(GAMES[name]), time.perf_counter()
    setup = game.setup(2)
    # The better level sits on both seats in turn, so that a seat's own advantage does not count.
    rows = []
    for number in range(count):
        swapped = number % 2
        shares = split(game, setup, play(game, setup, number + 1, levels[::-1] if swapped else levels))
        rows.append(shares[::-1] if swapped else shares)
    error = max(
        abs(one.start + one.luck + one.own + one.others - one.result) for shares in rows for one in shares
    )  # fmt: skip
    seconds = time.perf_counter() - began
    print(f"{name}: {count} games of {' and '.join(levels)}, {seconds:.0f} s, largest error of a sum {error:.1e}")
    for part in ("result", "luck", "own", "others"):
        first, second = ([getattr(shares[seat], part) for shares in rows] for seat in (0, 1))
        apart = interval([one - other for one, other in zip(first, second, strict=True)])
        print(f"  {part:7} {interval(first)}   {interval(second)}   difference {apart}", flush=True)
    return error


def main(arguments: list[str]) -> int:
    named = [name for name in GAMES if arguments and name.startswith(arguments[0])]
    count = int(arguments[1]) if len(arguments) > 1 else GAMES_OF_EACH
    levels = arguments[2:4] or ["greedy"]
    errors = [report(name, count, [levels[0], levels[-1]]) for name in named or GAMES]
    return int(max(errors) > EXACT)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
