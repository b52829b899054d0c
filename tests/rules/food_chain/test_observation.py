"""What a program that learns sees of Food Chain."""

from dinotable.games.food_chain.box import BOX
from dinotable.games.food_chain.game import GAME
from dinotable.games.food_chain.observe_places import (
    AHEAD,
    BASE,
    HUNTABLE,
    HUNTERS,
    MAY_EAT,
    OWNER,
    POWER,
    STRONGEST,
    WORTH,
)
from tests.conformance.laws_learning import observed
from tests.rules.food_chain.layout import comes, do, kind_of, table_of
from tests.rules.numbers import number_of, seen

TREES = """
snail
  boar {1}
  boar {2}
  toad {2}
    hedgehog {0}
plants
"""
HUNTER = 14


def trees(turned=0, hands=("hedgehog mouse hunter", "fox", "hare hare", "bear"), **more):
    """The same table for other seats: everybody sits so many seats farther to the left."""
    seats = [(seat + turned) % 4 for seat in range(4)]
    turned_hands = [hands[seats.index(seat)] for seat in range(4)]
    return table_of(TREES.format(*seats), turned_hands, turn=seats[0], **more)


def slots(row):
    """A row by slot in fours as counts by name."""
    names = [*BOX.names[:12], "", "others", "hunter", "swarm"]
    return {name: int(4 * count) for name, count in zip(names, row, strict=True) if count}


def test_a_card_is_told_by_what_it_is_and_what_it_can_do():
    cards = seen(GAME, trees(), 0)["cards"]
    snail, weak_boar, strong_boar, toad, hedgehog, plants = cards[:6]
    assert [row.index(1) for row in cards[:6]] == [
        kind_of(name) for name in ["snail", "boar", "boar", "toad", "hedgehog", "plants"]
    ]
    assert (snail[POWER], snail[WORTH], snail[BASE], snail[HUNTERS]) == (0.25, 1, 1, 0.75)
    assert (hedgehog[POWER], hedgehog[WORTH], hedgehog[BASE], hedgehog[HUNTERS]) == (0.75, 0.75, 0, 0)
    assert snail[OWNER : OWNER + 4] == [0, 0, 0, 0]
    assert hedgehog[OWNER : OWNER + 4] == [1, 0, 0, 0]
    assert toad[OWNER : OWNER + 4] == [0, 0, 1, 0]
    # FC5.2: both boars have power IV, the toad puts its owner ahead.
    assert snail[STRONGEST : STRONGEST + 4] == [0, 1, 1, 0]
    assert snail[AHEAD : AHEAD + 4] == [0, 0, 1, 0]
    assert [row[MAY_EAT] for row in (weak_boar, strong_boar, toad, hedgehog)] == [0, 1, 0, 1]
    # Hedgehog and hunter; mouse and hunter.
    assert (snail[HUNTABLE], plants[HUNTABLE]) == (0.5, 0.5)
    assert cards[6:] == [[0] * len(snail)] * 14


def test_a_tie_puts_nobody_ahead():
    snail = seen(GAME, table_of("snail\n  boar 1\n  boar 2\n"), 0)["cards"][0]
    assert snail[AHEAD : AHEAD + 4] == [0, 0, 0, 0]


def test_each_place_tells_what_it_hunts():
    prey = seen(GAME, trees(), 0)["prey"]
    assert [row.index(1) + 1 if any(row) else 0 for row in prey[:6]] == [0, 1, 1, 1, 4, 0]


def test_cards_by_kind():
    state = trees(under="swarm", held={(1, 0): 1, (3, 2): 1}, eaten=("plants", "toad toad"), bag="wolf wolf")
    told = seen(GAME, state, 0)
    assert slots(told["hand"]) == {"hedgehog": 1, "mouse": 1, "hunter": 1}
    # Hedgehog: snail and toad; the hunter: all six.
    assert told["able"][kind_of("hedgehog")] == [0.75, 0.75, 2 / 16]
    assert told["able"][HUNTER] == [1.25, 0, 6 / 16]
    assert [slots(row) for row in told["eaten"]] == [{"plants": 1}, {"toad": 2}, {}, {}]
    assert slots(told["unseen"]) == {"wolf": 2, "fox": 1, "hare": 2, "bear": 1}
    assert slots(told["discards"])["swarm"] == 2
    assert told["under"] == [[0, 1], [0, 0], [0, 0], [0, 0]]
    assert told["course"] == [1 / 64, 0, 3 / 16, 2 / 16, 0]
    # Plays, turn, cards, free tokens, points in 16s; tokens of each.
    assert told["players"][0] == [1, 1, 0.75, 0.5, 5 / 16, 0, 0, 0, 0]
    assert told["players"][1] == [1, 0, 0.25, 0.75, 7 / 16, 0.25, 0, 0, 0]
    assert told["players"][3][5:] == [0, 0, 0.25, 0]


def test_seats_count_from_whoever_looks():
    for seat in range(4):
        rows = {observed(GAME, trees(turned, held={}), (seat + turned) % 4) for turned in range(4)}
        assert len(rows) == 1


def test_whoever_does_not_play_is_all_zero():
    told = seen(GAME, table_of("plants", ["hare", "mouse"], seats=2), 1)
    assert told["players"][2:] == [[0] * 9] * 2
    assert (told["players"][0][1], told["players"][1][1]) == (0, 1)


def test_fc85_an_exchanged_base_is_known_to_be_in_that_hand():
    state = table_of("wolf\nplants", ["snail mouse", "hare"], seats=2)
    do(state, "exchange snail for 1")
    for seat, row in ((0, 0), (1, 1)):
        assert slots(seen(GAME, state, seat)["known"][row]) == {"wolf": 1}
    assert "wolf" not in slots(seen(GAME, state, 1)["hand"])


def test_fc85_a_drawn_card_is_seen_by_one_only():
    state = table_of("wolf\nplants\ncherries", ["hare", "mouse"], seats=2)
    do(state, "discard hare")
    twin = state.copy()
    comes(state, "draw bear")
    comes(twin, "draw toad")
    assert observed(GAME, state, 1) == observed(GAME, twin, 1)
    assert observed(GAME, state, 0) != observed(GAME, twin, 0)


def test_what_is_said_of_a_hunt_or_an_exchange():
    state = table_of("plants\nwolf\ncherries", ["mouse snail"], seats=2)
    assert not any(seen(GAME, state, 0)["said"])
    mouse = number_of(GAME, "hunt", BOX.words[kind_of("mouse")])
    said = seen(GAME, state, 0, [mouse])["said"]
    assert said[:4] == [1, 0, 0.5, 0.75]
    assert said[4:].index(1) == kind_of("mouse")
    snail = number_of(GAME, "exchange", BOX.words[kind_of("snail")])
    assert seen(GAME, state, 0, [snail])["said"][:4] == [0, 1, 0.25, 1]
