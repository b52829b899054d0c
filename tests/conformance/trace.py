"""Prints the hashes of random games, for a comparison of plain and compiled play.

python -m tests.conformance.trace GAME SEATS GAMES
"""

import hashlib
import sys

from dinotable.core import contract
from dinotable.core.contract import AnyGame
from dinotable.core.generator import Generator
from dinotable.core.play import derived_digest, digest, view_digest
from dinotable.core.seats import SPECTATOR
from dinotable.core.setup import Setup
from dinotable.games import load
from tests.conformance.spots import random_action


def trace(game: AnyGame, setup: Setup, seed: int) -> list[str]:
    """After every action: the state's hash and that of derived data, and now and then what is seen and imagined."""
    state, generator = game.new(setup), Generator(seed)
    hashes = [digest(state)]
    while game.to_act(state) and len(hashes) <= game.longest(setup):
        seat, action = random_action(game, state, generator)
        game.apply(state, seat, action, None)
        hashes.append(digest(state) + derived_digest(state))
        if len(hashes) % 16 == 0:
            viewer = generator.below(setup.seats + 1) + SPECTATOR
            view = game.view(state, viewer)
            hashes[-1] += view_digest(view) + digest(game.imagine(view, generator))
    return hashes


def main(place: str, seats: str, games: str) -> None:
    game = load(place)
    setup = game.setup(int(seats))
    print("compiled" if not str(contract.__file__).endswith(".py") else "plain")
    for seed in range(int(games)):
        row = trace(game, setup, seed)
        # One line a game; the hashes themselves are asked for one game when a line differs.
        print(seed, len(row), hashlib.sha256(" ".join(row).encode()).hexdigest())


if __name__ == "__main__":
    main(*sys.argv[1:])
