"""The search itself, on Magpies: it finds what is there to find, and its nodes know no more than their seats."""

import pytest

from dinotable.bots.bench import Bench, odds, rank_of
from dinotable.bots.contract import Budget, Clock
from dinotable.bots.greedy import Greedy
from dinotable.bots.search import Search
from dinotable.bots.tree import Node, saw
from dinotable.bots.worlds import Worlds
from dinotable.core.buffer import Buffer
from dinotable.core.evaluator import Blank
from dinotable.core.generator import Generator
from dinotable.core.ladder import Style
from dinotable.core.play import digest, legal_actions, seats_to_act
from dinotable.core.playout import Tally, playout
from dinotable.games import GAMES, find
from examples.magpies import GAME
from examples.magpies.actions import DONE, DRAW, HOP, OFFER
from examples.magpies.box import ROUNDS
from examples.magpies.evaluate import EVALUATOR
from examples.magpies.state import TURN

SETUP = GAME.setup(2)


def last_turn():
    """Seat 0 is behind by nothing, has two points left, and needs one end of the branch to win."""
    state = GAME.new(SETUP)
    table = state.table
    table.phase, table.round, table.points, table.winner = TURN, ROUNDS - 1, 2, 0
    return state


@pytest.mark.parametrize("evaluator", [Blank(), EVALUATOR], ids=["blank", "evaluator"])
def test_the_search_finds_the_two_hops_that_win(evaluator):
    state = last_turn()
    bot = Search(GAME, SETUP, evaluator, Style(200))
    for _ in range(2):
        action = bot.choose(GAME.view(state, 0), legal_actions(GAME, state, 0), Generator(1), Budget())
        assert GAME.actions.kind(action) is HOP
        GAME.apply(state, 0, action, None)
    assert bot.choose(GAME.view(state, 0), legal_actions(GAME, state, 0), Generator(1), Budget()) == DONE.pack0()
    GAME.apply(state, 0, DONE.pack0(), None)
    assert GAME.outcome(state).ranks == [1, 2]


def test_think_names_the_terms_that_change():
    state = last_turn()
    bot = Greedy(GAME, SETUP, EVALUATOR, 2)
    thought = bot.think(GAME.view(state, 0), legal_actions(GAME, state, 0), Generator(1), Budget())
    best = thought.candidates[0]
    assert GAME.actions.kind(best.action) is HOP
    assert [(change.term, change.points) for change in best.changes] == [("perch", pytest.approx(0.2))]


def test_a_hidden_offer_leaves_the_history_of_the_other_seat_as_it_was():
    state = GAME.new(SETUP)
    for card in (1, 2, 2, 3):
        GAME.apply(state, 9, DRAW.pack(card), None)
    bot = Search(GAME, SETUP, Blank(), Style(10))
    histories = []
    for card in (1, 2):
        for seat in range(2):
            bot.histories[seat] = 0
        bot._act(state.copy(), 0, OFFER.pack(card))
        histories.append([int(history) for history in bot.histories])
    assert histories[0][0] != histories[1][0]
    assert histories[0][1] == histories[1][1]


def test_histories_differ_by_seat_action_and_order():
    seen = {saw(saw(0, a, x), b, y) for a in range(4) for b in range(4) for x in range(40) for y in range(40)}
    assert len(seen) == 4 * 4 * 40 * 40
    assert len({saw(12345, 1, action << 31) for action in range(1000)}) == 1000
    assert all(0 <= each < 2**62 for each in seen)


def test_shares_add_up_and_follow_ranks():
    bench = Bench(GAME, GAME.setup(4), EVALUATOR)
    state = GAME.new(GAME.setup(4))
    for seat, points in enumerate((3, 5, 3, 0)):
        state.table.scores[seat] = points
    bench.measure(state)
    shares = list(bench.shares)
    assert sum(shares) == pytest.approx(2)
    assert shares[1] > shares[0] == shares[2] > shares[3]
    state.table.phase = 4
    bench.measure(state)
    assert list(bench.shares) == pytest.approx([0.5, 1, 0.5, 0])
    assert rank_of(1.0, 4) == 1
    assert rank_of(0.0, 4) == 4


def test_odds_are_even_at_level_and_never_overflow():
    assert odds(0) == 0.5
    assert odds(1e9) == 1
    assert odds(-1e9) == 0
    assert odds(1) + odds(-1) == pytest.approx(1)


def test_a_search_that_is_decided_stops_with_the_choice_it_would_have_made():
    spared = 0
    for seed in range(12):
        state, generator = GAME.new(SETUP), Generator(seed)
        playout(GAME, state, generator, Buffer(), Buffer(), Tally(), 9 + seed)
        for seat in seats_to_act(GAME, state):
            legal = legal_actions(GAME, state, seat)
            if seat < 2 and len(legal) > 1:
                view, style = GAME.view(state, seat), Style(64)
                bot = Search(GAME, SETUP, EVALUATOR, style)
                thought = bot.think(view, legal, Generator(seed), Budget())
                assert bot.choose(view, legal, Generator(seed), Budget()) == thought.best()
                root = bot._search(view, legal, Generator(seed), Clock(Budget(), bot.style.simulations), True)
                spared += 64 - sum(edge.visits for edge in root.edges.values())
    assert spared > 0


def test_what_must_be_done_is_weighed_too():
    forced = 0
    for seed in range(40):
        state, generator = GAME.new(SETUP), Generator(seed)
        playout(GAME, state, generator, Buffer(), Buffer(), Tally(), 5 + seed)
        for seat in [seat for seat in seats_to_act(GAME, state) if seat < 2]:
            legal = legal_actions(GAME, state, seat)
            if len(legal) == 1:
                bot = Search(GAME, SETUP, EVALUATOR, Style(20))
                thought = bot.think(GAME.view(state, seat), legal, Generator(1), Budget())
                assert [(row.action, row.visits) for row in thought.candidates] == [(legal[0], 20)]
                forced += 1
    assert forced


def test_a_node_knows_whether_the_same_actions_are_asked_for_again():
    node, out = Node(), Buffer([3, 5])
    assert not node.is_asked_again(out)
    node.asked = out.items[: out.count]
    assert node.is_asked_again(Buffer([3, 5]))
    assert not any(node.is_asked_again(Buffer(other)) for other in ([5, 3], [3], [3, 5, 7], []))


@pytest.mark.parametrize("name", GAMES)
def test_a_playout_goes_on_in_the_best_of_the_worlds_it_compares(name):
    """As if every action had been tried in a copy of its own, whatever copies share."""
    game = find(name)
    setup = game.setup(game.most)
    worlds = Worlds(game, setup, game.evaluator())
    compared = 0
    for seed in range(12):
        state = game.new(setup)
        playout(game, state, Generator(seed), Buffer(), Buffer(), Tally(), 60 + 9 * seed)
        seats = [seat for seat in seats_to_act(game, state) if seat < setup.seats]
        legal = legal_actions(game, state, seats[0]) if len(seats) == 1 else []
        if len(legal) < 2 or worlds.settles:
            continue
        generator = Generator(seed)
        few = dict.fromkeys(legal[generator.below(len(legal))] for _ in range(3))
        best = max(few, key=lambda action: worlds.glance(state, seats[0], action, generator))
        wanted = state.copy()
        game.apply(wanted, seats[0], best, None)
        assert digest(worlds.play_on(state, Generator(seed), 1, 3)) == digest(wanted)
        compared += len(few) > 1
    assert compared or worlds.settles
