"""Two variants on the same luck: how much each answer differs, deal by deal, corrected for looking at many."""

from collections.abc import Callable
from typing import Any

from dinotable.lab.balance.counts import mean_shares
from dinotable.lab.balance.findings import SURE
from dinotable.lab.balance.intervals import Mean, holm
from dinotable.lab.balance.watching import Row

Number = Callable[[Row], float]

NUMBERS: dict[str, Number] = {
    "turns": lambda row: row["turns"],
    "choices": lambda row: row["choices"],
    "ways a choice": lambda row: row["ways"] / max(1, row["choices"]),
    "forced": lambda row: row["forced"] / max(1, row["forced"] + row["choices"]),
    "winner's score": lambda row: max(row["scores"]),
    "mean score": lambda row: sum(row["scores"]) / len(row["scores"]),
    "margin": lambda row: _margin(row["scores"]),
    "ties": lambda row: float(row["ranks"].count(1) > 1),
    "changes of the lead": lambda row: row["leads"],
}
"""What is asked of every game."""


def _margin(scores: list[int]) -> float:
    first, second, *_ = sorted(scores, reverse=True)
    return float(first - second)


class Differences:
    """The second variant less the first."""

    def __init__(self, seats: int) -> None:
        self.shares = [Mean() for _ in range(seats)]
        self.numbers = {name: Mean() for name in NUMBERS}
        self.decided = Mean()
        self.reasons: dict[str, Mean] = {}
        self.deals = 0

    def add(self, first: list[Row], second: list[Row]) -> None:
        """Both variants' games of a deal."""
        for mean, before, after in zip(self.shares, mean_shares(first), mean_shares(second), strict=True):
            mean.add(after - before)
        for name, number in NUMBERS.items():
            self.numbers[name].add(_mean(second, number) - _mean(first, number))
        if all(row["decided"] is not None for row in (*first, *second)):
            self.decided.add(_mean(second, lambda row: row["decided"]) - _mean(first, lambda row: row["decided"]))
        for reason in {row["reason"] for row in (*first, *second)} - set(self.reasons):
            mean = self.reasons[reason] = Mean()
            # It had come in none of the deals before.
            mean.count = self.deals
        for reason, mean in self.reasons.items():
            mean.add(_part(second, reason) - _part(first, reason))
        self.deals += 1

    def rows(self) -> list[dict[str, Any]]:
        """`sure`: that there is a difference, corrected for the number of rows."""
        means = {f"wins of seat {seat + 1}": mean for seat, mean in enumerate(self.shares)}
        means |= self.numbers | {"decided": self.decided}
        means |= {f"ends by {reason}": mean for reason, mean in sorted(self.reasons.items())}
        corrected = holm([mean.surprise() for mean in means.values()])
        return [
            {"what": what, "difference": mean.estimate().rounded(), "surprise": round(p, 6), "sure": p < SURE}
            for (what, mean), p in zip(means.items(), corrected, strict=True)
        ]


def _mean(rows: list[Row], number: Number) -> float:
    return sum([float(number(row)) for row in rows]) / len(rows)


def _part(rows: list[Row], reason: str) -> float:
    return [row["reason"] for row in rows].count(reason) / len(rows)
