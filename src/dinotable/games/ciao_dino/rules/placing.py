"""CD2.8: who places dinosaurs when, at the start."""

from mypy_extensions import i64

from dinotable.games.ciao_dino.state import Table


def place_in(placed: i64, seats: i64) -> i64:
    """Whose turn it is to place, counted from the first player: clockwise, then back from the last one, and so on."""
    at = placed % seats
    return at if placed // seats % 2 == 0 else seats - 1 - at


def is_placed(table: Table) -> bool:
    """Whether all dinosaurs of the start are on the board."""
    return table.placed == table.box.placement_rounds * table.seats
