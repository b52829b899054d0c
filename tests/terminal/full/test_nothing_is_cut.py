"""Whatever part of a board is on the screen: each hex, card and word of it is whole, or is not there."""

import os
import random

import pytest
from textual.geometry import Size

from dinotable.core.canvas import Canvas, Spot
from dinotable.games import GAMES, find
from dinotable.library.start import new
from dinotable.terminal.full.arrange import EDGE, SIDE, arrange
from dinotable.terminal.full.canvas_view import CanvasView
from dinotable.terminal.full.table_view import AROUND
from dinotable.words import speaker

POSITIONS = int(os.environ.get("DINOTABLE_SCREEN_POSITIONS", "25"))
"""For each game and language."""
SIZES = [(60, 20), (80, 24), (120, 40), (200, 50)]


class Cut(CanvasView):
    """Some lines and columns of a canvas."""

    def __init__(self, canvas: Canvas, size: tuple[int, int]) -> None:
        self.shape = Size(*size)
        super().__init__("cut")
        self.put(canvas)

    @property
    def size(self) -> Size:
        return self.shape

    def refresh(self, *_regions: object, **_how: object) -> "Cut":
        return self

    def lines(self) -> list[str]:
        looks = self._looks()
        cells = [self._cells(row, looks) for row in range(self.top, self.top + self.size.height)]
        return ["".join(character for character, _, _ in row) for row in cells]


def boards(name: str, language: str):
    """Positions of games in which anything may happen, through the eyes of whoever is to act."""
    chance = random.Random(3)
    game = find(name)
    say = speaker(language, [game.words])
    while True:
        match = new(name, seats=chance.randint(game.fewest, game.most), seed=chance.randrange(1000))
        while not match.outcome:
            seat = match.to_act[0]
            if chance.random() < 0.1:
                yield game.show(match.view(seat).core, say)
            match.play(seat, chance.choice(match.legal(seat)))


def drawn(canvas: Canvas, spot: Spot) -> list[str]:
    rows = range(spot.row, spot.row + spot.height)
    columns = range(spot.column, spot.column + spot.width)
    return ["".join(canvas.cells.get((row, column), (" ", ""))[0] for column in columns) for row in rows]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_cut(name, language):
    chance = random.Random(4)
    whole = 0
    for _, board in zip(range(POSITIONS), boards(name, language), strict=False):
        for width, height in SIZES:
            way = arrange(board, width, height - AROUND)
            # All but a map that is moved about is as wide as its place at the most.
            assert way.tray.width() <= width
            assert way.below.width() <= width
            assert way.side is None or way.side.width() <= SIDE - EDGE
            assert way.fits or way.side is None
            for canvas, room in ((way.board, height - AROUND), (way.tray, way.tray_height(height - AROUND))):
                wide = width if way.side is None else width - SIDE - 1
                view = Cut(canvas, (wide, room))
                view.top, view.left = chance.randrange(200), chance.randrange(200)
                view._keep_inside()
                lines = view.lines()
                for spot in canvas.spots:
                    seen = seen_of(lines, spot, view)
                    whole += seen == drawn(canvas, spot)
                    assert seen == drawn(canvas, spot) or not "".join(seen).strip(), (spot.key, seen)
    assert whole > 10 * POSITIONS


def seen_of(lines: list[str], spot: Spot, view: Cut) -> list[str]:
    """What is on the screen where the spot is, or would be."""
    found = []
    for row in range(spot.row - view.top, spot.row - view.top + spot.height):
        line = lines[row] if 0 <= row < len(lines) else ""
        start = spot.column - view.left
        found.append("".join(line[k] if 0 <= k < len(line) else " " for k in range(start, start + spot.width)))
    return found


def test_a_view_that_shows_half_a_spot_is_found():
    canvas = Canvas(is_map=True)
    canvas.put(0, 0, "M2.11 J3.4")
    canvas.mark("hex 2.11", 0, 0, 5)
    canvas.mark("hex 3.4", 0, 6, 4)
    view = Cut(canvas, (8, 1))
    assert view.lines()[0].rstrip() == "M2.11"
    view.left = 2
    assert view.lines()[0].strip() == "J3.4"


def test_revealing_moves_no_farther_than_needed():
    canvas = Canvas(is_map=True)
    for k in range(30):
        canvas.put(k, 10 * k, f"hex{k}")
        canvas.mark(f"hex {k}", k, 10 * k, 5)
    view = Cut(canvas, (40, 10))
    view.reveal([canvas.spots[20]])
    assert (view.top, view.left) == (11, 165)
    view.reveal([canvas.spots[19]])
    assert (view.top, view.left) == (11, 165)
