"""Timing and reporting shared by the peer benchmarks; standard library only, as each runs in its own environment."""

import argparse
import json
import time
from collections.abc import Callable
from typing import Any


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=5.0, help="least playing time for each game")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def measure(peer: str, game: str, play: Callable[[], tuple[int, int]], seconds: float) -> dict[str, Any]:
    """Time whole games; play() plays one to its end and returns how many steps and choices it took."""
    play()  # untimed: what a library builds on first use is not its playing speed
    games = steps = choices = 0
    elapsed = 0.0
    started = time.perf_counter()
    while not games or elapsed < seconds:
        game_steps, game_choices = play()
        games += 1
        steps += game_steps
        choices += game_choices
        elapsed = time.perf_counter() - started
    return {
        "peer": peer,
        "game": game,
        "games": games,
        "steps": steps,
        "choices": choices,
        "seconds": round(elapsed, 6),
        "games_per_second": round(games / elapsed, 3),
        "steps_per_second": round(steps / elapsed, 1),
        "choices_per_second": round(choices / elapsed, 1),
    }


def report(results: list[dict[str, Any]]) -> None:
    print(json.dumps({"results": results}, indent=2))
