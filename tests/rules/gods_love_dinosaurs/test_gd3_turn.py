"""GD3: a turn, and what it sets off."""

import random

from dinotable.core.chance import Luck, seed_from
from dinotable.core.generator import Generator
from dinotable.core.journal import Journal
from dinotable.core.play import digest, legal_actions, seats_to_act
from dinotable.core.seats import CHANCE
from dinotable.games.gods_love_dinosaurs import GAME
from dinotable.games.gods_love_dinosaurs.state import GRID, PLACE_TILE
from dinotable.games.gods_love_dinosaurs.tiles import TIGER, tile_of
from tests.conformance.spots import play_on, random_action
from tests.rules.gods_love_dinosaurs.boards import (
    LONELY,
    activated,
    begin,
    do,
    ecosystem_of,
    legal,
    position,
    refused,
    same,
)


def placements_by_hand(ecosystem, turnable):
    """Every ordered pair of neighbours, both empty, one of them next to the ecosystem."""
    own = {int(ecosystem.hexes[number]) for number in range(ecosystem.count)}
    found = set()
    for place in own:
        for near in (int(GRID.neighbour(place, direction)) for direction in range(6)):
            for other in (int(GRID.neighbour(near, direction)) for direction in range(6)):
                if near not in own and other not in own:
                    found |= {(near, other), (other, near)}
    return found if turnable else {(first, second) for first, second in found if first < second}


def test_gd3_1_any_two_empty_places_that_touch():
    for seed in range(12):
        state = GAME.new(GAME.setup(2))
        play_on(GAME, state, Generator(seed), 30 + 12 * seed)
        for ecosystem in state.table.ecosystems:
            for tile in (tile_of(5, 0, 0), tile_of(5, 0, 1), tile_of(TIGER, 0, 0)):
                state.table.phase, state.table.active, state.table.taken = PLACE_TILE, 0, tile
                state.table.ecosystems[0] = ecosystem
                offered = [GAME.actions.fields(action) for action in legal_actions(GAME, state, 0)]
                pairs = {(hex_number(row["first"]), hex_number(row["second"])) for row in offered}
                assert len(pairs) == len(offered)
                expected = placements_by_hand(ecosystem, tile != tile_of(5, 0, 0))
                if tile == tile_of(5, 0, 0):
                    pairs = {(min(pair), max(pair)) for pair in pairs}
                assert pairs == expected


def hex_number(text):
    return GAME.actions.by_word["place"].fields[0].parse([text])


def test_gd3_1_taking_placing_and_done_are_a_step_that_can_be_undone():
    journal = Journal(GAME, GAME.setup(2), Luck(seed_from(1)))
    journal.settle()
    before = digest(journal.state)
    journal.act(0, GAME.actions.parse("take rat 2"))
    journal.act(0, legal_actions(GAME, journal.state, 0)[5])
    assert journal.undoable(0) == 2
    journal.undo(0, 2)
    assert digest(journal.state) == before
    journal.act(0, GAME.actions.parse("take rat 2"))
    journal.act(0, legal_actions(GAME, journal.state, 0)[5])
    journal.act(0, GAME.actions.parse("done"))
    assert journal.undoable(0) == 0


def test_gd3_1_refusals_of_a_placement():
    state = position("N.. L..")
    assert refused(state, 0, "place 1.1 1.2") == "take-now GD3.1"
    do(state, "0 take frog 2")
    assert refused(state, 0, "take frog 1") == "place-now GD3.1"
    assert refused(state, 0, "place 1.0 2.0") == "covered GD3.1"
    assert refused(state, 0, "place 4.0 5.0") == "no-contact GD3.1"
    assert refused(state, 0, "place 1.2 1.1") == "same-placement GD3.1"
    assert refused(state, 1, "place 1.1 1.2") == "not-your-turn GD3.3"
    do(state, "0 place 1.1 1.2", "0 done")
    assert refused(state, 1, "take frog 2") == "no-tile GD3.1"


def test_gd3_1_holes_are_allowed():
    ring = """
      L.. L..
    L..     N..
      L.. L..
    """
    ecosystem = ecosystem_of(ring)
    assert ecosystem.count == 6
    assert ecosystem.near[0] != 0


def test_gd3_2_the_animal_of_the_icon_stands_on_the_first_hex():
    state = position(LONELY)
    do(state, "0 take eagle 1")
    state.table.taken = tile_of(TIGER, 1, 2)
    assert do(state, "0 place 2.0 1.0") == ["settled 0 tiger 1"]
    wire = GAME.wire(GAME.view(state, 0))["ecosystems"][0]["hexes"]
    assert [(hex["hex"], hex["terrain"], hex["animal"]) for hex in wire[1:]] == [
        ("2.0", "forest", "tiger"),
        ("1.0", "field", None),
    ]


def test_gd3_3_the_column_activates_not_the_icon():
    state = position("N.. PRb P.. P..")
    state.table.board[3] = -1
    do(state, "0 take rabbit 2")
    state.table.taken = tile_of(TIGER, 0, 1)
    do(state, "0 place 1.3 2.6")
    assert do(state, "0 done") == ["activated rabbit"]
    assert legal(state) == ["breed 2", "done"]


def test_gd3_3_the_animal_just_placed_takes_part():
    state = position("N.. PRb")
    state.table.board[9] = -1
    do(state, "0 take tiger 2")
    state.table.taken = tile_of(TIGER, 0, 1)
    do(state, "0 place 2.1 2.0", "0 done")
    assert legal(state) == ["hunt 2 to 1 eating 1", "starve 2"]


def test_gd3_3_a_column_with_tiles_left_activates_nothing_and_the_turn_passes():
    state = position("N.. PRb P..", "N.. PRb P..")
    do(state, "0 take rabbit 1", "0 place 1.3 2.6")
    assert do(state, "0 done") == []
    assert seats_to_act(GAME, state) == [1]


def test_gd3_3_dinosaurs_follow_once_all_have_finished():
    text = "NDi FTi PRb P.. M.."
    state = activated("rabbit", text, text, dinosaurs=True)
    do(state, "0 done")
    assert legal(state, 0) == []
    assert refused(state, 0, "breed 3") == "declined GD4.1"
    assert do(state, "1 done") == ["activated dinosaur"]
    assert seats_to_act(GAME, state) == [0, 1]
    assert "hunt 0 to 0 eating 1" in legal(state, 0)


def test_gd3_3_an_activation_takes_place_even_if_nobody_has_such_an_animal():
    state = position(LONELY, LONELY)
    state.table.marker = TIGER
    begin(state, "tiger", dinosaurs=True)
    assert state.table.marker == TIGER + 1
    assert seats_to_act(GAME, state) == [CHANCE]


def test_gd3_3_no_tile_is_added_without_the_dinosaurs():
    state = activated("tiger", LONELY)
    assert seats_to_act(GAME, state) == [1]
    assert len(legal(state, 1)) == 8


def test_gd3_4_never_two_animals_on_a_hex():
    state = activated("rabbit", "N.. PRb PRb P..")
    assert refused(state, 0, "breed 1") == "occupied GD3.4"
    for seed in range(6):
        state = GAME.new(GAME.setup(4))
        generator = Generator(seed)
        while GAME.to_act(state):
            GAME.apply(state, *random_action(GAME, state, generator), None)
            for ecosystem in state.table.ecosystems:
                masks = [int(mask) for mask in ecosystem.animals]
                assert sum(masks) == masks[0] | masks[1] | masks[2] | masks[3] | masks[4] | masks[5]


def test_gd3_5_newborns_do_not_act():
    state = activated("frog", "N.. LFg L.. L..")
    do(state, "0 breed 2")
    # The newborn on 2 would reach 3, its parent does not.
    assert same(state.table.ecosystems[0], "N.. LFg LFg L..")
    assert seats_to_act(GAME, state) == [1]


def test_gd3_5_newborn_predators_neither_act_nor_starve():
    state = activated("tiger", "N.. PTi PRb PRb")
    do(state, "0 hunt 1 to 3 eating 2 3")
    assert legal(state) == ["done"]
    assert same(state.table.ecosystems[0], "N.. P.. PTi PTi")
    assert refused(state, 0, "starve 2") == "all-acted GD5.1"


def test_gd3_5_no_animal_acts_twice():
    state = activated("tiger", "PTi N.. PTi PRb LFg LFg")
    do(state, "0 hunt 2 to 3 eating 3")
    assert refused(state, 0, "hunt 3 to 4 eating 4") == "all-acted GD5.1"


def test_gd3_5_the_order_of_answers_never_matters():
    """Each seat's answers in one activation, mixed in other orders: the same position after it."""
    compared = 0
    for seed in range(40):
        chooser = random.Random(seed)
        state = GAME.new(GAME.setup(chooser.randint(2, 5)))
        generator = Generator(seed)
        while GAME.to_act(state):
            before = state.copy()
            step = GAME.step(state)
            done = []
            while GAME.to_act(state) and GAME.step(state) == step:
                done.append(random_action(GAME, state, generator))
                GAME.apply(state, *done[-1], None)
            if len({seat for seat, _ in done}) > 1:
                seats = [seat for seat, _ in done]
                chooser.shuffle(seats)
                queues = {seat: [action for own, action in done if own == seat] for seat in seats}
                for seat in seats:
                    assert seat in seats_to_act(GAME, before)
                    action = queues[seat].pop(0)
                    assert action in legal_actions(GAME, before, seat)
                    GAME.apply(before, seat, action, None)
                assert digest(before) == digest(state)
                compared += 1
    assert compared > 100


def test_gd3_5_answers_of_others_do_not_block_an_undo():
    text = "NDi PRb P.. PRb P.."
    journal = Journal(GAME, GAME.setup(2))
    journal.state = activated("rabbit", text, text)
    journal._base = journal.state.copy()
    journal.act(0, GAME.actions.parse("breed 2"))
    journal.act(1, GAME.actions.parse("breed 4"))
    journal.act(0, GAME.actions.parse("done"))
    assert journal.undoable(0) == 2
    journal.undo(0, 2)
    assert legal(journal.state, 0) == ["breed 2", "breed 4", "done"]
    assert same(journal.state.table.ecosystems[1], "NDi PRb P.. PRb PRb")
