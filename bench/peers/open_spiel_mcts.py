"""OpenSpiel's own tree search on its chess and gin rummy: simulations a second at the opening and late in a game.

Both of its searches, with random playouts to the end: the one in C++ with 1,000 simulations a choice, the one in Python with
50, as it is so much slower. Late is after two thirds of a game of random play. By the process's own time.
"""

import random
import time

import numpy
import pyspiel
from clock import arguments, report
from open_spiel.python.algorithms import mcts

SIMULATIONS = {"C++": 1000, "Python": 50}


def position(game: pyspiel.Game, source: random.Random, share: float) -> pyspiel.State:
    """A choice after a share of a random game."""
    history = []
    state = game.new_initial_state()
    while not state.is_terminal():
        action = source.choice(state.legal_actions())
        history.append(action)
        state.apply_action(action)
    state = game.new_initial_state()
    for k, action in enumerate(history):
        if k >= share * len(history) and not state.is_chance_node() and len(state.legal_actions()) > 1:
            return state
        state.apply_action(action)
    raise SystemExit(f"{game}: no choice in the last part of a random game")


def bots(game: pyspiel.Game, seed: int) -> dict[str, object]:
    return {
        "C++": pyspiel.MCTSBot(
            game, pyspiel.RandomRolloutEvaluator(1, seed), 2.0, SIMULATIONS["C++"], 1000, False, seed, False
        ),
        "Python": mcts.MCTSBot(
            game,
            2.0,
            SIMULATIONS["Python"],
            mcts.RandomRolloutEvaluator(1, numpy.random.RandomState(seed)),
            solve=False,
        ),
    }


def measure(bot: object, state: pyspiel.State, seconds: float) -> float:
    choices, elapsed, started = 0, 0.0, time.process_time()
    while elapsed < seconds:
        bot.step(state)
        choices += 1
        elapsed = time.process_time() - started
    return choices / elapsed


def main() -> None:
    options = arguments()
    rows = []
    for name in ("chess", "gin_rummy"):
        game = pyspiel.load_game(name)
        for stage, share in (("opening", 0.0), ("late", 2 / 3)):
            state = position(game, random.Random(options.seed), share)
            for language, bot in bots(game, options.seed).items():
                rate = SIMULATIONS[language] * measure(bot, state, options.seconds)
                rows.append(
                    {
                        "peer": f"open_spiel {language}",
                        "game": name,
                        "stage": stage,
                        "simulations_per_second": round(rate, 1),
                    }
                )
    report(rows)


if __name__ == "__main__":
    main()
