"""Numbers of places mean nothing: the same forest, numbered otherwise, gives the same choices with the same results."""

import random
from itertools import pairwise

import pytest

from dinotable.core.play import legal_actions
from dinotable.games.food_chain.game import GAME
from dinotable.games.food_chain.items import PLACES
from dinotable.games.food_chain.rules.trees import lowest_alike
from dinotable.games.food_chain.state import FREE, TURN
from tests.conformance.spots import random_game


def forest_of(state):
    """The trees without their numbers."""
    table = state.table

    def tree(place):
        return (int(table.kinds[place]), int(table.owners[place]), trees(place))

    def trees(prey):
        places = [p for p in range(1, PLACES + 1) if table.kinds[p] != FREE and table.prey_of[p] == prey]
        return tuple(sorted(tree(place) for place in places))

    return trees(0)


def position_of(state):
    table = state.table
    rows = (table.free, table.held, table.sizes, table.known, table.eaten, table.discards, *state.hands)
    return forest_of(state), int(table.phase), int(table.turn), int(table.passes), tuple(tuple(row) for row in rows)


def renumbered(state, chooser):
    twin = state.copy()
    table, numbers = twin.table, [0, *chooser.sample(range(1, PLACES + 1), PLACES)]
    for place in range(1, PLACES + 1):
        table.kinds[numbers[place]] = state.table.kinds[place]
        table.owners[numbers[place]] = state.table.owners[place]
        table.prey_of[numbers[place]] = numbers[state.table.prey_of[place]]
    twin.rebuild()
    return twin


def results(state):
    """What each legal action leads to."""
    found = []
    for action in legal_actions(GAME, state, int(state.table.turn)):
        after = state.copy()
        GAME.apply(after, int(state.table.turn), action, None)
        found.append((GAME.actions.kind(action).word, position_of(after)))
    return sorted(found)


def positions(seats, games):
    for seed in range(games):
        state = GAME.new(GAME.setup(seats))
        for seat, action in random_game(GAME, GAME.setup(seats), seed):
            if state.table.phase == TURN:
                yield state
            GAME.apply(state, seat, action, None)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fc3_1_numbers_of_places_mean_nothing(seats):
    chooser = random.Random(seats)
    for state in positions(seats, 2):
        assert results(renumbered(state, chooser)) == results(state)


def refusals(state):
    """Why the seat whose turn it is can do no more with the cards on the table."""
    seat, found = int(state.table.turn), []
    legal = legal_actions(GAME, state, seat)
    for place in range(1, PLACES + 1):
        for word in ("eat", "abandon", "swarm"):
            action = GAME.actions.parse(f"{word} {place}")
            if action not in legal:
                found.append((word, GAME.refusals.kind(GAME.why_not(state, seat, action)).word))
    return sorted(found)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fc3_1_numbers_of_places_change_no_refusal(seats):
    chooser = random.Random(seats)
    for state in positions(seats, 2):
        assert refusals(renumbered(state, chooser)) == refusals(state)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fc3_3_no_two_choices_have_the_same_result(seats):
    for state in positions(seats, 2):
        found = results(state)
        assert all(one != other for one, other in pairwise(found))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fc3_3_a_choice_left_out_has_the_result_of_the_one_it_is_alike(seats):
    alike = 0
    for state in positions(seats, 6):
        for place in range(1, PLACES + 1):
            if state.table.kinds[place] == FREE:
                continue
            other = int(lowest_alike(state.table, place))
            if other != place:
                alike += 1
                assert marked(state, place) == marked(state, other)
    assert alike > 20


def marked(state, place):
    """The forest with one card made to stand out."""
    twin = state.copy()
    twin.table.kinds[place] += 100
    return forest_of(twin)
