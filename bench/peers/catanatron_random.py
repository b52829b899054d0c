"""Random play in Catanatron: four players on its standard map, a new board for every game."""

import random

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer
from clock import arguments, measure, report

PLAYERS = [RandomPlayer(color) for color in Color]


def main() -> None:
    options = arguments()
    source = random.Random(options.seed)
    draw = source.random

    def play() -> tuple[int, int]:
        # The library seeds the global generator for its dice; a seed of 0 would mean "none" to it.
        game = Game(PLAYERS, seed=source.randrange(1, 2**32))
        state = game.state
        execute, winner = game.execute, game.winning_color
        steps = choices = 0
        # The same loop as Game.play, with the library's own limit on turns, but without the copies
        # it makes for observers and without checking again that a listed action is legal.
        while winner() is None and state.num_turns < TURNS_LIMIT:
            actions = state.playable_actions
            count = len(actions)
            if count > 1:
                choices += 1
                execute(actions[int(draw() * count)], False)
            else:
                execute(actions[0], False)
            steps += 1
        return steps, choices

    report([measure("catanatron", "catan-4p", play, options.seconds)])


if __name__ == "__main__":
    main()
