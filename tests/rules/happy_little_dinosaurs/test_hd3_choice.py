"""HD3 Round: choice."""

import pytest

from dinotable.core.generator import Generator
from dinotable.core.play import digest, view_digest
from dinotable.core.seats import SPECTATOR
from dinotable.games.happy_little_dinosaurs import GAME
from dinotable.games.happy_little_dinosaurs.box import CARDS
from dinotable.games.happy_little_dinosaurs.rules.hands import holds_point
from dinotable.games.happy_little_dinosaurs.state import TURN
from tests.rules.happy_little_dinosaurs.positions import acts, at, journal_at


def before_the_turn(text):
    position = at(text)
    position.table.phase = TURN
    position.table.has_point = 0
    return position


def test_hd3_1_the_top_disaster_is_turned_up_as_likely_as_it_is_left():
    position = before_the_turn("0 rex hand plain-1 area natural natural\n1 stego hand plain-2")
    assert position.chances() == {"turn natural": 6, "turn predatory": 8, "turn emotional": 8, "turn meteor": 4}
    assert GAME.stream(position.state) == "disasters"
    position.do("* turn meteor")
    assert position.table.disaster == 3
    assert position.table.disasters.bag.counts[3] == 3


def test_hd3_1_cards_known_at_the_bottom_come_last_and_in_their_order():
    position = before_the_turn("under meteor natural\n0 rex hand plain-1\n1 stego hand plain-2")
    bag = position.table.disasters.bag
    while bag.total:
        bag.take(next(kind for kind in range(4) if bag.counts[kind]))
    assert position.chances() == {"turn meteor": 1}
    position.do("* turn meteor")
    assert position.under() == ["natural"]


def test_hd3_2_a_hand_without_a_point_card_is_shown_discarded_and_drawn_anew():
    position = before_the_turn("""
0 rex hand plain-1 push
1 stego hand push sour safety-plan
2 bronto hand saw
""")
    position.do("* turn natural")
    assert position.phase() == "redraw"
    assert position.told() == [
        "turned-up natural-1 natural", "no-point-card 1", "shown 1 push", "shown 1 sour", "shown 1 safety-plan",
    ]  # fmt: skip
    assert position.discards() == "push sour safety-plan"
    assert position.table.has_point == 1
    position.do("* draw push", "* draw push", "* draw sour", "* draw sour")
    assert position.phase() == "redraw"
    position.do("* draw plain-4")
    assert position.phase() == "choose"
    assert position.hand(1) == "plain-4 push push sour sour"
    assert position.table.has_point == 7
    assert position.to_act() == [0, 1, 2]


def test_hd3_2_again_until_holding_a_point_card():
    position = before_the_turn("0 rex hand push\n1 stego hand plain-1").do("* turn natural")
    position.do("* draw sour", "* draw sour", "* draw sour", "* draw push", "* draw push")
    assert position.phase() == "redraw"
    assert position.told()[0] == "no-point-card 0"
    assert position.table.drawer == 0
    assert position.discards() == "push push push sour sour sour"


def test_hd3_2_the_hand_just_discarded_may_come_back_by_a_reshuffle():
    position = before_the_turn("deck plain-9\ndiscard saw\n0 rex hand push sour\n1 stego hand plain-1")
    position.do("* turn natural", "* draw plain-9")
    assert position.told()[-1] == "shuffled"
    assert position.chances() == {"draw saw": 1, "draw push": 1, "draw sour": 1}
    position.do("* draw push", "* draw sour", "* draw saw")
    # HD8.4: nothing is left to draw, and the hand holds a point card.
    assert position.hand(0) == "plain-9 saw push sour"
    assert position.phase() == "choose"


def test_hd3_2_players_who_are_out_are_not_looked_at():
    position = before_the_turn("""
0 rex out
1 stego hand plain-1
2 bronto hand plain-1
""").do("* turn natural")
    assert position.phase() == "choose"
    assert position.to_act() == [1, 2]


CHOICE = """
disaster natural
0 rex hand plain-1 push
1 stego hand plain-3 plain-4 sour
2 bronto hand saw pebble
"""


def test_hd3_3_only_point_cards_can_be_chosen():
    position = at(CHOICE)
    assert position.legal(0) == ["choose plain-1"]
    assert position.refused("0 choose push") == "HD3.3 instant"
    assert position.refused("0 choose plain-9") == "HD2.1 not-in-hand"
    assert position.refused("0 choose pebble") == "HD2.1 not-in-hand"
    assert position.refused("0 pass") == "HD3.3 choose-now"


def test_hd3_3_a_choice_stays_in_hand_until_the_reveal():
    position = at(CHOICE).do("1 choose plain-3")
    assert position.refused("1 choose plain-4") == "HD3.3 chosen"
    assert position.hand(1) == "plain-3 plain-4 sour"
    assert position.table.sizes[1] == 3
    assert position.front() == ["", "", ""]
    position.do("0 choose plain-1", "2 choose pebble")
    assert position.front() == ["plain-1", "plain-3", "pebble"]
    assert position.hand(1) == "plain-4 sour"
    assert position.told() == ["revealed 0 plain-1", "revealed 1 plain-3", "revealed 2 pebble"]


def test_hd3_3_a_choice_may_be_changed_until_all_have_chosen():
    journal = journal_at(CHOICE)
    acts(journal, "1 choose plain-3", "0 choose plain-1")
    assert [journal.undoable(seat) for seat in range(3)] == [1, 1, 0]
    journal.undo(1)
    acts(journal, "1 choose plain-4", "2 choose saw")
    assert [CARDS[card] for card in journal.state.table.front] == ["plain-1", "plain-4", "saw"]
    assert [journal.undoable(seat) for seat in range(3)] == [0, 0, 0]


def test_hd3_3_a_changed_choice_shows_nobody_anything():
    straight, changed = journal_at(CHOICE), journal_at(CHOICE)
    acts(straight, "1 choose plain-4")
    acts(changed, "1 choose plain-3")
    changed.undo(1)
    acts(changed, "1 choose plain-4")
    for seat in (0, 2, SPECTATOR):
        views = [view_digest(GAME.view(journal.state, seat)) for journal in (straight, changed)]
        assert views[0] == views[1]
        assert [changed.line(entry, seat) for entry in changed.entries] == ["1 choose ?", "1 undo 1", "1 choose ?"]


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0), (2, 0, 1)])
def test_hd3_3_the_order_of_the_answers_does_not_matter(order):
    said = ["0 choose plain-1", "1 choose plain-4", "2 choose saw"]
    straight = at(CHOICE).do(*said)
    assert digest(at(CHOICE).do(*(said[k] for k in order)).state) == digest(straight.state)


def test_hd3_3_answers_leave_the_step_alone_until_the_last():
    position = at(CHOICE)
    step = GAME.step(position.state)
    position.do("0 choose plain-1", "1 choose plain-3")
    assert GAME.step(position.state) == step
    assert GAME.step(position.do("2 choose saw").state) != step


def test_hd3_3_an_imagined_choice_is_a_point_card_of_the_hand():
    view = GAME.view(at(CHOICE).do("1 choose plain-3", "2 choose saw").state, 0)
    for seed in range(100):
        world = GAME.imagine(view, Generator(seed))
        for seat in (1, 2):
            assert holds_point(world, seat)
            assert world.hands[24 * seat + world.choices[seat]] > 0
            assert world.choices[seat] < 19
        assert world.choices[0] == -1
    half = GAME.view(at(CHOICE).do("2 choose saw").state, 0)
    assert list(GAME.imagine(half, Generator(1)).choices)[:2] == [-1, -1]
