"""Laws of the text board: nothing is lost or cut where there is little room, and moves point at what is drawn."""

from dinotable.core.canvas import Canvas
from dinotable.core.canvas import Spot as Drawn
from dinotable.core.play import legal_actions
from dinotable.core.seats import SPECTATOR
from dinotable.core.textboard import Pane
from dinotable.words import LANGUAGES
from tests.conformance.spots import Spot, words

WIDTHS = (60, 80, 100, 120)
STATUS = 78
"""Columns of the line that says how things stand."""


def law_board_fits(spot: Spot) -> None:
    """At every width each word and each spot is whole, spots do not overlap, and no line is too long."""
    viewer = next((seat for seat in spot.to_act() if seat < spot.setup.seats), SPECTATOR)
    view = spot.game.view(spot.state, viewer)
    for language in LANGUAGES:
        board = spot.game.show(view, words(spot.game, language))
        assert len(board.status) <= STATUS, spot.says(f"{language}: the status is too long: {board.status}")
        for pane in board.panes:
            for is_dense in (False, True) if pane.dense is not None else (False,):
                fault = fault_of(pane, is_dense)
                assert not fault, spot.says(f"{language}, {pane.name}{' (dense)' if is_dense else ''}: {fault}")


def law_keys(spot: Spot) -> None:
    """Whatever a legal action points at is drawn for the seat that decides, in the dense form too."""
    for seat in spot.to_act():
        if seat >= spot.setup.seats:
            continue
        board = spot.game.show(spot.game.view(spot.state, seat), words(spot.game, "en"))
        drawn = {drawn.key for pane in board.panes for block in pane.blocks for drawn in block.spots}
        dense = {drawn.key for pane in board.panes for block in pane.dense or pane.blocks for drawn in block.spots}
        for action in legal_actions(spot.game, spot.state, seat):
            for key in spot.game.keys(action):
                text = spot.game.actions.text(action)
                assert key in drawn and key in dense, spot.says(f"seat {seat}, “{text}”: nothing is drawn for {key}")


def fault_of(pane: Pane, is_dense: bool) -> str:
    """What is wrong with it at one of the widths, or nothing."""
    blocks = pane.dense if is_dense and pane.dense is not None else pane.blocks
    pointed = sorted(told for block in blocks for told in spots_told(block))
    said = sorted(word for block in blocks for word in block.text().split())
    for block in blocks:
        if block.is_map and (stray := strays(block)):
            return f"“{stray}” on a map is in no spot"
    widest = max(block.width() for block in blocks)
    for width in WIDTHS:
        page = pane.canvas(width, is_dense)
        if page.width() > width:
            return f"{page.width()} columns wide where there are {width}"
        if sorted(page.text().split()) != said and not (widest > width and any(block.is_map for block in blocks)):
            return f"words are cut or lost at {width} columns"
        if sorted(spots_told(page)) != pointed:
            return f"spots are cut or lost at {width} columns"
        if shared := overlap(page):
            return f"{shared} overlaps another spot at {width} columns"
        if not pane.gap and widest <= width:
            # What stands below each other looks the same wherever there is more room.
            return ""
    return ""


def spots_told(canvas: Canvas) -> list[tuple[str, str]]:
    """Each spot with the words on it."""
    return [(drawn.key, words_on(canvas, drawn)) for drawn in canvas.spots]


def words_on(canvas: Canvas, drawn: Drawn) -> str:
    rows = range(drawn.row, drawn.row + drawn.height)
    columns = range(drawn.column, drawn.column + drawn.width)
    text = "\n".join("".join(canvas.cells.get((row, column), " ")[0] for column in columns) for row in rows)
    return " ".join(text.split())


def strays(canvas: Canvas) -> str:
    """Characters of a map outside of its spots: they would be lost where it is cut."""
    covered = {cell for drawn in canvas.spots for cell in cells_of(drawn)}
    return "".join(character for at, (character, _) in canvas.cells.items() if character != " " and at not in covered)


def overlap(canvas: Canvas) -> str:
    """The key of a spot that shares a character with one before it, or nothing."""
    covered: set[tuple[int, int]] = set()
    for drawn in canvas.spots:
        cells = cells_of(drawn)
        if not covered.isdisjoint(cells):
            return drawn.key
        covered.update(cells)
    return ""


def cells_of(drawn: Drawn) -> list[tuple[int, int]]:
    rows = range(drawn.row, drawn.row + drawn.height)
    return [(row, column) for row in rows for column in range(drawn.column, drawn.column + drawn.width)]
