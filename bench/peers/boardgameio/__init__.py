"""Starts our server or theirs, and lets many tables be played on it."""

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
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bench.cpu import seconds_of

PEER = Path(__file__).resolve().parent
BENCH = PEER.parent.parent
BUILD = BENCH.parent / "build"
INSTALLED = BUILD / "peers" / "boardgameio"
# Thousands of players come from one address here: what an address may have is set to what the house has.
OF_AN_ADDRESS = [
    "messages-a-second", "requests-a-second", "tables-a-minute", "address-connections", "address-half-open",
    "address-sockets", "address-sockets-a-second", "address-messages-a-second", "address-watches",
    "address-watches-a-second", "questions-a-second", "loads-a-second", "seats-a-minute", "megabytes-a-day",
    "most-megabytes-a-day",
]  # fmt: skip
UNLIMITED = [part for name in OF_AN_ADDRESS for part in (f"--{name}", "1000000")]


def is_ready(what: str) -> bool:
    """Brings what the load generator needs; says so and leaves `what` out where that is not possible."""
    if not shutil.which("node") or not shutil.which("npm"):
        print(f"{what}: left out, node and npm are not here.")
        return False
    BUILD.mkdir(exist_ok=True)
    install()
    return True


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


def start_ours(folder: str, flags: list[str], path: str = "") -> tuple[subprocess.Popen[str], str]:
    """Another engine than the one that runs this, if its path is given."""
    command = [sys.executable, "-m", "dinotable", "serve", "--port", "0", "--data", folder]
    command += ["--game", "examples.magpies:GAME", *UNLIMITED, *flags]
    path = path or os.pathsep.join(part for part in sys.path if part)
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
    command = ["node", str(PEER / "server.js"), str(port)]
    # It reports a lot, which nobody would read: a full pipe would stop it.
    process = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, text=True, env=node_environment(), cwd=INSTALLED
    )
    for _ in range(300):
        time.sleep(0.1)
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
            break
    return process, f"http://127.0.0.1:{port}"


def node_environment() -> dict[str, str]:
    return {**os.environ, "NODE_PATH": str(INSTALLED / "node_modules"), "NODE_ENV": "production"}


@contextlib.contextmanager
def started(wishes: dict[str, Any]) -> Iterator[tuple[int, str]]:
    with tempfile.TemporaryDirectory(dir=BUILD) as folder:
        is_ours = wishes["side"] == "ours"
        flags, path = wishes.get("flags", []), wishes.get("engine", "")
        process, address = start_ours(folder, flags, path) if is_ours else start_theirs()
        try:
            yield process.pid, address
        finally:
            process.terminate()
            process.wait(30)
            if process.stdout:
                process.stdout.close()


def measure(wishes: dict[str, Any]) -> dict[str, Any]:
    """What `load.js` found, and what the server used meanwhile; and its database, if it is a process."""
    with started(wishes) as (server, address):
        command = ["node", str(PEER / "load.js"), json.dumps({**wishes, "address": address})]
        load = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=node_environment(), cwd=INSTALLED
        )
        used: list[tuple[float, float, float, float]] = []
        database = wishes.get("database")
        found: dict[str, Any] = {}
        with load:
            assert load.stdout and load.stderr
            for line in load.stdout:
                if line.strip() in ("begin", "end"):
                    of_database = seconds_of(database) if database else 0.0
                    used.append((time.perf_counter(), seconds_of(server), of_database, megabytes_of(server)))
                else:
                    found = json.loads(line)
            said = load.stderr.read()
        if load.returncode or not found:
            raise SystemExit(f"bench.server: {wishes['side']}: {said.strip()[-400:]}")
    (begin, *before), (end, *after) = used
    server_cpu, database_cpu = ((new - old) / (end - begin) for old, new in zip(before[:2], after[:2], strict=True))
    shares = {"server_cpu": server_cpu, "database_cpu": database_cpu}
    return {**found, **shares, "megabytes_before": before[2], "megabytes": after[2]}


def megabytes_of(process: int) -> float:
    """0 where the system does not tell."""
    try:
        pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20
