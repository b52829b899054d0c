"""What another box changes: each kind of item, and the rule that follows it."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.buffer import Buffer
from dinotable.core.errors import SetupError
from dinotable.core.generator import Generator
from dinotable.core.play import digest
from dinotable.core.seats import CHANCE
from dinotable.games.ciao_dino import GAME
from dinotable.games.ciao_dino.score import new_continent_points
from dinotable.games.ciao_dino.state import CHOOSE_CARD, DEAL_HANDS, LAY_LAND, PLACE_HERDS
from tests.rules.ciao_dino.boards import board, do, herds, legal, packed, refused

RING = """
   SB    M
JC    VD    S
   .     MA
"""
CROWD = """
   SB    M
JC    VD    JBCD
   .     MA
"""
WATER = """
   SB    M
JC    VDD   S     .AAA
   .A    MAA
"""


def other(path, value):
    return GAME.change_box({path: str(value)})


def laid(seats, of):
    """A random land."""
    state, generator = GAME.new(GAME.setup(seats, box=of)), Generator(seats)
    out, weights = Buffer(), Buffer()
    while state.table.phase == LAY_LAND:
        GAME.chance(state, out, weights)
        GAME.apply(state, CHANCE, out.items[int(generator.pick(weights))], None)
    return state


def dealt(seats, of):
    state = laid(seats, of)
    while state.table.phase == DEAL_HANDS:
        do(state, "deal savanna")
    return state


# The board.


def test_cd1_3_a_jungle_that_feeds_three_takes_no_fourth():
    assert "migrate 1.1 to 1.0" in legal(board(CROWD, points=4))
    state = board(CROWD, box=other("terrain.jungle.room", 3))
    assert "migrate 1.1 to 1.0" not in legal(state)
    assert refused(state, "migrate 1.1 to 1.0") == "CD6.4 full"


@pytest.mark.parametrize("terrain", ["mountain", "savanna", "jungle", "volcano"])
def test_cd1_3_each_terrain_feeds_as_many_as_its_box_says_and_viewers_are_told(terrain):
    state = board(RING, box=other(f"terrain.{terrain}.room", 7))
    tiles = GAME.wire(GAME.view(state, 0))["tiles"]
    usual = {"mountain": 2, "savanna": 3, "jungle": 4, "volcano": 3}
    assert {tile["terrain"]: tile["capacity"] for tile in tiles} == usual | {terrain: 7}
    assert next(tile["room"] for tile in tiles if tile["terrain"] == terrain) >= 6


def test_cd1_3_a_mountain_may_feed_nobody_and_then_costs_its_herd():
    state = board(RING, box=other("terrain.mountain.room", 0), hands=["jungle"] * 4)
    assert "crowded 0 1 1.1" in do(state, "done")


# Setup.


def test_cd1_2_cd2_1_tiles_and_lakes():
    state = laid(3, GAME.change_box({"tiles.mountain": "0", "tiles.lake": "5", "tiles.jungle": "30"}))
    tiles = [int(terrain) for terrain in state.table.board.terrain[:37]]
    assert (tiles.count(1), tiles[:19].count(0), tiles[19:].count(0)) == (0, 5, 0)


def test_cd2_1_lakes_lie_in_the_rings_for_them():
    state = laid(4, GAME.change_box({"land.lake-rings": "1", "tiles.lake": "6"}))
    assert [int(terrain) for terrain in state.table.board.terrain[1:7]] == [0] * 6
    assert state.table.board.tiles == 31
    assert state.table.board.continents == 2


@pytest.mark.parametrize(("rings", "tiles"), [(1, 7), (2, 19), (3, 37), (4, 61)])
def test_cd2_1_rings_of_land(rings, tiles):
    of = GAME.change_box({"land.rings": str(rings), "tiles.savanna": "40", "tiles.lake": "0", "placement.rounds": "1"})
    assert laid(5, of).table.board.tiles == tiles


def test_cd2_1_a_place_in_the_fourth_ring_can_be_said_and_chosen():
    of = GAME.change_box({"land.rings": "4", "tiles.savanna": "40"})
    state = dealt(5, of)
    assert "place 4.23" in legal(state)
    do(state, "place 4.23")
    assert herds(state, "4.23") == "AA"


def test_cd2_1_where_tiles_run_out_the_rest_is_water():
    state = laid(2, other("tiles.savanna.2", 2))
    assert (state.table.board.tiles, state.table.laid, list(state.table.tiles)) == (14, 13, [0, 0, 0, 0])


def test_cd2_3_cards_and_meteorites():
    of = GAME.change_box({"cards.back-1.savanna": "8", "cards.back-2.meteorite.4": "3", "cards.back-2.jungle": "0"})
    state = dealt(4, of)
    assert list(state.table.left) == [7 + 8 + 10 - 4, 2 + 3 + 3]
    state.table.left[0] = 0
    state.table.discards = type(state.table.discards)([7, 4, 10, 0, 0, 0, 0, 0])
    assert GAME.facts(GAME.view(state, 0)).meteorite_next == pytest.approx(3 / 8)


def test_cd2_7_dinosaurs_of_each_player():
    assert list(laid(3, other("dinosaurs.3", 31)).table.reserve) == [31, 31, 31]
    state = board("VA    SB    SC    SD", box=other("dinosaurs.4", 31), points=1)
    assert state.table.reserve[0] == 30


def test_cd2_7_more_than_fifteen_of_one_player_can_stand_together():
    of = GAME.change_box({"dinosaurs.4": "31", "terrain.savanna.room": "15"})
    state = board("V     SAAAAAAAAAAAAAAA", box=of)
    do(state, "migrate 1.0 to 0.0", "migrate 1.0 to 0.0", "breed 1.0", "breed 1.0")
    assert herds(state, "1.0") == "A" * 11 + "a" * 4
    assert GAME.facts(GAME.view(state, 0)).continents[0].herd_by_seat == (17, 0, 0, 0)


def test_cd2_8_placement():
    state = dealt(2, GAME.change_box({"placement.rounds": "3", "placement.dinosaurs": "3"}))
    order = []
    while state.table.phase == PLACE_HERDS:
        order.append(int(state.table.seat))
        do(state, min(legal(state)))
    assert order == [0, 1, 1, 0, 0, 1]
    assert list(state.table.reserve) == [1, 1]
    assert state.table.phase == CHOOSE_CARD


# The turn.


def test_cd3_3_rounds_without_a_card():
    state = board(RING, box=other("standstill.rounds", 1), seat=0, hands=["jungle"] * 4, quiet=3)
    assert "standstill 4" in do(state, "done")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_cd6_1_points_of_a_turn(seats):
    state = board(
        "VA    SB    SC    SD    SE"[: 6 * seats],
        seats=seats, seat=seats - 1, hands=["jungle"] * seats, box=other(f"actions.points.{seats}", 7),
    )  # fmt: skip
    do(state, "done")
    assert state.table.points == 7


def test_cd6_1_points_for_all_numbers_of_players_at_once():
    assert list(other("actions.points", 6).points)[2:] == [6, 6, 6, 6]


def test_cd8_1_points_of_the_last_round_and_cd8_4_whether_they_buy_a_drift():
    of = other("actions.last-round", 3)
    state = board(RING, seat=3, last=0b1001, ending=1, box=of)
    do(state, "done")
    assert (state.table.points, state.table.seat) == (3, 0)
    assert "drift 1.0" in legal(state)
    do(state, "breed 1.1")
    assert refused(state, "drift 1.0") == "CD6.1 no-points"
    assert refused(board(RING, last=0b1, points=2), "drift 1.0") == "CD8.4 last-round-drift"


@pytest.mark.parametrize(
    ("path", "action"),
    [
        ("cost.drift", "drift 1.0"),
        ("cost.migration", "migrate 1.1 to 1.0"),
        ("cost.rescue", "rescue 2.0 to 1.0"),
        ("cost.breeding", "breed 1.1"),
    ],
)
def test_cd6_2_cd6_3_cd6_5_cd6_6_costs(path, action):
    text = WATER.replace("MAA", "MA")
    state = board(text, box=other(path, 5), points=5)
    do(state, action)
    assert state.table.points == 0
    state = board(text, box=other(path, 5), points=4)
    assert refused(state, action) == "CD6.1 no-points"
    spent = GAME.facts(GAME.view(state, 0)).prices
    assert (
        getattr(spent, {"cost.drift": "drift", "cost.migration": "migrate", "cost.rescue": "rescue"}.get(path, "breed"))
        == 5
    )


def test_cd6_6_a_breeding_may_be_free():
    state = board(RING, box=other("cost.breeding", 0), points=0)
    assert legal(state) == {"done", "breed 1.1"}


def test_cd6_5_a_rescue_may_be_free():
    state = board(WATER, box=other("cost.rescue", 0), points=0)
    assert {text.split()[0] for text in legal(state)} == {"done", "rescue"}


def test_cd6_5_swimmers_of_one_rescue():
    state = board(WATER, box=other("rescue.swimmers", 2), points=1)
    do(state, "rescue 2.0 to 1.0", "rescue 2.0 to 1.0")
    assert legal(state) == {"done"}
    assert refused(state, "rescue 2.0 to 1.0") == "CD6.1 no-points"


def test_cd6_6_young_of_one_breeding_as_far_as_there_is_room_and_reserve():
    of = GAME.change_box({"breeding.young": "3", "terrain.mountain.room": "6"})
    state = board(RING, box=of)
    do(state, "breed 1.1")
    assert (herds(state, "1.1"), state.table.reserve[0]) == ("aaaa", 11)
    state = board(RING, box=other("breeding.young", 3))
    do(state, "breed 1.1")
    assert herds(state, "1.1") == "aa"


# Points.


def test_cd9_1_two_players_may_score_new_continents_too():
    text = "VA    SA    M     SB"
    assert not [event for event in do(board(text, seats=2, points=3), "drift 1.0", "to 4.0") if "scored" in event]
    state = board(text, seats=2, points=3, box=other("score.new.first.2", 5))
    assert "scored 1 5 2.0" in do(state, "drift 1.0", "to 4.0")


def test_cd9_5_points_for_a_new_continent():
    of = GAME.change_box({"score.new.first": "5", "score.new.second": "4"})
    assert list(new_continent_points(of, packed([3, 3, 2, 1]), 4)) == [5, 5, 4, 0]


def test_cd10_2_points_in_the_end():
    text = "V     .     SAA   S     SB"
    assert GAME.facts(GAME.view(board(text, seats=2), 0)).points_now_by_seat == (3, 2)
    of = GAME.change_box({"score.final.first": "200", "score.final.second": "10"})
    assert GAME.facts(GAME.view(board(text, seats=2, box=of), 0)).points_now_by_seat == (6, 1)


# What makes no game.


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"dinosaurs.2": "3"}, "dinosaurs.2 is 3"),
        ({"land.rings": "1"}, "place dinosaurs on 6 tiles, but only 5"),
        ({"tiles.lake.4": "7", "land.lake-rings": "1"}, "tiles.lake.4 is 7"),
        (
            {"cards.back-1.savanna": "0", "cards.back-1.jungle": "0", "cards.back-1.mountain.5": "4"},
            "cannot draw a hand",
        ),
    ],
)
def test_a_box_without_a_game_is_refused_with_the_reason(changes, said):
    with pytest.raises(SetupError, match=said):
        GAME.change_box(changes)


def test_herds_of_more_than_fifteen_have_hashes_of_their_own():
    of = GAME.change_box({"dinosaurs.4": "31", "terrain.savanna.room": "15"})
    digests = {
        digest(board(f"V     S{herd}", box=of, reserve=vec[i64]([0] * 4))) for herd in ("A" * 16, "B", "A", "AB")
    }
    assert len(digests) == 4
