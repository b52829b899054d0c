"""Simulations a second of each game's top level, at the opening and late in a game, beside OpenSpiel's tree search.

By the process's own time on both sides, so that what else the machine does counts for neither.
"""

import json
import subprocess
import sys
import time
from typing import Any

from bench.beside import ENVIRONMENTS, PEERS, engine
from dinotable.bots.contract import Budget
from dinotable.bots.registry import player_for
from dinotable.core.buffer import Buffer
from dinotable.core.contract import AnyGame
from dinotable.core.generator import Generator
from dinotable.core.play import legal_actions, seats_to_act
from dinotable.core.playout import Tally, playout
from dinotable.core.seats import CHANCE
from dinotable.core.setup import Setup
from dinotable.core.state import State
from dinotable.games import GAMES, find

SECONDS = 1.0
SIMULATIONS = 200


def position(game: AnyGame, setup: Setup, share: float) -> tuple[State, int]:
    """A choice after a share of a game of random play."""
    tally = Tally()
    playout(game, game.new(setup), Generator(1), Buffer(), Buffer(), tally, game.longest(setup))
    state, generator = game.new(setup), Generator(1)
    playout(game, state, generator, Buffer(), Buffer(), Tally(), int(share * tally.steps))
    while True:
        for seat in seats_to_act(game, state):
            if seat != CHANCE and len(legal_actions(game, state, seat)) > 1:
                return state, seat
        playout(game, state, generator, Buffer(), Buffer(), Tally(), 1)


def rate(game: AnyGame, setup: Setup, share: float) -> float:
    state, seat = position(game, setup, share)
    view, legal = game.view(state, seat), legal_actions(game, state, seat)
    bot = player_for(game, setup, game.ladder().names()[-1]).bot
    done, elapsed, started = 0, 0.0, time.process_time()
    while elapsed < SECONDS:
        bot.choose(view, legal, Generator(done), Budget(simulations=SIMULATIONS))
        done += SIMULATIONS
        elapsed = time.process_time() - started
    return done / elapsed


def peers() -> list[dict[str, Any]]:
    python = ENVIRONMENTS / "open_spiel" / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, str(PEERS / "install.py"), "open_spiel"], check=True)
    command = [str(python), str(PEERS / "open_spiel_mcts.py"), "--seconds", str(SECONDS)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    rows: list[dict[str, Any]] = json.loads(done.stdout)["results"]
    return rows


def main() -> int:
    print(f"Simulations a second, one core, engine {engine()}")
    for name in GAMES:
        game = find(name)
        level = game.ladder().names()[-1]
        for seats in sorted({game.fewest, game.most}):
            setup = game.setup(seats)
            rates = [rate(game, setup, share) for share in (0.0, 2 / 3)]
            print(f"  {name}, {seats} players, {level}: opening {rates[0]:,.0f}, late {rates[1]:,.0f}")
    for row in peers():
        print(f"  {row['peer']}, {row['game']}: {row['stage']} {row['simulations_per_second']:,.0f}")
    return 0
