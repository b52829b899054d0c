"""The time of one draw, one copy, one apply and one legal, plain and compiled, for every game.

    python -m bench.core [GAME]

Both engines are measured in turn within one run, so that their ratio holds on a busy machine too.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from dinotable.core.buffer import Buffer
from dinotable.core.chance import Luck, seed_from
from dinotable.core.contract import AnyGame
from dinotable.core.generator import Generator
from dinotable.core.playout import lone_seat
from dinotable.core.seats import CHANCE, CHANCE_ACTS
from dinotable.core.state import State
from dinotable.games import GAMES, load

ROOT = Path(__file__).parent.parent
PLAIN = f"{ROOT / 'src'}:{ROOT}"
BUILT = f"{ROOT / 'build' / 'engine'}:{ROOT}"
ROUNDS = 3
SECONDS = 0.3
"""Of each thing, in each round."""


def positions(game: AnyGame, seats: int) -> tuple[list[State], list[State]]:
    """Positions of one random game in which a seat, or chance, is to act."""
    state, generator = game.new(game.setup(seats)), Generator(1)
    out, weights = Buffer(), Buffer()
    of_seats, of_chance = [], []
    while mask := game.to_act(state):
        if mask == CHANCE_ACTS:
            of_chance.append(state.copy())
            game.chance(state, out, weights)
            game.apply(state, CHANCE, out.items[generator.pick(weights)], None)
        else:
            of_seats.append(state.copy())
            seat = lone_seat(mask, generator)
            # Counted first: to list them may give the buffer new items.
            count = game.legal(state, seat, out)
            game.apply(state, seat, out.items[generator.below(count)], None)
    return of_seats, of_chance


def nanoseconds(what: Callable[..., object], fresh: Callable[[], list[tuple[Any, ...]]]) -> float:
    """Of one call, over fresh rows of arguments again and again."""
    calls, spent = 0, 0.0
    while spent < SECONDS:
        rows = fresh()
        start = time.perf_counter()
        for row in rows:
            what(*row)
        spent += time.perf_counter() - start
        calls += len(rows)
    return spent / calls * 1e9


def measure(game: AnyGame) -> dict[str, float]:
    of_seats, of_chance = positions(game, game.fewest)
    out = Buffer()
    turns = [(state, lone_seat(game.to_act(state), Generator(0))) for state in of_seats]
    moves = []
    for state, seat in turns:
        count = game.legal(state, seat, out)
        moves.append((seat, out.items[count // 2], None))
    luck = Luck(seed_from(1))
    return {
        "draw": nanoseconds(luck.draw, lambda: [(game, state) for state in of_chance]),
        "copy": nanoseconds(lambda state: state.copy(), lambda: [(state,) for state in of_seats]),
        "apply": nanoseconds(
            game.apply, lambda: [(state.copy(), *move) for state, move in zip(of_seats, moves, strict=True)]
        ),
        "legal": nanoseconds(lambda state, seat: game.legal(state, seat, out), lambda: turns),
    }


def run(path: str, place: str) -> dict[str, float]:
    environment = {**os.environ, "PYTHONPATH": path}
    command = [sys.executable, "-m", "bench.core", "--one", place]
    done = subprocess.run(command, cwd="/", env=environment, capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def compare(name: str, place: str) -> None:
    engines = (
        {"plain": PLAIN, "compiled": BUILT} if list((ROOT / "build" / "engine").glob("*.so")) else {"plain": PLAIN}
    )
    rounds: dict[str, list[dict[str, float]]] = {engine: [] for engine in engines}
    for _ in range(ROUNDS):
        for engine, path in engines.items():
            rounds[engine].append(run(path, place))
    for what in rounds["plain"][0]:
        best = {engine: min(row[what] for row in rows) for engine, rows in rounds.items()}
        times = "".join(f"{best[engine] / 1000:>12.3f}" for engine in engines)
        ratio = f"{best['plain'] / best['compiled']:>8.1f}" if "compiled" in best else ""
        print(f"{name:<24}{what:<8}{times}{ratio}", flush=True)


def main(arguments: list[str]) -> None:
    if arguments[:1] == ["--one"]:
        print(json.dumps(measure(load(arguments[1]))))
        return
    places = {"magpies": "examples.magpies", **GAMES}
    print(f"{'microseconds':<24}{'':<8}{'plain':>12}{'compiled':>12}{'ratio':>8}")
    for name, place in places.items():
        if not arguments or name.startswith(arguments[0]):
            compare(name, place)


if __name__ == "__main__":
    main(sys.argv[1:])
