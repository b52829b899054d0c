"""A player that takes any number there is, through PettingZoo: the smallest program that plays whole games.

python -m examples.learning.random_agent food-chain 3
"""

import sys

from dinotable.lab import pettingzoo


def main(game: str = "food-chain", seats: str = "2") -> None:
    env = pettingzoo.env(game, seats=int(seats))
    env.reset(seed=7)
    numbers = 0
    for agent in env.agent_iter():
        seen, reward, is_over, is_cut, info = env.last()
        if is_over or is_cut:
            print(f"{agent}: rank {info['rank']}, {info['score']} points, reward {reward:+.2f}")
            env.step(None)
        else:
            env.step(env.action_space(agent).sample(seen["action_mask"]))
            numbers += 1
    print(f"{numbers} numbers were said")


if __name__ == "__main__":
    main(*sys.argv[1:])
