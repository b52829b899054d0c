"""A page of styled characters: what a game draws its text board on. The terminal gives the styles their colours."""

from itertools import groupby
from operator import itemgetter


class Spot:
    """Something drawn that can be pointed at: a hex, a card, a player. Moves name it by its key, such as `hex 2.3`."""

    def __init__(self, key: str, row: int, column: int, width: int, height: int = 1) -> None:
        self.key = key
        self.row = row
        self.column = column
        self.width = width
        self.height = height

    def moved(self, down: int, right: int) -> "Spot":
        return Spot(self.key, self.row + down, self.column + right, self.width, self.height)

    def covers(self, row: int, column: int) -> bool:
        inside = self.column <= column < self.column + self.width
        return inside and self.row <= row < self.row + self.height


class Canvas:
    def __init__(self, is_map: bool = False) -> None:
        self.cells: dict[tuple[int, int], tuple[str, str]] = {}
        """(row, column) to a character and its style's name."""
        self.spots: list[Spot] = []
        self.is_map = is_map
        """Whether it is cut between its spots where it is too wide; all else is wrapped between words."""
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

    def mark(self, key: str, row: int, column: int, width: int, height: int = 1) -> None:
        """What stands there can be pointed at."""
        self.spots.append(Spot(key, row, column, width, height))

    def paste(self, other: "Canvas", row: int, column: int) -> None:
        for (r, c), cell in other.cells.items():
            self.cells[row + r, column + c] = cell
        self.spots += [spot.moved(row, column) for spot in other.spots]
        if other.cells:
            self.rows = max(self.rows, row + other.rows)

    def height(self) -> int:
        return self.rows

    def width(self) -> int:
        return 1 + max((column for _, column in self.cells), default=-1)

    def row_cells(self) -> list[list[tuple[str, str]]]:
        """Line by line, every character up to the last one with its style."""
        ends: dict[int, int] = {}
        for row, column in self.cells:
            ends[row] = max(column, ends.get(row, -1))
        blank = (" ", "")
        return [
            [self.cells.get((row, column), blank) for column in range(ends.get(row, -1) + 1)]
            for row in range(self.height())
        ]

    def runs(self) -> list[list[tuple[str, str]]]:
        """Line by line, the longest pieces of one style."""
        return [
            [
                ("".join(character for character, _ in piece), style)
                for style, piece in groupby(cells, key=itemgetter(1))
            ]
            for cells in self.row_cells()
        ]

    def text(self) -> str:
        return "\n".join("".join(piece for piece, _ in line).rstrip() for line in self.runs())
