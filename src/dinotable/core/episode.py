"""A game for whoever decides by numbers (`core.spelling`): chance is inside, one seat is asked at a time."""

from typing import Any

from mypy_extensions import i64

from dinotable.core.bits import BITS, lowest
from dinotable.core.buffer import Buffer
from dinotable.core.chance import Luck
from dinotable.core.contract import AnyGame
from dinotable.core.errors import DinotableError
from dinotable.core.generator import Generator
from dinotable.core.ints import Packed
from dinotable.core.outcome import returns_of
from dinotable.core.playout import lone_seat
from dinotable.core.question import NOBODY, UNFINISHED, Question
from dinotable.core.seats import CHANCE, CHANCE_ACTS
from dinotable.core.setup import Setup
from dinotable.core.state import State


class Episode(Question):
    def __init__(self, game: AnyGame, setup: Setup, generator: Generator) -> None:
        """`generator`: for chance, and for who goes first where it matters."""
        super().__init__(game, game.new(setup))
        self.setup = setup
        self.generator = generator
        self.luck: Luck | None = None
        """A table's luck instead of the generator's."""
        self.done: list[tuple[int, int]] = []
        """Every action with its seat, if `keeps` says so."""
        self.keeps = False
        self.actions: i64 = 0
        """How many were done in all games so far, those of chance included."""
        self.weights = Buffer()

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
        mask = game.to_act(state)
        while mask == CHANCE_ACTS:
            self._apply(CHANCE, self._draw())
            mask = game.to_act(state)
        # Of seats that are asked together, nobody sees what the others answer. In a window it matters who speaks last.
        if mask & mask - 1 and game.is_window(state):
            self.ask(state, lone_seat(mask, self.generator))
        else:
            self.ask(state, lowest(mask) if mask else NOBODY)

    def turn_to(self, seat: i64) -> None:
        """Asks another of the seats that are asked together, or the same one again from its first number on."""
        if not self.game.to_act(self.state) & BITS[seat]:
            raise DinotableError(f"seat {seat} owes no decision now")
        self.ask(self.state, seat)

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

    def sample(self) -> i64:
        """A number at random, so that in the end each legal action is equally likely."""
        if not self.is_spelled:
            self._spell()
        k = self.fits.items[self.generator.below(self.fits.count)]
        return self.words.items[self.begins.items[k] + self.said.count]

    def say(self, number: i64) -> None:
        """The next number; with the last one the action is done. Unchecked numbers must have been asked for (`can_say`)."""
        action = self.answer(number)
        if action != UNFINISHED:
            self._apply(self.seat, action)
            self._ask()

    def act(self, action: Packed) -> None:
        """A whole action of the seat that is asked."""
        if not self.legal.has(action):
            raise DinotableError(f"“{self.game.actions.text(action)}” is not allowed now")
        self._apply(self.seat, action)
        self._ask()

    def returns(self) -> list[float]:
        """At the end what each seat has of it (`returns_of`), before it nothing."""
        outcome = self.game.outcome(self.state)
        if outcome is None:
            return [0.0] * self.setup.seats
        return returns_of(outcome.ranks)

    def copy(self) -> "Episode":
        """Equal and independent: what is said to one is not said to the other, and both meet the same luck."""
        luck = self.luck.twin() if self.luck is not None else None
        generator, state, said = self.generator.copy(), self.state.copy(), self.said.listed()
        return restored(
            self.game, self.setup, generator, luck, state, self.seat, said, self.done[:], self.keeps, self.actions
        )

    def __copy__(self) -> "Episode":
        return self.copy()

    def __deepcopy__(self, _memo: object) -> "Episode":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        said: list[int] = self.said.listed()
        row = (self.game, self.setup, self.generator, self.luck, self.state, self.seat, said, self.done, self.keeps)
        return restored, (*row, self.actions)


def restored(
    game: AnyGame,
    setup: Setup,
    generator: Generator,
    luck: Luck | None,
    state: State,
    seat: i64,
    said: list[int],
    done: list[tuple[int, int]],
    keeps: bool,
    actions: i64,
) -> Episode:
    """An episode that goes on where one was, in the middle of a word too."""
    episode = Episode(game, setup, generator)
    episode.luck, episode.done, episode.keeps, episode.actions = luck, done, keeps, actions
    episode.ask(state, seat)
    for number in said:
        episode.answer(number)
    return episode
