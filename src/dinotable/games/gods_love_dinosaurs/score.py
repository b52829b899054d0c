"""GD7: points and who wins."""

from mypy_extensions import i64

from dinotable.core.bits import size_of
from dinotable.core.outcome import Outcome, ranks_of
from dinotable.games.gods_love_dinosaurs.box import DINOSAUR
from dinotable.games.gods_love_dinosaurs.state import OVER, Table


def points_of(table: Table, seat: i64) -> i64:
    """GD7.1: 1 point an egg, 1 a living dinosaur."""
    ecosystem = table.ecosystems[seat]
    return ecosystem.eggs + size_of(ecosystem.animals[DINOSAUR])


def outcome_of(table: Table) -> Outcome | None:
    if table.phase != OVER:
        return None
    scores = [int(points_of(table, seat)) for seat in range(table.seats)]
    # GD7.2: of tied players the one farthest from the first player wins.
    distances = [int((seat - table.first) % table.seats) for seat in range(table.seats)]
    return Outcome(scores, ranks_of(list(zip(scores, distances, strict=True))), "piles", "GD6.7")
