"""GD1: what is in the box, and a supply that can run out."""

from collections import Counter

import pytest

from dinotable.core.bits import size_of
from dinotable.core.errors import SetupError
from dinotable.games.gods_love_dinosaurs import GAME
from dinotable.games.gods_love_dinosaurs.box import read_list
from dinotable.games.gods_love_dinosaurs.state import PLACE_TILE
from dinotable.games.gods_love_dinosaurs.tiles import (
    DINOSAUR,
    EAGLE,
    FROG,
    GROUPS,
    LETTERS,
    NO_ICON,
    RABBIT,
    TIGER,
    first_of,
    icon_of,
    second_of,
    tile_of,
    tile_text,
)
from tests.rules.gods_love_dinosaurs.boards import LONELY, activated, begin, do, hunts, legal, position, refused, same

TEXT = GAME.box.text


def tiles(seats: int) -> list[int]:
    return [tile for letter in LETTERS for tile in GAME.box.in_play(letter, seats)]


@pytest.mark.parametrize(("species", "home"), [("frog", "L"), ("rat", "F"), ("rabbit", "P")])
def test_gd1_1_each_prey_breeds_on_its_own_terrain_and_on_wild(species, home):
    code = {"frog": "Fg", "rat": "Rt", "rabbit": "Rb"}[species]
    ring = f"""
      W.. L..
    F.. {home}{code} P..
      N.. M..
    """
    state = activated(species, ring)
    kinds = {"L": "breed 2", "F": "breed 3", "P": "breed 5"}
    assert set(legal(state)) == {"breed 1", kinds[home], "done"}


def test_gd1_2_the_hexes_of_a_tile_share_an_edge():
    state = position(LONELY)
    do(state, "0 take frog 1")
    assert refused(state, 0, "place 1.0 1.3") == "torn GD1.2"
    assert refused(state, 0, "place 1.0 1.0") == "torn GD1.2"
    assert all(icon_of(tile) in range(6) for tile in tiles(5))


def test_gd1_3_start_tile():
    state = GAME.new(GAME.setup(2))
    ecosystem = state.table.ecosystems[1]
    by_place = {int(ecosystem.hexes[number]): number for number in range(7)}
    assert by_place == {number: number for number in range(7)}
    wire = GAME.wire(GAME.view(state, 0))["ecosystems"][1]["hexes"]
    assert [(hex["terrain"], hex["animal"]) for hex in wire] == [
        ("mountain", "dinosaur"), ("lake", "frog"), ("lake", None), ("forest", "rat"), ("forest", None),
        ("field", "rabbit"), ("field", None),
    ]  # fmt: skip


@pytest.mark.parametrize(("seats", "rows"), [(2, 2), (3, 2), (4, 3), (5, 3)])
def test_gd1_4_rows_by_players_and_places_are_fixed(seats, rows):
    state = position(*[LONELY] * seats)
    assert state.table.rows == rows
    assert len(legal(state)) == 5 * rows
    do(state, "0 take rat 1")
    board = GAME.wire(GAME.view(state, 0))["columns"][2]["tiles"]
    assert [tile is None for tile in board] == [True] + [False] * (rows - 1)
    if rows == 2:
        assert refused(position(LONELY), 0, "take rat 3") == "no-row GD1.4"


def test_gd1_5_the_tiles_add_up():
    everything = tiles(5)
    assert [len(tiles(seats)) for seats in (2, 3, 4, 5)] == [48, 60, 72, 84]
    assert all(len(GAME.box.in_play(letter, 5)) == 21 for letter in LETTERS)
    icons = Counter(tile_text(tile)[:2] for tile in everything)
    assert icons == {"Rt": 14, "Rb": 12, "Fg": 10, "Ti": 18, "Ea": 18, "--": 12}
    hexes = Counter(tile_text(tile)[3] for tile in everything) + Counter(tile_text(tile)[5] for tile in everything)
    assert hexes == {"F": 48, "P": 42, "L": 36, "W": 20, "M": 22}
    for tile in everything:
        first, second = first_of(tile), second_of(tile)
        assert (first, second) not in ((4, 4), (3, 3))
        assert icon_of(tile) == NO_ICON or first != 4
        assert icon_of(tile) > 2 or first == (0, 2, 1)[icon_of(tile)]


def test_gd1_5_the_list_is_the_one_in_the_rules():
    written = " ".join(tile_text(tile) for tile in GAME.box.tiles["A 2+"])
    assert written == "Rt:F+F Rt:F+L Rt:F+M Rb:P+M Rb:P+P Fg:L+F Ti:F+P Ti:L+P Ti:L+W Ea:W+L --:L+L --:M+P"
    assert [tile_text(tile) for tile in GAME.box.tiles["D 5"]] == ["Rt:F+L", "Ti:F+L", "--:M+F"]
    assert GAME.reconstruction


def test_gd1_5_another_box_has_another_hash_and_is_played_with():
    text = TEXT.replace("A 3+ Rt:F+P Fg:L+M", "A 3+ Rt:F+M Fg:L+P")
    box = GAME.read_box(text)
    assert box.hash() != GAME.box.hash()
    state = GAME.new(GAME.setup(3, box=box))
    assert tile_of(FROG, 0, 2) in [int(kind) for kind in state.table.kinds]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("A 3+ Rt:F+P", "A 3+", "wants 3 tiles, it has 2"),
        ("A 3+ Rt:F+P", "A 3+ Rt:F+Q", "“Rt:F+Q” is no tile"),
        ("A 3+ Rt:F+P", "A 3+ Xx:F+P", "“Xx:F” is no hex"),
        ("A 3+ Rt:F+P", "A 3+ Rt:M+P", "an icon on a mountain"),
        ("A 3+ Rt:F+P", "A 3+ Rt:L+P", "prey on a terrain that is not its own"),
        ("A 3+ Rt:F+P", "A 3+ Rt:F+F", "“hexes” says 48 F, the tiles have 49"),
        ("A 3+ Rt:F+P", "A 3+ Ti:F+P", "“icons” says 14 Rt, the tiles have 13"),
        ("A 3+", "A 2+", "unknown or stands there twice"),
        ("A 3+", "E 3+", "unknown or stands there twice"),
        ("A 3+", "A\nA 3+", "“A” is unknown or stands there twice"),
        ("icons 14 Rt", "icons 14", "wants numbers and codes"),
        ("icons 14 Rt", "icons 14 Rb", "wants each of"),
        ("icons 14", "icons xx", "wants numbers and codes"),
        ("icons 14 Rt 12 Rb 10 Fg 18 Ti 18 Ea 12 --\n", "", "no line “icons”"),
        ("start --:M", "start --:L", "wants 7 hexes, the first a mountain"),
        ("start --:M Fg:L", "start --:M", "wants 7 hexes"),
        ("Fg:L --:L Rt:F", "Fg:L Fg:L Rt:F", "one frog, one rabbit and one rat"),
        ("start --", "starts --", "unknown or stands there twice"),
    ],
)
def test_gd1_5_a_wrong_box_is_told_in_one_line(old, new, told):
    assert old in TEXT
    with pytest.raises(SetupError) as caught:
        read_list(TEXT.replace(old, new, 1))
    assert told in str(caught.value)
    assert "\n" not in str(caught.value)


def test_gd1_5_every_line_of_the_box_is_needed():
    for letter in LETTERS:
        for group in GROUPS:
            lines = [line for line in TEXT.splitlines() if not line.startswith(f"{letter} {group}")]
            with pytest.raises(SetupError, match=rf"“{letter} {group.replace('+', '.')}” wants"):
                read_list("\n".join(lines))


def test_gd1_6_supply_start_animals_included():
    state = GAME.new(GAME.setup(3, {"supply": "printed"}))
    assert list(state.table.supply) == [25 - 3, 30 - 3, 35 - 3, 25, 25, 19 - 3]
    assert [option.default for option in GAME.options] == ["unlimited", "seat-0"]
    assert not any(GAME.new(GAME.setup(3)).table.supply)


def test_gd1_6_eggs_are_never_limited():
    state = activated("frog", "NDi FTi M..", dinosaurs=True, supply="printed", eggs=400)
    do(state, "0 hunt 0 to 2 eating 1")
    assert state.table.ecosystems[0].eggs == 401


ROOMY = """
N.. PRb P.. PRb P..
"""


def test_gd1_7_one_after_another_the_active_player_first():
    state = position(ROOMY, ROOMY, ROOMY, supply="printed")
    state.table.active = 1
    begin(state, "rabbit", dinosaurs=False)
    order = []
    while state.table.phase > PLACE_TILE + 1:
        order += [seat for seat in range(3) if legal(state, seat)]
        do(state, f"{order[-1]} done")
    assert order == [1, 2, 0]
    assert refused(state, 0, "done") == "not-your-turn GD3.3"


def test_gd1_7_each_players_part_is_a_step_of_its_own():
    state = position(ROOMY, ROOMY, ROOMY, supply="printed")
    begin(state, "rabbit", dinosaurs=False)
    steps = [GAME.step(state)]
    for seat in (0, 1):
        do(state, f"{seat} breed 2")
        assert GAME.step(state) == steps[-1], "a birth can be taken back"
        do(state, f"{seat} done")
        steps.append(GAME.step(state))
    assert steps[0] < steps[1] < steps[2]


def test_gd1_7_prey_breeds_while_there_are_any():
    state = position(ROOMY, ROOMY, supply="printed")
    state.table.supply[RABBIT] = 1
    begin(state, "rabbit", dinosaurs=False)
    do(state, "0 breed 2")
    # None is left for seat 1, which is not asked.
    assert state.table.supply[RABBIT] == 0
    assert state.table.active == 1
    assert legal(state, 1)[0].startswith("take")


def test_gd1_7_newborn_predators_in_the_order_the_hexes_were_entered():
    line = "N.. PEa PRb PRb PRb"
    state = position(line, supply="printed")
    state.table.supply[EAGLE] = 1
    begin(state, "eagle", dinosaurs=False)
    do(state, "0 hunt 1 to 4 eating 2 3 4")
    assert same(state.table.ecosystems[0], "N.. P.. PEa P.. PEa")
    assert state.table.supply[EAGLE] == 0
    assert state.table.supply[RABBIT] == 28 + 3
    back = position("PRb PRb PRb PEa N..", supply="printed")
    back.table.supply[EAGLE] = 1
    begin(back, "eagle", dinosaurs=False)
    do(back, "0 hunt 4 to 1 eating 1 2 3")
    assert same(back.table.ecosystems[0], "PEa P.. PEa P.. N..")


def test_gd1_7_removed_animals_are_back_at_once():
    state = position("N.. PTi", "N.. PTi PRb PRb", supply="printed")
    state.table.supply[TIGER] = 0
    begin(state, "tiger", dinosaurs=False)
    # Seat 0's tiger has starved: it is there for seat 1's newborn.
    assert state.table.supply[TIGER] == 1
    do(state, "1 hunt 1 to 3 eating 2 3")
    assert same(state.table.ecosystems[1], "N.. P.. PTi PTi")
    assert state.table.supply[TIGER] == 0


def test_gd1_7_a_tile_without_an_animal_in_supply_never_gets_it():
    state = position(LONELY, supply="printed")
    state.table.supply[TIGER] = 0
    do(state, "0 take frog 1")
    state.table.taken = tile_of(TIGER, 0, 1)
    assert do(state, "0 place 1.0 2.0") == ["absent 0 tiger"]
    do(state, "0 done")
    assert same(state.table.ecosystems[0], "N.. L.. F..")


def test_gd1_7_a_placed_animal_leaves_the_supply():
    state = position(LONELY, supply="printed")
    do(state, "0 take frog 1")
    state.table.taken = tile_of(TIGER, 0, 1)
    do(state, "0 place 1.0 2.0")
    assert state.table.supply[TIGER] == 24


def test_gd1_7_all_hatch_then_all_hunt():
    text = "N.. FTi MDi"
    state = activated("frog", text, text, dinosaurs=True, supply="printed")
    assert legal(state, 0) == ["hatch", "keep"]
    assert legal(state, 1) == []
    do(state, "0 hatch")
    assert legal(state, 0) == []
    do(state, "1 keep")
    assert set(hunts(state, 0)) == {"0 to 0 eating 1", "2 to 2 eating 1"}
    do(state, "0 starve 0", "0 hunt 2 to 0 eating 1", "0 done")
    assert set(hunts(state, 1)) == {"2 to 2 eating 1", "2 to 0 eating 1"}


def test_gd1_7_without_a_dinosaur_in_supply_no_egg_is_discarded():
    text = "N.. FTi MDi"
    state = position(text, text, supply="printed")
    state.table.supply[DINOSAUR] = 1
    begin(state, "frog", dinosaurs=True)
    do(state, "0 hatch")
    # Seat 1 is not asked to hatch; seat 0 hunts.
    assert legal(state, 1) == []
    assert refused(state, 0, "hatch") == "nest-taken GD6.1"
    do(state, "0 starve 2", "0 hunt 0 to 2 eating 1", "0 done")
    assert size_of(state.table.ecosystems[1].animals[DINOSAUR]) == 1
    assert "hatch" not in legal(state, 1)
    state.table.supply[DINOSAUR] = 0
    assert refused(state, 1, "hatch") == "none-left GD1.7"
