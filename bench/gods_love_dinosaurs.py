"""Gods Love Dinosaurs with four players beside Catanatron, and how much of the time dinosaur hunts take."""

import random
import time

from bench.beside import compare, own_rates, peer_rates
from dinotable.core.bits import BITS, members_of
from dinotable.core.buffer import Buffer
from dinotable.core.generator import Generator
from dinotable.core.ladder import Style
from dinotable.core.play import seats_to_act
from dinotable.core.playout import Tally, playout
from dinotable.core.seats import CHANCE
from dinotable.games.gods_love_dinosaurs import GAME
from dinotable.games.gods_love_dinosaurs.actions import PLACE
from dinotable.games.gods_love_dinosaurs.rules.dinosaurs import legal_dinosaurs
from dinotable.games.gods_love_dinosaurs.rules.placing import legal_place
from dinotable.games.gods_love_dinosaurs.rules.predators import legal_predators
from dinotable.games.gods_love_dinosaurs.state import DINOSAURS, Ecosystem, empty_ecosystem
from dinotable.games.gods_love_dinosaurs.tiles import DINOSAUR, MOUNTAIN, tile_of

FACTOR = 10
ROUNDS = 2
SECONDS = 3.0
FORMER = Style(30, depth=8, breadth=2)
"""Its best level before bots learned: see `bench.opponents`."""


def main() -> int:
    reached = True
    for _ in range(ROUNDS):
        peers = {"Catanatron": peer_rates("catanatron", "catan-4p", SECONDS)}
        own = own_rates(GAME.id, 4, SECONDS)
        # What is promised is games; choices are told beside them.
        compare("Gods Love Dinosaurs, 4 players", own, peers, FACTOR)
        reached = reached and own["games_per_second"] >= FACTOR * peers["Catanatron"]["games_per_second"]
    share_in_games()
    crowded()
    return 0 if reached else 1


def share_in_games(games: int = 60) -> None:
    """Processor time of whole random games, and of as many games' lists of dinosaur hunts."""
    setup = GAME.setup(4)
    out, weights, generator, tally = Buffer(), Buffer(), Generator(1), Tally()
    started = time.process_time()
    for _ in range(games):
        playout(GAME, GAME.new(setup), generator, out, weights, tally, GAME.longest(setup))
    whole = time.process_time() - started
    asked = [world for _ in range(games) for world in hunting_grounds(generator, out, weights)]
    took = timed(asked, out)
    share = took * len(asked) / whole
    print(f"  dinosaur hunts in random games: {1e6 * took:.1f} µs a list, {100 * share:.1f} % of the time")


def hunting_grounds(generator: Generator, out: Buffer, weights: Buffer) -> list[Ecosystem]:
    """The ecosystems for which one random game asks for dinosaur hunts."""
    state = GAME.new(GAME.setup(4))
    found = []
    while GAME.to_act(state):
        seat = seats_to_act(GAME, state)[0]
        if seat == CHANCE:
            GAME.chance(state, out, weights)
        else:
            GAME.legal(state, seat, out)
            if state.table.phase == DINOSAURS and not (state.table.ready | state.table.hatching) & BITS[seat]:
                found.append(state.table.ecosystems[seat].copy())
        GAME.apply(state, seat, out.items[generator.below(out.count)], None)
    return found


def crowded(count: int = 200) -> None:
    """Compact ecosystems of 45 hexes, four hexes of five with an animal, two to four dinosaurs."""
    chooser = random.Random(1)
    worlds = [crowded_ecosystem(chooser) for _ in range(count)]
    out = Buffer()
    sizes = []
    for world in worlds:
        out.clear()
        legal_dinosaurs(world, out)
        sizes.append(out.count)
    hunts = timed(worlds, out)
    places = timed_placing(worlds, out)
    share = hunts / (hunts + places)
    print(
        f"  crowded positions: {sum(sizes) / count:,.0f} hunts, {max(sizes):,} at most; {1e6 * hunts:.1f} µs a list, "
        f"{100 * share:.1f} % of a turn that also lists placements and eagle hunts"
    )


def crowded_ecosystem(chooser: random.Random) -> Ecosystem:
    ecosystem = empty_ecosystem()
    ecosystem.lay(0, MOUNTAIN)
    for place in range(1, 7):
        ecosystem.lay(place, chooser.randrange(3))
    out = Buffer()
    for number in range(19):
        out.clear()
        second = MOUNTAIN if number % 4 == 0 else chooser.randrange(4)
        legal_place(ecosystem, tile_of(0, 0, MOUNTAIN), out)
        action = min(
            chooser.sample(out.listed(), 6), key=lambda placed: PLACE.icon_hex(placed) + PLACE.other_hex(placed)
        )
        ecosystem.lay(PLACE.icon_hex(action), chooser.randrange(4))
        ecosystem.lay(PLACE.other_hex(action), second)
    mountains = members_of(ecosystem.terrains[MOUNTAIN])
    for number in range(ecosystem.count):
        if number not in mountains and chooser.random() < 0.8:
            ecosystem.animals[chooser.randrange(5)] |= BITS[number]
    for number in chooser.sample(mountains, chooser.randint(2, 4)):
        ecosystem.animals[DINOSAUR] |= BITS[number]
    ecosystem.waiting = ecosystem.animals[DINOSAUR]
    return ecosystem


def timed(worlds: list[Ecosystem], out: Buffer, rounds: int = 5) -> float:
    """Seconds for the list of dinosaur hunts of one ecosystem."""
    started = time.process_time()
    for _ in range(rounds):
        for world in worlds:
            out.clear()
            legal_dinosaurs(world, out)
    return (time.process_time() - started) / (rounds * len(worlds))


def timed_placing(worlds: list[Ecosystem], out: Buffer, rounds: int = 5) -> float:
    tile = tile_of(4, 0, 1)
    started = time.process_time()
    for _ in range(rounds):
        for world in worlds:
            out.clear()
            legal_place(world, tile, out)
            legal_predators(world, 4, out)
    return (time.process_time() - started) / (rounds * len(worlds))
