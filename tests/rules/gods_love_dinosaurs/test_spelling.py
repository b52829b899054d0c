"""Actions in numbers: hexes by where they lie and not by when they were laid, hunts as sequences, none is missing."""

from dinotable.core.episode import Episode
from dinotable.core.generator import Generator
from dinotable.core.hexes import parse_hex
from dinotable.games.gods_love_dinosaurs import GAME
from dinotable.games.gods_love_dinosaurs.actions import PLACE
from tests.rules.arrays import spelled, told, words
from tests.rules.gods_love_dinosaurs.boards import activated, position

HOME = """
  LFg FRt
P.. N.. PRb
  WTi M..
"""
LINE = "NDi " + " ".join(["P..", "PRb"] * 6)
"""Straight to the east as far as ring 12."""


def test_tiles_by_column_and_row():
    state = position(HOME)
    assert spelled(GAME, state, 0, "take frog 1") == ["take 0"]
    assert spelled(GAME, state, 0, "take eagle 2") == ["take 13"]
    assert spelled(GAME, state, 0, "done") == ["others 4"]


def test_a_tile_is_placed_by_its_first_hex_and_the_side_of_the_second():
    state = position(HOME)
    assert spelled(GAME, state, 0, "place 2.0 3.0") == ["place 7", "side 0"]
    assert spelled(GAME, state, 0, "place 2.0 2.11") == ["place 7", "side 4"]


def test_hexes_are_said_by_where_they_lie():
    """GD4.1: a rabbit breeds on fields and in the wild: here in the west, the east and the south-west."""
    state = activated("rabbit", "  FRt\nP.. NRb P..\n  W..")
    assert words(GAME, state, 0) == {
        "breed 2": ["breed 4"],
        "breed 3": ["breed 1"],
        "breed 4": ["breed 3"],
        "done": ["others 4"],
    }


def test_a_hunt_is_its_start_its_end_and_what_is_eaten_on_the_way():
    """GD5.2: a tiger goes two steps, over an empty hex or over prey. Who is eaten last need not be said."""
    state = activated("tiger", HOME)
    assert words(GAME, state, 0) == {
        "starve 5": ["start 3", "others 0"],
        "hunt 5 to 1 eating 1": ["start 3", "end 5", "others 1"],
        "hunt 5 to 2 eating 2": ["start 3", "end 6", "others 1"],
        "hunt 5 to 4 eating 4": ["start 3", "end 1", "others 1"],
    }
    found = words(GAME, activated("tiger", HOME.replace("N..", "NRt")), 0)
    assert found["hunt 5 to 1 eating 0 1"] == ["start 3", "end 5", "eat 0", "others 1"]


def test_a_dinosaurs_meals_are_said_in_the_order_of_their_hexes():
    """GD6.3: five steps, so that it can eat whatever it likes of three animals, and come home."""
    state = activated("frog", "  LTi FRt\nP.. NDi PEa", dinosaurs=True)
    found = words(GAME, state, 0)
    assert found["hunt 0 to 0 eating 1"] == ["start 0", "end 0", "eat 5", "others 1"]
    assert found["hunt 0 to 0 eating 1 2 4"] == ["start 0", "end 0", "eat 1", "eat 5", "eat 6", "others 1"]
    # In numbers: the start and the end are clear, so what is eaten first is asked at once.
    episode = Episode(GAME, GAME.setup(2), Generator(1))
    episode.go_on_from(state)
    assert [told(GAME, number) for number in episode.numbers()] == ["start 0"]
    episode.say(episode.numbers()[0])
    assert {told(GAME, number) for number in episode.numbers()} == {"end 0", "others 0"}


def test_whether_to_hatch_is_two_numbers():
    """GD6.1: an egg and an empty nest."""
    state = activated("frog", "  LTi FRt\nM.. N.. MDi", dinosaurs=True)
    assert words(GAME, state, 0) == {"hatch": ["others 2"], "keep": ["others 3"]}


def test_ones_own_hexes_farther_out_are_counted():
    state = activated("rabbit", LINE)
    found = words(GAME, state, 0)
    # The rabbits stand on the even hexes: what lies at 11 is the second one beyond ring 9.
    assert (found["breed 9"], found["breed 11"]) == (["breed 217"], ["far 1"])


def test_an_empty_hex_farther_out_is_said_in_digits():
    place = parse_hex("13.0")
    digits = ["digit 0", f"digit {place // 80}", f"digit {place % 80}"]
    assert spelled(GAME, position(LINE), 0, "place 13.0 14.0") == ["place 271", *digits, "side 0"]


def test_a_game_that_walks_outward_is_played_on_number_by_number():
    said, farthest = set(), 0
    for seed in range(1, 20):
        episode = Episode(GAME, GAME.setup(2), Generator(seed))
        episode.begin()
        chooser = Generator(seed)
        while episode.seat >= 0:
            legal = episode.legal.listed()
            if GAME.actions.kind(legal[0]) is PLACE:
                action = max(legal, key=lambda action: PLACE.icon_hex(action) + PLACE.other_hex(action))
            else:
                action = legal[chooser.below(len(legal))]
            for number in episode.word_of(action):
                assert episode.can_say(number)
                episode.say(number)
                said.add(told(GAME, number).split()[0])
            farthest = max(farthest, *(max(each.hexes) for each in episode.state.table.ecosystems))
        if farthest > parse_hex("40.0") and {"digit", "far"} <= said:
            return
    raise AssertionError(f"nobody went farther than hex {farthest}")
