"""Other boxes: each kind of item is set, and the rule follows it."""

import pytest

from dinotable.core.box import Box
from dinotable.core.chance import Luck, seed_from
from dinotable.core.errors import RecordError, SetupError
from dinotable.core.generator import Generator
from dinotable.core.journal import Journal
from dinotable.core.play import digest
from dinotable.core.record import read_record
from dinotable.core.replay import replay
from dinotable.games.gods_love_dinosaurs import GAME
from dinotable.games.gods_love_dinosaurs.box import BOX
from dinotable.games.gods_love_dinosaurs.prospects import Prospects
from dinotable.games.gods_love_dinosaurs.rules.reach import know
from dinotable.games.gods_love_dinosaurs.tiles import DINOSAUR, EAGLE, TIGER, tile_text
from tests.conformance.spots import random_action
from tests.rules.gods_love_dinosaurs.boards import (
    LONELY,
    activated,
    begin,
    do,
    ecosystem_of,
    hunts,
    legal,
    position,
    refused,
    same,
)

TEXT = BOX.text
OWN_LIST = TEXT.replace("A 3+ Rt:F+P Fg:L+M", "A 3+ Rt:F+M Fg:L+P")


def box_with(**changes):
    """`steps__tiger=3`."""
    return GAME.change_box({path.replace("__", "."): str(value) for path, value in changes.items()})


# GD1: components.


def test_gd1_1_prey_breeds_on_the_terrain_that_was_set_and_on_wild():
    ring = "L.. LFg F..\n  N.. W.."
    assert {"breed 1", "breed 4"} < set(legal(activated("frog", ring))) and "breed 3" not in legal(
        activated("frog", ring)
    )
    state = activated("frog", ring, box=box_with(favourite__frog="forest"))
    assert {"breed 3", "breed 4"} < set(legal(state)) and "breed 1" not in legal(state)
    assert refused(state, 0, "breed 1") == "wrong-terrain GD4.1"


def test_gd1_3_the_start_tile_can_be_set():
    box = box_with(start="--:M Ti:L --:L Rt:F Rt:F Rb:P --:W")
    state = GAME.new(GAME.setup(2, {"supply": "printed"}, box))
    told = [(hex["terrain"], hex["animal"]) for hex in GAME.wire(GAME.view(state, 0))["ecosystems"][0]["hexes"]]
    assert told[1] == ("lake", "tiger") and told[3:5] == [("forest", "rat")] * 2 and told[6] == ("wild", None)
    assert list(state.table.supply) == [25, 30 - 2, 35 - 4, 25 - 2, 25, 19 - 2]


def test_gd1_4_columns_may_hold_one_tile():
    state = position("N.. L..", "N.. L..", box=GAME.change_box({"rows.2": "1"}))
    assert len(legal(state)) == 5
    assert refused(state, 0, "take rat 2") == "no-row GD1.4"
    assert len(GAME.wire(GAME.view(GAME.new(GAME.setup(3)), 0))["columns"][0]["tiles"]) == 2


def test_gd1_5_the_tiles_of_a_pile_can_be_set():
    box = GAME.change_box({"tiles.a.from-3": "Ea:W+W, Ea:W+W", "tiles.b.from-3": ""})
    assert [tile_text(tile) for tile in box.tiles["A 3+"]] == ["Ea:W+W", "Ea:W+W"]
    assert [box.tiles_for(players) for players in (2, 3)] == [48, 60 - 1 - 3]
    table = GAME.new(GAME.setup(3, box=box)).table
    assert [int(size) for size in table.sizes] == [14, 12, 15, 15]


def test_gd1_5_a_list_of_tiles_is_told_by_what_differs_and_its_old_records_stay_good():
    box = GAME.read_box(OWN_LIST)
    assert box.changed == {"tiles.a.from-3": "Rt:F+M Fg:L+P Ea:F+F"}
    assert box.hash() == GAME.change_box(box.changed).hash() != BOX.hash()
    assert box.is_called(Box(OWN_LIST).hash()) and not BOX.is_called(Box(OWN_LIST).hash())
    commented = GAME.read_box(f"# Mine.\n{TEXT}")
    assert commented.hash() == BOX.hash() and commented.is_called(Box(f"# Mine.\n{TEXT}").hash())


def test_gd1_5_a_record_of_a_list_of_tiles_replays_alone_and_a_former_one_with_its_list():
    box = GAME.read_box(OWN_LIST)
    journal = Journal(GAME, GAME.setup(3, box=box), Luck(seed_from(1)))
    generator = Generator(1)
    for _ in range(40):
        journal.act(*random_action(GAME, journal.state, generator))
    record = read_record(journal.record().text().encode())
    assert digest(replay(GAME, record).state) == digest(journal.state)
    record.box, record.changed = Box(OWN_LIST).hash(), {}
    former = read_record(record.text().encode())
    assert digest(replay(GAME, former, box).state) == digest(journal.state)
    with pytest.raises(RecordError, match="another box"):
        replay(GAME, former)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"tiles.a.from-2": "Rt:F+Q"}, "tiles.a.from-2: “Rt:F+Q” is no tile"),
        ({"tiles.a.from-2": "Rt:M+F"}, "tiles.a.from-2: “Rt:M” has an icon on a mountain"),
        ({"tiles.a.from-2": "Rt:F+F " * 13}, "2 players have room for 48 tiles (GD1.5), not 49"),
        ({f"tiles.{letter}.from-2": "" for letter in "abcd"}, "5 columns of 2 want 10 tiles (GD1.4); 2 players have 0"),
        ({"start": "--:M Fg:L"}, "start wants 7 hexes, the first a mountain"),
        ({"supply.frog": "4"}, "supply.frog is 5 at least: 5 players start with 1 each (GD2.2)"),
        ({"supply.dinosaur": "4"}, "supply.dinosaur is 5 at least"),
        ({"favourite.rat": "mountain"}, "favourite.rat is one of lake, forest, field, wild"),
        ({"steps.dinosaur": "7"}, "steps.dinosaur is a number from 1 to 6"),
    ],
)
def test_gd1_5_what_makes_no_game_is_refused_with_the_reason(changes, said):
    with pytest.raises(SetupError) as error:
        GAME.change_box(changes)
    assert said in str(error.value)


def test_gd1_6_the_printed_supply_can_be_set():
    state = GAME.new(GAME.setup(2, {"supply": "printed"}, box_with(supply__eagle=7)))
    assert int(state.table.supply[EAGLE]) == 7


# GD2 and GD6.5: the start, the marker.


def test_gd2_1_the_marker_may_start_elsewhere():
    assert GAME.wire(GAME.view(GAME.new(GAME.setup(2, box=box_with(marker__start="eagle"))), 0))["marker"] == "eagle"


def test_gd2_2_the_eggs_at_the_start_can_be_set():
    table = GAME.new(GAME.setup(3, box=box_with(eggs__start=7))).table
    assert [int(ecosystem.eggs) for ecosystem in table.ecosystems] == [7, 7, 7]


@pytest.mark.parametrize(("columns", "now"), [(0, 1), (1, 2), (2, 3), (4, 0)])
def test_gd6_5_the_marker_moves_so_many_columns(columns, now):
    state = position(LONELY, box=box_with(marker__move=columns))
    begin(state, "rabbit", dinosaurs=True)
    assert int(state.table.marker) == now


# GD5: predators.

LINE = "N.. PEa P.. P.. PRb PRb PRb"


@pytest.mark.parametrize(
    ("steps", "expected"),
    [(2, []), (3, ["1 to 4 eating 4"]), (5, ["1 to 4 eating 4", "1 to 5 eating 4 5", "1 to 6 eating 4 5 6"])],
)
def test_gd5_2_an_eagle_flies_as_far_as_was_set(steps, expected):
    state = activated("eagle", LINE, box=box_with(steps__eagle=steps))
    assert hunts(state) == expected
    ecosystem = ecosystem_of(LINE, box=box_with(steps__eagle=steps))
    know(ecosystem)
    assert bool(ecosystem.starving) == (not expected)
    if steps == 5:
        do(state, "0 hunt 1 to 6 eating 4 5 6")
        assert same(state.table.ecosystems[0], "N.. P.. P.. P.. PEa PEa PEa")


WINDING = """
N.. PTi PRb
  P.. PRb PRb
"""


@pytest.mark.parametrize(
    ("steps", "expected"),
    [
        (1, ["1 to 2 eating 2", "1 to 4 eating 4"]),
        (
            2,
            [
                "1 to 2 eating 2", "1 to 2 eating 2 4", "1 to 4 eating 2 4", "1 to 4 eating 4", "1 to 5 eating 2 5",
                "1 to 5 eating 4 5",
            ],
        ),
        (
            3,
            [
                "1 to 2 eating 2", "1 to 2 eating 2 4", "1 to 2 eating 2 4 5", "1 to 4 eating 2 4", "1 to 4 eating 2 4 5",
                "1 to 4 eating 4", "1 to 5 eating 2 4 5", "1 to 5 eating 2 5", "1 to 5 eating 4 5",
            ],
        ),
    ],
)  # fmt: skip
def test_gd5_2_a_tiger_goes_as_far_as_was_set(steps, expected):
    state = activated("tiger", WINDING, box=box_with(steps__tiger=steps))
    assert hunts(state) == expected
    if steps == 1:
        assert refused(state, 0, "hunt 1 to 5 eating 4 5") == "out-of-reach GD5.2"
    if steps == 3:
        told = do(state, "0 hunt 1 to 5 eating 2 4 5")
        assert told[:4] == ["eats 0 tiger rabbit 2", "cub 0 tiger 2", "eats 0 tiger rabbit 4", "cub 0 tiger 4"]


@pytest.mark.parametrize(("far", "fed"), [("N.. PTi P.. P.. PRb", 3), ("N.. PTi P.. PRb", 2), ("N.. PTi PRb", 1)])
def test_gd5_2_bots_know_how_far_a_tiger_goes(far, fed):
    for steps in (1, 2, 3):
        ecosystem = ecosystem_of(far, box=box_with(steps__tiger=steps))
        know(ecosystem)
        prospects = Prospects()
        prospects.read(ecosystem, -1)
        assert bool(ecosystem.starving) == (steps < fed) == bool(prospects.hungry[TIGER])


# GD6: dinosaurs.


@pytest.mark.parametrize(("steps", "expected"), [(1, []), (3, []), (4, ["0 to 0 eating 2"]), (5, ["0 to 0 eating 2"])])
def test_gd6_2_a_dinosaur_goes_as_far_as_was_set(steps, expected):
    state = activated("frog", "NDi P.. PRb", dinosaurs=True, box=box_with(steps__dinosaur=steps))
    assert hunts(state) == expected


def test_gd6_2_a_dinosaur_with_six_steps_may_eat_six_animals():
    text = "NDi PTi PTi PTi PTi PTi MDi\n  PRb"
    box = box_with(steps__dinosaur=6, eggs__predator=2)
    state = activated("frog", "NDi PTi PTi PTi PTi PTi M..", dinosaurs=True, box=box)
    assert "0 to 6 eating 1 2 3 4 5" in hunts(state)
    assert "laid 0 10" in do(state, "0 hunt 0 to 6 eating 1 2 3 4 5")
    assert hunts(activated("frog", text, dinosaurs=True, box=box))


@pytest.mark.parametrize("cost", [0, 2, 4])
def test_gd6_1_what_a_new_dinosaur_costs_can_be_set(cost):
    state = activated("frog", "N.. FTi MDi", dinosaurs=True, eggs=3, box=box_with(eggs__hatching=cost))
    assert GAME.wire(GAME.view(state, 0))["hatching_eggs"] == cost
    if cost > 3:
        assert "hatch" not in legal(state)
        assert refused(state, 0, "hatch") == "no-egg GD6.1"
    else:
        do(state, "0 hatch")
        assert int(state.table.ecosystems[0].eggs) == 3 - cost


def test_gd6_3_predators_and_prey_give_as_many_eggs_as_was_set():
    box = box_with(eggs__predator=3, eggs__prey=1)
    state = activated("frog", "NDi FTi PRb M..", dinosaurs=True, eggs=0, box=box)
    assert GAME.facts(GAME.view(state, 0)).ecosystem_by_seat[0].dinosaur[0].eggs == 4
    do(state, "0 hunt 0 to 3 eating 1 2")
    assert int(state.table.ecosystems[0].eggs) == 4


def test_gd7_1_points_for_eggs_and_dinosaurs_can_be_set():
    state = position("NDi L..", "N.. L..", eggs=3, box=box_with(score__egg=2, score__dinosaur=5))
    assert GAME.facts(GAME.view(state, 0)).points_by_seat == (11, 6)
    state.table.phase = 9
    outcome = GAME.outcome(state)
    assert outcome.scores == [11, 6] and [part.points for part in outcome.parts[0]] == [6, 5]


def test_gd6_2_features_look_anew_when_the_box_is_another_one():
    prospects = Prospects()
    text = "NDi P.. P.. PTi"
    for steps, fed in ((6, 1), (5, 0), (6, 1)):
        prospects.read(ecosystem_of(text, box=box_with(steps__dinosaur=steps)), -1)
        assert int(prospects.fed) == fed and int(prospects.counts[DINOSAUR]) == 1
