"""The picture of Gods Love Dinosaurs has every hex, animal, tile and egg of the position."""

import pytest

from dinotable.core.bits import members_of
from dinotable.core.drawing import Drawing
from dinotable.core.seats import SPECTATOR
from dinotable.games.gods_love_dinosaurs.actions import ANIMALS
from dinotable.games.gods_love_dinosaurs.draw import GROUND, places_for
from dinotable.games.gods_love_dinosaurs.game import GAME
from dinotable.games.gods_love_dinosaurs.state import PLACE_TILE, GodsLoveDinosaurs, animal_on
from dinotable.games.gods_love_dinosaurs.tiles import BOARD_ROWS, COLUMNS, NO_ICON, SPECIES, icon_of
from tests.conformance.spots import random_game, spots_of, words
from tests.draw.picture import Picture, page_ground


def picture_of(state: GodsLoveDinosaurs, viewer: int, language: str = "en") -> Picture:
    return Picture(GAME.draw(GAME.view(state, viewer), words(GAME, language)))


@pytest.mark.parametrize("seats", [2, 5])
def test_a_picture_has_every_hex_animal_and_tile_once(seats: int) -> None:
    for spot in spots_of(GAME, GAME.setup(seats), games=2, each=4):
        table = spot.state.table
        picture = picture_of(spot.state, 1, "fr")
        hexes = [(seat, number) for seat in range(seats) for number in range(table.ecosystems[seat].count)]
        assert sorted(picture.marked("hex")) == sorted(f"{seat}-{number}" for seat, number in hexes)
        animals = {(seat, number): animal_on(table.ecosystems[seat], number) for seat, number in hexes}
        assert picture.symbol_at("animal") == {
            f"{seat}-{number}": ANIMALS[animal] for (seat, number), animal in animals.items() if animal >= 0
        }
        places = [(column, row) for column in range(COLUMNS) for row in range(table.rows)]
        tiles = {f"{SPECIES[c]}-{row + 1}": table.board[c * BOARD_ROWS + row] for c, row in places}
        tiles["taken"] = table.taken
        assert sorted(picture.marked("tile")) == sorted(place for place, tile in tiles.items() if tile >= 0)
        assert picture.symbol_at("icon") == {
            place: SPECIES[icon_of(tile)] for place, tile in tiles.items() if tile >= 0 and icon_of(tile) != NO_ICON
        }
        assert picture.marked("marker") == [SPECIES[table.marker]]
        marks = [len(members_of(one.waiting | one.born)) for one in table.ecosystems]
        # Two more say what they mean.
        assert len(picture.marked("mark")) == sum(marks) + 2
        eggs = {f"egg-{seat}": str(table.ecosystems[seat].eggs) for seat in range(seats)}
        assert eggs.items() <= picture.told("count").items()


def test_ones_own_ecosystem_comes_first_and_then_clockwise() -> None:
    state = GAME.new(GAME.setup(5))
    assert list(dict.fromkeys(name[0] for name in picture_of(state, 3).marked("hex"))) == ["3", "4", "0", "1", "2"]
    assert picture_of(state, SPECTATOR).marked("hex")[0] == "0-0"
    assert "Player 4 (you)" in picture_of(state, 3).texts


def test_places_for_the_tile_that_was_taken_have_their_names() -> None:
    state = GAME.new(GAME.setup(2))
    for seat, action in random_game(GAME, GAME.setup(2), 1):
        if state.table.phase == PLACE_TILE:
            break
        assert "1.0" not in picture_of(state, 0).texts and "2.0" not in picture_of(state, 0).texts
        GAME.apply(state, seat, action, None)
    texts = picture_of(state, SPECTATOR).texts
    assert "2.0" in texts and "3.0" in texts and "1.0" not in texts
    assert "acts now" in texts


def test_the_printed_supply_is_told() -> None:
    state = GAME.new(GAME.setup(3, {"supply": "printed"}))
    assert str(state.table.supply[2]) in picture_of(state, 0).texts
    assert "Supply:" in picture_of(state, 0).texts and "Supply:" not in picture_of(GAME.new(GAME.setup(3)), 0).texts


def test_parts_fill_the_gaps_and_never_overlap() -> None:
    parts = []
    for wide, tall in ((500, 200), (600, 600), (300, 300), (400, 300), (1150, 100)):
        part = Drawing("")
        part.reach(0, 0, wide, tall)
        parts.append(part)
    assert places_for(parts) == [(0, 0), (510, 0), (0, 210), (0, 520), (0, 830)]


def test_the_page_has_the_same_ground() -> None:
    assert page_ground("gods_love_dinosaurs") == GROUND
