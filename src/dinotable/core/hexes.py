"""Hexes numbered in a spiral: 0 is the centre, then ring after ring.

So "farther out" is one comparison, numbers never change when a board grows, and a hex is spoken as `ring.place`, place
counted clockwise from the east. Directions are clockwise from the east too: E, SE, SW, W, NW, NE.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.errors import NotationError

DIRECTIONS: Final = 6
STEP_Q: Final = vec[i64]([1, 0, -1, -1, 0, 1])
STEP_R: Final = vec[i64]([0, 1, 1, 0, -1, -1])
FARTHEST_RING: Final = 400
"""The outermost ring that can be named."""
USUAL_RING: Final = 140
"""The outermost ring of a field, unless it asks for more; its last hex fits 16 bits."""


def hexes_within(ring: i64) -> i64:
    """How many hexes rings 0 to `ring` have; also the first number of the next ring."""
    return 3 * ring * (ring + 1) + 1


def distance(q: i64, r: i64) -> i64:
    """From the centre, axial coordinates."""
    s = -q - r
    if q < 0:
        q = -q
    if r < 0:
        r = -r
    if s < 0:
        s = -s
    return (q + r + s) // 2


def number_of(q: i64, r: i64) -> i64:
    ring = distance(q, r)
    if ring == 0:
        return 0
    s = -q - r
    # Side d runs from corner d to corner d+1, corner 0 being due east.
    if s == -ring:
        side: i64 = 0
        place = r
    elif r == ring:
        side = 1
        place = -q
    elif q == -ring:
        side = 2
        place = ring - r
    elif s == ring:
        side = 3
        place = -r
    elif r == -ring:
        side = 4
        place = q
    else:
        side = 5
        place = ring + r
    return hexes_within(ring - 1) + side * ring + place


def ring_of(number: i64) -> i64:
    ring: i64 = 0
    while hexes_within(ring) <= number:
        ring += 1
    return ring


def place_of(number: i64) -> i64:
    """Its place in its ring, from 0."""
    return number if number == 0 else number - hexes_within(ring_of(number) - 1)


def name_of(number: int) -> str:
    return f"{ring_of(number)}.{place_of(number)}"


def parse_hex(text: str) -> int:
    ring_text, dot, place_text = text.partition(".")
    if not (dot and ring_text.isascii() and ring_text.isdigit() and place_text.isascii() and place_text.isdigit()):
        raise NotationError(f"“{text}” is no hex: write ring.place, such as 2.7")
    if len(ring_text) > 3 or len(place_text) > 4 or int(ring_text) > FARTHEST_RING:
        raise NotationError(f"“{text}” is too far out: ring {FARTHEST_RING} is the last that has a name")
    ring, place = int(ring_text), int(place_text)
    if place >= max(1, 6 * ring):
        raise NotationError(f"“{text}” is no hex: ring {ring} has places 0 to {max(1, 6 * ring) - 1}")
    return place if ring == 0 else int(hexes_within(ring - 1)) + place


class Grid:
    """All hexes up to a ring, with coordinates and neighbours. Shared and never changed: grow by making a larger one."""

    def __init__(self, rings: i64) -> None:
        self.rings = rings
        self.count: i64 = hexes_within(rings)
        self.q: vec[i64] = vec[i64]([0] * self.count)
        self.r: vec[i64] = vec[i64]([0] * self.count)
        self.ring: vec[i64] = vec[i64]([0] * self.count)
        self.neighbours: vec[i64] = vec[i64]([0] * (self.count * DIRECTIONS))
        """Six a hex, by direction; −1 beyond the last ring."""
        self._walk()
        self._join()

    def _walk(self) -> None:
        number: i64 = 1
        for ring in range(1, self.rings + 1):
            q: i64 = ring
            r: i64 = 0
            # From the east corner, clockwise: the sides run SW, W, NW, NE, E, SE.
            for side in range(DIRECTIONS):
                heading: i64 = (side + 2) % DIRECTIONS
                for _ in range(ring):
                    self.q[number] = q
                    self.r[number] = r
                    self.ring[number] = ring
                    number += 1
                    q += STEP_Q[heading]
                    r += STEP_R[heading]

    def _join(self) -> None:
        for number in range(self.count):
            for direction in range(i64(DIRECTIONS)):
                q = self.q[number] + STEP_Q[direction]
                r = self.r[number] + STEP_R[direction]
                beyond = distance(q, r) > self.rings
                self.neighbours[number * DIRECTIONS + direction] = -1 if beyond else number_of(q, r)

    def neighbour(self, number: i64, direction: i64) -> i64:
        return self.neighbours[number * DIRECTIONS + direction]

    def direction(self, number: i64, neighbour: i64) -> i64:
        """In which a neighbour lies."""
        neighbours, first = self.neighbours, number * DIRECTIONS
        side = first
        while neighbours[side] != neighbour:
            side += 1
        return side - first

    def __reduce__(self) -> tuple[Any, ...]:
        return grid_of, (int(self.rings),)


_GRIDS: Final[dict[int, Grid]] = {}


def grid_of(rings: i64) -> Grid:
    """The one grid of this size, for all boards."""
    grid = _GRIDS.get(rings)
    if grid is None:
        grid = _GRIDS[rings] = Grid(rings)
    return grid


def steps_between(q1: i64, r1: i64, q2: i64, r2: i64) -> i64:
    return distance(q1 - q2, r1 - r2)
