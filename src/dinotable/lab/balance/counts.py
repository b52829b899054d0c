"""Adds games up, deal after deal, in memory that does not grow with them."""

from collections import Counter
from typing import Any

from dinotable.core.outcome import points_of
from dinotable.lab.balance.intervals import Mean, Ratio, Spread
from dinotable.lab.balance.watching import Row

DECIDED_STEPS = 20
"""When a game was decided is kept in twentieths of it."""


class Use:
    """How often something was done or met, and how those fared who did it more than the others at their table."""

    def __init__(self) -> None:
        self.uses = self.games = self.users = self.won = 0.0
        self.worth = Ratio()
        """Over games: what doing it once more goes with, in shares of a win."""

    def add(self, sums: list[float]) -> None:
        uses, games, users, won, x, y, xx, xy, yy = sums
        self.uses += uses
        self.games += games
        self.users += users
        self.won += won
        worth = self.worth
        self.worth = Ratio(worth.x + x, worth.y + y, worth.xx + xx, worth.xy + xy, worth.yy + yy)


class Counts:
    """All that is kept of one variant's games."""

    def __init__(self, seats: int, bots: int = 1, pace: float = 1.0) -> None:
        """`bots`: how many different ones move from seat to seat. `pace`: seconds that a person takes for a choice."""
        self.seats = seats
        self.pace = pace
        self.games = self.deals = 0
        self.cpu = 0.0
        self.shares = [Mean() for _ in range(seats)]
        """Of wins by seat, a deal at a time: games of one deal share their luck."""
        self.products = [[0.0] * seats for _ in range(seats)]
        """Sums of products of two seats' shares."""
        self.bots = [Mean() for _ in range(bots)]
        """Of wins by bot."""
        self.scores = [Mean() for _ in range(seats)]
        self.points = Spread()
        self.winning, self.margin, self.turns, self.choices, self.leads = (Spread() for _ in range(5))
        self.decided = Spread()
        self.ties = Mean()
        self.ways, self.forced, self.luck = Ratio(), Ratio(), Ratio()
        self.reasons: Counter[str] = Counter()
        self.uses: dict[str, Use] = {}

    def add_block(self, block: dict[str, Any], rotations: int) -> list[list[Row]]:
        """The games of a block, by deal."""
        games: list[Row] = block["games"]
        deals = [games[k : k + rotations] for k in range(0, len(games), rotations)]
        for deal in deals:
            self.add_deal(deal)
        for key, sums in block["uses"].items():
            self.uses.setdefault(key, Use()).add(sums)
        return deals

    def add_deal(self, deal: list[Row]) -> None:
        self.deals += 1
        shares = mean_shares(deal)
        for seat, share in enumerate(shares):
            self.shares[seat].add(share)
            for other in range(self.seats):
                self.products[seat][other] += share * shares[other]
        if len(self.bots) > 1:
            for bot, mean in enumerate(self.bots):
                mean.add(sum(points_of(row["ranks"], row["seating"].index(bot)) for row in deal) / len(deal))
        for row in deal:
            self._add_game(row)

    def _add_game(self, row: Row) -> None:
        self.games += 1
        self.cpu += row["cpu"]
        scores = sorted(row["scores"], reverse=True)
        for seat, points in enumerate(row["scores"]):
            self.scores[seat].add(points)
            self.points.add(points)
        self.winning.add(scores[0])
        self.margin.add(scores[0] - scores[1])
        self.ties.add(row["ranks"].count(1) > 1)
        self.turns.add(row["turns"])
        self.choices.add(row["choices"])
        self.leads.add(row["leads"])
        if row["decided"] is not None:
            self.decided.add(round(row["decided"] * DECIDED_STEPS))
        self.ways.add(row["ways"], row["choices"])
        self.forced.add(row["forced"], row["forced"] + row["choices"])
        self.reasons[row["reason"]] += 1
        if "luck" in row:
            self._add_luck(row["luck"])

    def _add_luck(self, passes: list[list[float]]) -> None:
        """Products of two independent reckonings: their noise is independent too, and cancels."""
        first, second = passes
        luck = sum(first[k] * second[k] for k in range(0, len(first), 2)) / self.seats
        play = sum(first[k] * second[k] for k in range(1, len(first), 2)) / self.seats
        self.luck.add(luck, luck + play)


def mean_shares(deal: list[Row]) -> list[float]:
    """Each seat's share of the wins of a deal."""
    seats = len(deal[0]["ranks"])
    return [sum(points_of(row["ranks"], seat) for row in deal) / len(deal) for seat in range(seats)]
