"""Happy Little Dinosaurs with four players beside OpenSpiel's Goofspiel from Python: its choices, their steps."""

from bench.beside import RATES, engine, own_rates, peer_rates

ROUNDS = 2
SECONDS = 2.0
FORMER = 32
"""Its best level before bots learned: see `bench.opponents`."""


def main() -> int:
    reached = True
    for _ in range(ROUNDS):
        peer = peer_rates("open_spiel", "goofspiel", SECONDS)
        own = own_rates("happy-little-dinosaurs", 4, SECONDS)
        ratio = own["choices_per_second"] / peer["steps_per_second"]
        reached = reached and ratio > 1
        told = ", ".join(f"{own[rate]:,.0f} {rate.replace('_', ' ')}" for rate in RATES)
        print(f"Happy Little Dinosaurs, 4 players ({engine()}): {told}")
        print(f"  OpenSpiel goofspiel: {peer['steps_per_second']:,.0f} steps per second; our choices {ratio:.1f} times")
    return 0 if reached else 1
