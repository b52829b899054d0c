"""FC4 Hunt."""

from tests.rules.food_chain.layout import can, comes, do, free, hand, laid, refused, table_of


def test_fc4_1_onto_any_prey_on_the_table_hunted_or_not_ones_own_too():
    text = "snail\n  toad 0\n    hedgehog 1\n  toad 1\nmouse\nbear\nplants"
    state = table_of(text, ["hedgehog fox"])
    assert can(state, "hunt hedgehog") == [f"hunt hedgehog on {place}" for place in (1, 2, 4, 5)]
    assert can(state, "hunt fox") == ["hunt fox on 3", "hunt fox on 5"]
    assert refused(state, "hunt fox on 1") == "not-prey fox snail FC4.1"
    assert refused(state, "hunt hedgehog on 6") == "not-prey hedgehog bear FC4.1"


def test_fc4_1_a_token_is_put_on_it_and_a_card_drawn():
    state = table_of("snail\nplants\nplants\nbear", ["boar hare", "fox"], bag="wolf wolf")
    do(state, "hunt boar on 1")
    assert free(state) == [3, 4, 4, 4] and hand(state, 0) == {"hare": 1}
    assert can(state) == ["draw wolf"] and state.table.turn == 0
    comes(state, "draw wolf")
    assert hand(state, 0) == {"hare": 1, "wolf": 1} and state.table.sizes[0] == 2
    assert state.table.bag_size == 1 and state.table.turn == 1
    assert laid(state) == "1 snail\n  5 boar 0\n2 plants\n3 plants\n4 bear"


def test_fc4_1_no_card_is_drawn_from_an_empty_pile():
    state = table_of("snail\nplants\nplants\nbear", ["boar hare", "fox"], bag="")
    do(state, "hunt boar on 1")
    assert state.table.turn == 1 and hand(state, 0) == {"hare": 1}


def test_fc4_2_without_a_free_token_no_predator_is_played():
    text = "plants\n  hare 0\n  boar 0\nmouse\n  fox 0\n  hedgehog 0\nbear\nsnail"
    state = table_of(text, ["boar hunter swarm plants"])
    assert can(state, "hunt") == []
    assert refused(state, "hunt boar on 1") == "no-token FC4.2"
    assert refused(state, "hunt hunter on 1") == "no-token FC4.2"
    assert can(state, "swarm"), "a swarm needs none (FC7.2)"
    captured = table_of("plants\n  hare 0", ["boar"], held={(1, 0): 2, (2, 0): 1})
    assert refused(captured, "hunt boar on 1") == "no-token FC4.2"
    one_left = table_of("plants\n  hare 0", ["boar"], held={(1, 0): 2})
    assert can(one_left, "hunt") == ["hunt boar on 1"]
