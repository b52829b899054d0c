"""CD11: who wins."""

from dinotable.games.ciao_dino.score import ranks
from tests.rules.ciao_dino.boards import board

TEXT = "VA    SAB   .     SB    .     MC    .     JD"


def ranked(scores, reserve, text=TEXT):
    state = board(text)
    for seat in range(4):
        state.table.scores[seat] = scores[seat]
        state.table.reserve[seat] = reserve[seat]
    return ranks(state.table, list(state.table.scores))


def test_cd11_1_most_points_then_reserve_then_continents_then_shared():
    assert ranked([5, 9, 7, 7], [1, 1, 1, 2]) == [4, 1, 3, 2]
    assert ranked([5, 5, 5, 5], [1, 2, 3, 4]) == [4, 3, 2, 1]
    # B stands on the original continent and on another, the others on one.
    assert ranked([5, 5, 5, 5], [3, 3, 3, 3]) == [2, 1, 2, 2]
    assert ranked([5, 5, 5, 5], [3, 3, 3, 3], "VAB   .     JC    .     SD") == [1, 1, 1, 1]
