"""Hexes as planes: square arrays in axial coordinates, which a convolution can eat.

The hex at q, r (`core.hexes.Grid`) lies in row r + rings, column q + rings; so the centre is in the middle, and the
neighbours of a hex are six of the eight cells around it. Two corners are no hexes within the rings: they are always 0.
"""

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.hexes import grid_of


class Planes:
    def __init__(self, rings: i64) -> None:
        """Of all hexes up to a ring."""
        grid = grid_of(rings)
        self.side: i64 = 2 * rings + 1
        self.area: i64 = self.side * self.side
        """How many numbers a plane has."""
        self.inside: i64 = grid.count
        """Hexes from this number on are on no plane."""
        self.cells: vec[i64] = vec[i64]([0] * grid.count)
        """Where each hex is in a plane."""
        for hex in range(grid.count):
            self.cells[hex] = (grid.r[hex] + rings) * self.side + grid.q[hex] + rings
