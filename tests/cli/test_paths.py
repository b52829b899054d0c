"""Every command that is given a file or a folder, and gets one that it cannot use: one line that names it, code 2."""

import inspect
import typing
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path

import pytest

from dinotable.cli import app, main
from dinotable.server.storage.store import Store
from tests.terminal.pipe import MAGPIES

PLACE = "PLACE"
FEW = ("--games", "2", "--workers", "1")
READ = {
    ("play", "box"): ["play", MAGPIES, "--box", PLACE],
    ("play", "resume"): ["play", MAGPIES, "--resume", PLACE],
    ("replay", "file"): ["replay", PLACE],
    ("replay", "box"): ["replay", "RECORD", "--game", MAGPIES, "--box", PLACE],
    ("verify", "file"): ["verify", PLACE, "--game", MAGPIES],
    ("verify", "box"): ["verify", "RECORD", "--game", MAGPIES, "--box", PLACE],
    ("rules", "box"): ["rules", MAGPIES, "--box", PLACE],
    ("box", "box"): ["box", MAGPIES, "--box", PLACE],
    ("simulate", "box"): ["simulate", MAGPIES, *FEW, "--box", PLACE],
    ("balance", "box"): ["balance", MAGPIES, *FEW, "--box", PLACE],
    ("balance", "compare"): ["balance", MAGPIES, *FEW, "--compare", "usual", PLACE],
    ("arena", "box"): ["arena", MAGPIES, *FEW, "--bots", "random,greedy", "--box", PLACE],
    ("perft", "box"): ["perft", MAGPIES, "--box", PLACE],
    ("puzzles", "source"): ["puzzles", MAGPIES, "--from", PLACE],
    ("leaderboard", "files"): ["leaderboard", PLACE],
    ("backup", "data"): ["backup", "NEW", "--data", PLACE],
    ("trash", "data"): ["trash", "--data", PLACE],
    ("admin", "data"): ["admin", "tables", "--data", PLACE],
    ("copy-database", "source"): ["copy-database", PLACE, "NEW"],
}
WRITTEN = {
    ("play", "record"): ["play", MAGPIES, "--seats", "random", "--record", PLACE],
    ("box", "out"): ["box", MAGPIES, "--out", PLACE],
    ("arena", "file"): ["arena", MAGPIES, *FEW, "--bots", "random,greedy", "--file", PLACE],
    ("puzzles", "file"): ["puzzles", MAGPIES, "--count", "1", "--workers", "1", "--file", PLACE],
    ("train", "file"): ["train", "food", *FEW, "--generations", "1", "--folder", "NEW", "--file", PLACE],
    ("backup", "file"): ["backup", PLACE, "--data", "GAMES"],
}
FOLDERS = {
    ("simulate", "out"): ["simulate", MAGPIES, *FEW, "--out", PLACE],
    ("balance", "out"): ["balance", MAGPIES, *FEW, "--out", PLACE],
    ("train", "folder"): ["train", "food", *FEW, "--generations", "1", "--folder", PLACE],
    ("mcp", "keep"): ["mcp", "--keep", PLACE],
    ("site", "folder"): ["site", PLACE],
    ("serve", "data"): ["serve", "--port", "0", "--data", PLACE],
    ("dinotable", "data"): ["--no-browser", "--port", "0", "--data", PLACE],
    ("copy-database", "target"): ["copy-database", "GAMES", PLACE],
}
UNREADABLE: dict[str, Callable[[Path], object]] = {
    "missing": lambda _: None,
    "folder": lambda place: place.mkdir(),
    "empty": lambda place: place.write_text(""),
    "binary": lambda place: place.write_bytes(bytes(range(256)) * 8),
    # Nobody can read it, root included.
    "loop": lambda place: place.symlink_to(place),
}
UNWRITABLE = {name: UNREADABLE[name] for name in ("folder", "loop")}
NO_FOLDER = {name: UNREADABLE[name] for name in ("binary", "loop")}
CASES = [
    pytest.param(words, make, id=f"{command} {name} {kind}")
    for cases, kinds in ((READ, UNREADABLE), (WRITTEN, UNWRITABLE), (FOLDERS, NO_FOLDER))
    for (command, name), words in cases.items()
    for kind, make in kinds.items()
]
LONG = "x" * 300
"""No system has files with such names."""


@pytest.fixture(scope="module")
def given(tmp_path_factory) -> dict[str, str]:
    """What stands beside the place that is wrong."""
    folder = tmp_path_factory.mktemp("given")
    main(["simulate", MAGPIES, "--games", "1", "--out", str(folder / "played")])
    games = folder / "games"
    store = Store(games)
    store.open()
    store.close()
    return {"RECORD": str(next((folder / "played").iterdir())), "GAMES": str(games), "NEW": str(folder / "new")}


def refused(pipe, given: dict[str, str], words: list[str], place: Path) -> None:
    code, _, err = pipe.run(*[str(place) if word == PLACE else given.get(word, word) for word in words])
    assert code == 2, err
    assert err.startswith("dinotable: ")
    assert err.count("\n") == 1
    assert str(place) in err
    assert not any(word in err for word in ("Error", "Errno", "Traceback", "mistake of the program"))
    # What to do, not only what the system said.
    assert ": " in err.removeprefix("dinotable: ")


@pytest.mark.parametrize(("words", "make"), CASES)
def test_a_place_that_cannot_be_used_is_told_in_one_line(pipe, given, tmp_path, words, make):
    place = tmp_path / "place"
    make(place)
    refused(pipe, given, words, place)


@pytest.mark.parametrize("words", [*READ.values(), *WRITTEN.values(), *FOLDERS.values()], ids=" ".join)
def test_a_place_below_a_file_is_told_in_one_line(pipe, given, tmp_path, words):
    (tmp_path / "file").write_text("text")
    refused(pipe, given, words, tmp_path / "file" / "place")


@pytest.mark.parametrize("words", [*READ.values(), *WRITTEN.values(), *FOLDERS.values()], ids=" ".join)
def test_a_name_that_is_too_long_is_told_in_one_line(pipe, given, tmp_path, words):
    refused(pipe, given, words, tmp_path / LONG)


def test_every_path_that_a_command_takes_is_tried():
    found = {(command, name) for command in app if not command.startswith("-") for name in paths_of(command)}
    assert found >= {("replay", "file"), ("play", "box"), ("serve", "data")}
    assert found - {*READ, *WRITTEN, *FOLDERS} == set()


def paths_of(command: str) -> Iterator[str]:
    function = app[command].default_command
    for name, hint in typing.get_type_hints(function).items() if function else ():
        for each in (hint, *typing.get_args(hint)):
            if each is Path or Path in typing.get_args(each):
                yield name
            elif inspect.isclass(each) and is_dataclass(each):
                yield from (field.name for field in fields(each) if typing.get_type_hints(each)[field.name] is Path)
