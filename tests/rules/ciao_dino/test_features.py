"""What a learned evaluation sees agrees with the rules."""

import pytest
from librt.vecs import vec

from dinotable.core.buffer import Buffer
from dinotable.core.generator import Generator
from dinotable.core.playout import Tally, playout
from dinotable.games.ciao_dino import GAME
from dinotable.games.ciao_dino.score import points_now
from dinotable.games.ciao_dino.state import REFILL
from tests.rules.ciao_dino.boards import board

ISLAND = "V     SABC  .     JAAB  J     S     S     M"
"""A on three, B on two: beside the volcano one of each, across the water A leads on five tiles."""


def rows_of(state):
    names, seats = GAME.features().names, state.table.seats
    rows = vec[float]([0.0] * (seats * len(names)))
    GAME.features().write(state, rows)
    return [dict(zip(names, rows[k * len(names) : (k + 1) * len(names)], strict=True)) for k in range(seats)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_points_now_are_those_of_the_final_scoring(seats):
    state, generator = GAME.new(GAME.setup(seats)), Generator(seats)
    while not playout(GAME, state, generator, Buffer(), Buffer(), Tally(), 7):
        assert [row["now"] for row in rows_of(state)] == pytest.approx(
            [points / 10 for points in points_now(state.table)]
        )


def test_margins_and_what_breeding_changes():
    first, second, third, _ = rows_of(board(ISLAND))
    assert (first["leads-by-one"], second["lacks-one"], third["lacks-one"]) == (0.5, 0.5, 0.0)
    # Five tiles: five for the first and three for the second, four each for both (CD10.2, CD10.3).
    assert (first["slip"], second["reach-one"]) == pytest.approx((0.1, 0.1))
    # The jungle has room for one more; with room for two, the second could lead.
    wider = rows_of(board(ISLAND.replace("JAAB  J  ", "JAAA  JBB")))
    assert (second["reach-two"], wider[1]["reach-two"]) == pytest.approx((0.1, 0.2))
    # Who has no points left breeds nothing.
    spent = rows_of(board(ISLAND, points=0, seat=1))
    assert (spent[0]["slip"], spent[1]["reach-one"]) == (0.0, 0.0)


def test_seats_that_stand_alike_are_told_alike():
    first, second, *_ = rows_of(board(ISLAND, seat=2))
    other = rows_of(board(ISLAND.replace("A", "X").replace("B", "A").replace("X", "B"), seat=2))
    for name in first.keys() - {"wait"}:
        assert (first[name], second[name]) == (other[1][name], other[0][name]), name


def test_a_turn_that_only_waits_for_its_card_is_over():
    first, second, *_ = rows_of(board(ISLAND, phase=REFILL, points=0))
    assert (first["own-turn"], second["own-turn"], second["points-left"]) == (0.0, 1.0, 1.0)
