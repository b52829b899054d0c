"""Intervals, ratings and the sequential test, against known figures and against simulation."""

import random

import pytest

from dinotable.core.outcome import points_of
from dinotable.lab.statistics import duels_of, ratings, sprt, wilson


def test_wilson_gives_the_textbook_interval() -> None:
    # Newcombe (1998), table I: 81 of 263 and 15 of 148.
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert wilson(15, 148) == pytest.approx((0.0624, 0.1605), abs=5e-5)
    assert wilson(0, 20)[0] == 0
    assert wilson(0, 0) == (0, 1)


def test_a_shared_win_is_split() -> None:
    assert [points_of([1, 1, 3], seat) for seat in range(3)] == [0.5, 0.5, 0]


def test_duels_leave_out_a_bot_against_itself() -> None:
    game = {"seating": [0, 1, 1], "ranks": [2, 1, 3]}
    assert duels_of(game) == [(0, 1, 0.0), (0, 1, 1.0)]


def test_ratings_find_the_strengths_that_made_the_games() -> None:
    source = random.Random(3)
    strengths = [1.0, 2.0, 6.0]
    games = []
    for _ in range(6000):
        left = [0, 1, 2]
        ranks = [0, 0, 0]
        for rank in (1, 2, 3):
            bot = source.choices(left, [strengths[each] for each in left])[0]
            ranks[bot] = rank
            left.remove(bot)
        games.append({"seating": [0, 1, 2], "ranks": ranks})
    found = ratings(games, 3)
    assert sum(found) == pytest.approx(4500)
    assert found[1] - found[0] == pytest.approx(120, abs=20)
    assert found[2] - found[1] == pytest.approx(191, abs=20)


def test_who_won_every_game_still_has_a_number() -> None:
    games = [{"seating": [0, 1], "ranks": [1, 2]}] * 10
    assert ratings(games, 2)[0] > ratings(games, 2)[1]


@pytest.mark.parametrize(("chance", "wrong"), [(0.5, "better"), (0.6, "not better")])
def test_the_sequential_test_errs_rarely(chance: float, wrong: str) -> None:
    source = random.Random(5)
    verdicts = []
    for _ in range(300):
        shares = [((source.random() < chance) + (source.random() < chance)) / 2 for _ in range(2000)]
        verdicts.append(sprt(shares, 0.5, 0.6))
    assert all(verdict.says != "open" for verdict in verdicts)
    assert sum(verdict.says == wrong for verdict in verdicts) <= 300 * 0.08
    assert sum(verdict.deals for verdict in verdicts) / 300 < 200


def test_the_sequential_test_stays_open_without_games() -> None:
    assert sprt([], 0.5, 0.55).says == "open"
