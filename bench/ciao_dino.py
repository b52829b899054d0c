"""Ciao Dino! with four players beside Catanatron, and OpenSpiel's games from Python; then what a game costs, and where."""

import resource
import time
from collections.abc import Callable

from bench.beside import Rates, engine, own_rates, peer_rates
from dinotable.core.buffer import Buffer
from dinotable.core.generator import Generator
from dinotable.core.ladder import Style
from dinotable.core.playout import Tally, playout
from dinotable.core.seats import CHANCE, CHANCE_ACTS
from dinotable.games.ciao_dino import GAME
from dinotable.games.ciao_dino.state import PHASES, CiaoDino

GAMES_FACTOR = 50
CHOICES_FACTOR = 8
ROUNDS = 2
SECONDS = 3.0
OTHERS = ("chess", "backgammon", "gin_rummy")
KEPT = 1000
FORMER = Style(60, depth=8, breadth=2)
"""Its best level before bots learned: see `bench.opponents`."""


def main() -> int:
    reached = [beside_catanatron() for _ in range(ROUNDS)]
    for name in OTHERS:
        told("OpenSpiel " + name, peer_rates("open_spiel", name, SECONDS / 2))
    for seats in range(2, 6):
        told(f"Ciao Dino!, {seats} players", own_rates("ciao-dino", seats, SECONDS / 3))
    report_copies()
    report_phases()
    return 0 if all(reached) else 1


def told(name: str, rates: Rates) -> None:
    print(f"  {name}: {rates['games_per_second']:,.1f} games, {rates['choices_per_second']:,.0f} choices a second")


def beside_catanatron() -> bool:
    peer = peer_rates("catanatron", "catan-4p", SECONDS)
    own = own_rates("ciao-dino", 4, SECONDS)
    games = own["games_per_second"] / peer["games_per_second"]
    choices = own["choices_per_second"] / peer["choices_per_second"]
    print(f"Ciao Dino!, 4 players ({engine()}), beside Catanatron:")
    told("ours", own)
    told("Catanatron", peer)
    print(f"  {games:.0f} times its games (wanted: {GAMES_FACTOR}), {choices:.1f} times its choices ({CHOICES_FACTOR})")
    return games >= GAMES_FACTOR and choices >= CHOICES_FACTOR


def middle(seed: int) -> CiaoDino:
    """A position in the middle of a game of four."""
    state = GAME.new(GAME.setup(4))
    playout(GAME, state, Generator(seed), Buffer(), Buffer(), Tally(), 150)
    return state


def nanoseconds(work: Callable[[], object], times: int = 20_000) -> float:
    best = 1e9
    for _ in range(5):
        started = time.perf_counter()
        for _ in range(times):
            work()
        best = min(best, (time.perf_counter() - started) / times)
    return 1e9 * best


def report_copies() -> None:
    state = middle(1)
    print(f"  a copy: {nanoseconds(state.copy):,.0f} ns")
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    kept = [state.copy() for _ in range(KEPT)]
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    print(f"  {len(kept):,} kept states: {grown / 1024:,.1f} MiB")


def report_phases() -> None:
    """The time of each phase's legal lists and actions, its calls from Python included."""
    generator, out, weights = Generator(1), Buffer(), Buffer()
    spent = dict.fromkeys(PHASES, 0.0)
    clock = time.perf_counter
    for _ in range(100):
        state = GAME.new(GAME.setup(4))
        while mask := GAME.to_act(state):
            phase, started = PHASES[state.table.phase], clock()
            if mask == CHANCE_ACTS:
                GAME.chance(state, out, weights)
                GAME.apply(state, CHANCE, out.items[generator.pick(weights)], None)
            else:
                count = GAME.legal(state, state.table.seat, out)
                GAME.apply(state, state.table.seat, out.items[generator.below(count)], None)
            spent[phase] += clock() - started
    total = sum(spent.values())
    shares = sorted(((share / total, phase) for phase, share in spent.items() if share), reverse=True)
    print("  where the time goes: " + ", ".join(f"{phase} {share:.0%}" for share, phase in shares))
