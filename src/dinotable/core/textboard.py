"""A view as text, in parts: a line that says how things stand, and panes that whoever shows it arranges.

Nothing in a pane is ever cut inside a spot or a word: what is too wide for a screen is cut between the spots of a map, and
wrapped between words elsewhere.
"""

from typing import Final

from dinotable.core.canvas import Canvas, Spot
from dinotable.core.fields import Field, HexField, SeatField, Several
from dinotable.core.vocabulary import Vocabulary

USUAL_WIDTH: Final = 100
INDENT: Final = 4
"""Of what is left of a wrapped line."""


class Pane:
    """One part: `board` (one's own first), `hand`, `market`, `seats` (a block a seat), `others`, `legend`."""

    def __init__(self, name: str, *blocks: Canvas, gap: int = 0, dense: list[Canvas] | None = None) -> None:
        self.name = name
        self.blocks = list(blocks)
        self.gap = gap
        """0: blocks stand below each other. Else side by side as many as fit, with so many columns between them."""
        self.dense = dense
        """The same in less room, for small screens."""

    def canvas(self, width: int, is_dense: bool = False) -> Canvas:
        """Its blocks, arranged for so many columns."""
        blocks = self.dense if is_dense and self.dense is not None else self.blocks
        page = Canvas()
        top = left = height = 0
        for block in blocks:
            folded = fold(block, width)
            if left and (not self.gap or left + folded.width() > width):
                top, left, height = top + height, 0, 0
            page.paste(folded, top, left)
            left += folded.width() + self.gap
            height = max(height, folded.height())
        return page


class TextBoard:
    def __init__(self, status: str, *panes: Pane) -> None:
        self.status = status
        """Turn, phase, what is left to do: one line."""
        self.panes = [pane for pane in panes if pane.blocks]

    def pane(self, name: str) -> Pane | None:
        return next((pane for pane in self.panes if pane.name == name), None)

    def canvas(self, width: int = USUAL_WIDTH) -> Canvas:
        """All of it, one pane below the other."""
        page = Canvas()
        status = Canvas()
        status.write(self.status, "bold")
        page.paste(fold(status, width), 0, 0)
        for pane in self.panes:
            page.paste(pane.canvas(width), page.height() + 1, 0)
        return page

    def text(self, width: int = USUAL_WIDTH) -> str:
        return self.canvas(width).text()


def line(text: str, style: str = "", key: str = "") -> Canvas:
    """A block of one line, which moves point at if it has a key."""
    block = Canvas()
    block.put(0, 0, text, style)
    if key:
        block.mark(key, 0, 0, len(text))
    return block


def fold(canvas: Canvas, width: int) -> Canvas:
    """No wider than that, with nothing cut that belongs together."""
    if canvas.width() <= width:
        return canvas
    return _strips(canvas, width) if canvas.is_map else _wrapped(canvas, width)


def _strips(canvas: Canvas, width: int) -> Canvas:
    """A map that is too wide, in pieces below each other. Each spot is wholly in one of them."""
    page = Canvas(is_map=True)
    left = sorted(canvas.spots, key=lambda spot: spot.column)
    while left:
        start = left[0].column
        inside = [spot for spot in left if spot.column + spot.width <= start + width] or left[:1]
        top = min(spot.row for spot in inside)
        strip = Canvas()
        for spot in inside:
            for row in range(spot.row, spot.row + spot.height):
                for column in range(spot.column, spot.column + spot.width):
                    if (row, column) in canvas.cells:
                        strip.put(row - top, column - start, *canvas.cells[row, column])
            strip.spots.append(spot.moved(-top, -start))
        page.paste(strip, page.height() + 1 if page.rows else 0, 0)
        chosen = {id(spot) for spot in inside}
        left = [spot for spot in left if id(spot) not in chosen]
    return page


def _wrapped(canvas: Canvas, width: int) -> Canvas:
    """Its lines, broken between words; what follows is indented a little more than the line it belongs to."""
    page = Canvas()
    now_at: dict[tuple[int, int], tuple[int, int]] = {}
    """Where each character went."""
    for row, cells in enumerate(canvas.row_cells()):
        top = page.rows
        begun = next((k for k, (character, _) in enumerate(cells) if character != " "), 0)
        indent, at = 0, 0
        while at < len(cells):
            end = _line_end(cells, at, width - indent)
            below = page.rows
            for k in range(at, end):
                page.put(below, indent + k - at, *cells[k])
                now_at[row, k] = below, indent + k - at
            at = end
            while at < len(cells) and cells[at][0] == " ":
                at += 1
            indent = min(begun + INDENT, width // 2)
        page.rows = max(page.rows, top + 1)
    for spot in canvas.spots:
        _mark_again(page, spot, [to for (row, column), to in now_at.items() if spot.covers(row, column)])
    return page


def _mark_again(page: Canvas, spot: Spot, cells: list[tuple[int, int]]) -> None:
    """A spot whose characters went there."""
    if cells:
        rows, columns = [row for row, _ in cells], [column for _, column in cells]
        width, height = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
        page.mark(spot.key, min(rows), min(columns), width, height)


def _line_end(cells: list[tuple[str, str]], at: int, width: int) -> int:
    """Where a line that begins there ends: at the last space that fits, in a word only if it is longer than a line."""
    if len(cells) - at <= width:
        return len(cells)
    spaces = [k for k in range(at + 1, at + width + 1) if cells[k][0] == " "]
    return spaces[-1] if spaces and any(cells[k][0] != " " for k in range(at, spaces[-1])) else at + width


def keys_of(actions: Vocabulary, action: int) -> list[str]:
    """What an action points at, field by field: the keys of spots. `hex 2.3` and `seat 1` whatever the field is called,
    else the field's name and its value: `card fox`."""
    kind = actions.kind(action)
    keys: list[str] = []
    for field, code in zip(kind.fields, kind.codes(action), strict=True):
        if code:
            keys += _keys(field, code - 1 + field.least)
    return keys


def _keys(field: Field, value: int) -> list[str]:
    if isinstance(field, Several):
        return [key for member in field.members(value) for key in _keys(field.member, member)]
    topic = "hex" if isinstance(field, HexField) else "seat" if isinstance(field, SeatField) else field.name
    text = field.text(value)
    return [f"{topic} {text}"] if text else []
