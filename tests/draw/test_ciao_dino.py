"""The picture of Ciao Dino! has what the position has, and nothing that its viewer does not see."""

import pytest

from dinotable.core.hexes import name_of, number_of
from dinotable.core.rows import with_item
from dinotable.core.seats import SPECTATOR
from dinotable.games.ciao_dino.board.herds import BRED, ONE, bred_of, herd_of
from dinotable.games.ciao_dino.board.tiles import lay_tile, rebuild
from dinotable.games.ciao_dino.box import CARDS, JUNGLE, MOUNTAIN, SAVANNA
from dinotable.games.ciao_dino.draw import GROUND
from dinotable.games.ciao_dino.game import GAME
from dinotable.games.ciao_dino.state import ACT, CiaoDino
from tests.conformance.spots import spots_of, words
from tests.draw.picture import Picture, page_ground

SAY = words(GAME, "en")


def picture_of(state: CiaoDino, viewer: int, language: str = "en") -> Picture:
    return Picture(GAME.draw(GAME.view(state, viewer), words(GAME, language)))


@pytest.mark.parametrize("seats", [2, 5])
def test_a_picture_has_every_tile_herd_and_card_once(seats: int) -> None:
    for spot in spots_of(GAME, GAME.setup(seats), games=2, each=5):
        table = spot.state.table
        board = table.board
        picture = picture_of(spot.state, 1, "fr")
        assert picture.marked("tile") == [name_of(hex) for hex in board.land[: board.tiles]]
        herds = {
            f"{name_of(hex)}-{seat}": str(herd_of(board.herd[hex], seat))
            for hex in range(board.grid.count)
            for seat in range(seats)
            if herd_of(board.herd[hex], seat)
        }
        assert picture.told("herd") == herds
        assert sum(map(int, picture.marked("bred"))) == sum(bred_of(herd) for herd in board.herd)
        assert [int(seat) for seat in picture.marked("card")] == [
            seat for seat in range(seats) if table.backs[seat] and not table.out[seat]
        ]
        assert picture.told("points") == {str(seat): str(table.scores[seat]) for seat in range(seats)}
        assert all(name_of(hex) in picture.marked("water") for hex in board.afloat[: board.floats])


def crowded() -> CiaoDino:
    """Seats 0 to 4 with one dinosaur each on tiles and in water, in fives, fours and so on; seat 1 has bred once on each."""
    state = GAME.new(GAME.setup(5))
    table = state.table
    table.phase, table.turn, table.seat = ACT, 1, 1
    for hex in range(1, 6):
        lay_tile(table.board, hex, JUNGLE)
    for seats in range(1, 6):
        table.board.herd[seats] = table.board.herd[12 + 2 * seats] = sum(ONE[seat] for seat in range(seats))
        table.board.herd[seats] += BRED if seats > 1 else 0
    rebuild(table.board)
    return state


def test_a_shared_hex_has_dinosaurs_or_at_least_shapes_and_counts_of_all() -> None:
    picture = picture_of(crowded(), SPECTATOR)
    assert len(picture.told("herd")) == 2 * (1 + 2 + 3 + 4 + 5)
    assert picture.marked("bred") == ["1"] * 4
    dinosaurs = [symbol for symbol in picture.symbols if "dinosaur-" in symbol]
    swimmers = [symbol for symbol in picture.symbols if "swimmer-" in symbol]
    assert len(dinosaurs) == len(swimmers) == 1 + 2 + 3
    assert len(set(dinosaurs)) == 3, "each seat has its colour"
    # On the hexes, and once beside each name.
    assert [picture.symbols.count(f"dino-shape-{seat}") for seat in range(5)] == [11, 9, 7, 5, 3]
    assert picture.texts.count("!") == 1, "five on a jungle are too many"


def test_a_hand_is_drawn_for_its_owner_alone() -> None:
    spot = spots_of(GAME, GAME.setup(3), games=1, each=8)[4]
    seat = next(seat for seat in range(3) if spot.state.table.backs[seat])
    other = spot.twin()
    other.hands = with_item(other.hands, seat, (other.hands[seat] + 1) % 3)
    for viewer in (SPECTATOR, *range(3)):
        drawn = [GAME.draw(GAME.view(state, viewer), SAY) for state in (spot.state, other)]
        assert (drawn[0] == drawn[1]) == (viewer != seat)
    hand = SAY("ciao-dino-hand", card=SAY("ciao-dino-card", value=CARDS[other.hands[seat]]))
    assert hand in picture_of(other, seat).texts


def test_land_that_drifted_far_apart_still_fits() -> None:
    state = GAME.new(GAME.setup(2))
    for q, terrain in ((1, MOUNTAIN), (2, SAVANNA)):
        lay_tile(state.table.board, number_of(q, 0), terrain)
    near = picture_of(state, SPECTATOR)
    board = state.table.board
    for ring in range(3, 31):
        lay_tile(board, number_of(ring, 0), MOUNTAIN)
    far = picture_of(state, SPECTATOR)
    assert "30.0" in far.marked("tile") and far.width > near.width
    assert "30.0" not in far.texts and "2.0" in near.texts, "names only where there is room for them"


def test_the_title_says_the_position_in_words() -> None:
    spot = spots_of(GAME, GAME.setup(2), games=1, each=4)[-1]
    scores = spot.state.table.scores
    title = picture_of(spot.state, 0, "fr").title
    assert title.startswith("Ciao Dino! La partie est finie.") and f"Joueur 2 : {scores[1]} points" in title


def test_the_page_has_the_same_ground() -> None:
    assert page_ground("ciao_dino").items() >= GROUND.items()
