"""Finished games over the server: looked at again, branched from, brought along."""

import asyncio
import functools
import re
import time
from typing import Any

import pytest
from starlette.requests import Request

from dinotable.core.chance import Luck, seed_from
from dinotable.core.generator import Generator
from dinotable.core.journal import Journal
from dinotable.core.play import legal_actions, seats_to_act
from dinotable.core.record import MOST_BYTES, read_record
from dinotable.core.replay import replay
from dinotable.games import GAMES, find
from dinotable.server.tables.trash import Idle
from dinotable.table import story
from dinotable.table.upload import MOST_LINES
from tests.core.saved import signed
from tests.server.house import MAGPIES, House, Opened

EVERY_GAME = ["magpies", *GAMES]


@functools.cache
def record_of(game: str) -> bytes:
    """Of a game that bots have played here, without a server."""
    rules = find(MAGPIES if game == "magpies" else game)
    journal = Journal(rules, rules.setup(2), Luck(seed_from(4)))
    journal.names = ["Anna", "Bob"]
    generator = Generator(4)
    journal.settle()
    while seats := seats_to_act(rules, journal.state):
        legal = legal_actions(rules, journal.state, seats[0])
        journal.act(seats[0], legal[generator.below(len(legal))])
        journal.settle()
    return journal.record(with_seed=True).text().encode()


def finished(house: House, game: str = "magpies") -> Opened:
    """Brought along, which is quicker than playing it through the routes, and the same to all of them."""
    return brought(house, record_of(game))


def brought(house: House, content: str | bytes) -> Opened:
    answer = bring(house, content)
    assert answer.status_code == 200, answer.text
    return Opened(house, {"table": answer.json()["table"], "host": "", "seats": []})


def played(house: House) -> Opened:
    """A small one through the routes."""
    table = house.started(2)
    table.play_on()
    return table


def bring(house: House, content: str | bytes) -> Any:
    return house.http.post("/api/records", content=content, headers={"Content-Type": "text/plain"})


@pytest.mark.parametrize("game", EVERY_GAME)
def test_replay_through_every_eyes_in_chunks(house: House, game: str) -> None:
    table = finished(house, game)
    last = len(read_record(table.ask("GET", "/record").content).lines)
    begin = 0 if game == "magpies" else last - 40
    for eyes in ("", "&seat=1", "&all=yes"):
        frames: list[Any] = []
        while begin + len(frames) <= last:
            part = table.ask("GET", f"/replay?line={begin + len(frames)}&count=32{eyes}").json()
            assert part["lines"] == last and part["frames"]
            frames += part["frames"]
        assert [frame["line"] for frame in frames] == list(range(begin, last + 1))
        assert frames[-1]["ending"]["scores"] == table.now()["ending"]["scores"]
        assert {len(frame["own"]) for frame in frames} == ({2} if "all" in eyes else {0})
        told = table.ask("GET", f"/replay/lines?{eyes[1:]}").json()["lines"]
        assert [line["number"] for line in told] == list(range(last))
        if "all" in eyes:
            assert not any("?" in line["text"] for line in told)


@pytest.mark.parametrize("query", ["line=x", "line=-1", "seat=2", "seat=9", "count=33", "all=no", "line=9999999999"])
def test_a_bad_question_is_a_clear_refusal(house: House, query: str) -> None:
    answer = finished(house).ask("GET", f"/replay?{query}")
    assert (answer.status_code, answer.json()["code"]) == (400, "query")


def test_a_curve_is_reckoned_once_and_kept(house: House) -> None:
    table = played(house)
    first = table.ask("GET", "/curve").json()
    assert not first["is_done"] and first["done"] < first["lines"]
    end = time.monotonic() + 60
    while not (found := table.ask("GET", "/curve").json())["is_done"]:
        assert time.monotonic() < end
        time.sleep(0.05)
    assert found["done"] == found["lines"] == found["points"][-1]["line"]
    assert all(len(point["shares"]) == 2 for point in found["points"])
    assert all(0 < swing < len(found["points"]) for swing in found["swings"])
    bot_pool = house.server.rooms.bot_turns.pool
    house.server.rooms.bot_turns.pool = None  # type: ignore[assignment]
    try:
        assert table.ask("GET", "/curve").json() == found, "nothing is thought again"
    finally:
        house.server.rooms.bot_turns.pool = bot_pool
    assert table.ask("DELETE", "", table.host).status_code == 200, "it goes with its table"
    assert table.ask("GET", "/curve").status_code == 404


def test_how_it_was_decided_is_reckoned_once_and_kept_beside_the_curve(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(story, "PATIENCE", 0.5)
    table = played(house)
    first = table.ask("GET", "/story").json()
    assert not first["is_done"] and first["shares"] == []
    end = time.monotonic() + 60
    while not (found := table.ask("GET", "/story").json())["is_done"]:
        assert time.monotonic() < end
        time.sleep(0.05)
    assert len(found["moments"]) <= 3
    for share in found["shares"]:
        assert share["start"] + share["luck"] + share["own"] + share["others"] == pytest.approx(share["result"])
    legal = {"seat", "turn", "line", "done", "other", "agrees", "worth", "error"}
    assert all(set(moment) == legal and moment["done"] != moment["other"] for moment in found["moments"])
    while not (curve := table.ask("GET", "/curve").json())["is_done"]:
        assert time.monotonic() < end
        time.sleep(0.05)
    assert curve["points"], "the one does not take the other's place"
    bot_pool = house.server.rooms.bot_turns.pool
    house.server.rooms.bot_turns.pool = None  # type: ignore[assignment]
    try:
        assert table.ask("GET", "/story").json() == found, "nothing is thought again"
    finally:
        house.server.rooms.bot_turns.pool = bot_pool


@pytest.mark.parametrize("game", EVERY_GAME)
def test_what_if_plays_on_to_a_record_that_verifies(house: House, game: str) -> None:
    table = finished(house, game)
    lines = read_record(table.ask("GET", "/record").content).lines
    # Late enough to be quick, early enough that much is still to come.
    middle = len(lines) // 2 if game == "magpies" else len(lines) - 12
    wish = {"line": middle, "seat": 1, "name": "Anna", "others": "here"}
    other = Opened(house, table.ask("POST", "/branch", json=wish).json())
    page = other.ask("GET", token=other.tokens[1]).json()
    assert page["given"] == middle and page["now"]["chairs"][1]["name"] == "Anna"
    entries = other.ask("GET", "/entries", other.tokens[1]).json()["entries"]
    assert len(entries[0]["lines"]) >= middle, "what was given can be read"
    end = other.play_on()
    assert end["status"] == "over"
    record = read_record(other.ask("GET", "/record").content)
    assert (record.given, record.lines[:middle]) == (middle, lines[:middle])
    replay(find(MAGPIES if game == "magpies" else game), record)
    assert other.id not in str(house.http.get("/api/tables").json())


def test_what_if_against_bots_and_from_every_line(house: House) -> None:
    table = finished(house)
    lines = len(read_record(table.ask("GET", "/record").content).lines)
    for line in range(lines):
        answer = table.ask("POST", "/branch", json={"line": line, "seat": 0, "name": "Anna", "level": "random"})
        assert answer.status_code == 200, answer.text
        chairs = Opened(house, answer.json()).now()["chairs"]
        assert [chair["kind"] for chair in chairs] == ["person", "bot"]
    for line, status in ((lines, 409), (lines + 1, 400)):
        answer = table.ask("POST", "/branch", json={"line": line, "seat": 0, "name": "Anna"})
        assert answer.status_code == status
    for wrong in ({"seat": 2}, {"level": "genius"}, {"name": " "}, {"others": "friends"}):
        answer = table.ask("POST", "/branch", json={"line": 0, "seat": 0, "name": "Anna", **wrong})
        assert answer.status_code in (400, 409), wrong


def test_nothing_of_a_running_game_can_be_replayed_or_branched(house: House) -> None:
    table = house.started(2)
    table.play_on(3)
    branch = {"line": 2, "seat": 0, "name": "Eve"}
    for token in (None, table.host, *table.tokens.values()):
        for route in ("/replay", "/replay?line=0", "/replay/lines", "/replay/lines?all=yes", "/curve", "/story"):
            assert table.ask("GET", route, token).json()["code"] == "not-over"
        assert table.ask("POST", "/branch", token, json=branch).json()["code"] == "not-over"
        # Nor by bringing it back: what was hidden from one is no action.
        for form in ("text", "json"):
            answer = bring(house, table.ask("GET", f"/record?form={form}", token).content)
            assert (answer.status_code == 400 and "action" in answer.text) or "line" in answer.text


@pytest.mark.parametrize("game", EVERY_GAME)
@pytest.mark.parametrize("form", ["text", "json"])
def test_a_record_brought_along_can_be_replayed_and_branched(house: House, game: str, form: str) -> None:
    table = played(house) if game == "magpies" else finished(house, game)
    content = table.ask("GET", f"/record?form={form}").content
    told = bring(house, content).json()
    record = read_record(content)
    assert told["table"] != table.id
    assert {key: told[key] for key in ("game", "lines", "is_over", "is_checked")} == {
        "game": game, "lines": len(record.lines), "is_over": True, "is_checked": True,
    }  # fmt: skip
    again = Opened(house, {"table": told["table"], "host": "", "seats": []})
    assert again.ask("GET").json()["is_upload"]
    assert again.ask("GET", f"/record?form={form}").content == content
    assert again.ask("GET", "/replay?line=4").json()["frames"] == table.ask("GET", "/replay?line=4").json()["frames"]
    branch = {"line": 4, "seat": 0, "name": "Anna"}
    assert again.ask("POST", "/branch", json=branch).status_code == 200
    house.server.rooms._rooms.pop(again.id)
    assert again.ask("GET", f"/record?form={form}").content == content, "and it is kept"


def test_a_game_that_stopped_can_be_brought_and_its_missing_seed_is_not_made_up(house: House) -> None:
    record = read_record(finished(house).ask("GET", "/record").content)
    record.lines, record.end, record.seed = record.lines[:7], [], ""
    told = bring(house, record.text()).json()
    assert (told["is_over"], told["is_checked"]) == (False, False)
    again = Opened(house, {"table": told["table"], "host": "", "seats": []})
    assert again.ask("GET", "/record").text == record.text()
    assert again.now()["status"] == "over" and again.now()["ending"] is None
    assert again.ask("GET", "/replay?line=7").status_code == 200
    assert again.ask("POST", "/branch", json={"line": 7, "seat": 0, "name": "Anna"}).status_code == 200


def test_what_is_no_record_is_refused_and_the_place_named(house: House) -> None:
    record = read_record(finished(house).ask("GET", "/record").content)
    text = record.text()
    first = text.split("\n").index("") + 2
    cheat = text.replace(record.lines[4], "0 pass", 1).encode()
    for content, place in (
        (b"", "line 1"),
        (b"hello", "line 1"),
        (b"{}", "format"),
        (b"\xff\xfe", "line 1"),
        (text[:-40].encode(), "line"),
        (cheat, "sum"),
        (signed(cheat.decode()), f"line {first + 4}"),
        (signed(text.replace("game: magpies/1", "game: poker/1")), "line 2"),
        (signed(text.replace("game: magpies/1", "game: magpies/7")), "line 2"),
        (signed(text.replace(f"box: {record.box}", "box: 0123")), "line 4"),
    ):
        answer = bring(house, content)
        assert answer.status_code == 400 and place in answer.json()["message"], (place, answer.text)


def test_a_record_at_its_limits_and_one_more(house: House) -> None:
    record = read_record(finished(house).ask("GET", "/record").content)
    assert bring(house, b" " * MOST_BYTES).status_code == 400
    assert bring(house, b" " * (MOST_BYTES + 1)).status_code == 413
    assert bring(house, iter([b" " * MOST_BYTES, b" "])).status_code == 413
    at = next(k for k, line in enumerate(record.lines) if line.startswith("0 offer"))
    before, after = record.lines[:at], record.lines[at:]
    most = (MOST_LINES - len(record.lines)) // 2
    for extra, status in ((most, 200), (most + 1, 400)):
        record.lines = before + [after[0], "0 undo 1"] * extra + after
        answer = bring(house, record.text())
        assert answer.status_code == status and (status == 200 or "at most" in answer.text), answer.text


def test_bringing_and_branching_count_as_opening_tables(tmp_path_factory: pytest.TempPathFactory) -> None:
    with House(tmp_path_factory.mktemp("rates"), tables_a_minute=3.0) as house:
        table = brought(house, record_of("magpies"))
        branch = {"line": 0, "seat": 0, "name": "Anna"}
        codes = [table.ask("POST", "/branch", json=branch).status_code, bring(house, b"x").status_code]
        assert codes == [200, 400]
        assert bring(house, b"x").status_code == table.ask("POST", "/branch", json=branch).status_code == 429


def test_brought_records_are_cleared_away_when_nobody_uses_them(house: House) -> None:
    told = bring(house, finished(house).ask("GET", "/record").content).json()
    due = house.server.rooms.trash.idle(Idle(0.0, house.server.rooms.uptime.now() + 1))
    assert [told["table"]] in asyncio.run_coroutine_threadsafe(due, house.loop).result(60)


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG")
    return int.from_bytes(png[16:20], "big"), int.from_bytes(png[20:24], "big")


def test_a_picture_goes_with_a_link_and_is_the_same_for_everybody(house: House) -> None:
    table = house.started(2)
    table.play_on(3)
    pictures = [table.ask("GET", "/picture", token) for token in (None, table.host, *table.tokens.values())]
    assert {answer.status_code for answer in pictures} == {200}
    assert len({answer.content for answer in pictures}) == 1, "a spectator's, whoever asks"
    assert size_of(pictures[0].content) == (1200, 630)
    assert pictures[0].headers["content-type"] == "image/png"
    assert table.ask("GET", "/picture?line=1").json()["code"] == "not-over", "its past is not shown yet"
    for wrong in ("line=x", "line=9999999", "language=xx"):
        assert table.ask("GET", f"/picture?{wrong}").status_code == 400
    table.play_on()
    then = [table.ask("GET", f"/picture?{query}").content for query in ("line=1", "line=4", "line=4&language=fr")]
    assert len(set(then)) == 3
    opened = house.table({"kind": "here", "name": "Anna"}, {"kind": "open"})
    assert size_of(opened.ask("GET", "/picture").content) == (1200, 630), "before the start it is the game's name"


def head_of(house: House, path: str, **headers: str) -> dict[str, str]:
    """The tags that a preview of a link is made from."""
    cards = house.server.page.head
    scope = {
        "type": "http", "method": "GET", "path": path.partition("?")[0], "query_string": path.partition("?")[2].encode(),
        "headers": [(name.replace("_", "-").encode(), text.encode()) for name, text in headers.items()],
        "scheme": "http", "server": ("house", 80),
    }  # fmt: skip
    told = asyncio.run_coroutine_threadsafe(cards(Request(scope)), house.loop).result(10)
    return dict(re.findall(r'<meta property="([^"]+)" content="([^"]*)" />', told))


def test_the_head_of_a_tables_page_tells_of_it_without_names(house: House) -> None:
    table = house.started(2)
    head = head_of(house, f"/t/{table.id}", host="house.example", accept_language="fr-FR,fr;q=0.9")
    assert head["og:description"] == "Une partie est en cours : venez regarder."
    assert head["og:image"] == f"http://house.example/api/tables/{table.id}/picture?language=fr"
    # Nothing of a running game at any other moment, and nothing unescaped.
    head = head_of(house, f"/t/{table.id}/replay?line=2", host='"><script>', accept_language="de")
    assert "line" not in head["og:image"] and head["og:image"].startswith("http://&quot;&gt;&lt;script&gt;/api/")
    table.play_on()
    head = head_of(house, f"/t/{table.id}/replay?line=2", host="h")
    assert head["og:image"].endswith("language=en&amp;line=2") and head["og:url"].endswith("/replay?line=2")
    assert head_of(house, f"/t/{table.id}/replay?line=2%22x", host="h")["og:url"].endswith("/replay")
    for nowhere in ("/", "/t/nowhere", f"/t/{'x' * 16}", "/rules/magpies"):
        assert head_of(house, nowhere, host="h") == {}
