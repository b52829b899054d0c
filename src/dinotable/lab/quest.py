"""Finds puzzles: positions of games in which one choice is clearly best and a beginner does not see it.

Looked for are choices where the game's best bot and its novice differ. What is found there is weighed, first roughly, then
in a thousand worlds: kept only if the best choice wins by a clear gap in every batch of worlds, if the gap cannot be chance,
and if the best bot, thinking long, says the same each time it is asked.
"""

import hashlib
from collections.abc import Callable
from typing import Any

import msgspec

from dinotable.bots.contract import Budget
from dinotable.bots.registry import player_for
from dinotable.core.chance import Luck
from dinotable.core.contract import AnyGame
from dinotable.core.generator import Generator
from dinotable.core.journal import Journal
from dinotable.core.play import legal_actions, seats_to_act
from dinotable.core.puzzle import Puzzle, Worth
from dinotable.core.record import Record
from dinotable.core.replay import open_record, replay_line
from dinotable.core.setup import Setup
from dinotable.core.state import View
from dinotable.lab.weighing import SURE_95, Scales, lead, mean, spread

FEWEST_CHOICES, MOST_CHOICES = 3, 120
MOST_SOLUTIONS, FEWEST_WRONG = 2, 2
SAME = 0.02
"""Choices that differ by less are worth the same."""
GAP, LEAST_GAP = 0.1, 0.05
"""How much better than all others the best must be, and at least how much 99 times of 100."""
EARLIEST = 0.4
"""Moments before this part of the game are left out: too much is still to come."""
GLANCE, LOOK, TRIAL, ALL, BATCH, BATCHES = 16, 12, 80, 60, 200, 5
"""Worlds: for a first glance at the bot's and the novice's choice; for a look at all choices; for a trial of the best few;
for what all are worth in the end; for the best few, so many times."""
FEW = 6
"""The best by the look are weighed in all batches."""
THOUGHTS, SIMULATIONS = 3, 1000
"""So often the best bot is asked, and so long it thinks each time."""
ASKED = 8
"""So often weaker bots are asked whether they find it."""
NO_DECISION = ("*", "#")
"""How lines begin that chance or a note wrote."""
NOVICE, WEAKER = "novice", ("novice", "greedy")
PLAYER = "greedy"
"""Plays the games: people's games have such mistakes in them."""
MOST_LOOKED_AT, MOST_GLANCED, MOST_SOLVED = 32, 10, 5
"""Moments of one game that are looked at, by lot; looked at again; and solved, the most promising first."""
MOST_A_GAME, NEAR = 2, 20
"""Puzzles of one game, and how many lines they are apart at least: two of one turn are alike."""
MOST_SEATS = 4
"""Larger tables are left out: too much of a large table's end is other people's doing."""

CRITERIA: dict[str, Any] = {
    "choices": [FEWEST_CHOICES, MOST_CHOICES],
    "most_solutions": MOST_SOLUTIONS,
    "gap": GAP,
    "least_gap_99": LEAST_GAP,
    "worlds": BATCH * BATCHES,
    "batches_that_agree": BATCHES,
    "thoughts_that_agree": THOUGHTS,
    "simulations": SIMULATIONS,
}


class Moment(msgspec.Struct, frozen=True):
    """A decision of a game."""

    line: int
    seat: int
    view: View
    legal: list[int]


class Quest:
    """Looks through one game, played by bots or recorded."""

    def __init__(
        self, game: AnyGame, setup: Setup, generator: Generator, look: Callable[[], None] = lambda: None
    ) -> None:
        """`look` hears of every look at a position: a game takes minutes."""
        self.look = look
        self.game = game
        self.setup = setup
        self.generator = generator
        self.scales = Scales(game, setup)
        self.best = player_for(game, setup, game.ladder().names()[-1]).bot
        self.novice = player_for(game, setup, NOVICE).bot

    def moment(self, journal: "Journal[Any, Any]", seat: int) -> Moment:
        legal = legal_actions(self.game, journal.state, seat)
        return Moment(len(journal.entries), seat, self.game.view(journal.state, seat), legal)

    def promise(self, moment: Moment, worlds: int) -> float:
        """How much better the bot's choice is than the novice's, at a glance; 0: nothing to solve."""
        self.look()
        view, legal = moment.view, moment.legal
        plain = self.novice.choose(view, legal, self.generator, Budget())
        good = self.best.choose(view, legal, self.generator, Budget())
        if plain == good:
            return 0.0
        found = self.scales.weigh(view, [good, plain], worlds, self.generator)
        return mean(found[good]) - mean(found[plain])

    def solve(self, view: View, legal: list[int]) -> tuple[list[int], list[Worth], float, float] | None:
        """The solutions, what all choices are worth, and the gap; None where nothing is clearly best."""
        look = self.scales.weigh(view, legal, LOOK, self.generator)
        few = sorted(legal, key=lambda action: -mean(look[action]))[:FEW]
        shares: dict[int, list[float]] = {action: [] for action in few}
        winners: set[int] = set()
        if not _is_promising(self.scales.weigh(view, few, TRIAL, self.generator)):
            return None
        thoughts = {self.best.choose(view, legal, self.generator, Budget(SIMULATIONS)) for _ in range(THOUGHTS)}
        if len(thoughts) > MOST_SOLUTIONS:
            return None
        for _ in range(BATCHES):
            self.look()
            left = [action for action in few if not _is_beaten(shares, action)]
            batch = self.scales.weigh(view, left, BATCH, self.generator)
            winners.add(max(left, key=lambda action: mean(batch[action])))
            for action in left:
                shares[action] += batch[action]
            if len(winners) > MOST_SOLUTIONS or not _is_promising(shares):
                return None
        few.sort(key=lambda action: -mean(shares[action]))
        top = mean(shares[few[0]])
        solutions = [action for action in few if top - mean(shares[action]) < SAME]
        rest = few[len(solutions) :]
        if (
            len(legal) - len(solutions) < FEWEST_WRONG
            or not rest
            or len(solutions) > MOST_SOLUTIONS
            or not winners | thoughts <= set(solutions)
        ):
            return None
        leads = [lead(shares[good], shares[other]) for good in solutions for other in rest]
        gap, least = min(gap for gap, _ in leads), min(least for _, least in leads)
        if gap < GAP or least < LEAST_GAP:
            return None
        others = [action for action in legal if action not in shares]
        shares.update(self.scales.weigh(view, others, ALL, self.generator))
        # One that looked bad in a few worlds may be good after all: then nothing is certain.
        if any(mean(shares[action]) + SURE_95 * spread(shares[action]) > top - gap / 2 for action in others):
            return None
        worths = [self._worth(action, shares[action]) for action in legal]
        return solutions, sorted(worths, key=lambda worth: -worth.value), gap, least

    def _worth(self, action: int, row: list[float]) -> Worth:
        return Worth(self.game.actions.text(action), round(mean(row), 3), round(SURE_95 * spread(row), 3))

    def found_by(self, view: View, legal: list[int], solutions: list[int]) -> dict[str, float]:
        found = {}
        for level in WEAKER:
            bot = player_for(self.game, self.setup, level).bot
            hits = [bot.choose(view, legal, self.generator, Budget()) in solutions for _ in range(ASKED)]
            found[level] = sum(hits) / ASKED
        return found

    def puzzles(self, moments: list[Moment], lines: list[str]) -> list[Puzzle]:
        """Of the most promising moments the first that hold."""
        late = [moment for moment in moments if moment.line >= EARLIEST * len(lines)]
        late = [moment for moment in late if FEWEST_CHOICES <= len(moment.legal) <= MOST_CHOICES]
        self._shuffle(late)
        late = late[:MOST_LOOKED_AT]
        # A few worlds tell little: what comes out ahead in them is looked at again.
        for worlds, most in ((GLANCE, MOST_GLANCED), (TRIAL, MOST_SOLVED)):
            keyed = sorted([(-self.promise(moment, worlds), k) for k, moment in enumerate(late)])
            late = [late[k] for promise, k in keyed[:most] if -promise >= GAP / 2]
        found: list[Puzzle] = []
        for moment in late:
            is_near = any(abs(moment.line - len(other.lines)) < NEAR for other in found)
            puzzle = None if is_near or len(found) == MOST_A_GAME else self._from(moment, lines)
            found += [puzzle] if puzzle else []
        return found

    def _shuffle(self, moments: list[Moment]) -> None:
        for k in range(len(moments) - 1, 0, -1):
            other = self.generator.below(k + 1)
            moments[k], moments[other] = moments[other], moments[k]

    def _from(self, moment: Moment, lines: list[str]) -> Puzzle | None:
        solved = self.solve(moment.view, moment.legal)
        if solved is None:
            return None
        solutions, worths, gap, least = solved
        found = self.found_by(moment.view, moment.legal, solutions)
        if found[NOVICE] == 1:
            return None
        given = lines[: moment.line]
        name = hashlib.sha256("\n".join([self.game.rules, str(moment.seat), *given]).encode()).hexdigest()[:8]
        texts = [self.game.actions.text(action) for action in solutions]
        options = dict(self.setup.options)
        gap, least = round(gap, 3), round(least, 3)
        return Puzzle(name, self.setup.seats, options, moment.seat, given, texts, worths, gap, least, found)


def from_bots(game: AnyGame, seed: int, number: int, look: Callable[[], None] = lambda: None) -> list[Puzzle]:
    """Game `number` of a seed, played by plain bots; two to four of them by turns."""
    counts = [seats for seats in range(game.fewest, game.most + 1) if seats <= MOST_SEATS] or [game.fewest]
    setup = game.setup(counts[number % len(counts)])
    quest = Quest(game, setup, Generator(_toss(seed, number, "choices")), look)
    journal = Journal(game, setup, Luck(hashlib.sha256(f"dinotable puzzles {seed} {number}".encode()).digest()))
    player = player_for(game, setup, PLAYER).bot
    moments: list[Moment] = []
    while len(journal.entries) < game.longest(setup):
        journal.settle()
        seats = seats_to_act(game, journal.state)
        if not seats:
            break
        moment = quest.moment(journal, seats[quest.generator.below(len(seats))])
        moments.append(moment)
        journal.act(moment.seat, player.choose(moment.view, moment.legal, quest.generator, Budget()))
    return quest.puzzles(moments, [journal.line(entry) for entry in journal.entries])


def from_record(game: AnyGame, record: Record, look: Callable[[], None] = lambda: None) -> list[Puzzle]:
    """A recorded game, whoever played it: every decision is looked at with the eyes of who had it."""
    journal = open_record(game, record)
    quest = Quest(game, journal.setup, Generator(_toss(0, 0, record.text())), look)
    moments: list[Moment] = []
    for line in record.lines:
        asked = [] if line.startswith(NO_DECISION) else seats_to_act(game, journal.state)
        moments += [quest.moment(journal, seat) for seat in asked]
        replay_line(journal, line)
    return quest.puzzles(moments, list(record.lines))


def _is_beaten(shares: dict[int, list[float]], action: int) -> bool:
    """Whether it is so far behind that no more worlds are needed to say so."""
    row = shares[action]
    best = max(shares, key=lambda other: mean(shares[other])) if row else action
    return best != action and lead(shares[best], row)[1] > 2 * GAP


def _is_promising(shares: dict[int, list[float]]) -> bool:
    """Whether what is worth about as much as the best is few, so far."""
    values = sorted((mean(row) for row in shares.values()), reverse=True)
    return len(values) > MOST_SOLUTIONS and values[0] - values[MOST_SOLUTIONS] >= GAP / 2


def _toss(seed: int, number: int, what: str) -> int:
    return int.from_bytes(hashlib.sha256(f"dinotable puzzles {seed} {number} {what}".encode()).digest()[:8], "big")
