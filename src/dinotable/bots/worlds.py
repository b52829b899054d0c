"""Moving an imagined world on: by chance, by seats that answer at random, by a look at a few candidates."""

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.bots.bench import Bench
from dinotable.core.bits import BITS
from dinotable.core.buffer import Buffer
from dinotable.core.contract import AnyGame
from dinotable.core.evaluator import AnyEvaluator
from dinotable.core.generator import Generator
from dinotable.core.network import Network
from dinotable.core.playout import lone_seat, twin_of
from dinotable.core.seats import CHANCE, CHANCE_ACTS
from dinotable.core.setup import Setup
from dinotable.core.state import State


class Worlds:
    """What it takes to look ahead in one game. Keeps its buffers, and nothing of any world."""

    def __init__(
        self, game: AnyGame, setup: Setup, evaluator: AnyEvaluator, plain: bool = False,
        network: Network | None = None, ambition: float = 1.0,
    ) -> None:  # fmt: skip
        self.game = game
        self.bench = Bench(game, setup, evaluator, plain, network, ambition)
        self.seats: i64 = setup.seats
        self.settles = evaluator.settles
        self.blind = not evaluator.terms and network is None
        self.longest: i64 = game.longest(setup)
        self.out = Buffer()
        self.weights = Buffer()
        self.few = Buffer()

    def draw(self, state: State, generator: Generator) -> i64:
        """What chance does now."""
        self.game.chance(state, self.out, self.weights)
        return self.out.items[generator.pick(self.weights)]

    def settle(self, state: State, asked: i64, generator: Generator) -> None:
        """The seats asked together answer at random, and chance acts, until somebody is asked anew."""
        game = self.game
        out = self.out
        while True:
            mask = game.to_act(state)
            if mask == CHANCE_ACTS:
                game.apply(state, CHANCE, self.draw(state, generator), None)
                continue
            waiting = mask & asked
            if waiting == 0 or mask != waiting:
                return
            seat = lone_seat(waiting, generator)
            count = game.legal(state, seat, out)
            asked &= ~BITS[seat]
            game.apply(state, seat, out.items[generator.below(count)], None)

    def look(self, state: State, seat: i64, action: i64, generator: Generator) -> float:
        """What a seat gets of what it goes for, after an action; everybody's shares are left on the bench."""
        self.bench.measure(self._after(state, seat, action, generator))
        return self.bench.aims[seat]

    def glance(self, state: State, seat: i64, action: i64, generator: Generator) -> float:
        """The same number, and nothing about anybody else."""
        return self.bench.aim(self._after(state, seat, action, generator), seat)

    def _after(self, state: State, seat: i64, action: i64, generator: Generator) -> State:
        """A world after an action, worth evaluating."""
        game = self.game
        twin = twin_of(state)
        asked = game.to_act(twin)
        game.apply(twin, seat, action, None)
        if self.blind:
            return self.play_on(twin, generator, self.longest, 1)
        if self.settles:
            self.settle(twin, asked & ~BITS[seat], generator)
        return twin

    def play_on(self, state: State, generator: Generator, choices: i64, breadth: i64) -> State:
        """Plays on for so many choices, each the best by evaluation of `breadth` legal actions taken at random. Where that
        leads to: the state given is not to be used any more."""
        game = self.game
        out = self.out
        while choices > 0:
            mask = game.to_act(state)
            if mask == 0:
                break
            if mask == CHANCE_ACTS:
                game.apply(state, CHANCE, self.draw(state, generator), None)
                continue
            seat = lone_seat(mask, generator)
            count = game.legal(state, seat, out)
            if count == 1:
                game.apply(state, seat, out.items[0], None)
                continue
            choices -= 1
            if breadth == 1:
                game.apply(state, seat, out.items[generator.below(count)], None)
            else:
                state = self._best_of_few(state, seat, generator, breadth)
        return state

    def _best_of_few(self, state: State, seat: i64, generator: Generator, breadth: i64) -> State:
        """The world after the best of some actions in the buffer."""
        few = self.few
        few.clear()
        for _ in range(breadth):
            action = self.out.items[generator.below(self.out.count)]
            if not few.has(action):
                few.add(action)
        last = few.items[few.count - 1]
        if few.count == 1:
            self.game.apply(state, seat, last, None)
            return state
        if self.settles or self.blind:
            self.game.apply(state, seat, self._best_looked_at(state, seat, generator), None)
            return state
        best, most = state, -1.0
        for k in range(few.count - 1):
            twin = self._after(state, seat, few.items[k], generator)
            state.part_from(twin)
            value = self.bench.aim(twin, seat)
            if value > most:
                best, most = twin, value
        # For the last one no copy is needed.
        self.game.apply(state, seat, last, None)
        return state if self.bench.aim(state, seat) > most else best

    def _best_looked_at(self, state: State, seat: i64, generator: Generator) -> i64:
        """Of the few: by worlds that had to be played on to be looked at, so the game does not go on in them."""
        few = self.few
        best, most = few.items[0], -1.0
        for k in range(few.count):
            value = self.glance(state, seat, few.items[k], generator)
            if value > most:
                best, most = few.items[k], value
        return best

    def finish(self, state: State, generator: Generator, choices: i64, breadth: i64) -> vec[float]:
        """The share that each seat can expect: plays on for so many choices, then evaluates. It is left on the bench."""
        if self.blind:
            choices = self.longest
        state = self.play_on(state, generator, choices, breadth)
        if self.game.to_act(state) == CHANCE_ACTS:
            self.settle(state, 0, generator)
        self.bench.measure(state)
        return self.bench.shares
