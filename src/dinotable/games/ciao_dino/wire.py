"""A view as plain data for JSON. Hexes are written as in the notation, cards and terrains as words.

From one move to the next few hexes change: what is said of each is kept, and shared by all that say the same.
"""

from functools import lru_cache

from dinotable.core.hexes import name_of
from dinotable.core.seats import seats_in
from dinotable.games.ciao_dino.board import bred_of, herd_of, is_sea
from dinotable.games.ciao_dino.box import CAPACITY, CARDS, TERRAINS, TILES
from dinotable.games.ciao_dino.state import ENDINGS, PHASES, CiaoDinoView, Table

MOST_KEPT = 10_000


def own_of(view: CiaoDinoView) -> dict[str, object]:
    return {"seat": int(view.seat), "hand": card_word(int(view.hand))}


def shared_of(table: Table) -> dict[str, object]:
    board = table.board
    return {
        "phase": PHASES[table.phase],
        "step": int(table.step),
        "turn": int(table.turn),
        "turn_of": int(table.seat),
        "first": int(table.first),
        "laid": int(table.laid),
        "placed": int(table.placed),
        "points": int(table.points),
        "rescue": int(table.rescue),
        "card": card_word(int(table.card)),
        "lifted": name_of(table.lifted) if table.lifted >= 0 else None,
        "lifted_terrain": TERRAINS[table.tile] if table.lifted >= 0 else None,
        "drew": bool(table.drew),
        "quiet": int(table.quiet),
        "last_turns": seats_in(table.last),
        "ending": ENDINGS[table.ending],
        "seats": [seat_wire(table, seat) for seat in range(table.seats)],
        "tiles": [tile_wire(table, int(hex)) for hex in board.land[: board.tiles]],
        "water": [water_wire(table, hex) for hex in shown_water(table)],
        "aside": {name: int(table.tiles[kind]) for kind, name in enumerate(TILES)},
        "discards": [
            {"back": back} | {name: int(table.discards[(back - 1) * 4 + card]) for card, name in enumerate(CARDS)}
            for back in (1, 2)
        ],
        "left": [int(count) for count in table.left],
    }


def card_word(card: int) -> str | None:
    return CARDS[card] if card >= 0 else None


def seat_wire(table: Table, seat: int) -> dict[str, object]:
    return {
        "score": int(table.scores[seat]),
        "reserve": int(table.reserve[seat]),
        "back": int(table.backs[seat]),
        "out": int(table.out[seat]),
    }


def tile_wire(table: Table, hex: int) -> dict[str, object]:
    board = table.board
    terrain, room, continent = int(board.terrain[hex]), int(board.room[hex]), int(board.continent[hex])
    return land(hex, coordinates(table, hex), int(board.herd[hex]), int(table.seats), terrain, room, continent)


def water_wire(table: Table, hex: int) -> dict[str, object]:
    board = table.board
    return water(hex, coordinates(table, hex), int(board.herd[hex]), int(table.seats), is_sea(board, hex))


def coordinates(table: Table, hex: int) -> tuple[int, int]:
    grid = table.board.grid
    return int(grid.q[hex]), int(grid.r[hex])


@lru_cache(MOST_KEPT)
def land(
    hex: int, at: tuple[int, int], herd: int, seats: int, terrain: int, room: int, continent: int
) -> dict[str, object]:
    return place(hex, at, herd, seats) | {
        "terrain": TERRAINS[terrain],
        "capacity": int(CAPACITY[terrain]),
        "room": room,
        "continent": continent,
    }


@lru_cache(MOST_KEPT)
def water(hex: int, at: tuple[int, int], herd: int, seats: int, is_open: bool) -> dict[str, object]:
    return place(hex, at, herd, seats) | {"sea": is_open}


def place(hex: int, at: tuple[int, int], herd: int, seats: int) -> dict[str, object]:
    return {
        "hex": name_of(hex),
        "q": at[0],
        "r": at[1],
        "herd": [int(herd_of(herd, seat)) for seat in range(seats)],
        "bred": int(bred_of(herd)),
    }


def shown_water(table: Table) -> list[int]:
    """The water that matters: beside land, enclosed, or with swimmers."""
    board = table.board
    near = {board.grid.neighbour(hex, d) for hex in board.land[: board.tiles] for d in range(6)}
    lakes = {hex for hex in range(board.grid.count) if board.lake[hex]} if board.lakes else set()
    water = {int(hex) for hex in near | lakes if board.terrain[hex] == 0}
    return sorted(water | {int(hex) for hex in board.afloat[: board.floats]})
