"""A view as plain data for JSON. Hexes are written as in the notation, cards and terrains as words."""

from dinotable.core.hexes import name_of
from dinotable.core.seats import seats_in
from dinotable.games.ciao_dino.board import bred_of, herd_of, is_sea
from dinotable.games.ciao_dino.box import CAPACITY, CARDS, TERRAINS, TILES
from dinotable.games.ciao_dino.state import ENDINGS, PHASES, CiaoDinoView, Table


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
    terrain = board.terrain[hex]
    return place_wire(table, hex) | {
        "terrain": TERRAINS[terrain],
        "capacity": int(CAPACITY[terrain]),
        "room": int(board.room[hex]),
        "continent": int(board.continent[hex]),
    }


def water_wire(table: Table, hex: int) -> dict[str, object]:
    return place_wire(table, hex) | {"sea": is_sea(table.board, hex)}


def place_wire(table: Table, hex: int) -> dict[str, object]:
    board = table.board
    herd = board.herd[hex]
    return {
        "hex": name_of(hex),
        "q": int(board.grid.q[hex]),
        "r": int(board.grid.r[hex]),
        "herd": [int(herd_of(herd, seat)) for seat in range(table.seats)],
        "bred": int(bred_of(herd)),
    }


def shown_water(table: Table) -> list[int]:
    """The water that matters: beside land, enclosed, or with swimmers."""
    board = table.board
    near = {board.grid.neighbour(hex, d) for hex in board.land[: board.tiles] for d in range(6)}
    lakes = {hex for hex in range(board.grid.count) if board.lake[hex]} if board.lakes else set()
    water = {int(hex) for hex in near | lakes if board.terrain[hex] == 0}
    return sorted(water | {int(hex) for hex in board.afloat[: board.floats]})
