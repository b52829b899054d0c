"""A seat held from Python by its link: sitting down, playing to the end, lost connections, and who else may have it."""

import random
import threading
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from dinotable.core.errors import DinotableError
from dinotable.core.record import read_record
from dinotable.core.replay import replay
from dinotable.games import find
from dinotable.library.asking import ServerRefused
from dinotable.library.remote import RemoteSeat
from dinotable.mcp.settings import Settings, games_at
from dinotable.mcp.tools import Tools
from tests.server.house import MAGPIES, PATIENCE, House, Opened
from tests.server.proxy import Proxy

LEVEL = {"kind": "bot", "level": "random"}


def link(house: House, table: Opened, seat: int, port: int | None = None) -> str:
    return f"http://127.0.0.1:{port or house.port}/t/{table.id}#{table.tokens[seat]}"


def play_to_the_end(seat: RemoteSeat, before_each: Callable[[], None] = lambda: None) -> None:
    chooser = random.Random(seat.seat)
    while seat.wait(PATIENCE) and not seat.is_over:
        before_each()
        try:
            seat.act([chooser.choice(seat.now["legal"])["text"]])
        except ServerRefused as error:
            # Somebody reacted in a window meanwhile, so everybody is asked anew.
            assert error.code == "late", error


def play_together(*seats: RemoteSeat) -> None:
    threads = [threading.Thread(target=play_to_the_end, args=(seat,)) for seat in seats]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE)
    assert all(seat.is_over for seat in seats)


def test_seats_are_taken_by_key_by_invitation_and_from_an_open_chair(house: House) -> None:
    table = house.table({"kind": "me", "name": "Anna"}, {"kind": "friend"}, {"kind": "open"}, LEVEL)
    at = f"http://127.0.0.1:{house.port}/t/{table.id}"
    seats = [RemoteSeat(link(house, table, 0)), RemoteSeat(link(house, table, 1), "Ben"), RemoteSeat(at, "Cleo")]
    assert [seat.seat for seat in seats] == [0, 1, 2]
    assert [chair["name"] for chair in table.now()["chairs"]] == ["Anna", "Ben", "Cleo", "random bot"]
    with pytest.raises(ServerRefused, match="used already"):
        RemoteSeat(link(house, table, 1), "Eve")
    with pytest.raises(ServerRefused, match="no open chair"):
        RemoteSeat(at, "Eve")
    assert table.ask("POST", "/start", table.host, json={}).status_code == 200
    play_together(*seats)
    for seat in seats:
        assert [entry["seq"] for entry in seat.entries] == list(range(1, seat.now["seq"] + 1)), "without a gap"
        assert seat.now == table.ask("GET", token=seat.address.token).json()["now"]
        record = read_record(seat.record().encode())
        assert replay(find(MAGPIES), record).names[:3] == ["Anna", "Ben", "Cleo"]
        seat.close()
    # With the key that it made itself, a seat comes back.
    again = RemoteSeat(seats[1].link)
    assert (again.seat, again.is_over) == (1, True)
    again.close()


def test_the_same_is_done_once_however_often_the_line_is_cut(tmp_path: Path) -> None:
    with House(tmp_path / "data") as house, Proxy(f"http://anna@127.0.0.1:{house.port}") as proxy:
        table = house.table({"kind": "me", "name": "Anna"}, LEVEL, start=True)
        seat = RemoteSeat(link(house, table, 0, urlsplit(proxy.url).port))
        cuts = iter(range(3))

        def cut() -> None:
            if next(cuts, None) is not None:
                proxy.reset()
                threading.Timer(0.3, proxy.heal).start()

        play_to_the_end(seat, cut)
        assert seat.is_over and next(cuts, None) is None
        assert [entry["seq"] for entry in seat.entries] == list(range(1, seat.now["seq"] + 1))
        assert seat.now == table.ask("GET", token=table.tokens[0]).json()["now"]
        seat.close()


def test_whoever_is_put_out_is_told(house: House) -> None:
    table = house.table({"kind": "me", "name": "Anna"}, {"kind": "friend"})
    seat = RemoteSeat(link(house, table, 1), "Ben")
    assert table.ask("POST", "/remove", table.host, json={"seat": 1}).status_code == 200
    with pytest.raises(ServerRefused, match="given your chair away"):
        seat.wait(PATIENCE)
    with pytest.raises(ServerRefused):
        seat.act(["pass"], 1)


def test_a_bot_that_played_on_gives_the_seat_back(house: House) -> None:
    table = house.started(2)
    seat = RemoteSeat(link(house, table, 0))
    seat.lend("random")
    with pytest.raises(ServerRefused, match="your seat back"):
        while not seat.is_over:
            seat.act([seat.now["legal"][0]["text"]] if seat.now["legal"] else ["pass"], seat.now["ask"] or 1)
    assert table.now()["chairs"][0]["level"] == ""
    seat.close()


@pytest.mark.parametrize("wrong", ["", "http://x", "file:///t/aaaaaaaaaaaaaaaa", "https://u:p@h/t/aaaaaaaaaaaaaaaa"])
def test_what_is_no_link_is_refused(wrong: str) -> None:
    with pytest.raises(DinotableError, match="no link to a table"):
        RemoteSeat(wrong)


def test_several_clients_of_models_sit_at_one_table(house: House) -> None:
    """Each with tools of its own, by a link; a third seat is a bot's."""
    table = house.table({"kind": "friend"}, {"kind": "friend"}, LEVEL)
    clients = [Tools(Settings(games_at([MAGPIES]), name=name)) for name in ("Ada", "Bo")]
    for number, tools in enumerate(clients):
        text, is_refused = tools.call("join_table", {"link": link(house, table, number)})
        assert not is_refused, text
        assert "has not begun" in text
    assert table.ask("POST", "/start", table.host, json={}).status_code == 200
    threads = [threading.Thread(target=play_by_tools, args=(tools,)) for tools in clients]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE)
    endings = [tools.call("look", {})[0].partition("The game is over")[2] for tools in clients]
    assert endings[0] == endings[1] != ""
    assert table.now()["status"] == "over"
    for tools in clients:
        assert "Ada" in tools.call("record", {})[0]
        assert not tools.call("leave", {})[1]
        tools.close()


def play_by_tools(tools: Tools) -> None:
    seat = tools.tables.find("").seat
    while "The game is over" not in tools.call("wait", {"seconds": 5})[0]:
        for choice in seat.now["legal"][:1]:
            tools.call("foresee", {"actions": choice["text"]})
            tools.call("act", {"actions": choice["text"], "board": True})


def test_a_model_climbs_the_ladder_of_a_server(house: House) -> None:
    """Whoever has an account opens a rated table, and gives the link of its own seat to a client."""
    browser = house.member("Ada the model")
    chairs = [{"kind": "me", "name": "whatever"}, LEVEL]
    rated = {"game": "magpies", "chairs": chairs, "rated": True, "start": True}
    opened = browser.post("/api/tables", json={**rated, "time_control": {"clock": "bank", "seconds": 600, "added": 10}})
    assert opened.status_code == 200, opened.text
    table = Opened(house, opened.json())
    tools = Tools(Settings(games_at([MAGPIES])))
    text, is_refused = tools.call("join_table", {"link": link(house, table, 0)})
    assert not is_refused, text
    assert "you are Ada the model" in text
    play_by_tools(tools)
    tools.close()
    listed = house.http.get("/api/ratings/magpies").json()
    assert "Ada the model" in str(listed)
