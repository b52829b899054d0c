"""A game under way: its state, everything that was done, and what may still be taken back."""

from typing import Final, Generic

from dinotable.core.chance import Luck, commitment
from dinotable.core.contract import Game
from dinotable.core.errors import DinotableError
from dinotable.core.log import Log, see
from dinotable.core.play import chance_acts, check, play
from dinotable.core.playout import twin_of
from dinotable.core.record import Record, clean_name
from dinotable.core.seats import CHANCE, seat_text
from dinotable.core.setup import Setup
from dinotable.core.state import S, V

MOST_BACKS: Final = 200
"""The most `back` lines of one game, so that a forged record cannot be replayed for ever."""
MARK_EVERY: Final = 32
"""About every so many actions a state is kept, from which `back` replays."""


class Entry:
    """One line of the record: an action; an undo of that seat's last `undone` actions; everything taken back to before
    line `back`; or a note, which changes nothing."""

    def __init__(self, seat: int, action: int, undone: int, witnesses: int, back: int = -1, note: str = "") -> None:
        self.seat = seat
        self.action = action
        self.undone = undone
        self.witnesses = witnesses
        self.back = back
        self.note = note
        self.number = 0
        """Of its line, from 0."""
        self.log = Log()
        self.binds = False
        """Whether it is final: it cannot be undone freely, even though the step goes on."""
        self.taken_back: list[int] = []
        """The lines that an undo or a `back` takes back, first to last."""


class Journal(Generic[S, V]):
    def __init__(
        self, game: Game[S, V], setup: Setup, luck: Luck | None = None, state: S | None = None, base: S | None = None
    ) -> None:
        """Begins a game; or goes on from `state`, which it takes over, and `base`, the state in which its step began."""
        self.game = game
        self.setup = setup
        self.luck = luck
        """Where chance comes from; None when it is read from a record."""
        self.names: list[str] = []
        self.head_starts: list[int] = []
        """What the table adds to the points of each seat at the end; empty: nothing."""
        self.state: S = game.new(setup) if state is None else state
        self.entries: list[Entry] = []
        self.commitment = commitment(luck.seed) if luck else ""
        self.given = 0
        """How many of the first entries were taken from another game."""
        self._base: S = twin_of(self.state) if base is None else base
        """The state back to which undo is free: where the current step began, or after its last answer that is final."""
        self._since: list[Entry] = []
        """What was done since then and not taken back."""
        self._course: list[Entry] = []
        """What was done in the whole game and not taken back."""
        self._marks: list[tuple[int, S]] = [(0, self._base)]
        """Some states in which a step began, each with the length of the course at that moment."""
        self._backs = 0
        self._lines: list[str] = []
        """What `lines` has written so far."""
        self.step_line = 0
        """How many lines there were when the current step began."""
        self.step_asked: int = game.to_act(self.state)
        """The mask of who owed a decision then: where it opened a window, an order of them is drawn (`order`)."""

    def act(self, seat: int, action: int) -> Entry:
        """Checked like `play`."""
        game = self.game
        check(game, self.state, seat, action)
        before = game.step(self.state)
        entry = Entry(seat, action, 0, game.witnesses(self.state, seat, action))
        entry.binds = game.is_window(self.state)
        game.apply(self.state, seat, action, entry.log)
        self._enter(entry)
        self._follow(entry, before)
        return entry

    def _enter(self, entry: Entry) -> None:
        entry.number = len(self.entries)
        self.entries.append(entry)

    def _follow(self, entry: Entry, step: int) -> None:
        """Keeps account of an action that was just applied; `step` is the number of the step before it."""
        self._course.append(entry)
        self._since.append(entry)
        if entry.binds or self.game.step(self.state) != step:
            self._base = twin_of(self.state)
            self._since = []
            self._mark(len(self._course))
        if self.game.step(self.state) != step:
            self._begin_step()

    def _begin_step(self) -> None:
        self.step_line = len(self.entries)
        self.step_asked = self.game.to_act(self.state)

    def _mark(self, length: int) -> None:
        """Keeps the state if the last kept one is long ago; `length` is that of the course when the step began."""
        if length >= self._marks[-1][0] + MARK_EVERY:
            self._marks.append((length, self._base))

    def settle(self) -> list[Entry]:
        """Chance acts until a seat is to act or the game is over."""
        if self.luck is None:
            raise DinotableError("this game has no luck of its own: its draws are read from a record")
        drawn = []
        while chance_acts(self.game, self.state):
            drawn.append(self.act(CHANCE, self.luck.draw(self.game, self.state)))
        return drawn

    def undoable(self, seat: int) -> int:
        """How many of its last actions a seat may take back freely. Answers of other seats in the step do not count, and
        those in a window are final."""
        return sum(entry.seat == seat for entry in self._since)

    def undoable_lines(self, seat: int) -> list[int]:
        """The same as numbers of lines, first to last."""
        return [entry.number for entry in self._since if entry.seat == seat]

    def undo(self, seat: int, count: int = 1) -> Entry:
        """Takes a seat's last actions back. Nothing is deleted: the undo is an entry of its own."""
        free = self.undoable(seat)
        if not 1 <= count <= free:
            raise DinotableError(f"seat {seat} can take back {free} actions now, not {count}")
        left = count
        kept = []
        undo = Entry(seat, 0, count, 0)
        for entry in reversed(self._since):
            if entry.seat == seat and left:
                left -= 1
                undo.taken_back.insert(0, entry.number)
            else:
                kept.append(entry)
        self._course = self._course[: len(self._course) - len(self._since)] + kept[::-1]
        self._since = kept[::-1]
        self.state = twin_of(self._base)
        for entry in self._since:
            play(self.game, self.state, entry.seat, entry.action)
        self._enter(undo)
        return undo

    def branch(self) -> "Journal[S, V]":
        """One that goes on from here by itself, with the entries that it adds alone: to look ahead."""
        luck = self.luck.twin() if self.luck else None
        # What lies behind is never changed in place, so both may hold it.
        ahead = Journal(self.game, self.setup, luck, twin_of(self.state), self._base)
        ahead._since = list(self._since)
        ahead.step_line, ahead.step_asked = self.step_line - len(self.entries), self.step_asked
        return ahead

    def copy(self) -> "Journal[S, V]":
        """One that goes on from here by itself, with all that was done, and the same luck."""
        twin = self.branch()
        twin.names, twin.commitment, twin.given = list(self.names), self.commitment, self.given
        twin.head_starts = list(self.head_starts)
        # Entries are not changed once they are made.
        twin.entries, twin._course, twin._marks = list(self.entries), list(self._course), list(self._marks)
        twin._backs, twin.step_line = self._backs, self.step_line
        return twin

    def adopt(self, ahead: "Journal[S, V]") -> None:
        """Does here what a branch has done. Nothing else may have happened since the branch was made."""
        self.state = ahead.state
        self.luck = ahead.luck
        self.step_line, self.step_asked = len(self.entries) + ahead.step_line, ahead.step_asked
        for entry in ahead.entries:
            self._enter(entry)
        self._course += ahead.entries
        has_moved_on = ahead._base is not self._base
        self._base = ahead._base
        self._since = ahead._since
        if has_moved_on:
            self._mark(len(self._course) - len(self._since))

    def last_line(self, seat: int) -> int | None:
        """The last line of a seat's own that was not taken back."""
        for entry in reversed(self._course):
            if entry.seat == seat:
                return entry.number
        return None

    def can_go_back(self, line: int) -> bool:
        """Whether it is an action of a seat that was not taken back. Draws are not undone for their own sake."""
        if not 0 <= line < len(self.entries) or self._backs >= MOST_BACKS or chance_acts(self.game, self.state):
            return False
        entry = self.entries[line]
        return entry.seat != CHANCE and entry in self._course

    def back_lines(self) -> list[int]:
        """Every line for which `can_go_back` says yes, first to last."""
        if self._backs >= MOST_BACKS or chance_acts(self.game, self.state):
            return []
        return [entry.number for entry in self._course if entry.seat != CHANCE]

    def before(self, line: int) -> S:
        """The state to which everything would be taken back."""
        if not self.can_go_back(line):
            raise DinotableError(f"nothing can be taken back to line {line}")
        at = self._course.index(self.entries[line])
        begin, base = next(mark for mark in reversed(self._marks) if mark[0] <= at)
        state = twin_of(base)
        for entry in self._course[begin:at]:
            play(self.game, state, entry.seat, entry.action)
        return state

    def back(self, seat: int, line: int) -> Entry:
        """Takes everything back to before a line of the record, whoever did it. Nothing is deleted, and no stream of
        chance goes back: the next draws are new ones."""
        if not self.can_go_back(line):
            raise DinotableError(f"nothing can be taken back to line {line}")
        at = self._course.index(self.entries[line])
        while self._marks[-1][0] > at:
            self._marks.pop()
        begin, base = self._marks[-1]
        again = self._course[begin:at]
        gone = [entry.number for entry in self._course[at:]]
        self._course = self._course[:begin]
        self._since = []
        self._base = base
        self.state = twin_of(base)
        for entry in again:
            before = self.game.step(self.state)
            play(self.game, self.state, entry.seat, entry.action)
            self._follow(entry, before)
        self._backs += 1
        back = Entry(seat, 0, 0, 0, line)
        back.taken_back = gone
        self._enter(back)
        self._begin_step()
        return back

    def note(self, seat: int, text: str) -> Entry:
        """A line about who plays, not about the game: `lent greedy`, `taken`."""
        if not is_note(text) or chance_acts(self.game, self.state):
            raise DinotableError(f"“{text[:40]}” is no note, or stands before a draw")
        note = Entry(seat, 0, 0, 0, -1, text)
        self._enter(note)
        return note

    def line(self, entry: Entry, seat: int | None = None) -> str:
        """As it stands in the record; for a seat (−1: a spectator) as it may see it."""
        if entry.note:
            return f"# {entry.seat} {entry.note}"
        if entry.undone:
            return f"{seat_text(entry.seat)} undo {entry.undone}"
        if entry.back >= 0:
            return f"{seat_text(entry.seat)} back {entry.back}"
        words = self.game.actions
        action = entry.action if seat is None else see(words, entry.action, entry.witnesses, seat)
        return f"{seat_text(entry.seat)} {words.text(action)}"

    def lines(self) -> list[str]:
        """All of the record. Each is written once: entries are not changed, and a long game has thousands."""
        lines, entries = self._lines, self.entries
        if len(lines) < len(entries):
            # Put together apart: another thread may do the same.
            lines = self._lines = lines + [self.line(entry) for entry in entries[len(lines) :]]
        return list(lines)

    def record(self, with_seed: bool = False) -> Record:
        record = Record()
        record.rules = self.game.rules
        record.seats = self.setup.seats
        record.options = dict(self.setup.options)
        record.box = self.setup.box.hash()
        record.variant, record.changed = self.setup.box.variant, dict(self.setup.box.changed)
        record.commitment = self.commitment
        record.given = self.given
        record.names = [clean_name(name) for name in self.names]
        record.head_starts = list(self.head_starts)
        record.lines = self.lines()
        outcome = self.game.outcome(self.state)
        if outcome is not None:
            record.end = list(outcome.scores)
        if self.luck and with_seed:
            record.seed = self.luck.seed.hex()
        return record


def is_note(text: str) -> bool:
    """`lent` and the bot that plays on, or `taken`: the person is back."""
    if text == "taken":
        return True
    word, _, level = text.partition(" ")
    letters = level.replace("-", "")
    return (
        word == "lent" and 0 < len(level) <= 30 and letters.isascii() and letters.isalnum() and level == level.lower()
    )
