"""A game of which everything is known: a blessing, a guess that changes nothing, a toss that may favour the first seat.

With the usual box seat 0 wins 50 % of games, with `favour=3` 53 %; whoever is blessed wins 20 points more than who is not.
All of it is luck.
"""

import os
from typing import Any, Final

from dinotable.core.box import Box, Item, Number, changed_text
from dinotable.core.buffer import Buffer
from dinotable.core.contract import Game, Say
from dinotable.core.fields import SeatField, Word
from dinotable.core.generator import Generator
from dinotable.core.log import Log
from dinotable.core.outcome import Outcome
from dinotable.core.seats import CHANCE_ACTS, EVERYONE
from dinotable.core.setup import Setup
from dinotable.core.sink import Sink
from dinotable.core.state import State, View
from dinotable.core.textboard import TextBoard
from dinotable.core.vocabulary import Kind, Vocabulary
from dinotable.core.wire import AnyFacts, Wire

BLESS: Final = Kind("bless", SeatField())
GUESS: Final = Kind("guess", Word("side", ["heads", "tails"]))
TOSS: Final = Kind("toss", SeatField())
ACTIONS: Final = Vocabulary(BLESS, GUESS, TOSS)
BLESSED: Final = Kind("blessed", SeatField())
EVENTS: Final = Vocabulary(BLESSED)
REFUSALS: Final = Vocabulary(Kind("no"))
ITEMS: Final[list[Item]] = [Number("favour", 0, -30, 30, "T1", "box-favour")]
BLESSING: Final = 10


class ToyBox(Box):
    def __init__(self, changed: dict[str, str]) -> None:
        super().__init__(changed_text("a toss", changed), changed)
        self.favour = int(changed.get("favour", 0))


class Toy(State):
    def __init__(self, favour: int, blessed: int = -1, guessed: int = 0, winner: int = -1) -> None:
        self.favour, self.blessed, self.guessed, self.winner = favour, blessed, guessed, winner

    def copy(self) -> "Toy":
        return Toy(self.favour, self.blessed, self.guessed, self.winner)

    def put(self, sink: Sink) -> None:
        sink.put_list([self.favour, self.blessed, self.guessed, self.winner])


class ToyView(View):
    def __init__(self, seat: int, state: Toy) -> None:
        self.seat, self.state = seat, state

    def put(self, sink: Sink) -> None:
        sink.put(self.seat)
        self.state.put(sink)


class ToyGame(Game[Toy, ToyView]):
    def __init__(self) -> None:
        self.id, self.rules, self.fewest, self.most = "toy", "toy/1", 2, 2
        self.options: list[Any] = []
        self.box = ToyBox({})
        self.actions, self.events, self.refusals = ACTIONS, EVENTS, REFUSALS
        self.words = os.path.join(os.path.dirname(__file__), "words")
        self.reconstruction = False

    def items(self) -> list[Item]:
        return ITEMS

    def make_box(self, changed: dict[str, str]) -> Box:
        return ToyBox(changed)

    def new(self, setup: Setup) -> Toy:
        assert isinstance(setup.box, ToyBox)
        return Toy(setup.box.favour)

    def to_act(self, state: Toy) -> int:
        if state.winner >= 0:
            return 0
        return 1 << state.guessed if state.blessed >= 0 and state.guessed < 2 else CHANCE_ACTS

    def legal(self, state: Toy, seat: int, out: Buffer) -> int:
        out.clear()
        for side in range(2):
            out.add(GUESS.pack(side))
        return 2

    def apply(self, state: Toy, seat: int, action: int, log: Log | None) -> None:
        kind = ACTIONS.kind(action)
        if kind is BLESS:
            state.blessed = int(BLESS.first(action))
            if log:
                log.add(BLESSED.pack(state.blessed))
        elif kind is GUESS:
            state.guessed += 1
        else:
            state.winner = int(TOSS.first(action))

    def chance(self, state: Toy, out: Buffer, weights: Buffer) -> int:
        out.clear()
        weights.clear()
        first = 50 if state.blessed < 0 else 50 + state.favour + (BLESSING if state.blessed == 0 else -BLESSING)
        for seat, weight in enumerate((first, 100 - first)):
            out.add((BLESS if state.blessed < 0 else TOSS).pack(seat))
            weights.add(weight)
        return 2

    def stream(self, state: Toy) -> str:
        return "bless" if state.blessed < 0 else "toss"

    def step(self, state: Toy) -> int:
        return (state.blessed >= 0) + state.guessed + (state.winner >= 0)

    def outcome(self, state: Toy) -> Outcome | None:
        if state.winner < 0:
            return None
        return Outcome(
            [int(seat == state.winner) for seat in range(2)],
            [1 + (seat != state.winner) for seat in range(2)],
            "toss",
            "T1",
        )

    def longest(self, setup: Setup) -> int:
        return 4

    def view(self, state: Toy, seat: int) -> ToyView:
        return ToyView(seat, state.copy())

    def witnesses(self, state: Toy, seat: int, action: int) -> int:
        return EVERYONE

    def imagine(self, view: ToyView, generator: Generator) -> Toy:
        return view.state.copy()

    def refuse(self, state: Toy, seat: int, action: int) -> int:
        return 0

    def facts(self, view: ToyView) -> AnyFacts:
        return AnyFacts((0, 0), (False, False))

    def wire_shared(self, view: ToyView) -> Wire:
        return Wire()

    def wire_own(self, view: ToyView) -> Wire:
        return Wire()

    def show(self, view: ToyView, say: Say) -> TextBoard:
        raise NotImplementedError


GAME: Final = ToyGame()
