"""FC7 Bonus cards."""

from dinotable.games.food_chain.state import TURN
from tests.rules.food_chain.layout import can, comes, counts, do, free, hand, laid, refused, table_of


def test_fc7_1_the_hunter_hunts_any_organism():
    names = [
        "plants",
        "cherries",
        "beetle",
        "snail",
        "toad",
        "mouse",
        "hedgehog",
        "hare",
        "fox",
        "boar",
        "wolf",
        "bear",
    ]
    state = table_of("\n".join(names), ["hunter"], bag="plants")
    assert can(state, "hunt") == [f"hunt hunter on {place}" for place in range(1, 13)]
    do(state, "hunt hunter on 12")
    assert free(state)[0] == 3 and can(state) == ["draw plants"]


def test_fc7_1_it_has_power_v_and_eats_later():
    text = "plants\n  hunter 0\n  boar 1\n  bear 2"
    assert refused(table_of(text, [""]), "eat 1") == "tied 2 bear v FC5.2"
    state = table_of("plants\n  hunter 0\n  boar 1\n  boar 1\nplants\nplants\nbear", [""], bag="")
    do(state, "eat 1")
    assert counts(state.table.eaten, 0) == {"plants": 1} and counts(state.table.discards)["hunter"] == 1
    assert refused(table_of(text, [""], turn=1), "eat 1") == "stronger 0 hunter v FC5.1"


def test_fc7_1_it_is_never_prey():
    state = table_of("plants\n  hunter 1", ["wolf bear"])
    assert can(state, "hunt") == ["hunt bear on 1"]
    assert refused(state, "hunt wolf on 2") == "hunter-not-prey FC7.1"


def test_fc7_2_a_swarm_drives_off_any_top_card_with_a_token():
    text = "plants\n  hare 0\n  boar 1\n    wolf 2\nsnail\ntoad 3\nbear\nplants\n  hunter 1"
    state = table_of(text, ["swarm"], bag="fox")
    assert can(state, "swarm") == [f"swarm {place}" for place in (2, 4, 6, 9)]
    assert refused(state, "swarm 1") == "nothing-to-drive plants FC7.2"
    assert refused(state, "swarm 3") == "swarm-needs-top boar FC7.2"
    assert refused(state, "hunt swarm on 1") == "swarm-drives FC7.2"
    assert refused(table_of(text, ["fox"]), "swarm 2") == "no-swarm FC7.2"
    before = counts(state.table.discards)
    assert do(state, "swarm 4") == ["driven 2 wolf"]
    after = counts(state.table.discards)
    assert after["wolf"] == before.get("wolf", 0) + 1 and after["swarm"] == before.get("swarm", 0) + 1
    assert free(state) == [3, 2, 4, 3] and can(state) == ["draw fox"]
    comes(state, "draw fox")
    assert hand(state, 0) == {"fox": 1} and state.table.turn == 1 and state.table.phase == TURN
    assert laid(state) == "1 plants\n  2 hare 0\n  3 boar 1\n5 snail\n6 toad 3\n7 bear\n8 plants\n  9 hunter 1"


def test_fc7_2_first_a_card_is_drawn_then_a_base_turned_up():
    state = table_of("toad 1\nplants\nplants\nbear", ["swarm"], bag="fox wolf")
    do(state, "swarm 1")
    assert can(state) == ["draw fox", "draw wolf"]
    comes(state, "draw fox")
    assert can(state) == ["turn wolf"]
    comes(state, "turn wolf")
    assert laid(state) == "1 wolf\n2 plants\n3 plants\n4 bear" and state.table.turn == 1


def test_fc7_2_it_needs_no_token_and_drives_ones_own():
    state = table_of("toad 0\nplants\n  hare 0\nbear", ["swarm", ""], held={(1, 0): 2}, seats=2, bag="")
    assert free(state)[0] == 0
    do(state, "swarm 3")
    assert free(state)[0] == 1 and state.table.turn == 1
