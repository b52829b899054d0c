"""How a program that learns says what it does in Food Chain, with any box."""

import pytest

from dinotable.games.food_chain.box import read_table
from dinotable.games.food_chain.deck import STOCK
from dinotable.games.food_chain.game import GAME
from tests.conformance.laws_learning import law_episode, law_observation, law_spelling
from tests.conformance.spots import spots_of
from tests.rules.food_chain.layout import table_of
from tests.rules.numbers import seen, words

ORGANISMS = [name for name in STOCK if name not in ("hunter", "swarm")]


def wide_box():
    """48 kinds of one card each, as many as there can be; each hunts the one before it and the one twelve before it."""
    lines = ["kind power value cards hunts", "hunter V 0 1 any", "swarm - 0 3 -"]
    for k, name in enumerate(ORGANISMS[2:]):
        prey = [ORGANISMS[2:][k - back] for back in (1, 12) if k >= back]
        lines.append(f"{name} {['I', 'II', 'III', 'IV', 'V'][k % 5]} {k} 1 {' '.join(prey) or '-'}")
    return read_table("\n".join(lines))


def test_what_is_done_with_which_card_then_where():
    state = table_of("plants\n  hare 0\nwolf\ncherries", ["mouse swarm"], seats=2)
    mouse, swarm = STOCK.index("mouse"), STOCK.index("swarm")
    assert words(GAME, state, 0) == {
        "hunt mouse on 1": (("hunt", mouse), ("place", 0)),
        "hunt mouse on 4": (("hunt", mouse), ("place", 3)),
        "exchange mouse for 3": (("exchange", mouse), ("place", 2)),
        "discard mouse": (("discard", mouse),),
        "discard swarm": (("discard", swarm),),
        "swarm 2": (("swarm", 1),),
        "eat 1": (("eat", 0),),
        "abandon 2": (("abandon", 1),),
    }
    assert words(GAME, table_of("plants", seats=2), 0) == {"pass": (("pass", 0),)}


@pytest.mark.parametrize("seats", [2, 4])
def test_no_action_is_missing_with_the_widest_box(seats):
    setup = GAME.setup(seats, box=wide_box())
    law_episode(GAME, setup, 1)
    for spot in spots_of(GAME, setup, 2, 4)[:6]:
        law_spelling(spot)
        law_observation(spot)


def test_organisms_past_the_slots_of_a_wide_box_share_one():
    state = GAME.new(GAME.setup(2, box=wide_box()))
    unseen = seen(GAME, state, 0)["unseen"]
    assert unseen == [0.25] * 13 + [35 / 4, 0.25, 0.75]
