"""How a game tipped: what each seat could expect at every decision, by a bot's reckoning.

At each decision with a choice, a bot thinks with what the seat that acts could know then, and nothing more. Its best action
tells the place each seat can expect; from 0, certainly last, to 1, certainly first. With two players that is the chance of
winning. What is shown is the mean of what each seat last reckoned; the last point is how it ended.
"""

from collections import OrderedDict
from collections.abc import Callable

import msgspec

from dinotable.bots.contract import Budget
from dinotable.bots.registry import player_for
from dinotable.core.contract import AnyGame
from dinotable.core.generator import Generator
from dinotable.core.journal import Journal
from dinotable.core.play import legal_actions, seats_to_act
from dinotable.core.replay import replay_line
from dinotable.core.seats import CHANCE
from dinotable.core.setup import Setup
from dinotable.games import load
from dinotable.table.variant import SetupWords

LEVELS = ("careful", "greedy")
"""The first that a ladder has: one look is quick, and what was learned knows best what to expect."""
WORLDS = 8
"""In so many worlds it looks at each action."""
MOST_GAMES = 8
MOST_SWINGS = 5
LEAST_SWING = 0.1


class CurveJob(msgspec.Struct, frozen=True, tag="curve"):
    """Go on reckoning at line `begin`, for at most `seconds`."""

    place: str
    table: str
    setup: SetupWords
    lines: list[str]
    begin: int
    seconds: float


class Point(msgspec.Struct, frozen=True):
    line: int
    """So many lines were done."""
    seat: int | None
    """Whose eyes it was reckoned with; null at the end."""
    shares: list[float]
    """For each seat the share of the others it could expect to be ahead of."""


class CurvePart(msgspec.Struct, frozen=True):
    points: list[Point]
    next: int
    """Where to go on; beyond the last line: done."""


class Analyst:
    """Where bots think, beside them. `clock` tells seconds that only go forward."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._journals: OrderedDict[str, Journal] = OrderedDict()  # type: ignore[type-arg]

    def reckon(self, job: CurveJob) -> CurvePart:
        game = load(job.place)
        setup = job.setup.setup(game)
        journal = self._journals.pop(job.table, None)
        if journal is None or len(journal.entries) > job.begin:
            journal = Journal(game, setup)
        end = self._clock() + job.seconds
        points: list[Point] = []
        for line in range(len(journal.entries), len(job.lines) + 1):
            if line >= job.begin and (not points or self._clock() < end):
                points += point_at(game, setup, journal)
            elif line >= job.begin:
                self._keep(job.table, journal)
                return CurvePart(points, line)
            if line < len(job.lines):
                replay_line(journal, job.lines[line])
        return CurvePart(points, len(job.lines) + 1)

    def _keep(self, table: str, journal: "Journal") -> None:  # type: ignore[type-arg]
        self._journals[table] = journal
        if len(self._journals) > MOST_GAMES:
            self._journals.popitem(last=False)


def point_at(game: AnyGame, setup: Setup, journal: "Journal") -> list[Point]:  # type: ignore[type-arg]
    """What is expected now, if there is something to choose, or how it ended."""
    state, line = journal.state, len(journal.entries)
    outcome = game.outcome(state)
    if outcome is not None:
        return [Point(line, None, [_share(outcome.ranks, seat) for seat in range(setup.seats)])]
    for seat in seats_to_act(game, state):
        if seat == CHANCE:
            break
        legal = legal_actions(game, state, seat)
        if len(legal) > 1:
            bot = player_for(game, setup, level_for(game)).bot
            thought = bot.think(game.view(state, seat), legal, Generator(line), Budget(WORLDS))
            ranks = thought.candidates[0].ranks
            return [Point(line, seat, [round((setup.seats - rank) / (setup.seats - 1), 3) for rank in ranks])]
    return []


def level_for(game: AnyGame) -> str:
    """Who reckons."""
    names = game.ladder().names()
    return next(level for level in LEVELS if level in names)


def _share(ranks: list[int], seat: int) -> float:
    """Of the others it came out ahead of; a tie counts half."""
    ahead = sum(rank > ranks[seat] for rank in ranks)
    even = sum(rank == ranks[seat] for rank in ranks) - 1
    return round((ahead + even / 2) / (len(ranks) - 1), 3)


def averaged(points: list[Point]) -> list[Point]:
    """At each point the mean of what every seat last reckoned: whoever is to move sees things a little too well."""
    latest: dict[int, list[float]] = {}
    found = []
    for point in points:
        if point.seat is None:
            found.append(point)
            continue
        latest[point.seat] = point.shares
        columns = zip(*latest.values(), strict=True)
        found.append(Point(point.line, point.seat, [round(sum(column) / len(latest), 3) for column in columns]))
    return found


def swings_of(points: list[Point]) -> list[int]:
    """Which points tipped the game most: their places in the list, in its order."""
    changes = []
    for k in range(1, len(points)):
        pairs = zip(points[k].shares, points[k - 1].shares, strict=True)
        changes.append((max(abs(after - before) for after, before in pairs), k))
    largest = sorted(changes, reverse=True)[:MOST_SWINGS]
    return sorted(k for change, k in largest if change >= LEAST_SWING)
