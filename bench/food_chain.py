"""Food Chain with four players beside gin rummy, in OpenSpiel from Python and in RLCard."""

from bench.beside import compare, own_rates, peer_rates
from dinotable.core.ladder import Style

FACTOR = 10
ROUNDS = 2
SECONDS = 2.0
FORMER = Style(300, depth=6, breadth=2)
"""Its best level before bots learned: see `bench.opponents`."""


def main() -> int:
    reached = True
    for _ in range(ROUNDS):
        peers = {
            "OpenSpiel gin rummy": peer_rates("open_spiel", "gin_rummy", SECONDS),
            "RLCard gin rummy": peer_rates("rlcard", "gin-rummy", SECONDS),
        }
        own = own_rates("food-chain", 4, SECONDS)
        reached = compare("Food Chain, 4 players", own, peers, FACTOR) and reached
    return 0 if reached else 1
