"""Random play in PettingZoo's own games, by its loop: observe, choose from the mask, step."""

import random
from functools import partial
from types import ModuleType

import numpy
from clock import arguments, measure, report
from pettingzoo.classic import chess_v6, connect_four_v3, leduc_holdem_v4, texas_holdem_v4

GAMES: dict[str, ModuleType] = {
    "connect_four": connect_four_v3,
    "leduc_holdem": leduc_holdem_v4,
    "texas_holdem": texas_holdem_v4,
    "chess": chess_v6,
}


def play(env, source: random.Random) -> tuple[int, int]:
    env.reset(seed=source.randrange(2**31))
    steps = choices = 0
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        legal = numpy.flatnonzero(observation["action_mask"])
        env.step(int(legal[int(source.random() * len(legal))]))
        steps += 1
        choices += len(legal) > 1
    return steps, choices


def main() -> None:
    options = arguments()
    source = random.Random(options.seed)
    report(
        [
            measure("pettingzoo", name, partial(play, made.env(), source), options.seconds)
            for name, made in GAMES.items()
        ]
    )


if __name__ == "__main__":
    main()
