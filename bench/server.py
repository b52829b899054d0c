"""Our server beside boardgame.io's, driven by the same kind of players; and ours under the load that it promises.

    python -m bench.server [--tables 50 200 500] [--rounds 3] [--seconds 6] [--promise 500] [--json]

Ours is played with the four real games, mixed, and every move is on disk before it is acked. Theirs is tic-tac-toe, kept in
memory. As a light game beside theirs, ours is also played with the tiny game of the tutorial, which is not compiled. They
take turns for some rounds and the medians are told: a machine is not as fast in one minute as in the next.
"""

import argparse
import json
import statistics
import sys
from typing import Any

from bench.beside import engine
from bench.peers.boardgameio import is_ready, measure
from dinotable.games import GAMES

Row = dict[str, Any]

SIDES = {
    "dinotable, four games": {"side": "ours", "games": list(GAMES)},
    "dinotable, magpies plain": {"side": "ours", "games": ["magpies"]},
    "boardgame.io": {"side": "theirs"},
}
PROMISED = {"dinotable, 250 a second": (250, 20.0, 100.0), "dinotable, a burst of 1,000": (1000, None, None)}
"""Moves a second, and within how many milliseconds half and 99 of 100 are acked."""


def compare(count: int, rounds: int, seconds: float) -> list[Row]:
    """As many moves as it takes: each table sends its next one when all its players were told of the last."""
    wishes = {"tables": count, "seconds": seconds, "seats": 2, "facts": False, "pace": 0}
    found: dict[str, list[Row]] = {name: [] for name in SIDES}
    for _ in range(rounds):
        for name, side in SIDES.items():
            found[name].append(measure({**wishes, **side}))
    return [{"server": name, **median_row(rows)} for name, rows in found.items()]


def median_row(rows: list[Row]) -> Row:
    return {name: statistics.median(row[name] for row in rows) for name in rows[0]}


def keep_promise(count: int, seconds: float) -> list[Row]:
    """So many moves a second and no more, four players at each table, with everything that the page asks for."""
    wishes = {"side": "ours", "games": list(GAMES), "tables": count, "seconds": seconds, "seats": 4, "facts": True}
    return [{"server": name, **measure({**wishes, "pace": pace})} for name, (pace, _, _) in PROMISED.items()]


def is_kept(row: Row) -> bool:
    pace, half, most = PROMISED[row["server"]]
    if half is None or most is None:
        return True
    return bool(row["moves_per_second"] > 0.95 * pace and row["p50_ms"] <= half and row["p99_ms"] <= most)


def is_faster(rows: list[Row]) -> bool:
    rates = {row["server"]: row["moves_per_second"] for row in rows}
    return bool(rates["dinotable, four games"] > rates["boardgame.io"])


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, nargs="*", default=[50, 200, 500])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--promise", type=int, default=500, help="tables under the promised load; 0: leave it out")
    parser.add_argument("--json", action="store_true")
    wishes = parser.parse_args(arguments or [])
    if not is_ready("The server beside boardgame.io's"):
        return 0
    kept = True
    rows: list[Row] = []
    if not wishes.json:
        head()
    for count in wishes.tables:
        rows += (found := compare(count, wishes.rounds, wishes.seconds))
        kept = is_faster(found) and kept
        tell(found, wishes.json)
    if wishes.promise:
        rows += (found := keep_promise(wishes.promise, 3 * wishes.seconds))
        kept = all(is_kept(row) for row in found) and kept
        tell(found, wishes.json)
    if wishes.json:
        print(json.dumps({"engine": engine(), "rows": rows}))
    return int(not kept)


def head() -> None:
    print(f"Moves acked a second, engine {engine()}. Two players at each table, one move on its way at a time.")
    print("Ours: every move on disk before its ack, views without hints. Theirs: tic-tac-toe, in memory.")
    print("Under the promised load: four players at each table, views with hints. CPU in per cent of one core.")
    names = ("tables", "moves/s", "p50 ms", "p99 ms", "refused", "server", "load", "MB")
    print(f"{'':<30}" + "".join(f"{name:>9}" for name in names), flush=True)


def tell(rows: list[Row], is_quiet: bool) -> None:
    if is_quiet:
        return
    for row in rows:
        shares = (f"{100 * row['server_cpu']:.0f}%", f"{100 * row['load_cpu']:.0f}%")
        memory = f"{row['megabytes_before']:.0f}→{row['megabytes']:.0f}"
        numbers = [row[name] for name in ("tables", "moves_per_second", "p50_ms", "p99_ms", "refused")]
        print(f"{row['server']:<30}" + "".join(f"{number!s:>9}" for number in (*numbers, *shares, memory)), flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
