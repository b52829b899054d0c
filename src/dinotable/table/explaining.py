"""Why the others did what they did, through the eyes of one who watches them.

Every turn is explained by the game's explainer from two views of that one viewer, before and after it, and from nothing
else: what the viewer was not shown cannot be said, whoever knows it.
"""

import msgspec

from dinotable.bots.contract import Reason
from dinotable.core.buffer import Buffer
from dinotable.core.contract import AnyGame
from dinotable.core.journal import Journal
from dinotable.core.replay import replay_line
from dinotable.core.seats import CHANCE
from dinotable.core.state import View
from dinotable.games import load
from dinotable.table.table import Table
from dinotable.table.thinking import ReasonPage, reason_page
from dinotable.table.variant import SetupWords, setup_words

MOST_LINES = 300
"""The last so many are explained: nobody asks about what was long ago."""
MOST_REASONS = 3
SECONDS = 2.0
"""Replaying and explaining takes milliseconds; the rest is room for a slow machine."""


class ExplainJob(msgspec.Struct, frozen=True, tag="explain"):
    """Explain the turns of all others from line `since` on."""

    place: str
    """The module that holds the game."""
    table: str
    setup: SetupWords
    lines: list[str]
    viewer: int
    since: int
    seconds: float = SECONDS


class ExplainedTurn(msgspec.Struct, frozen=True):
    """What somebody did in a row, and what it was good for."""

    seat: int
    line: int
    """Its first line."""
    reasons: list[ReasonPage]
    """At most three, the most telling first; never empty."""


class Explained(msgspec.Struct, frozen=True):
    turns: list[ExplainedTurn]


class _Run:
    """Actions of one seat in a row, with the chance between them."""

    def __init__(self, seat: int, line: int, before: View) -> None:
        self.seat = seat
        self.line = line
        self.before = before
        self.after = before


def explain_job(id: str, table: Table, place: str, viewer: int, since: int) -> ExplainJob:  # noqa: A002
    journal = table.journal
    lines = journal.lines()
    begin = max(since, len(lines) - MOST_LINES)
    return ExplainJob(place, id, setup_words(table.setup), lines, viewer, begin)


def explain_turns(job: ExplainJob) -> Explained:
    game = load(job.place)
    journal: Journal = Journal(game, job.setup.setup(game))  # type: ignore[type-arg]
    runs: list[_Run] = []
    for number, line in enumerate(job.lines):
        before = game.view(journal.state, job.viewer) if number >= job.since else None
        replay_line(journal, line)
        entry = journal.entries[-1]
        if before is None or entry.seat == CHANCE or entry.note:
            continue
        if entry.taken_back:
            runs = [run for run in runs if run.line < entry.taken_back[0]]
            runs.append(_Run(job.viewer, number, before))
            continue
        if not runs or runs[-1].seat != entry.seat:
            runs.append(_Run(entry.seat, number, before))
        runs[-1].after = game.view(journal.state, job.viewer)
    turns = [_explained(game, run) for run in runs if run.seat != job.viewer]
    return Explained([turn for turn in turns if turn.reasons])


def _explained(game: AnyGame, run: _Run) -> ExplainedTurn:
    found = Buffer()
    game.explainer().explain(run.before, run.after, run.seat, found)
    reasons = [reason_page(game, Reason(packed, True)) for packed in dict.fromkeys(found.listed())]
    return ExplainedTurn(run.seat, run.line, reasons[:MOST_REASONS])
