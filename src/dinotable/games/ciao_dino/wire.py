"""A view as it crosses the wire. Hexes are written as in the notation, cards and terrains as words.

From one move to the next few hexes change: what is said of each is kept, and shared by all that say the same.
"""

from functools import lru_cache

from dinotable.core.hexes import name_of
from dinotable.core.seats import seats_in
from dinotable.core.wire import Wire
from dinotable.games.ciao_dino.board.herds import bred_of, herd_of
from dinotable.games.ciao_dino.board.water import is_sea, shown_water
from dinotable.games.ciao_dino.box import CARDS, TERRAINS, CardWord, TerrainWord
from dinotable.games.ciao_dino.state import ENDINGS, PHASES, CiaoDinoView, Ending, Phase, Table

MOST_KEPT = 10_000


class SeatWire(Wire, frozen=True):
    score: int
    reserve: int
    back: int
    """Of its hand card, 1 or 2; 0: none."""
    out: int
    """The turn in which it was eliminated; 0: it is in the game."""


class Place(Wire, frozen=True):
    hex: str
    q: int
    r: int
    herd: tuple[int, ...]
    """Dinosaurs by seat."""
    bred: int
    """How many of the seat whose turn it is cannot breed any more this turn."""


class TilePlace(Place, frozen=True):
    terrain: TerrainWord
    capacity: int
    room: int
    """For how many more; below 0 when over capacity."""
    continent: int
    """0 is the original one."""


class WaterPlace(Place, frozen=True):
    sea: bool
    """Not a lake."""


class Aside(Wire, frozen=True):
    """Tiles that are not on the board."""

    mountain: int
    savanna: int
    jungle: int
    lake: int


class Cards(Wire, frozen=True):
    """So many cards of one back."""

    back: int
    mountain: int
    savanna: int
    jungle: int
    meteorite: int


class Shared(Wire, frozen=True):
    phase: Phase
    step: int
    turn: int
    """How many turns have begun."""
    turn_of: int
    """Whose turn it is; in setup, who gets a card or places."""
    first: int
    """The first player's seat."""
    laid: int
    """Setup: places filled around the volcano."""
    placed: int
    """Setup: how often dinosaurs were placed."""
    points: int
    """Action points left this turn."""
    rescue: int
    """How many more swimmers may climb in the rescue under way."""
    card: CardWord | None
    """The card played this turn."""
    lifted: str | None
    """The hex whose tile is taken up and not laid yet."""
    lifted_terrain: TerrainWord | None
    drew: bool
    """Whether a card has left the pile this turn."""
    quiet: int
    """Turns in a row without a card leaving the pile."""
    last_turns: tuple[int, ...]
    """The seats that still have their last turn; none before the last round."""
    ending: Ending
    """Why the last round started, or the game ended."""
    seats: tuple[SeatWire, ...]
    tiles: tuple[TilePlace, ...]
    water: tuple[WaterPlace, ...]
    """The water that matters: beside land, enclosed, or with swimmers."""
    aside: Aside
    discards: tuple[Cards, ...]
    """By back."""
    left: tuple[int, ...]
    """How many cards of each back are left in the pile."""


class Own(Wire, frozen=True):
    seat: int
    """−1: a spectator."""
    hand: CardWord | None


def wire_shared(view: CiaoDinoView) -> Shared:
    table = view.table
    board = table.board
    is_lifted = table.lifted >= 0
    return Shared(
        phase=PHASES[table.phase],
        step=table.step,
        turn=table.turn,
        turn_of=table.seat,
        first=table.first,
        laid=table.laid,
        placed=table.placed,
        points=table.points,
        rescue=table.rescue,
        card=card_word(table.card),
        lifted=name_of(table.lifted) if is_lifted else None,
        lifted_terrain=TERRAINS[table.tile] if is_lifted else None,
        drew=table.drew > 0,
        quiet=table.quiet,
        last_turns=tuple(seats_in(table.last)),
        ending=ENDINGS[table.ending],
        seats=tuple(seat_wire(table, seat) for seat in range(table.seats)),
        tiles=tuple(tile_wire(table, hex) for hex in board.land[: board.tiles]),
        water=tuple(water_wire(table, hex) for hex in shown_water(board)),
        aside=Aside(*table.tiles),
        discards=(Cards(1, *table.discards[:4]), Cards(2, *table.discards[4:])),
        left=tuple(table.left),
    )


def wire_own(view: CiaoDinoView) -> Own:
    return Own(seat=view.seat, hand=card_word(view.hand))


def card_word(card: int) -> CardWord | None:
    return CARDS[card] if card >= 0 else None


def seat_wire(table: Table, seat: int) -> SeatWire:
    return SeatWire(table.scores[seat], table.reserve[seat], table.backs[seat], table.out[seat])


def tile_wire(table: Table, hex: int) -> TilePlace:
    board = table.board
    at = board.grid.q[hex], board.grid.r[hex]
    terrain = board.terrain[hex]
    ground = terrain, table.box.room[terrain]
    return tile_place(hex, at, board.herd[hex], table.seats, ground, board.room[hex], board.continent[hex])


def water_wire(table: Table, hex: int) -> WaterPlace:
    board = table.board
    return water_place(hex, (board.grid.q[hex], board.grid.r[hex]), board.herd[hex], table.seats, is_sea(board, hex))


@lru_cache(MOST_KEPT)
def tile_place(
    hex: int, at: tuple[int, int], herd: int, seats: int, ground: tuple[int, int], room: int, continent: int
) -> TilePlace:
    terrain, capacity = ground
    who = herd_by_seat(herd, seats), bred_of(herd)
    return TilePlace(name_of(hex), *at, *who, TERRAINS[terrain], capacity, room, continent)


@lru_cache(MOST_KEPT)
def water_place(hex: int, at: tuple[int, int], herd: int, seats: int, is_open: bool) -> WaterPlace:
    return WaterPlace(name_of(hex), *at, herd_by_seat(herd, seats), bred_of(herd), is_open)


def herd_by_seat(herd: int, seats: int) -> tuple[int, ...]:
    return tuple(herd_of(herd, seat) for seat in range(seats))
