"""A game for whoever decides by numbers (`core.spelling`): chance is inside, one seat is asked at a time."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dinotable.core.bits import lowest
from dinotable.core.buffer import Buffer
from dinotable.core.chance import Luck
from dinotable.core.contract import AnyGame
from dinotable.core.errors import DinotableError
from dinotable.core.generator import Generator
from dinotable.core.ints import Packed
from dinotable.core.outcome import returns_of
from dinotable.core.playout import lone_seat
from dinotable.core.seats import CHANCE, CHANCE_ACTS
from dinotable.core.setup import Setup
from dinotable.core.state import State
from dinotable.core.tensor import Tensor

NOBODY: Final = -1
END: Final = -1
NOTHING: Final = Buffer()


class Episode:
    def __init__(self, game: AnyGame, setup: Setup, generator: Generator) -> None:
        """`generator`: for chance, and for who goes first where it matters."""
        self.game = game
        self.setup = setup
        self.generator = generator
        self.spelling = game.spelling()
        self.observation = game.observation()
        self.luck: Luck | None = None
        """A table's luck instead of the generator's."""
        self.seat: i64 = NOBODY
        """Who is asked; −1 when the game is over."""
        self.said = Buffer(room=16)
        """The numbers said so far of the action under way."""
        self.done: list[tuple[int, int]] = []
        """Every action with its seat, if `keeps` says so."""
        self.keeps = False
        self.actions: i64 = 0
        """How many were done in all games so far, those of chance included."""
        self.legal = Buffer()
        self.words = Buffer(room=256)
        self.begins = Buffer()
        """The words of the legal actions, one after another with END behind each, and where each begins."""
        self.fits = Buffer()
        """Which of the legal actions go on from what was said."""
        self.is_spelled = False
        """Whether the words are there: they are made when somebody asks."""
        self.weights = Buffer()
        self.state: State = game.new(setup)

    def begin(self) -> None:
        """A new game."""
        self.state = self.game.new(self.setup)
        self.done = []
        self._ask()

    def go_on_from(self, state: State) -> None:
        """From any position."""
        self.state = state
        self._ask()

    def _ask(self) -> None:
        """Lets chance act, and finds who is asked next."""
        game, state = self.game, self.state
        self.said.clear()
        self.is_spelled = False
        mask = game.to_act(state)
        while mask == CHANCE_ACTS:
            self._apply(CHANCE, self._draw())
            mask = game.to_act(state)
        if mask == 0:
            self.seat = NOBODY
            self.legal.clear()
            return
        # Of seats that are asked together, nobody sees what the others answer. In a window it matters who speaks last.
        if mask & mask - 1 and game.is_window(state):
            self.seat = lone_seat(mask, self.generator)
        else:
            self.seat = lowest(mask)
        game.legal(state, self.seat, self.legal)

    def _draw(self) -> Packed:
        if self.luck is not None:
            return self.luck.draw(self.game, self.state)
        self.game.chance(self.state, self.legal, self.weights)
        return self.legal.items[self.generator.pick(self.weights)]

    def _apply(self, seat: i64, action: Packed) -> None:
        if self.keeps:
            self.done.append((seat, action))
        self.actions += 1
        self.game.apply(self.state, seat, action, None)

    def _spell(self) -> None:
        """The words of all legal actions."""
        words, begins, fits, legal = self.words, self.begins, self.fits, self.legal
        spelling, state, seat = self.spelling, self.state, self.seat
        words.clear()
        begin_items, fit_items = begins.room_for(legal.count), fits.room_for(legal.count)
        for k in range(legal.count):
            begin_items[k] = words.count
            fit_items[k] = k
            spelling.spell(state, seat, legal.items[k], words)
            words.add(END)
        begins.count = fits.count = legal.count
        self.is_spelled = True

    def mark(self, mask: vec[u8], first: i64) -> None:
        """Which numbers can be said now: 1 or 0 for each, from `first` on."""
        for k in range(first, first + self.spelling.size):
            mask[k] = 0
        if not self.is_spelled:
            self._spell()
        said, begins, words, fits = self.said.count, self.begins.items, self.words.items, self.fits
        for k in range(fits.count):
            mask[first + words[begins[fits.items[k]] + said]] = 1

    def numbers(self) -> list[int]:
        """Those that can be said now."""
        if not self.is_spelled:
            self._spell()
        said, begins, words = self.said.count, self.begins.items, self.words.items
        found: list[int] = [words[begins[k] + said] for k in self.fits.listed()]
        return sorted(set(found))

    def sample(self) -> i64:
        """A number at random, so that in the end each legal action is equally likely."""
        if not self.is_spelled:
            self._spell()
        k = self.fits.items[self.generator.below(self.fits.count)]
        return self.words.items[self.begins.items[k] + self.said.count]

    def can_say(self, number: i64) -> bool:
        if self.seat < 0:
            return False
        if not self.is_spelled:
            self._spell()
        said, begins, words, fits = self.said.count, self.begins.items, self.words.items, self.fits
        for k in range(fits.count):
            if words[begins[fits.items[k]] + said] == number:
                return True
        return False

    def say(self, number: i64) -> None:
        """The next number; with the last one the action is done. Unchecked numbers must have been asked for (`can_say`)."""
        if not self.is_spelled:
            self._spell()
        said, begins, words, fits = self.said.count, self.begins.items, self.words.items, self.fits
        left: i64 = 0
        for k in range(fits.count):
            which = fits.items[k]
            if words[begins[which] + said] == number:
                fits.items[left] = which
                left += 1
        if left == 0:
            raise DinotableError(f"the number {number} cannot be said now")
        fits.count = left
        if left > 1:
            self.said.add(number)
            return
        self._apply(self.seat, self.legal.items[fits.items[0]])
        self._ask()

    def act(self, action: Packed) -> None:
        """A whole action of the seat that is asked."""
        if not self.legal.has(action):
            raise DinotableError(f"“{self.game.actions.text(action)}” is not allowed now")
        self._apply(self.seat, action)
        self._ask()

    def word_of(self, action: Packed) -> list[int]:
        """The numbers that are said for a legal action, before any was said: no more than are needed."""
        self._spell()
        chosen = self.legal.listed().index(action)
        begins, words = self.begins.items, self.words.items
        said: list[int] = []
        left: list[int] = list(range(self.legal.count))
        while len(left) > 1 or not said:
            number = words[begins[chosen] + len(said)]
            left = [k for k in left if words[begins[k] + len(said)] == number]
            said.append(number)
        return said

    def observe(self, seat: i64, tensor: Tensor, row: i64) -> None:
        """What the seat sees, into a row of a tensor."""
        tensor.begin(row)
        view = self.game.view(self.state, seat)
        self.observation.write(view, self.said if seat == self.seat else NOTHING, tensor)

    def returns(self) -> list[float]:
        """At the end what each seat has of it (`returns_of`), before it nothing."""
        outcome = self.game.outcome(self.state)
        if outcome is None:
            return [0.0] * self.setup.seats
        return returns_of(outcome.ranks)
