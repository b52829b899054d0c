"""GD5: tigers and eagles."""

from dinotable.core.play import seats_to_act
from dinotable.games.gods_love_dinosaurs import GAME
from tests.rules.gods_love_dinosaurs.boards import activated, do, hunts, legal, refused, same

EAGLES = """
LFg LFg PEa PRb PRb
      P.. F.. F..
    FEa NDi F.. FRt
"""


def test_gd5_4_the_booklets_eagles():
    """One eats two rabbits and breeds one; the other is blocked by the dinosaur and starves."""
    state = activated("eagle", EAGLES)
    assert hunts(state) == ["3 to 1 eating 1 2", "3 to 2 eating 2", "3 to 4 eating 4", "3 to 5 eating 4 5"]
    assert do(state, "0 hunt 3 to 5 eating 4 5") == [
        "eats 0 eagle rabbit 4", "cub 0 eagle 4", "eats 0 eagle rabbit 5", "starved 0 eagle 9",
    ]  # fmt: skip
    assert same(
        state.table.ecosystems[0],
        """
LFg LFg P.. PEa PEa
      P.. F.. F..
    F.. NDi F.. FRt
""",
    )
    assert legal(state) == ["done"]


def test_gd5_1_one_after_another_in_any_order():
    state = activated("tiger", "PTi PRb N.. PRb PTi")
    assert {said.split()[0] for said in hunts(state)} == {"1", "4"}
    do(state, "0 hunt 4 to 3 eating 3")
    assert {said.split()[1] for said in legal(state)} == {"1"}
    assert refused(state, 0, "done") == "must-act GD5.1"
    assert refused(state, 0, "hunt 3 to 2 eating 2") == "not-waiting GD3.5"
    assert refused(state, 0, "breed 2") == "must-act GD5.1"


def test_gd5_2_a_tiger_takes_two_steps_and_may_turn():
    bend = """
    N.. PTi F..
              LFg
    """
    assert hunts(activated("tiger", bend)) == ["1 to 3 eating 3"]
    assert hunts(activated("tiger", "N.. PTi F.. F.. PRb")) == []


def test_gd5_2_an_eagle_takes_three_steps_in_one_line():
    assert hunts(activated("eagle", "N.. PEa F.. F.. PRb PRb")) == ["1 to 4 eating 4"]
    turned = """
    N.. PEa F..
          L..
            LFg
    """
    assert hunts(activated("eagle", turned)) == ["1 to 4 eating 4"]
    bend = """
    N.. PEa F.. F..
              LFg
    """
    assert hunts(activated("eagle", bend)) == []


def test_gd5_2_no_gap_is_crossed():
    assert hunts(activated("eagle", "N.. PEa     PRb")) == []
    state = activated("eagle", "N.. PEa LFg     PRb")
    assert hunts(state) == ["1 to 2 eating 2"]
    assert refused(state, 0, "hunt 1 to 3 eating 2 3") == "out-of-reach GD5.2"
    assert refused(state, 0, "hunt 1 to 30 eating 30") == "no-prey GD5.3"


def test_gd5_3_last_hex_holds_prey():
    state = activated("tiger", "N.. PTi PRb F..")
    assert hunts(state) == ["1 to 2 eating 2"]
    assert refused(state, 0, "hunt 1 to 3 eating 2") == "no-prey GD5.3"
    assert refused(state, 0, "hunt 1 to 0 eating 0") == "no-prey GD5.3"


def test_gd5_3_predators_and_dinosaurs_block():
    assert hunts(activated("tiger", "NDi PTi PEa PRb")) == []
    assert hunts(activated("tiger", "PRb NDi PTi")) == []
    assert hunts(activated("eagle", "PRb N.. PTi PEa")) == []
    assert hunts(activated("eagle", "PRb N.. P.. PEa")) == ["3 to 1 eating 1"]


def test_gd5_4_prey_on_the_way_becomes_newborns():
    state = activated("eagle", "N.. PEa PRb LFg FRt")
    assert hunts(state) == ["1 to 2 eating 2", "1 to 3 eating 2 3", "1 to 4 eating 2 3 4"]
    do(state, "0 hunt 1 to 4 eating 2 3 4")
    assert same(state.table.ecosystems[0], "N.. P.. PEa LEa FEa")


def test_gd5_4_newborns_block():
    state = activated("tiger", "N.. FRt FTi PRb PRb PTi LFg")
    do(state, "0 hunt 2 to 4 eating 3 4")
    # The other tiger had the rabbits on 4 and 3: now a tiger and a newborn stand there.
    assert hunts(state) == ["5 to 6 eating 6"]


def test_gd5_4_two_ways_with_the_same_meal_are_one_hunt():
    fork = """
      F.. LFg
    N.. PTi F..
    """
    state = activated("tiger", fork)
    assert hunts(state) == ["3 to 2 eating 2"]


def test_gd5_4_the_same_end_with_another_meal_is_another_hunt():
    fork = """
      PRb LFg
    N.. PTi F..
    """
    state = activated("tiger", fork)
    assert hunts(state) == ["3 to 1 eating 1", "3 to 1 eating 1 2", "3 to 2 eating 1 2", "3 to 2 eating 2"]


def test_gd5_5_starving_is_always_allowed_and_makes_room():
    state = activated("tiger", "N.. PTi PTi PRb")
    assert legal(state) == ["starve 1", "hunt 2 to 3 eating 3", "starve 2"]
    do(state, "0 starve 2")
    assert legal(state) == ["hunt 1 to 3 eating 3", "starve 1"]
    do(state, "0 starve 1", "0 done")
    assert same(state.table.ecosystems[0], "N.. P.. P.. PRb")


def test_gd5_5_whoever_can_only_starve_is_not_asked():
    state = activated("tiger", "N.. PTi PTi F..", "N.. PTi PRb")
    assert seats_to_act(GAME, state) == [1]
    assert same(state.table.ecosystems[0], "N.. P.. P.. F..")


def test_gd5_5_only_the_activated_species_starves():
    state = activated("tiger", "N.. PTi PEa F..")
    assert same(state.table.ecosystems[0], "N.. P.. PEa F..")


def test_gd5_4_a_hunt_that_does_not_say_what_it_eats():
    """Not out of reach: with what it eats it is legal."""
    state = activated("tiger", "N.. FTi P.. PRb")
    assert hunts(state) == ["1 to 3 eating 3"]
    assert refused(state, 0, "hunt 1 to 3") == "eats-others GD5.4"
