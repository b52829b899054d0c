"""Who plays what: the people and bots around one journal, and what each has been told."""

import hashlib
from pathlib import Path

from dinotable.bots.registry import Player
from dinotable.core.chance import Luck
from dinotable.core.contract import AnyGame
from dinotable.core.generator import Generator
from dinotable.core.journal import Journal
from dinotable.core.order import asked
from dinotable.core.play import legal_actions
from dinotable.core.seats import SPECTATOR
from dinotable.core.setup import Setup
from dinotable.core.state import State, View
from dinotable.library.tell import Line, Teller
from dinotable.terminal.clean import clean_name
from dinotable.terminal.players import PEOPLE, PERSON, bot_name, player_of, word_of
from dinotable.terminal.screen import Screen
from dinotable.words import Speaker


class Table:
    """The journal has its luck and may already be under way."""

    def __init__(
        self, game: AnyGame, journal: Journal[State, View], words: list[str], say: Speaker, screen: Screen
    ) -> None:
        self.game = game
        self.journal = journal
        self.words = words
        """Each seat's word: `me`, or a bot's."""
        self.players: list[Player | None] = [player_of(word, game, journal.setup) for word in words]
        """None: a person."""
        self.say = say
        self.screen = screen
        self.teller = Teller(game, say, journal.names)
        self.people = [seat for seat, player in enumerate(self.players) if player is None]
        self.hides_hands = len(self.people) > 1 and has_secrets(game)
        """Whether the screen is cleared before the keyboard changes hands."""
        self.generator = Generator(_number_of(journal))
        self.confirms = False
        """Whether moves with consequences are previewed and confirmed."""
        self.again: list[str] = []
        """What the command needs to find this game and its box again: the record names only the games of the registry."""
        self.saved: set[Path] = set()
        """Files this session wrote, which it may write again without asking."""
        self._told = [len(journal.entries)] * len(words)
        screen.names = say.names = journal.names

    def legal(self, seat: int) -> list[int]:
        return legal_actions(self.game, self.journal.state, seat)

    def turns(self) -> list[int]:
        """Who is to decide now. At one keyboard everybody keeps to the order that is drawn for a window."""
        seats = asked(self.journal)
        return seats[:1] if self.game.is_window(self.journal.state) else seats

    def view(self, seat: int) -> View:
        return self.game.view(self.journal.state, seat)

    def draw(self, seat: int) -> None:
        """The board, under the names that belong to its seat numbers and colours."""
        self.screen.text("  ".join(f"{k} {name}" for k, name in enumerate(self.journal.names)))
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


def new_journal(game: AnyGame, setup: Setup, seed: bytes, names: list[str]) -> Journal[State, View]:
    journal = Journal(game, setup, Luck(seed))
    journal.names = names
    return journal


def name_seats(words: list[str], given: list[str], say: Speaker) -> list[str]:
    """A different name for each seat: what people gave, cleaned, else a number; bots have their own."""
    names: list[str] = []
    people = iter([clean_name(name) for name in given])
    for seat, word in enumerate(words):
        given_name = next(people, "") if word in PEOPLE else clean_name(bot_name(word, say))
        name = given_name or say("person", number=seat + 1)
        names.append(f"{name[:36]} {seat + 1}" if name in names else name)
    return names


def words_of(game: AnyGame, names: list[str]) -> list[str]:
    """The seats of a saved game: a name that a bot goes by is that bot, everyone else a person."""
    found = [word_of(name.removesuffix(f" {seat + 1}"), game) for seat, name in enumerate(names)]
    return found if PERSON in found else [PERSON] * len(names)


def _number_of(journal: Journal[State, View]) -> int:
    """For what bots toss: follows from the seed, which does not follow from it."""
    seed = journal.luck.seed if journal.luck else b""
    return int.from_bytes(hashlib.sha256(b"players" + seed + bytes(len(journal.entries))).digest()[:8], "big")
