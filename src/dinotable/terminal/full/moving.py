"""Where an arrow key leads: from one spot to the next in its direction, on one canvas or on to the one below."""

from dataclasses import dataclass

from dinotable.core.canvas import Spot

ASIDE = 3
"""A step aside counts as much as so many ahead."""
TALL = 2
"""A row is as high as two columns are wide."""


@dataclass(frozen=True)
class Place:
    """A spot of one of several canvases that stand below each other."""

    page: int
    spot: Spot

    def middle(self) -> tuple[float, float]:
        return self.spot.row + (self.spot.height - 1) / 2, self.spot.column + (self.spot.width - 1) / 2


def step(places: list[Place], start: Place | None, down: int, right: int) -> Place | None:
    """The nearest place in a direction; where there is none, the same place."""
    if start is None:
        return places[0] if places else None
    ahead = [(cost, place) for place in places if (cost := _cost(start, place, down, right)) is not None]
    return min(ahead, key=lambda pair: pair[0])[1] if ahead else start


def _cost(start: Place, place: Place, down: int, right: int) -> tuple[int, float] | None:
    """Nothing for what is not ahead. Another canvas comes after all that is ahead on this one."""
    (row, column), (from_row, from_column) = place.middle(), start.middle()
    pages = place.page - start.page
    if pages:
        if not down or pages * down < 0:
            return None
        edge = row if down > 0 else -row
        return abs(pages), edge * 100 + abs(column - from_column)
    along, aside = TALL * (row - from_row) * down, abs(column - from_column)
    if right:
        along, aside = (column - from_column) * right, TALL * abs(row - from_row)
    return None if along <= 0 else (0, along + ASIDE * aside)


def next_lit(places: list[Place], start: Place | None, lit: set[str], back: bool) -> Place | None:
    """In reading order, round and round."""
    order = sorted((place for place in places if place.spot.key in lit), key=_reading)
    if not order:
        return start
    if start is None:
        return order[0]
    if back:
        return next((place for place in reversed(order) if _reading(place) < _reading(start)), order[-1])
    return next((place for place in order if _reading(place) > _reading(start)), order[0])


def _reading(place: Place) -> tuple[int, int, int]:
    return place.page, place.spot.row, place.spot.column
