"""Laws of the text board: nothing is lost or cut where there is little room, and moves point at what is drawn."""

from itertools import combinations

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
IN_ONE_PIECE = ("ciao-dino", "gods-love-dinosaurs")
"""Games whose boards have one pane and no spots: these laws do not hold for them."""


def law_board_fits(spot: Spot) -> None:
    """At every width each word and each spot is whole, spots do not overlap, and no line is too long."""
    if spot.game.id in IN_ONE_PIECE:
        return
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
    if spot.game.id in IN_ONE_PIECE:
        return
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
        for one, other in combinations(page.spots, 2):
            if overlap(one, other):
                return f"{one.key} and {other.key} overlap at {width} columns"
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
    covered = {
        (row, column)
        for drawn in canvas.spots
        for row in range(drawn.row, drawn.row + drawn.height)
        for column in range(drawn.column, drawn.column + drawn.width)
    }
    return "".join(character for at, (character, _) in canvas.cells.items() if character != " " and at not in covered)


def overlap(one: Drawn, other: Drawn) -> bool:
    apart_in_rows = one.row + one.height <= other.row or other.row + other.height <= one.row
    apart_in_columns = one.column + one.width <= other.column or other.column + other.width <= one.column
    return not (apart_in_rows or apart_in_columns)
