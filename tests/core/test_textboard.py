"""Blocks of text that are folded where there is little room."""

from dinotable.core.canvas import Canvas
from dinotable.core.textboard import Pane, TextBoard, fold, line


def test_a_line_is_broken_between_words_and_goes_on_indented():
    assert fold(line("  one two three four"), 12).text() == "  one two\n      three\n      four"


def test_a_word_that_fits_a_line_is_not_cut_to_indent_it():
    assert fold(line("one two three"), 8).text() == "one two\n   three"


def test_a_spot_covers_all_its_words_wherever_they_went():
    block = line("one two three four")
    block.mark("late", 0, 8, 5)
    block.mark("last", 0, 14, 4)
    folded = fold(block, 10)
    assert folded.text() == "one two\n    three\n    four"
    assert [(spot.key, spot.row, spot.column, spot.width) for spot in folded.spots] == [
        ("late", 1, 4, 5),
        ("last", 2, 4, 4),
    ]


def test_a_line_that_is_one_spot_stays_one_when_it_is_broken():
    (spot,) = fold(line("one two three", key="seat 0"), 8).spots
    assert (spot.row, spot.column, spot.width, spot.height) == (0, 0, 8, 2)
    assert spot.covers(1, 5)


def test_a_map_is_cut_between_its_spots():
    land = Canvas(is_map=True)
    for k, text in enumerate(("fern", "lake", "cave")):
        land.put(0, 5 * k, text)
        land.mark(f"hex {k}.0", 0, 5 * k, 4)
    folded = fold(land, 10)
    assert folded.text() == "fern lake\n\ncave"
    assert [(spot.key, spot.row, spot.column) for spot in folded.spots] == [
        ("hex 0.0", 0, 0),
        ("hex 1.0", 0, 5),
        ("hex 2.0", 2, 0),
    ]


def test_blocks_flow_side_by_side_where_there_is_a_gap():
    cards = [line("fox"), line("hare"), line("bear")]
    assert Pane("hand", *cards, gap=2).canvas(10).text() == "fox  hare\nbear"
    assert Pane("hand", *cards).canvas(10).text() == "fox\nhare\nbear"
    assert Pane("hand", *cards, gap=2, dense=[line("f h b")]).canvas(10, is_dense=True).text() == "f h b"


def test_a_board_is_its_status_and_the_panes_that_have_anything():
    board = TextBoard("Turn 3", Pane("board"), Pane("hand", line("fox")))
    assert board.text() == "Turn 3\n\nfox"
    assert board.pane("board") is None
