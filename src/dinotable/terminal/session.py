"""A game at this keyboard: the table that is played at, who types and which bots answer, what each has been told."""

import hashlib
from pathlib import Path

from dinotable.bots.policy import STAND_IN, table_limit
from dinotable.bots.registry import Player, player_for
from dinotable.core.contract import AnyGame
from dinotable.core.generator import Generator
from dinotable.core.journal import Journal
from dinotable.core.seats import SPECTATOR
from dinotable.core.state import State, View
from dinotable.lab.patience import watched
from dinotable.library.tell import Line, Teller
from dinotable.programs.players import follow
from dinotable.table.log import Chair
from dinotable.table.referee import Referee
from dinotable.table.table import table_around
from dinotable.terminal.players import player_of
from dinotable.terminal.saves import Origin
from dinotable.terminal.screen import Screen
from dinotable.words import Speaker


class Session:
    """The journal has its luck and its names, and may be under way. The table takes it over."""

    def __init__(
        self, game: AnyGame, journal: Journal[State, View], words: list[str], say: Speaker, screen: Screen
    ) -> None:
        self.game = game
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
        self.hides_hands = len(self.people) > 1 and has_secrets(game)
        """Whether the screen is cleared before the keyboard changes hands."""
        self.generator = Generator(_number_of(journal))
        """What bots toss with."""
        self.confirms = False
        """Whether moves with consequences are previewed and confirmed."""
        self.goal = ""
        """What a lesson asks for here."""
        self.origin = Origin()
        """What the command needs to find this game and its box again: the record names only the games of the registry."""
        self.saved: set[Path] = set()
        """Files this session wrote, which it may write again without asking."""
        self._told = [len(journal.entries)] * len(words)
        screen.names = say.names = self.names

    # What is done at the table.
    def start(self) -> None:
        self.referee.play(self.referee.start())

    def act(self, seat: int, action: int) -> None:
        text, ask = self.game.actions.text(action), self.table.asks.owed[seat]
        self.referee.play(self.referee.act(seat, self._next_id(), ask, [text]))

    def undo(self, seat: int) -> None:
        """The last action of a seat that has some to undo."""
        self.referee.play(self.referee.undo(seat, self._next_id(), self.table.undoable_from(seat)[-1]))

    def _next_id(self) -> str:
        return str(self.table.seq + 1)

    # What is seen of it.
    def view(self, seat: int) -> View:
        return self.game.view(self.journal.state, seat)

    def draw(self, seat: int) -> None:
        """The board, under the names that belong to its seat numbers and colours."""
        self.screen.text("  ".join(f"{k} {name}" for k, name in enumerate(self.names)))
        self.screen.canvas(self.game.show(self.view(seat), self.say))

    def news(self, seat: int) -> list[Line]:
        """What happened since this seat was last told, as it may see it."""
        since = max(self._told) if seat == SPECTATOR else self._told[seat]
        self.mark_told(seat)
        return self.teller.entries(self.journal.entries[since:], seat)

    def mark_told(self, seat: int) -> None:
        # Where all look at one screen that hides nothing, what one has read all have read.
        shared = seat == SPECTATOR or not self.hides_hands
        for other in range(len(self._told)) if shared else [seat]:
            self._told[other] = len(self.journal.entries)

    def watcher(self) -> int:
        """Whose eyes the end is shown to: the only person's, or a spectator's."""
        return self.people[0] if len(self.people) == 1 else SPECTATOR


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
