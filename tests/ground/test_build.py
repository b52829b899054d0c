"""The engine's build, on a machine with a compiler and on one without."""

import os
import re
import runpy
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import setuptools  # noqa: F401  before distutils, which is its own then

import hatch_build
import hatch_compile

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
    assert place in [ROOT / folder / "dinotable" for folder in ("src", "build/engine", "build/installed")], place
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


@pytest.fixture
def program(tmp_path: Path):
    """A program that says what it is told to."""

    def make(name: str, said: str) -> str:
        path = tmp_path / name
        path.write_text(f"#!/bin/sh\necho '{said}'\n")
        path.chmod(0o755)
        return str(path)

    return make


def test_the_compiler_is_the_one_that_setuptools_would_take(monkeypatch: pytest.MonkeyPatch, program) -> None:
    monkeypatch.setenv("CC", f"{program('mine', '')} -pipe")
    assert hatch_build.found_compiler()[0].endswith("/mine")
    monkeypatch.setenv("CC", "no-such-compiler")
    assert hatch_build.found_compiler() == []
    assert not hatch_build.has_compiler()


def test_on_windows_it_is_visual_studios(monkeypatch: pytest.MonkeyPatch) -> None:
    from distutils.ccompiler import new_compiler  # noqa: PLC0415

    msvc = new_compiler(compiler="msvc")
    monkeypatch.setattr("distutils.ccompiler.new_compiler", lambda: msvc)
    # setuptools' own search; on any other system it finds nothing.
    assert sys.platform == "win32" or hatch_build.found_compiler() == []
    monkeypatch.setattr(msvc, "initialize", lambda: setattr(msvc, "cc", "cl.exe"))
    assert hatch_build.found_compiler() == ["cl.exe"]


def test_only_gcc_is_trained(program) -> None:
    assert hatch_build.is_gcc([program("cc", "cc 12.2.0, Copyright (C) 2022 Free Software Foundation, Inc.")])
    assert not hatch_build.is_gcc([program("gcc", "Apple clang version 17.0.0")])
    assert not hatch_build.is_gcc(["no-such-compiler"])


def test_a_wheel_packs_what_was_compiled_on_any_system(tmp_path: Path) -> None:
    for name in ("bits.cpython-311-darwin.so", "deck.cp313-win_amd64.pyd", "deck.py", "deck.c", "deck.obj"):
        (tmp_path / name).touch()
    assert [path.suffix for path in hatch_build.built_files(tmp_path)] == [".so", ".pyd"]


def test_c_files_are_joined_into_pieces_of_a_size(tmp_path: Path) -> None:
    sources = []
    for number in range(40):
        sources.append(str(tmp_path / f"{number}.c"))
        Path(sources[-1]).write_text("x" * (number % 7 + 1) * 100)
    pieces = hatch_compile.pieces_of(sources, 4)
    assert sorted(source for piece in pieces for source in piece) == sorted(sources)
    sizes = [sum(os.path.getsize(source) for source in piece) for piece in pieces]
    assert max(sizes) - min(sizes) <= 700
    assert hatch_compile.pieces_of(sources[::-1], 4) == pieces
    assert hatch_compile.pieces_of(sources[:2], 4) == [[sources[1]], [sources[0]]]


def test_progress_is_told_a_quarter_at_a_time(capsys: pytest.CaptureFixture[str]) -> None:
    hatch_build.tell_quarters([f"{done}/112\n" for done in range(1, 113)] + ["a word of the compiler\n"])
    assert re.findall(r"\d+ %", capsys.readouterr().err) == ["25 %", "50 %", "75 %", "100 %"]


def test_what_building_needs_is_said_twice_alike() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    needed = set(project["build-system"]["requires"])
    assert needed - set(project["project"]["dependencies"]) == set(project["dependency-groups"]["build"])


def test_locks_agree_and_name_no_host() -> None:
    texts = {name: (ROOT / "requirements" / f"{name}.lock").read_text() for name in ("play", "build", "dev")}
    versions = {name: dict(re.findall(r"^([\w.-]+)==(\S+)", text, re.MULTILINE)) for name, text in texts.items()}
    for name, text in texts.items():
        assert "://" not in text
        assert versions[name].items() <= versions["dev"].items()
        for entry in re.split(r"\n(?=\S)", text.strip()):
            assert "--hash=sha256:" in entry, entry
