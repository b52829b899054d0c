"""The contract of a game. A game's folder implements `Game` over its own state and view; all else is written once.

State is data, changed in place; a game object holds no state. Everything here works on packed actions (`vocabulary`)
and on masks of seats (`seats`).
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Final, Generic

from msgspec import to_builtins
from mypy_extensions import i64, mypyc_attr

from dinotable.core.bits import BITS
from dinotable.core.box import Box, Item, Places, read_changes
from dinotable.core.boxfile import read_file
from dinotable.core.buffer import Buffer
from dinotable.core.drawing import draw_text
from dinotable.core.errors import SetupError
from dinotable.core.evaluator import AnyEvaluator, Blank
from dinotable.core.explainer import AnyExplainer, Silent
from dinotable.core.features import AnyFeatures, NoFeatures
from dinotable.core.generator import Generator
from dinotable.core.ints import Mask, Packed, Seat
from dinotable.core.ladder import Ladder, Style
from dinotable.core.log import Log
from dinotable.core.observation import AnyObservation, NoObservation
from dinotable.core.outcome import Outcome
from dinotable.core.setup import Option, Setup
from dinotable.core.spelling import AnySpelling, PlainSpelling
from dinotable.core.state import S, State, V, View
from dinotable.core.textboard import TextBoard, keys_of
from dinotable.core.vocabulary import Vocabulary
from dinotable.core.wire import AnyFacts, Wire

Say = Callable[..., str]
"""Words for a message: `say("magpies-round", round=2)`."""

OK: Final = -1
"""What `why_not` answers for a legal action."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S, V]):
    id: str
    """Such as `magpies`."""
    rules: str
    """Such as `magpies/1`: the number changes when behaviour does."""
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
    def to_act(self, state: S) -> Mask:
        """The mask of seats that owe a decision, CHANCE_ACTS, or 0 when it is over. A spectator can see as much."""

    @abstractmethod
    def legal(self, state: S, seat: Seat, out: Buffer) -> i64:
        """Empties `out`, fills it with the seat's legal actions, and returns how many. Only for a seat that is to act."""

    @abstractmethod
    def apply(self, state: S, seat: Seat, action: Packed, log: Log | None) -> None:
        """In place, and **unchecked**: it trusts that the action came from `legal`, or from `chance` for CHANCE. Given
        anything else it may do anything, raise anything, or leave what is no position of the game. `core.play.play` checks
        first; `core.checked.Checked` is a game that always does, to find a mistake."""

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
    def view(self, state: S, seat: Seat) -> V: ...

    @abstractmethod
    def witnesses(self, state: S, seat: Seat, action: Packed) -> Mask:
        """The mask of seats that see the secret fields of an action about to be applied; EVERYONE if there is no secret."""

    @abstractmethod
    def imagine(self, view: V, generator: Generator) -> S:
        """A random world that the view's seat cannot tell from the true one, with its true probability."""

    # For people.
    @abstractmethod
    def refuse(self, state: S, seat: Seat, action: Packed) -> Packed:
        """Why an illegal action is illegal: a true reason that reveals nothing the seat does not know."""

    @abstractmethod
    def facts(self, view: V) -> AnyFacts:
        """What a good player would work out from a view."""

    @abstractmethod
    def wire_shared(self, view: V) -> Wire:
        """The part of a view that is the same for all viewers."""

    @abstractmethod
    def wire_own(self, view: V) -> Wire:
        """The rest of a view: whose it is, and what others do not see."""

    @abstractmethod
    def show(self, view: V, say: Say) -> TextBoard:
        """A view drawn as text."""

    # With an answer for all games; a game may give its own.
    def is_known(self, view: V) -> bool:
        """Whether nothing that is hidden from any seat can matter any more: every world that one of them imagines goes on in
        the same ways, with the same chances, to the same ends. Bots can then work out the end (`bots.exact`). The same for
        all seats: one that knows more than the others cannot count on what they would do."""
        return False

    def why_not(self, state: S, seat: Seat, action: Packed) -> Packed:
        """OK exactly if the action is legal, else a refusal."""
        if self.to_act(state) & BITS[seat]:
            out = Buffer()
            self.legal(state, seat, out)
            if out.has(action):
                return OK
        return self.refuse(state, seat, action)

    def wire(self, view: V) -> dict[str, Any]:
        """A whole view as plain data, which the caller may change."""
        return {**to_builtins(self.wire_shared(view)), **to_builtins(self.wire_own(view))}

    def keys(self, action: Packed) -> list[str]:
        """What an action points at on the text board: keys of its spots, in the order in which one would point."""
        return keys_of(self.actions, action)

    def draw(self, view: V, say: Say) -> str:
        """A view drawn as SVG, for notebooks, documents and reports."""
        return draw_text(self.show(view, say).canvas(), self.id)

    def evaluator(self) -> AnyEvaluator:
        """What bots make of a position."""
        return Blank()

    def features(self) -> AnyFeatures:
        """What a learned evaluation sees of a position; `weights.json` in the game's folder has what was learned."""
        return NoFeatures()

    def observation(self) -> AnyObservation:
        """What a program that learns sees of a view."""
        return NoObservation()

    def spelling(self) -> AnySpelling:
        """How a program that learns says its actions."""
        return PlainSpelling(self.actions)

    def explainer(self) -> AnyExplainer:
        """Why somebody would do something, in words of the game."""
        return Silent()

    def ladder(self) -> Ladder:
        """The levels of its bots."""
        return Ladder({"search-1": Style(30), "search-2": Style(300)})

    def is_window(self, state: S) -> bool:
        """Whether this is a reaction window: seats answer openly, an answer is final, and it may ask the others again, so it
        matters who answers last. It depends only on what a spectator sees. Outside of a window, answers are independent."""
        return False

    def is_open(self, state: S) -> bool:
        """Whether everybody can tell what is legal here: it follows from what a spectator sees. Elsewhere an answer that
        comes at once would tell that there was nothing to choose, and with it what is not in a hand."""
        return False

    def items(self) -> list[Item]:
        """What another box may change: every number of the rules, and every component."""
        return []

    def make_box(self, changed: dict[str, str]) -> Box:
        """The box that differs in so much from the usual one. Each value was read by its item (`read_changes`); whether they
        fit together is checked here, and SetupError says what does not."""
        raise SetupError(f"nothing can be changed in the box of {self.id}")

    def read_box(self, text: str) -> Box:
        """A box from its file."""
        told = read_file(self.id, text)
        box = self.change_box(told.changes)
        box.variant, box.options = told.name, told.options
        return box

    def change_box(self, changes: dict[str, str], box: Box | None = None) -> Box:
        """A new box that differs from another one, or from the usual one, as asked."""
        items = self.items()
        given = {**box.changed} if box else {}
        places = Places(items)
        for path, text in changes.items():
            # A value for all numbers of players replaces those for each.
            for item in places.at(path):
                given.pop(item.path, None)
            given[path] = text
        other = self.make_box(read_changes(items, given))
        if box:
            other.variant, other.options = box.variant, dict(box.options)
        return other

    def setup(self, seats: int, options: dict[str, str] | None = None, box: Box | None = None) -> Setup:
        """Checks what was asked for and fills in the defaults."""
        if not self.fewest <= seats <= self.most:
            raise SetupError(f"{self.id} is for {self.fewest} to {self.most} players, not {seats}")
        chosen_box = box or self.box
        asked = {**chosen_box.options, **(options or {})}
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
        return Setup(seats, chosen, chosen_box)

    def __repr__(self) -> str:
        names = ", ".join(dict.fromkeys([option.name for option in self.options]))
        return f"<Game {self.id}, {self.fewest} to {self.most} players{', options: ' if names else ''}{names}>"

    def __reduce__(self) -> str | tuple[Any, ...]:
        # One object in its module, which pickling finds again by this name; `copy` leaves it as it is.
        return "GAME"


AnyGame = Game[State, View]
"""For code that works with every game alike."""
