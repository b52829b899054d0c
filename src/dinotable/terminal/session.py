"""A game at this keyboard: the table that is played at, who types and which bots answer, what each has been told."""

import hashlib
from pathlib import Path

from dinotable.bots.policy import STAND_IN, table_limit
from dinotable.bots.registry import Player, player_for
from dinotable.core.contract import AnyGame
from dinotable.core.generator import Generator
from dinotable.core.journal import Entry, Journal
from dinotable.core.outcome import Outcome
from dinotable.core.record import Record
from dinotable.core.seats import SPECTATOR
from dinotable.core.state import State, View
from dinotable.lab.patience import watched
from dinotable.library.tell import Line, Teller
from dinotable.programs.players import follow
from dinotable.table.log import Chair
from dinotable.table.referee import Referee
from dinotable.table.table import table_around
from dinotable.terminal import saves, saving
from dinotable.terminal.bots import bot_acts
from dinotable.terminal.desk import Desk
from dinotable.terminal.players import player_of
from dinotable.terminal.saves import Origin
from dinotable.terminal.screen import Screen
from dinotable.terminal.spoken import Spoken
from dinotable.words import Speaker


class Session(Desk):
    """The journal has its luck and its names, and may be under way. The table takes it over."""

    def __init__(
        self, game: AnyGame, journal: Journal[State, View], words: list[str], say: Speaker, screen: Screen
    ) -> None:
        self.game = game
        self.setup = journal.setup
        self.words = words
        """Each seat's word: `me`, or a bot's."""
        players = [player_of(word, game, journal.setup) for word in words]
        self.players = [player and watched(player, table_limit) for player in players]
        """None: a person."""
        self.stand_in = player_for(game, journal.setup, STAND_IN)
        self.people = [seat for seat, player in enumerate(players) if player is None]
        self.names = list(journal.names)
        self.table = table_around(journal, _chairs(self.names, players))
        self.journal = journal
        follow([player.bot for player in self.players if player], journal)
        self.referee = Referee("here", self.table)
        self.say = say
        self.screen = screen
        self.teller = Teller(game, say, self.names)
        self.spoken = Spoken(game, say)
        self.hides_hands = len(self.people) > 1 and has_secrets(game)
        self.generator = Generator(_number_of(journal))
        """What bots toss with."""
        self.confirms = False
        self.makes_forced = screen.is_typed
        self._forced: set[int] = set()
        """The lines of the record that were made so."""
        self.origin = Origin()
        """What the command needs to find this game again: the record names only the games of the registry."""
        self.saved: set[Path] = set()
        self.saved_at = -1
        """How many entries the log had when it was saved."""
        self.kept_as = ""
        """What it was saved under last."""
        self.commitment = journal.commitment
        self.is_live = not self.people
        self.has_chat = False
        self.has_hints = True
        self._told = [len(journal.entries)] * len(words)
        screen.names = say.names = self.names

    # What is done at the table.
    def start(self) -> None:
        self.referee.play(self.referee.start())

    def advance(self) -> None:
        bot_acts(self, self.referee.bots_asked()[0])

    def act(self, seat: int, action: int) -> None:
        text, ask = self.game.actions.text(action), self.table.asks.owed[seat]
        self.referee.play(self.referee.act(seat, self._next_id(), ask, [text]))

    def can_undo(self, seat: int) -> bool:
        return bool(self.undoable(seat))

    def act_forced(self, seat: int, action: int) -> None:
        self._forced.add(len(self.journal.entries))
        self.act(seat, action)

    def undoable(self, seat: int) -> list[int]:
        """The lines a seat may take back to; before a move that made itself it would only be made again."""
        return [line for line in self.table.undoable_from(seat) if line not in self._forced]

    def undo(self, seat: int) -> None:
        """The last action that a seat chose and can take back."""
        self.referee.play(self.referee.undo(seat, self._next_id(), self.undoable(seat)[-1]))

    def was_saved(self, path: Path) -> None:
        """It stands as this file has it, and may be saved there again."""
        self.saved.add(path)
        self.saved_at = self.length()
        self.kept_as = path.stem if path.parent == saves.folder() else str(path)

    def save(self, name: str) -> None:
        saving.save(self, name)

    def leaves(self) -> bool:
        return saving.leaves(self)

    def chat(self, text: str) -> None:
        self.screen.text(self.say("chat-alone"))

    def _next_id(self) -> str:
        return str(self.table.seq + 1)

    # What is seen of it.
    def view(self, seat: int) -> View:
        return self.game.view(self.journal.state, seat)

    def legal(self, seat: int) -> list[int]:
        return self.table.legal(seat) if seat in self.table.asks.owed else []

    def taught(self, seat: int) -> list[int]:
        text = self.table.taught_move(seat)
        return [self.game.actions.parse(text)] if text else []

    def why_not(self, seat: int, action: int) -> int:
        return self.game.why_not(self.journal.state, seat, action)

    def asked(self) -> list[int]:
        # At one keyboard people too keep to the order that is drawn for a window.
        return [] if self.referee.bots_asked() else self.table.turns()

    def waited_for(self) -> list[int]:
        return sorted(self.table.asks.owed)

    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.journal.state)

    def length(self) -> int:
        return len(self.journal.entries)

    def record(self) -> Record:
        return self.journal.record(with_seed=True)

    def greeting(self) -> list[str]:
        return [self.say("play-resumed", lines=self.length())] if self.length() else []

    def log(self, seat: int) -> list[Line]:
        return self.story(seat)

    def news(self, seat: int) -> list[Line]:
        since = max(self._told) if seat == SPECTATOR else self._told[seat]
        self.mark_told(seat)
        return self.story(seat, since)

    def story(self, seat: int, since: int = 0) -> list[Line]:
        """What happened from a line on, as this seat may see it."""
        entries = self.journal.entries[since:]
        return self.teller.shortened([(entry.seat, self._told_of(entry, seat)) for entry in entries])

    def _told_of(self, entry: Entry, seat: int) -> list[Line]:
        lines = self.teller.entry(entry, seat)
        # That somebody had no choice tells about a hand, so it is told to nobody else who hides one.
        if lines and entry.number in self._forced and (seat == entry.seat or not self.hides_hands):
            lines[0].text = self.say("line-forced", text=lines[0].text)
        return lines

    def mark_told(self, seat: int) -> None:
        # Where all look at one screen that hides nothing, what one has read all have read.
        shared = seat == SPECTATOR or not self.hides_hands
        for other in range(len(self._told)) if shared else [seat]:
            self._told[other] = len(self.journal.entries)


def has_secrets(game: AnyGame) -> bool:
    return any(kind.secret for kind in [*game.actions.kinds, *game.events.kinds])


def _chairs(names: list[str], players: list[Player | None]) -> list[Chair]:
    return [
        Chair("bot", name, player.word) if player else Chair("here", name)
        for name, player in zip(names, players, strict=True)
    ]


def _number_of(journal: Journal[State, View]) -> int:
    """For what bots toss: follows from the seed, which does not follow from it."""
    seed = journal.luck.seed if journal.luck else b""
    return int.from_bytes(hashlib.sha256(b"players" + seed + bytes(len(journal.entries))).digest()[:8], "big")
