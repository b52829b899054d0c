"""What a learned evaluation sees of a table: whose turn comes, what is ready and what can still be kept from it."""

from librt.vecs import vec

from dinotable.games.food_chain.features import FEATURES
from tests.rules.food_chain.layout import do, table_of

TREES = """
plants
  hare {0}
  boar {1}
    wolf {0}
cherries
  bear {2}
snail
"""


def seen(state, seat):
    count = len(FEATURES.names)
    rows = vec[float]([9.0] * (int(state.table.seats) * count))
    FEATURES.write(state, rows)
    return dict(zip(FEATURES.names, list(rows)[seat * count : (seat + 1) * count], strict=True))


def test_a_turn_that_only_waits_for_its_draw_is_over():
    state = table_of("plants", ["hare", "mouse"], seats=2)
    assert (seen(state, 0)["next"], seen(state, 1)["next"]) == (1, 0)
    do(state, "hunt hare on 1")
    assert (seen(state, 0)["next"], seen(state, 1)["next"]) == (0, 1)
    # The card to come counts, though nobody knows it yet.
    assert (seen(state, 0)["cards"], seen(state, 0)["power-3"]) == (0.25, 0)


def test_a_meal_is_at_risk_from_hands_whose_turn_comes_first():
    table = "plants\n  hare 0\n"
    for blocker in ("hare", "boar", "fox", "swarm"):
        assert seen(table_of(table, ["", blocker], seats=2, turn=1), 0)["ready-risky"] > 1, blocker
    for hand, turn in (("mouse", 1), ("boar", 0)):
        row = seen(table_of(table, ["", hand], seats=2, turn=turn), 0)
        assert row["ready"] > 1 and row["ready-risky"] == 0


def test_seats_are_seen_alike_when_they_move_on_together():
    hands, eaten = ["toad swarm", "mouse", "fox fox hare"], ["plants", "", "toad toad"]
    here = table_of(TREES.format(0, 1, 2), hands, 3, 1, {(0, 1): 1}, eaten=eaten)
    there = table_of(TREES.format(1, 2, 0), hands[2:] + hands[:2], 3, 2, {(1, 2): 1}, eaten=eaten[2:] + eaten[:2])
    for seat in range(3):
        assert seen(here, seat) == seen(there, (seat + 1) % 3)
