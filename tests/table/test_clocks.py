"""Clocks run only while their seat owes a decision, in the time that is handed in, and follow from the log alone."""

import pytest

from dinotable.core.chance import seed_from
from dinotable.table.clocks import Clocks
from dinotable.table.errors import Refused
from dinotable.table.log import Entered, Event, TimeControl
from dinotable.table.people import plan_lapse, plan_vacation, see_people
from dinotable.table.table import Table, rebuild
from tests.table.desk import charter_for, magpies

BANK = TimeControl("bank", seconds=100, added=5, stand_in="greedy")
DAYS = TimeControl("days", seconds=1000, vacation=500, stand_in="greedy")


class Timed:
    """A table whose entries are stamped by hand."""

    def __init__(self, time_control: TimeControl, seats: int = 2) -> None:
        game = magpies()
        plain = charter_for(game, seats)
        self.charter = type(plain)(plain.game, plain.rules, plain.options, plain.chairs, time_control=time_control)
        self.table = Table(game, self.charter, seed_from(1))
        self.log: list[Entered] = []
        self.enter(0.0, self.table.plan_start())

    def enter(self, at: float, event: Event) -> None:
        entered = Entered(self.table.seq + 1, f"e{self.table.seq}", event, at)
        self.log.append(entered)
        self.table.take(entered)
        duplicate = rebuild(self.table.game, self.charter, seed_from(1), self.log)
        assert see_people(duplicate, [], at) == see_people(self.table, [], at), "it follows from the log alone"

    def act(self, at: float, seat: int) -> None:
        table = self.table
        text = table.game.actions.text(table.legal(seat)[0])
        self.enter(at, table.plan_act(seat, table.asks.owed[seat], [text]))

    def left(self, at: float) -> list[float]:
        return [clock.left for clock in see_people(self.table, [], at).clocks]


def test_a_bank_runs_while_its_seat_owes_a_decision() -> None:
    timed = Timed(BANK)
    assert timed.left(0.0) == [100, 100] and timed.left(30.0) == [70, 70]
    timed.act(30.0, 0)
    assert timed.left(30.0) == [75, 70], "five seconds more for a decision"
    assert timed.left(50.0) == [75, 50], "seat 0 owes nothing"


def test_a_decision_taken_back_and_made_again_brings_nothing() -> None:
    timed = Timed(BANK)
    for k in range(5):
        timed.act(10.0 + k, 0)
        line = timed.table.undoable_from(0)[0]
        timed.enter(10.0 + k, timed.table.plan_undo(0, line))
    assert timed.left(15.0)[0] < 95.5
    slow = Timed(DAYS)
    slow.act(900.0, 0)
    slow.enter(950.0, slow.table.plan_undo(0, slow.table.undoable_from(0)[0]))
    assert slow.left(960.0)[0] == 90, "nor does it in a slow game"


def test_at_zero_a_bot_plays_on_and_not_before() -> None:
    timed = Timed(BANK)
    with pytest.raises(Refused) as caught:
        plan_lapse(timed.table, 0, 99.9)
    assert caught.value.code == "clock"
    timed.enter(100.0, plan_lapse(timed.table, 0, 100.0))
    assert timed.table.chairs[0].level == "greedy"
    with pytest.raises(Refused) as caught:
        timed.table.plan_sit(0, "Player 0", True)
    assert caught.value.code == "clock", "a bank that is used up stays so"
    assert timed.table.journal.line(timed.table.journal.entries[-1]) == "# 0 lent greedy"


def test_who_returns_to_a_slow_game_has_all_the_time_again() -> None:
    timed = Timed(DAYS)
    timed.enter(1000.0, plan_lapse(timed.table, 0, 1000.0))
    timed.enter(5000.0, timed.table.plan_sit(0, "Player 0", True))
    assert timed.left(5000.0)[0] == 1000 and timed.left(5400.0)[0] == 600


def test_each_decision_of_a_slow_game_has_its_own_time() -> None:
    timed = Timed(DAYS)
    timed.act(900.0, 0)
    timed.act(950.0, 1)
    assert set(timed.table.asks.owed) and timed.left(950.0)[min(timed.table.asks.owed)] == 1000


def test_a_vacation_stops_the_clock_until_it_is_used_up() -> None:
    timed = Timed(DAYS)
    timed.enter(100.0, plan_vacation(timed.table, 0, True, 100.0))
    with pytest.raises(Refused) as caught:
        plan_vacation(timed.table, 0, True, 100.0)
    assert caught.value.code == "no-vacation"
    assert timed.left(400.0) == [900, 600]
    assert timed.left(700.0) == [800, 300], "five hundred seconds of it there were"
    assert timed.table.clocks.due(timed.table.on_clock()) == 1000.0, "the other's comes first"
    timed.enter(300.0, plan_vacation(timed.table, 0, False, 300.0))
    assert timed.left(400.0) == [800, 600]
    people = see_people(timed.table, [], 400.0)
    assert people.clocks[0].rest == 300 and not people.clocks[0].is_away
    with pytest.raises(Refused):
        plan_vacation(timed.table, 0, False, 400.0)
    with pytest.raises(Refused):
        plan_vacation(Timed(BANK).table, 0, True, 1.0)


def test_time_never_runs_backwards() -> None:
    clocks = Clocks(BANK, 1)
    clocks.run_to(50.0, [0])
    clocks.run_to(10.0, [0])
    assert clocks.left == [50.0] and clocks.at == 50.0
    assert clocks.left_at(0, 20.0, True) == 50.0


def test_without_a_clock_there_is_none() -> None:
    timed = Timed(TimeControl())
    assert see_people(timed.table, [], 1e9).clocks == []
    with pytest.raises(Refused):
        plan_lapse(timed.table, 0, 1e9)
