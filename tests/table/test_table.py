"""A table's chairs, decisions and undo, one promise a test."""

import pytest

from dinotable.core.chance import seed_from
from dinotable.core.play import digest
from dinotable.core.record import read_record
from dinotable.core.replay import replay
from dinotable.core.seats import SPECTATOR
from dinotable.table.errors import Refused
from dinotable.table.log import Chair, Charter, Entered, read_event
from dinotable.table.seen import see_entries, see_now, see_record
from dinotable.table.table import Table
from tests.table.desk import Desk, magpies


def offers(desk: Desk) -> None:
    for seat in sorted(desk.table.asks.owed):
        desk.act(f"offer-{seat}", seat, desk.table.asks.owed[seat], [desk.text(seat, -1)])


def lobby(*chairs: Chair) -> Table:
    game = magpies()
    return Table(game, Charter(game.id, game.rules, {}, list(chairs)), seed_from(1))


def sit(table: Table, seat: int, name: str, is_holder: bool) -> None:
    table.take(Entered(table.seq + 1, f"sit-{table.seq}", table.plan_sit(seat, name, is_holder)))


def code_of(caught: "pytest.ExceptionInfo[Refused]") -> str:
    return caught.value.code


def test_it_starts_when_every_chair_is_taken() -> None:
    table = lobby(Chair("person", "Anna"), Chair("open"), Chair("friend"))
    with pytest.raises(Refused) as caught:
        table.plan_start()
    assert code_of(caught) == "not-full" and "1, 2" in str(caught.value)
    sit(table, 1, "Ben", False)
    sit(table, 2, "Cleo", True)
    assert table.plan_start().lines


def test_a_chair_goes_to_whom_it_is_for() -> None:
    table = lobby(Chair("person", "Anna"), Chair("open"), Chair("friend"), Chair("bot", "Rex", "random"))
    for seat, is_holder in ((0, False), (2, False), (3, False), (3, True)):
        with pytest.raises(Refused) as caught:
            table.plan_sit(seat, "Eve", is_holder)
        assert code_of(caught) == "not-yours"
    sit(table, 1, "Ben", False)
    with pytest.raises(Refused) as caught:
        table.plan_sit(1, "Eve", False)
    assert code_of(caught) == "taken"
    sit(table, 1, "Benjamin", True)
    assert table.chairs[1].name == "Benjamin"
    table.take(Entered(table.seq + 1, "rise", table.plan_rise(1)))
    assert not table.is_full()


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\x00b", "\u202eevil"])
def test_a_name_is_short_and_printable(name: str) -> None:
    table = lobby(Chair("open"), Chair("open"))
    with pytest.raises(Refused) as caught:
        table.plan_sit(0, name, False)
    assert code_of(caught) == "name"


def test_a_seat_is_lent_to_a_bot_and_taken_back() -> None:
    desk = Desk(magpies(), 2)
    assert desk.table.bots_asked() == []
    desk.enter("lend", desk.table.plan_lend(1, "random"))
    assert desk.table.bots_asked() == [(1, desk.table.asks.owed[1], "random")]
    desk.enter("back", desk.table.plan_sit(1, "Player 1", True))
    assert desk.table.bots_asked() == []
    desk.check_rebuilt()


def test_an_answer_leaves_the_other_asks_alone() -> None:
    desk = Desk(magpies(), 3)
    owed = dict(desk.table.asks.owed)
    desk.act("a", 1, owed[1], [desk.text(1)])
    assert desk.table.asks.owed == {0: owed[0], 2: owed[2]}


def test_a_play_in_a_window_asks_everybody_anew() -> None:
    for seed in range(50):
        desk = Desk(magpies(), 3, seed)
        offers(desk)
        owed = dict(desk.table.asks.owed)
        cawers = [seat for seat in owed if len(desk.table.legal(seat)) > 1]
        if not cawers:
            continue
        other = next(seat for seat in owed if seat != cawers[0])
        desk.act("caw", cawers[0], owed[cawers[0]], ["caw"])
        assert not set(owed.values()) & set(desk.table.asks.owed.values())
        with pytest.raises(Refused) as caught:
            desk.act("pass", other, owed[other], ["pass"])
        assert code_of(caught) == "late"
        return
    raise AssertionError("no deal with a twig left in fifty")


def test_a_message_counts_once() -> None:
    desk = Desk(magpies(), 2)
    ask = desk.table.asks.owed[0]
    first = desk.act("m", 0, ask, [desk.text(0)])
    assert desk.act("m", 0, ask, ["offer twig"]) == first
    with pytest.raises(Refused) as caught:
        desk.act("n", 0, ask, ["offer twig"])
    assert code_of(caught) == "late"


def test_a_list_is_all_or_nothing() -> None:
    desk = Desk(magpies(), 2)
    offers(desk)
    while len(desk.table.asks.owed) > 1:
        seat, ask = next(iter(desk.table.asks.owed.items()))
        desk.act(f"pass-{ask}", seat, ask, ["pass"])
    seat = next(iter(desk.table.asks.owed))
    while "done" not in [desk.table.game.actions.text(action) for action in desk.table.legal(seat)]:
        seat, ask = next(iter(desk.table.asks.owed.items()))
        desk.act(f"pass-{ask}", seat, ask, ["pass"])
        seat = next(iter(desk.table.asks.owed))
    before = digest(desk.table.journal.state)
    ask = desk.table.asks.owed[seat]
    with pytest.raises(Refused) as caught:
        desk.act("x", seat, ask, ["hop left", "hop left", "hop left"])
    assert code_of(caught) == "illegal" and caught.value.rule == "M4"
    with pytest.raises(Refused) as caught:
        desk.act("y", seat, ask, ["done", "hop left"])
    assert code_of(caught) == "beyond-step"
    assert digest(desk.table.journal.state) == before and desk.table.asks.owed[seat] == ask
    desk.act("z", seat, ask, ["hop left", "hop left", "done"])
    desk.check_rebuilt()


@pytest.mark.parametrize("text", ["", "offer ?", "offer", "fly", "offer twig twig", "undo 1", "draw twig"])
def test_what_is_no_action_is_refused(text: str) -> None:
    desk = Desk(magpies(), 2)
    with pytest.raises(Refused) as caught:
        desk.act("x", 0, desk.table.asks.owed[0], [text])
    assert code_of(caught) in ("notation", "illegal")
    with pytest.raises(Refused):
        desk.act("x", 0, desk.table.asks.owed[0], [])


def test_undo_names_its_line_and_comes_too_late_after_the_step() -> None:
    desk = Desk(magpies(), 2)
    ask = desk.table.asks.owed[0]
    before = digest(desk.table.journal.state)
    desk.act("a", 0, ask, [desk.text(0)])
    (line,) = desk.table.undoable_from(0)
    for seat, at in ((1, line), (0, line - 1), (0, line + 1)):
        with pytest.raises(Refused) as caught:
            desk.table.plan_undo(seat, at)
        assert code_of(caught) == "no-undo"
    desk.enter("u", desk.table.plan_undo(0, line))
    assert digest(desk.table.journal.state) == before
    assert desk.table.asks.owed[0] not in (ask, None)
    with pytest.raises(Refused):
        desk.table.plan_undo(0, line)
    offers(desk)
    assert desk.table.undoable_from(0) == []
    desk.check_rebuilt()


def test_a_running_record_hides_what_the_finished_one_tells() -> None:
    desk = Desk(magpies(), 2)
    mine, theirs, watched = (see_record(desk.table, seat, False).text() for seat in (0, 1, SPECTATOR))
    assert len({mine, theirs, watched}) == 3
    assert watched.count("* draw ?") == 4 and mine.count("* draw ?") == theirs.count("* draw ?") == 2
    assert "seed" not in mine
    play_out(desk)
    record = read_record(see_record(desk.table, SPECTATOR, True).text().encode())
    assert record.seed == desk.seed.hex()
    assert digest(replay(magpies(), record).state) == digest(desk.table.journal.state)


def play_out(desk: Desk) -> None:
    while not desk.table.is_over():
        seat, ask = next(iter(desk.table.asks.owed.items()))
        desk.act(f"m-{ask}", seat, ask, [desk.text(seat, ask)])


def test_it_is_over_for_everybody_with_the_same_result() -> None:
    desk = Desk(magpies(), 4)
    play_out(desk)
    nows = [see_now(desk.table, viewer) for viewer in (SPECTATOR, 0, 1, 2, 3)]
    assert all(now.status == "over" and now.ask is None and not now.legal and not now.undo for now in nows)
    assert all(now.ending == nows[0].ending and now.ending for now in nows)
    with pytest.raises(Refused) as caught:
        desk.table.plan_act(0, 1, ["pass"])
    assert code_of(caught) == "over"


def test_what_was_seen_does_not_change_later() -> None:
    desk = Desk(magpies(), 3)
    streams: dict[int, list[object]] = {viewer: [] for viewer in (SPECTATOR, 0, 1, 2)}
    seen = dict.fromkeys(streams, 0)
    while not desk.table.is_over():
        seat, ask = next(iter(desk.table.asks.owed.items()))
        desk.act(f"m-{ask}", seat, ask, [desk.text(seat, ask)])
        for viewer in streams:
            streams[viewer] += see_entries(desk.table, seen[viewer], viewer)
            seen[viewer] = desk.table.seq
    for viewer, stream in streams.items():
        assert stream == see_entries(desk.rebuilt(), 0, viewer)


def test_an_entry_that_does_not_follow_is_refused() -> None:
    desk = Desk(magpies(), 2)
    event = desk.table.plan_act(0, desk.table.asks.owed[0], [desk.text(0)])
    for wrong in (Entered(1, "x", event), Entered(3, "x", event), Entered(2, "start", event)):
        with pytest.raises(Exception, match="does not follow"):
            desk.table.take(wrong)
    assert read_event(b'{"type":"undid","seat":0,"count":1}').count == 1  # type: ignore[union-attr]
