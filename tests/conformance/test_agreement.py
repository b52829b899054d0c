"""Plain and compiled play give the same hash after every action."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from dinotable.games import GAMES
from tests.conformance.spots import DEEP, load

ROOT = Path(__file__).parent.parent.parent
BUILT = max(
    (ROOT / "build" / name for name in ("installed", "engine")),
    key=lambda folder: max((built.stat().st_mtime for built in folder.glob("*.so")), default=0.0),
)
"""Compiled last, of the two that the Makefile compiles."""
PLACES = {"magpies": "examples.magpies", **GAMES}
SHARE = {"magpies": 334}
"""Games a player count: a thousand of the tiny one in all, a few of the others."""


def games_of(game_id: str) -> int:
    return max(DEEP, SHARE.get(game_id, 2))


def lines_of(path: str, place: str, seats: int, games: int) -> list[str]:
    command = [sys.executable, "-m", "tests.conformance.trace", place, str(seats), str(games)]
    environment = {**os.environ, "PYTHONPATH": path}
    # Run from elsewhere, so that the sources here do not come before the compiled copy.
    done = subprocess.run(command, cwd="/", env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.split("\n")


def is_stale() -> bool:
    """Whether a source was changed after the engine was built."""
    built = BUILT / "dinotable"
    for source in (ROOT / "src" / "dinotable").rglob("*.py"):
        copy = built / source.relative_to(ROOT / "src" / "dinotable")
        if not copy.exists() or copy.read_bytes() != source.read_bytes():
            return True
    return False


@pytest.mark.skipif(not list(BUILT.glob("*.so")), reason="no compiled engine in build/: no compiler, or not built yet")
@pytest.mark.parametrize("game_id", PLACES)
def test_plain_and_compiled_agree_on_every_hash(game_id):
    if is_stale():
        pytest.skip(f"{BUILT} is older than the sources: build it anew")
    game = load(PLACES[game_id])
    compared = 0
    for seats in range(game.fewest, game.most + 1):
        plain = lines_of(f"{ROOT / 'src'}:{ROOT}", PLACES[game_id], seats, games_of(game_id))
        compiled = lines_of(f"{BUILT}:{ROOT}", PLACES[game_id], seats, games_of(game_id))
        assert (plain[0], compiled[0]) == ("plain", "compiled")
        for ours, theirs in zip(plain[1:], compiled[1:], strict=True):
            assert ours == theirs, f"{game_id} with {seats}, seed {ours.split()[0]}: plain and compiled part ways"
        compared += len(plain) - 2
    assert compared >= (1000 if game_id == "magpies" else 2)
