"""What results say: intervals, ratings, and a test that stops as soon as it can tell."""

import math
from typing import Any

Z = 1.959964
"""Standard deviations on each side of a 95 % interval."""
MOST_STEPS = 100
TIE = 1e-6


def wilson(points: float, games: int, z: float = Z) -> tuple[float, float]:
    """The 95 % interval of a share, by Wilson. A tie counts half, which makes it no narrower than it should be."""
    if games == 0:
        return 0.0, 1.0
    share = points / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def duels_of(game: dict[str, Any]) -> list[tuple[int, int, float]]:
    """Each pair of different bots at a table once: first, second, and what the first won of it (½ for a shared rank)."""
    seating, ranks = game["seating"], game["ranks"]
    return [
        (seating[a], seating[b], 1.0 if ranks[a] < ranks[b] else 0.5 if ranks[a] == ranks[b] else 0.0)
        for a in range(len(ranks))
        for b in range(a + 1, len(ranks))
        if seating[a] != seating[b]
    ]


def ratings(games: list[dict[str, Any]], bots: int) -> list[float]:
    """Most likely strengths on the Elo scale, their mean at 1500: Plackett–Luce over the pairs of each table."""
    won = [[0.0] * bots for _ in range(bots)]
    for game in games:
        for first, second, share in duels_of(game):
            won[first][second] += share
            won[second][first] += 1 - share
    return fitted(won)


def fitted(won: list[list[float]]) -> list[float]:
    """The same from how many duels each bot won against each other, by Newton's method.

    One drawn duel is added where two have met, so that a bot that won or lost every game still has a number.
    """
    bots = range(len(won))
    met = [[won[a][b] + won[b][a] + (won[a][b] + won[b][a] > 0) for b in bots] for a in bots]
    ahead = [sum(won[a][b] + met[a][b] / 2 - (won[a][b] + won[b][a]) / 2 for b in bots) for a in bots]
    strength = [0.0 for _ in bots]
    for _ in range(MOST_STEPS):
        # Who never met is held together by almost nothing.
        slope = [ahead[a] - TIE * strength[a] for a in bots]
        bend = [[TIE * (a == b) for b in bots] for a in bots]
        for a in bots:
            for b in bots:
                if met[a][b]:
                    chance = 1 / (1 + math.exp(strength[b] - strength[a]))
                    slope[a] -= met[a][b] * chance
                    bend[a][a] += met[a][b] * chance * (1 - chance)
                    bend[a][b] -= met[a][b] * chance * (1 - chance)
        steps = solved(bend, slope)
        strength = [each + max(-1.0, min(1.0, step)) for each, step in zip(strength, steps, strict=True)]
        if max(map(abs, steps)) < 1e-6:
            break
    mean = sum(strength) / len(strength)
    return [1500 + 400 * (each - mean) / math.log(10) for each in strength]


def solved(rows: list[list[float]], right: list[float]) -> list[float]:
    """x of `rows` · x = `right`, by elimination: a matrix of a handful, positive on its diagonal."""
    left = [[*row, value] for row, value in zip(rows, right, strict=True)]
    for k, pivot in enumerate(left):
        for row in left[k + 1 :]:
            factor = row[k] / pivot[k]
            for column in range(k, len(row)):
                row[column] -= factor * pivot[column]
    found = [0.0] * len(left)
    for k in reversed(range(len(left))):
        rest = sum(left[k][column] * found[column] for column in range(k + 1, len(left)))
        found[k] = (left[k][-1] - rest) / left[k][k]
    return found


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
