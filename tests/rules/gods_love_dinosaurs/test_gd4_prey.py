"""GD4: prey breeds."""

from dinotable.core.play import seats_to_act
from dinotable.games.gods_love_dinosaurs import GAME
from tests.rules.gods_love_dinosaurs.boards import activated, do, legal, refused, same

BOOKLET = """
N.. PRb PRb P..
      P.. P..
"""


def test_gd4_1_the_booklets_rabbits():
    """Two rabbits, three free fields, two newborns; the rightmost field stays empty."""
    state = activated("rabbit", BOOKLET)
    assert legal(state) == ["breed 3", "breed 4", "breed 5", "done"]
    assert do(state, "0 breed 4", "0 breed 5") == ["born 0 rabbit 4", "born 0 rabbit 5"]
    assert same(
        state.table.ecosystems[0],
        """
N.. PRb PRb P..
      PRb PRb
""",
    )
    assert seats_to_act(GAME, state) == [1]


def test_gd4_1_only_adjacent_empty_hexes_of_its_terrain_or_wild():
    state = activated("frog", "N.. LFg W.. L..")
    assert legal(state) == ["breed 2", "done"]
    assert refused(state, 0, "breed 3") == "no-parent GD4.1"
    assert refused(state, 0, "breed 0") == "wrong-terrain GD4.1"
    assert refused(state, 0, "breed 40") == "no-hex GD4.1"
    state = activated("rat", "FRt FRb N.. FRt F..")
    assert legal(state) == ["breed 4", "done"]


def test_gd4_1_the_player_may_decline():
    state = activated("rabbit", BOOKLET)
    do(state, "0 breed 3", "0 done")
    assert seats_to_act(GAME, state) == [1]
    assert same(state.table.ecosystems[0], BOOKLET.replace("P..", "PRb", 1))


def test_gd4_1_a_parent_breeds_once():
    state = activated("rabbit", "P.. N.. P.. PRb P..")
    do(state, "0 breed 4")
    assert seats_to_act(GAME, state) == [1]


def test_gd4_2_each_newborn_has_a_parent_of_its_own():
    """The rabbit on 1 touches only field 4; the one on 2 touches 3, 4 and 5."""
    state = activated("rabbit", BOOKLET)
    do(state, "0 breed 3")
    assert legal(state) == ["breed 4", "done"]
    assert refused(state, 0, "breed 5") == "parents-taken GD4.2"


def test_gd4_2_the_order_has_no_effect():
    """Field 4 first: its parent is found again when 5 comes."""
    for order in (("4", "5"), ("5", "4")):
        state = activated("rabbit", BOOKLET)
        do(state, *(f"0 breed {number}" for number in order))
        assert seats_to_act(GAME, state) == [1]


def test_gd4_2_a_chain_of_parents_moves_on():
    line = """
    PRb PRb PRb N..
  P.. P.. P..
    """
    state = activated("rabbit", line)
    do(state, "0 breed 6", "0 breed 5")
    assert "breed 4" in legal(state)


def test_gd4_2_without_a_target_the_player_is_not_asked():
    state = activated("rabbit", "N.. PRb F..", BOOKLET)
    assert seats_to_act(GAME, state) == [1]
    assert refused(state, 0, "done") == "no-target GD4.2"


def test_gd4_2_neighbouring_hexes_of_one_tile_are_different_targets():
    state = activated("rabbit", "P.. PRb N.. PRb P..")
    do(state, "0 breed 1", "0 breed 4")
    assert same(state.table.ecosystems[0], "PRb PRb N.. PRb PRb")


def test_gd4_3_prey_that_cannot_breed_stays():
    state = activated("rat", "N.. FRt L.. FRt")
    assert same(state.table.ecosystems[0], "N.. FRt L.. FRt")
