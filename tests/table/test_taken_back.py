"""What an undo or a way back leaves standing is told by the line itself."""

import random

import pytest

from dinotable.core.seats import CHANCE, SPECTATOR
from dinotable.games import GAMES, find
from dinotable.table.people import plan_propose
from dinotable.table.seen import Line, see_entries, see_line
from tests.table.desk import Desk, magpies


def lines_of(desk: Desk, viewer: int = SPECTATOR) -> list[Line]:
    return [line for step in see_entries(desk.table, 0, viewer) for line in step.lines]


def standing(desk: Desk) -> list[int]:
    """The lines of seats that count, by what later lines take back."""
    lines = lines_of(desk)
    gone = [number for line in lines for number in line.taken_back]
    assert len(set(gone)) == len(gone), "nothing is taken back twice"
    return [line.number for line in lines if line.action and line.seat is not None and line.number not in gone]


@pytest.mark.parametrize("place", ["examples.magpies:GAME", *GAMES])
@pytest.mark.parametrize("seed", range(2))
def test_the_lines_that_stand_are_those_that_the_game_goes_on_from(place: str, seed: int) -> None:
    luck = random.Random(seed)
    desk = Desk(find(place), 2 + seed, seed)
    taken = 0
    for turn in range(120):
        if desk.table.is_over():
            break
        journal = desk.table.journal
        undoable = [(seat, desk.table.undoable_from(seat)) for seat in range(len(desk.table.chairs))]
        free = [(seat, line) for seat, lines in undoable for line in lines]
        if free and luck.random() < 0.3:
            seat, line = luck.choice(free)
            desk.enter(f"u-{turn}", desk.table.plan_undo(seat, line))
        elif luck.random() < 0.2 and (lines := journal.back_lines()):
            others = tuple(range(1, len(desk.table.chairs)))
            desk.enter(f"b-{turn}", plan_propose(desk.table, 0, "back", luck.choice(lines), others))
        else:
            seat, ask = next(iter(desk.table.asks.owed.items()))
            desk.act(f"m-{turn}", seat, ask, [desk.text(seat, ask)])
        assert standing(desk) == journal.back_lines()
        taken += bool(lines_of(desk)[-1].taken_back)
    assert taken
    desk.check_rebuilt()


def test_an_undo_names_its_own_lines_and_leaves_the_answers_of_others() -> None:
    desk = Desk(magpies(), 2)
    for seat in (0, 1):
        ask = desk.table.asks.owed[seat]
        desk.act(f"m-{ask}", seat, ask, [desk.text(seat, ask)])
        if seat == 0:
            number = len(desk.table.journal.entries) - 1
            desk.enter("undo", desk.table.plan_undo(0, number))
            undo = see_line(desk.table, number + 1, SPECTATOR)
            assert (undo.undone, undo.taken_back, undo.back) == (1, [number], None)


def test_a_way_back_takes_everything_along_chance_too() -> None:
    desk = Desk(magpies(), 2)
    for _ in range(8):
        seat, ask = next(iter(desk.table.asks.owed.items()))
        desk.act(f"m-{ask}", seat, ask, [desk.text(seat, ask)])
    journal = desk.table.journal
    drawn = [entry.number for entry in journal.entries if entry.seat == CHANCE]
    target = journal.back_lines()[0]
    desk.enter("back", plan_propose(desk.table, 0, "back", target, (1,)))
    back = see_line(desk.table, len(journal.entries) - 1, SPECTATOR)
    assert back.back == target
    assert back.taken_back == list(range(target, len(journal.entries) - 1))
    assert set(back.taken_back) & set(drawn)
