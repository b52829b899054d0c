"""What results say: intervals, ratings, and a test that stops as soon as it can tell."""

import math
from typing import Any

Z = 1.959964
"""Standard deviations on each side of a 95 % interval."""


def wilson(points: float, games: int, z: float = Z) -> tuple[float, float]:
    """The 95 % interval of a share, by Wilson. A tie counts half, which makes it no narrower than it should be."""
    if games == 0:
        return 0.0, 1.0
    share = points / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def points_of(ranks: list[int], seat: int) -> float:
    """A shared win is worth its share, anything else nothing."""
    return 1 / ranks.count(1) if ranks[seat] == 1 else 0.0


def duels_of(game: dict[str, Any]) -> list[tuple[int, int, float]]:
    """Each pair of different bots at a table once: first, second, and what the first won of it (½ for a shared rank)."""
    seating, ranks = game["seating"], game["ranks"]
    return [
        (seating[a], seating[b], 1.0 if ranks[a] < ranks[b] else 0.5 if ranks[a] == ranks[b] else 0.0)
        for a in range(len(ranks))
        for b in range(a + 1, len(ranks))
        if seating[a] != seating[b]
    ]


def ratings(games: list[dict[str, Any]], bots: int, rounds: int = 200) -> list[float]:
    """Most likely strengths on the Elo scale, their mean at 1500: Plackett–Luce over the pairs of each table.

    Found by the MM iteration of Hunter (2004). One drawn duel against each other bot is added, so that a bot that won or
    lost every game still has a number.
    """
    won = [[0.5] * bots for _ in range(bots)]
    for game in games:
        for first, second, share in duels_of(game):
            won[first][second] += share
            won[second][first] += 1 - share
    strength = [1.0] * bots
    for _ in range(rounds):
        fresh = []
        for a in range(bots):
            wins = sum(won[a][b] for b in range(bots) if b != a)
            met = sum((won[a][b] + won[b][a]) / (strength[a] + strength[b]) for b in range(bots) if b != a)
            fresh.append(wins / met if met else 1.0)
        mean = math.exp(sum(math.log(each) for each in fresh) / bots)
        strength = [each / mean for each in fresh]
    return [1500 + 400 * math.log10(each) for each in strength]


class Verdict:
    """What the sequential test says after some deals."""

    def __init__(self, deals: int, ratio: float, says: str) -> None:
        self.deals = deals
        self.ratio = ratio
        """The logarithm of the likelihood ratio."""
        self.says = says
        """`better`, `not better`, or `open`."""


def sprt(shares: list[float], even: float, better: float, risk: float = 0.05) -> Verdict:
    """Wald's test, deal by deal: is the first bot's mean share `better`, or only `even`? Errs at most `risk` either way.

    A deal's share is the mean over its seatings, so luck that all seatings share does not blur it. The variance is
    estimated from the deals themselves, with two imagined deals at the extremes so that it never starts at zero.
    """
    bound = math.log((1 - risk) / risk)
    total = squares = ratio = 0.0
    for count, share in enumerate(shares, 1):
        total += share
        squares += (share - even) ** 2
        variance = (squares + 0.5) / (count + 2)
        ratio = (better - even) * (2 * total - count * (even + better)) / (2 * variance)
        if abs(ratio) >= bound:
            return Verdict(count, ratio, "better" if ratio > 0 else "not better")
    return Verdict(len(shares), ratio, "open")
