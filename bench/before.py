"""python -m bench before: this engine beside an earlier one, in turn and in one run, by CPU seconds, on identical games.

The earlier one is the commit in DINOTABLE_BEFORE (an engine built elsewhere, if that is a folder); without it nothing is
compared. It is compiled once, into build/before. The hash of every game's last position must be the same on both sides.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from dinotable.games import GAMES, find

ROOT = Path(__file__).parent.parent
HERE = ROOT / "build" / "engine"
ROUNDS = int(os.environ.get("DINOTABLE_ROUNDS", "5"))

# Runs within either engine, so it uses only what both have.
WORK = """
import json, sys, time
from dinotable.bots.contract import Budget
from dinotable.bots.registry import player_for
from dinotable.core.buffer import Buffer
from dinotable.core.generator import Generator
from dinotable.core.play import digest, legal_actions, seats_to_act
from dinotable.core.playout import Tally, playout
from dinotable.games import find

name, seats, level = sys.argv[1], int(sys.argv[2]), sys.argv[3]
game = find(name)
setup = game.setup(seats)
generator, out, weights, tally = Generator(1), Buffer(), Buffer(), Tally()
games, hashes, spent = 0, [], 0.0
while spent < 1.0 or games < 200:
    state, began = game.new(setup), time.process_time()
    playout(game, state, generator, out, weights, tally, game.longest(setup))
    spent += time.process_time() - began
    games += 1
    if games <= 200:
        hashes.append(digest(state))
middle = tally.steps // games // 2
state, generator = game.new(setup), Generator(3)
playout(game, state, generator, out, weights, tally, middle)
while not [seat for seat in seats_to_act(game, state) if seat < seats and len(legal_actions(game, state, seat)) > 1]:
    playout(game, state, generator, out, weights, tally, 1)
seat = next(seat for seat in seats_to_act(game, state) if len(legal_actions(game, state, seat)) > 1)
view, legal, bot = game.view(state, seat), legal_actions(game, state, seat), player_for(game, setup, level).bot
simulations, chosen, began = 0, [], time.process_time()
while simulations < 600 or time.process_time() - began < 1.0:
    choice = bot.choose(view, legal, Generator(simulations), Budget(simulations=200))
    simulations += 200
    if simulations <= 600:
        chosen.append(choice)
thought = time.process_time() - began
print(json.dumps({"games": games / spent, "simulations": simulations / thought, "hashes": hashes, "chosen": chosen}))
"""


def engine_of(before: str) -> Path:
    """The folder of a compiled engine: itself, or that of a commit."""
    if Path(before).is_dir():
        return Path(before)
    commit = subprocess.run(
        ["git", "rev-parse", "--short", before], cwd=ROOT, capture_output=True, text=True, check=True
    )
    folder = ROOT / "build" / "before" / commit.stdout.strip()
    if not (folder / "engine").exists():
        print(f"Compiling the engine of {before} …", flush=True)
        subprocess.run(
            ["git", "worktree", "add", "--force", "--detach", str(folder / "source"), before], cwd=ROOT, check=True
        )
        command = [sys.executable, "hatch_build.py", str(folder / "engine")]
        subprocess.run(command, cwd=folder / "source", check=True)
        subprocess.run(["git", "worktree", "remove", "--force", str(folder / "source")], cwd=ROOT, check=True)
    return folder / "engine"


def run(engine: Path, game: str, seats: int, level: str) -> dict[str, Any]:
    environment = {**os.environ, "PYTHONPATH": str(engine)}
    command = [sys.executable, "-c", WORK, game, str(seats), level]
    done = subprocess.run(command, cwd="/", env=environment, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def best(rounds: list[dict[str, Any]], what: str) -> float:
    """The rate least disturbed by what else the machine did."""
    return max(float(found[what]) for found in rounds)


def main() -> int:
    before = os.environ.get("DINOTABLE_BEFORE")
    if not before:
        print("Before and after: name a commit in DINOTABLE_BEFORE to compare with.")
        return 0
    engines = [engine_of(before), HERE]
    same = True
    print(f"Before ({before}) and after, best of {ROUNDS} rounds in turn, by CPU seconds:")
    for name in GAMES:
        game = find(name)
        for seats in sorted({game.fewest, 4, game.most}):
            level = game.ladder().names()[-1]
            rounds: list[list[dict[str, Any]]] = [[], []]
            for _ in range(ROUNDS):
                for engine, found in zip(engines, rounds, strict=True):
                    found.append(run(engine, name, seats, level))
            same = same and rounds[0][0]["hashes"] == rounds[1][0]["hashes"]
            told = []
            for what in ("games", "simulations"):
                old, new = best(rounds[0], what), best(rounds[1], what)
                told.append(f"{old:,.0f} → {new:,.0f} {what} a second ({new / old:.2f}×)")
            choices = "" if rounds[0][0]["chosen"] == rounds[1][0]["chosen"] else "; the bot chooses otherwise"
            print(f"  {name}, {seats} players: {', '.join(told)}{choices}", flush=True)
    print("Every game ends alike." if same else "GAMES DIFFER.")
    return 0 if same else 1
