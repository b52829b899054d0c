"""The rating of people and bots: Weng and Lin's Plackett–Luce model, which takes games of several and shared places.

What is shown is mu on a friendlier scale, and twice sigma as “give or take”.
"""

from collections import defaultdict

import msgspec
from openskill.models import PlackettLuce

from dinotable.table.results import SeatResult

MODEL = PlackettLuce()
SCALE = 24
"""Points that one of the model's is shown as."""
MIDDLE = 1000
"""What whoever begins is shown as."""
PROVISIONAL = 10
"""Games until which a rating is provisional."""
BOT_STEP = 3.0
"""How far apart two levels of bots begin; the middle of a ladder begins where people do."""
BOT = "bot/"


class Rating(msgspec.Struct, frozen=True):
    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    games: int = 0

    def shown(self) -> int:
        return shown(self.mu)

    def give_or_take(self) -> int:
        return round(2 * self.sigma * SCALE)

    def is_provisional(self) -> bool:
        return self.games < PROVISIONAL


def shown(mu: float) -> int:
    return round(MIDDLE + (mu - MODEL.mu) * SCALE)


def first_of_bot(level: str, levels: list[str]) -> Rating:
    """Before any game against people: by its place among the game's levels, and half as uncertain as a newcomer."""
    place = levels.index(level) if level in levels else 0
    return Rating(MODEL.mu + BOT_STEP * (place - (len(levels) - 1) / 2), MODEL.sigma / 2)


def places(chairs: list[SeatResult]) -> list[float]:
    """The ranks that count: whoever had a bot end the game comes last, whatever it has reached."""
    last = len(chairs)
    return [float(last if chair.is_lent() else chair.rank) for chair in chairs]


def after(players: list[str], before: dict[str, Rating], ranks: list[float]) -> dict[str, Rating]:
    """Everybody's rating after a game, given who sat on each seat. Bots of one level are one player: the mean of their
    seats counts."""
    teams = [[MODEL.rating(before[player].mu, before[player].sigma)] for player in players]
    rated = MODEL.rate(teams, ranks=ranks)
    ends: defaultdict[str, list[tuple[float, float]]] = defaultdict(list)
    for player, (rating,) in zip(players, rated, strict=True):
        ends[player].append((rating.mu, rating.sigma))
    return {
        player: Rating(
            sum(mu for mu, _ in its) / len(its), sum(sigma for _, sigma in its) / len(its), before[player].games + 1
        )
        for player, its in ends.items()
    }
