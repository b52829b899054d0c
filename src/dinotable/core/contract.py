"""The contract of a game. A game's folder implements `Game` over its own state and view; all else is written once.

State is data, changed in place; a game object holds no state. Everything here works on packed actions (`vocabulary`)
and on masks of seats (`seats`).
"""

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from dinotable.core.buffer import Buffer
from dinotable.core.canvas import Canvas
from dinotable.core.errors import SetupError
from dinotable.core.generator import Generator
from dinotable.core.log import Log
from dinotable.core.sink import Sink
from dinotable.core.vocabulary import Vocabulary

Say = Callable[..., str]
"""Words for a message: `say("ciao-dino-lake", hex="2.7")`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """All of a game: what everybody sees, and what is hidden. Games put these in a table and a hidden part."""

    @abstractmethod
    def copy(self) -> "State": ...

    @abstractmethod
    def put(self, sink: Sink) -> None:
        """Every field but derived data, in a fixed order: what the state hash is made of."""

    # A state that keeps derived data gives its own for these two.
    def put_derived(self, sink: Sink) -> None:
        """The data kept only for speed: not in the hash, and always equal to a rebuild."""

    def rebuild(self) -> None:
        """Derived data anew, from scratch."""


@mypyc_attr(allow_interpreted_subclasses=True)
class View(ABC):
    """What one seat knows; −1 for a spectator. Built by allow-list: the table, one's own part, what one was shown."""

    seat: i64

    @abstractmethod
    def put(self, sink: Sink) -> None:
        """Every field: two views are equal when these are."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Box(ABC):
    """What is in the box, as one text a person may correct. `dinotable … --box FILE` plays with another one."""

    text: str

    def hash(self) -> str:
        return hashlib.sha256(self.text.encode()).hexdigest()[:16]


class PlainBox(Box):
    """A box that nobody needs to change."""

    def __init__(self, text: str) -> None:
        self.text = text


class Option:
    """A choice made at the table before the start. `seats` lists the player counts it is offered at (empty: all)."""

    def __init__(self, name: str, values: list[str], default: str, rule: str, seats: list[int] | None = None) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.rule = rule
        self.seats: list[int] = seats or []

    def offered(self, seats: int) -> bool:
        return not self.seats or seats in self.seats


class Setup:
    """How a game is started: seats, options by name (complete), box."""

    def __init__(self, seats: int, options: dict[str, str], box: Box) -> None:
        self.seats = seats
        self.options = options
        self.box = box


class Outcome:
    """How a game ended: points and rank by seat (1 is first, equal ranks are shared), and why, with its rule."""

    def __init__(self, scores: list[int], ranks: list[int], reason: str, rule: str) -> None:
        self.scores = scores
        self.ranks = ranks
        self.reason = reason
        self.rule = rule

    def winners(self) -> list[int]:
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]


def ranks_of(keys: list[tuple[int, ...]]) -> list[int]:
    """Ranks from keys, the largest first; equal keys share a rank."""
    return [1 + sum(other > key for other in keys) for key in keys]


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S, V]):
    id: str
    """Such as `ciao-dino`."""
    rules: str
    """Such as `ciao-dino/1`: the number changes when behaviour does."""
    fewest: int
    most: int
    """How many can play."""
    options: list[Option]
    box: Box
    """The box it comes with."""
    actions: Vocabulary
    events: Vocabulary
    refusals: Vocabulary
    words: str
    """The folder of its Fluent files, `en.ftl` and `fr.ftl`."""
    reconstruction: bool
    """Whether part of the components is a reconstruction, which players are told."""

    # The start and the course of a game.
    @abstractmethod
    def new(self, setup: Setup) -> S: ...

    @abstractmethod
    def to_act(self, state: S) -> i64:
        """The mask of seats that owe a decision, CHANCE_ACTS, or 0 when it is over. Only what a spectator sees decides."""

    @abstractmethod
    def legal(self, state: S, seat: i64, out: Buffer) -> i64:
        """Empties `out`, fills it with the seat's legal actions, and returns how many. Only for a seat that is to act."""

    @abstractmethod
    def apply(self, state: S, seat: i64, action: i64, log: Log | None) -> None:
        """In place; trusts that the action came from `legal`, or from `chance` for CHANCE."""

    @abstractmethod
    def chance(self, state: S, out: Buffer, weights: Buffer) -> i64:
        """When chance acts: what can come and how likely, in the box's order of kinds. Empties both first."""

    @abstractmethod
    def stream(self, state: S) -> str:
        """When chance acts: the source it comes from, such as `deck` or `deck-2` after a reshuffle."""

    @abstractmethod
    def step(self, state: S) -> i64:
        """A number that changes when a step ends, when chance acts, and when anything hidden is shown to anyone.
        Undo is free while it stays."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None: ...

    @abstractmethod
    def longest(self, setup: Setup) -> int:
        """A bound on the actions of one game, those of chance included."""

    # Who knows what.
    @abstractmethod
    def view(self, state: S, seat: i64) -> V: ...

    @abstractmethod
    def witnesses(self, state: S, seat: i64, action: i64) -> i64:
        """The mask of seats that see the secret fields of an action about to be applied; EVERYONE if there is no secret."""

    @abstractmethod
    def imagine(self, view: V, generator: Generator) -> S:
        """A world that the view's seat cannot tell from the true one, each as likely as it is."""

    # For people.
    @abstractmethod
    def why_not(self, state: S, seat: i64, action: i64) -> i64:
        """A refusal, for an action that is not legal. Tells nothing the seat does not know."""

    @abstractmethod
    def facts(self, view: V) -> dict[str, object]:
        """What a good player would work out from a view, as plain data for JSON."""

    @abstractmethod
    def wire_shared(self, view: V) -> dict[str, object]:
        """The part of a view that is the same for all viewers, as plain data for JSON."""

    @abstractmethod
    def wire_own(self, view: V) -> dict[str, object]:
        """The rest of a view: whose it is, and what others do not see."""

    @abstractmethod
    def show(self, view: V, say: Say) -> Canvas:
        """A view drawn as text."""

    # With an answer for all games; a game may give its own.
    def wire(self, view: V) -> dict[str, object]:
        """A whole view as plain data for JSON."""
        return {**self.wire_shared(view), **self.wire_own(view)}

    def is_window(self, state: S) -> bool:
        """Whether seats answer openly now, and it counts who answers last: an answer binds, and one of them may ask the
        others anew. Only what a spectator sees decides. Elsewhere what several seats owe is independent of each other."""
        return False

    def read_box(self, text: str) -> Box:
        """Another box from its text."""
        raise SetupError(f"{self.id} is played with its own box only: leave --box out")

    def setup(self, seats: int, options: dict[str, str] | None = None, box: Box | None = None) -> Setup:
        """Checks what was asked for and fills in the defaults."""
        if not self.fewest <= seats <= self.most:
            raise SetupError(f"{self.id} is for {self.fewest} to {self.most} players, not {seats}")
        asked = dict(options or {})
        chosen: dict[str, str] = {}
        for option in self.options:
            if not option.offered(seats):
                continue
            value = asked.pop(option.name, option.default)
            if value not in option.values:
                raise SetupError(f"{option.name} is one of {', '.join(option.values)}, not “{value[:40]}”")
            chosen[option.name] = value
        if asked:
            names = ", ".join(option.name for option in self.options if option.offered(seats)) or "none"
            raise SetupError(f"{self.id} with {seats} has no option “{next(iter(asked))[:40]}” (options: {names})")
        return Setup(seats, chosen, box or self.box)


AnyGame = Game[State, View]
"""For code that works with every game alike."""
