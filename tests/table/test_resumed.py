"""A table around a game that is under way: the same game goes on, with its luck, its orders and what may be undone."""

import random

import pytest

from dinotable.core.chance import seed_from
from dinotable.core.contract import AnyGame
from dinotable.core.journal import Journal
from dinotable.core.order import asked
from dinotable.core.replay import branch, resume
from dinotable.games import GAMES, find
from dinotable.table.log import Chair
from dinotable.table.referee import Referee
from dinotable.table.table import table_around
from tests.table.desk import Desk, magpies

NAMES = ["Ann", "Bo", "Cy"]


def referee_of(journal: Journal) -> Referee:  # type: ignore[type-arg]
    return Referee("here", table_around(journal, [Chair("here", name) for name in NAMES[: journal.setup.seats]]))


def started(game: AnyGame, seats: int, seed: int = 1) -> Referee:
    referee = Referee("here", Desk(game, seats, seed, start=False).table)
    referee.play(referee.start())
    return referee


def answer(referee: Referee, dice: random.Random) -> None:
    """Whoever may answer does, or takes back."""
    table = referee.table
    seat = dice.choice(table.turns())
    if (lines := table.undoable_from(seat)) and dice.random() < 0.2:
        referee.play(referee.undo(seat, str(table.seq), dice.choice(lines)))
        return
    text = table.game.actions.text(dice.choice(table.legal(seat)))
    referee.play(referee.act(seat, str(table.seq), table.asks.owed[seat], [text]))


def saved(referee: Referee) -> str:
    record = referee.table.journal.record(with_seed=True)
    record.names = NAMES[: record.seats]
    return record.text()


def check_same(one: Referee, other: Referee) -> None:
    assert other.table.turns() == one.table.turns()
    assert set(other.table.asks.owed) == set(one.table.asks.owed)
    for seat in range(one.table.setup.seats):
        assert other.table.undoable_from(seat) == one.table.undoable_from(seat)
        assert other.table.legal(seat) == one.table.legal(seat)
    assert saved(other) == saved(one)


@pytest.mark.parametrize("game", [magpies(), *map(find, GAMES)], ids=lambda game: game.id)
def test_a_saved_game_goes_on_as_if_nothing_had_been(game: AnyGame) -> None:
    seats, dice = min(3, game.most), random.Random(3)
    referee = started(game, seats)
    for _ in range(60):
        if referee.table.is_over():
            break
        answer(referee, dice)
        again = referee_of(resume(game, referee.table.journal.record(with_seed=True)))
        again.play(again.start())
        check_same(referee, again)
        if dice.random() < 0.3:
            referee = again


@pytest.mark.parametrize("game", [magpies(), find("happy-little-dinosaurs")], ids=["magpies", "happy"])
def test_whose_turn_it_is_follows_from_the_record_alone(game: AnyGame) -> None:
    """So it makes no difference who hosts the game, or whether it was saved meanwhile."""
    referee, dice, windows = started(game, 3), random.Random(1), 0
    while not referee.table.is_over():
        table = referee.table
        expected = asked(table.journal)
        is_window = game.is_window(table.journal.state)
        windows += is_window and len(expected) > 1
        assert table.turns() == (expected[:1] if is_window else expected)
        answer(referee, dice)
    assert windows > 5


def test_a_game_that_is_over_is_shown_as_such() -> None:
    referee, dice = started(magpies(), 2), random.Random(1)
    while not referee.table.is_over():
        answer(referee, dice)
    again = referee_of(resume(magpies(), referee.table.journal.record(with_seed=True)))
    again.play(again.start())
    assert again.table.is_over() and again.table.turns() == []
    assert saved(again) == saved(referee)


def test_a_branch_keeps_its_given_lines_and_begins_with_its_own_luck() -> None:
    referee, dice = started(magpies(), 2), random.Random(1)
    for _ in range(5):
        answer(referee, dice)
    journal = branch(magpies(), referee.table.journal.record(with_seed=True), 4, seed_from(9))
    other = referee_of(journal)
    other.play(other.start())
    record = other.table.journal.record(with_seed=True)
    assert (record.given, record.seed, record.names) == (4, seed_from(9).hex(), NAMES[:2])
    answer(other, dice)
