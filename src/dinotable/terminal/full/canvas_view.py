"""A canvas on the screen: part of it where it is larger, its cursor, what is lit and what is picked."""

from collections.abc import Iterable
from itertools import groupby
from operator import itemgetter

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.geometry import Size
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from dinotable.core.canvas import Canvas, Spot
from dinotable.terminal.clean import clean
from dinotable.terminal.styles import style_of

LIT = Style(underline=True, bold=True)
PICKED = Style(reverse=True, bold=True)
CURSOR = Style(reverse=True)
HINTED = Style(bold=True, italic=True, underline2=True)


class CanvasView(Widget, can_focus=False):
    DEFAULT_CSS = "CanvasView { height: auto; width: 1fr; }"

    class Pointed(Message):
        """The mouse is over a spot, or pressed on it."""

        def __init__(self, view: "CanvasView", spot: Spot, is_pressed: bool) -> None:
            super().__init__()
            self.view = view
            self.spot = spot
            self.is_pressed = is_pressed

    def __init__(self, id: str, is_centred: bool = False) -> None:  # noqa: A002
        super().__init__(id=id)
        self.is_centred = is_centred
        self.canvas = Canvas()
        self._rows: list[list[tuple[str, str]]] = []
        self.top = self.left = 0
        """What of the canvas is at the upper left corner."""
        self.lit: set[str] = set()
        self.picked: set[str] = set()
        self.hinted: set[str] = set()
        self.cursor: Spot | None = None
        self._strips: list[Strip] | None = None

    # What is shown.
    def put(self, canvas: Canvas) -> None:
        self.canvas = canvas
        self._rows = [[(clean(character) or " ", style) for character, style in row] for row in canvas.row_cells()]
        self._keep_inside()
        self.redraw(layout=True)

    def light(self, lit: set[str], picked: Iterable[str], hinted: set[str], cursor: Spot | None) -> None:
        self.lit, self.picked, self.hinted, self.cursor = lit, set(picked), hinted, cursor
        self.redraw()

    def redraw(self, layout: bool = False) -> None:
        self._strips = None
        self.refresh(layout=layout)

    def reveal(self, spots: list[Spot]) -> None:
        """Moves what is shown so that they are seen, as many of them as can be, the first for certain."""
        if not spots or not self.size.height:
            return
        for spot in [*reversed(spots), spots[0]]:
            self.top = min(max(self.top, spot.row + spot.height - self.size.height), spot.row)
            self.left = min(max(self.left, spot.column + spot.width - self.size.width), spot.column)
        self._keep_inside()
        self.redraw()

    def _keep_inside(self) -> None:
        """A canvas that is smaller than its view stands in the middle of it."""
        spare = self.size.width - self.canvas.width()
        self.top = max(0, min(self.top, self.canvas.height() - self.size.height))
        self.left = -(spare // 2) if spare > 0 and self.is_centred else max(0, min(self.left, -spare))

    # For the widget's parent.
    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return self.canvas.height()

    def on_resize(self) -> None:
        self._keep_inside()
        self.redraw()

    def render_line(self, y: int) -> Strip:
        if self._strips is None:
            self._strips = self._drawn()
        return self._strips[y] if y < len(self._strips) else Strip.blank(self.size.width)

    def _drawn(self) -> list[Strip]:
        width, ground = self.size.width, self.rich_style
        looks = self._looks()
        strips = []
        for row in range(self.top, self.top + self.size.height):
            cells = self._cells(row, looks)
            # One segment for each run of one look: a screen has thousands of characters, and few runs.
            segments = [
                Segment("".join(character for character, _, _ in run), ground + style_of(style) + (look or Style()))
                for (style, look), run in groupby(cells, key=itemgetter(1, 2))
            ]
            rest = " " * (width - len(cells))
            if rest and (sign := self._more(row)):
                rest = rest[:-1] + sign
            strips.append(Strip([*segments, Segment(rest, ground)], width))
        return strips

    def _more(self, row: int) -> str:
        """At the right edge, where nothing is drawn: that the canvas goes on beyond what is shown."""
        last = self.top + self.size.height - 1
        if row == self.top and self.top > 0:
            return "▲"
        if row == last and self.canvas.height() > last + 1:
            return "▼"
        middle = self.top < row < last
        is_left = self.left > 0
        is_right = self.canvas.width() > max(0, self.left) + self.size.width
        return "" if not middle else "▶" if is_right else "◀" if is_left else ""

    def _cells(self, row: int, looks: dict[tuple[int, int], Style | None]) -> list[tuple[str, str, Style | None]]:
        """The characters of a line that are seen, up to the last one, with their styles and looks."""
        drawn = self._rows[row] if row < len(self._rows) else []
        cells: list[tuple[str, str, Style | None]] = [(" ", "", None)] * min(
            -self.left, self.size.width if drawn else 0
        )
        for column in range(max(0, self.left), min(len(drawn), self.left + self.size.width)):
            character, style = drawn[column]
            look = looks.get((row, column))
            is_hidden = look is None and (row, column) in looks
            cells.append((" ", "", None) if is_hidden else (character, style, look))
        return cells

    def _looks(self) -> dict[tuple[int, int], Style | None]:
        """How characters of spots look; None for those of a spot that is not wholly inside: half a hex is never shown."""
        looks: dict[tuple[int, int], Style | None] = {}
        for spot in self.canvas.spots:
            inside = self.left <= spot.column and spot.column + spot.width <= self.left + self.size.width
            inside = inside and self.top <= spot.row and spot.row + spot.height <= self.top + self.size.height
            look = self._look(spot) if inside else None
            if inside and look is None:
                continue
            for row in range(spot.row, spot.row + spot.height):
                for column in range(spot.column, spot.column + spot.width):
                    looks[row, column] = look
        return looks

    def _look(self, spot: Spot) -> Style | None:
        look = None
        if spot.key in self.lit:
            look = LIT
        if spot.key in self.hinted:
            look = HINTED
        if spot.key in self.picked:
            look = PICKED
        if spot is self.cursor:
            look = (look or Style()) + CURSOR
        return look

    # The mouse.
    def _spot_at(self, x: int, y: int) -> Spot | None:
        row, column = y + self.top, x + self.left
        return next((spot for spot in self.canvas.spots if spot.covers(row, column)), None)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        spot = self._spot_at(event.x, event.y)
        if spot and spot is not self.cursor:
            self.post_message(self.Pointed(self, spot, is_pressed=False))

    def on_click(self, event: events.Click) -> None:
        spot = self._spot_at(event.x, event.y)
        if spot:
            self.post_message(self.Pointed(self, spot, is_pressed=True))

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        self._scroll(1, 0)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        self._scroll(-1, 0)

    def on_mouse_scroll_right(self, event: events.MouseScrollRight) -> None:
        self._scroll(0, 3)

    def on_mouse_scroll_left(self, event: events.MouseScrollLeft) -> None:
        self._scroll(0, -3)

    def _scroll(self, down: int, right: int) -> None:
        self.top += down
        self.left += right
        self._keep_inside()
        self.redraw()
