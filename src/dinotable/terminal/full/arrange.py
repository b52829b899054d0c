"""What goes where on a screen of a given size: the board first, what else fits beside and below it."""

from dataclasses import dataclass, field

from dinotable.core.canvas import Canvas
from dinotable.core.textboard import Pane, TextBoard

SIDE = 38
EDGE = 2
"""Columns of the side, where there is one, and of its edge."""
LEAST_LOG = 5
"""The side has room for so many lines of what happened."""
TRAY = ("market", "hand")
"""Panes below the board that decisions point at too."""


@dataclass
class Arrangement:
    board: Canvas
    tray: Canvas
    side: Canvas | None
    """Seats and the others, with the log below; None where there is no room for a side."""
    below: Canvas = field(default_factory=Canvas)
    """Seats and the others, where they fit below the board."""
    fits: bool = True
    """Whether all of the board is seen at once."""
    has_more: bool = False
    """Whether the map has a dense form, in which more of it is seen, but no names."""

    def tray_height(self, height: int) -> int:
        return min(self.tray.height(), max(3, height // 2)) if self.tray.rows else 0


def arrange(board: TextBoard, width: int, height: int, is_glance: bool = False) -> Arrangement:
    """`height`: lines for all of it. The first way in which everything is seen, else one whose board is moved about.
    A map keeps its names, which moves are said by, unless somebody wants all of it at a glance."""
    way = _arranged(board, width, height, False)
    pane = board.pane("board")
    way.has_more = not way.fits and pane is not None and _is_map(pane) and pane.dense is not None
    if way.has_more and is_glance:
        way = _arranged(board, width, height, True)
        way.has_more = True
    return way


def _arranged(board: TextBoard, width: int, height: int, is_glance: bool) -> Arrangement:
    with_side = [(True, False), (True, True)] if width >= 2 * SIDE + 20 else []
    for has_side, is_dense in [*with_side, (False, False), (False, True)]:
        way = _way(board, width, height, has_side, is_dense, is_glance)
        if way.fits:
            return way
    for is_dense in (False, True):
        way = _way(board, width, height, False, is_dense, is_glance)
        way.below = Canvas()
        room = height - way.tray_height(height)
        way.fits = way.board.width() <= width and way.board.height() <= room
        if way.fits:
            return way
    return way


def _way(board: TextBoard, width: int, height: int, has_side: bool, is_dense: bool, is_glance: bool) -> Arrangement:
    wide = width - SIDE - 1 if has_side else width
    tray = _stack([pane for pane in board.panes if pane.name in TRAY], wide, is_dense)
    rest = [pane for pane in board.panes if pane.name in ("seats", "others")]
    side = _stack(rest, SIDE - EDGE, True) if has_side else None
    below = Canvas() if has_side else _stack(rest, wide, True)
    pane = board.pane("board")
    main = _unfolded(pane, is_dense and (is_glance or pane is None or not _is_map(pane)), wide)
    way = Arrangement(main, tray, side, below)
    room = height - tray.height() - below.height()
    way.fits = main.width() <= wide and main.height() <= room
    if side is not None and side.height() + LEAST_LOG > height:
        way.fits = False
    return way


def _is_map(pane: Pane) -> bool:
    return any(block.is_map for block in pane.blocks)


def _unfolded(pane: Pane | None, is_dense: bool, width: int) -> Canvas:
    """A map is moved about where it is too wide; all else is wrapped."""
    if pane is None:
        return Canvas()
    blocks = pane.dense if is_dense and pane.dense is not None else pane.blocks
    wide = max([width, *[block.width() for block in blocks if block.is_map]])
    return pane.canvas(wide, is_dense)


def _stack(panes: list[Pane], width: int, is_dense: bool) -> Canvas:
    page = Canvas()
    for pane in panes:
        page.paste(pane.canvas(width, is_dense), page.height(), 0)
    return page
