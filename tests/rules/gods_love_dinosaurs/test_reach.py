"""What is kept with an ecosystem for bots is what the rules say of it, whatever was changed since it was last asked for."""

from dinotable.core.bits import BITS, members_of
from dinotable.core.buffer import Buffer
from dinotable.core.generator import Generator
from dinotable.core.playout import Tally, playout
from dinotable.games.gods_love_dinosaurs import GAME
from dinotable.games.gods_love_dinosaurs.rules.dinosaurs import food_of_dinosaur
from dinotable.games.gods_love_dinosaurs.rules.predators import food_of
from dinotable.games.gods_love_dinosaurs.rules.reach import know
from dinotable.games.gods_love_dinosaurs.state import NEST, Ecosystem, occupied_in, predators_in
from dinotable.games.gods_love_dinosaurs.tiles import DINOSAUR, EAGLE, TIGER
from tests.rules.gods_love_dinosaurs.boards import ecosystem_of


def masks(ecosystem: Ecosystem) -> list[int]:
    know(ecosystem)
    return [ecosystem.fed, ecosystem.reached, ecosystem.hatched, ecosystem.starving]


def by_the_rules(ecosystem: Ecosystem) -> list[int]:
    predators = predators_in(ecosystem)
    blocked = predators | ecosystem.animals[DINOSAUR]
    food = {number: food_of_dinosaur(ecosystem, number) for number in members_of(ecosystem.animals[DINOSAUR])}
    fed = sum(BITS[number] for number, found in food.items() if found)
    reached = 0
    for found in food.values():
        reached |= found & predators
    nest_is_free = ecosystem.eggs > 0 and not occupied_in(ecosystem) & BITS[NEST]
    hatched = food_of_dinosaur(ecosystem, NEST) & predators & ~reached if nest_is_free else 0
    starving = sum(
        BITS[number]
        for species in (TIGER, EAGLE)
        for number in members_of(ecosystem.animals[species])
        if not food_of(ecosystem, species, number, blocked)
    )
    return [fed, reached, hatched, starving]


def test_reach_is_known_after_every_action():
    seen = [0, 0, 0, 0]
    for seed, supply in enumerate(["unlimited", "printed"] * 4):
        setup = GAME.setup(2 + seed % 4, {"supply": supply})
        state, generator, out, weights = GAME.new(setup), Generator(seed), Buffer(), Buffer()
        while GAME.to_act(state):
            # A twin keeps the ecosystems shared now and then, so that both ways to change one are met.
            twin = state.copy() if generator.below(2) else None
            playout(GAME, state, generator, out, weights, Tally(), 1)
            for ecosystem in state.table.ecosystems:
                found = masks(ecosystem)
                assert found == by_the_rules(ecosystem)
                seen = [count + (mask != 0) for count, mask in zip(seen, found, strict=True)]
            if twin:
                assert [masks(one) for one in twin.table.ecosystems] == [
                    by_the_rules(one) for one in twin.table.ecosystems
                ]
    assert min(seen) > 20


def test_reach_of_a_dinosaur_that_stands_on_no_mountain():
    ecosystem = ecosystem_of("N.. FDi FRb\n  M.. LTi")
    assert masks(ecosystem) == by_the_rules(ecosystem)
