"""Steps a second of many games at once, beside Pgx, OpenSpiel's and PettingZoo's own games, in one run.

    python -m bench batch [GAME …] [--seconds 2] [--count 256] [--no-peers] [--cpu] [--json]

A step is a number that a seat says (`core.spelling`); what chance does in between comes with it and is not counted, and
finished games begin anew. "Seen": after each step every game's observation and mask are written, and every number is chosen
outside. Each figure is measured with one process or with two at the same time, and Pgx with one core or two. On a machine
that is busy with other things `--cpu` counts the processes' own time instead, for our games alone.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bench.beside import ENVIRONMENTS, PEERS, engine
from dinotable.core.contract import AnyGame
from dinotable.games import GAMES, find
from dinotable.lab import Batch

PROCESSES = (1, 2)
HEAD = (
    "| what | players | steps/s, 1 process | 2 processes | seen, 1 process | 2 processes |\n|---|--:|--:|--:|--:|--:|"
)
WANTED = 1_000_000, 200_000
"""On two cores, without observations and with them."""
TOLD: list[dict[str, Any]] = []
"""The rows that were printed, for --json."""


def measure(place: str, players: int, is_seen: bool, count: int, seconds: float, clock: Callable[[], float]) -> float:
    """In this process."""
    batch = Batch(find(place), players, count, seed=1, observes=is_seen)
    stride = 1 if is_seen else 20
    batch.play(50)  # games are at different points when it begins
    steps, elapsed, started = 0, 0.0, clock()
    while elapsed < seconds:
        if is_seen:
            batch.observe()
            batch.masks()
            batch.step(batch.sample())
        else:
            batch.play(stride)
        steps += stride * count
        elapsed = clock() - started
    return steps / elapsed


def together(commands: list[list[str]], environment: dict[str, str]) -> list[dict[str, Any]]:
    """What each of the programs prints, all running at once."""
    running = [subprocess.Popen(each, env=environment, stdout=subprocess.PIPE, text=True) for each in commands]
    found = [json.loads(each.communicate()[0] or "{}") for each in running]
    if any(each.returncode for each in running):
        raise SystemExit(f"{' '.join(commands[0])} failed")
    return found


def own_rate(place: str, players: int, is_seen: bool, processes: int, options: argparse.Namespace) -> float:
    numbers = [players, int(is_seen), options.count, options.seconds, int(options.cpu)]
    words = [sys.executable, "-m", "bench.batch", "--one", place, *[str(number) for number in numbers]]
    found = together([words] * processes, dict(os.environ))
    return sum(float(each["rate"]) for each in found)


def row(name: str, players: int, rates: list[float | None]) -> str:
    TOLD.append({"what": name.strip("`"), "players": players, "rates": rates})
    return f"| {name} | {players} | " + " | ".join(f"{rate:,.0f}" if rate else "–" for rate in rates) + " |"


def own_rows(game: AnyGame, place: str, options: argparse.Namespace) -> bool:
    """Prints a row for the fewest players and one for the most; whether all reach what is wanted."""
    reached = True
    for players in (game.fewest, game.most):
        rates: list[float | None] = []
        for is_seen in (False, True):
            for processes in PROCESSES:
                can_be = not is_seen or game.observation().size > 0
                rates.append(own_rate(place, players, is_seen, processes, options) if can_be else None)
        print(row(f"`{game.id}`", players, rates), flush=True)
        reached = reached and all((rates[k] or 0) >= wanted for k, wanted in zip((1, 3), WANTED, strict=True))
    return reached


def python_of(peer: str) -> Path:
    python = ENVIRONMENTS / peer / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, str(PEERS / "install.py"), peer], check=True)
    return python


def peer_rows(title: str, peer: str, script: str, seconds: float, is_seen: bool, by_cores: bool) -> None:
    """`is_seen`: whether its steps make observations. `by_cores`: it is one process that uses as many cores as it may."""
    rates: dict[str, list[float]] = {}
    players: dict[str, int] = {}
    for processes in PROCESSES:
        command = [str(python_of(peer)), str(PEERS / script), "--seconds", str(seconds)]
        if by_cores:
            found = together([[*command, "--cores", str(processes)]], dict(os.environ))
        else:
            found = together([command] * processes, dict(os.environ))
        for results in zip(*[each["results"] for each in found], strict=True):
            name = results[0]["game"]
            players[name] = results[0].get("players", 2)
            rates.setdefault(name, []).append(sum(float(each["steps_per_second"]) for each in results))
    for name, pair in rates.items():
        print(
            row(f"{title}: {name}", players[name], [None, None, *pair] if is_seen else [*pair, None, None]), flush=True
        )


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser("python -m bench batch", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure")
    parser.add_argument("--count", type=int, default=256, help="games at once in each process")
    parser.add_argument("--no-peers", action="store_true", help="our own games only")
    parser.add_argument("--cpu", action="store_true", help="count the processes' own time; without peers")
    parser.add_argument("--json", action="store_true", help="the rows once more, as a last line of JSON")
    options = parser.parse_args(words or [])
    load = os.getloadavg()[0]
    print(
        f"{os.cpu_count()} cores, load {load:.1f}, engine {engine()}, {options.count} games at once\n\n{HEAD}",
        flush=True,
    )
    reached = [own_rows(find(place), place, options) for place in options.games]
    if not options.no_peers and not options.cpu:
        peer_rows("Pgx", "pgx", "pgx_random.py", options.seconds, is_seen=True, by_cores=True)
        peer_rows("OpenSpiel", "open_spiel", "open_spiel_random.py", options.seconds, is_seen=False, by_cores=False)
        peer_rows("PettingZoo", "pettingzoo", "pettingzoo_random.py", options.seconds, is_seen=True, by_cores=False)
    print(f"\nwanted on two cores: {WANTED[0]:,} and, seen, {WANTED[1]:,}: {'reached' if all(reached) else 'missed'}")
    if options.json:
        print(json.dumps({"engine": engine(), "rows": TOLD}))
    return 0 if all(reached) else 1


if __name__ == "__main__":
    if sys.argv[1:2] == ["--one"]:
        place, players, is_seen, count, seconds, by_cpu = sys.argv[2:]
        clock = time.process_time if by_cpu == "1" else time.perf_counter
        rate = measure(place, int(players), is_seen == "1", int(count), float(seconds), clock)
        print(json.dumps({"rate": rate}))
    else:
        sys.exit(main(sys.argv[1:]))
