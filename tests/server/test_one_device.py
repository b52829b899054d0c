"""Several people at one device: until one of them says that it is theirs, it holds a seat and sees what everybody may."""

from tests.server.house import Fields, House, hear, say


def test_a_blind_watcher_holds_the_seat_and_sees_what_a_spectator_sees(house: House) -> None:
    table = house.table({"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Ben"}, start=True)
    owing = table.now()["to_act"][0]
    with house.socket() as blind, house.socket() as spectator, house.socket() as seat:
        told: list[Fields] = []
        for socket, more in ((blind, {"blind": True}), (spectator, {"token": None}), (seat, {})):
            say(socket, **{"type": "watch", "table": table.id, "token": table.tokens[owing], "people": True, **more})
            told.append(hear(socket, "update"))
        assert [update["viewer"] for update in told] == [owing, None, owing]
        assert told[0]["now"] == told[1]["now"] != told[2]["now"]
        assert told[2]["now"]["ask"] is not None and told[0]["now"]["ask"] is None
        act = told[2]["now"]["legal"][0]["text"]
        say(seat, type="act", table=table.id, ask=told[2]["now"]["ask"], msg_id="a", actions=[act])
        told = [hear(socket, "update") for socket in (blind, spectator, seat)]
        assert [update["viewer"] for update in told] == [owing, None, owing]
        assert told[0]["entries"] == told[1]["entries"] and told[0]["now"] == told[1]["now"]
        assert told[0]["now"]["view"] != told[2]["now"]["view"]


def test_a_page_asked_for_blind_names_the_seat_and_shows_what_a_spectator_sees(house: House) -> None:
    table = house.table({"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Ben"}, start=True)
    blind = table.ask("GET", "?blind=yes", table.tokens[1]).json()
    assert blind["viewer"] == 1
    assert blind["now"] == table.ask("GET", "").json()["now"] != table.ask("GET", "", table.tokens[1]).json()["now"]
