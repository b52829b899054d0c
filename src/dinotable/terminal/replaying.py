"""A record looked at: up to a line, or step by step."""

from dinotable.core.contract import AnyGame, Box
from dinotable.core.errors import SetupError
from dinotable.core.record import Record
from dinotable.core.replay import replay
from dinotable.core.seats import SPECTATOR
from dinotable.terminal.players import PERSON
from dinotable.terminal.screen import InputEnded, Screen
from dinotable.terminal.table import name_seats
from dinotable.terminal.tell import Teller, clean_name
from dinotable.words import Speaker


class Viewer:
    def __init__(
        self, game: AnyGame, record: Record, box: Box | None, seat: int | None, say: Speaker, screen: Screen
    ) -> None:
        if seat is not None and not 0 <= seat < record.seats:
            raise SetupError(f"seats go from 0 to {record.seats - 1}, not {seat}")
        self.game = game
        self.record = record
        self.box = box
        self.seat = seat
        """Whose eyes it is seen through; None: a finished game lies open, and the log tells all."""
        self.say = say
        self.screen = screen
        names = [clean_name(name) for name in record.names]
        screen.names = say.names = name_seats([PERSON] * record.seats, names, say)
        self.teller = Teller(game, say, screen.names)

    def show(self, at: int, lines: int) -> None:
        """The position after line `at`, with what the last lines before it tell."""
        journal = replay(self.game, self.record, self.box, at)
        screen = self.screen
        title = self.say(f"{self.game.id}-title")
        screen.text(self.say("replay-head", title=title, at=at, lines=len(self.record.lines)), "bold")
        screen.lines(self.teller.entries(journal.entries[max(0, at - lines) :], self.seat))
        screen.blank()
        view = self.game.view(journal.state, SPECTATOR if self.seat is None else self.seat)
        screen.canvas(self.game.show(view, self.say))
        outcome = self.game.outcome(journal.state)
        if outcome is not None:
            screen.lines([self.teller.end(outcome)])

    def step(self) -> None:
        """Line by line, forwards and backwards."""
        last = len(self.record.lines)
        at = 0
        while True:
            self.screen.clear()
            self.show(at, 8)
            try:
                said = self.screen.ask(self.say("replay-keys") + " ").lower()
            except (InputEnded, KeyboardInterrupt):
                return
            if said.isascii() and said.isdigit():
                at = min(last, int(said[:6]))
            elif said in ("q", "b"):
                if said == "q":
                    return
                at = max(0, at - 1)
            else:
                at = min(last, at + 1)
