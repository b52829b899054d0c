"""What many games cost: seconds by the clock and of the processors, memory, games a core-second; and nodes of a cluster.

    python -m bench scale [GAME …] [--games 100000] [--bots random] [--players 2] [--workers 2] [--json]
    python -m bench scale GAME --nodes [--games …]

Each is one `dinotable balance` in a process of its own, as anybody would run it. Memory is that of all its processes
together when it was largest. `--nodes` plays the same on a Ray cluster of one node and of two, each of one core, which it
starts here. Nothing is promised: the figures are told.
"""

import argparse
import contextlib
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bench.beside import engine
from dinotable.games import GAMES, find

LOOK_EVERY = 0.2
"""Seconds between two looks at the memory."""
PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096


def measure(game: str, options: argparse.Namespace, *more: str) -> dict[str, Any]:
    """One run, and what it took."""
    words = ["balance", game, "--players", str(options.players), "--bots", options.bots, "--games", str(options.games)]
    command = [sys.executable, "-m", "dinotable", *words, "--no-luck", "--json", *more]
    with tempfile.TemporaryFile("w+") as out:
        began, before = time.monotonic(), _children_seconds()
        with subprocess.Popen(command, stdout=out, stderr=subprocess.DEVNULL, start_new_session=True) as running:
            most = 0.0
            while running.poll() is None:
                most = max(most, _megabytes(running.pid))
                time.sleep(LOOK_EVERY)
        if running.returncode:
            raise SystemExit(f"{' '.join(command)} failed")
        wall, cpu = time.monotonic() - began, _children_seconds() - before
        out.seek(0)
        variant = json.load(out)["runs"][0]["variants"][0]
    played = variant["cpu_seconds"]
    return {
        "game": find(game).id,
        "players": options.players,
        "bots": options.bots,
        "games": variant["games"],
        "wall_seconds": round(wall, 1),
        "cpu_seconds": round(cpu, 1),
        "played_seconds": round(played, 1),
        "megabytes": round(most),
        "games_a_core_second": round(variant["games"] / max(cpu, 0.001), 1),
    }


def _children_seconds() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _megabytes(session: int) -> float:
    """Of all processes of a session; 0 where the system does not tell."""
    total = 0
    for path in Path("/proc").glob("[0-9]*"):
        # It may have ended meanwhile.
        with contextlib.suppress(OSError, IndexError):
            if int((path / "stat").read_text().rpartition(")")[2].split()[3]) == session:
                total += int((path / "statm").read_text().split()[1])
    return total * PAGE / 2**20


def on_nodes(game: str, options: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """The same on one node and on two."""
    from ray.cluster_utils import Cluster  # noqa: PLC0415 (an extra)

    for nodes in (1, 2):
        cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
        for _ in range(nodes - 1):
            cluster.add_node(num_cpus=1)
        try:
            row = measure(game, options, "--ray", cluster.address)
            # Of nodes only what the games took is known; the rest is what the machine that counts them needs.
            used = row["played_seconds"] + row["cpu_seconds"]
            rate = round(row["games"] / used, 1)
            found = {"cpu_seconds": used, "counting_seconds": row["cpu_seconds"], "games_a_core_second": rate}
            yield {**row, **found, "nodes": nodes}
        finally:
            cluster.shutdown()


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench scale", description=__doc__)
    parser.add_argument("game", nargs="*", default=list(GAMES))
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bots", default="random")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--nodes", action="store_true")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args(words)
    rows: list[dict[str, Any]] = []
    for game in options.game:
        found = (
            on_nodes(game, options) if options.nodes else [measure(game, options, "--workers", str(options.workers))]
        )
        for row in found:
            rows.append(row)
            print(told(row), file=sys.stderr if options.json else sys.stdout, flush=True)
    if options.json:
        print(json.dumps({"engine": engine(), "rows": rows}))
    return 0


def told(row: dict[str, Any]) -> str:
    nodes = f" on {row['nodes']} node{'s'[: row['nodes'] - 1]}" if "nodes" in row else ""
    what = f"{row['game']}, {row['games']:,} games of {row['players']} × {row['bots']}{nodes}"
    seconds = f"{row['wall_seconds']} s by the clock, {row['cpu_seconds']} s of the processors"
    return f"{what}: {seconds}, {row['megabytes']} MB, {row['games_a_core_second']:,} games a core-second"


if __name__ == "__main__":
    sys.exit(main())
