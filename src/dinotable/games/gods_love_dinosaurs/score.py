"""GD7: points and who wins."""

from dinotable.core.bits import size_of
from dinotable.core.ints import Seat
from dinotable.core.outcome import Outcome, Part, ranks_of
from dinotable.games.gods_love_dinosaurs.box import DINOSAUR
from dinotable.games.gods_love_dinosaurs.state import OVER, GodsState, Table


def points_of(table: Table, seat: Seat) -> int:
    """GD7.1: 1 point an egg, 1 a living dinosaur."""
    ecosystem = table.ecosystems[seat]
    return ecosystem.eggs + size_of(ecosystem.animals[DINOSAUR])


def parts_of(table: Table, seat: Seat) -> list[Part]:
    ecosystem = table.ecosystems[seat]
    dinosaurs = size_of(ecosystem.animals[DINOSAUR])
    parts = [Part("eggs", ecosystem.eggs, "GD7.1"), Part("dinosaurs", dinosaurs, "GD7.1")]
    return [part for part in parts if part.points]


def outcome(state: GodsState) -> Outcome | None:
    table = state.table
    if table.phase != OVER:
        return None
    scores = [points_of(table, seat) for seat in range(table.seats)]
    # GD7.2: of tied players the one farthest from the first player wins.
    distances: list[int] = [(seat - table.first) % table.seats for seat in range(table.seats)]
    parts = [parts_of(table, seat) for seat in range(table.seats)]
    return Outcome(scores, ranks_of(list(zip(scores, distances, strict=True))), "piles", "GD6.7", parts)
