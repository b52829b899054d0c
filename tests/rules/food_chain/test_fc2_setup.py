"""FC2 Setup."""

import pytest

from dinotable.core.buffer import Buffer
from dinotable.core.chance import Luck, seed_from
from dinotable.core.journal import Journal
from dinotable.core.play import legal_actions
from dinotable.games.food_chain.actions import DISCARD
from dinotable.games.food_chain.game import GAME
from dinotable.games.food_chain.state import STARTING, TURN
from tests.rules.food_chain.layout import can, comes, counts, do, hand, laid, table_of


@pytest.mark.parametrize(("seats", "bases"), [(2, 3), (3, 4), (4, 4)])
def test_fc2_1_four_cards_each_and_bases(seats, bases):
    state = GAME.new(GAME.setup(seats))
    for name in ("fox", "hare", "toad", "bear")[:seats]:
        comes(state, *[f"draw {name}"] * 4)
    assert [int(size) for size in state.table.sizes][:seats] == [4] * seats
    assert hand(state, 0) == {"fox": 4} and hand(state, 1) == {"hare": 4}
    assert state.table.phase != TURN
    comes(state, *["turn cherries"] * bases)
    assert state.table.phase == TURN and state.table.turn == 0 and state.table.turns == 0
    assert laid(state).count("cherries") == bases
    assert state.table.pile() == 52 - 4 * seats - bases


def test_fc2_1_draws_come_from_one_pile_as_often_as_cards_are_in_it():
    state = table_of("snail", ["fox"], bag="fox fox bear swarm")
    do(state, "discard fox")
    drawn = weighed(state)
    assert drawn == {"draw fox": 2, "draw bear": 1, "draw swarm": 1}
    assert GAME.stream(state) == "deck"


def test_fc2_2_a_hunter_or_swarm_turned_up_goes_under_the_pile():
    state = GAME.new(GAME.setup(2))
    comes(state, *["draw hare"] * 4, *["draw fox"] * 4)
    assert comes(state, "turn swarm") == ["under swarm"]
    assert comes(state, "turn hunter") == ["under hunter"]
    assert comes(state, "turn snail") == ["turned snail 1"]
    comes(state, "turn snail", "turn toad")
    assert state.table.under == [13, 12] and state.table.phase == TURN
    assert laid(state) == "1 snail\n2 snail\n3 toad"
    assert state.table.pile() == 41 and state.table.bag_size == 39


def test_fc2_2_no_base_is_added_when_every_card_of_the_pile_was_turned_up():
    state = table_of("snail\ncherries\nplants\nbear 0", ["hare"], bag="swarm hunter")
    do(state, "abandon 4")
    assert can(state) == ["turn hunter", "turn swarm"]
    assert comes(state, "turn swarm", "turn hunter") == ["under swarm", "under hunter"]
    assert state.table.phase == TURN and state.table.turn == 1
    assert laid(state) == "1 snail\n2 cherries\n3 plants"


def test_fc2_2_a_known_card_is_never_turned_again_only_drawn():
    state = table_of("snail\ncherries\nplants\nbear 0", ["hare", "toad"], under="swarm hunter", bag="")
    do(state, "abandon 4")
    assert state.table.turn == 1, "nothing is turned up"
    do(state, "discard toad")
    assert weighed(state) == {"draw swarm": 1}, "in the order they were put there"
    comes(state, "draw swarm")
    assert hand(state, 1) == {"swarm": 1} and state.table.under == [12]
    assert counts(state.table.known, 1) == {"swarm": 1}, "all saw it there, and know where it went"


def test_fc2_2_unknown_cards_come_before_the_known_ones():
    state = table_of("snail\ncherries\nplants\nbear", ["hare", "toad"], under="swarm", bag="fox")
    do(state, "discard hare")
    assert can(state) == ["draw fox"]
    comes(state, "draw fox")
    assert counts(state.table.known) == {} and state.table.under == [13]


def test_fc2_3_the_first_player_is_seat_0_or_drawn():
    assert GAME.new(GAME.setup(3)).table.turn == 0
    state = GAME.new(GAME.setup(3, {"first": "random"}))
    assert state.table.phase == STARTING and GAME.stream(state) == "first"
    assert weighed(state) == {"first 0": 1, "first 1": 1, "first 2": 1}
    assert comes(state, "first 2") == ["starts 2"]
    comes(state, *["draw hare"] * 4, *["draw fox"] * 4, *["draw toad"] * 4, *["turn plants"] * 4)
    assert state.table.turn == 2 and hand(state, 0) == {"hare": 4}


def test_fc2_3_play_is_clockwise():
    journal = Journal(GAME, GAME.setup(3, {"first": "random"}), Luck(seed_from(4)))
    seats = []
    for _ in range(9):
        journal.settle()
        seats.append(int(journal.state.table.turn))
        journal.act(seats[-1], _some_discard(journal.state))
    assert seats == [(seats[0] + k) % 3 for k in range(9)]


def weighed(state):
    """What can come, and its weight."""
    out, weights = Buffer(), Buffer()
    GAME.chance(state, out, weights)
    return {GAME.actions.text(action): weight for action, weight in zip(out, weights, strict=True)}


def _some_discard(state):
    return next(a for a in legal_actions(GAME, state, int(state.table.turn)) if GAME.actions.kind(a) is DISCARD)
