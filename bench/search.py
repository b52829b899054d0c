"""python -m bench search: simulations a CPU second of a search with the hand-made evaluation and playouts, early and late.

The yardstick of the engine's speed: it stays as it is when the levels of the bots change. With DINOTABLE_BEFORE (a commit,
or the folder of an engine) both engines search the same positions, in turn and in one run. Every candidate of every search
over seeded positions must come in the same place with the same visits on both sides: then they choose the same. An engine
with few games can be compared too: DINOTABLE_GAMES names those to measure, with commas. `python -m bench.search --json` ends
with a line of JSON.
"""

import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

import dinotable
from bench.before import ROUNDS, engine_of
from dinotable.games import GAMES, find

HERE = Path(dinotable.__file__).parent.parent
"""The engine that this is run with."""
POSITIONS = 24
STYLE = {"simulations": 40, "depth": 8, "breadth": 2}

# Runs within either engine, so it uses only what both have.
WORK = """
import hashlib, json, sys, time
from dinotable.bots.contract import Budget
from dinotable.bots.greedy import Greedy
from dinotable.bots.search import Search
from dinotable.core.buffer import Buffer
from dinotable.core.generator import Generator
from dinotable.core.ladder import Style
from dinotable.core.play import legal_actions, seats_to_act
from dinotable.core.playout import Tally, playout
from dinotable.games import find

name, seats, style, positions, seconds = sys.argv[1], int(sys.argv[2]), sys.argv[3], int(sys.argv[4]), float(sys.argv[5])
game = find(name)
setup = game.setup(seats)
bot = Search(game, setup, game.evaluator(), Style(**json.loads(style)))
greedy = Greedy(game, setup, game.evaluator(), 1)

def asked(state):
    for seat in seats_to_act(game, state):
        if seat < seats and len(legal_actions(game, state, seat)) > 1:
            return seat
    return -1

def step(state, generator, most):
    playout(game, state, generator, Buffer(), Buffer(), Tally(), most)

def at(share):
    # A choice after a share of a game of random play.
    tally = Tally()
    playout(game, game.new(setup), Generator(1), Buffer(), Buffer(), tally, game.longest(setup))
    state, generator = game.new(setup), Generator(1)
    step(state, generator, int(share * tally.steps))
    while asked(state) < 0:
        step(state, generator, 1)
    return state

def rate(state):
    seat = asked(state)
    view, legal = game.view(state, seat), legal_actions(game, state, seat)
    done, spent, began = 0, 0.0, time.process_time()
    while spent < seconds:
        bot.choose(view, legal, Generator(done), Budget(simulations=200))
        done += 200
        spent = time.process_time() - began
    return done / spent

def played(seed, choices):
    # A choice after some of greedy play, where animals live longer than they do at random.
    state, generator = game.new(setup), Generator(seed)
    while game.to_act(state):
        seat = asked(state)
        if seat < 0:
            step(state, generator, 1)
        elif choices == 0:
            return state
        else:
            choices -= 1
            action = greedy.choose(game.view(state, seat), legal_actions(game, state, seat), generator, Budget())
            game.apply(state, seat, action, None)
    return None

seen, count = hashlib.sha256(), 0
for k in range(positions):
    state = played(k + 1, k * 97 % (50 * seats))
    if state is None:
        continue
    seat = asked(state)
    thought = bot.think(game.view(state, seat), legal_actions(game, state, seat), Generator(k), Budget())
    count += 1
    for row in thought.candidates:
        seen.update(f"{row.action} {row.visits};".encode())
print(json.dumps({"opening": rate(at(0.0)), "late": rate(at(2 / 3)), "digest": seen.hexdigest()[:16], "count": count}))
"""


def run(engine: Path, game: str, seats: int, positions: int, seconds: float) -> dict[str, Any]:
    environment = {**os.environ, "PYTHONPATH": str(engine)}
    command = [sys.executable, "-c", WORK, game, str(seats), json.dumps(STYLE), str(positions), str(seconds)]
    done = subprocess.run(command, cwd="/", env=environment, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def main() -> int:
    before = os.environ.get("DINOTABLE_BEFORE")
    engines = [engine_of(before), HERE] if before else [HERE]
    wanted = os.environ.get("DINOTABLE_GAMES", ",".join(GAMES)).split(",")
    same = True
    rows: list[dict[str, Any]] = []
    print(f"Simulations a CPU second of one search, median of {ROUNDS} rounds in turn; digest of {POSITIONS} searches:")
    for name in [name for name in GAMES if name in wanted]:
        game = find(name)
        for seats in sorted({game.fewest, game.most}):
            rounds = [
                [run(engine, name, seats, 0 if again else POSITIONS, 1.0) for engine in engines]
                for again in range(ROUNDS)
            ]
            told = []
            for stage in ("opening", "late"):
                rates = [statistics.median(float(found[k][stage]) for found in rounds) for k in range(len(engines))]
                ratios = sorted(float(found[-1][stage]) / float(found[0][stage]) for found in rounds)
                ratio = [statistics.median(ratios), ratios[0], ratios[-1]]
                rows.append({"game": name, "players": seats, "stage": stage, "rate": rates[-1], "ratio": ratio})
                told.append(
                    f"{stage} {' → '.join(f'{rate:,.0f}' for rate in rates)}"
                    + (f" ({statistics.median(ratios):.2f}×, {ratios[0]:.2f} to {ratios[-1]:.2f})" if before else "")
                )
            digests = [found["digest"] for found in rounds[0]]
            same = same and len(set(digests)) == 1
            print(f"  {name}, {seats} players: {', '.join(told)}; {' '.join(sorted(set(digests)))}", flush=True)
    if before:
        print("Every search visits the same." if same else "CHOICES DIFFER.")
    if "--json" in sys.argv:
        print(json.dumps({"same": same, "rows": rows}))
    return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main())
