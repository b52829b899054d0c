"""What somebody at this terminal has in front of them: a game, the seats they answer for, what these see and may do.

A session is a desk with its table in this process. Whoever asks and shows needs nothing else, so that a seat at a server's
table is played in the same way.
"""

from abc import ABC, abstractmethod
from pathlib import Path

from dinotable.core.contract import AnyGame
from dinotable.core.outcome import Outcome
from dinotable.core.record import Record
from dinotable.core.seats import SPECTATOR
from dinotable.core.setup import Setup
from dinotable.core.state import View
from dinotable.library.tell import Line, Teller
from dinotable.terminal.screen import Screen
from dinotable.terminal.spoken import Spoken
from dinotable.words import Speaker


class Desk(ABC):
    game: AnyGame
    setup: Setup
    say: Speaker
    screen: Screen
    teller: Teller
    spoken: Spoken
    names: list[str]
    people: list[int]
    """The seats that are answered for here."""
    hides_hands: bool
    """Whether the screen is cleared before the keyboard changes hands."""
    confirms: bool
    """Whether moves with consequences are previewed and confirmed."""
    makes_forced: bool
    """Whether an only move is made without asking. In a script every decision has its line."""
    goal = ""
    """What a lesson asks for here."""
    commitment: str
    """The seal of its luck."""
    is_live: bool
    """Whether what happens is told as it comes: nobody here is asked, or others take their time."""
    has_chat: bool
    has_hints: bool
    """Whether a bot may be asked for advice."""
    saved: set[Path]
    """Files written from here, which may be written again without asking."""

    # What is seen.
    @abstractmethod
    def view(self, seat: int) -> View: ...

    @abstractmethod
    def legal(self, seat: int) -> list[int]:
        """What a seat that owes a decision may do; empty for one that owes none."""

    def taught(self, seat: int) -> list[int]:
        """What a lesson asks for here, where it asks for one thing."""
        return []

    @abstractmethod
    def why_not(self, seat: int, action: int) -> int:
        """OK, or a refusal."""

    @abstractmethod
    def asked(self) -> list[int]:
        """The people's seats that owe a decision now, in the order in which they are asked."""

    @abstractmethod
    def waited_for(self) -> list[int]:
        """All seats that owe a decision now."""

    @abstractmethod
    def outcome(self) -> Outcome | None: ...

    @abstractmethod
    def length(self) -> int:
        """How many entries its log has; it grows with whatever happens."""

    @abstractmethod
    def news(self, seat: int) -> list[Line]:
        """What happened since this seat was last told, as it may see it."""

    @abstractmethod
    def log(self, seat: int) -> list[Line]:
        """All that happened, as this seat may see it."""

    @abstractmethod
    def record(self) -> Record:
        """With its seed, where that may be told."""

    @abstractmethod
    def greeting(self) -> list[str]:
        """What else is to be said when the game is."""

    # What is done.
    @abstractmethod
    def start(self) -> None:
        """Until there is something to see and to decide."""

    @abstractmethod
    def advance(self) -> None:
        """Waits for the next thing that others do: a bot of this table decides, or a server tells news."""

    @abstractmethod
    def act(self, seat: int, action: int) -> None: ...

    @abstractmethod
    def can_undo(self, seat: int) -> bool: ...

    @abstractmethod
    def undo(self, seat: int) -> None:
        """The last action of a seat that can undo."""

    @abstractmethod
    def save(self, name: str) -> None:
        """In a file of this name, if it is kept in files."""

    @abstractmethod
    def leaves(self) -> bool:
        """Whether whoever wants to leave really does."""

    @abstractmethod
    def chat(self, text: str) -> None:
        """Says something to everybody at the table."""

    # With an answer for all.
    def forced(self, seat: int) -> int | None:
        """The only move of a seat that is not to be asked. Who could still take something back is asked, because the move
        may put an end to that."""
        legal = self.legal(seat)
        is_made = self.makes_forced and not self.confirms and len(legal) == 1 and not self.can_undo(seat)
        return legal[0] if is_made else None

    def act_forced(self, seat: int, action: int) -> None:
        self.act(seat, action)

    def watcher(self) -> int:
        """Whose eyes the end is shown to: the only person's, or a spectator's."""
        return self.people[0] if len(self.people) == 1 else SPECTATOR

    def draw(self, seat: int) -> None:
        """The board; under the names that belong to its seat numbers and colours, where it does not name them itself."""
        board = self.game.show(self.view(seat), self.say)
        if board.pane("seats") is None:
            self.screen.text("  ".join(f"{k} {name}" for k, name in enumerate(self.names)))
        self.screen.board(board)
