"""GD7: points and ties."""

from dinotable.games.gods_love_dinosaurs import GAME
from dinotable.games.gods_love_dinosaurs.state import OVER
from tests.rules.gods_love_dinosaurs.boards import position


def ended(*texts, eggs, first=0):
    state = position(*texts)
    for ecosystem, count in zip(state.table.ecosystems, eggs, strict=True):
        ecosystem.eggs = count
    state.table.first = first
    state.table.phase = OVER
    return GAME.outcome(state)


def test_gd7_1_a_point_an_egg_and_a_point_a_dinosaur():
    outcome = ended("NDi MDi PTi", "N.. PRb", eggs=[3, 7])
    assert outcome.scores == [5, 7]
    assert outcome.ranks == [2, 1]
    assert outcome.winners() == [1]


def test_gd7_2_of_tied_players_the_one_farthest_from_the_first_wins():
    texts = ["N.."] * 4
    assert ended(*texts, eggs=[2, 5, 5, 1]).winners() == [2]
    assert ended(*texts, eggs=[5, 5, 5, 5], first=2).ranks == [2, 1, 4, 3]
    assert ended(*texts, eggs=[5, 0, 0, 5], first=3).winners() == [0]
