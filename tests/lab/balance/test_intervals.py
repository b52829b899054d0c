"""Intervals and tests, against tables and by trying."""

import math
import random

import pytest

from dinotable.lab.balance.intervals import Estimate, Mean, Ratio, Spread, chi_square_tail, holm, two_sided


@pytest.mark.parametrize(
    ("value", "freedom", "tail"),
    [(3.841, 1, 0.05), (5.991, 2, 0.05), (9.488, 4, 0.05), (13.277, 4, 0.01), (0.103, 2, 0.95), (40.0, 3, 1.07e-8)],
)
def test_tails_of_chi_square_are_those_of_the_tables(value, freedom, tail):
    assert chi_square_tail(value, freedom) == pytest.approx(tail, rel=0.01)


def test_a_normal_number_beyond_196_comes_one_time_in_twenty():
    assert two_sided(1.959964) == pytest.approx(0.05, rel=1e-4)
    assert two_sided(-1.959964) == two_sided(1.959964)


def test_the_mean_of_few_numbers_has_the_standard_error_of_the_books():
    mean = Mean()
    for value in (2, 4, 4, 4, 5, 5, 7, 9):
        mean.add(value)
    assert mean.value() == 5
    assert mean.error() == pytest.approx(math.sqrt(32 / 7 / 8))
    assert mean.estimate().half() == pytest.approx(1.959964 * mean.error())


def test_a_mean_of_one_number_or_none_is_known_not_at_all():
    mean = Mean()
    assert mean.estimate().half() == math.inf
    mean.add(3)
    assert mean.estimate().half() == math.inf and mean.surprise() == 1.0


def test_the_interval_of_a_ratio_covers_it_as_often_as_it_says():
    dice = random.Random(7)
    covered = 0
    for _ in range(400):
        ratio = Ratio()
        for _ in range(300):
            y = dice.randint(1, 5)
            ratio.add(0.3 * y + dice.gauss(0, 1), y)
        covered += not ratio.estimate().excludes(0.3)
    # Within three standard deviations of 95 %.
    assert 0.917 <= covered / 400 <= 0.983


def test_looking_at_many_is_corrected_for():
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert holm([]) == []
    dice = random.Random(3)
    accused = sum(min(holm([dice.random() for _ in range(30)])) < 0.05 for _ in range(1000))
    assert accused / 1000 <= 0.05 + 3 * math.sqrt(0.05 * 0.95 / 1000)


def test_quantiles_are_those_of_the_sorted_numbers():
    spread = Spread()
    for value in [*range(1, 10), 100]:
        spread.add(value)
    assert [spread.quantile(part) for part in (0.1, 0.5, 0.9, 1.0)] == [1, 5, 9, 100]


def test_an_estimate_excludes_what_lies_outside():
    assert Estimate(0.5, 0.4, 0.6).excludes(0.3)
    assert not Estimate(0.5, 0.4, 0.6).excludes(0.6)
