"""The fast generators against the slow search of all paths and all matchings, on random and on crowded positions."""

import random

import pytest

from dinotable.core.bits import BITS, members_of
from dinotable.core.buffer import Buffer
from dinotable.core.generator import Generator
from dinotable.games.gods_love_dinosaurs import GAME
from dinotable.games.gods_love_dinosaurs.actions import EATEN, HUNT, PLACE, pack_eaten
from dinotable.games.gods_love_dinosaurs.rules.breeding import most_newborns, targets_of
from dinotable.games.gods_love_dinosaurs.rules.dinosaurs import any_dinosaur_may_eat, dinosaur_hunts, food_of_dinosaur
from dinotable.games.gods_love_dinosaurs.rules.placing import legal_place
from dinotable.games.gods_love_dinosaurs.rules.predators import (
    any_predator_may_eat,
    eagle_hunts,
    food_of,
    tiger_hunts,
)
from dinotable.games.gods_love_dinosaurs.state import GRID, empty_ecosystem, predators_in
from dinotable.games.gods_love_dinosaurs.tiles import DINOSAUR, EAGLE, MOUNTAIN, RAT, TIGER, tile_of
from tests.conformance.spots import play_on
from tests.reference import gods_love_dinosaurs as slow


def random_ecosystems(count, seed):
    """From random games, a few moments of each."""
    chooser = random.Random(seed)
    found = []
    while len(found) < count:
        setup = GAME.setup(chooser.randint(2, 5))
        state = GAME.new(setup)
        generator = Generator(chooser.randrange(2**32))
        while GAME.to_act(state):
            play_on(GAME, state, generator, chooser.randint(10, 60))
            found += [ecosystem.copy() for ecosystem in state.table.ecosystems]
    return found[:count]


def crowded_ecosystems(count, seed):
    """Compact, with animals on up to nine hexes of ten and several dinosaurs."""
    chooser = random.Random(seed)
    return [crowded_ecosystem(chooser) for _ in range(count)]


def crowded_ecosystem(chooser):
    ecosystem = empty_ecosystem()
    ecosystem.lay(0, MOUNTAIN)
    for place in range(1, 7):
        ecosystem.lay(place, chooser.randrange(3))
    out = Buffer()
    for _ in range(chooser.randint(4, 24)):
        out.clear()
        tile = tile_of(0, chooser.choice([0, 1, 2, 3]), chooser.choice([0, 1, 2, 3, 4, 4]))
        legal_place(ecosystem, tile, out)
        # The nearest of a few keeps it compact.
        action = min(
            chooser.sample(out.listed(), 8), key=lambda placed: PLACE.icon_hex(placed) + PLACE.other_hex(placed)
        )
        ecosystem.lay(PLACE.icon_hex(action), tile // 5 % 5)
        ecosystem.lay(PLACE.other_hex(action), tile % 5)
    density = chooser.uniform(0.2, 0.9)
    for number in range(ecosystem.count):
        if chooser.random() < density:
            is_mountain = ecosystem.terrains[MOUNTAIN] >> number & 1
            if not is_mountain or chooser.random() < 0.5:
                ecosystem.animals[DINOSAUR if is_mountain else chooser.randrange(5)] |= BITS[number]
    if not ecosystem.animals[DINOSAUR]:
        ecosystem.animals[DINOSAUR] |= 1
    return ecosystem


def told(out):
    """A buffer of hunts as a set of (end, eaten), each once."""
    rows = [(int(HUNT.end(hunt)), frozenset(members_of(HUNT.eaten(hunt)))) for hunt in out]
    assert len(set(rows)) == len(rows), "a hunt is offered twice"
    return set(rows)


def check_predators(ecosystem):
    world = slow.world_of(ecosystem, GRID)
    blocked = predators_in(ecosystem) | ecosystem.animals[DINOSAUR]
    compared = 0
    for species in (TIGER, EAGLE):
        for start in members_of(ecosystem.animals[species]):
            out = Buffer()
            (tiger_hunts if species == TIGER else eagle_hunts)(ecosystem, start, blocked, out)
            expected = slow.predator_hunts(world, start)
            assert told(out) == expected
            assert set(members_of(food_of(ecosystem, species, start, blocked))) == {end for end, _ in expected}
            compared += len(expected)
    return compared


def check_dinosaurs(ecosystem, most=3):
    world = slow.world_of(ecosystem, GRID)
    compared = 0
    for start in members_of(ecosystem.animals[DINOSAUR])[:most]:
        out = Buffer()
        dinosaur_hunts(ecosystem, start, out)
        expected = slow.dinosaur_hunts(world, start)
        assert told(out) == expected
        food = set().union(*(eaten for _, eaten in expected))
        assert set(members_of(food_of_dinosaur(ecosystem, start))) == food
        compared += len(expected)
    return compared


def check_births(ecosystem):
    compared = 0
    world = slow.world_of(ecosystem, GRID)
    for prey in range(RAT + 1):
        expected = slow.births(world, slow.ANIMALS[prey])
        if len(expected) > 3000:
            continue
        assert most_newborns(ecosystem, prey) == max(len(chosen) for chosen in expected)
        assert reachable_births(ecosystem.copy(), prey) == expected
        compared += len(expected)
    return compared


def reachable_births(ecosystem, prey):
    """Every set that breeding one target at a time can make."""
    before = ecosystem.animals[prey]
    ecosystem.waiting = before
    found = {0}
    edge = [0]
    while edge:
        born = edge.pop()
        ecosystem.born = born
        ecosystem.animals[prey] = before | born
        for target in members_of(targets_of(ecosystem, prey)):
            if born | BITS[target] not in found:
                found.add(born | BITS[target])
                edge.append(born | BITS[target])
    return {frozenset(members_of(born)) for born in found}


def check_forced(ecosystem):
    """Nobody is taken for starving who could eat in some order of starving and hunting."""
    for species in (TIGER, EAGLE):
        twin = ecosystem.copy()
        twin.waiting = twin.animals[species]
        assert any_predator_may_eat(twin, species) == somebody_eats(twin, species)
    twin = ecosystem.copy()
    twin.waiting = twin.animals[DINOSAUR]
    assert any_dinosaur_may_eat(twin) == somebody_eats(twin, DINOSAUR)


def somebody_eats(ecosystem, species):
    """With all the others starved: the one order that leaves most room."""
    for start in members_of(ecosystem.waiting):
        twin = ecosystem.copy()
        twin.animals[species] = BITS[start]
        world = slow.world_of(twin, GRID)
        if species == DINOSAUR and slow.dinosaur_hunts(world, start):
            return True
        if species != DINOSAUR and slow.predator_hunts(world, start):
            return True
    return False


MAKERS = {"random": random_ecosystems, "crowded": crowded_ecosystems}


@pytest.mark.parametrize("sort", MAKERS)
def test_gd5_2_gd5_3_gd5_4_predators_as_the_slow_search(sort):
    assert sum(check_predators(ecosystem) for ecosystem in MAKERS[sort](600, 1)) > 300


@pytest.mark.parametrize("sort", MAKERS)
def test_gd6_2_gd6_3_gd6_4_dinosaurs_as_the_slow_search(sort):
    assert sum(check_dinosaurs(ecosystem, 1) for ecosystem in MAKERS[sort](40, 2)) > 20


@pytest.mark.parametrize("sort", MAKERS)
def test_gd4_1_gd4_2_births_as_all_matchings(sort):
    assert sum(check_births(ecosystem) for ecosystem in MAKERS[sort](200, 3)) > 400


@pytest.mark.parametrize("sort", MAKERS)
def test_gd5_5_gd6_4_forced_starving_as_the_slow_search(sort):
    for ecosystem in MAKERS[sort](40, 4):
        check_forced(ecosystem)


@pytest.mark.slow
@pytest.mark.parametrize("sort", MAKERS)
def test_gd5_2_gd6_2_gd4_2_thousands_of_positions(sort):
    for ecosystem in MAKERS[sort](2000, 5):
        check_predators(ecosystem)
        check_births(ecosystem)
        check_dinosaurs(ecosystem, 1)


def test_eaten_sets_are_packed_as_the_vocabulary_does():
    chooser = random.Random(6)
    for _ in range(500):
        members = chooser.sample(range(55), chooser.randint(0, 5))
        mask = sum(2**member for member in members)
        assert pack_eaten(mask) == EATEN.pack(members)
        assert HUNT.eaten(HUNT.of(3, 4, mask)) == mask
