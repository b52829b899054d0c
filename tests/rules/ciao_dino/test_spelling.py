"""Actions in numbers: hexes by their names, and none is missing where the board has no edge (CD1.1)."""

from dinotable.core.episode import Episode
from dinotable.core.generator import Generator
from dinotable.core.hexes import parse_hex
from dinotable.games.ciao_dino import GAME
from dinotable.games.ciao_dino.rules.setup import new_state
from dinotable.games.ciao_dino.state import CHOOSE_TARGET, PLACE_HERDS
from tests.rules.arrays import spelled, told
from tests.rules.ciao_dino.boards import before_card, board, from_hexes

SHORE = """
   S     MAa
J     V     .B
   .     M
"""
FAR = parse_hex("12.0")
FAR_DIGITS = ["digit 0", f"digit {FAR // 80}", f"digit {FAR % 80}"]


def test_a_move_is_a_hex_and_a_side_and_which():
    state = board(SHORE, seat=0)
    # 1.5 lies in the north-east of the volcano, which lies in its south-west.
    assert spelled(GAME, state, 0, "migrate 1.5 to 0.0") == ["move 6", "side 2", "which 0"]
    assert spelled(GAME, state, 0, "migrate 1.5 to 0.0 bred") == ["move 6", "side 2", "which 1"]
    assert spelled(GAME, state, 0, "migrate 1.5 to 1.4") == ["move 6", "side 3", "which 0"]


def test_who_swims_is_moved_like_who_stands():
    assert spelled(GAME, board(SHORE, seat=1), 1, "rescue 1.0 to 1.1") == ["move 1", "side 2", "which 0"]


def test_other_actions_are_a_hex_or_a_word():
    state = board(SHORE)
    assert spelled(GAME, state, 0, "breed 1.5") == ["breed 6"]
    assert spelled(GAME, state, 0, "drift 1.3") == ["drift 4"]
    assert spelled(GAME, state, 0, "done") == ["others 2"]
    card = before_card(SHORE)
    assert [spelled(GAME, card, 0, text) for text in ("play", "draw")] == [["others 0"], ["others 1"]]
    opening = new_state(2, False)
    opening.table.phase = PLACE_HERDS
    assert spelled(GAME, opening, 0, "place 2.3") == ["place 10"]
    drifting = board(SHORE, phase=CHOOSE_TARGET, lifted=4, tile=3)
    assert spelled(GAME, drifting, 0, "to 2.3") == ["to 10"]


def test_a_hex_farther_out_is_said_in_digits():
    state = from_hexes({0: (4, ""), FAR: (2, "A"), parse_hex("13.0"): (3, "")}, seats=2)
    last = int(GAME.spelling().numbers[2].count) - 1
    assert spelled(GAME, state, 0, "migrate 12.0 to 13.0") == [f"move {last}", *FAR_DIGITS, "side 0", "which 0"]
    assert spelled(GAME, state, 0, "drift 12.0") == [f"drift {last}", *FAR_DIGITS]
    assert spelled(GAME, state, 0, "breed 12.0") == [f"breed {last}", *FAR_DIGITS]


def test_a_game_that_walks_outward_is_played_on_number_by_number():
    said, farthest = set(), 0
    for seed in range(1, 30):
        episode = Episode(GAME, GAME.setup(2), Generator(seed))
        episode.begin()
        while episode.seat >= 0:
            outermost = max(episode.legal.listed(), key=outward)
            for number in episode.word_of(outermost):
                assert episode.can_say(number)
                episode.say(number)
                said.add(told(GAME, number).split()[0])
            land = episode.state.table.board
            farthest = max(farthest, int(land.grid.ring[land.land[land.tiles - 1]]))
        if farthest > 12 and "digit" in said:
            return
    raise AssertionError(f"nobody went farther than ring {farthest}")


def outward(action):
    """Tiles from the inside, as far out as they go; dinosaurs follow."""
    word, *hexes = GAME.actions.text(action).replace(" to ", " ").split()
    place = [parse_hex(name) for name in hexes if "." in name]
    if word == "to":
        return (3, place[0])
    if word == "drift":
        return (2, place[0])
    if word in ("migrate", "rescue"):
        return (1, place[1] - place[0])
    return (0, 0)
