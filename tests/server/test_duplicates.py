"""Same luck: two tables dealt from one seed, and nothing of one helps at the other before both have ended."""

import pytest

from dinotable.core.chance import Luck, commitment
from dinotable.core.record import read_record
from tests.server.house import Fields, House, Opened, hear, say
from tests.server.test_accounts import claim, new_name

CLOSED = ("/replay", "/replay?line=3&seat=1", "/replay/lines?all=yes", "/curve", "/duplicates")


def both(house: House, fields: Fields) -> tuple[Opened, Opened]:
    """Whoever sits down with the first link of the second table becomes its host."""
    duplicate = fields["duplicate"]
    return Opened(house, fields), Opened(house, {**duplicate, "host": duplicate["seats"][0]["token"]})


def duplicates(house: House, game: str = "magpies", seats: int = 2) -> tuple[Opened, Opened]:
    """Both with people on every seat, and begun."""
    chairs = [{"kind": "me" if seat == 0 else "here", "name": f"Player {seat}"} for seat in range(seats)]
    answer = house.http.post("/api/tables", json={"game": game, "chairs": chairs, "start": True, "duplicate": True})
    first, second = both(house, answer.json())
    for seat, token in second.tokens.items():
        assert second.ask("POST", "/sit", token, json={"name": f"Friend {seat}"}).status_code == 200
    assert second.ask("POST", "/start", second.tokens[0], json={}).status_code == 200
    return first, second


def play_on(table: Opened, shift: int = 0, most: int = 10_000) -> None:
    """Like `Opened.play_on`, but looking with the seats' own tokens: nobody else may."""
    for k in range(shift, shift + most):
        owing = table.now(0)["to_act"]
        if not owing:
            return
        now = table.now(owing[0])
        text = now["legal"][k % len(now["legal"])]["text"]
        assert table.act(owing[0], [text], ask=now["ask"]).status_code == 200


@pytest.mark.parametrize("game", ["magpies", "food-chain"])
def test_both_are_dealt_from_one_seed_and_compared_when_both_are_over(house: House, game: str) -> None:
    first, second = duplicates(house, game)
    seals = [table.ask("GET", token=table.tokens[0]).json()["commitment"] for table in (first, second)]
    assert seals[0] == seals[1]
    play_on(first)
    play_on(second, shift=1)
    records = [read_record(table.ask("GET", "/record").content) for table in (first, second)]
    assert records[0].seed == records[1].seed and commitment(bytes.fromhex(records[0].seed)) == seals[0]
    found = second.ask("GET", "/duplicates").json()
    assert sorted(duplicate["table"] for duplicate in found["tables"]) == sorted([first.id, second.id])
    parted = found["parted"]
    assert records[0].lines[:parted] == records[1].lines[:parted]
    assert parted == min(map(len, (record.lines for record in records))) or (
        records[0].lines[parted] != records[1].lines[parted]
    )
    by_table = {duplicate["table"]: duplicate for duplicate in found["tables"]}
    assert by_table[first.id]["ending"]["scores"] == records[0].end
    for route in CLOSED:
        assert first.ask("GET", route).status_code == 200


def test_each_pile_gives_both_the_same_luck_in_its_order() -> None:
    """Draw n of a stream is the same whatever was drawn elsewhere between."""
    one, other = Luck(bytes(32)), Luck(bytes(32))
    ours = [one.below("deck", 40) for _ in range(20)]
    theirs = []
    for k in range(20):
        other.below("tiles", 7 + k)
        theirs.append(other.below("deck", 40))
    assert ours == theirs


def test_nothing_of_the_past_is_told_until_both_have_ended(house: House) -> None:
    first, second = duplicates(house)
    seed = house.server.rooms._rooms[first.id].seed.hex()
    play_on(first)
    play_on(second, most=2)
    assert first.now(0)["status"] == "over" and first.now(0)["ending"]
    branch = {"line": 2, "seat": 0, "name": "Eve"}
    for table in (first, second):
        code = "same-luck" if table is first else "not-over"
        for token in table.tokens.values():
            assert not table.ask("GET", token=token).json()["can_replay"]
            for route in CLOSED:
                assert table.ask("GET", route, token).json()["code"] == code
            assert table.ask("POST", "/branch", token, json=branch).json()["code"] == code
            for form in ("", "?form=json"):
                told = table.ask("GET", f"/record{form}", token).text
                assert seed not in told and "?" in told, "only what the seat itself saw"
        # Neither strangers nor the host nor whoever sits at the other table look in.
        for token in (None, first.host):
            for route in ("", "/entries", "/record", "/facts", *CLOSED):
                assert table.ask("GET", route, token).status_code in (401, 403)
        other = second if table is first else first
        assert table.ask("GET", "", other.tokens[0]).status_code == 401
        with house.socket() as socket:
            say(socket, type="watch", table=table.id)
            assert hear(socket)["code"] == "same-luck"
    play_on(second)
    assert seed in first.ask("GET", "/record").text and seed in second.ask("GET", "/record").text
    assert first.ask("POST", "/branch", json=branch).status_code == 200


def test_whoever_begins_the_second_table_plays_it_over_the_socket(house: House) -> None:
    _, second = duplicates(house)
    with house.socket() as socket:
        say(socket, type="watch", table=second.id, token=second.tokens[0])
        assert hear(socket)["viewer"] == 0


def test_the_export_shows_the_host_nothing_of_a_table_that_cannot_be_watched(house: House) -> None:
    first, _ = duplicates(house)
    play_on(first, most=3)
    browser = house.member(new_name())
    assert claim(browser, first.host, first.tokens[1]) == 2
    games = {game["seat"]: game for game in browser.get("/api/account/export").json()["games"]}
    assert games[None]["record"] == "", "neither does any other route"
    assert games[1]["record"] == first.ask("GET", "/record", first.tokens[1]).text


def test_nobody_sits_at_both(house: House) -> None:
    chairs = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}]
    fields = house.http.post("/api/tables", json={"game": "magpies", "chairs": chairs, "duplicate": True}).json()
    first, second = Opened(house, fields), Opened(house, {**fields["duplicate"], "host": ""})
    for seat, token in second.tokens.items():
        wish = {"name": "Anna", "holds": ["x" * 43, first.tokens[0]]}
        assert second.ask("POST", "/sit", token, json=wish).json()["code"] == "same-luck"
        wish = {"name": "Bob", "holds": ["x" * 43, *second.tokens.values()]}
        assert second.ask("POST", "/sit", token, json=wish).status_code == 200, seat
    bob = {"name": "Bob", "holds": list(second.tokens.values())}
    assert first.ask("POST", "/sit", first.tokens[1], json=bob).json()["code"] == "same-luck"


def test_tables_that_cannot_share_their_luck(house: House) -> None:
    me, friend, bot = {"kind": "me", "name": "Anna"}, {"kind": "friend"}, {"kind": "bot", "level": "random"}
    for chairs, more in (
        ([me, {"kind": "open"}], {}),
        ([me, friend], {"listed": True}),
        ([bot, bot], {}),
        ([friend, bot], {}),
    ):
        body = {"game": "magpies", "chairs": chairs, "duplicate": True, **more}
        answer = house.http.post("/api/tables", json=body)
        assert (answer.status_code, answer.json()["code"]) == (400, "setup")
    answer = house.http.post(
        "/api/tables", json={"game": "magpies", "chairs": [bot, me], "start": True, "duplicate": True}
    )
    duplicate = answer.json()["duplicate"]
    assert [seat["seat"] for seat in duplicate["seats"]] == [1], "the bots are the same"


def test_a_table_with_luck_of_its_own_says_so(house: House) -> None:
    assert house.started(2).ask("GET", "/duplicates").json()["code"] == "no-duplicate"


def test_when_the_other_table_is_gone_the_past_is_told_with_the_end(house: House) -> None:
    chairs = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Bob"}]
    body = {"game": "magpies", "chairs": chairs, "start": True, "duplicate": True}
    fields = house.http.post("/api/tables", json=body).json()
    first, second = both(house, fields)
    assert second.ask("DELETE", "", second.host).status_code == 403, "a link is nobody's yet"
    assert second.ask("POST", "/sit", second.host, json={"name": "Cleo"}).status_code == 200
    assert second.ask("DELETE", "", second.host).status_code == 200
    assert first.ask("GET").status_code == 403
    play_on(first)
    assert first.ask("GET", "/replay").status_code == 200
    assert len(first.ask("GET", "/duplicates").json()["tables"]) == 1


def test_the_second_table_has_the_first_one_s_time_control(house: House) -> None:
    chairs = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Bob"}]
    agreed = {"clock": "days", "seconds": 86_400, "vacation": 3_600, "stand_in": "greedy"}
    body = {"game": "magpies", "chairs": chairs, "duplicate": True, "time_control": agreed}
    first, second = both(house, house.http.post("/api/tables", json=body).json())
    of_first = first.ask("GET", "/people", first.tokens[0]).json()["time_control"]
    assert of_first["clock"] == "days" and of_first["vacation"] == 3_600
    assert second.ask("GET", "/people", second.tokens[0]).json()["time_control"] == of_first
