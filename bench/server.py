"""Moves acked a second: our server beside boardgame.io's, driven by the same kind of players on the same machine.

    python -m bench.server [--tables 50 200 500] [--seconds 10] [--json]

Ours are real games and every move is on disk before it is acked; theirs is tic-tac-toe and storage in memory.
"""

import argparse
import contextlib
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from bench.beside import engine
from dinotable.games import GAMES

HERE = Path(__file__).resolve().parent
PEER = HERE / "peers" / "boardgameio"
INSTALLED = HERE.parent / "build" / "peers" / "boardgameio"
UNLIMITED = ["--messages-a-second", "1000000", "--requests-a-second", "1000000", "--tables-a-minute", "1000000"]


def install() -> None:
    """Their packages, as locked, into the build folder."""
    wanted = (PEER / "package-lock.json").read_text()
    lock = INSTALLED / "package-lock.json"
    if lock.exists() and lock.read_text() == wanted and (INSTALLED / "node_modules").exists():
        return
    shutil.rmtree(INSTALLED, ignore_errors=True)
    INSTALLED.mkdir(parents=True)
    for name in ("package.json", "package-lock.json"):
        shutil.copy(PEER / name, INSTALLED / name)
    command = ["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"]
    subprocess.run(command, cwd=INSTALLED, check=True)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def start_ours(folder: str) -> tuple[subprocess.Popen[str], str]:
    command = [
        sys.executable,
        "-m",
        "dinotable",
        "serve",
        "--port",
        "0",
        "--data",
        folder,
        "--thinkers",
        "1",
        *UNLIMITED,
    ]
    path = os.pathsep.join(part for part in sys.path if part)
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": path})
    assert process.stdout
    address = ""
    for line in process.stdout:
        address = address or "".join(re.findall(r"is at (\S+)", line))
        if "Ctrl-C stops" in line:
            break
    return process, address


def start_theirs() -> tuple[subprocess.Popen[str], str]:
    port = free_port()
    environment = {**os.environ, "NODE_PATH": str(INSTALLED / "node_modules"), "NODE_ENV": "production"}
    command = ["node", str(PEER / "server.js"), str(port)]
    # It reports a lot, which nobody would read: a full pipe would stop it.
    process = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, text=True, env=environment, cwd=INSTALLED
    )
    for _ in range(300):
        time.sleep(0.1)
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
            break
    return process, f"http://127.0.0.1:{port}"


def load(side: str, address: str, tables: int, seconds: float, games: list[str]) -> dict[str, Any]:
    environment = {**os.environ, "NODE_PATH": str(INSTALLED / "node_modules")}
    command = ["node", str(PEER / "load.js"), side, address, str(tables), str(seconds), *games]
    limit = 180 + seconds + tables
    done = subprocess.run(
        command, capture_output=True, text=True, env=environment, cwd=INSTALLED, check=False, timeout=limit
    )
    if done.returncode:
        raise SystemExit(f"bench.server: {side}: {done.stderr.strip()[-400:]}")
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def measure(side: str, tables: int, seconds: float, games: list[str]) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(dir=HERE.parent / "build") as folder:
        process, address = start_ours(folder) if side == "ours" else start_theirs()
        try:
            return {"server": side, **load(side, address, tables, seconds, games)}
        finally:
            process.terminate()
            process.wait(20)
            if process.stdout:
                process.stdout.close()


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 200, 500])
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--games", nargs="+", default=list(GAMES))
    parser.add_argument("--json", action="store_true")
    wishes = parser.parse_args(arguments or [])
    if not shutil.which("node") or not shutil.which("npm"):
        print("The server beside boardgame.io's: left out, node and npm are not here.")
        return 0
    (HERE.parent / "build").mkdir(exist_ok=True)
    install()
    rows = []
    if not wishes.json:
        head(wishes.games)
    for count in wishes.tables:
        for side in ("ours", "theirs"):
            rows.append(measure(side, count, wishes.seconds, wishes.games))
            if not wishes.json:
                tell(rows[-1])
    if wishes.json:
        print(json.dumps({"engine": engine(), "games": wishes.games, "rows": rows}))
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return int(any(ours["moves_per_second"] <= theirs["moves_per_second"] for ours, theirs in pairs))


def head(games: list[str]) -> None:
    print(f"Moves acked a second, engine {engine()}. Every table has one move on its way at a time.")
    print(f"Ours: {', '.join(games)}, every move on disk, views without facts. Theirs: tic-tac-toe, in memory.")
    print(f"{'server':<14}{'tables':>8}{'moves/s':>10}{'p50 ms':>9}{'p99 ms':>9}{'refused':>9}", flush=True)


def tell(row: dict[str, Any]) -> None:
    name = "dinotable" if row["server"] == "ours" else "boardgame.io"
    numbers = f"{row['tables']:>8}{row['moves_per_second']:>10}{row['p50_ms']:>9}{row['p99_ms']:>9}{row['refused']:>9}"
    print(f"{name:<14}{numbers}", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
