"""A view as plain data for JSON. Kinds are told by name, places by number; a place that is not listed is empty."""

from functools import lru_cache

from dinotable.games.food_chain.box import FoodBox
from dinotable.games.food_chain.state import FREE, NOBODY, PLACES, SEATS, Table
from dinotable.games.food_chain.view import FoodChainView

PHASES = ("first", "deal", "bases", "turn", "draw", "trophies", "over")
ENDS = ("", "tokens", "passes")


def own_of(view: FoodChainView) -> dict[str, object]:
    return {"seat": int(view.seat), "hand": named(view.table, view.hand, 0)}


def shared_of(table: Table) -> dict[str, object]:
    seats = range(int(table.seats))
    return {
        "phase": PHASES[int(table.phase)],
        "ended": ENDS[int(table.ended)],
        "step": int(table.step),
        "turn": int(table.turn),
        "turns": int(table.turns),
        "passes": int(table.passes),
        "trophy_swap": bool(table.has_swap),
        "cards": cards_on_table(table),
        "free": [int(table.free[seat]) for seat in seats],
        "held": [[int(table.held[seat * SEATS + owner]) for owner in seats] for seat in seats],
        "hands": [int(table.sizes[seat]) for seat in seats],
        "known": [named(table, table.known, seat) for seat in seats],
        "eaten": [named(table, table.eaten, seat) for seat in seats],
        "received": [named(table, table.received, seat) for seat in seats],
        "discards": named(table, table.discards, 0),
        "pile": int(table.pile()),
        "under": [table.box.name(kind) for kind in table.under],
        "box": box_rows(table.box),
    }


def cards_on_table(table: Table) -> list[dict[str, object]]:
    return [
        {
            "place": place,
            "card": table.box.name(int(table.kinds[place])),
            "prey": int(table.prey_of[place]),
            "owner": None if table.owners[place] == NOBODY else int(table.owners[place]),
        }
        for place in range(1, PLACES + 1)
        if table.kinds[place] != FREE
    ]


@lru_cache(100)
def box_rows(box: FoodBox) -> list[dict[str, object]]:
    """The cards of a box, which never change."""
    return [
        {
            "card": box.name(kind),
            "power": int(box.powers[kind]),
            "value": int(box.values[kind]),
            "hunts": prey_of(box, kind),
        }
        for kind in range(int(box.size))
    ]


def prey_of(box: FoodBox, kind: int) -> list[str]:
    return [box.name(other) for other in range(int(box.size)) if box.hunts(kind, other)]


def named(table: Table, row: object, seat: int) -> dict[str, int]:
    """A row of counts, or a seat's part of it, by name; kinds of which there are none are left out."""
    box = table.box
    size = int(box.size)
    counts = list(row)[seat * size : (seat + 1) * size]  # type: ignore[call-overload]
    return {box.name(kind): int(count) for kind, count in enumerate(counts) if count}
