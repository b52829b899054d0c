"""python -m bench library: what the front door costs. Raw playouts beside matches, in turn and by CPU seconds; the time to a
first position. That who does not use the door pays nothing, `python -m bench before` shows."""

import subprocess
import sys
import time
from collections.abc import Callable

import dinotable
from bench.beside import engine
from dinotable.core.buffer import Buffer
from dinotable.core.contract import AnyGame
from dinotable.core.generator import Generator
from dinotable.core.playout import Tally, playout
from dinotable.core.setup import Setup

ROUNDS = 3
SECONDS = 1.0
"""Of each kind of play, in each round."""
MOST_SECONDS = 0.150
"""To import the library and start a match."""
START = """
import time
began = time.perf_counter(), time.process_time()
import dinotable
dinotable.new(GAME, seats=2, seed=1)
print(time.perf_counter() - began[0], time.process_time() - began[1])
"""


def raw(game: AnyGame, setup: Setup, number: int) -> int:
    tally = Tally()
    playout(game, game.new(setup), Generator(number), Buffer(), Buffer(), tally, game.longest(setup))
    return int(tally.steps)


def through_match(game: AnyGame, setup: Setup, number: int) -> int:
    match, generator = dinotable.new(game, setup.seats, seed=number), Generator(number)
    while not match.outcome:
        seat = match.to_act[0]
        legal = match.legal(seat)
        match.play(seat, legal[generator.below(len(legal))])
    return match.line


def rate(play: Callable[[AnyGame, Setup, int], int], game: AnyGame, setup: Setup) -> tuple[float, float]:
    """Games and actions a CPU second."""
    games, steps, began = 0, 0, time.process_time()
    while time.process_time() - began < SECONDS:
        steps += play(game, setup, games)
        games += 1
    spent = time.process_time() - began
    return games / spent, steps / spent


def start_seconds(game: str) -> tuple[float, float]:
    """Wall and CPU seconds from nothing to the first position, the best of several."""
    command = [sys.executable, "-c", START.replace("GAME", repr(game))]
    runs = [
        tuple(map(float, subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()))
        for _ in range(7)
    ]
    return min(run[0] for run in runs), min(run[1] for run in runs)


def main() -> int:
    print(f"Matches beside raw playouts ({engine()}), best of {ROUNDS} rounds in turn, games a CPU second:")
    slow = []
    for game in dinotable.games():
        setup = game.setup(game.fewest)
        rounds = [(rate(raw, game, setup), rate(through_match, game, setup)) for _ in range(ROUNDS)]
        plain, friendly = (max(row[k] for row in rounds) for k in (0, 1))
        wall, cpu = start_seconds(game.id)
        slow += [game.id] if wall > MOST_SECONDS else []
        print(
            f"  {game.id}, {setup.seats} players: {plain[0]:,.0f} raw, {friendly[0]:,.1f} through a match"
            f" ({friendly[1]:,.0f} actions a second); import and new: {1000 * wall:.0f} ms ({1000 * cpu:.0f} ms CPU)",
            flush=True,
        )
    if slow:
        print(f"  wanted: at most {1000 * MOST_SECONDS:.0f} ms to start; slower: {', '.join(slow)}")
    return 1 if slow else 0


if __name__ == "__main__":
    raise SystemExit(main())
