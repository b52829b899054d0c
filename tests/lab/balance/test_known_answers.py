"""A game of which everything is known is measured: what is there is found, and what is not there is not."""

import math
from functools import lru_cache

import pytest

from dinotable.lab.balance.balance import Balance
from dinotable.lab.balance.counts import Counts
from dinotable.lab.balance.findings import findings, luck_part, share_of, unfairness
from dinotable.lab.balance.study import BLOCK, Study, Variant
from dinotable.lab.mark import Mark
from tests.lab.balance.toy import GAME

PLACE = "tests.lab.balance.toy:GAME"
RUNS, GAMES = 200, 160
"""So many runs of so many games each: enough that 95 % is told from 90 %."""


def variant(favour: int = 0) -> Variant:
    return Variant(GAME, 2, ["random", "random"], {}, GAME.change_box({"favour": str(favour)}))


def words(favours: list[int], deals: int, luck: bool = False) -> dict:
    told = [variant(favour).words() for favour in favours]
    return {"game": PLACE, "seed": 5, "variants": told, "luck": luck, "detail": False, "deals": deals}


@lru_cache
def runs(favour: int) -> list[Counts]:
    study, found = Study(words([favour], RUNS * GAMES)), []
    for run in range(RUNS):
        counts = Counts(2)
        for block in range(run * GAMES // BLOCK, (run + 1) * GAMES // BLOCK):
            counts.add_block(study.do_without(block, {}, Mark())["variants"][0], 1)
        found.append(counts)
    return found


def times(count: int) -> float:
    """Three standard deviations of how often an interval of 95 % covers, in parts."""
    return 3 * math.sqrt(0.95 * 0.05 / count)


def test_the_interval_covers_an_advantage_of_three_points_95_times_of_100():
    covered = sum(not share_of(counts, 0).excludes(0.53) for counts in runs(3)) / RUNS
    assert abs(covered - 0.95) <= times(RUNS)


def test_an_advantage_of_three_points_is_found():
    counts = Counts(2)
    for part in runs(3)[:120]:
        counts.deals += part.deals
        counts.games += part.games
        for seat in range(2):
            counts.shares[seat].count += part.shares[seat].count
            counts.shares[seat].total += part.shares[seat].total
            for other in range(2):
                counts.products[seat][other] += part.products[seat][other]
    assert counts.games == 19_200
    assert unfairness(counts) < 0.001
    assert share_of(counts, 0).low > 0.5


def test_a_fair_game_is_accused_one_time_in_twenty_at_most():
    accused = sum(unfairness(counts) < 0.05 for counts in runs(0)) / RUNS
    assert accused <= 0.05 + times(RUNS)


def test_what_a_blessing_is_worth_is_found_and_its_interval_covers_it():
    covered = sum(not counts.uses["! blessed"].worth.estimate().excludes(0.2) for counts in runs(0)) / RUNS
    assert abs(covered - 0.95) <= times(RUNS)
    # What changes nothing is called worth something no more often than it should be.
    sure = (
        sum(any(use["sure"] for use in findings(counts)["uses"] if "guess" in use["key"]) for counts in runs(0)) / RUNS
    )
    assert sure <= 0.05 + times(RUNS)


def test_two_variants_on_the_same_luck_differ_by_what_was_changed_and_are_told_apart_sooner():
    run = Balance(PLACE, [variant(0), variant(3)], 4000, 1, luck=False, workers=1)
    run.run()
    assert run.differences
    paired = run.differences.shares[0].estimate()
    assert not paired.excludes(0.03) and paired.excludes(0)
    alone = math.hypot(*(share_of(counts, 0).half() for counts in run.counts))
    assert paired.half() < alone / 2
    sure = {row["what"] for row in run.differences.rows() if row["sure"]}
    assert {"wins of seat 1", "wins of seat 2"} <= sure <= {"wins of seat 1", "wins of seat 2", "decided"}


def test_the_same_variant_twice_differs_in_nothing():
    run = Balance(PLACE, [variant(3), variant(3)], 500, 1, luck=False, workers=1)
    run.run()
    assert run.differences and not any(row["sure"] or row["difference"][0] for row in run.differences.rows())


def test_a_part_of_luck_is_never_told_below_nothing():
    counts = Counts(2)
    for luck, play in ((-0.3, 1.0), (0.2, 1.0), (-0.1, 1.0)):
        counts.luck.add(luck, luck + play)
    value, low, high = luck_part(counts) or []
    assert value == low == 0.0
    assert 0.0 < high < 1.0


def test_a_game_of_luck_alone_is_all_luck():
    run = Balance(PLACE, [variant()], 2000, 1, workers=1)
    run.run()
    value, low, high = run.report()["variants"][0]["luck"]
    assert low <= 1.0 <= high and value == pytest.approx(1, abs=0.15)


def test_it_stops_when_the_question_is_answered_and_not_before():
    run = Balance(PLACE, [variant()], 100_000, 1, until=0.02, luck=False, workers=1)
    run.run()
    games = run.counts[0].games
    assert run.is_answered and run.widest() <= 0.02
    # 0.98 / √n = 0.02
    assert games == pytest.approx(2400, rel=0.03)


def test_different_bots_sit_everywhere_as_often():
    run = Balance(PLACE, [Variant(GAME, 2, ["random", "greedy"], {}, None)], 400, 1, luck=False, workers=1)
    run.run()
    counts = run.counts[0]
    assert (counts.games, counts.deals) == (400, 200)
    # Seats share the luck of a deal, so who sits where changes nothing here: each bot wins one of each pair.
    assert [mean.value() for mean in counts.bots] == [0.5, 0.5]
