"""What a good player would work out, and how the table is drawn."""

from dinotable.games.gods_love_dinosaurs import GAME
from dinotable.games.gods_love_dinosaurs.facts import DinosaurFacts, Newborns, PredatorFacts
from dinotable.games.gods_love_dinosaurs.state import PLACE_TILE
from dinotable.words import speaker
from tests.rules.gods_love_dinosaurs.boards import do, position

WORLD = """
LFg L.. FTi PRb PRb
  F.. NDi F.. PEa
"""


def facts(state, seat=0):
    return GAME.facts(GAME.view(state, seat))


def test_gd3_3_which_take_wakes_whom():
    state = position(WORLD)
    state.table.board[0] = state.table.board[3] = -1
    columns = {column.species: column for column in facts(state).columns}
    assert columns["frog"].take_wakes and columns["frog"].take_wakes_dinosaurs
    assert columns["rabbit"].take_wakes and not columns["rabbit"].take_wakes_dinosaurs
    assert not columns["rat"].take_wakes


def test_what_each_species_would_do_now():
    own = facts(position(WORLD)).ecosystem_by_seat[0]
    assert own.newborns == Newborns(frog=1, rabbit=0, rat=0)
    assert own.tiger == (PredatorFacts(hex=3, food=(1, 4, 5), starves=False),)
    assert own.eagle == (PredatorFacts(hex=8, food=(4, 5), starves=False),)
    assert own.dinosaur[0].food == (1, 3, 4, 8)
    assert own.dinosaur[0].eggs == 2
    assert not own.can_hatch


def test_who_would_starve():
    own = facts(position("NDi F.. FEa PTi")).ecosystem_by_seat[0]
    assert [row.starves for row in own.tiger + own.eagle] == [True, True]
    own = facts(position("MDi N.. F..")).ecosystem_by_seat[0]
    assert own.dinosaur == (DinosaurFacts(hex=1, food=(), starves=True, eggs=0, hunts=0),)
    assert own.can_hatch


def test_gd6_7_whether_the_next_dinosaurs_end_the_game():
    state = position(WORLD)
    state.table.sizes[0] = state.table.sizes[1] = state.table.sizes[2] = 0
    state.table.sizes[3] = 2
    assert not facts(state).ends_with_dinosaurs
    assert facts(state).wanted_by_next_refill == 2
    state.table.board[6] = state.table.board[7] = -1
    assert facts(state).ends_with_dinosaurs


def test_points_now():
    assert facts(position(WORLD)).points_by_seat == (4, 0)


def test_a_long_chain_is_drawn_in_pieces():
    state = position("N.. " + "L.. " * 40)
    text = GAME.show(GAME.view(state, 0), speaker("en", [GAME.words])).text()
    assert all(len(line) <= 100 for line in text.splitlines())
    assert all(f"L··{number}" in text for number in range(1, 41))


def test_terrain_animals_and_numbers_are_read_without_colour():
    state = position(WORLD)
    text = GAME.show(GAME.view(state, 0), speaker("en", [GAME.words])).text()
    for hex in ("MDi0", "LFg1", "FTi3", "PRb4", "F··6", "PEa8"):
        assert hex in text
    assert "A Player 1 · 3 eggs · 1 dinosaur · 4 points" in text
    assert "--:L+L" in text


def test_whoever_places_sees_the_names_of_empty_hexes():
    state = position(WORLD)
    do(state, "0 take frog 1")
    assert state.table.phase == PLACE_TILE
    say = speaker("en", [GAME.words])
    assert "2.10" in GAME.show(GAME.view(state, 0), say).text()
    do(state, "0 place 2.10 3.16")
    assert "3.16" not in GAME.show(GAME.view(state, 0), say).text()
