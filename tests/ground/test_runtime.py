"""Python for browsers: small enough, the same whenever it is built, and without what a browser has no use for."""

import importlib.util
import json
import subprocess
import zipfile
from io import BytesIO
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "build" / "page" / "runtime"
MOST_PACKED, MOST_OF_A_SITE = 8_000_000, 15_000_000


@pytest.fixture
def runtime() -> ModuleType:
    spec = importlib.util.spec_from_file_location("runtime", ROOT / "web" / "runtime.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.slow
def test_it_is_at_most_eight_megabytes_over_the_network() -> None:
    files = json.loads((BUILT / "runtime.json").read_text())["files"]
    assert sum(file["packed"] for file in files) <= MOST_PACKED
    for file in files:
        assert (BUILT / file["file"]).stat().st_size == file["size"]
    assert "Mozilla Public License" in (BUILT / "NOTICE.txt").read_text()


@pytest.mark.slow
def test_a_site_is_at_most_fifteen_megabytes(tmp_path: Path) -> None:
    from dinotable.server.site import page_with_runtime, write  # noqa: PLC0415

    assert write(page_with_runtime(), tmp_path / "site") <= MOST_OF_A_SITE


@pytest.mark.slow
def test_the_same_sources_are_the_same_engine(runtime: ModuleType) -> None:
    engine = runtime.compiled(runtime.archive(runtime.engine_files()), 0)
    assert engine == runtime.compiled(runtime.archive(reversed(list(runtime.engine_files()))), 0)
    with zipfile.ZipFile(BytesIO(engine)) as made:
        names = set(made.namelist())
    assert {
        "dinotable/core/play.pyc",
        "dinotable/games/food_chain/puzzles.jsonl",
        "dinotable/words/rules/food-chain.en.md",
    } <= names
    assert not any(name.endswith(".py") or "/server/" in name or "/lab/" in name for name in names)


def test_without_a_network_the_page_is_built_without_it_and_says_so(
    runtime: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(runtime, "KEPT", tmp_path / "kept")
    monkeypatch.setattr(runtime, "has_kept", lambda: False)
    refused = subprocess.CompletedProcess([], 1, "", "no index can be reached")
    monkeypatch.setattr(runtime.subprocess, "run", lambda *_words, **_how: refused)
    assert not runtime.build_runtime(tmp_path / "page" / "runtime")
    assert not (tmp_path / "page").exists()
    said = capsys.readouterr().err
    assert "no index can be reached" in said and "no browser can host its own tables" in said


def test_its_lock_agrees_with_what_playing_needs_and_names_no_host() -> None:
    lock, play = ((ROOT / "requirements" / f"{name}.lock").read_text() for name in ("browser", "play"))
    assert "://" not in lock
    assert all(line in play for line in lock.splitlines() if "==" in line)
