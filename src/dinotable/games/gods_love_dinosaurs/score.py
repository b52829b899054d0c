"""GD7: points and who wins."""

from dinotable.core.bits import size_of
from dinotable.core.ints import Seat
from dinotable.core.outcome import Outcome, Part, ranks_of
from dinotable.games.gods_love_dinosaurs.state import OVER, GodsLoveDinosaurs, Table
from dinotable.games.gods_love_dinosaurs.tiles import DINOSAUR


def points_of(table: Table, seat: Seat) -> int:
    """GD7.1: for each egg, and for each living dinosaur."""
    ecosystem, box = table.ecosystems[seat], table.box
    return box.egg_points * ecosystem.eggs + box.dinosaur_points * size_of(ecosystem.animals[DINOSAUR])


def parts_of(table: Table, seat: Seat) -> list[Part]:
    ecosystem, box = table.ecosystems[seat], table.box
    eggs, dinosaurs = box.egg_points * ecosystem.eggs, box.dinosaur_points * size_of(ecosystem.animals[DINOSAUR])
    parts = [Part("eggs", eggs, "GD7.1"), Part("dinosaurs", dinosaurs, "GD7.1")]
    return [part for part in parts if part.points]


def outcome(state: GodsLoveDinosaurs) -> Outcome | None:
    table = state.table
    if table.phase != OVER:
        return None
    scores = [points_of(table, seat) for seat in range(table.seats)]
    # GD7.2: of tied players the one farthest from the first player wins.
    distances: list[int] = [(seat - table.first) % table.seats for seat in range(table.seats)]
    parts = [parts_of(table, seat) for seat in range(table.seats)]
    return Outcome(scores, ranks_of(list(zip(scores, distances, strict=True))), "piles", "GD6.7", parts)
