"""FC6 Abandon, exchange, pass."""

from dinotable.games.food_chain.state import TURN
from tests.rules.food_chain.layout import can, comes, counts, do, free, hand, laid, refused, table_of


def test_fc6_1_abandon_a_top_card_of_ones_own():
    state = table_of("snail\n  toad 0\n    hedgehog 1\n  boar 0\nplants\nplants\nbear", ["fox"], bag="wolf")
    assert can(state, "abandon") == ["abandon 4"]
    assert refused(state, "abandon 2") == "not-top toad FC6.1"
    assert refused(state, "abandon 3") == "not-yours hedgehog FC6.1"
    assert refused(state, "abandon 1") == "not-yours snail FC6.1"
    before = counts(state.table.discards).get("boar", 0)
    assert do(state, "abandon 4") == ["left 0 boar"]
    assert free(state)[0] == 3 and counts(state.table.discards)["boar"] == before + 1
    assert hand(state, 0) == {"fox": 1}, "no card is drawn"
    assert state.table.turn == 1 and laid(state).startswith("1 snail\n  2 toad 0\n    3 hedgehog 1\n5 plants")


def test_fc6_1_a_base_left_by_a_split_is_abandoned_and_replaced():
    state = table_of("toad 0\nplants\nplants\nbear", ["fox"], bag="wolf")
    do(state, "abandon 1")
    assert can(state) == ["turn wolf"]
    comes(state, "turn wolf")
    assert laid(state) == "1 wolf\n2 plants\n3 plants\n4 bear" and free(state)[0] == 4


def test_fc6_1_a_base_that_loses_its_last_predator_stays():
    state = table_of("snail\n  toad 0\nplants\nplants\nbear", ["fox"], bag="wolf")
    do(state, "abandon 2")
    assert laid(state) == "1 snail\n3 plants\n4 plants\n5 bear" and state.table.phase == TURN


def test_fc6_2_exchange_a_card_for_a_stronger_free_base():
    text = "fox\nboar 1\nsnail\n  toad 0\nwolf\n  hunter 1\nplants\nhare"
    state = table_of(text, ["hare plants swarm"], bag="bear")
    assert can(state, "exchange hare") == ["exchange hare for 1"]
    assert can(state, "exchange plants") == ["exchange plants for 1", "exchange plants for 8"], "plants too"
    assert refused(state, "exchange hare for 2") == "has-token boar 1 FC6.2"
    assert refused(state, "exchange hare for 5") == "base-hunted wolf FC6.2"
    assert refused(state, "exchange hare for 4") == "no-base toad FC6.2"
    assert refused(state, "exchange hare for 7") == "not-weaker plants i hare FC6.2"
    assert refused(state, "exchange hare for 8") == "not-weaker hare iii hare FC6.2"
    assert refused(state, "exchange swarm for 1") == "no-organism swarm FC6.2"
    assert do(state, "exchange hare for 1") == ["took 0 fox 1"]
    assert laid(state).startswith("1 hare\n2 boar 1") and hand(state, 0) == {"fox": 1, "plants": 1, "swarm": 1}
    assert state.table.turn == 1 and state.table.bag_size == 1, "no card is drawn"
    assert state.table.sizes[0] == 3


def test_fc6_2_the_hunter_is_not_exchanged():
    state = table_of("wolf\nplants\nplants\nbear", ["hunter"])
    assert can(state, "exchange") == []
    assert refused(state, "exchange hunter for 1") == "no-organism hunter FC6.2"


def test_fc6_3_pass_discards_and_draws():
    state = table_of("snail\nplants\nplants\nbear", ["hare fox"], bag="wolf")
    before = counts(state.table.discards).get("hare", 0)
    assert refused(state, "pass") == "must-discard FC6.3"
    assert do(state, "discard hare") == []
    assert counts(state.table.discards)["hare"] == before + 1 and can(state) == ["draw wolf"]
    comes(state, "draw wolf")
    assert hand(state, 0) == {"fox": 1, "wolf": 1} and state.table.turn == 1


def test_fc6_3_with_an_empty_pile_no_card_is_drawn():
    state = table_of("snail\nplants\nplants\nbear", ["hare fox"], bag="")
    do(state, "discard hare")
    assert hand(state, 0) == {"fox": 1} and state.table.turn == 1


def test_fc6_3_with_an_empty_hand_one_simply_passes():
    state = table_of("snail\nplants\nplants\nbear", [""], bag="")
    assert can(state) == ["pass"]
    do(state, "pass")
    assert state.table.turn == 1


def test_fc6_3_passing_with_an_empty_hand_draws_if_there_is_a_card():
    state = table_of("snail\nplants\nplants\nbear", [""], bag="fox")
    do(state, "pass")
    assert can(state) == ["draw fox"]
