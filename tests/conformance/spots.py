"""Random play to hold games to the laws: set-ups, whole games, and positions picked from them."""

import os
from functools import lru_cache

from dinotable.core import contract
from dinotable.core.buffer import Buffer
from dinotable.core.contract import AnyGame, Say
from dinotable.core.generator import Generator
from dinotable.core.play import legal_actions, seats_to_act
from dinotable.core.record import Record
from dinotable.core.seats import CHANCE, CHANCE_ACTS, SPECTATOR, seat_text
from dinotable.core.setup import Setup
from dinotable.core.state import State
from dinotable.games import GAMES, load
from dinotable.words import speaker

DEEP = int(os.environ.get("DINOTABLE_DEEP", "0"))
"""How many whole games a law is tried on at each player count, with positions in proportion; 0 for a handful."""

PLAIN = str(contract.__file__).endswith(".py")
"""Interpreted, the same sources are much slower: there fewer positions are tried than compiled."""

Done = list[tuple[int, int]]
"""What was done: seat and action, one after the other."""


def all_games() -> list[AnyGame]:
    return [load("examples.magpies"), *(load(place) for place in GAMES.values())]


def all_setups(game: AnyGame) -> list[Setup]:
    """Every player count with the defaults, and with each other value of each option (three, where it has many)."""
    setups = []
    for seats in range(game.fewest, game.most + 1):
        setups.append(game.setup(seats))
        for option in game.options:
            others = [value for value in option.values if value != option.default]
            if len(others) > 3:
                others = [others[0], others[len(others) // 2], others[-1]]
            if option.offered(seats):
                setups += [game.setup(seats, {option.name: value}) for value in others]
    return setups


def is_usual(game: AnyGame, setup: Setup) -> bool:
    """The defaults; in the deep mode also with a switch of two values the other way, but for who begins."""
    usual = game.setup(setup.seats).options
    changed = [option for option in game.options if setup.options.get(option.name) != usual.get(option.name)]
    return not changed or (DEEP > 0 and all(len(option.values) == 2 and option.name != "first" for option in changed))


def setup_text(setup: Setup) -> str:
    return "-".join([str(setup.seats), *(f"{name}={value}" for name, value in setup.options.items())])


def witness(game: AnyGame, setup: Setup, done: Done) -> str:
    """The record of what was done: the place where a law was broken."""
    record = Record()
    record.rules, record.seats, record.options = game.rules, setup.seats, dict(setup.options)
    record.box = setup.box.hash()
    record.lines = [f"{seat_text(seat)} {game.actions.text(action)}" for seat, action in done]
    return record.text()


@lru_cache
def words(game: AnyGame, language: str) -> Say:
    return speaker(language, [game.words])


class Spot:
    """A position with its history. Laws look at `state` and change only twins of it."""

    def __init__(self, game: AnyGame, setup: Setup, state: State, done: Done, seed: int) -> None:
        self.game = game
        self.setup = setup
        self.state = state
        self.done = done
        self.seed = seed

    def twin(self) -> State:
        return self.state.copy()

    def generator(self) -> Generator:
        return Generator(self.seed)

    def viewers(self) -> list[int]:
        return [*range(self.setup.seats), SPECTATOR]

    def to_act(self) -> list[int]:
        return seats_to_act(self.game, self.state)

    def says(self, what: str) -> str:
        return f"{what}\n{witness(self.game, self.setup, self.done)}"


def random_action(game: AnyGame, state: State, generator: Generator) -> tuple[int, int]:
    """A seat that is to act, any of them, and one of its actions; a likely one for chance."""
    if game.to_act(state) == CHANCE_ACTS:
        out, weights = Buffer(), Buffer()
        game.chance(state, out, weights)
        return CHANCE, out.listed()[generator.pick(weights)]
    seats = seats_to_act(game, state)
    seat = seats[generator.below(len(seats))]
    actions = legal_actions(game, state, seat)
    assert actions, f"seat {seat} is to act and can do nothing"
    return seat, actions[generator.below(len(actions))]


def play_on(game: AnyGame, state: State, generator: Generator, most: int) -> Done:
    """Random play in place, at most so many actions."""
    done: Done = []
    while len(done) < most and game.to_act(state):
        seat, action = random_action(game, state, generator)
        done.append((seat, action))
        game.apply(state, seat, action, None)
    return done


def random_game(game: AnyGame, setup: Setup, seed: int) -> Done:
    """A whole game, cut where it is too long."""
    state, generator, done = game.new(setup), Generator(seed), []
    try:
        while len(done) <= game.longest(setup) and game.to_act(state):
            done.append(random_action(game, state, generator))
            game.apply(state, *done[-1], None)
    except Exception as error:
        raise AssertionError(f"{error!r}\n{witness(game, setup, done)}") from error
    return done


def spots_of(game: AnyGame, setup: Setup, games: int, each: int, seed: int = 0) -> list[Spot]:
    """Positions picked from random games; the end of each game is one of them."""
    spots = []
    for number in range(seed, seed + games):
        done = random_game(game, setup, number)
        generator = Generator(1000 + number)
        chosen = {generator.below(len(done)) for _ in range(each - 1)} | {len(done)}
        state = game.new(setup)
        for at in range(len(done) + 1):
            if at in chosen:
                spots.append(Spot(game, setup, state.copy(), done[:at], number))
            if at < len(done):
                game.apply(state, *done[at], None)
    return spots


@lru_cache(maxsize=8)
def usual_spots(game: AnyGame, setup: Setup, costly: bool) -> list[Spot]:
    """How many positions a law is tried on."""
    if not is_usual(game, setup):
        return spots_of(game, setup, 1, 2 if PLAIN else 3)
    if DEEP:
        return spots_of(game, setup, 1 + DEEP // (20 if costly else 5), 10)
    return spots_of(game, setup, 1 if PLAIN else 2, 4 if costly else 8)


def usual_seeds(game: AnyGame, setup: Setup) -> range:
    """The games that laws over whole games are tried on."""
    if not is_usual(game, setup):
        return range(1)
    return range(DEEP or (1 if PLAIN else 2))
