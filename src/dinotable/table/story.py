"""How a finished game was decided: three moments, the draws that mattered, and for each seat what was luck, what was play.

It is reckoned where bots think, a slice at a time, in three tasks: `look` at every decision, `weigh` those that seem to have
mattered, and give `values` to all positions, in pass after pass, until that is exact enough or has taken long enough.
"""

from collections import OrderedDict
from collections.abc import Callable
from typing import Literal

import msgspec

from dinotable.bots.luck import Course, Share, Term, Values, shares_of
from dinotable.core.contract import AnyGame
from dinotable.core.journal import Journal
from dinotable.core.replay import replay_line
from dinotable.core.seats import CHANCE
from dinotable.core.setup import Setup
from dinotable.games import load
from dinotable.table.moments import (
    WEIGH_SECONDS,
    Decision,
    Moment,
    Suspect,
    decisions_of,
    decisive,
    look_at,
    strongest,
    suspicious,
    weigh,
)
from dinotable.table.turns import deeds_of, turns_of
from dinotable.table.variant import SetupWords

MOST_GAMES = 4
"""Kept with all their positions."""
FEWEST_PASSES = 4
MOST_PASSES = 100
PATIENCE = 15.0
"""Seconds for the values of one game, where the fewest passes do not take longer."""
EXACT = 0.04
"""Give or take so much is exact enough."""
MOST_DRAWS = 2
LEAST_DRAW = 0.08

Task = Literal["look", "weigh", "values"]


class StoryJob(msgspec.Struct, frozen=True, tag="story"):
    """Go on at `begin` with a task, for about `seconds`."""

    place: str
    table: str
    setup: SetupWords
    lines: list[str]
    task: Task
    begin: int
    passed: int
    """Which pass, for the values."""
    suspects: list[Suspect]
    """What is to be weighed."""
    seconds: float


class StoryPart(msgspec.Struct, frozen=True):
    next: int
    """Where to go on."""
    total: int
    """There is nothing left to do from here on."""
    spent: float
    """Seconds."""
    suspects: list[Suspect] = []
    moments: list[Moment] = []
    values: list[list[float]] = []
    terms: list[Term] = []
    """With the first values: what they are values of."""


class Draw(msgspec.Struct, frozen=True):
    """What came by chance, and tipped the game."""

    line: int
    """So many lines were there after it."""
    seat: int
    """Whom it helped or hurt most."""
    change: float


class Story(msgspec.Struct, frozen=True):
    level: str
    """Which bot was asked what it would have done."""
    moments: list[Moment]
    draws: list[Draw]
    shares: list[Share]
    """By seat."""
    passes: int


class Storyteller:
    """Where bots think, beside them. `clock` tells seconds that only go forward."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._kept: OrderedDict[str, _Game] = OrderedDict()

    def tell(self, job: StoryJob) -> StoryPart:
        begun = self._clock()
        game = self._game(job)
        if job.task == "look":
            part = game.look(job, lambda: self._clock() - begun >= job.seconds)
        elif job.task == "weigh":
            part = game.weigh(job, lambda: self._clock() - begun >= WEIGH_SECONDS)
        else:
            part = game.value(job, lambda: self._clock() - begun >= job.seconds)
        return msgspec.structs.replace(part, spent=self._clock() - begun)

    def _game(self, job: StoryJob) -> "_Game":
        game = self._kept.pop(job.table, None) or _Game(job)
        self._kept[job.table] = game
        if len(self._kept) > MOST_GAMES:
            self._kept.popitem(last=False)
        return game


class _Game:
    def __init__(self, job: StoryJob) -> None:
        self.game: AnyGame = load(job.place)
        self.setup: Setup = job.setup.setup(self.game)
        journal = Journal(self.game, self.setup)
        for line in job.lines:
            replay_line(journal, line)
        deeds = deeds_of(journal)
        self.course = Course(self.game, self.setup, deeds)
        self.decisions: list[Decision] = decisions_of(self.game, self.setup, deeds, turns_of(journal))
        self.values = Values(self.game, self.setup)

    def look(self, job: StoryJob, is_late: Callable[[], bool]) -> StoryPart:
        found: list[Suspect] = []
        for decision in self.decisions[job.begin :]:
            if found and is_late():
                break
            found.append(look_at(self.game, self.setup, decision))
        return StoryPart(job.begin + len(found), len(self.decisions), 0.0, suspects=found)

    def weigh(self, job: StoryJob, is_late: Callable[[], bool]) -> StoryPart:
        """One at a time: each takes a while."""
        found: list[Moment] = []
        for suspect in job.suspects[job.begin : job.begin + 1]:
            decision = next(one for one in self.decisions if one.deed.line == suspect.line)
            found.append(weigh(self.game, self.setup, decision, suspect, is_late))
        return StoryPart(job.begin + len(found), len(job.suspects), 0.0, moments=found)

    def value(self, job: StoryJob, is_late: Callable[[], bool]) -> StoryPart:
        positions = self.course.positions
        found: list[list[float]] = []
        for position in positions[job.begin :]:
            if found and is_late():
                break
            found.append(self.values.of(position, job.passed))
        terms = self.course.terms if job.begin == 0 and job.passed == 0 else []
        return StoryPart(job.begin + len(found), len(positions), 0.0, values=found, terms=terms)


class Telling:
    """A story as far as it has come: which job is next, and what its answer adds."""

    def __init__(self, place: str, table: str, setup: SetupWords, lines: list[str]) -> None:
        self._first = StoryJob(place, table, setup, lines, "look", 0, 0, [], 0.0)
        self._level = strongest(load(place))
        self._task: Task = "look"
        self._begin = 0
        self._part = 0.0
        """How much of the task, or of its passes, is done."""
        self._suspects: list[Suspect] = []
        self._moments: list[Moment] = []
        self._terms: list[Term] = []
        self._values: list[list[float]] = []
        self._passes: list[list[list[float]]] = []
        self._spent = 0.0
        self.is_done = False

    def next_job(self, seconds: float) -> StoryJob:
        return msgspec.structs.replace(
            self._first,
            task=self._task,
            begin=self._begin,
            passed=len(self._passes),
            suspects=self._suspects if self._task == "weigh" else [],
            seconds=seconds,
        )

    def add(self, part: StoryPart) -> None:
        self._begin = part.next
        self._part = part.next / part.total if part.total else 1.0
        if self._task == "look":
            self._suspects = suspicious([*self._suspects, *part.suspects])
        elif self._task == "weigh":
            self._moments += part.moments
        else:
            self._terms = part.terms or self._terms
            self._values += part.values
            self._spent += part.spent
        if part.next >= part.total:
            self._finish()

    def _finish(self) -> None:
        self._begin, self._part = 0, 0.0
        if self._task == "look":
            self._task = "weigh" if self._suspects else "values"
        elif self._task == "weigh":
            self._task = "values"
        else:
            self._passes.append(self._values)
            self._values = []
            self.is_done = self._is_enough()

    def _is_enough(self) -> bool:
        passes = len(self._passes)
        if passes < FEWEST_PASSES:
            return False
        if passes >= MOST_PASSES or self._spent >= PATIENCE:
            return True
        shares = shares_of(self._terms, self._passes)
        return max(max(one.luck_error, one.own_error, one.others_error) for one in shares) <= EXACT

    def done(self) -> float:
        """From 0 to 1, roughly in time."""
        if self.is_done:
            return 1.0
        if self._task == "look":
            return 0.3 * self._part
        if self._task == "weigh":
            return 0.3 + 0.2 * self._part
        passes = (len(self._passes) + self._part) / FEWEST_PASSES
        return 0.5 + 0.5 * min(max(self._spent / PATIENCE, 0.0), passes, 1.0)

    def story(self) -> Story:
        """What is known so far; shares only after two passes, since before nobody can say how exact they are."""
        has_shares = len(self._passes) > 1
        shares = shares_of(self._terms, self._passes) if has_shares else []
        draws = draws_of(self._terms, self._passes) if has_shares else []
        return Story(self._level, decisive(self._moments), draws, shares, len(self._passes))


def draws_of(terms: list[Term], passes: list[list[list[float]]]) -> list[Draw]:
    """The largest changes by chance that stand out of what they may be off by."""
    found = []
    for term in terms:
        if term.who != CHANCE:
            continue
        rows = [[after - before for after, before in _pairs(values, term)] for values in passes]
        means = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
        seat = max(range(len(means)), key=lambda seat: abs(means[seat]))
        spread = sum((row[seat] - means[seat]) ** 2 for row in rows) / (len(rows) * (len(rows) - 1))
        if abs(means[seat]) >= max(LEAST_DRAW, 2 * spread**0.5):
            found.append(Draw(term.line + 1, seat, means[seat]))
    most = sorted(found, key=lambda draw: -abs(draw.change))[:MOST_DRAWS]
    return sorted(most, key=lambda draw: draw.line)


def _pairs(values: list[list[float]], term: Term) -> list[tuple[float, float]]:
    return list(zip(values[term.after], values[term.before], strict=True))
