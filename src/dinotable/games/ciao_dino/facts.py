"""What a good player would work out from a view: majorities, points as they stand, splits, swimmers, the odds."""

from dinotable.core.hexes import DIRECTIONS, name_of
from dinotable.core.wire import AnyFacts, Wire
from dinotable.games.ciao_dino.board.board import Board
from dinotable.games.ciao_dino.board.continents import herd_on, parts_without
from dinotable.games.ciao_dino.board.sides import RUNS
from dinotable.games.ciao_dino.box import METEORITE_CARD
from dinotable.games.ciao_dino.rules.drift import can_drift
from dinotable.games.ciao_dino.rules.losses import lost_to_crowd
from dinotable.games.ciao_dino.rules.turn import turn_points
from dinotable.games.ciao_dino.score import final_points, points_now, ranks, two_most
from dinotable.games.ciao_dino.state import ACT, CHOOSE_CARD, OVER, CiaoDinoView, Table
from dinotable.games.ciao_dino.wire import Cards, herd_by_seat


class Continent(Wire, frozen=True):
    name: str
    """Its lowest hex."""
    original: bool
    size: int
    hexes: tuple[str, ...]
    herd_by_seat: tuple[int, ...]
    most_seats: tuple[int, ...]
    second_seats: tuple[int, ...]
    points_by_seat: tuple[int, ...]
    """What it would bring if the game ended now."""


class Swimmers(Wire, frozen=True):
    hex: str
    herd_by_seat: tuple[int, ...]
    ways_out: tuple[str, ...]
    """The tiles they could climb onto now."""


class Crowd(Wire, frozen=True):
    """A tile over capacity, from which dinosaurs will be lost (CD7.2)."""

    hex: str
    herd_by_seat: tuple[int, ...]
    too_many: int
    losses_by_seat: tuple[int, ...]
    """How many each would lose of it at the end of its own turn."""


class Split(Wire, frozen=True):
    """A tile whose drift would break up its continent."""

    hex: str
    sizes: tuple[int, ...]
    """Of the parts, by lowest hex."""
    loose: tuple[tuple[str, ...], ...]
    """The hexes of the parts but the largest, of equal ones the lowest: what would come off."""


class Prices(Wire, frozen=True):
    """What the action points buy, in points."""

    drift: int
    migrate: int
    rescue: int
    """0: a rescue under way has been paid for."""
    breed: int
    climbs: int
    """How many swimmers a rescue brings ashore at most."""


class Facts(AnyFacts, frozen=True):
    points_now_by_seat: tuple[int, ...]
    """Points if the game ended now."""
    ranks_now_by_seat: tuple[int, ...]
    """Ranks if the game ended now."""
    continents: tuple[Continent, ...]
    swimmers: tuple[Swimmers, ...]
    crowded: tuple[Crowd, ...]
    splits: tuple[Split, ...]
    turn_points: int
    """Action points that this turn has or had to spend; 0 before the first turn and after the end."""
    prices: Prices | None
    """While the points can be spent; nothing before and after."""
    cards_left: tuple[int, ...]
    """In the pile, by back."""
    unseen: tuple[Cards, ...]
    """By back: the cards that lie in the pile or in others' hands, for this viewer."""
    meteorite_next: float | None
    """How likely the next card from the pile is the meteorite; nothing once it has come."""
    meteorite_earliest: int | None
    """The draw in which it can come at the earliest, 1 for the next."""


def facts(view: CiaoDinoView) -> Facts:
    table = view.table
    now = points_now(table)
    return Facts(
        points_by_seat=tuple(table.scores),
        is_out=tuple(turn > 0 for turn in table.out),
        points_now_by_seat=tuple(now),
        ranks_now_by_seat=tuple(ranks(table, now)),
        continents=continent_facts(table),
        swimmers=swimmer_facts(table),
        crowded=crowd_facts(table),
        splits=split_facts(table.board),
        turn_points=turn_points(table) if CHOOSE_CARD <= table.phase < OVER else 0,
        prices=price_facts(table),
        cards_left=tuple(table.left),
        unseen=(unseen_cards(view, 1), unseen_cards(view, 2)),
        meteorite_next=meteorite_odds(table),
        meteorite_earliest=meteorite_earliest(table),
    )


def continent_facts(table: Table) -> tuple[Continent, ...]:
    board = table.board
    hexes: list[list[str]] = [[] for _ in range(board.continents)]
    for hex in board.land[: board.tiles]:
        hexes[board.continent[hex]].append(name_of(hex))
    return tuple(continent_fact(table, number, tuple(members)) for number, members in enumerate(hexes))


def continent_fact(table: Table, continent: int, hexes: tuple[str, ...]) -> Continent:
    board, seats = table.board, range(table.seats)
    herd = herd_on(board, continent)
    herds = herd_by_seat(herd, table.seats)
    most, second = two_most(herd, table.seats)
    # CD10.1: the original one brings nothing.
    points = final_points(table.box, herd, table.seats, board.size[continent]) if continent else [0 for _ in seats]
    return Continent(
        name=hexes[0],
        original=continent == 0,
        size=board.size[continent],
        hexes=hexes,
        herd_by_seat=herds,
        most_seats=tuple(seat for seat in seats if herds[seat] == most > 0),
        second_seats=tuple(seat for seat in seats if herds[seat] == second > 0),
        points_by_seat=tuple(points),
    )


def swimmer_facts(table: Table) -> tuple[Swimmers, ...]:
    board = table.board
    found = []
    for hex in board.afloat[: board.floats]:
        beside = sorted(board.grid.neighbour(hex, d) for d in range(DIRECTIONS))
        ways = tuple(name_of(way) for way in beside if board.room[way] > 0)
        found.append(Swimmers(name_of(hex), herd_by_seat(board.herd[hex], table.seats), ways))
    return tuple(found)


def crowd_facts(table: Table) -> tuple[Crowd, ...]:
    board = table.board
    over = [hex for hex in board.land[: board.tiles] if board.room[hex] < 0]
    return tuple(
        Crowd(
            hex=name_of(hex),
            herd_by_seat=herd_by_seat(board.herd[hex], table.seats),
            too_many=-board.room[hex],
            losses_by_seat=tuple(lost_to_crowd(board, hex, seat) for seat in range(table.seats)),
        )
        for hex in over
    )


def split_facts(board: Board) -> tuple[Split, ...]:
    found = []
    for hex in board.land[: board.tiles]:
        # Where the land around a tile is in one piece, nothing comes apart without it.
        if RUNS[board.shore[hex]] > 1 and can_drift(board, hex):
            parts = parts_without(board, hex)
            if len(parts) > 1:
                largest = max(parts, key=len)
                loose = tuple(tuple(map(name_of, part)) for part in parts if part is not largest)
                found.append(Split(name_of(hex), tuple(map(len, parts)), loose))
    return tuple(found)


def price_facts(table: Table) -> Prices | None:
    """CD6.2, CD6.3, CD6.5, CD6.6. The drift of a card is free, so outside phase 2 nothing has a price."""
    if table.phase != ACT:
        return None
    box = table.box
    rescue = 0 if table.rescue else box.rescue_cost
    return Prices(box.drift_cost, box.migration_cost, rescue, box.breeding_cost, box.climbs)


def unseen_cards(view: CiaoDinoView, back: int) -> Cards:
    table = view.table
    counts = list(table.box.cards_of(table.seats, back))
    for card in range(len(counts)):
        counts[card] -= table.discards[(back - 1) * 4 + card]
    if view.hand >= 0 and table.backs[view.seat] == back:
        counts[view.hand] -= 1
    return Cards(back, *counts)


def has_fallen(table: Table) -> bool:
    return table.discards[4 + METEORITE_CARD] > 0


def meteorites(table: Table) -> int:
    """CD2.3: how many are in the pile while none has fallen; usually one."""
    return table.box.cards_of(table.seats, 2)[METEORITE_CARD]


def meteorite_odds(table: Table) -> float | None:
    if has_fallen(table):
        return None
    return 0.0 if table.left[0] else meteorites(table) / table.left[1]


def meteorite_earliest(table: Table) -> int | None:
    return None if has_fallen(table) else table.left[0] + 1
