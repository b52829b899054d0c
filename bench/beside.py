"""Our random play and that of peers, in turn and in one run."""

import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from dinotable.core import contract
from dinotable.core.buffer import Buffer
from dinotable.core.generator import Generator
from dinotable.core.playout import Tally, playout
from dinotable.games import find

PEERS = Path(__file__).parent / "peers"
ENVIRONMENTS = Path(__file__).parent.parent / "build" / "peers"
RATES = ("games_per_second", "choices_per_second")

Rates = dict[str, float]


def engine() -> str:
    return "plain" if str(contract.__file__).endswith(".py") else "compiled"


def own_rates(name: str, seats: int, seconds: float, seed: int = 1, options: dict[str, str] | None = None) -> Rates:
    """Whole games of uniform random play."""
    game = find(name)
    setup = game.setup(seats, options)
    most = game.longest(setup)
    generator, out, weights, tally = Generator(seed), Buffer(), Buffer(), Tally()
    games, elapsed, started = 0, 0.0, time.perf_counter()
    while elapsed < seconds:
        for _ in range(20):
            if not playout(game, game.new(setup), generator, out, weights, tally, most):
                raise AssertionError(f"{name}: a game went past its bound")
            games += 1
        elapsed = time.perf_counter() - started
    return {
        "games_per_second": games / elapsed,
        "steps_per_second": tally.steps / elapsed,
        "choices_per_second": tally.choices / elapsed,
    }


def peer_rates(peer: str, game: str, seconds: float) -> Rates:
    """A peer's random play, in its own environment."""
    python = ENVIRONMENTS / peer / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, str(PEERS / "install.py"), peer], check=True)
    command = [str(python), str(PEERS / f"{peer}_random.py"), "--seconds", str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    results: list[dict[str, Any]] = json.loads(done.stdout)["results"]
    rates = (*RATES, "steps_per_second")
    return next({rate: float(row[rate]) for rate in rates} for row in results if row["game"] == game)


def compare(title: str, own: Rates, peers: dict[str, Rates], factor: float) -> bool:
    """Prints them side by side; whether each rate is at least `factor` times that of each peer."""
    print(f"{title} ({engine()}): " + ", ".join(f"{own[rate]:,.0f} {rate.replace('_', ' ')}" for rate in RATES))
    reached = True
    for peer, rates in peers.items():
        ratios = [own[rate] / rates[rate] for rate in RATES]
        reached = reached and min(ratios) >= factor
        told = ", ".join(f"{rates[rate]:,.1f} {rate.replace('_', ' ')}" for rate in RATES)
        print(f"  {peer}: {told}; ours {ratios[0]:.1f} and {ratios[1]:.1f} times (wanted: {factor:g})")
    return reached
