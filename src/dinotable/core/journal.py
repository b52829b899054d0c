"""A game under way: its state, everything that was done, and what may still be taken back."""

from typing import Generic

from dinotable.core.chance import Luck, commitment
from dinotable.core.contract import Game, S, Setup, V
from dinotable.core.errors import DinotableError
from dinotable.core.log import Log, see
from dinotable.core.play import chance_acts, check, play
from dinotable.core.playout import twin_of
from dinotable.core.record import Record, clean_name
from dinotable.core.seats import CHANCE, seat_text


class Entry:
    """One line of the record: an action, or an undo of that seat's last `undone` actions."""

    def __init__(self, seat: int, action: int, undone: int, witnesses: int) -> None:
        self.seat = seat
        self.action = action
        self.undone = undone
        self.witnesses = witnesses
        self.log = Log()


class Journal(Generic[S, V]):
    def __init__(
        self, game: Game[S, V], setup: Setup, luck: Luck | None = None, state: S | None = None, base: S | None = None
    ) -> None:
        """From the beginning; or from a state that is its own from now on, and the one where its step began."""
        self.game = game
        self.setup = setup
        self.luck = luck
        """Where chance comes from; None when it is read from a record."""
        self.names: list[str] = []
        self.state: S = game.new(setup) if state is None else state
        self.entries: list[Entry] = []
        self.commitment = commitment(luck.seed) if luck else ""
        self._base: S = twin_of(self.state) if base is None else base
        """The state where the current step began."""
        self._since: list[Entry] = []
        """What was done in the current step and not taken back."""

    def act(self, seat: int, action: int) -> Entry:
        """Checked like `play`."""
        game = self.game
        check(game, self.state, seat, action)
        before = game.step(self.state)
        entry = Entry(seat, action, 0, game.witnesses(self.state, seat, action))
        game.apply(self.state, seat, action, entry.log)
        self.entries.append(entry)
        self._since.append(entry)
        if game.step(self.state) != before:
            self._base = twin_of(self.state)
            self._since = []
        return entry

    def settle(self) -> list[Entry]:
        """Chance acts until a seat is to act or the game is over."""
        if self.luck is None:
            raise DinotableError("this game has no luck of its own: its draws are read from a record")
        drawn = []
        while chance_acts(self.game, self.state):
            drawn.append(self.act(CHANCE, self.luck.draw(self.game, self.state)))
        return drawn

    def undoable(self, seat: int) -> int:
        """How many of its last actions a seat may take back freely. Answers of other seats in the step do not count."""
        return sum(entry.seat == seat for entry in self._since)

    def undo(self, seat: int, count: int = 1) -> Entry:
        """Takes a seat's last actions back. Nothing is deleted: the undo is an entry of its own."""
        free = self.undoable(seat)
        if not 1 <= count <= free:
            raise DinotableError(f"seat {seat} can take back {free} actions now, not {count}")
        left = count
        kept = []
        for entry in reversed(self._since):
            if entry.seat == seat and left:
                left -= 1
            else:
                kept.append(entry)
        self._since = kept[::-1]
        self.state = twin_of(self._base)
        for entry in self._since:
            play(self.game, self.state, entry.seat, entry.action)
        undo = Entry(seat, 0, count, 0)
        self.entries.append(undo)
        return undo

    def branch(self) -> "Journal[S, V]":
        """One that goes on from here by itself, with the entries that it adds alone: to look ahead."""
        luck = self.luck.twin() if self.luck else None
        # What lies behind is never changed in place, so both may hold it.
        ahead = Journal(self.game, self.setup, luck, twin_of(self.state), self._base)
        ahead._since = list(self._since)
        return ahead

    def adopt(self, ahead: "Journal[S, V]") -> None:
        """What a branch has done is done here. Nothing else may have happened since it was made."""
        self.state = ahead.state
        self.luck = ahead.luck
        self.entries += ahead.entries
        self._base = ahead._base
        self._since = ahead._since

    def line(self, entry: Entry, seat: int | None = None) -> str:
        """As it stands in the record; for a seat (−1: a spectator) as it may see it."""
        if entry.undone:
            return f"{seat_text(entry.seat)} undo {entry.undone}"
        words = self.game.actions
        action = entry.action if seat is None else see(words, entry.action, entry.witnesses, seat)
        return f"{seat_text(entry.seat)} {words.text(action)}"

    def record(self, with_seed: bool = False) -> Record:
        record = Record()
        record.rules = self.game.rules
        record.seats = self.setup.seats
        record.options = dict(self.setup.options)
        record.box = self.setup.box.hash()
        record.commitment = self.commitment
        record.names = [clean_name(name) for name in self.names]
        record.lines = [self.line(entry) for entry in self.entries]
        outcome = self.game.outcome(self.state)
        if outcome is not None:
            record.end = list(outcome.scores)
        if self.luck and with_seed:
            record.seed = self.luck.seed.hex()
        return record
