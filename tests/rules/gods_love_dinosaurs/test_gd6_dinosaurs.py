"""GD6: dinosaurs hatch and hunt; the marker moves; columns are filled."""

from dinotable.core.log import Log
from dinotable.core.play import legal_actions, seats_to_act
from dinotable.core.seats import CHANCE
from dinotable.games.gods_love_dinosaurs import GAME
from dinotable.games.gods_love_dinosaurs.state import OVER
from tests.rules.gods_love_dinosaurs.boards import LONELY, activated, begin, do, hunts, legal, position, refused, same


def stalk(text, eggs=0):
    """Dinosaurs about to hunt in an ecosystem where tigers may stand: it is the frogs' column that woke them."""
    return activated("frog", text, dinosaurs=True, eggs=eggs)


def test_gd6_3_the_booklets_eagle_and_frog():
    state = stalk("NDi LEa LRt M..")
    assert do(state, "0 hunt 0 to 3 eating 1 2") == ["devours 0 eagle 1", "devours 0 rat 2", "laid 0 1"]
    assert state.table.ecosystems[0].eggs == 1


def test_gd6_3_the_booklets_eagle_and_tiger():
    state = stalk("NDi LEa LTi M..")
    do(state, "0 hunt 0 to 3 eating 1 2")
    assert state.table.ecosystems[0].eggs == 2
    assert same(state.table.ecosystems[0], "N.. L.. L.. MDi")


def test_gd6_2_the_booklets_return_to_the_start():
    state = stalk("NDi FTi F..")
    assert hunts(state) == ["0 to 0 eating 1"]
    do(state, "0 hunt 0 to 0 eating 1")
    assert same(state.table.ecosystems[0], "NDi F.. F..")


HATCHING = """
MDi N.. FTi FEa P.. PTi M..
  LFg
"""


def test_gd6_1_the_booklets_hatching_and_hunt():
    state = activated("rabbit", HATCHING, dinosaurs=True)
    do(state, "0 hatch")
    assert state.table.ecosystems[0].eggs == 2
    do(state, "0 hunt 0 to 6 eating 2 3 5")
    assert state.table.ecosystems[0].eggs == 5
    do(state, "0 hunt 1 to 1 eating 7", "0 done")
    assert same(
        state.table.ecosystems[0],
        """
MDi N.. F.. F.. P.. P.. MDi
  L..
""",
    )


def test_gd6_1_hatching_needs_an_egg_and_an_empty_nest():
    state = activated("rabbit", HATCHING, dinosaurs=True, eggs=0)
    assert "hatch" not in legal(state)
    assert refused(state, 0, "hatch") == "no-egg GD6.1"
    state = activated("rabbit", HATCHING.replace("N..", "NDi"), dinosaurs=True)
    assert "hatch" not in legal(state)
    assert refused(state, 0, "hatch") == "nest-taken GD6.1"


def test_gd6_1_decided_once_before_any_dinosaur_moves():
    state = activated("rabbit", HATCHING, dinosaurs=True)
    assert legal(state) == ["hatch", "keep"]
    assert refused(state, 0, "hunt 1 to 1 eating 7") == "hatch-first GD6.1"
    do(state, "0 keep")
    assert refused(state, 0, "hatch") == "hatch-decided GD6.1"
    assert refused(state, 0, "keep") == "hatch-decided GD6.1"
    assert {said.split()[0] for said in hunts(state)} == {"1"}


def test_gd6_1_eggs_laid_and_a_nest_left_come_too_late():
    state = activated("rabbit", "NDi FTi M..", dinosaurs=True, eggs=1)
    do(state, "0 hunt 0 to 2 eating 1")
    assert legal(state) == ["done"]
    assert state.table.ecosystems[0].eggs == 2


def test_gd6_1_a_hatchling_starves_like_the_others():
    state = activated("rabbit", "N.. F.. M..", dinosaurs=True, eggs=1)
    assert do(state, "0 hatch") == ["hatched 0", "famished 0 0"]
    assert legal(state) == ["done"]
    assert state.table.ecosystems[0].eggs == 0


def test_gd6_1_each_goes_on_to_hunting_without_waiting():
    state = activated("rabbit", HATCHING, HATCHING, dinosaurs=True)
    do(state, "0 hatch")
    assert hunts(state, 0)
    assert legal(state, 1) == ["hatch", "keep"]


def test_gd6_2_five_steps_and_no_more():
    assert "0 to 5 eating 1" in hunts(stalk("NDi FTi F.. F.. F.. M.."))
    far = stalk("NDi FTi F.. F.. F.. F.. M..")
    assert hunts(far) == ["0 to 0 eating 1"]
    assert refused(far, 0, "hunt 0 to 6 eating 1") == "too-far GD6.2"


def test_gd6_2_hexes_may_be_visited_again():
    state = stalk("FTi NDi FEa M..")
    assert "0 to 3 eating 1 2" in hunts(state)
    assert "0 to 0 eating 1 2" in hunts(state)


def test_gd6_2_another_dinosaur_cannot_be_entered():
    state = stalk("NDi FTi MDi FEa M..")
    assert hunts(state) == ["0 to 0 eating 1", "2 to 2 eating 1", "2 to 2 eating 1 3", "2 to 2 eating 3", *[
        "2 to 4 eating 1 3", "2 to 4 eating 3",
    ]]  # fmt: skip


def test_gd6_2_any_order():
    state = stalk("NDi FTi MDi FEa M..")
    do(state, "0 hunt 2 to 4 eating 3")
    assert hunts(state) == ["0 to 0 eating 1", "0 to 2 eating 1"]


def test_gd6_3_prey_gives_no_egg_and_all_it_enters_is_eaten():
    state = stalk("NDi LRt LTi M..")
    assert "0 to 3 eating 2" not in hunts(state)
    do(state, "0 hunt 0 to 0 eating 1")
    assert state.table.ecosystems[0].eggs == 0


def test_gd6_4_it_must_end_on_a_mountain_and_have_eaten():
    state = stalk("NDi FTi M.. F..")
    assert refused(state, 0, "hunt 0 to 3 eating 1") == "no-mountain GD6.4"
    assert refused(state, 0, "hunt 0 to 2") == "nothing-eaten GD6.4"
    assert refused(state, 0, "hunt 0 to 50 eating 1") == "no-mountain GD6.4"
    assert refused(state, 0, "hunt 2 to 0 eating 1") == "not-waiting GD3.5"


def test_gd6_4_starving_removes_it_at_once_and_nothing_was_eaten():
    state = stalk("NDi FTi MDi")
    assert do(state, "0 starve 0") == ["famished 0 0"]
    assert same(state.table.ecosystems[0], "N.. FTi MDi")
    assert "2 to 0 eating 1" in hunts(state)


def test_gd6_4_whoever_can_only_starve_is_not_asked():
    state = activated("frog", "NDi F.. M..", "NDi FTi", dinosaurs=True, eggs=0)
    assert seats_to_act(GAME, state) == [1]
    assert same(state.table.ecosystems[0], "N.. F.. M..")


def test_gd6_4_a_dinosaur_in_the_way_may_starve_for_another():
    """The one on 1 is shut in; if the one in the nest starves first it can hunt."""
    state = stalk("MDi NDi FTi M..")
    do(state, "0 starve 0")
    assert "1 to 0 eating 2" in hunts(state)


def test_gd6_5_the_marker_moves_to_the_right_and_round():
    for species, after in (("frog", 1), ("rat", 3), ("eagle", 0)):
        state = position(LONELY)
        begin(state, species, dinosaurs=True)
        assert state.table.marker == after


def test_gd6_6_only_empty_columns_are_filled_left_to_right():
    state = position(LONELY)
    table = state.table
    table.board[3] = -1
    for place in (6, 7, 12, 13):
        table.board[place] = -1
    log = Log()
    begin(state, "frog", True, log)
    assert [GAME.events.text(event) for event in log.events] == [
        "activated frog", "activated dinosaur", "moved rabbit", "refill 6",
    ]  # fmt: skip
    filled = []
    while seats_to_act(GAME, state) == [CHANCE]:
        before = list(table.board)
        GAME.apply(state, CHANCE, legal_actions(GAME, state, CHANCE)[0], None)
        filled += [place for place in range(15) if table.board[place] != before[place]]
    assert filled == [0, 1, 6, 7, 12, 13]
    assert table.board[3] == -1
    assert seats_to_act(GAME, state) == [1]


def test_gd6_6_a_before_b_before_c_before_d():
    state = position(LONELY)
    state.table.sizes[0] = 1
    state.table.sizes[1] = 0
    for k in range(len(state.table.kinds)):
        state.table.left[k] = 1 if k == 0 else (0 if state.table.piles[k] < 2 else state.table.left[k])
    begin(state, "frog", dinosaurs=True)
    streams = []
    while seats_to_act(GAME, state) == [CHANCE]:
        streams.append(GAME.stream(state))
        GAME.apply(state, CHANCE, legal_actions(GAME, state, CHANCE)[-1], None)
    assert streams == ["tiles-A", "tiles-C"]


def short_of(tiles):
    state = position(LONELY)
    state.table.sizes[0] = state.table.sizes[1] = state.table.sizes[2] = 0
    state.table.sizes[3] = tiles
    for place in (6, 7):
        state.table.board[place] = -1
    begin(state, "frog", dinosaurs=True)
    return state


def test_gd6_7_the_game_ends_when_the_piles_cannot_fill_all_empty_columns():
    state = short_of(3)
    assert state.table.phase == OVER
    assert state.table.marker == 1
    assert state.table.sizes[3] == 3
    assert GAME.outcome(state).rule == "GD6.7"


def test_gd6_7_exactly_enough_goes_on():
    state = short_of(4)
    assert seats_to_act(GAME, state) == [CHANCE]
    assert GAME.outcome(state) is None


def test_gd6_3_what_cannot_be_eaten():
    """Nothing stands on an empty hex, nor on the dinosaur's own."""
    state = activated("frog", "NDi FTi F.. PRb M..", dinosaurs=True, eggs=0)
    assert hunts(state) == ["0 to 0 eating 1", "0 to 4 eating 1 3"]
    assert refused(state, 0, "hunt 0 to 0 eating 0") == "nothing-there GD6.3"
    assert refused(state, 0, "hunt 0 to 0 eating 1 2") == "nothing-there GD6.3"
    assert refused(state, 0, "hunt 0 to 4 eating 1") == "eats-more GD6.3"
    assert refused(state, 0, "hunt 0 to 0 eating 3") == "too-far GD6.2"
    assert refused(state, 0, "done") == "dinosaurs-must-act GD6.2"
    do(state, "0 hunt 0 to 0 eating 1")
    assert refused(state, 0, "starve 0") == "dinosaurs-all-acted GD6.2"
