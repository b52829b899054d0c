"""GD8: who knows what."""

from dinotable.core.generator import Generator
from dinotable.core.play import digest, view_digest
from dinotable.games.gods_love_dinosaurs import GAME
from dinotable.games.gods_love_dinosaurs.state import GodsLoveDinosaursView
from tests.conformance.spots import play_on


def test_gd8_1_every_seat_and_every_spectator_knows_the_table():
    for seed in range(4):
        state = GAME.new(GAME.setup(3))
        play_on(GAME, state, Generator(seed), 90 + 50 * seed)
        views = [GAME.view(state, seat) for seat in (-1, 0, 1, 2)]
        assert len({view_digest(GodsLoveDinosaursView(0, view.table)) for view in views}) == 1
        for view in views:
            assert digest(GAME.imagine(view, Generator(1))) == digest(state)


def test_gd8_1_what_each_pile_holds_can_be_counted():
    state = GAME.new(GAME.setup(5))
    play_on(GAME, state, Generator(1), 15)
    piles = GAME.wire(GAME.view(state, -1))["piles"]
    assert sum(piles["A"].values()) == 6
    assert sum(piles["D"].values()) == 21
