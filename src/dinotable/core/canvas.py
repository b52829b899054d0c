"""A page of styled characters: what a game draws its text board on. The terminal gives the styles their colours."""

from itertools import groupby
from operator import itemgetter


class Canvas:
    def __init__(self) -> None:
        self.cells: dict[tuple[int, int], tuple[str, str]] = {}
        """(row, column) to a character and its style's name."""
        self.rows = 0
        """One more than the lowest row with a character."""

    def put(self, row: int, column: int, text: str, style: str = "") -> None:
        for k, character in enumerate(text):
            self.cells[row, column + k] = (character, style)
        if text:
            self.rows = max(self.rows, row + 1)

    def write(self, text: str, style: str = "") -> None:
        """A line below everything there is."""
        self.put(self.height(), 0, text or " ", style)

    def paste(self, other: "Canvas", row: int, column: int) -> None:
        for (r, c), cell in other.cells.items():
            self.cells[row + r, column + c] = cell
        if other.cells:
            self.rows = max(self.rows, row + other.rows)

    def height(self) -> int:
        return self.rows

    def width(self) -> int:
        return 1 + max((column for _, column in self.cells), default=-1)

    def runs(self) -> list[list[tuple[str, str]]]:
        """Line by line, the longest pieces of one style."""
        lines: list[list[tuple[str, str]]] = []
        by_row: dict[int, dict[int, tuple[str, str]]] = {}
        for (row, column), cell in self.cells.items():
            by_row.setdefault(row, {})[column] = cell
        for row in range(self.height()):
            cells = by_row.get(row, {})
            filled = (cells.get(column, (" ", "")) for column in range(1 + max(cells, default=-1)))
            pieces = groupby(filled, key=itemgetter(1))
            lines.append([("".join(character for character, _ in piece), style) for style, piece in pieces])
        return lines

    def text(self) -> str:
        return "\n".join("".join(piece for piece, _ in line).rstrip() for line in self.runs())
