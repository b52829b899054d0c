"""What `install.py` does around the building: when there is something to do, and how the command is reached."""

import re
from pathlib import Path

import pytest

import install


@pytest.fixture
def command(tmp_path: Path) -> Path:
    path = tmp_path / "lib" / "dinotable" / "bin" / "dinotable"
    path.parent.mkdir(parents=True)
    path.write_text("#!/bin/sh\n")
    path.chmod(0o755)
    return path


def test_a_line_says_how_the_command_gets_onto_the_path(command, monkeypatch, capsys):
    folder = command.parents[3] / "bin"
    monkeypatch.setenv("PATH", "/usr/bin")
    install.link(command, folder)
    line = capsys.readouterr().out.splitlines()[-1]
    assert line == f"export PATH={folder}:$PATH"
    monkeypatch.setenv("PATH", f"{folder}:/usr/bin")
    install.link(command, folder)
    assert capsys.readouterr().out == "The command dinotable is ready.\n"


def test_a_link_that_leads_nowhere_is_replaced(command, tmp_path):
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "dinotable").symlink_to(tmp_path / "gone")
    install.link(command, tmp_path / "bin")
    assert (tmp_path / "bin" / "dinotable").resolve() == command


def test_another_program_of_that_name_stays(command, tmp_path, capsys):
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "dinotable").write_text("mine")
    install.link(command, tmp_path / "bin")
    assert (tmp_path / "bin" / "dinotable").read_text() == "mine"
    assert f"Start this one with {command}" in capsys.readouterr().out


def test_the_tests_run_on_an_engine_compiled_as_an_installed_one():
    assert f"build/installed/.done: LEVEL := {install.QUICK}\n" in (install.ROOT / "Makefile").read_text()


@pytest.mark.parametrize("more", [[], ["--remove"]])
def test_a_folder_of_somebody_else_stays(tmp_path, monkeypatch, more):
    (tmp_path / "lib" / "dinotable").mkdir(parents=True)
    precious = tmp_path / "lib" / "dinotable" / "precious"
    precious.write_text("mine")
    monkeypatch.setattr("sys.argv", ["install.py", "--prefix", str(tmp_path), *more])
    with pytest.raises(SystemExit, match="is something else"):
        install.main()
    assert precious.exists()


def test_only_what_the_command_is_made_from_makes_a_difference(tmp_path, monkeypatch):
    monkeypatch.setattr(install, "ROOT", tmp_path)
    for name in (
        "hatch_build.py",
        "hatch_compile.py",
        "pyproject.toml",
        "src/a.py",
        "web/src/b.ts",
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("1")
    before = install.fingerprint()
    for name in ("src/__pycache__/a.pyc", "web/node_modules/c.js", "requirements/dev.lock", "README.md"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("1")
    assert install.fingerprint() == before != install.fingerprint("postgresql")
    (tmp_path / "web" / "src" / "b.ts").write_text("2")
    assert install.fingerprint() != before
    monkeypatch.setenv("DINOTABLE_OPTIMISE", "3")
    (tmp_path / "web" / "src" / "b.ts").write_text("1")
    assert install.fingerprint() != before


def packages(lock: str) -> set[str]:
    text = (install.ROOT / "requirements" / f"{lock}.lock").read_text()
    return set(re.findall(r"^([a-z][\w.-]*==\S+)", text, re.MULTILINE))


def test_the_lock_with_the_driver_is_the_other_and_the_driver():
    assert packages("play") < packages("postgresql") <= packages("dev")
    more = {name.partition("==")[0] for name in packages("postgresql") - packages("play")}
    assert more == {"psycopg", "psycopg-binary", "tzdata"}


def test_what_pages_and_programs_say_can_be_asked_for_is_there():
    root = install.ROOT
    paths = [root / "README.md", root / "Makefile", *(root / "docs").rglob("*.md"), *(root / "src").rglob("*.py")]
    told = {name for path in paths for name in re.findall(r"make install EXTRAS=(\w+)", path.read_text("utf-8"))}
    assert told == set(install.EXTRAS)
    assert all((root / "requirements" / f"{name}.lock").exists() for name in install.EXTRAS)
