"""Bots in chairs. The record is replayed here, and the bot gets what a person on its seat has: the view, never the state."""

import hashlib
from collections import OrderedDict
from collections.abc import Callable
from typing import Literal

import msgspec

from dinotable.bots.contract import Budget, Candidate, Reason
from dinotable.bots.registry import Player, player_for
from dinotable.core.contract import AnyGame
from dinotable.core.generator import Generator
from dinotable.core.journal import Journal
from dinotable.core.play import legal_actions
from dinotable.core.replay import replay_line
from dinotable.core.setup import Setup
from dinotable.core.state import State, View
from dinotable.core.wire import GameReason
from dinotable.games import load
from dinotable.table.table import Table
from dinotable.table.variant import SetupWords, setup_words

MOST_GAMES, MOST_LINES = 64, 40_000
"""Kept half replayed, and what they may have together: a line takes more than a kilobyte."""
HINT_SECONDS = 0.5
"""What a hint may think at most: where there is one bot worker, a bot waits so long for its turn."""
WEIGHER = "greedy"
"""A level that can weigh a few of the choices by themselves: those that search need them all."""
WRONG = ("illegal", "notation")
"""What is refused for these was no answer: the bot has failed."""


class Job(msgspec.Struct, frozen=True, tag="think"):
    """Think about what a seat owes."""

    place: str
    """The module that holds the game."""
    table: str
    """Lines of one table only grow, so what was replayed before is a start."""
    setup: SetupWords
    lines: list[str]
    seat: int
    level: str
    dice: int
    """Where the bot's own chance starts."""
    seconds: float
    """At most."""
    has_reasons: bool = True
    """Whether every action is to be weighed and explained, or only the choice told."""
    only: list[str] = []
    """Weigh these actions alone; empty: all."""


class Term(msgspec.Struct, frozen=True):
    """A term of the game's evaluator."""

    name: str
    """In words: `<game>-term-<name>`."""
    change: float
    """How much better it gets for the seat, in points; negative: worse."""


class ReasonPage(msgspec.Struct, frozen=True):
    """What an action does, as a fact of the game."""

    fields: GameReason
    """In words: `<game>-reason-<kind>`."""
    is_sure: bool
    """Whether it is so in whatever world the seat can think of; else in most."""


Standing = Literal["lost", "behind", "slightly-behind", "even", "slightly-ahead", "ahead", "won"]
STANDINGS: list[tuple[float, Standing]] = [
    (0.1, "lost"),
    (0.3, "behind"),
    (0.44, "slightly-behind"),
    (0.56, "even"),
    (0.7, "slightly-ahead"),
    (0.9, "ahead"),
]
"""Up to which value a seat stands so."""


class Idea(msgspec.Struct, frozen=True):
    action: str
    value: float
    """From 0, certainly last, to 1, certainly first."""
    visits: int
    ranks: list[float]
    """The rank each seat can expect; empty from a bot that weighs nothing."""
    terms: list[Term]
    """At most three, those that change most first."""
    reasons: list[ReasonPage] = []
    """At most three, the most telling first; of the best three ideas."""
    error: float = 0.0
    """How far the value may be off by chance: its standard error."""
    is_level: bool = False
    """Whether the first idea is better by no more than chance can make it seem."""
    standing: Standing = "even"
    """The value in a word."""
    is_exact: bool = False
    """Whether the game was worked out to its end: the value is what best play of all gives, no estimate."""


class Thought(msgspec.Struct, frozen=True):
    ideas: list[Idea]
    """The best first; empty only if the bot is a program and has failed."""


def job_for(id: str, table: Table, place: str, seat: int, level: str, seconds: float, is_hint: bool) -> Job:  # noqa: A002
    """What a bot would do at that table, and why for a hint, which in a lesson is about what the lesson asks for. In a
    chair its dice are a secret of the table, for a hint nobody's."""
    journal = table.journal
    salt = journal.luck.seed if not is_hint and journal.luck else b""
    text = f"{id}/{seat}/{table.asks.owed.get(seat)}".encode()
    dice = int.from_bytes(hashlib.blake2b(text, key=salt, digest_size=8).digest(), "big")
    lines = journal.lines()
    taught = table.taught_move(seat) if is_hint else ""
    only = [taught] if taught else []
    weigher = WEIGHER if taught else level
    return Job(place, id, setup_words(table.setup), lines, seat, weigher, dice, seconds, is_hint, only)


AnyJournal = Journal[State, View]
PlayerFor = Callable[[AnyJournal, str], Player]
"""Who a level is at a game."""


def usual_player(journal: AnyJournal, level: str) -> Player:
    return player_for(journal.game, journal.setup, level)


class BotWorker:
    def __init__(self, player_for: PlayerFor = usual_player) -> None:
        self._player_for = player_for
        self._journals: OrderedDict[str, Journal] = OrderedDict()  # type: ignore[type-arg]

    def think(self, job: Job) -> Thought:
        game = load(job.place)
        setup = job.setup.setup(game)
        journal = self._journal(game, setup, job)
        view = game.view(journal.state, job.seat)
        legal = legal_actions(game, journal.state, job.seat)
        if job.only:
            legal = [action for action in legal if game.actions.text(action) in job.only] or legal
        bot = self._player_for(journal, job.level).bot
        dice, budget = Generator(job.dice), _budget(game, job.level, job.seconds)
        if not job.has_reasons:
            return Thought([_idea(game, Candidate(bot.choose(view, legal, dice, budget), 0.5, [], 0, []))])
        thought = bot.think(view, legal, dice, budget)
        return Thought([_idea(game, each, thought.is_exact) for each in thought.candidates])

    def _journal(self, game: AnyGame, setup: Setup, job: Job) -> "Journal":  # type: ignore[type-arg]
        journal = self._journals.pop(job.table, None) or Journal(game, setup)
        for line in job.lines[len(journal.entries) :]:
            replay_line(journal, line)
        self._journals[job.table] = journal
        lines = sum(len(each.entries) for each in self._journals.values())
        while len(self._journals) > 1 and (len(self._journals) > MOST_GAMES or lines > MOST_LINES):
            lines -= len(self._journals.popitem(last=False)[1].entries)
        return journal


def _idea(game: AnyGame, candidate: Candidate, is_exact: bool = False) -> Idea:
    ranks = [round(rank, 3) for rank in candidate.ranks]
    terms = [Term(change.term, round(change.points, 2)) for change in candidate.changes]
    return Idea(
        game.actions.text(candidate.action),
        round(candidate.value, 4),
        candidate.visits,
        ranks,
        terms,
        [reason_page(game, reason) for reason in candidate.reasons],
        round(candidate.error, 4),
        candidate.is_level,
        standing_of(candidate.value),
        is_exact,
    )


def reason_page(game: AnyGame, reason: Reason) -> ReasonPage:
    return ReasonPage(game.explainer().words.fields(reason.packed), reason.is_sure)


def standing_of(value: float) -> Standing:
    return next((word for most, word in STANDINGS if value <= most), "won")


def _budget(game: AnyGame, level: str, seconds: float) -> Budget:
    """What the level thinks by itself, and never longer than `seconds`."""
    if level not in game.ladder().names():
        return Budget(0, seconds)
    return Budget(game.ladder().budget_of(level), seconds)
