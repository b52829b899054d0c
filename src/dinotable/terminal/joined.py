"""A seat at a server's table, as a desk: what happens comes from the server, all that follows from it is worked out here."""

import shlex
from collections.abc import Callable
from typing import Final

from dinotable.core.contract import AnyGame
from dinotable.core.generator import Generator
from dinotable.core.outcome import Outcome
from dinotable.core.record import Record, read_record
from dinotable.core.setup import Setup
from dinotable.core.state import View
from dinotable.library.asking import ServerRefused
from dinotable.library.heard import entry_lines
from dinotable.library.plain import view_of
from dinotable.library.remote import SHUT_OUT, RemoteSeat
from dinotable.library.tell import Line, Teller
from dinotable.terminal.clean import clean, clean_name
from dinotable.terminal.desk import Desk
from dinotable.terminal.screen import Screen
from dinotable.terminal.spoken import Spoken
from dinotable.words import Speaker

GLANCE: Final = 0.5
"""Seconds after which whoever waits for news looks up."""


class Joined(Desk):
    def __init__(self, seat: RemoteSeat, game: AnyGame, setup: Setup, say: Speaker, screen: Screen) -> None:
        self.seat = seat
        self.game = game
        self.setup = setup
        self.say = say
        self.screen = screen
        self.people = [seat.seat]
        self.names: list[str] = []
        self.teller = Teller(game, say, self.names)
        self.spoken = Spoken(game, say)
        screen.names = say.names = self.names
        self.hides_hands = self.confirms = False
        self.is_live = self.has_chat = True
        self.makes_forced = screen.is_typed
        self.has_hints = not seat.is_rated
        self.commitment = seat.commitment
        self.saved = set()
        self.again: list[str] = []
        """What the command needs besides the link: where a game outside the registry is."""
        self.known = seat.known
        self.is_lost = False
        self._view: tuple[int, View] | None = None
        """With the entry that it was seen after."""
        self._look()
        self._told = self.length()
        self._heard = len(seat.chat)

    def _look(self) -> None:
        """What is decided here is decided on one moment: it changes only when others, or this seat, have done something."""
        self.now = self.seat.now
        chairs = enumerate(self.now["chairs"])
        self.names[:] = [clean_name(chair["name"]) or self.say("person", number=k + 1) for k, chair in chairs]

    # What is seen.
    def view(self, seat: int) -> View:
        if self._view is None or self._view[0] < self.length():
            parts = self.seat.parts()
            self._view = parts["seq"], view_of(self.game, self.setup, seat, parts["view"])
        return self._view[1]

    def legal(self, seat: int) -> list[int]:
        return [self.game.actions.parse(choice["text"]) for choice in self.now["legal"]]

    def why_not(self, seat: int, action: int) -> int:
        # Why something is refused follows from what the seat sees, so any world that looks like this tells it.
        return self.game.why_not(self.game.imagine(self.view(seat), Generator(0)), seat, action)

    def forced(self, seat: int) -> int | None:
        # Others at the table see how fast an answer comes: only where it tells them nothing.
        return super().forced(seat) if self.now.get("is_forced") else None

    def asked(self) -> list[int]:
        return [] if self.now["ask"] is None else list(self.people)

    def waited_for(self) -> list[int]:
        return list(self.now["to_act"])

    def outcome(self) -> Outcome | None:
        ending = self.now["ending"]
        return ending and Outcome(ending["scores"], ending["ranks"], ending["reason"], ending["rule"])

    def length(self) -> int:
        return int(self.now["seq"])

    def news(self, seat: int) -> list[Line]:
        since, self._told = self._told, self.length()
        lines = entry_lines(self.teller, self.seat.entries[since : self._told])
        chat = self.seat.chat[self._heard :]
        self._heard += len(chat)
        said = [(clean_name(line["name"]), clean(line["text"])) for line in chat if line["seat"] != seat]
        return lines + [Line(self.say("chat-said", name=name, text=text)) for name, text in said if text]

    def log(self, seat: int) -> list[Line]:
        return entry_lines(self.teller, self.seat.entries[: self.length()])

    def record(self) -> Record:
        return read_record(self.seat.record().encode())

    def greeting(self) -> list[str]:
        return [self.say("join-seat", name=self.names[self.seat.seat]), f"   {self.command()}"]

    def command(self) -> str:
        """To come back, as it can be copied into a shell."""
        return shlex.join(["dinotable", "join", self.seat.link, *self.again])

    # What is done.
    def start(self) -> None:
        self._take_back()
        free = -1
        while self.now["status"] == "open":
            found = sum(not chair["name"] for chair in self.now["chairs"])
            if found != free:
                free = found
                self.screen.text(self.say("join-not-begun", free=free), "dim")
            self.screen.wait(self)
            self.advance()
            self.screen.lines(self.news(self.seat.seat))

    def advance(self) -> None:
        while not self.seat.wait_news(self.known, GLANCE):
            # Somebody may want to leave meanwhile, or the connection never came.
            self.screen.pause(0)
            if self.is_lost == self.seat.is_connected:
                break
        self.known = self.seat.known
        if self.is_lost == self.seat.is_connected:
            self.is_lost = not self.is_lost
            self.screen.text(self.say("join-lost" if self.is_lost else "join-back"), "warn")
            self._take_back()
        self._look()

    def _take_back(self) -> None:
        """Whoever is here plays: a bot that was lent the seat while nobody was gives it back."""
        chair = self.now["chairs"][self.seat.seat]
        if chair["level"] and self.now["status"] == "playing" and self.seat.is_connected:
            self._do(self.seat.sit_again)

    def act(self, seat: int, action: int) -> None:
        text, ask = self.game.actions.text(action), self.now["ask"]
        self._do(lambda: self.seat.act([text], ask))

    def can_undo(self, seat: int) -> bool:
        return bool(self.now["undo"])

    def undo(self, seat: int) -> None:
        line = self.now["undo"][-1]
        self._do(lambda: self.seat.undo(line))

    def chat(self, text: str) -> None:
        self._do(lambda: self.seat.say(text))

    def _do(self, deed: Callable[[], None]) -> None:
        """What the server refuses has not happened, and is told; but for a seat that is lost."""
        try:
            deed()
        except ServerRefused as error:
            if error.code in SHUT_OUT:
                raise
            word = f"join-{error.code}"
            self.screen.text(self.say(word) if self.say.has(word) else self.say("join-refused", why=str(error)), "warn")
        self._look()

    def save(self, name: str) -> None:
        self.screen.text(self.say("join-kept"))
        self.screen.line(f"   {self.command()}")

    def leaves(self) -> bool:
        self.screen.is_leaving = True
        self.screen.text(self.say("join-left"))
        self.screen.line(f"   {self.command()}")
        return True
