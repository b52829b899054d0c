"""Plays a fixture's games in worker processes and keeps them in a file: an interruption loses only games under way."""

from collections import Counter
from collections.abc import Callable
from contextlib import closing
from typing import Any

from dinotable.bots.policy import GRACE, run_limit
from dinotable.core.errors import SetupError
from dinotable.lab.fixture import Fixture
from dinotable.lab.patience import watch_limit
from dinotable.lab.results import Results
from dinotable.lab.runner import run
from dinotable.lab.standings import pairs, standings, verdict_of
from dinotable.lab.statistics import Verdict
from dinotable.lab.worker import Bouts


class Arena:
    def __init__(
        self,
        fixture: Fixture,
        games: int,
        path: str | None,
        workers: int,
        edge: float = 0.0,
        grace: float = GRACE,
        cluster: str | None = None,
        begin: int = 0,
    ) -> None:
        """`edge`: with more than zero, stop as soon as the sequential test can tell (`statistics.sprt`). `begin`: the number
        of the first game, where those before are known from elsewhere."""
        fixture.grace = grace
        fixture.check()
        if edge > 0 and fixture.is_round_robin:
            raise SetupError("the sequential test is about the first bot: with a round robin leave the edge out")
        size = len(fixture.seatings)
        self.fixture = fixture
        self.games = (games * fixture.pairs + size - 1) // size * size
        """So many for each pair that meets. Whole deals only, so that every bot sits everywhere as often."""
        self.begin = begin
        self.results = Results(path, fixture.header())
        self.workers = workers
        self.cluster = cluster
        self.edge = edge
        self.grace = grace

    def run(self, progress: Callable[[int, int], None] | None = None) -> None:
        """Plays what is missing. `progress` hears how many of how many games are there."""
        progress = progress or (lambda *_: None)
        wanted = range(self.begin, self.games)
        there = set(self.results.games).intersection(wanted)
        progress(len(there), len(wanted))
        if len(there) == len(wanted) or self._told():
            return
        missing = (number for number in wanted if number not in there)
        limits = [watch_limit(word, lambda seconds: run_limit(seconds, self.grace)) for word in self.fixture.bots]
        words = self.fixture.words()
        todo = run(Bouts, words, missing, self.workers, in_order=False, limits=limits, cluster=self.cluster)
        with closing(todo) as games:
            for count, (_, game) in enumerate(games, len(there) + 1):
                self.results.add(game)
                progress(count, len(wanted))
                if self._told():
                    return

    def _told(self) -> bool:
        return self.edge > 0 and self.verdict().says != "open"

    def verdict(self) -> Verdict:
        return verdict_of(self.fixture, self.results.first(self.games), self.edge)

    def counted(self) -> list[dict[str, Any]]:
        """The games of complete meetings; with a sequential test those up to its verdict: what came next is accident."""
        if self.edge > 0:
            return self.results.first(self.verdict().deals * len(self.fixture.seatings))
        games = self.results.first(self.games)
        whole = Counter(self.fixture.meeting(game["n"]) for game in games)
        return [game for game in games if whole[self.fixture.meeting(game["n"])] == self.fixture.meeting_size()]

    def report(self) -> dict[str, Any]:
        """For `--json`."""
        games = self.counted()
        report: dict[str, Any] = {**self.fixture.header(), "games": len(games)}
        report["standings"] = standings(self.fixture, games)
        report["pairs"] = pairs(self.fixture, games)
        if self.edge > 0:
            verdict = self.verdict()
            report["sprt"] = {"edge": self.edge, "deals": verdict.deals, "ratio": round(verdict.ratio, 3)}
            report["sprt"]["says"] = verdict.says
        return report
