"""What people agree on: taking the game back, changing seats, a bot for who is away."""

import random
from collections.abc import Callable

import pytest

from dinotable.core.chance import seed_from
from dinotable.core.play import digest
from dinotable.core.record import read_record
from dinotable.core.replay import replay
from dinotable.core.seats import SPECTATOR
from dinotable.games import GAMES, find
from dinotable.table.errors import Refused
from dinotable.table.log import Chair, Charter, Entered, Event, TimeControl
from dinotable.table.people import (
    plan_answer,
    plan_expire,
    plan_lend_other,
    plan_propose,
    plan_rematch,
    plan_swap,
    plan_vacation,
    see_backs,
    see_people,
)
from dinotable.table.seen import see_entries, see_record
from dinotable.table.table import Table
from dinotable.table.thinking import BotWorker, Job
from dinotable.table.variant import setup_words
from tests.table.desk import Desk, magpies


def code_of(caught: "pytest.ExceptionInfo[Refused]") -> str:
    return caught.value.code


def some_moves(desk: Desk, count: int) -> None:
    for _ in range(count):
        seat, ask = next(iter(desk.table.asks.owed.items()))
        desk.act(f"m-{ask}", seat, ask, [desk.text(seat, ask)])


def moved(count: int = 12, seats: int = 3, seed: int = 1) -> Desk:
    desk = Desk(magpies(), seats, seed)
    some_moves(desk, count)
    return desk


def last(desk: Desk, seat: int) -> int:
    line = desk.table.journal.last_line(seat)
    assert line is not None
    return line


def propose(desk: Desk, seat: int, line: int, absent: tuple[int, ...] = ()) -> int:
    return desk.enter(f"p-{desk.table.seq}", plan_propose(desk.table, seat, "back", line, absent))


def answer(desk: Desk, seat: int, number: int, yes: bool, absent: tuple[int, ...] = ()) -> None:
    desk.enter(f"a-{desk.table.seq}", plan_answer(desk.table, seat, number, yes, absent))


def test_the_game_goes_back_when_everybody_else_agrees() -> None:
    desk = moved()
    line = last(desk, 0)
    owed = set(desk.table.asks.owed.values())
    number = propose(desk, 0, line)
    before = digest(desk.table.journal.state)
    answer(desk, 1, number, True)
    assert digest(desk.table.journal.state) == before and desk.table.consent.open
    answer(desk, 2, number, True)
    assert digest(desk.table.journal.state) != before and not desk.table.consent.open
    assert desk.table.journal.line(desk.table.journal.entries[-1]) == f"0 back {line}"
    assert 0 in desk.table.asks.owed
    assert not owed & set(desk.table.asks.owed.values()), "everybody is asked anew"
    desk.check_rebuilt()


@pytest.mark.parametrize("seed", range(10))
def test_a_game_taken_back_again_and_again_ends_and_its_record_verifies(seed: int) -> None:
    luck = random.Random(seed)
    desk = Desk(magpies(), 2 + seed % 3, seed)
    backs = 0
    while not desk.table.is_over():
        some_moves(desk, 1)
        lines = [line for line in range(len(desk.table.journal.entries)) if desk.table.journal.can_go_back(line)]
        assert desk.table.journal.back_lines() == lines
        if not desk.table.is_over() and lines and backs < 12 and luck.random() < 0.2:
            everybody = tuple(range(len(desk.table.chairs)))
            propose(desk, luck.choice(everybody), luck.choice(lines), everybody)
            backs += 1
    desk.check_rebuilt()
    record = read_record(see_record(desk.table, SPECTATOR, True).text().encode())
    assert sum(" back " in line for line in record.lines) == backs > 0
    assert digest(replay(magpies(), record).state) == digest(desk.table.journal.state)


def may_propose(desk: Desk, seat: int, line: int) -> bool:
    try:
        plan_propose(desk.table, seat, "back", line, ())
    except Refused:
        return False
    return True


@pytest.mark.parametrize("seed", range(4))
def test_a_seat_is_told_just_the_lines_it_may_ask_to_go_back_to(seed: int) -> None:
    luck = random.Random(seed)
    desk = Desk(magpies(), 2 + seed % 3, seed)
    seats = range(len(desk.table.chairs))
    told = 0
    while not desk.table.is_over():
        for seat in seats:
            possible = [line for line in range(len(desk.table.journal.entries)) if may_propose(desk, seat, line)]
            free = desk.table.undoable_from(seat)
            assert see_backs(desk.table, seat) == [line for line in possible if line not in free]
            told += len(possible)
        if luck.random() < 0.1 and (lines := desk.table.journal.back_lines()):
            propose(desk, 0, luck.choice(lines[len(lines) // 2 :]), tuple(seats))
        some_moves(desk, 1)
    assert told > 100
    assert [see_backs(desk.table, seat) for seat in seats] == [[] for _ in seats], "the game is over"


def test_no_line_is_offered_before_the_start_or_to_a_seat_that_a_bot_plays() -> None:
    desk = moved()
    assert see_backs(desk.table, 1)
    desk.enter("lend", desk.table.plan_lend(1, "random"))
    assert see_backs(desk.table, 1) == []
    chairs = [Chair("friend"), Chair("friend")]
    game = magpies()
    assert see_backs(Table(game, Charter(game.id, game.rules, {}, chairs), seed_from(1)), 0) == []


def test_what_was_seen_before_stays_as_it_was_and_lines_stay_hidden() -> None:
    desk = moved()
    seen = {viewer: see_entries(desk.table, 0, viewer) for viewer in (SPECTATOR, 0, 1, 2)}
    propose(desk, 0, last(desk, 0), (1, 2))
    for viewer, entries in seen.items():
        assert see_entries(desk.table, 0, viewer)[: len(entries)] == entries
    assert "draw ?" in see_record(desk.table, SPECTATOR, False).text()


def test_a_decline_ends_it_and_so_does_anything_done() -> None:
    desk = moved()
    number = propose(desk, 0, last(desk, 0))
    answer(desk, 2, number, False)
    with pytest.raises(Refused) as caught:
        plan_answer(desk.table, 1, number, True, ())
    assert code_of(caught) == "no-proposal"
    number = propose(desk, 0, last(desk, 0))
    some_moves(desk, 1)
    assert not desk.table.consent.open
    newer = propose(desk, 0, last(desk, 0))
    assert newer != number
    with pytest.raises(Refused) as caught:
        plan_answer(desk.table, 1, number, True, ())
    assert code_of(caught) == "no-proposal", "an old answer never fits a new question"


def test_bots_and_who_is_away_are_not_asked() -> None:
    desk = moved()
    desk.enter("lend", desk.table.plan_lend(1, "random"))
    number = propose(desk, 0, last(desk, 0))
    assert see_people(desk.table, [], 0.0).wishes[0].waits_for == [2]
    answer(desk, 2, number, True)
    assert not desk.table.consent.open
    assert plan_propose(desk.table, 0, "back", first_line(desk), (2,)).passes
    with pytest.raises(Refused) as caught:
        plan_propose(desk.table, 1, "back", first_line(desk), ())
    assert code_of(caught) == "lent"


def first_line(desk: Desk) -> int:
    return next(line for line in range(99) if desk.table.journal.can_go_back(line))


@pytest.mark.parametrize("target", [0, 1, 10**6])
def test_no_game_goes_back_to_a_draw_or_to_nowhere(target: int) -> None:
    with pytest.raises(Refused) as caught:
        plan_propose(moved().table, 0, "back", target, ())
    assert code_of(caught) == "no-undo"


def test_nobody_answers_for_others_or_twice() -> None:
    desk = moved()
    number = propose(desk, 0, last(desk, 0))
    with pytest.raises(Refused) as caught:
        plan_answer(desk.table, 0, number, True, ())
    assert code_of(caught) == "not-yours"
    answer(desk, 1, number, True)
    with pytest.raises(Refused) as caught:
        plan_answer(desk.table, 1, number, True, ())
    assert code_of(caught) == "no-proposal"


def test_a_majority_lets_a_bot_play_for_who_is_away() -> None:
    desk = Desk(magpies(), 4)
    with pytest.raises(Refused) as caught:
        plan_propose(desk.table, 0, "bot", 3, ())
    assert code_of(caught) == "present"
    number = desk.enter("p", plan_propose(desk.table, 0, "bot", 3, (3,)))
    assert desk.table.chairs[3].level == ""
    desk.enter("a", plan_answer(desk.table, 1, number, True, (3,)))
    assert desk.table.chairs[3].level == "random", "two of three"
    assert see_record(desk.table, 0, False).lines[-1] == "# 3 lent random"
    desk.enter("back", desk.table.plan_sit(3, "Player 3", True))
    assert see_record(desk.table, 0, False).lines[-1] == "# 3 taken"
    number = desk.enter("p2", plan_propose(desk.table, 0, "bot", 3, (3,)))
    desk.enter("n1", plan_answer(desk.table, 1, number, False, (3,)))
    desk.enter("n2", plan_answer(desk.table, 2, number, False, (3,)))
    assert not desk.table.consent.open and not desk.table.chairs[3].level
    desk.check_rebuilt()


SLOW = TimeControl("days", 1000, vacation=500)
EVERYBODY = (0, 1, 2)


def slow() -> Desk:
    desk = Desk(magpies(), 3, time_control=SLOW)
    some_moves(desk, 6)
    return desk


def refusal(plan: Callable[[], Event]) -> str:
    with pytest.raises(Refused) as caught:
        plan()
    return code_of(caught)


def test_in_a_slow_game_nobody_is_passed_over_however_long_they_are_away() -> None:
    desk = slow()
    before = digest(desk.table.journal.state)
    number = propose(desk, 0, first_line(desk), EVERYBODY)
    (wish,) = see_people(desk.table, EVERYBODY, 0.0, EVERYBODY).wishes
    assert wish.waits_for == [1, 2] and see_people(desk.table, EVERYBODY, 0.0, EVERYBODY).gone == []
    answer(desk, 1, number, True, EVERYBODY)
    assert digest(desk.table.journal.state) == before and desk.table.consent.open
    answer(desk, 2, number, True, EVERYBODY)
    assert digest(desk.table.journal.state) != before
    desk.check_rebuilt()


def test_in_a_slow_game_only_the_clock_puts_a_bot_on_a_seat() -> None:
    desk = slow()
    assert refusal(lambda: plan_propose(desk.table, 0, "bot", 1, EVERYBODY)) == "clock"
    assert refusal(lambda: plan_lend_other(desk.table, 1, "random", EVERYBODY)) == "clock"
    assert desk.table.plan_lend(1, "random").seat == 1, "one's own, whenever one likes"


def test_where_time_is_real_a_bot_comes_after_the_time_agreed_on_alone() -> None:
    desk = moved()
    assert refusal(lambda: plan_lend_other(desk.table, 1, "random", ())) == "present"
    assert plan_lend_other(desk.table, 1, "random", (1,)).level == "random"
    table = lobby(Chair("person", "Anna"), Chair("here", "Ben"), Chair("bot", "Rex", "random"))
    assert refusal(lambda: plan_lend_other(table, 1, "random", ())) == "not-started"
    enter(table, table.plan_start())
    assert plan_lend_other(table, 1, "random", ()).seat == 1, "at the host's own device"
    assert refusal(lambda: plan_lend_other(table, 2, "random", ())) == "not-yours"


def test_a_proposal_of_a_slow_game_lapses_with_the_time_for_a_move() -> None:
    desk = slow()
    desk.at = 5000.0
    number = propose(desk, 0, last(desk, 0))
    assert see_people(desk.table, (), 5000.0).wishes[0].until == 6000.0
    assert refusal(lambda: plan_expire(desk.table, number, 5999.0)) == "no-proposal"
    # Whoever is on vacation has so much more time, as for a move; who has answered keeps nobody waiting.
    desk.at = 5400.0
    desk.enter("rest", plan_vacation(desk.table, 2, True, 5400.0))
    assert see_people(desk.table, (), 5400.0).wishes[0].until == 6500.0
    desk.at = 5500.0
    desk.enter("back", plan_vacation(desk.table, 2, False, 5500.0))
    assert see_people(desk.table, (), 5500.0).wishes[0].until == 6100.0
    answer(desk, 2, number, True)
    assert see_people(desk.table, (), 5500.0).wishes[0].until == 6000.0
    before = digest(desk.table.journal.state)
    desk.at = 6000.0
    desk.enter("lapse", plan_expire(desk.table, number, 6000.0))
    assert not desk.table.consent.open and digest(desk.table.journal.state) == before
    assert refusal(lambda: plan_answer(desk.table, 1, number, True, ())) == "no-proposal"
    assert refusal(lambda: plan_expire(desk.table, number, 9e9)) == "no-proposal"
    desk.check_rebuilt()
    assert see_entries(desk.table, desk.table.seq - 1, SPECTATOR)[0].about == {"type": "lapsed", "proposal": number}


def test_where_time_is_real_no_proposal_lapses() -> None:
    desk = moved()
    number = propose(desk, 0, last(desk, 0))
    assert see_people(desk.table, (), 0.0).wishes[0].until is None
    assert refusal(lambda: plan_expire(desk.table, number, 9e9)) == "no-proposal"


def lobby(*chairs: Chair) -> Table:
    game = magpies()
    return Table(game, Charter(game.id, game.rules, {}, list(chairs)), seed_from(1))


def enter(table: Table, event: Event) -> int:
    table.take(Entered(table.seq + 1, f"e{table.seq}", event))
    return table.seq


def test_chairs_change_places_before_the_start() -> None:
    table = lobby(Chair("person", "Anna"), Chair("friend", "Ben"), Chair("bot", "Rex", "random"))
    enter(table, plan_swap(table, 0, 2))
    assert [chair.name for chair in table.chairs] == ["Rex", "Ben", "Anna"]
    number = enter(table, plan_propose(table, 1, "swap", 2, ()))
    assert [chair.name for chair in table.chairs] == ["Rex", "Ben", "Anna"], "Anna is asked"
    enter(table, plan_answer(table, 2, number, True, ()))
    assert [chair.name for chair in table.chairs] == ["Rex", "Anna", "Ben"]
    enter(table, plan_propose(table, 2, "swap", 0, ()))
    assert [chair.name for chair in table.chairs] == ["Ben", "Anna", "Rex"], "bots agree"
    for one, other in ((0, 0), (0, 3), (-1, 0)):
        with pytest.raises(Refused):
            plan_swap(table, one, other)
    enter(table, table.plan_start())
    with pytest.raises(Refused) as caught:
        plan_swap(table, 0, 1)
    assert code_of(caught) == "started"


def test_a_rematch_comes_after_the_end() -> None:
    desk = Desk(magpies(), 2)
    with pytest.raises(Refused) as caught:
        plan_rematch(desk.table, 0, "x")
    assert code_of(caught) == "not-over"


@pytest.mark.parametrize("game", [*GAMES, "examples.magpies:GAME"])
def test_a_bot_can_play_on_at_every_decision_of_every_game(game: str) -> None:
    """Also where several are to act: each is lent, played for, and taken back."""
    found = find(game)
    desk = Desk(found, found.fewest + 1, 3)
    table = desk.table
    worker = BotWorker()
    place = GAMES.get(game, game)
    several = 0
    while not table.is_over():
        several += len(table.asks.owed) > 1
        seat, ask = max(table.asks.owed.items())
        desk.enter(f"lend-{ask}", table.plan_lend(seat, "random"))
        with pytest.raises(Refused) as caught:
            table.plan_act(seat, ask, [desk.text(seat)])
        assert code_of(caught) == "lent"
        lines = [table.journal.line(entry) for entry in table.journal.entries]
        job = Job(place, "t", setup_words(table.setup), lines, seat, "random", ask, 0.1)
        desk.enter(f"bot-{ask}", table.plan_act(seat, ask, [worker.think(job).ideas[0].action], is_bot=True))
        if not table.is_over():
            desk.enter(f"back-{ask}", table.plan_sit(seat, f"Player {seat}", True))
    record = read_record(see_record(table, SPECTATOR, True).text().encode())
    assert digest(replay(found, record).state) == digest(table.journal.state)
    assert several or game in ("food-chain", "ciao-dino")
