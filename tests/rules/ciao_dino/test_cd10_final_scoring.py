"""CD10: the final scoring, with the booklet's examples."""

from dinotable.core.hexes import number_of
from dinotable.games.ciao_dino.box import BOX
from dinotable.games.ciao_dino.score import final_points, outcome, points_now, ranks, score_end
from dinotable.games.ciao_dino.state import METEORITE_FELL
from tests.rules.ciao_dino.boards import board, do, from_hexes, packed


def points(herd, size):
    return [int(p) for p in final_points(BOX, packed(herd), len(herd), size)]


def test_cd10_1_every_continent_but_the_original_one():
    state = board("VAAA  SBB   .     SA    S     S     .     MB")
    assert points_now(state.table) == [3, 1, 0, 0]


def test_cd10_1_swimmers_do_not_count():
    ashore = board("VA    .     SA    SB")
    beside = board("VA    .BBB  SA    SB    .BB")
    assert points_now(beside.table) == points_now(ashore.table) == [2, 2, 0, 0]


def test_cd10_2_size_for_the_most_and_half_for_the_second():
    assert points([3, 1, 0, 0], 5) == [5, 3, 0, 0]
    assert points([0, 1, 0, 0], 5) == [0, 5, 0, 0]
    assert points([4, 3, 2, 1], 4) == [4, 2, 0, 0]
    assert points([0, 0, 0, 0], 7) == [0, 0, 0, 0]
    assert points([1, 2], 1) == [1, 1]


def test_cd10_3_ties_share():
    assert points([2, 2, 1, 0], 4) == [3, 3, 0, 0]
    assert points([2, 2, 2, 1], 5) == [3, 3, 3, 0]
    assert points([1, 1, 1, 1], 1) == [1, 1, 1, 1]
    assert points([1, 1, 1, 1, 1], 35) == [11] * 5
    assert points([5, 2, 2, 2], 10) == [10, 2, 2, 2]
    assert points([5, 1, 1, 0], 7) == [7, 2, 2, 0]


def test_cd10_4_the_booklets_two_examples():
    red, black, blue = 0, 1, 2
    tied_first = points([4, 4, 3], 10)
    assert (tied_first[red], tied_first[black], tied_first[blue]) == (8, 8, 0)
    tied_second = points([2, 2, 3], 10)
    assert (tied_second[blue], tied_second[red], tied_second[black]) == (10, 3, 3)


HERDS = {
    "A": ("AAC", 3), "B": ("BBC", 3), "C": ("AAACCC", 8), "D": ("BBCC", 5),
    "E": ("BD", 1), "F": ("AADDD", 5), "G": ("AABB", 4), "H": ("ABBBBCD", 5),
}  # fmt: skip


def booklet(**sizes):
    """Continents in rows far from each other; seats are Blue, Black, Violet, Red."""
    hexes = {0: (4, "")}
    for row, (name, (herd, size)) in enumerate(HERDS.items()):
        for k in range(sizes.get(name, size)):
            hexes[int(number_of(2 + k, 2 * row - 8))] = (3, herd if k == 0 else "")
    return from_hexes(hexes, seats=4, seat=3, last=0b1000, ending=METEORITE_FELL)


def test_cd10_5_the_booklets_final_example():
    for state in (booklet(), booklet(C=7, G=3)):
        assert state.table.board.continents == 9
        assert points_now(state.table) == [16, 16, 15, 7]


def test_cd10_5_the_tie_goes_to_blue():
    state = booklet()
    assert list(state.table.reserve)[:2] == [5, 4]
    score_end(state.table, None)
    assert ranks(state.table, list(state.table.scores)) == [1, 2, 3, 4]


def test_cd10_6_final_points_add_to_those_of_the_game_and_do_not_wrap():
    state = board("V     .     SA    S     .     SB", seats=2, seat=1, last=0b10, ending=METEORITE_FELL)
    state.table.scores[0], state.table.scores[1] = 29, 3
    do(state, "done")
    assert outcome(state).scores == [31, 4]
