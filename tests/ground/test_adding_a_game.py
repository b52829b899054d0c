"""`docs/adding-a-game.md`, walked literally: the game it makes from nothing is played, simulated, matched and served."""

import importlib
import importlib.util
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest

from dinotable.core import contract
from dinotable.games import find
from dinotable.table.lesson_check import check_lesson
from dinotable.table.lessons import lessons_of
from tests.conformance import laws
from tests.conformance.spots import all_setups, spots_of

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text()
FILES = dict(re.findall(r"^`((?:nest|tests)/[\w./]+)`\n```\w+\n(.*?)```", PAGE, re.MULTILINE | re.DOTALL))
COMMANDS = [line for line in PAGE.splitlines() if line.startswith("dinotable ")]


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    folder = tmp_path_factory.mktemp("from-nothing")
    for name, text in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    sys.path.insert(0, str(folder))
    importlib.invalidate_caches()
    spec = importlib.util.spec_from_file_location("tests.worlds.nest", folder / "tests" / "worlds" / "nest.py")
    assert spec and spec.loader
    sys.modules["tests.worlds.nest"] = worlds = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(worlds)
    yield folder
    sys.path.remove(str(folder))
    for name in [name for name in sys.modules if "nest" in name.split(".")]:
        del sys.modules[name]


def dinotable(home: Path, command: str, said: str = "") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": f"{home}:{os.environ.get('PYTHONPATH', '')}"}
    words = command.split()[1:]
    return subprocess.run(
        [sys.executable, "-m", "dinotable", *words], cwd=ROOT, env=environment, input=said, capture_output=True, text=True,
        timeout=120, check=False,
    )  # fmt: skip


def test_the_page_has_every_file_of_a_game() -> None:
    wanted = {path.name for path in (ROOT / "examples" / "magpies").iterdir() if path.suffix in (".py", ".ftl")}
    assert {Path(name).name for name in FILES if name.count("/") == 1} == wanted
    assert [command.split()[1] for command in COMMANDS] == ["play", "simulate", "arena", "--game"]


@pytest.mark.usefixtures("home")
def test_it_keeps_every_law() -> None:
    game = find("nest:GAME")
    for setup in all_setups(game):
        for spot in spots_of(game, setup, 2, 4):
            for law in [*laws.CHEAP, *laws.COSTLY]:
                law(spot)
        for law in laws.WHOLE_GAMES:
            law(game, setup, 1)
    for law in laws.REFLECTING if str(contract.__file__).endswith(".py") else []:
        law(spots_of(game, game.setup(2), 1, 2)[0])
    for law in laws.WORDS:
        law(game)


@pytest.mark.usefixtures("home")
def test_it_teaches_itself() -> None:
    game = find("nest:GAME")
    lesson = lessons_of(game)["first"]
    check_lesson(game, lesson)
    assert [step.id for step in lesson.steps] == ["dig", "stop"]


def test_it_is_played_in_the_terminal(home: Path) -> None:
    moves = ["dig", "stop"] + ["stop"] * 30
    done = dinotable(home, COMMANDS[0], "\n".join(moves) + "\n")
    assert done.returncode == 0, done.stderr
    assert "Everybody has had five turns." in done.stdout


@pytest.mark.parametrize("command", COMMANDS[1:3], ids=["simulate", "arena"])
def test_it_is_simulated_and_matched(home: Path, command: str) -> None:
    done = dinotable(home, f"{command} --json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == int(command.split("--games ")[1])


def test_it_is_served(home: Path, tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": f"{home}:{os.environ.get('PYTHONPATH', '')}"}
    command = [sys.executable, "-m", "dinotable", *COMMANDS[3].split()[1:]]
    command += ["--port", "0", "--no-browser", "--data", str(tmp_path)]
    with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True) as server:
        try:
            address = address_of(server)
            chairs = [{"kind": "bot", "level": "greedy"}, {"kind": "bot", "level": "random"}]
            body = json.dumps({"game": "nest", "chairs": chairs, "start": True}).encode()
            opened = fetch(Request(f"{address}/api/tables", body, {"Content-Type": "application/json"}))
            # Bots take their time at a table: that games of theirs come to an end, `simulate` shows.
            table = Request(f"{address}/api/tables/{opened['table']}")
            first, until = fetch(table)["now"]["seq"], time.monotonic() + 60
            while fetch(table)["now"]["seq"] < first + 3:
                assert time.monotonic() < until, "the bots do not play"
                time.sleep(0.1)
        finally:
            server.terminate()


def address_of(server: subprocess.Popen[str]) -> str:
    assert server.stdout
    for line in server.stdout:
        if found := re.search(r"http://[\d.:]+", line):
            return found.group(0)
    raise AssertionError("the server did not say where it is")


def fetch(request: Request) -> dict[str, Any]:
    with urlopen(request, timeout=10) as answer:
        return json.load(answer)
