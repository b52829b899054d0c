"""FC3 The table: trees, and one action a turn."""

from dinotable.games.food_chain.game import GAME
from tests.rules.food_chain.layout import can, comes, do, laid, refused, table_of


def test_fc3_1_a_predator_is_laid_on_its_prey():
    state = table_of("snail\ncherries\nplants\nbear", ["boar", "hedgehog"], bag="fox fox")
    assert do(state, "hunt boar on 1") == ["hunted boar snail 5"]
    comes(state, "draw fox")
    do(state, "hunt hedgehog on 1")
    assert laid(state) == "1 snail\n  5 boar 0\n  6 hedgehog 1\n2 cherries\n3 plants\n4 bear"


def test_fc3_1_cards_take_the_lowest_free_place():
    state = table_of("snail\ncherries\n  hare 1\nplants\nbear\n", ["boar", "swarm"], turn=1, bag="")
    do(state, "swarm 3")
    do(state, "pass")
    do(state, "pass")
    assert do(state, "hunt boar on 4") == ["hunted boar plants 3"]


def test_fc3_2_several_predators_hunt_one_prey_and_are_prey_themselves():
    state = table_of("snail\n  toad 1\n  toad 1\n  boar 2", ["hedgehog hunter"], bag="fox")
    assert can(state, "hunt hedgehog") == ["hunt hedgehog on 1", "hunt hedgehog on 2"]
    do(state, "hunt hedgehog on 2")
    assert laid(state) == "1 snail\n  2 toad 1\n    5 hedgehog 0\n  3 toad 1\n  4 boar 2"


def test_fc3_3_a_turn_is_exactly_one_action():
    for text in ("hunt boar on 1", "eat 3", "abandon 4", "exchange boar for 5", "discard boar"):
        state = table_of("snail\nplants\ncherries\n  hare 0\nwolf", ["boar", "toad"], seats=2, bag="")
        assert can(state, text) == [text]
        do(state, text)
        assert (state.table.turn, state.table.turns) == (1, 2)
        assert refused(state, text, seat=0) == "not-now FC3.3"


def test_fc3_3_who_has_acted_waits_for_what_is_drawn():
    state = table_of("snail", ["boar boar", "boar"], seats=2)
    do(state, "discard boar")
    assert refused(state, "discard boar", seat=0) == "turn-done FC3.3"
    assert refused(state, "discard boar", seat=1) == "not-now FC3.3"


def test_fc3_3_only_who_is_to_act_acts():
    state = table_of("snail", ["boar", "boar"], turn=1)
    assert GAME.to_act(state) == 2
    assert refused(state, "hunt boar on 1", seat=0) == "not-now FC3.3"
    assert refused(state, "draw fox") == "chance-only FC3.3"
    assert refused(state, "turn fox") == "chance-only FC3.3"
    assert refused(state, "hunt boar on 7") == "nothing-there 7 FC3.1"
    assert refused(state, "hunt fox on 1") == "not-in-hand fox FC4.1"
    assert refused(state, "discard fox") == "not-to-discard fox FC6.3"
    assert refused(state, "exchange fox for 1") == "not-to-exchange fox FC6.2"
    assert refused(state, "exchange eagle for 1") == "not-in-box eagle FC1.2"


def test_fc3_3_choices_with_the_same_result_are_offered_once():
    state = table_of("snail\nsnail\nplants\n  hare 0\n  hare 0\nplants\n  hare 1", ["boar boar swarm"])
    assert can(state, "hunt") == ["hunt boar on 1", "hunt boar on 3", "hunt boar on 6"]
    assert can(state, "abandon") == ["abandon 4"]
    assert can(state, "eat") == ["eat 3"]
    assert can(state, "swarm") == ["swarm 4", "swarm 7"]
    assert can(state, "discard") == ["discard boar", "discard swarm"]
    assert refused(state, "hunt boar on 2") == "same-as 1 FC3.3"
    assert refused(state, "abandon 5") == "same-as 4 FC3.3"
    assert refused(state, "swarm 5") == "same-as 4 FC3.3"


def test_fc3_3_places_are_alike_when_their_whole_trees_are():
    twins = "plants\n  hare 0\n    wolf 1\nplants\n  hare 0\n    wolf 1"
    assert can(table_of(twins, ["hunter"]), "hunt") == ["hunt hunter on 1", "hunt hunter on 2", "hunt hunter on 3"]
    others = "plants\n  hare 0\n    wolf 1\nplants\n  hare 0\n    wolf 2"
    assert len(can(table_of(others, ["hunter"]), "hunt")) == 6
    deeper = "plants\n  hare 0\n    fox 1\n      wolf 0\nplants\n  hare 0\n    fox 1"
    assert len(can(table_of(deeper, ["hunter"]), "hunt")) == 7
    wider = "plants\n  hare 0\n  hare 0\nplants\n  hare 0"
    assert can(table_of(wider, ["fox"]), "hunt") == ["hunt fox on 2", "hunt fox on 5"]
    below = "snail\n  toad 0\n  boar 1\nsnail\n  toad 0"
    assert can(table_of(below, ["hedgehog"]), "hunt") == [f"hunt hedgehog on {n}" for n in (1, 2, 4, 5)]
    mixed = "snail\n  toad 0\n  boar 1\nsnail\n  boar 1\n  toad 0"
    assert can(table_of(mixed, ["hedgehog"]), "hunt") == ["hunt hedgehog on 1", "hunt hedgehog on 2"]
    repeated = "snail\n  toad 0\n  toad 0\n  boar 1\nsnail\n  toad 0\n  boar 1\n  boar 1"
    assert len(can(table_of(repeated, ["hunter"]), "hunt")) == 6
