"""Imagined worlds against full enumeration: each that fits occurs, as often as it should (HD2.4, HD4.4, HD6.3)."""

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from dinotable.core.generator import Generator
from dinotable.core.seats import SPECTATOR
from dinotable.games.happy_little_dinosaurs import GAME
from dinotable.games.happy_little_dinosaurs.box import CARDS, KINDS, POINT_KINDS
from tests.rules.happy_little_dinosaurs.positions import at, named

SAMPLES = 6000


def points_in(cards):
    return [card for card in cards if CARDS.index(card) < POINT_KINDS]


def deals(cards, sizes):
    """Every way to deal labelled cards to hands of these sizes; what is left stays in the deck."""
    if not sizes:
        yield []
        return
    for chosen in combinations(range(len(cards)), sizes[0]):
        rest = [card for k, card in enumerate(cards) if k not in chosen]
        for others in deals(rest, sizes[1:]):
            yield [[cards[k] for k in chosen], *others]


def expected(position, viewer, sure, has_point=(), no_point=(), chosen=()):
    """The chance of each world: hands of the others, cards a log looks at, choices. `sure`: known cards by seat."""
    table = position.table
    others = [seat for seat in range(table.seats) if seat != viewer]
    hidden = named(position.state.deck.counts).split()
    hidden += [CARDS[card] for card in position.state.looked if card >= 0]
    for seat in others:
        hand = position.hand(seat).split()
        for card in sure.get(seat, "").split():
            hand.remove(card)
        hidden += hand
    sizes = [int(table.sizes[seat]) - len(sure.get(seat, "").split()) for seat in others] + [int(table.looked)]
    weights: Counter = Counter()
    for *hands, looked in deals(hidden, sizes):
        full = {seat: sorted(hand + sure.get(seat, "").split()) for seat, hand in zip(others, hands, strict=True)}
        if any(not points_in(full[seat]) for seat in has_point) or any(points_in(full[seat]) for seat in no_point):
            continue
        # The two cards of a log are looked at in an order.
        for order in [looked, looked[::-1]] if len(looked) == 2 else [looked]:
            worlds = {(): Fraction(1)}
            for seat in chosen:
                points = points_in(full[seat])
                worlds = {
                    (*key, card): chance * Fraction(points.count(card), len(points))
                    for key, chance in worlds.items() for card in set(points)
                }  # fmt: skip
            for choices, chance in worlds.items():
                weights[tuple(tuple(full[seat]) for seat in others), tuple(order), choices] += chance
    total = sum(weights.values())
    return {world: float(weight / total) for world, weight in weights.items()}


def imagined(position, viewer, chosen=()):
    view = GAME.view(position.state, viewer)
    others = [seat for seat in range(position.table.seats) if seat != viewer]
    generator = Generator(1)
    found: Counter = Counter()
    for _ in range(SAMPLES):
        world = GAME.imagine(view, generator)
        hands = tuple(tuple(sorted(named(world.hands[seat * KINDS : (seat + 1) * KINDS]).split())) for seat in others)
        looked = tuple(CARDS[card] for card in world.looked if card >= 0)
        found[hands, looked, tuple(CARDS[world.choices[seat]] for seat in chosen)] += 1
        assert sum(world.deck.counts) == world.deck.total == world.table.deck_size
    return found


def agree(found, chances):
    assert set(found) <= set(chances), "an imagined world that cannot be"
    assert all(found[world] for world, chance in chances.items() if chance * SAMPLES > 20), "a world never occurs"
    square = sum((found[world] - chance * SAMPLES) ** 2 / (chance * SAMPLES) for world, chance in chances.items())
    # Chi-squared: its mean is the number of worlds, its variance twice that.
    free = len(chances) - 1
    assert square < free + 5 * (2 * free) ** 0.5 + 5, f"{square} for {free + 1} worlds"


CHOOSING = """
deck plain-1 push push
disaster natural
0 rex hand plain-9
1 stego hand plain-2 push
2 bronto hand sour plain-3
"""


def test_hd2_4_hands_that_were_shown_to_hold_a_point_card_do_so_in_every_world():
    position = at(CHOOSING)
    agree(imagined(position, 0), expected(position, 0, {}, has_point=[1, 2]))


def test_hd3_3_a_hidden_choice_is_any_of_the_point_cards():
    position = at(CHOOSING).do("2 choose plain-3")
    agree(imagined(position, 0, [2]), expected(position, 0, {}, has_point=[1, 2], chosen=[2]))


def test_hd2_4_a_spectator_imagines_every_hand():
    position = at("deck push\ndisaster natural\n0 rex hand plain-9 sour\n1 stego hand plain-2 push")
    agree(imagined(position, SPECTATOR), expected(position, SPECTATOR, {}, has_point=[0, 1]))


def test_hd6_3_hands_that_were_shown_to_hold_none_do_not():
    position = at("""
deck plain-1 push sour
disaster natural
0 rex front plain-9 hand plain-9
1 stego front plain-3 hand push safety-plan
2 bronto front plain-2 hand plain-4 sour
3 ceratops front plain-4 hand plain-5
""")
    position.everyone("pass")
    assert position.table.no_point == 0b0010
    agree(imagined(position, 0), expected(position, 0, {}, has_point=[2, 3], no_point=[1]))


def test_hd4_4_what_a_claw_saw_is_there_in_every_world():
    position = at("""
deck plain-1 push
disaster natural
0 rex at 1 front claw
1 stego at 2 front claw hand plain-4
2 bronto front plain-6 hand push push sour
""")
    position.do("0 look at 2")
    agree(imagined(position, 0), expected(position, 0, {2: "push push sour"}))
    agree(imagined(position, 1), expected(position, 1, {}))
    position.do("0 take push")
    agree(imagined(position, 0), expected(position, 0, {2: "push sour"}))
    agree(imagined(position, 2), expected(position, 2, {0: "push"}))
    agree(imagined(position, 1), expected(position, 1, {}))
    position.do("1 look at 2", "1 take push")
    agree(imagined(position, 0), expected(position, 0, {}))


def test_hd4_4_the_card_that_moved_is_there_in_every_world_where_it_is_sure():
    position = at("""
deck plain-1 push
disaster natural
0 rex at 1 front claw
1 stego at 2 front claw hand plain-4
2 bronto front plain-6 hand push push push
""")
    position.do("0 look at 2", "0 take push", "1 look at 2", "1 take push")
    agree(imagined(position, 0), expected(position, 0, {1: "push", 2: "push"}))


def test_hd4_6_the_cards_of_a_log_are_hidden_from_the_others():
    position = at("""
deck plain-1 push sour
disaster natural
0 rex front log hand plain-9
1 stego front plain-4 hand plain-4
""")
    position.do("0 search", "* draw push")
    agree(imagined(position, 1), expected(position, 1, {}))
    position.do("* draw plain-1")
    agree(imagined(position, 1), expected(position, 1, {}))
    view = GAME.view(position.state, 0)
    for seed in range(50):
        assert [CARDS[card] for card in GAME.imagine(view, Generator(seed)).looked] == ["push", "plain-1"]


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_hd4_4_a_world_knows_what_its_viewer_knows(viewer):
    position = at("""
disaster natural
0 rex at 1 front claw hand plain-3
1 stego at 2 front claw hand plain-4
2 bronto front plain-6 hand push push sour
""")
    position.do("0 look at 2", "0 take push", "1 look at 0")
    view = GAME.view(position.state, viewer)
    world = GAME.imagine(view, Generator(5))
    assert list(GAME.view(world, viewer).known) == list(view.known)
    # Whoever is looking at a hand knows all of it, in any world.
    at_hand = (1 * 3 + 0) * KINDS
    assert list(world.known[at_hand : at_hand + KINDS]) == list(world.hands[:KINDS])
