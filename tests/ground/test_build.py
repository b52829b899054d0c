"""The engine's build, on a machine with a compiler and on one without."""

import os
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

import hatch_build

ROOT = Path(__file__).parents[2]


def test_without_a_compiler_the_engine_runs_interpreted_and_says_so(tmp_path: Path) -> None:
    bare = {"PATH": str(tmp_path), "HOME": str(tmp_path)}
    target = tmp_path / "engine"
    build = [sys.executable, str(ROOT / "hatch_build.py"), str(target)]
    built = subprocess.run(build, env=bare, capture_output=True, text=True, check=True)
    assert built.stdout.count("\n") == 1
    assert "interpreted" in built.stdout
    assert list(target.rglob("*.so")) == []
    code = (
        "from examples.magpies import GAME; from dinotable.core.play import digest; "
        "print(digest(GAME.new(GAME.setup(2))))"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code], env=bare | {"PYTHONPATH": str(target)}, capture_output=True, text=True, check=True
    )
    assert len(ran.stdout.strip()) == 16


def test_sources_are_where_the_tests_think() -> None:
    """PYTHONPATH decides between plain and compiled: neither may be mixed with an installed copy."""
    import dinotable  # noqa: PLC0415

    place = Path(dinotable.__file__).parent
    assert place in (ROOT / "src" / "dinotable", ROOT / "build" / "engine" / "dinotable"), place
    assert os.environ.get("PYTHONPATH")


def test_the_page_is_described_with_the_packages_that_pip_built_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a build of its own pip names them by PYTHONPATH: the sources go before that, not in its place."""
    monkeypatch.setenv("PYTHONPATH", "/packages/of/the/build")
    paths: list[str] = []
    monkeypatch.setattr(subprocess, "run", lambda _command, **how: paths.append(how["env"]["PYTHONPATH"]))
    runpy.run_path(str(ROOT / "hatch_build.py"))["describe_games"]()
    assert paths == [os.pathsep.join([str(ROOT / "src"), "/packages/of/the/build"])]


def test_wheels_are_guided_by_play_and_make_play_is_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    passes: list[str] = []
    trained: list[list[str]] = []

    def note(_folder: Path, _modules: list[str], _level: str, _scratch: str, flags: str) -> bool:
        passes.append(" ".join(flag for flag in flags.split() if "profile-" in flag and not flag.startswith("-W")))
        return True

    def play(command: list[str], **_how: object) -> subprocess.CompletedProcess[str]:
        trained.append(command)
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(hatch_build, "compile_once", note)
    monkeypatch.setattr(hatch_build, "has_compiler", lambda: True)
    monkeypatch.setattr(hatch_build, "is_gcc", lambda _command: True)
    monkeypatch.setattr(subprocess, "run", play)
    hatch_build.build_engine(tmp_path / "engine")
    assert (passes, trained) == ([""], [])
    assert hatch_build.compile_trained(tmp_path, [], hatch_build.BEST)
    assert passes[1:] == ["-fprofile-generate", "-fprofile-use -fprofile-partial-training"]
    assert [command[-1] for command in trained] == [hatch_build.TRAIN]
    monkeypatch.setattr(hatch_build, "is_gcc", lambda _command: False)
    assert hatch_build.compile_trained(tmp_path, [], hatch_build.BEST)
    assert passes[3:] == [""]
