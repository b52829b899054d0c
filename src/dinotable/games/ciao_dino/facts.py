"""What a good player would work out from a view: majorities, points as they stand, splits, swimmers, the odds."""

from dinotable.core.hexes import name_of
from dinotable.games.ciao_dino.board import RUNS, Board, herd_of
from dinotable.games.ciao_dino.box import CARDS, METEORITE_CARD, cards_of
from dinotable.games.ciao_dino.drift import can_drift
from dinotable.games.ciao_dino.score import count_herds, final_points, places, ranks, score_end
from dinotable.games.ciao_dino.state import OVER, CiaoDinoView, Table


def facts_of(view: CiaoDinoView) -> dict[str, object]:
    table = view.table
    return {
        "points_now_by_seat": points_now(table),
        "ranks_now_by_seat": ranks_now(table),
        "continents": [continent_fact(table, continent) for continent in range(table.board.continents)],
        "swimmers": swimmer_facts(table),
        "crowded": crowd_facts(table),
        "splits": split_facts(table.board),
        "cards_left": [int(count) for count in table.left],
        "unseen": unseen_cards(view),
        "meteorite_next": meteorite_odds(table),
        "meteorite_earliest": meteorite_earliest(table),
    }


def points_now(table: Table) -> list[int]:
    """Points if the game ended now."""
    return [int(points) for points in ended(table).scores]


def ranks_now(table: Table) -> list[int]:
    return ranks(ended(table))


def ended(table: Table) -> Table:
    if table.phase == OVER:
        return table
    twin = table.copy()
    score_end(twin, None)
    return twin


def hexes_of(board: Board, continent: int) -> list[int]:
    return [int(hex) for hex in board.land[: board.tiles] if board.continent[hex] == continent]


def continent_fact(table: Table, continent: int) -> dict[str, object]:
    board = table.board
    herds = count_herds(board, continent, table.seats)
    ranked = places(herds)
    points = [0] * int(table.seats) if continent == 0 else [int(p) for p in final_points(herds, board.size[continent])]
    return {
        "name": name_of(board.lowest[continent]),
        "original": continent == 0,
        "size": int(board.size[continent]),
        "hexes": [name_of(hex) for hex in hexes_of(board, continent)],
        "herd_by_seat": [int(count) for count in herds],
        "most_seats": [seat for seat in range(table.seats) if ranked[seat] == 1],
        "second_seats": [seat for seat in range(table.seats) if ranked[seat] == 2],
        "points_by_seat": points,
    }


def herds_at(table: Table, hex: int) -> list[int]:
    return [int(herd_of(table.board.herd[hex], seat)) for seat in range(table.seats)]


def swimmer_facts(table: Table) -> list[dict[str, object]]:
    """Where they swim, and onto which tiles they could climb now."""
    board = table.board
    found: list[dict[str, object]] = []
    for hex in board.afloat[: board.floats]:
        shores = [board.grid.neighbour(hex, d) for d in range(6)]
        ways = sorted(int(shore) for shore in shores if board.room[shore] > 0)
        found.append({
            "hex": name_of(hex),
            "herd_by_seat": herds_at(table, hex),
            "ways_out": [name_of(way) for way in ways],
        })  # fmt: skip
    return found


def crowd_facts(table: Table) -> list[dict[str, object]]:
    """Tiles over capacity, from which dinosaurs will be lost (CD7.2)."""
    board = table.board
    over = [hex for hex in board.land[: board.tiles] if board.room[hex] < 0]
    return [
        {"hex": name_of(hex), "herd_by_seat": herds_at(table, hex), "too_many": -int(board.room[hex])} for hex in over
    ]


def split_facts(board: Board) -> list[dict[str, object]]:
    """Tiles whose drift would break up their continent, and the sizes of the parts."""
    found: list[dict[str, object]] = []
    for hex in board.land[: board.tiles]:
        # Where the land around a tile is in one piece, nothing comes apart without it.
        sizes = part_sizes(board, hex) if RUNS[board.shore[hex]] > 1 and can_drift(board, hex) else []
        if len(sizes) > 1:
            found.append({"hex": name_of(hex), "sizes": sizes})
    return found


def part_sizes(board: Board, hex: int) -> list[int]:
    """The sizes of what is left of a continent without one tile, by lowest hex."""
    left = set(hexes_of(board, int(board.continent[hex]))) - {hex}
    sizes = []
    while left:
        start = min(left)
        left.discard(start)
        todo, size = [start], 0
        while todo:
            here = todo.pop()
            size += 1
            for d in range(6):
                beside = board.grid.neighbour(here, d)
                if beside in left:
                    left.discard(beside)
                    todo.append(beside)
        sizes.append(size)
    return sizes


def unseen_cards(view: CiaoDinoView) -> list[dict[str, int]]:
    """By back: the cards that lie in the pile or in others' hands."""
    table = view.table
    found: list[dict[str, int]] = []
    for back in (1, 2):
        counts = cards_of(table.seats, back)
        for card in range(4):
            counts[card] -= table.discards[(back - 1) * 4 + card]
        if view.hand >= 0 and table.backs[view.seat] == back:
            counts[view.hand] -= 1
        found.append({"back": back} | {name: int(counts[card]) for card, name in enumerate(CARDS)})
    return found


def has_fallen(table: Table) -> bool:
    return table.discards[4 + METEORITE_CARD] > 0


def meteorite_odds(table: Table) -> float | None:
    """That the next card from the pile is the meteorite; nothing once it has come."""
    if has_fallen(table):
        return None
    return 0.0 if table.left[0] else 1 / int(table.left[1])


def meteorite_earliest(table: Table) -> int | None:
    """The draw in which it can come at the earliest, 1 for the next."""
    return None if has_fallen(table) else int(table.left[0]) + 1
