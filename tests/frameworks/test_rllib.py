"""RLlib learns too. In `make drill` alone: what it needs is larger than all the rest."""

import os
import re
import subprocess
import sys
from pathlib import Path

import dinotable

ROOT = Path(__file__).parents[2]
FOUND = os.pathsep.join([str(Path(dinotable.__file__).parents[1]), str(ROOT)])
"""Where another process finds this engine and the examples."""


def test_rllib_learns(tmp_path):
    """Here one round of it; with DINOTABLE_RLLIB_MINUTES, as `make drill` has it, until it plays better than a bot."""
    minutes = os.environ.get("DINOTABLE_RLLIB_MINUTES", "")
    game, against, games = ("food-chain", "novice", 200) if minutes else ("examples.magpies:GAME", "random", 4)
    done = subprocess.run(
        [sys.executable, "-m", "examples.learning.rllib_ppo", game, "--against", against, "--minutes", minutes or "0",
         "--games", str(games)],
        cwd=tmp_path, env={**os.environ, "PYTHONPATH": FOUND, "OMP_NUM_THREADS": "1"}, capture_output=True, text=True,
        timeout=600 + 60 * float(minutes or "0"), check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "decisions, mean reward" in done.stdout
    [low] = re.findall(rf"wins .*% \[(\S+)%–.*of {games} games against {against}", done.stdout)
    assert float(low) > 50 or not minutes, done.stdout
