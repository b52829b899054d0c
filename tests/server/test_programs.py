"""Programs on a server: those that the operator has named, by that name and nothing else; never a command from a client."""

import shlex
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from dinotable.core.errors import SetupError
from dinotable.server.bots.programs import players_with
from dinotable.server.settings import Settings
from dinotable.table.thinking import BotWorker, job_for
from tests.programs.given import strange
from tests.server.house import MAGPIES, House, Opened
from tests.table.desk import Desk, magpies


@pytest.fixture(scope="module")
def pids(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the program writes its process ids when it starts."""
    return tmp_path_factory.mktemp("pids") / "pids"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, pids: Path) -> Iterator[House]:
    command = strange("first", pids).removeprefix("exec:")
    broken = strange("nonsense").removeprefix("exec:")
    with House(tmp_path_factory.mktemp("data"), bots=(f"mine={command}", f"broken={broken}")) as house:
        yield house


def opened(house: House, level: str, **more: object) -> httpx.Response:
    chairs = [{"kind": "here", "name": "Anna"}, {"kind": "bot", "level": level}]
    return house.http.post("/api/tables", json={"game": "magpies", "chairs": chairs, **more})


def test_a_program_that_the_operator_named_plays(house: House, pids: Path) -> None:
    assert [game["programs"] for game in house.http.get("/api/games").json()["games"]] == [["mine", "broken"]] * 5
    assert house.http.get("/api/games/magpies").json()["programs"] == ["mine", "broken"]
    assert not pids.exists()
    table = Opened(house, opened(house, "mine", start=True).json())
    assert table.play_on()["to_act"] == []
    assert len(pids.read_text().split()) == 1, "one process for the whole game"


def test_one_that_fails_is_stood_in_for(house: House) -> None:
    """After three failures chance decides, and the person can go on."""
    chairs = [{"kind": "bot", "level": "broken"}, {"kind": "here", "name": "Anna"}]
    table = house.table(*chairs, game="food-chain", start=True)
    end = time.monotonic() + 60
    while table.now()["to_act"] != [1]:
        assert time.monotonic() < end, "nobody has decided for it"
        time.sleep(0.05)


def test_one_that_the_operator_has_taken_out_is_stood_in_for(tmp_path: Path) -> None:
    with House(tmp_path, bots=("mine=false",)) as before:
        fields = opened(before, "mine", start=True).json()
    with House(tmp_path) as after:
        assert Opened(after, fields).play_on()["to_act"] == []


def test_it_sits_in_a_chair_and_does_nothing_else(house: House) -> None:
    table = house.started()
    seat = table.now()["to_act"][0]
    assert "is no bot" in table.ask("POST", "/think", table.tokens[seat], json={"level": "mine"}).json()["message"]
    assert "is no bot" in table.ask("POST", "/lend", table.tokens[0], json={"level": "mine"}).json()["message"]
    assert opened(house, "random", time_control={"stand_in": "mine"}).status_code == 400
    rated = opened(house, "mine", rated=True, time_control={"clock": "bank", "seconds": 600})
    assert "one of the bots random" in rated.json()["message"]


@pytest.mark.parametrize(
    "form", ["exec:{}", "exec:{}@2s", "Exec:{}", " exec:{}", "mine={}", "mine;{}", "os:system", "mine\n"]
)
def test_no_command_of_a_client_is_run(house: House, tmp_path: Path, form: str) -> None:
    trace = tmp_path / "trace"
    word = form.format(f"touch {trace}")
    table = house.started()
    refused = [
        opened(house, word, start=True),
        opened(house, "random", time_control={"stand_in": word}),
        table.ask("POST", "/think", table.tokens[table.now()["to_act"][0]], json={"level": word}),
        table.ask("POST", "/lend", table.tokens[0], json={"level": word}),
        table.ask("POST", "/branch", json={"line": 0, "seat": 0, "name": "Anna", "level": word}),
    ]
    assert [answer.status_code for answer in refused] == [400] * 5, [answer.text for answer in refused]
    assert not trace.exists()


def test_who_thinks_refuses_a_command_that_came_so_far(tmp_path: Path) -> None:
    """Were a word of a client ever to pass, the process that bots think in knows names only."""
    desk = Desk(magpies(), 2)
    seat = next(iter(desk.table.asks.owed))
    for word in (f"exec:touch {tmp_path / 'trace'}", "other"):
        job = job_for("t" * 16, desk.table, MAGPIES, seat, word, 0.1, False)
        for worker in (BotWorker(), BotWorker(players_with(["mine=true"]))):
            with pytest.raises(SetupError, match=r"a program cannot play here|has no level “other”"):
                worker.think(job)
    assert not (tmp_path / "trace").exists()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("mine", "NAME=COMMAND"), ("=./bot", "NAME=COMMAND"), ("Mine=./bot", "NAME=COMMAND"), ("mine=", "NAME=COMMAND"),
        ("greedy=./bot", "one of our own bots"), ("mine=./bot 'x", "a quote is not closed"),
    ],
)  # fmt: skip
def test_what_the_operator_cannot_mean_is_told(text: str, why: str) -> None:
    with pytest.raises(SetupError, match=why):
        Settings(bots=(text,))


def test_a_command_may_have_arguments_and_an_equals_sign() -> None:
    command = shlex.join(["./bot", "--depth=3", "a b"])
    assert Settings(bots=(f"mine={command}",)).bots == (f"mine={command}",)
