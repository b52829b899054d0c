"""A seat at a server's table played from the terminal: whole games, others beside it, and what can go wrong."""

import asyncio
import io
import random
import re
import threading
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from rich.console import Console

from dinotable.cli import main
from dinotable.core.record import read_record
from dinotable.core.replay import replay
from dinotable.games import GAMES, find
from dinotable.library.remote import RemoteSeat
from dinotable.terminal.full.app import TableApp
from dinotable.terminal.full.papers import Paper
from dinotable.terminal.joined import Joined
from dinotable.terminal.joining import sit_down
from dinotable.terminal.playing import play_game
from dinotable.terminal.screen import Screen
from dinotable.words import speaker
from tests.server.house import MAGPIES, PATIENCE, House, Opened, hear, say
from tests.server.proxy import Proxy
from tests.terminal.driver import Driver

LEVEL = {"kind": "bot", "level": "random"}
ANNA = {"kind": "me", "name": "Anna"}
FRIEND = {"kind": "friend"}
PROMPT = re.compile(r"^(?:Anna|Ben)> \Z", re.MULTILINE)


def link(house: House, table: Opened, seat: int, port: int | None = None) -> str:
    return f"http://127.0.0.1:{port or house.port}/t/{table.id}#{table.tokens[seat]}"


class Typist:
    """Types numbers of moves for ever; those that are too high are asked again."""

    def __init__(self) -> None:
        self.chooser = random.Random(7)

    def readline(self) -> str:
        # With the sign, a number is never taken for a place on the board.
        return f"#{self.chooser.choice([1, 1, 2, 3])}\n"

    def isatty(self) -> bool:
        return False


def hears(driver: Driver, words: str) -> str:
    """What is printed up to these words."""
    driver.prompt = re.compile(re.escape(words))
    heard = driver.hear()
    driver.prompt = PROMPT
    assert heard is not None, driver.transcript[-2000:]
    return heard


@pytest.mark.parametrize(
    ("place", "language"), list(zip([*GAMES, MAGPIES], ["en", "fr", "fr", "en", "fr"], strict=True))
)
def test_a_whole_game_is_played(
    house: House,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    place: str,
    language: str,
) -> None:
    game, file = find(place), tmp_path / "game.txt"
    table = house.table(FRIEND, *[LEVEL] * (game.fewest - 1), game=game.id)
    monkeypatch.setattr("sys.stdin", Typist())
    # Whoever sits down last is waited for: the game begins while the terminal looks on.
    begins = threading.Thread(target=begin_when_seated, args=(house, table))
    begins.start()
    wishes = ["--name", "Zoé", "--lang", language, "--record", str(file)]
    code = main(["join", link(house, table, 0), *wishes, *([] if place in GAMES else ["--game", place])])
    begins.join(PATIENCE)
    said = capsys.readouterr()
    assert code == 0, said.err
    words = speaker(language, [game.words])
    for told in (words("unofficial"), words("end-over"), words("end-verified"), words("record-done", file=str(file))):
        assert told in said.out
    assert said.out.count("Zoé> ") > 3
    assert not re.search(rf"{re.escape(game.id)}-(do|event|no|end|fact)|\{{ \$|has no words", said.out)
    assert replay(game, read_record(file.read_bytes())).names[0] == "Zoé"


def begin_when_seated(house: House, table: Opened) -> None:
    with house.socket() as socket:
        say(socket, type="watch", table=table.id, since=0)
        while not all(chair["name"] for chair in hear(socket, "update")["now"]["chairs"]):
            pass
    assert table.ask("POST", "/start", table.host, json={}).status_code == 200


def test_two_people_play_and_talk_and_one_comes_back(house: House) -> None:
    table = house.table(ANNA, FRIEND)
    driver = Driver("join", link(house, table, 1), "--name", "Ben", "--game", MAGPIES, "--lang", "en", names=["Ben"])
    assert "http://" in hears(driver, "every chair is taken")
    anna = RemoteSeat(link(house, table, 0), hears_chat=True)
    assert table.ask("POST", "/start", table.host, json={}).status_code == 200
    heard = driver.hear() or ""
    assert "Also deciding now: Anna" in heard
    assert "Ben decides: offer" in heard
    for typed, told in {
        "why claim": "claim",
        "preview 1": "offer",
        "facts": "oints",
        # Whoever was dealt two cards of one kind has nothing to choose.
        "hint": "1  offer" if "offer (2)" in heard else "nothing else",
        "log": "Chance draws",
        "undo": "nothing",
        "save": "kept at the server",
        "help": "say something to everybody",
        "say": "say TEXT",
    }.items():
        assert told in (driver.say(typed) or ""), (typed, driver.transcript[-1500:])
    driver.say("say Hello, Anna!")
    # That she is connected is news too.
    while not (chat := list(anna.chat)):
        anna.wait_news(anna.known, 1.0)
    assert [line["text"] for line in chat] == ["Hello, Anna!"]
    driver.type("1")
    hears(driver, "Waiting for Anna")
    anna.say("Hello, Ben!")
    hears(driver, "Anna: Hello, Ben!")
    while 1 not in anna.now["to_act"]:
        anna.act([anna.now["legal"][0]["text"]])
    heard = driver.hear() or ""
    assert "· Anna" in heard, heard
    driver.type("quit")
    assert driver.hear() is None
    assert driver.close() == 0
    back = re.findall(r"dinotable join '?(http\S+?)'? --game", driver.transcript)
    assert len(back) == 3
    assert len(set(back)) == 1
    again = RemoteSeat(back[0])
    assert again.seat == 1
    for seat in (anna, again):
        seat.close()


def test_a_decision_that_was_made_elsewhere_is_told(house: House) -> None:
    table = house.started(2)
    elsewhere = RemoteSeat(link(house, table, 1))
    driver = Driver("join", link(house, table, 1), "--game", MAGPIES, "--lang", "fr", names=["Player 1"])
    driver.hear()
    elsewhere.act([elsewhere.now["legal"][0]["text"]])
    driver.type("1")
    hears(driver, "Cette décision est déjà prise")
    hears(driver, "On attend Player 0")
    driver.stop()
    elsewhere.close()


def test_a_pass_is_not_made_by_itself_because_its_haste_would_tell(house: House) -> None:
    table = house.started(2)
    screen = Screen(Console(file=io.StringIO()))
    screen.is_typed = True
    desk = sit_down(link(house, table, 0), "", "en", MAGPIES, screen)
    windows = 0
    for _ in range(200):
        table.play_on(1)
        if table.now()["status"] == "over":
            break
        owed = table.now(0)
        # Asking for anything brings the seat up to date.
        desk.seat.parts()
        desk._look()
        if len(owed["legal"]) == 1:
            windows += owed["legal"][0]["text"] == "pass"
            assert desk.makes_forced and desk.forced(0) is None
    assert windows
    desk.seat.close()


def test_a_bot_that_played_on_gives_the_seat_back_to_who_comes(house: House) -> None:
    table = house.table(ANNA, FRIEND, LEVEL)
    ben = RemoteSeat(link(house, table, 1), "Ben")
    assert table.ask("POST", "/start", table.host, json={}).status_code == 200
    ben.lend("random")
    driver = Driver("join", ben.link, "--game", MAGPIES, "--lang", "en", names=["Ben"])
    hears(driver, "Ben plays again")
    assert table.now()["chairs"][1]["level"] == ""
    driver.stop()
    ben.close()


def test_a_lost_connection_is_told_once_and_comes_back(tmp_path: Path) -> None:
    with House(tmp_path / "data") as house, Proxy(f"http://anna@127.0.0.1:{house.port}") as proxy:
        table = house.table(ANNA, FRIEND)
        port = urlsplit(proxy.url).port
        driver = Driver("join", link(house, table, 0, port), "--game", MAGPIES, "--lang", "en", names=["Anna"])
        hears(driver, "one chair is free")
        proxy.reset()
        hears(driver, "The connection is lost")
        proxy.heal()
        assert "lost" not in hears(driver, "The connection is back")
        ben = RemoteSeat(link(house, table, 1), "Ben")
        assert table.ask("POST", "/start", table.host, json={}).status_code == 200
        assert "Anna decides" in (driver.hear() or "")
        ben.close()
        driver.process.stdin.close()
        assert driver.hear() is None
        assert driver.close() == 1
        assert "the seat stays yours" in driver.transcript


def refusal(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    code = main(["join", *arguments])
    said = capsys.readouterr()
    assert said.err.count("\n") == 1, "one line"
    return code, said.err


def test_where_nobody_can_sit_is_told_in_one_line(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    table = house.table(ANNA, FRIEND, LEVEL)
    own, friend = link(house, table, 0), link(house, table, 1)
    at = own.partition("#")[0]
    named = ("--game", MAGPIES)
    for arguments, code, told in [
        (("hello",), 2, "no link to a table"),
        ((at, *named), 2, "no open chair is free"),
        ((f"{at}#{'x' * 43}", *named), 2, "token"),
        ((own.replace(table.id, "a" * 16), *named), 2, "no such table"),
        ((friend,), 2, "“magpies” is no game of this program"),
        ((friend, "--game", "happy"), 2, "the server plays magpies/"),
        ((friend, "--lang", "xx", *named), 2, "--lang is en or fr"),
    ]:
        found = refusal(capsys, *arguments)
        assert found[0] == code
        assert told in found[1], found
    assert table.now()["chairs"][1]["name"] == "", "nobody sat down for nothing"


def test_another_version_is_told_before_sitting_down(
    house: House, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = house.table(ANNA, FRIEND)
    with monkeypatch.context() as patched:
        patched.setattr("dinotable.core.setup.Box.hash", lambda _: "other")
        parts = table.ask("GET", "/parts").json()
    assert parts["box"] == "other"
    monkeypatch.setattr("dinotable.library.asking.TableAddress.fields", lambda *_, **__: parts)
    assert "other components" in refusal(capsys, link(house, table, 1), "--game", MAGPIES)[1]


def test_a_server_that_is_gone_and_a_game_that_is_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dinotable.terminal.joining.PATIENCE", 0.0)
    with House(tmp_path / "data") as house:
        table = house.started(2)
        table.play_on()
        seat = link(house, table, 0)
        assert main(["join", seat, "--game", MAGPIES, "--lang", "en"]) == 0
        assert "The game is over." in capsys.readouterr().out
    code, told = refusal(capsys, seat, "--game", MAGPIES)
    assert code == 1
    assert "cannot be reached" in told


def test_a_seat_is_played_on_the_full_screen(house: House) -> None:
    """It waits for the start, moves by pointing, and can be left while others decide."""
    table = house.table(ANNA, FRIEND, game="food-chain")
    desks: list[Joined] = []

    def play(screen: Screen) -> None:
        desks.append(sit_down(link(house, table, 1), "Ben", "en", None, screen))
        play_game(desks[0], None)

    app = TableApp(speaker("en", []), play, pace=0)

    async def sit() -> None:
        async with app.run_test(size=(80, 24)) as pilot:

            async def until(is_so: Callable[[], bool]) -> None:
                for _ in range(4000):
                    assert app.failed is None, app.failed
                    if is_so():
                        await pilot.pause()
                        return
                    await pilot.pause(0.005)
                raise AssertionError("nothing happened")

            await until(lambda: "every chair is taken" in str(app.table.query_one("#note").render()))
            assert (await asyncio.to_thread(table.ask, "POST", "/start", table.host, json={})).status_code == 200
            await until(lambda: app.table.glance is not None)
            anna = await asyncio.to_thread(RemoteSeat, link(house, table, 0))
            if anna.now["ask"] is not None:
                await asyncio.to_thread(anna.act, [anna.now["legal"][0]["text"]])
            await until(lambda: app._is_asked)
            if isinstance(app.screen, Paper):
                await pilot.press("enter")
            picking = app.table.picking
            assert picking
            # One thing after another of the first move, from wherever the cursor is.
            move = picking.legal[0]
            for key in [*desks[0].game.keys(move), f"move {picking.texts[move]}"]:
                # Where two kinds of moves point at the same, the last of these says which; else it is made already.
                if app._is_asked:
                    app.table.point(next(place for place in app.table.places() if place.spot.key == key))
                    await pilot.press("enter")
                    await pilot.pause()
            await until(lambda: not app._is_asked)
            await until(lambda: "Anna" in str(app.table.query_one("#asked").render()))
            await pilot.press("q")
            # Nothing is lost: it leaves at once, and says how to come back.
            await until(lambda: "dinotable join" in app.last_words.plain)
            await asyncio.to_thread(anna.close)

    asyncio.run(sit())
    assert any(line.seat == 1 for line in desks[0].log(1))
