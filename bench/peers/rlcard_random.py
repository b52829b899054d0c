"""Random play in RLCard's gin rummy, on the game object: the environment around it also encodes observations."""

import random

import numpy
from clock import arguments, measure, report
from rlcard.games.gin_rummy.game import GinRummyGame


def main() -> None:
    options = arguments()
    draw = random.Random(options.seed).random
    game = GinRummyGame()
    game.np_random = numpy.random.RandomState(options.seed)
    is_over, legal_actions, step = game.is_over, game.judge.get_legal_actions, game.step

    def play() -> tuple[int, int]:
        game.init_game()
        steps = choices = 0
        while not is_over():
            actions = legal_actions()
            count = len(actions)
            if count > 1:
                choices += 1
                step(actions[int(draw() * count)])
            else:
                step(actions[0])
            steps += 1
        return steps, choices

    report([measure("rlcard", "gin-rummy", play, options.seconds)])


if __name__ == "__main__":
    main()
