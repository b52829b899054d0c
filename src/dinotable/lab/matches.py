"""The matches of a game's ladder: who meets whom, at how many seats, how often, and what came of it so far."""

import itertools
import os
from typing import Any

from dinotable.core.contract import AnyGame
from dinotable.core.outcome import points_of
from dinotable.lab.fixture import Fixture
from dinotable.lab.results import Results
from dinotable.lab.statistics import duels_of, wilson

SEED = 1
ANCHOR, LOWEST = "greedy", "random"
MIDDLE, TO_ANCHOR, TO_LOWEST = 0.4, 0.4, 0.1
"""Parts of the games of neighbours at fewest and at most players: of neighbours between, of the best level elsewhere."""
WITNESSED = ("seating", "scores", "ranks", "moves")
"""What the first game of a match says about its bots: it is another one as soon as one of them is."""


class Match:
    """The first level alone among copies of the second."""

    def __init__(self, game: AnyGame, players: int, first: str, second: str, target: int) -> None:
        self.game = game
        self.players = players
        self.first = first
        self.second = second
        self.fixture = Fixture(game.id, players, [first, second], SEED, {})
        self.target = -(-target // players) * players
        self.results = Results(None, {})
        self.asked: set[int] = set()
        """Games that were asked for in this run."""
        self.missing: list[int] = []
        """Those that are neither there nor asked for."""
        self.won = self.cpu = 0.0
        self._count()

    def name(self) -> str:
        return f"{self.game.id}-{self.players}-{self.first}-{self.second}"

    def command(self, games: int) -> str:
        return (
            f"dinotable arena {self.game.id} --players {self.players} --bots {self.first},{self.second} "
            f"--games {games} --seed {SEED}"
        )

    def path(self, folder: str) -> str:
        return os.path.join(folder, f"{self.name()}.jsonl")

    def open(self, folder: str) -> None:
        """Takes what is kept there."""
        self.results = Results(self.path(folder), self.fixture.header())
        self._count()

    def _count(self) -> None:
        self.won = self.cpu = 0.0
        for game in self.results.games.values():
            self._note(game)
        there = self.results.games
        self.missing = [number for number in range(self.target) if number not in there and number not in self.asked]

    def _note(self, game: dict[str, Any]) -> None:
        self.won += points_of(game["ranks"], game["seating"].index(0))
        self.cpu += game.get("cpu", sum(game["seconds"]))

    def ask(self, count: int) -> list[int]:
        """The next games."""
        asked, self.missing = self.missing[:count], self.missing[count:]
        self.asked.update(asked)
        return asked

    def ask_first(self) -> int:
        """The first game, even if it is there: it shows whether what is kept was played by the bots of today."""
        self.asked.add(0)
        self.missing = [number for number in self.missing if number]
        return 0

    def add(self, game: dict[str, Any]) -> bool:
        """False if the kept games are of other bots: they are put aside, and the match begins anew."""
        kept = self.results.games.get(game["n"])
        if kept is None:
            self.results.add(game)
            self._note(game)
            return True
        if witness(kept) == witness(game):
            return True
        path = self.results.path
        if path:
            os.replace(path, f"{path}.stale")
        self.results = Results(path, self.fixture.header())
        self.results.add(game)
        self._count()
        return False

    def seconds_a_game(self) -> float:
        """Of processor time; 0 if nobody knows."""
        return self.cpu / max(1, len(self.results.games))

    def counted(self) -> list[dict[str, Any]]:
        """Whole deals from the first on, so that the command of the page plays exactly these."""
        games = self.results.games
        count = next(number for number in itertools.count() if number not in games)
        return [games[number] for number in range(count // self.players * self.players)]

    def first_witness(self) -> dict[str, Any]:
        """What the first game says about the bots; empty if it is not there."""
        first = self.results.games.get(0)
        return witness(first) if first else {}

    def line(self) -> dict[str, Any]:
        """What is published of it."""
        games = self.counted()
        wins = sum(points_of(game["ranks"], game["seating"].index(0)) for game in games)
        duels = [0] * (2 * self.players - 1)
        for game in games:
            duels[round(2 * sum(share if first == 0 else 1 - share for first, _, share in duels_of(game)))] += 1
        return {
            "game": self.game.id, "players": self.players, "first": self.first, "second": self.second,
            "games": len(games), "wins": round(wins, 3), "interval": [round(end, 4) for end in wilson(wins, len(games))],
            "duels": duels, "witness": self.first_witness(), "command": self.command(len(games)),
        }  # fmt: skip


def witness(game: dict[str, Any]) -> dict[str, Any]:
    return {what: game[what] for what in WITNESSED}


def matches(game: AnyGame, games: int) -> list[Match]:
    """Neighbours, and the best level among `greedy` and `random`, at every number of players."""
    levels = game.ladder().names()
    found: dict[str, Match] = {}
    for players in range(game.fewest, game.most + 1):
        part = 1.0 if players in (game.fewest, game.most) else MIDDLE
        wanted = [(above, below, part) for below, above in itertools.pairwise(levels)]
        wanted += [(levels[-1], other, share) for other, share in ((ANCHOR, TO_ANCHOR), (LOWEST, TO_LOWEST))]
        for first, second, share in wanted:
            match = Match(game, players, first, second, round(games * share))
            if first != second:
                found.setdefault(match.name(), match)
    return list(found.values())


def separates(line: dict[str, Any]) -> bool:
    """The lower end lies above the fair share."""
    return float(line["interval"][0]) > 1 / int(line["players"])
