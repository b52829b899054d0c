"""FC8.5 What everybody knows."""

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

from dinotable.core.generator import Generator
from dinotable.core.play import see_action
from dinotable.core.seats import SPECTATOR
from dinotable.games.food_chain.game import GAME
from dinotable.games.food_chain.view import unseen
from tests.core.chi_square import excess
from tests.rules.food_chain.layout import can, comes, counts, do, hand, table_of


def test_fc8_5_a_base_taken_by_exchange_is_known_until_a_card_of_its_kind_leaves():
    state = table_of("fox\nhedgehog\nplants\nbear", ["hare plants fox", "hare"], seats=2, bag="mouse mouse mouse")
    do(state, "exchange hare for 1")
    assert counts(state.table.known, 0) == {"fox": 1}
    do(state, "discard hare")
    comes(state, "draw mouse")
    do(state, "discard plants")
    comes(state, "draw mouse")
    assert counts(state.table.known, 0) == {"fox": 1}
    do(state, "discard mouse")
    comes(state, "draw mouse")
    do(state, "hunt fox on 2")
    assert counts(state.table.known, 0) == {}, "either fox may have left"
    assert hand(state, 0) == {"fox": 1, "mouse": 1}


def test_fc8_5_two_known_cards_of_a_kind_leave_one_by_one():
    state = table_of("fox\nfox\nplants\nbear", ["hare hare"], seats=2, bag="")
    do(state, "exchange hare for 1")
    do(state, "pass")
    do(state, "exchange hare for 2")
    assert counts(state.table.known, 0) == {"fox": 2}
    do(state, "pass")
    do(state, "discard fox")
    assert counts(state.table.known, 0) == {"fox": 1}


def test_fc8_5_a_card_given_in_exchange_leaves_too():
    state = table_of("hare\nfox\nplants\nbear", ["plants"], seats=2, bag="")
    do(state, "exchange plants for 1")
    do(state, "pass")
    do(state, "exchange hare for 2")
    assert counts(state.table.known, 0) == {"fox": 1}


def test_fc8_5_a_drawn_card_is_seen_by_whoever_draws_it():
    state = table_of("snail\nplants\nplants\nbear", ["hare", "fox"], turn=1, bag="wolf")
    do(state, "discard fox")
    drawn = GAME.actions.parse("draw wolf")
    seen = [GAME.actions.text(see_action(GAME, state, 9, drawn, viewer)) for viewer in (0, 1, 2, SPECTATOR)]
    assert seen == ["draw ?", "draw wolf", "draw ?", "draw ?"]


def test_fc8_5_in_the_deal_each_seat_sees_its_own_cards():
    state = GAME.new(GAME.setup(2))
    comes(state, *["draw fox"] * 4)
    seen = [see_action(GAME, state, 9, GAME.actions.parse("draw hare"), viewer) for viewer in (0, 1)]
    assert [GAME.actions.text(action) for action in seen] == ["draw ?", "draw hare"]


def test_fc8_5_a_known_card_drawn_from_under_the_pile_is_seen_by_all():
    state = table_of("snail\nplants\nplants\nbear", ["hare", "fox"], bag="", under="swarm")
    do(state, "discard hare")
    seen = see_action(GAME, state, 9, GAME.actions.parse("draw swarm"), SPECTATOR)
    assert GAME.actions.text(seen) == "draw swarm"


def test_fc8_5_a_view_has_the_table_and_ones_own_hand():
    state = table_of("snail\n  boar 1\nplants", ["hare fox", "wolf"], seats=2, under="swarm", eaten=["toad"])
    view = GAME.wire(GAME.view(state, 0))
    assert view["hand"] == {"hare": 1, "fox": 1} and view["hands"] == (2, 1)
    assert view["eaten"] == ({"toad": 1}, {}), "everyone saw what was eaten"
    assert view["under"] == ("swarm",) and view["pile"] == 52 - 3 - 3 - 1
    assert GAME.wire(GAME.view(state, SPECTATOR))["hand"] == {}


def test_fc8_5_a_careful_player_counts_the_cards():
    state = table_of("snail\nplants", ["hare fox", "fox wolf"], seats=2, bag="toad toad", eaten=["", "toad"])
    state.table.known[14 + 8] = 1
    left = {name: count for name, count in counts(unseen(GAME.view(state, 0))).items() if count}
    assert left == {"toad": 2, "wolf": 1}, "the pile and the unknown card of the other hand"
    spectator = {name: count for name, count in counts(unseen(GAME.view(state, SPECTATOR))).items() if count}
    assert spectator == {"toad": 2, "wolf": 1, "hare": 1, "fox": 1}


def test_fc8_5_imagined_worlds_come_as_often_as_they_should():
    """Against all ways to deal the cards one has not seen: two to one hand, one to another, two left in the pile."""
    state = table_of("snail\nplants", ["hare", "fox toad", "fox"], seats=3, bag="toad wolf")
    unknown = ["fox", "fox", "toad", "toad", "wolf"]
    expected = Counter()
    for deal in permutations(unknown):
        expected[tuple(sorted(deal[:2])), deal[2]] += Fraction(1, 120)
    generator, view, seen = Generator(3), GAME.view(state, 0), Counter()
    for _ in range(3000):
        world = GAME.imagine(view, generator)
        assert hand(world, 0) == {"hare": 1} and sum(world.bag.counts) == world.bag.total == 2
        hands = [sorted(Counter(hand(world, seat)).elements()) for seat in (1, 2)]
        seen[tuple(hands[0]), hands[1][0]] += 1
    assert set(seen) == set(expected) and excess(seen, expected) < 5


def test_fc8_5_a_known_card_is_taken_to_be_the_one_that_left():
    """After an exchanged fox and then a fox have left, the rest of that hand is dealt from all unseen cards alike."""
    state = table_of("fox\nsnail\nplants", ["hare wolf fox", "mouse"], seats=2, bag="toad")
    do(state, "exchange hare for 1")
    do(state, "discard mouse")
    comes(state, "draw toad")
    do(state, "discard fox")
    generator, seen = Generator(5), Counter()
    for _ in range(300):
        seen[tuple(hand(GAME.imagine(GAME.view(state, SPECTATOR), generator), 0))] += 1
    assert set(seen) == {("fox", "wolf"), ("toad", "fox"), ("toad", "wolf")}


def test_fc8_5_what_is_known_stays_in_an_imagined_hand():
    state = table_of("fox\nsnail\nplants", ["hare wolf", "mouse"], seats=2)
    do(state, "exchange hare for 1")
    generator = Generator(3)
    for _ in range(50):
        world = GAME.imagine(GAME.view(state, 1), generator)
        assert hand(world, 0).get("fox", 0) >= 1 and sum(hand(world, 0).values()) == 2
        assert sum(world.bag.counts) == world.table.bag_size


@pytest.mark.parametrize("seat", [0, 1])
def test_fc8_5_the_refusal_of_a_card_looks_at_ones_own_hand_only(seat):
    state = table_of("snail", ["boar", "boar"], seats=2, turn=seat)
    assert "hunt boar on 1" in can(state)
