"""RLlib's PPO with a mask learns any game against a bot, on this machine.

python -m examples.learning.rllib_ppo food-chain --against novice --minutes 5
"""

import argparse
import time
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import ray
import torch
from ray.rllib.algorithms.algorithm import Algorithm
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.default_model_config import DefaultModelConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

from dinotable.lab.gymnasium import GameEnv
from dinotable.lab.spaces import seen_space
from dinotable.lab.statistics import wilson


class WithMask(gymnasium.Wrapper[Any, Any, Any, Any]):
    """What RLlib's masked module wants to see: the observation and its mask, under names of its own."""

    def __init__(self, env: GameEnv) -> None:
        super().__init__(env)
        self.observation_space = gymnasium.spaces.Dict(
            {
                "observations": seen_space(env.numbered.size),
                "action_mask": gymnasium.spaces.Box(0.0, 1.0, (env.numbered.numbers,), np.float32),
            }
        )
        self.action_space = gymnasium.spaces.Discrete(env.numbered.numbers)

    def reset(self, **how: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        seen, info = self.env.reset(**how)
        return shown(seen, info), {}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        seen, reward, is_over, is_cut, info = self.env.step(action)
        return shown(seen, info), float(reward), is_over, is_cut, {}


def shown(seen: Any, info: dict[str, Any]) -> dict[str, Any]:
    mask = info["action_mask"].astype(np.float32)
    # At the end there is nothing to say, and logarithms of nothing spoil what is learned.
    return {"observations": seen, "action_mask": mask if mask.any() else np.ones_like(mask)}


def made(context: Any) -> WithMask:
    return WithMask(GameEnv(context["game"], context["players"], seat=None, opponents=context["against"]))


def algorithm(game: str, players: int, against: str, seed: int = 0) -> Algorithm:
    register_env("dinotable", made)
    config = (
        PPOConfig()
        .environment("dinotable", env_config={"game": game, "players": players, "against": against})
        .env_runners(num_env_runners=0, num_envs_per_env_runner=32)
        .learners(num_learners=0)
        .rl_module(
            rl_module_spec=RLModuleSpec(
                module_class=ActionMaskingTorchRLModule,
                model_config=DefaultModelConfig(fcnet_hiddens=[128, 128], fcnet_activation="relu"),
            )
        )
        .training(
            train_batch_size_per_learner=4096,
            minibatch_size=512,
            num_epochs=4,
            lr=5e-4,
            gamma=1.0,
            lambda_=0.95,
            entropy_coeff=0.01,
            grad_clip=0.5,
            vf_clip_param=10.0,
            use_kl_loss=False,
        )
        .debugging(seed=seed, log_level="ERROR")
    )
    return config.build_algo()


def measured(trained: Algorithm, game: str, players: int, against: str, games: int) -> tuple[float, float, float]:
    """The share of wins of the best numbers, each seat as often, with its interval."""
    module, points = trained.get_module(), 0.0
    env = GameEnv(game, players, opponents=against)
    for number in range(games):
        seen, info = env.reset(seed=number // players, options={"seat": number % players})
        is_over = False
        while not is_over:
            told = {name: torch.tensor(each)[None] for name, each in shown(seen, info).items()}
            with torch.no_grad():
                logits = module.forward_inference({"obs": told})["action_dist_inputs"]
            seen, reward, is_over, _, info = env.step(int(logits.argmax()))
        points += (reward * (players - 1) + 1) / players
    return points / games, *wilson(points, games)


def train(trained: Algorithm, minutes: float) -> Iterator[tuple[int, float]]:
    """Decisions so far, and the mean reward while it explores."""
    end = time.monotonic() + 60 * minutes
    while True:
        told = trained.train()["env_runners"]
        yield int(told["num_env_steps_sampled_lifetime"]), float(told["episode_return_mean"])
        if time.monotonic() >= end:
            return


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game")
    asked.add_argument("--players", type=int, default=2)
    asked.add_argument("--against", default="novice")
    asked.add_argument("--minutes", type=float, default=5)
    asked.add_argument("--games", type=int, default=400)
    words = asked.parse_args()
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, configure_logging=False)
    trained = algorithm(words.game, words.players, words.against)
    for decisions, reward in train(trained, words.minutes):
        print(f"{decisions:9,} decisions, mean reward {reward:+.2f}", flush=True)
    share, low, high = measured(trained, words.game, words.players, words.against, words.games)
    print(f"wins {share:.1%} [{low:.1%}–{high:.1%}] of {words.games} games against {words.against}")


if __name__ == "__main__":
    main()
