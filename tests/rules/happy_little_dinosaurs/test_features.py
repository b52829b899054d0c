"""What a learned evaluation sees of a position: the same for every seat, and what a round is about to bring."""

from itertools import permutations

from librt.vecs import vec

from dinotable.games.happy_little_dinosaurs.features import FEATURES
from tests.rules.happy_little_dinosaurs.positions import at

WINDOW = [
    "stego at 30 front plain-8 hand push pebble plain-9 area natural",
    "rex at 41 front plain-3 hand safety-plan plain-5 plain-5 area natural predatory",
    "bronto at 12 front snapjaw hand upside-down sour",
    "ceratops at 20 out area meteor meteor meteor",
]


def seen(position):
    """Each seat's features by name."""
    count = len(FEATURES.names)
    rows = vec[float]([9.0] * (int(position.table.seats) * count))
    FEATURES.write(position.state, rows)
    listed = list(rows)
    return [
        dict(zip(FEATURES.names, listed[first : first + count], strict=True)) for first in range(0, len(listed), count)
    ]


def placed(rows):
    return at("disaster emotional\n" + "\n".join(f"{seat} {row}" for seat, row in enumerate(rows)))


def test_a_row_stays_the_same_wherever_its_player_sits():
    here = seen(placed(WINDOW))
    for order in permutations(range(4)):
        assert seen(placed([WINDOW[k] for k in order])) == [here[k] for k in order]


def test_the_round_is_seen_as_if_its_window_closed():
    # The snapjaw turns 8, 2 and 5 round.
    first, last, middle, out = seen(placed(WINDOW))
    assert (last["leads"], last["runs"], last["reaches"]) == (1, 0.8, 0)
    assert (first["takes"], first["takes-out"], first["deadly-now"]) == (1, 0, 0)
    assert (middle["leads"], middle["takes"], last["deadly-now"]) == (0, 0, 1)
    assert out["out"] == 1 and sum(map(abs, out.values())) == 1 + out["phase"]


def test_a_card_chosen_counts_for_the_round_and_no_longer_for_the_hand():
    position = at("""
duel
disaster natural
0 rex at 44 hand plain-9 plain-4 push
1 stego at 10 hand plain-6 plain-6
""")
    before = seen(position)[0]
    after = seen(position.do("0 choose plain-9"))[0]
    assert (before["best"], before["chosen"], after["best"], after["chosen"]) == (0.9, 0, 0.4, 1)
    assert after["choice"] > before["choice"] and after["choice-reaches"] == 1
