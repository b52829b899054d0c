"""Other boxes: each kind of item is set, and the rule follows it."""

import pytest

from dinotable.core.errors import SetupError
from dinotable.core.play import legal_actions
from dinotable.core.seats import CHANCE
from dinotable.games.food_chain.box import BOX
from dinotable.games.food_chain.deck import NAMES
from dinotable.games.food_chain.game import GAME
from dinotable.words import speaker
from tests.rules.food_chain.layout import can, comes, do, free, hand, refused, table_of


def box_with(**changes):
    """`tokens=5`, `cards__fox__value=3`."""
    return GAME.change_box({path.replace("__", "."): str(value) for path, value in changes.items()})


def start(box, seats=2, options=None):
    """Dealt and with its bases, each time the first card that can come."""
    state = GAME.new(GAME.setup(seats, options, box=box))
    while not GAME.to_act(state) & 15:
        GAME.apply(state, CHANCE, legal_actions(GAME, state, CHANCE)[0], None)
    return state


def test_fc1_1_another_box_may_have_two_hunters_and_sixty_organisms():
    box = box_with(cards__hunter__cards=2, cards__owl__cards=12)
    assert int(box.total) == 65 and GAME.new(GAME.setup(4, box=box)).bag.total == 65


def test_fc1_2_a_kind_from_the_stock_hunts_what_there_is_of_its_prey():
    box = box_with(cards__owl__cards=4)
    owl = box.names.index("owl")
    assert [box.name(k) for k in range(int(box.hunter)) if box.hunts(owl, k)] == ["mouse"]
    both = box_with(cards__owl__cards=4, cards__vole__cards=4)
    assert [both.name(k) for k in range(int(both.hunter)) if both.hunts(both.names.index("owl"), k)] == [
        "mouse",
        "vole",
    ]


def test_fc1_2_all_kinds_of_the_stock_can_be_in_one_box():
    box = GAME.change_box({f"cards.{name}.cards": "4" for name in NAMES})
    assert box.names == NAMES


def test_fc1_2_a_kind_without_cards_is_no_longer_hunted():
    box = box_with(cards__plants__cards=0)
    assert "plants" not in box.names and not any("plants" in row.hunts for row in box.rows)


def test_fc1_2_power_value_and_prey_can_be_set():
    box = GAME.change_box({"cards.toad.power": "4", "cards.toad.value": "9", "cards.toad.hunts": "mouse, snail"})
    toad = next(row for row in box.rows if row.name == "toad")
    assert (toad.power, toad.value, toad.hunts) == (4, 9, ["mouse", "snail"])
    state = table_of("snail\n  toad 0\n  hedgehog 1\nplants", seats=2, box=box)
    assert can(state, "eat") == ["eat 1"]
    assert can(table_of("snail\n  toad 0\n  hedgehog 1\nplants", seats=2), "eat") == []


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"cards.plants.hunts": "bear"}, "the food web goes in a circle among"),
        ({"cards.fox.hunts": "owl"}, "cards.fox.hunts names “owl”, and the box has no such organism"),
        ({"cards.fox.hunts": "hunter"}, "no such organism"),
        ({"cards.fox.hunts": "mouse mouse"}, "names mouse twice"),
        ({"order": "owl"}, "order names each organism of the box at most once"),
        ({"order": "fox fox"}, "order names each organism of the box at most once"),
        ({"hand.4": "10", "bases.4": "9"}, "4 players are dealt 40 cards and 9 bases (FC2.1)"),
        ({"bases.4": "5"}, "16 tokens of 4 players and 5 bases (FC1.3, FC2.1) are more than the 20 cards"),
        ({f"cards.{name}.cards": "52" for name in NAMES}, "a box has at most 500 cards"),
        ({"draw.pass": "0"}, "draw.pass is a number from 1 to 3"),
    ],
)
def test_fc1_2_what_makes_no_game_is_refused_with_the_reason(changes, said):
    with pytest.raises(SetupError) as error:
        GAME.change_box(changes)
    assert said in str(error.value)


def test_fc1_2_the_deck_is_said_to_be_a_reconstruction_while_it_is_the_shipped_one():
    say = speaker("en", [GAME.words])
    for box, is_marked in ((box_with(tokens=3), True), (box_with(cards__fox__value=3), False)):
        state = GAME.new(GAME.setup(2, box=box))
        for told in (GAME.show(GAME.view(state, 0), say).text(), GAME.draw(GAME.view(state, 0), say)):
            assert ("reconstruction" in told) == is_marked


def test_fc1_3_the_number_of_tokens_can_be_set():
    state = start(GAME.change_box({"tokens.2": "6"}))
    assert free(state) == [6, 6]
    view = GAME.view(state, 0)
    assert GAME.wire(view)["tokens"] == 6 and GAME.facts(view).tokens_left_by_seat == (6, 6)
    assert "●●●●●●" in GAME.show(view, speaker("en", [GAME.words])).text()
    assert free(start(GAME.change_box({"tokens.2": "6"}), 3)) == [4, 4, 4]


def test_fc2_1_hands_and_bases_can_be_set():
    state = start(box_with(hand=5, bases__2=2))
    assert [int(size) for size in state.table.sizes][:2] == [5, 5]
    assert int(state.table.hunters[0]) == 2


def test_fc4_1_so_many_cards_are_drawn_after_a_hunt():
    state = table_of("plants\ncherries\nsnail", ["hare fox"], seats=2, box=box_with(draw__hunt=2))
    do(state, "hunt hare on 1")
    comes(state, "draw toad", "draw bear")
    assert hand(state, 0) == {"toad": 1, "fox": 1, "bear": 1} and int(state.table.turn) == 1
    none = table_of("plants\ncherries\nsnail", ["hare fox"], seats=2, box=box_with(draw__hunt=0))
    do(none, "hunt hare on 1")
    assert hand(none, 0) == {"fox": 1} and int(none.table.turn) == 1


def test_fc4_1_no_more_are_drawn_than_there_are():
    state = table_of("plants\ncherries\nsnail", ["hare"], seats=2, bag="toad", box=box_with(draw__hunt=3))
    do(state, "hunt hare on 1")
    comes(state, "draw toad")
    assert int(state.table.turn) == 1 and int(state.table.more) == 0


def test_fc6_2_a_weak_hunter_is_exchanged_for_no_base():
    state = table_of("wolf\nplants\nsnail", ["hunter"], seats=2, box=box_with(cards__hunter__power=1))
    assert can(state, "exchange") == []
    assert refused(state, "exchange hunter for 1") == "no-organism hunter FC6.2"


def test_fc6_3_so_many_cards_are_drawn_after_a_pass():
    state = table_of("plants\ncherries\nsnail", ["hare"], seats=2, box=box_with(draw__pass=2))
    do(state, "discard hare")
    comes(state, "draw toad", "draw bear")
    assert hand(state, 0) == {"toad": 1, "bear": 1}


def test_fc7_1_the_power_of_the_hunter_can_be_set():
    state = table_of("snail\n  hunter 0\n  toad 1\nplants", seats=2, box=box_with(cards__hunter__power=1))
    assert can(state, "eat") == []
    assert can(table_of("snail\n  hunter 0\n  toad 1\nplants", seats=2), "eat") == ["eat 1"]


def test_fc7_2_so_many_cards_are_drawn_after_a_swarm():
    state = table_of("plants\n  hare 1\ncherries\nsnail", ["swarm"], seats=2, box=box_with(draw__swarm=0))
    do(state, "swarm 2")
    assert hand(state, 0) == {} and int(state.table.turn) == 1


def test_fc8_1_the_game_ends_when_all_the_tokens_there_are_are_lost():
    text = "plants\n  hare 1\n    fox 0\ncherries\nsnail"
    ends = table_of(text, seats=2, held={(0, 1): 1}, box=GAME.change_box({"tokens.2": "2"}))
    do(ends, "eat 2")
    assert GAME.outcome(ends).reason == "tokens"
    goes_on = table_of(text, seats=2, held={(0, 1): 1})
    do(goes_on, "eat 2")
    assert GAME.outcome(goes_on) is None


@pytest.mark.parametrize(("worth", "points"), [(0, 3), (1, 4), (6, 9)])
def test_fc8_3_the_points_for_a_token_can_be_set(worth, points):
    state = table_of("plants\n  hare 1\n    fox 0\ncherries\nsnail", seats=2, box=box_with(score__token=worth))
    do(state, "eat 2")
    assert GAME.facts(GAME.view(state, 0)).points_by_seat == (points, 0)


def test_fc8_6_another_box_ends_within_its_own_bound():
    box = box_with(cards__plants__cards=20)
    assert GAME.longest(GAME.setup(2, box=box)) > GAME.longest(GAME.setup(2))
    assert GAME.longest(GAME.setup(2, box=BOX)) == 230 + 52 + 4 + 1 + 8
