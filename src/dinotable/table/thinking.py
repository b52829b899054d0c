"""Bots in chairs. The record is replayed here, and the bot gets what a person on its seat has: the view, never the state."""

from collections import OrderedDict

import msgspec

from dinotable.bots.contract import Budget
from dinotable.bots.registry import ladder_of, player_for
from dinotable.core.contract import AnyGame, Setup
from dinotable.core.generator import Generator
from dinotable.core.journal import Journal
from dinotable.core.play import legal_actions
from dinotable.core.replay import replay_line
from dinotable.games import load

MOST_GAMES = 64
"""Kept half replayed."""


class Job(msgspec.Struct, frozen=True):
    """Think about what a seat owes."""

    place: str
    """The module that holds the game."""
    table: str
    """Lines of one table only grow, so what was replayed before is a start."""
    seats: int
    options: dict[str, str]
    lines: list[str]
    seat: int
    rung: str
    dice: int
    """Where the bot's own chance starts."""
    seconds: float
    """At most."""


class Idea(msgspec.Struct, frozen=True):
    action: str
    value: float
    visits: int


class Thought(msgspec.Struct, frozen=True):
    ideas: list[Idea]
    """The best first; never empty."""


class Thinker:
    def __init__(self) -> None:
        self._journals: OrderedDict[str, Journal] = OrderedDict()  # type: ignore[type-arg]

    def think(self, job: Job) -> Thought:
        game = load(job.place)
        setup = game.setup(job.seats, job.options)
        journal = self._journal(game, setup, job)
        view = game.view(journal.state, job.seat)
        legal = legal_actions(game, journal.state, job.seat)
        player = player_for(game, setup, job.rung)
        thought = player.bot.think(view, legal, Generator(job.dice), _budget(game, job.rung, job.seconds))
        words = game.actions
        return Thought([Idea(words.text(c.action), round(c.value, 4), c.visits) for c in thought.candidates])

    def _journal(self, game: AnyGame, setup: Setup, job: Job) -> "Journal":  # type: ignore[type-arg]
        journal = self._journals.pop(job.table, None) or Journal(game, setup)
        for line in job.lines[len(journal.entries) :]:
            replay_line(journal, line)
        self._journals[job.table] = journal
        if len(self._journals) > MOST_GAMES:
            self._journals.popitem(last=False)
        return journal


def _budget(game: AnyGame, rung: str, seconds: float) -> Budget:
    """What the rung thinks by itself, and a search never longer than `seconds`."""
    style = ladder_of(game).searches.get(rung)
    return Budget(style.simulations, seconds) if style else Budget()
