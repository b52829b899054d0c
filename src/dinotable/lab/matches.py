"""The matches of a game's ladder: who meets whom, at how many seats, how often, and what came of it so far."""

import itertools
import os
from typing import Any

from dinotable.core.contract import AnyGame
from dinotable.core.outcome import points_of
from dinotable.lab.fixture import Fixture
from dinotable.lab.past import Line, Past
from dinotable.lab.results import Results
from dinotable.lab.statistics import duels_of, wilson

SEED = 1
ANCHOR, LOWEST = "greedy", "random"
MIDDLE, TO_ANCHOR, TO_LOWEST = 0.4, 0.4, 0.1
"""Parts of the games of neighbours at fewest and at most players: of neighbours between, of the best level elsewhere."""
WITNESSED = ("seating", "scores", "ranks", "moves")
"""What a game says about its bots: it is another one as soon as one of them is."""


class Match:
    """The first level alone among copies of the second."""

    def __init__(self, game: AnyGame, players: int, first: str, second: str, target: int) -> None:
        self.game = game
        self.players = players
        self.first = first
        self.second = second
        self.fixture = Fixture(game.id, players, [first, second], SEED, {})
        self.target = -(-target // players) * players
        self.published: Line | None = None
        self.past = Past(players)
        """What is taken from it."""
        self.results = Results(None, {})
        self.asked: set[int] = set()
        """Games that were asked for in this run."""
        self.missing: list[int] = []
        """Those that are neither there nor asked for."""
        self.there = 0
        """How many games are known."""
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

    def go_on_from(self, line: Line) -> None:
        """Takes what was published, if that is more than what is kept and may be of the same bots."""
        self.published = line
        seen = self.first_witness()
        if line["games"] > len(self.counted()) and line["witness"] and seen in ({}, line["witness"]):
            self.past = Past(self.players, line)
            self._count()

    def _count(self) -> None:
        self.there, self.won, self.cpu = self.past.games, self.past.won, 0.0
        for game in self.results.games.values():
            self._note(game)
        known = self.results.games.keys() | self.asked
        self.missing = [number for number in range(self.past.games, self.target) if number not in known]

    def _note(self, game: dict[str, Any]) -> None:
        if game["n"] >= self.past.games:
            self.there += 1
            self.won += won_in(game)
        self.cpu += game.get("cpu", sum(game["seconds"]))

    def ask(self, count: int) -> list[int]:
        """The next games."""
        asked, self.missing = self.missing[:count], self.missing[count:]
        self.asked.update(asked)
        return asked

    def ask_witnesses(self) -> list[int]:
        """Games that are there, kept or published, and the first in any case: they show whether all that is there was
        played by the bots of today."""
        numbers = sorted({0, *self.past.witnesses})
        self.asked.update(numbers)
        self.missing = [number for number in self.missing if number]
        return numbers

    def add(self, game: dict[str, Any]) -> bool:
        """False if what is there is of other bots: it is put aside, and the match begins anew."""
        number, seen = game["n"], witness(game)
        kept = self.results.games.get(number)
        if seen != self.past.witnesses.get(number, seen):
            self.published = None
        elif kept is None:
            self.results.add(game)
            self._note(game)
            return True
        elif seen == witness(kept):
            return True
        self._begin_anew(game)
        return False

    def _begin_anew(self, game: dict[str, Any]) -> None:
        path = self.results.path
        if path:
            os.replace(path, f"{path}.stale")
        self.asked -= self.results.games.keys() - {game["n"]}
        self.past = Past(self.players)
        self.results = Results(path, self.fixture.header())
        self.results.add(game)
        self._count()
        if self.published:
            self.go_on_from(self.published)

    def seconds_a_game(self) -> float:
        """Of processor time; 0 if nobody knows."""
        return self.cpu / max(1, len(self.results.games))

    def counted(self) -> list[dict[str, Any]]:
        """Whole deals from the first on, or from where the past ends, so that the command of the page plays exactly these.
        None go on from a past that its witnesses have not confirmed."""
        games, begin = self.results.games, self.past.games
        if not games.keys() >= self.past.witnesses.keys():
            return []
        end = next(number for number in itertools.count(begin) if number not in games)
        return [games[number] for number in range(begin, begin + (end - begin) // self.players * self.players)]

    def first_witness(self) -> dict[str, Any]:
        """What the first game says about the bots; empty if it is not there."""
        first = self.results.games.get(0)
        return witness(first) if first else {}

    def line(self) -> Line:
        """What is published of it."""
        games = self.counted()
        count = self.past.games + len(games)
        wins = self.past.won + sum(won_in(game) for game in games)
        duels = list(self.past.duels)
        for game in games:
            duels[round(2 * sum(share if first == 0 else 1 - share for first, _, share in duels_of(game)))] += 1
        last = witness(games[-1]) if games else self.past.witnesses.get(count - 1)
        return {
            "game": self.game.id, "players": self.players, "first": self.first, "second": self.second,
            "games": count, "wins": round(wins, 3), "interval": [round(end, 4) for end in wilson(wins, count)],
            "duels": duels, "witness": self.past.witnesses.get(0) or self.first_witness(),
            **({"last": last} if last else {}), "command": self.command(count),
        }  # fmt: skip


def won_in(game: dict[str, Any]) -> float:
    """By the first level."""
    return points_of(game["ranks"], game["seating"].index(0))


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
