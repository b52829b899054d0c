"""Games that break a law of the text board."""

from dinotable.core.canvas import Canvas
from dinotable.core.textboard import Pane, TextBoard, line
from examples.magpies.game import MagpiesGame
from tests.conformance import laws_board
from tests.conformance.broken.game import breaks


def with_pane(board, pane):
    """The same board with one more pane."""
    return TextBoard(board.status, *board.panes, pane)


@breaks(laws_board.law_board_fits)
class LostWhereItIsCut(MagpiesGame):
    """A map with something on it that is in no spot."""

    def show(self, view, say):
        land = Canvas(is_map=True)
        land.put(0, 0, "nest" + " " * 100 + "tree")
        land.mark("nest", 0, 0, 4)
        return with_pane(super().show(view, say), Pane("others", land))


@breaks(laws_board.law_board_fits)
class WordWiderThanAScreen(MagpiesGame):
    """What cannot be broken is too wide."""

    def show(self, view, say):
        return with_pane(super().show(view, say), Pane("others", line("-" * 70)))


@breaks(laws_board.law_board_fits)
class SpotsOverlap(MagpiesGame):
    """Two spots share a character."""

    def show(self, view, say):
        block = line("nest tree", key="nest")
        block.mark("tree", 0, 4, 5)
        return with_pane(super().show(view, say), Pane("others", block))


@breaks(laws_board.law_board_fits)
class LongStatus(MagpiesGame):
    """How things stand takes more than a line."""

    def show(self, view, say):
        board = super().show(view, say)
        return TextBoard(" · ".join([board.status] * 4), *board.panes)


@breaks(laws_board.law_keys)
class HandNotDrawn(MagpiesGame):
    """Cards can be offered and are nowhere."""

    def show(self, view, say):
        board = super().show(view, say)
        return TextBoard(board.status, *[pane for pane in board.panes if pane.name != "hand"])


@breaks(laws_board.law_keys)
class HandNotDense(MagpiesGame):
    """The dense form of the hand lacks its spots."""

    def show(self, view, say):
        board = super().show(view, say)
        for pane in board.panes:
            pane.dense = [line(block.text()) for block in pane.blocks]
        return board
