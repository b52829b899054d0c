"""Results never depend on the order in which simultaneous answers arrive, but for plays in the window (HD5.2)."""

import random

import pytest

from dinotable.core.buffer import Buffer
from dinotable.core.generator import Generator
from dinotable.core.play import digest, legal_actions, seats_to_act
from dinotable.core.seats import CHANCE, CHANCE_ACTS
from dinotable.games.happy_little_dinosaurs import GAME
from dinotable.games.happy_little_dinosaurs.actions import PASS
from dinotable.games.happy_little_dinosaurs.state import WINDOW
from tests.rules.happy_little_dinosaurs.positions import at


def chance_action(state, generator):
    out, weights = Buffer(), Buffer()
    GAME.chance(state, out, weights)
    return out.listed()[generator.pick(weights)]


def answers_now(state, chooser):
    """What every seat that is asked says, decided by each at once; a play in the window is said alone."""
    seats = seats_to_act(GAME, state)
    said = {seat: chooser.choice(legal_actions(GAME, state, seat)) for seat in seats}
    if state.table.phase == WINDOW:
        plays = [seat for seat in seats if said[seat] != PASS.pack0()]
        if plays:
            return {plays[0]: said[plays[0]]}
    return said


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_hd3_3_hd5_2_hd6_2_whole_games_end_alike_in_any_order_of_answers(seats, seed):
    one = GAME.new(GAME.setup(seats))
    other = one.copy()
    generator, chooser = Generator(seed), random.Random(seed)
    while GAME.to_act(one):
        if GAME.to_act(one) == CHANCE_ACTS:
            action = chance_action(one, generator)
            GAME.apply(one, CHANCE, action, None)
            GAME.apply(other, CHANCE, action, None)
        else:
            said = answers_now(one, chooser)
            shuffled = chooser.sample(list(said), len(said))
            for seat in said:
                GAME.apply(one, seat, said[seat], None)
            for seat in shuffled:
                GAME.apply(other, seat, said[seat], None)
        assert digest(one) == digest(other)


def test_hd5_2_plays_count_in_the_order_of_their_arrival():
    text = "disaster natural\n0 rex front plain-3 hand push\n1 stego front plain-6 hand push"
    # A pass that arrives first is cancelled by the play; one that arrives later stands.
    first = at(text).do("1 pass", "0 push 0")
    later = at(text).do("0 push 0", "1 pass")
    assert first.to_act() == [0, 1]
    assert later.to_act() == [0]
