"""Text boards fit: whatever a move points at can be pointed at, and nothing is cut, however narrow the screen.

Over positions of recorded games: a few from each of some of them, or all of all of them (`DINOTABLE_DEEP`).
"""

from collections import Counter
from functools import lru_cache
from pathlib import Path

import pytest

from dinotable.core.play import legal_actions, seats_to_act
from dinotable.core.record import read_record
from dinotable.core.replay import open_record, replay_line
from dinotable.core.seats import CHANCE
from dinotable.core.textboard import fold
from dinotable.games import find
from dinotable.words import LANGUAGES, speaker
from tests.conformance.spots import DEEP
from tests.records.make import folder_of

GAMES = [find(name) for name in ("ciao-dino", "gods-love-dinosaurs")]
NAMES = ["Ann", "search-2 1", "Maximilian Octavius Long", "Élodie", "greedy 2"]
WIDTHS = (60, 80, 100, 120)
each_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])


class Place:
    """A position in which a seat decides, and what it sees."""

    def __init__(self, game, state, seat, language, name):
        self.game, self.state, self.seat = game, state, seat
        say = speaker_of(game, language)
        say.names = NAMES
        self.board = game.show(game.view(state, seat), say)
        self.name = name

    def blocks(self):
        """Of all panes in both forms: pane and form, then a block."""
        for pane in self.board.panes:
            for form, blocks in (("usual", pane.blocks), ("dense", pane.dense or [])):
                for block in blocks:
                    yield f"{self.name}: {form} {pane.name}", block


@lru_cache
def speaker_of(game, language):
    return speaker(language, [game.words])


@lru_cache
def places_of(game):
    """From games of every player count in turn."""
    places = []
    for path in records_of(game):
        record = read_record(path.read_bytes())
        journal = open_record(game, record)
        every = 1 if DEEP else len(record.lines) // 8
        for number, line in enumerate(record.lines, 1):
            replay_line(journal, line)
            seats = [seat for seat in seats_to_act(game, journal.state) if seat != CHANCE]
            if seats and number % every == 0:
                language = LANGUAGES[len(places) % len(LANGUAGES)]
                name = f"{path.name}, line {number}, {language}"
                places.append(Place(game, journal.state.copy(), seats[-1], language, name))
    return places


def records_of(game) -> list[Path]:
    # A step of nine meets every player count, whatever comes between.
    return sorted(folder_of(game).glob("[0-9]*.txt"))[:: 1 if DEEP else 9]


@each_game
def test_every_player_count_is_looked_at(game):
    counts = {game.view(place.state, 0).table.seats for place in places_of(game)}
    assert counts == set(range(game.fewest, game.most + 1))


@each_game
def test_whatever_a_move_points_at_is_on_the_board(game):
    for place in places_of(game):
        wanted = {key for action in legal_actions(game, place.state, place.seat) for key in game.keys(action)}
        for form in ("blocks", "dense"):
            drawn = [block for pane in place.board.panes for block in getattr(pane, form) or pane.blocks]
            assert wanted <= {spot.key for block in drawn for spot in block.spots}, f"{place.name}, {form}"


@each_game
def test_no_two_spots_of_a_block_overlap(game):
    for place in places_of(game):
        for name, block in place.blocks():
            covered = Counter(cell for spot in block.spots for cell in cells_of(spot))
            assert all(count == 1 for count in covered.values()), name


@each_game
def test_nothing_of_a_map_is_outside_of_its_spots(game):
    """So that nothing is lost between the pieces of one that is too wide."""
    for place in places_of(game):
        for name, block in place.blocks():
            if block.is_map:
                covered = {cell for spot in block.spots for cell in cells_of(spot)}
                assert {cell for cell, (character, _) in block.cells.items() if character != " "} <= covered, name


@each_game
@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_is_cut(game, width):
    for place in places_of(game):
        assert len(place.board.status) <= 78, place.name
        assert place.board.canvas(width).width() <= width, place.name
        for name, block in place.blocks():
            folded = fold(block, width)
            assert folded.width() <= width, name
            assert all(spot.column + spot.width <= width for spot in folded.spots), name
            if block.is_map:
                assert inside(folded) == inside(block), name
            else:
                assert folded.text().split() == block.text().split(), name
                assert {spot.key: words_in(folded, spot) for spot in folded.spots} == {
                    spot.key: words_in(block, spot) for spot in block.spots
                }, name


@each_game
def test_one_s_own_board_fits_a_small_screen_most_of_the_time(game):
    boards = [place.board.pane("board").canvas(80, is_dense=True) for place in places_of(game)]
    assert sum(board.height() <= 16 for board in boards) >= 0.75 * len(boards)


@each_game
def test_four_players_fit_a_large_screen(game):
    places = [place for place in places_of(game) if game.view(place.state, 0).table.seats == 4]
    heights = [1 + sum(heights_of(place.board)) for place in places]
    assert sum(height <= 40 for height in heights) >= 0.95 * len(heights)


def heights_of(board):
    """Pane below pane, on 118 columns: all but the legend, and the dense form of what does not fit."""
    own = board.pane("board").canvas(118)
    yield own.height() if own.height() <= 24 else board.pane("board").canvas(118, is_dense=True).height()
    for name in ("hand", "market", "seats", "others"):
        pane = board.pane(name)
        yield pane.canvas(118, is_dense=True).height() if pane else 0


def cells_of(spot):
    return [(spot.row + down, spot.column + right) for down in range(spot.height) for right in range(spot.width)]


def text_of(canvas, spot):
    lines = [""] * spot.height
    for row, column in cells_of(spot):
        lines[row - spot.row] += canvas.cells.get((row, column), (" ", ""))[0]
    return "\n".join(lines)


def words_in(canvas, spot):
    return text_of(canvas, spot).split()


def inside(canvas):
    """What is in each spot, whole."""
    return {spot.key: text_of(canvas, spot) for spot in canvas.spots}
