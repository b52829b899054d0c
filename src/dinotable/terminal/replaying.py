"""A record looked at: the position after a line, through the eyes of a seat or with everything told."""

from dinotable.core.box import Box
from dinotable.core.contract import AnyGame
from dinotable.core.errors import SetupError
from dinotable.core.journal import Journal
from dinotable.core.record import Record
from dinotable.core.replay import replay
from dinotable.core.seats import SPECTATOR
from dinotable.core.state import State, View
from dinotable.library.tell import Teller
from dinotable.terminal.clean import clean_name
from dinotable.terminal.players import PERSON, name_seats
from dinotable.terminal.saves import Origin
from dinotable.terminal.screen import Screen
from dinotable.terminal.variants import greet_variant, tell_variant, title_of
from dinotable.words import Speaker


def seat_of(said: str, seats: int) -> int:
    """From 1, as people count."""
    number = int(said) if said.isascii() and said.isdigit() and len(said) < 5 else 0
    if not 1 <= number <= seats:
        raise SetupError(f"seats go from 1 to {seats}, not {said[:20]}")
    return number - 1


class Viewer:
    def __init__(
        self, game: AnyGame, record: Record, box: Box | None, seat: int | None, say: Speaker, screen: Screen
    ) -> None:
        self.game = game
        self.record = record
        self.box = box
        self.seat = seat
        """Whose eyes it is seen through; None: a finished game lies open, and the log tells all."""
        self.say = say
        self.screen = screen
        self.origin = Origin()
        """As a session has it, for one that is played on from here."""
        self.name()

    def name(self) -> None:
        """Who sat where, in this game."""
        names = [clean_name(name) for name in self.record.names]
        self.screen.names = self.say.names = name_seats([PERSON] * self.record.seats, names, self.say)
        self.teller = Teller(self.game, self.say, self.screen.names)

    def look_as(self, said: str) -> None:
        """Through the eyes of that seat; of no one and everyone when none is named."""
        self.seat = seat_of(said, self.record.seats) if said else None

    def after(self, at: int) -> Journal[State, View]:
        """The game after line `at`."""
        return replay(self.game, self.record, self.box, at)

    def tell_variant(self) -> None:
        tell_variant(self.say, self.screen, self.game, self.after(0).setup)

    def show(self, at: int, lines: int) -> None:
        """The position after line `at`, with what the last lines before it tell."""
        journal = self.after(at)
        screen = self.screen
        title = title_of(self.say, self.game, journal.setup.box)
        head = self.say("replay-head", title=title, at=at, lines=len(self.record.lines))
        eyes = "" if self.seat is None else self.say("replay-eyes", name=screen.names[self.seat])
        screen.text(f"{head} · {eyes}" if eyes else head, "bold")
        if at == 0 or lines == len(self.record.lines):
            greet_variant(self.say, screen, self.game, journal.setup)
        screen.lines(self.teller.entries(journal.entries[max(0, at - lines) :], self.seat))
        screen.blank()
        view = self.game.view(journal.state, SPECTATOR if self.seat is None else self.seat)
        screen.board(self.game.show(view, self.say))
        outcome = self.game.outcome(journal.state)
        if outcome is not None:
            screen.lines([self.teller.end(outcome)])
