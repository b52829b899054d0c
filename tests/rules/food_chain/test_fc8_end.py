"""FC8 End."""

import pytest

from dinotable.core.buffer import Buffer
from dinotable.core.generator import Generator
from dinotable.core.playout import Tally, playout
from dinotable.games.food_chain.game import GAME
from dinotable.games.food_chain.rules.end import MOST_TURNS
from dinotable.games.food_chain.state import DRAWING, FILLING, FREE, NOBODY, TURN
from tests.conformance.spots import random_action
from tests.rules.food_chain.layout import can, comes, counts, do, free, held, laid, table_of


def outcome(state):
    end = GAME.outcome(state)
    return None if end is None else (end.scores, end.ranks, end.reason, end.rule)


LAST = "snail\n  toad 1\n    boar 0\nplants\nplants\nbear"


def test_fc8_1_it_ends_when_all_tokens_of_a_player_are_held_by_others():
    state = table_of(LAST, [""], held={(2, 1): 2, (3, 1): 1}, bag="fox", eaten=["snail", "plants"])
    assert do(state, "eat 2")[-2:] == ["left 0 boar", "last-token 1"]
    assert GAME.to_act(state) == 0
    assert outcome(state) == ([4 + 3 + 1, 5, 2, 1], [1, 2, 3, 4], "tokens", "FC8.1")
    going_on = table_of(LAST, [""], held={(2, 1): 2}, bag="fox")
    do(going_on, "eat 2")
    assert outcome(going_on) is None and going_on.table.phase == TURN


def test_fc8_1_is_checked_after_the_swap():
    state = table_of(LAST, [""], held={(2, 1): 2, (3, 1): 1, (1, 0): 1}, bag="fox")
    do(state, "eat 2")
    assert outcome(state) is None and held(state) == {(2, 1): 2, (3, 1): 1}


def test_fc8_1_no_base_is_turned_up_after_it():
    state = table_of("toad 1\n  boar 0\nplants\nplants\nbear", [""], held={(2, 1): 3}, bag="fox")
    do(state, "eat 1")
    assert outcome(state) is not None and laid(state) == "3 plants\n4 plants\n5 bear"


def test_fc8_2_it_ends_when_all_in_a_row_have_passed_with_the_pile_empty():
    state = table_of("snail\nplants\nplants\nbear", ["hare hare", "fox", ""], seats=3, bag="", eaten=["fox", "hare"])
    do(state, "discard hare")
    do(state, "discard fox")
    assert do(state, "pass") == ["all-passed"]
    assert outcome(state) == ([2, 3, 0], [2, 1, 3], "passes", "FC8.2")


def test_fc8_2_any_other_action_begins_the_count_anew():
    state = table_of("snail\nplants\nplants\nbear\n  hunter 1", ["", "", ""], seats=3, bag="")
    do(state, "pass")
    assert do(state, "abandon 5") == ["left 1 hunter"]
    do(state, "pass")
    do(state, "pass")
    assert outcome(state) is None
    do(state, "pass")
    assert outcome(state) is not None


def test_fc8_2_a_pass_that_takes_the_last_card_does_not_count():
    state = table_of("snail\nplants\nbear", ["hare", "hare"], seats=2, bag="fox")
    do(state, "discard hare")
    comes(state, "draw fox")
    do(state, "discard hare")
    assert outcome(state) is None
    do(state, "discard fox")
    assert outcome(state) is not None


def test_fc8_3_values_and_captured_tokens_count_and_a_tie_is_shared():
    state = table_of(
        "plants", ["", ""], seats=2, bag="", held={(0, 1): 2}, eaten=["snail plants", "cherries boar hare bear"]
    )
    do(state, "pass")
    do(state, "pass")
    assert outcome(state) == ([11, 11], [1, 1], "passes", "FC8.2")
    assert GAME.outcome(state).winners() == [0, 1]


def test_fc8_4_tokens_go_back_for_random_cards_their_owners_ate():
    state = table_of(
        "plants", ["", ""], seats=2, bag="", swap=True, held={(0, 1): 2, (1, 0): 0}, eaten=["snail", "fox fox hare"]
    )
    do(state, "pass")
    do(state, "pass")
    assert outcome(state) is None and GAME.stream(state) == "trophies"
    out, weights = Buffer(), Buffer()
    GAME.chance(state, out, weights)
    drawn = {GAME.actions.text(action): weight for action, weight in zip(out, weights, strict=True)}
    assert drawn == {"trophy hare": 1, "trophy fox": 2}
    assert comes(state, "trophy fox") == ["gave 1 fox 0"]
    comes(state, "trophy hare")
    assert held(state) == {} and free(state) == [4, 4]
    assert counts(state.table.received, 0) == {"fox": 1, "hare": 1} and counts(state.table.eaten, 1) == {"fox": 1}
    assert outcome(state) == ([4 + 2 + 3, 2], [1, 2], "passes", "FC8.2")


def test_fc8_4_a_card_got_by_the_swap_is_never_given_and_a_token_without_card_scores_1():
    # Holder 0 takes seat 1's only card; seat 2 then finds none there, and takes none of what 0 received.
    state = table_of(
        "plants", ["", "", ""], seats=3, bag="", swap=True, held={(0, 1): 1, (2, 0): 1, (2, 1): 1}, eaten=["", "fox"]
    )
    for _ in range(3):
        do(state, "pass")
    assert can(state) == ["trophy fox"]
    comes(state, "trophy fox")
    assert outcome(state) == ([2, 0, 2], [1, 3, 1], "passes", "FC8.2")
    assert held(state) == {(2, 0): 1, (2, 1): 1}


def test_fc8_4_holders_by_seat_then_owners_by_seat():
    state = table_of(
        "plants", ["", "", ""], seats=3, bag="", swap=True,
        held={(2, 0): 1, (0, 2): 1, (1, 2): 1, (1, 0): 1}, eaten=["snail snail", "", "fox fox"],
    )  # fmt: skip
    for _ in range(3):
        do(state, "pass")
    given = []
    while GAME.outcome(state) is None:
        given += comes(state, can(state)[0])
    assert given == ["gave 2 fox 0", "gave 0 snail 1", "gave 2 fox 1", "gave 0 snail 2"]


def test_fc8_4_also_when_the_tokens_end_it():
    state = table_of(LAST, [""], held={(2, 1): 3}, bag="fox", swap=True, eaten=["", "hare"])
    do(state, "eat 2")
    assert outcome(state) is None and can(state) == ["trophy hare"]
    comes(state, "trophy hare")
    assert outcome(state) == ([3 + 3, 0, 3, 0], [1, 3, 2, 3], "tokens", "FC8.1")


def test_fc8_4_without_the_option_tokens_stay():
    state = table_of("plants", ["", ""], seats=2, bag="", held={(0, 1): 2}, eaten=["", "fox"])
    do(state, "pass")
    do(state, "pass")
    assert outcome(state) == ([2, 2], [1, 1], "passes", "FC8.2")


def measure(state):
    """FC8.6: 3 for a card of the pile, 2 for one in a hand, 1 for one on the table; then the power of tokenless bases."""
    table = state.table
    cards = [place for place in range(1, len(table.kinds)) if table.kinds[place] != FREE]
    bases = [place for place in cards if table.prey_of[place] == 0 and table.owners[place] == NOBODY]
    sizes = sum(int(size) for size in table.sizes)
    powers = sum(int(table.box.powers[table.kinds[place]]) for place in bases)
    return 3 * int(table.pile()) + 2 * sizes + len(cards), powers


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fc8_6_every_turn_but_an_empty_handed_pass_lowers_the_measure(seats):
    for seed in range(15):
        state, generator = GAME.new(GAME.setup(seats)), Generator(seed)
        while GAME.to_act(state):
            if state.table.phase != TURN:
                GAME.apply(state, *random_action(GAME, state, generator), None)
                continue
            before, pile = measure(state), int(state.table.pile())
            seat, action = random_action(GAME, state, generator)
            GAME.apply(state, seat, action, None)
            while state.table.phase in (DRAWING, FILLING):
                GAME.apply(state, *random_action(GAME, state, generator), None)
            if GAME.actions.text(action) == "pass" and pile == 0:
                assert measure(state) == before
            else:
                assert measure(state) < before, GAME.actions.text(action)


@pytest.mark.parametrize(("seats", "most"), [(2, 230), (3, 291), (4, 372)])
def test_fc8_6_games_end_within_the_bound(seats, most):
    assert MOST_TURNS[seats] == most
    setup, generator, out, weights = GAME.setup(seats), Generator(seats), Buffer(), Buffer()
    assert GAME.longest(setup) == most + 52 + 4 + 1 + 4 * seats
    for _ in range(40):
        state = GAME.new(setup)
        assert playout(GAME, state, generator, out, weights, Tally(), GAME.longest(setup))
        assert state.table.turns <= most


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fc8_6_even_when_all_play_for_length(seats):
    """Exchanging first, else passing, else what keeps most cards: long games stay within the bound."""
    order = ["exchange", "pass", "discard", "abandon", "swarm", "hunt", "eat"]
    state, generator = GAME.new(GAME.setup(seats)), Generator(seats)
    while GAME.to_act(state):
        if state.table.phase != TURN:
            GAME.apply(state, *random_action(GAME, state, generator), None)
            continue
        options = sorted(can(state), key=lambda text: order.index(text.split()[0]))
        do(state, options[0])
    assert state.table.turns <= MOST_TURNS[seats]
