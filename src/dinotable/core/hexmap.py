"""A map of hexes as text: rows of cells side by side, each row shifted by half a cell against the next."""

from dinotable.core.canvas import Canvas


class HexMap:
    def __init__(self, places: list[tuple[int, int]], wide: int, tall: int = 1) -> None:
        """For hexes at axial coordinates, drawn in cells of so many columns and lines."""
        self.canvas = Canvas(is_map=True)
        self.wide = wide
        self.tall = tall
        self.top = min((r for _, r in places), default=0)
        self.left = min((2 * q + r for q, r in places), default=0)

    def cell(self, key: str, q: int, r: int) -> tuple[int, int]:
        """Makes room for a hex, which can be pointed at; the row and column where its room begins."""
        row, column = self.tall * (r - self.top), self.wide * (2 * q + r - self.left) // 2
        for line in range(self.tall):
            self.canvas.put(row + line, column, " " * self.wide)
        self.canvas.mark(key, row, column, self.wide, self.tall)
        return row, column
