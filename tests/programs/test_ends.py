"""No process of a program outlives whoever started it, however that ends."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from dinotable.lab.arena import Arena
from dinotable.lab.fixture import Fixture
from dinotable.programs.pool import POOL
from tests.programs.given import played, strange

PATIENCE = 60.0
HOST = """
import sys
from tests.programs.given import played
played(sys.argv[1])
"""


def pids_in(file: Path, least: int) -> list[int]:
    """Those that the program has written there, once there are enough."""
    end = time.monotonic() + PATIENCE
    while not file.exists() or len(file.read_text().split()) < least:
        assert time.monotonic() < end, "it did not start"
        time.sleep(0.02)
    return [int(word) for word in file.read_text().split()]


def is_there(pid: int) -> bool:
    """One that waits for somebody to ask for its exit code is not."""
    told = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False).stdout
    return bool(told.strip()) and not told.strip().startswith("Z")


def all_gone(pids: list[int]) -> bool:
    end = time.monotonic() + PATIENCE
    while any(map(is_there, pids)):
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


def test_at_the_end_even_the_stubborn_are_gone(tmp_path: Path) -> None:
    played(strange("stubborn", tmp_path / "pids"))
    pids = pids_in(tmp_path / "pids", 2)
    assert all(map(is_there, pids))
    POOL.close()
    assert not any(map(is_there, pids))


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_when_we_are_interrupted_or_killed(tmp_path: Path, number: signal.Signals) -> None:
    """While it waits for an answer that never comes."""
    words = [sys.executable, "-c", HOST, strange("silent", tmp_path / "pids")]
    with subprocess.Popen(words, env=dict(os.environ), stderr=subprocess.DEVNULL) as host:
        pids = pids_in(tmp_path / "pids", 1)
        host.send_signal(number)
        assert host.wait(PATIENCE)
    assert all_gone(pids)


def test_after_an_arena_in_which_it_hangs(tmp_path: Path) -> None:
    """In processes of their own, which are killed in the end."""
    words = [strange("silent", tmp_path / "hangs"), strange("stubborn", tmp_path / "stays")]
    contest = Arena(Fixture("food-chain", 2, words, 1, {}), 2, None, 1, grace=0.1)
    contest.run()
    hangs, stays = (row["faults"] for row in contest.report()["standings"])
    assert hangs == {"hung": 2}
    assert set(stays) <= {"hung"}
    # One process each for the check before, and for the games.
    assert all_gone(pids_in(tmp_path / "hangs", 2) + pids_in(tmp_path / "stays", 4))
