"""Counts finished games by the names of those who sat there: people, bots, models, wherever they played."""

import re
from typing import Any, Final

from dinotable.core.contract import AnyGame
from dinotable.core.outcome import points_of
from dinotable.core.record import Record
from dinotable.core.replay import replay
from dinotable.lab.statistics import ratings, wilson

ALIKE: Final = re.compile(r"(.+ bot) ([1-9])")
"""Bots of one level at a table are told apart by the number of their seat."""


class Tally:
    """The games of one kind and number of seats."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.games: list[dict[str, Any]] = []
        self.names: list[str] = []
        self.unfinished = 0
        self.again = 0
        """Records of a game that was counted already, such as those that two players kept of theirs."""
        self._known: set[str] = set()

    def add(self, record: Record) -> None:
        """Replays it, with every action checked and every draw if it has its seed; raises RecordError. Head starts do not
        count: they say how a table counts, not how well somebody played."""
        outcome = self.game.outcome(replay(self.game, record).state)
        played = "\n".join([record.commitment, *record.lines])
        if outcome is None:
            self.unfinished += 1
        elif played in self._known:
            self.again += 1
        else:
            self._known.add(played)
            names = [_name(record.names, seat) for seat in range(self.seats)]
            self.names += [name for name in dict.fromkeys(names) if name not in self.names]
            seating = [self.names.index(name) for name in names]
            self.games.append({"seating": seating, "ranks": outcome.ranks, "scores": outcome.scores})

    def rows(self) -> list[dict[str, Any]]:
        """A row a name, the best first. Two tables with different opponents say little about each other: `rating` takes into
        account who met whom."""
        rated = ratings(self.games, len(self.names)) if self.names else []
        rows = [self._row(number, name, rated[number]) for number, name in enumerate(self.names)]
        return sorted(rows, key=lambda row: -row["rating"])

    def _row(self, number: int, name: str, rating: float) -> dict[str, Any]:
        chairs = [(game, seat) for game in self.games for seat, who in enumerate(game["seating"]) if who == number]
        wins = sum(points_of(game["ranks"], seat) for game, seat in chairs)
        low, high = wilson(wins, len(chairs))
        return {
            "name": name,
            "games": len(chairs),
            "by_seat": [sum(own == seat for _, own in chairs) for seat in range(self.seats)],
            "wins": round(wins, 4),
            "share": round(wins / len(chairs), 4),
            "interval": [round(low, 4), round(high, 4)],
            "score": round(sum(game["scores"][seat] for game, seat in chairs) / len(chairs), 3),
            "rank": round(sum(game["ranks"][seat] for game, seat in chairs) / len(chairs), 3),
            "rating": round(rating),
        }


def _name(names: list[str], seat: int) -> str:
    name = names[seat] if seat < len(names) and names[seat] else f"seat {seat + 1}"
    found = ALIKE.fullmatch(name)
    return found[1] if found and int(found[2]) == seat + 1 else name
