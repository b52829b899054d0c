"""FC5 Eat."""

from dinotable.games.food_chain.rules.trees import may_eat
from dinotable.games.food_chain.state import TURN
from tests.rules.food_chain.layout import can, comes, counts, do, free, held, laid, refused, table_of

YELLOW, BLUE, GREEN, RED = 0, 1, 2, 3
EXAMPLE = """
    snail
      boar 0
      boar 1
      toad 1
        boar 2
        hedgehog 3
    cherries
      bear 3
    plants
      hare 3
      hare 0
    wolf
"""


def test_fc5_1_a_top_card_stronger_than_every_opponent_eats():
    assert can(table_of("plants\n  boar 0\n  hare 1\n  hare 2", [""]), "eat") == ["eat 1"]
    weaker = table_of("plants\n  boar 0\n  bear 1\n  hare 2", [""])
    assert refused(weaker, "eat 1") == "stronger 1 bear v FC5.1"
    assert can(table_of("plants\n  boar 0\n  bear 1\n  hare 2", [""], turn=1), "eat") == ["eat 1"]


def test_fc5_1_a_hunted_predator_does_not_eat_but_still_hinders():
    state = table_of("snail\n  toad 0\n    hedgehog 1\n  hedgehog 2\n    wolf 0", [""])
    assert refused(state, "eat 1") == "is-hunted toad FC5.1"
    blocked = table_of("plants\n  hare 0\n  boar 1\n    wolf 2", [""])
    assert refused(blocked, "eat 1") == "stronger 1 boar iv FC5.1"


def test_fc5_1_ones_own_predators_never_hinder():
    state = table_of("plants\n  hare 0\n  bear 0\n    hunter 1", [""])
    assert can(state, "eat") == ["eat 1"], "the hare eats though the bear is stronger"


def test_fc5_1_ones_own_stronger_hunted_predator_does_not_lend_its_power():
    state = table_of("plants\n  hare 0\n  bear 0\n    hunter 2\n  boar 1", [""])
    assert refused(state, "eat 1") == "stronger 1 boar iv FC5.1"


def test_fc5_1_whichever_predator_eats_it_is_one_choice():
    state = table_of("snail\n  boar 0\n  toad 0\n  hedgehog 0", [""])
    assert can(state, "eat") == ["eat 1"]
    mixed = table_of("snail\n  toad 0\n  boar 0\n  hedgehog 1", [""])
    assert can(mixed, "eat") == ["eat 1"], "the boar may, the toad may not"


def test_fc5_1_nothing_eats_what_it_does_not_hunt():
    state = table_of("snail\n  boar 1\nplants", [""])
    assert refused(state, "eat 1") == "not-hunting snail FC5.1"
    assert refused(state, "eat 3") == "not-hunting plants FC5.1"
    assert not may_eat(state.table, 1)


def test_fc5_2_a_tie_is_broken_by_the_other_predators_there():
    ahead = "snail\n  boar 0\n  toad 0\n  boar 1"
    assert can(table_of(ahead, [""]), "eat") == ["eat 1"]
    assert refused(table_of(ahead, [""], turn=1), "eat 1") == "tied 0 boar iv FC5.2"
    level = table_of("snail\n  boar 0\n  toad 0\n  boar 1\n  toad 1", [""])
    assert refused(level, "eat 1") == "tied 1 boar iv FC5.2"


def test_fc5_2_the_others_are_compared_from_the_strongest():
    one_strong = "snail\n  boar 0\n  hedgehog 0\n  boar 1\n  toad 1\n  toad 1"
    assert can(table_of(one_strong, [""]), "eat") == ["eat 1"]
    assert can(table_of(one_strong, [""], turn=1), "eat") == []
    two_boars = "snail\n  boar 0\n  boar 0\n  boar 1\n  hedgehog 1\n  hedgehog 1\n  toad 1"
    assert can(table_of(two_boars, [""]), "eat") == ["eat 1"]
    one_more = "snail\n  boar 0\n  hedgehog 0\n  toad 0\n  boar 1\n  hedgehog 1"
    assert can(table_of(one_more, [""]), "eat") == ["eat 1"], "having one beats having none"
    assert refused(table_of(one_more, [""], turn=1), "eat 1") == "tied 0 boar iv FC5.2"


def test_fc5_2_hunted_predators_count_in_a_tie():
    text = "snail\n  boar 0\n  toad 0\n    hedgehog 1\n  boar 1"
    assert can(table_of(text, [""]), "eat") == ["eat 1"]


def test_fc5_2_each_tied_opponent_is_compared_alone():
    text = "snail\n  boar 0\n  toad 0\n  boar 1\n  boar 2\n  {} 2"
    assert can(table_of(text.format("toad"), [""]), "eat") == []
    assert refused(table_of(text.format("toad"), [""]), "eat 1") == "tied 2 boar iv FC5.2"
    # Together the two have three animals to Yellow's two, alone neither is ahead.
    both = "snail\n  boar 0\n  toad 0\n  boar 1\n  boar 2\n  hunter 3"
    assert refused(table_of(both, [""]), "eat 1") == "stronger 3 hunter v FC5.1"
    assert can(table_of(text.replace("\n  {} 2", ""), [""]), "eat") == ["eat 1"]


def test_fc5_2_is_asked_only_if_nobody_is_stronger():
    state = table_of("snail\n  toad 0\n  toad 1\n  boar 2", [""])
    assert refused(state, "eat 1") == "stronger 2 boar iv FC5.1", "though the toad of another seat ties"


def test_fc5_2_an_eater_weaker_than_ones_own_hunted_card_is_compared_with_it():
    text = "plants\n  hare 0\n  boar 0\n    wolf 1\n  hare 1\n  {} 1"
    assert can(table_of(text.format("mouse"), [""]), "eat") == ["eat 1"], "the boar breaks the tie of the hares"


def test_fc5_3_the_prey_goes_to_the_eater_and_its_token_is_captured():
    state = table_of("snail\n  toad 1\n    boar 0\nplants\nplants\nbear", [""], bag="")
    assert do(state, "eat 2") == ["ate 0 toad", "captured 0 1", "left 0 boar"]
    assert counts(state.table.eaten, 0) == {"toad": 1} and held(state) == {(0, 1): 1}
    assert free(state) == [4, 3, 4, 4]


def test_fc5_3_ones_own_token_returns():
    state = table_of("snail\n  toad 0\n    boar 0\nplants\nplants\nbear", [""], bag="")
    assert do(state, "eat 2") == ["ate 0 toad", "came-back 0", "left 0 boar"]
    assert held(state) == {} and free(state) == [4, 4, 4, 4]
    assert laid(state) == "1 snail\n4 plants\n5 plants\n6 bear"


def test_fc5_4_tokens_of_each_other_are_swapped_back_one_for_one():
    state = table_of("snail\n  toad 1\n    boar 0\nplants\nplants\nbear", [""], held={(1, 0): 2}, bag="")
    assert do(state, "eat 2") == ["ate 0 toad", "captured 0 1", "swapped 0 1", "left 0 boar"]
    assert held(state) == {(1, 0): 1} and free(state) == [3, 4, 4, 4]


def test_fc5_4_a_circle_of_three_is_no_swap():
    state = table_of("snail\n  toad 1\n    boar 0\nplants\nplants\nbear", [""], held={(1, 2): 1, (2, 0): 1}, bag="")
    do(state, "eat 2")
    assert held(state) == {(0, 1): 1, (1, 2): 1, (2, 0): 1}


def test_fc5_5_all_top_predators_are_discarded_and_their_tokens_return():
    state = table_of("snail\n  boar 0\n  toad 1\n  hedgehog 2\nplants\nplants\nbear", [""], bag="")
    before = counts(state.table.discards)
    assert do(state, "eat 1") == ["ate 0 snail", "left 0 boar", "left 1 toad", "left 2 hedgehog"]
    assert free(state) == [4, 4, 4, 4]
    after = counts(state.table.discards)
    assert {name: after[name] - before.get(name, 0) for name in after if after[name] != before.get(name, 0)} == {
        "boar": 1,
        "toad": 1,
        "hedgehog": 1,
    }


def test_fc5_6_split_makes_bases():
    text = "plants\n  snail 1\n    toad 2\n      hedgehog 3\n    boar 0\n    boar 0\n      bear 1\nplants\nwolf"
    state = table_of(text, [""], bag="")
    assert do(state, "eat 2") == ["ate 0 snail", "captured 0 1", "new-base toad 3", "left 0 boar", "new-base boar 6"]
    assert laid(state) == "1 plants\n3 toad 2\n  4 hedgehog 3\n6 boar 0\n  7 bear 1\n8 plants\n9 wolf"
    assert free(state) == [3, 2, 3, 3], "they keep their tokens"
    assert state.table.hunters[0] == 5


def test_fc5_6_cards_below_the_prey_stay_also_a_lone_base():
    state = table_of("plants\n  snail 1\n    boar 0\nplants\nplants\nbear", [""], bag="fox")
    do(state, "eat 2")
    assert laid(state) == "1 plants\n4 plants\n5 plants\n6 bear" and state.table.phase == TURN


def test_fc5_6_a_new_base_eats_no_more_and_can_be_eaten():
    state = table_of("snail\n  toad 1\n    hedgehog 2\n  boar 0\nplants\nplants\nbear", [""], bag="")
    do(state, "eat 1")
    assert laid(state) == "2 toad 1\n  3 hedgehog 2\n5 plants\n6 plants\n7 bear"
    assert not may_eat(state.table, 2) and may_eat(state.table, 3)


def test_fc5_7_bases_are_turned_up_to_four():
    state = table_of("snail\n  boar 0\nplants\nplants\nbear", [""], bag="fox hare")
    do(state, "eat 1")
    assert can(state) == ["turn hare", "turn fox"] and state.table.turn == 0
    assert comes(state, "turn fox") == ["turned fox 1"]
    assert laid(state) == "1 fox\n3 plants\n4 plants\n5 bear" and state.table.turn == 1


def test_fc5_7_to_three_with_two_players():
    state = table_of("snail\n  boar 0\nplants\nplants\nbear", ["", ""], seats=2, bag="fox")
    do(state, "eat 1")
    assert state.table.phase == TURN and state.table.turn == 1
    state = table_of("snail\n  boar 0\nplants\nbear", ["", ""], seats=2, bag="fox")
    do(state, "eat 1")
    assert can(state) == ["turn fox"]


def test_fc5_7_after_a_split_there_may_be_more_and_tokened_bases_count():
    text = "snail\n  toad 1\n    hedgehog 2\n  toad 2\n    hedgehog 1\n  boar 0\nplants\nplants\nbear"
    state = table_of(text, [""], bag="fox")
    do(state, "eat 1")
    assert state.table.phase == TURN and state.table.hunters[0] == 5
    few = table_of("snail\n  toad 1\n    hedgehog 2\n  boar 0\nplants\nplants\nbear", [""], bag="fox")
    do(few, "eat 1")
    assert few.table.phase == TURN, "the toad with its token is the fourth base"


def test_fc5_8_who_may_eat_in_the_example_of_the_booklet():
    state = table_of(EXAMPLE, ["", "", "", ""])
    eaters = [place for place in range(1, 21) if may_eat(state.table, place)]
    assert eaters == [3, 5, 8], "blue boar, green boar, red bear"
    for turn, eats in ((YELLOW, []), (BLUE, ["eat 1"]), (GREEN, ["eat 4"]), (RED, ["eat 7"])):
        assert can(table_of(EXAMPLE, ["", "", "", ""], turn=turn), "eat") == eats
    red = table_of(EXAMPLE, ["", "", "", ""], turn=RED)
    assert refused(red, "eat 4") == "stronger 2 boar iv FC5.1", "the hedgehog: IV over III"
    assert refused(red, "eat 9") == "tied 0 hare iii FC5.2", "the red hare: nothing else there"
    yellow = table_of(EXAMPLE, ["", "", "", ""], turn=YELLOW)
    assert refused(yellow, "eat 1") == "tied 1 boar iv FC5.2"
    assert refused(yellow, "eat 9") == "tied 3 hare iii FC5.2"
    assert not may_eat(state.table, 4), "the blue toad is hunted"


def test_fc5_8_green_takes_the_toad_and_the_blue_token():
    state = table_of(EXAMPLE, ["", "", "", ""], turn=GREEN)
    assert free(state) == [2, 2, 3, 1]
    assert do(state, "eat 4") == ["ate 2 toad", "captured 2 1", "left 2 boar", "left 3 hedgehog"]
    assert held(state) == {(GREEN, BLUE): 1} and counts(state.table.eaten, GREEN) == {"toad": 1}
    assert free(state) == [2, 2, 4, 2], "the token on the hedgehog goes home, the blue one does not"
    assert laid(state).startswith("1 snail\n  2 boar 0\n  3 boar 1\n7 cherries")
    assert [place for place in range(1, 21) if may_eat(state.table, place)] == [8], "and now the boars are level"
