"""What somebody at the table may see: made from `view` and `see` alone, for every route."""

from typing import Annotated, Any, Literal, cast

import msgspec

from dinotable.core.log import see
from dinotable.core.outcome import Outcome
from dinotable.core.record import Record
from dinotable.core.seats import CHANCE, SPECTATOR, seats_in
from dinotable.core.wire import GameAction, GameEvent, GameFacts, GameView, read_as
from dinotable.table.lessons import is_missed, lessons_of
from dinotable.table.log import (
    Answered,
    Chair,
    Entered,
    Lapsed,
    Lent,
    Proposed,
    Rematched,
    Rose,
    Sat,
    Swapped,
    Vacation,
)
from dinotable.table.phrases import Choice, encode, joined, phrases_of
from dinotable.table.table import Table

About = Sat | Rose | Lent | Swapped | Proposed | Answered | Lapsed | Vacation | Rematched
"""The entries that are about people."""
EntryKind = Literal[
    "sat", "rose", "lent", "swapped", "started", "acted", "undid", "proposed", "answered", "lapsed", "vacation",
    "rematched",
]  # fmt: skip
Status = Literal["open", "playing", "over"]
Arguments = dict[str, str | int]


class Line(msgspec.Struct, frozen=True):
    """One line of the record as its viewer may see it."""

    number: int
    """From 0."""
    seat: int | None
    """Who acted; null for chance."""
    text: str
    """`take ?` where something is hidden."""
    action: GameAction | None
    """Null for what is no action."""
    undone: int
    """How many of the seat's own actions this takes back."""
    events: list[GameEvent]
    """What it caused."""
    back: int | None = None
    """The line to before which this takes everything back."""
    taken_back: list[int] = []
    """The lines that do not count any more with it, first to last."""
    note: str = ""
    """Who plays from here on: `lent greedy`, `taken`."""


class LogEntry(msgspec.Struct, frozen=True):
    """One entry of the table's log."""

    seq: int
    kind: EntryKind
    lines: list[Line]
    about: Annotated[dict[str, Any], read_as(About)] = {}
    """Fields of an entry that is about people: nothing of the game is in them."""


class PartSeen(msgspec.Struct, frozen=True):
    """So many points of a score, for one thing."""

    word: str
    """In words `<game>-part-<word>`, with the arguments."""
    points: int
    rule: str
    arguments: Arguments


class Ending(msgspec.Struct, frozen=True):
    scores: list[int]
    ranks: list[int]
    reason: str
    rule: str
    parts: list[list[PartSeen]]
    """By seat: what its score is made of."""


def see_ending(outcome: Outcome | None) -> Ending | None:
    if outcome is None:
        return None
    parts = [
        [PartSeen(part.word, part.points, part.rule, cast(Arguments, part.arguments)) for part in seat_parts]
        for seat_parts in outcome.parts
    ]
    return Ending(outcome.scores, outcome.ranks, outcome.reason, outcome.rule, parts)


class LessonNow(msgspec.Struct, frozen=True):
    """How far whoever learns here has come."""

    lesson: str
    step: int
    """From 0."""
    steps: int
    """How many there are."""
    is_done: bool
    is_missed: bool
    """It can no longer be done here: the step is to be begun again."""


class Now(msgspec.Struct, frozen=True):
    """How things stand for one viewer."""

    seq: int
    """The last entry of the log that is in this."""
    status: Status
    chairs: list[Chair]
    to_act: list[int]
    """Who owes a decision."""
    ask: int | None
    """The number of the decision that the viewer owes."""
    legal: list[Choice]
    undo: list[int]
    """The lines that the viewer may take back to."""
    view: GameView | None
    """Null before the start."""
    facts: GameFacts | None
    ending: Ending | None
    lesson: LessonNow | None = None
    """For the learner, at a table that is a step of a lesson."""
    is_forced: bool = False
    """There is one thing to do, and everybody can tell: it may be done for the viewer, at any speed. Never in a reaction
    window, or where several choose at the same time."""


def status_of(table: Table) -> Status:
    if not table.is_started:
        return "open"
    return "over" if table.is_over() else "playing"


ALL_EYES = -2
"""Whoever looks at a finished game, and is told what every seat knew."""


def see_entry(table: Table, entered: Entered, viewer: int, lines: list[Line] | None = None) -> LogEntry:
    """With `lines`, if they were worked out before."""
    kind = cast(EntryKind, type(entered.event).__struct_config__.tag)
    if lines is None:
        lines = [see_line(table, number, viewer) for number, _ in table.lines_of(entered.seq)]
    about = msgspec.to_builtins(entered.event) if isinstance(entered.event, About) else {}
    # Nobody needs to know who of the bots waits for whom.
    about.pop("order", None)
    return LogEntry(entered.seq, kind, lines, about)


def see_line(table: Table, number: int, viewer: int) -> Line:
    game = table.game
    entry = table.journal.entries[number]
    seat = None if entry.seat == CHANCE else entry.seat
    if entry.undone:
        return Line(number, seat, f"undo {entry.undone}", None, entry.undone, [], taken_back=entry.taken_back)
    if entry.back >= 0:
        return Line(number, seat, f"back {entry.back}", None, 0, [], entry.back, entry.taken_back)
    if entry.note:
        return Line(number, seat, entry.note, None, 0, [], note=entry.note)
    phrases = phrases_of(game)
    if viewer == ALL_EYES:
        seen, told = entry.action, entry.log.events.listed()
    else:
        seen, told = see(game.actions, entry.action, entry.witnesses, viewer), entry.log.seen_by(viewer, game.events)
    action = phrases.action(seen)
    events = [phrases.event(event) for event in told]
    return Line(number, seat, action.text, action.fields, 0, events)


def see_entries(table: Table, since: int, viewer: int) -> list[LogEntry]:
    """Every entry of the log after `since`."""
    return [see_entry(table, entered, viewer) for entered in table.entries_since(since)]


def see_shared(table: Table) -> bytes | None:
    """What all viewers see alike, encoded: made of what a spectator sees. None before the start."""
    game = table.game
    return encode(game.wire_shared(game.view(table.journal.state, SPECTATOR))) if table.is_started else None


def see_now(table: Table, viewer: int, with_facts: bool = True, shared: bytes | None = None) -> Now:
    """With `shared`, if it was worked out for another viewer of this moment already."""
    game = table.game
    status = status_of(table)
    view: GameView | None = None
    facts: GameFacts | None = None
    ending: Ending | None = None
    if table.is_started:
        seen = game.view(table.journal.state, viewer)
        view = joined(shared or see_shared(table) or b"", game.wire_own(seen))
        facts = game.facts(seen) if with_facts else None
        ending = see_ending(table.outcome())
    is_seat = viewer != SPECTATOR
    return Now(
        seq=table.seq,
        status=status,
        chairs=list(table.chairs),
        to_act=seats_in(game.to_act(table.journal.state)) if status == "playing" else [],
        ask=table.asks.owed.get(viewer) if is_seat else None,
        legal=choices(table, viewer) if is_seat and viewer in table.asks.owed else [],
        undo=table.undoable_from(viewer) if is_seat and status == "playing" else [],
        view=view,
        facts=facts,
        ending=ending,
        lesson=_lesson(table, viewer),
        is_forced=is_seat and _is_forced(table, viewer),
    )


def _is_forced(table: Table, seat: int) -> bool:
    game, journal = table.game, table.journal
    if seat not in table.asks.owed or not game.is_open(journal.state) or game.is_window(journal.state):
        return False
    return len(seats_in(journal.step_asked)) == 1 and len(table.legal(seat)) == 1


def _lesson(table: Table, viewer: int) -> LessonNow | None:
    step, place = table.taught, table.charter.lesson
    if step is None or place is None or viewer != step.seat:
        return None
    ids = [each.id for each in lessons_of(table.game)[place.lesson].steps]
    given = table.journal.given
    is_lost = table.is_over() or is_missed(table.game, table.journal, given, step)
    return LessonNow(place.lesson, ids.index(step.id), len(ids), table.is_learned(), is_lost and not table.is_learned())


def choices(table: Table, seat: int) -> list[Choice]:
    phrases = phrases_of(table.game)
    return [phrases.action(action) for action in table.legal(seat)]


def see_record(table: Table, viewer: int, is_open: bool) -> Record:
    """The whole record with its seed when its past may be told; until then as the viewer may know it."""
    if is_open:
        return table.journal.record(with_seed=table.has_own_seed())
    record = table.journal.record()
    record.lines = [table.journal.line(entry, viewer) for entry in table.journal.entries]
    if not table.is_started:
        record.names = []
    return record
