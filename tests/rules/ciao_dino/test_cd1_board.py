"""CD1: hexes, tiles, room, sea and lake, continents, distance."""

from dinotable.core.buffer import Buffer
from dinotable.core.generator import Generator
from dinotable.core.hexes import name_of, number_of, parse_hex
from dinotable.core.play import derived_digest
from dinotable.core.playout import Tally, playout
from dinotable.games.ciao_dino import GAME
from dinotable.games.ciao_dino.board.herds import arrive
from dinotable.games.ciao_dino.board.water import is_sea
from tests.rules.ciao_dino.boards import board, do, legal

LAKE = """
   S     SA
V     .     S
   S     S
"""


def test_cd1_1_the_board_has_no_edge():
    """A row of land walks outwards, its innermost tile always to the front, far beyond the grid it started with."""
    state = board("V     S     S     SA", seats=2)
    land = state.table.board
    while land.grid.ring[land.land[3]] < 45:
        state.table.points = 3
        do(state, f"drift {name_of(int(land.land[1]))}")
        do(state, max(legal(state), key=lambda text: parse_hex(text.split()[1])))
        arrive(land, land.land[3], 0, 1, 0)
    kept = derived_digest(state)
    state.rebuild()
    assert derived_digest(state) == kept
    assert number_of(0, 0) == 0
    assert land.terrain[0] == 4


def test_cd1_2_all_tiles_are_there():
    state = GAME.new(GAME.setup(4))
    playout(GAME, state, Generator(3), Buffer(), Buffer(), Tally(), 36)
    table = state.table
    on_board = [list(table.board.terrain).count(terrain) for terrain in range(1, 5)]
    aside = [*list(table.tiles)[:3], 0]
    assert [a + b for a, b in zip(on_board, aside, strict=True)] == [9, 15, 12, 1]
    assert sum(on_board) == 35
    assert table.tiles[3] == 0


def test_cd1_3_each_terrain_has_its_room():
    state = board("VA    MAB   SAB   JABCD")
    assert [int(state.table.board.room[parse_hex(name)]) for name in ("0.0", "1.0", "2.0", "3.0")] == [2, 0, 1, 0]


def test_cd1_4_enclosed_water_is_lake_until_a_tile_opens_it():
    state = board(LAKE)
    centre = parse_hex("1.0")
    assert not is_sea(state.table.board, centre)
    assert state.table.board.lakes == 1
    do(state, "drift 1.1")
    assert is_sea(state.table.board, centre)
    assert state.table.board.lakes == 0


def test_cd1_4_a_tile_can_close_a_bay_into_a_lake():
    state = board("""
         S     SA
J     V     .
         S     S
""")
    bay = parse_hex("1.0")
    assert is_sea(state.table.board, bay)
    do(state, "drift 1.3", "to 2.0")
    assert not is_sea(state.table.board, bay)
    assert state.table.board.lakes == 1


def test_cd1_5_continents_are_numbered_from_the_original_one():
    state = board("""
   S     .     JA    J
V     .     .     .     .     M
""")
    land = state.table.board
    assert land.continents == 3
    assert [int(land.continent[hex]) for hex in (0, number_of(1, -1))] == [0, 0]
    assert list(land.size[:3]) == [2, 2, 1]


def test_cd1_6_distance_counts_hexes_over_land_and_water():
    state = board("V     .     .     S")
    ring = state.table.board.grid.ring
    assert ring[parse_hex("3.0")] == 3
    assert ring[number_of(2, 1)] == 3
    assert ring[number_of(-2, 1)] == 2
