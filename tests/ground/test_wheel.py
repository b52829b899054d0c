"""The wheel builds, installs into an empty environment, and runs."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("dist")
    # Without isolation: the locked environment holds what the build needs.
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(out), str(ROOT))
    (built,) = out.glob("*.whl")
    return built


def run(*command: str, cwd: Path | None = None) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=cwd, env=clean_environment())
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return done.stdout


def clean_environment() -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    return kept | {"DINOTABLE_OPTIMISE": "0"}


@pytest.mark.slow
def test_wheel_installs_and_runs(wheel: Path, tmp_path: Path) -> None:
    run(sys.executable, "-m", "venv", str(tmp_path / "empty"))
    python = str(tmp_path / "empty" / "bin" / "python")
    run(python, "-m", "pip", "install", "-q", str(wheel))
    command = str(tmp_path / "empty" / "bin" / "dinotable")
    assert "dinotable" in run(command, "--version", cwd=tmp_path).lower()
    assert '"games": 3' in run(command, "simulate", "ciao-dino", "--players", "2", "--games", "3", "--seed", "1",
                               "--json", cwd=tmp_path)  # fmt: skip
    assert "CD5.1" in run(command, "rules", "ciao-dino", cwd=tmp_path)


@pytest.mark.slow
def test_wheel_holds_words_and_rules(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "dinotable/words/rules/ciao-dino.fr.md" in names
    assert "dinotable/words/fr.ftl" in names
    assert "dinotable/server/page/index.html" in names
    if shutil.which("cc"):
        assert [name for name in names if name.startswith("dinotable/games/") and name.endswith(".so")]
    assert not [name for name in names if name.startswith("tests/") or name.endswith(".c")]
