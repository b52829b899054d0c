"""The engine's eating agrees with a second, slow version, on thousands of random contests."""

import random

from dinotable.games.food_chain.box import BOX
from dinotable.games.food_chain.rules.trees import blocker, lay, may_eat, strongest_top
from dinotable.games.food_chain.state import FREE, NOBODY, Table
from tests.reference import food_chain as slow

ORGANISMS = int(BOX.hunter)


def random_table(chooser):
    """A prey with many predators of few powers, so that ties abound, and predators on some of these."""
    table = Table(BOX, chooser.randint(2, 4), False)
    tokens = dict.fromkeys(range(int(table.seats)), 4)
    powers = chooser.sample([1, 2, 3, 4, 5], chooser.randint(1, 3))
    kinds = [kind for kind in range(ORGANISMS + 1) if BOX.powers[kind] in powers]
    places = [lay(table, 0, 0, NOBODY)]
    for _ in range(chooser.randint(1, 12)):
        owners = [seat for seat, left in tokens.items() if left]
        if not owners:
            break
        owner = chooser.choice(owners)
        tokens[owner] -= 1
        prey = places[0] if chooser.random() < 0.7 else chooser.choice(places)
        places.append(lay(table, chooser.choice(kinds), prey, owner))
    return table


def cards_of(table):
    """As the slow version wants them; the prey's place moves down by one, since places begin at 1."""
    return [
        (
            int(BOX.powers[table.kinds[place]]),
            int(table.prey_of[place]) - 1 if table.prey_of[place] else None,
            int(table.owners[place]) if table.owners[place] != NOBODY else None,
        )
        for place in range(1, len(table.kinds))
        if table.kinds[place] != FREE
    ]


def test_fc5_1_fc5_2_two_versions_agree_on_random_contests():
    chooser = random.Random(52)
    seen = {True: 0, False: 0}
    ties = 0
    for _ in range(4000):
        table = random_table(chooser)
        cards = cards_of(table)
        for k, (power, prey, owner) in enumerate(cards):
            if owner is None:
                continue
            answer = slow.may_eat(cards, k)
            assert may_eat(table, k + 1) == answer, (cards, k)
            seen[answer] += 1
            ties += any(p == power and on == prey and o != owner for p, on, o in cards if prey is not None)
    assert min(*seen.values(), ties) > 2000, "all cases were met"


def test_fc5_1_if_any_of_ones_predators_may_eat_the_strongest_top_one_may():
    chooser = random.Random(53)
    for _ in range(1000):
        table = random_table(chooser)
        cards = cards_of(table)
        for seat in range(int(table.seats)):
            for prey in range(1, len(cards) + 1):
                eaters = [k for k, (_, on, o) in enumerate(cards) if on == prey - 1 and o == seat]
                best = int(strongest_top(table, seat, prey))
                allowed = any(slow.may_eat(cards, k) for k in eaters)
                assert allowed == (best > 0 and blocker(table, best) == NOBODY)
