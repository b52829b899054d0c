"""The order in which bots answer in a window: drawn for each, kept in the log, and never always before a person."""

import itertools
import json
from collections import Counter

import msgspec
import pytest

from dinotable.core.chance import seed_from
from dinotable.core.contract import AnyGame
from dinotable.core.order import draw_order, turns
from dinotable.core.play import digest
from dinotable.core.record import read_record
from dinotable.core.replay import replay
from dinotable.core.seats import SPECTATOR, seats_in
from dinotable.games import find
from dinotable.table.log import read_event
from dinotable.table.people import plan_answer, plan_propose
from dinotable.table.seen import see_entries, see_record
from dinotable.table.table import rebuild
from tests.core.chi_square import excess
from tests.table.desk import Desk, magpies

BOTH = pytest.mark.parametrize("game", [magpies(), find("happy-little-dinosaurs")], ids=["magpies", "happy"])


def with_bots(game: AnyGame, seats: int = 3, seed: int = 1) -> Desk:
    """A person on seat 0, bots on the others."""
    desk = Desk(game, seats, seed)
    for seat in range(1, seats):
        desk.enter(f"lend-{seat}", desk.table.plan_lend(seat, "random"))
    return desk


def is_window(desk: Desk) -> bool:
    return desk.table.game.is_window(desk.table.journal.state)


def owing(desk: Desk) -> list[int]:
    return seats_in(desk.table.game.to_act(desk.table.journal.state))


def bot_answers(desk: Desk) -> None:
    seat, ask, _ = desk.table.bots_asked()[0]
    desk.enter(f"bot-{ask}", desk.table.plan_act(seat, ask, [desk.text(seat, ask)], is_bot=True))


def person_answers(desk: Desk, text: str = "", seat: int = 0) -> None:
    ask = desk.table.asks.owed[seat]
    desk.act(f"m-{ask}", seat, ask, [text or desk.text(seat, ask)])


def goes_on(desk: Desk) -> bool:
    """One answer more, the person being as slow as can be; False at the end."""
    if desk.table.is_over():
        return False
    if desk.table.bots_asked():
        bot_answers(desk)
    else:
        person_answers(desk)
    return True


def at_a_window(desk: Desk, first: int | None = None) -> Desk:
    """Where a window has just opened; with a seat, one in which that seat comes first."""
    while not is_window(desk) or owing(desk) != sorted(desk.table.order) or first not in (None, desk.table.order[0]):
        assert goes_on(desk), "no such window"
    return desk


def test_every_order_is_as_likely() -> None:
    orders = Counter(tuple(draw_order(seed_from(1), line, [0, 1, 3, 4])) for line in range(4_800))
    assert excess(orders, dict.fromkeys(itertools.permutations([0, 1, 3, 4]), 1 / 24)) < 5
    assert draw_order(seed_from(1), 7, [0, 1, 2, 3]) == draw_order(seed_from(1), 7, [0, 1, 2, 3])
    assert draw_order(seed_from(1), 7, [2]) == [2]


def test_whose_turn_it_is() -> None:
    assert turns([2, 0, 1], [0, 1, 2]) == [2]
    assert turns([2, 0, 1], [0, 1]) == [0]
    assert turns([], [0, 1]) == [0, 1]
    # Nobody is ever waited for who owes nothing, and nobody is left out.
    assert turns([2], [0, 1]) == [0, 1]


@BOTH
def test_in_a_window_one_bot_after_the_other_and_elsewhere_all_at_once(game: AnyGame) -> None:
    desk = with_bots(game)
    places: Counter[int] = Counter()
    secret = 0
    for seed in range(2, 8):
        while goes_on(desk):
            table, owed = desk.table, owing(desk)
            asked = [seat for seat, _, _ in table.bots_asked()]
            if not is_window(desk):
                assert table.order == []
                assert sorted(asked) == [seat for seat in owed if seat > 0]
                secret += len(asked) > 1
                continue
            waits_for = next(seat for seat in table.order if seat in owed)
            assert asked == [seat for seat in [waits_for] if seat > 0]
            if sorted(table.order) == owed == [0, 1, 2]:
                places[table.order.index(0)] += 1
        desk.check_rebuilt()
        desk = with_bots(game, seed=seed)
    # However slow the person is, bots do not always come first, nor always last.
    assert secret and len(places) == 3 and min(places.values()) > sum(places.values()) / 8


@BOTH
def test_each_play_opens_a_window_with_an_order_of_its_own(game: AnyGame) -> None:
    desk = at_a_window(with_bots(game))
    orders = []
    while goes_on(desk) and len(orders) < 12:
        if is_window(desk) and owing(desk) == sorted(desk.table.order):
            orders.append(desk.table.order)
            assert desk.table.entries_since(desk.table.seq - 1)[0].event.order == desk.table.order  # type: ignore[union-attr]
    assert len({tuple(order) for order in orders}) > 2


@BOTH
def test_no_other_draw_moves_on_by_it_and_the_record_can_be_checked(game: AnyGame) -> None:
    desk = with_bots(game)
    while goes_on(desk):
        pass
    luck = desk.table.journal.luck
    assert luck and not any("order" in stream for stream in luck.drawn)
    record = see_record(desk.table, SPECTATOR, is_open=True)
    assert record.seed
    assert digest(replay(game, read_record(record.text().encode())).state) == digest(desk.table.journal.state)


def test_a_person_may_answer_before_its_turn() -> None:
    desk = with_bots(magpies())
    while at_a_window(desk).table.order[-1] != 0:
        goes_on(desk)
    first, second, _ = desk.table.order
    person_answers(desk, "pass")
    assert [seat for seat, _, _ in desk.table.bots_asked()] == [first]
    desk.check_rebuilt()
    bot = desk.table.asks.owed[first]
    desk.enter("first", desk.table.plan_act(first, bot, ["pass"], is_bot=True))
    assert [seat for seat, _, _ in desk.table.bots_asked()] == [second]


def test_a_lent_seat_keeps_its_place_and_so_does_who_comes_back() -> None:
    desk = at_a_window(with_bots(magpies()), first=0)
    assert desk.table.bots_asked() == []
    desk.check_rebuilt()
    desk.enter("away", desk.table.plan_lend(0, "random"))
    assert [seat for seat, _, _ in desk.table.bots_asked()] == [0]
    desk.check_rebuilt()
    desk.enter("again", desk.table.plan_sit(0, "Player 0", True))
    assert desk.table.bots_asked() == []
    person_answers(desk, "pass")
    assert [seat for seat, _, _ in desk.table.bots_asked()] == [desk.table.order[1]]


def test_taken_back_into_a_window_a_new_order_is_drawn_and_told_to_nobody() -> None:
    desk = Desk(magpies(), 3)
    desk.enter("lend", desk.table.plan_lend(2, "random"))
    orders = set()
    while not is_window(desk):
        goes_on_with_two(desk)
    for _ in range(12):
        line = len(desk.table.journal.entries)
        person_answers(desk, "pass")
        number = desk.enter(f"p-{line}", plan_propose(desk.table, 0, "back", line, ()))
        desk.enter(f"a-{line}", plan_answer(desk.table, 1, number, True, ()))
        assert owing(desk) == sorted(desk.table.order) == [0, 1, 2]
        orders.add(tuple(desk.table.order))
        desk.check_rebuilt()
    # A person alone with bots takes it back without asking anybody.
    desk.enter("away", desk.table.plan_lend(1, "random"))
    line = len(desk.table.journal.entries)
    person_answers(desk, "pass")
    desk.enter("alone", plan_propose(desk.table, 0, "back", line, ()))
    assert owing(desk) == sorted(desk.table.order) == [0, 1, 2]
    desk.check_rebuilt()
    assert len(orders) > 2
    told = msgspec.json.encode(see_entries(desk.table, 0, SPECTATOR)).decode()
    assert '"back"' in told and '"order"' not in told


def goes_on_with_two(desk: Desk) -> None:
    if desk.table.bots_asked():
        bot_answers(desk)
    else:
        person_answers(desk, seat=min(desk.table.asks.owed))


def test_a_log_without_orders_is_read_and_its_bots_answer_at_once() -> None:
    desk = at_a_window(with_bots(magpies()), first=0)
    old = []
    for entered in desk.log:
        fields = msgspec.to_builtins(entered.event)
        fields.pop("order", None)
        old.append(msgspec.structs.replace(entered, event=read_event(json.dumps(fields))))
    table = rebuild(desk.table.game, desk.charter, desk.seed, old)
    assert table.order == []
    assert [seat for seat, _, _ in table.bots_asked()] == [1, 2]


def test_a_game_that_begins_in_a_window_has_its_order() -> None:
    desk = at_a_window(with_bots(magpies()))
    game, journal = desk.table.game, desk.table.journal
    lines = [journal.line(entry) for entry in journal.entries if not entry.note]
    charter = msgspec.structs.replace(desk.charter, given=lines)
    table = rebuild(game, charter, seed_from(9), [])
    started = table.plan_start()
    assert sorted(started.order) == [0, 1, 2]
