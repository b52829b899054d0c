"""Pictures of Food Chain show the forest, the seats, and the viewer's hand and nobody else's."""

from pathlib import Path

import pytest

from dinotable.core.drawing import GOOD
from dinotable.core.seats import SPECTATOR
from dinotable.core.setup import Setup
from dinotable.games.food_chain.box import FoodBox
from dinotable.games.food_chain.facts import facts
from dinotable.games.food_chain.game import GAME
from dinotable.games.food_chain.rules.trees import lay
from dinotable.games.food_chain.score import points
from dinotable.games.food_chain.state import FREE, NOBODY, TURN, FoodChain
from tests.conformance.spots import Spot, all_setups, spots_of
from tests.draw.pictures import groups, picture, symbols_in, texts, values


def check(spot: Spot, viewer: int, language: str) -> None:
    state = spot.state
    assert isinstance(state, FoodChain)
    table, box = state.table, state.table.box
    root = picture(spot, viewer, language)
    lying = {place: box.name(kind) for place, kind in enumerate(table.kinds) if kind != FREE}
    assert {int(card.get("data-place", "")): card.get("data-card") for card in groups(root, "data-place")} == lying
    assert len(groups(root, "data-place")) == len(lying), "no card is drawn twice"
    eaters = {meal.place for meal in facts(GAME.view(state, viewer)).meals}
    for card in groups(root, "data-place"):
        place = int(card.get("data-place", ""))
        owner = int(table.owners[place])
        tokens = [name for name in symbols_in(card) if name.startswith("shape-")]
        assert tokens == ([f"shape-{owner}"] if owner != NOBODY else [])
        ticks = [circle for circle in card.findall("{*}circle") if circle.get("fill") == GOOD]
        assert len(ticks) == (place in eaters), spot.says(f"place {place}")
    hand = [] if viewer == SPECTATOR else [box.name(k) for k, n in enumerate(state.hands[viewer]) for _ in range(n)]
    assert values(root, "data-hand") == sorted(hand)
    for seat, panel in enumerate(groups(root, "data-seat")):
        assert str(int(points(table, seat))) in texts(panel)
    assert str(int(table.pile())) in texts(root) and str(sum(table.discards)) in texts(root)


@pytest.mark.parametrize("setup", [setup for setup in all_setups(GAME) if setup.options["first"] == "seat-0"])
def test_a_picture_has_what_the_position_has(setup: Setup) -> None:
    for spot in spots_of(GAME, setup, 1, 6):
        check(spot, SPECTATOR, "fr")
        check(spot, len(spot.done) % setup.seats, "en")


def test_the_broadest_tree_fits() -> None:
    state = GAME.new(GAME.setup(4))
    state.table.phase = TURN
    base = lay(state.table, 0, 0, NOBODY)
    for k in range(16):
        lay(state.table, state.table.box.names.index("hare"), base, k // 4)
        state.table.free[k // 4] -= 1
    check(Spot(GAME, GAME.setup(4), state, [], 0), SPECTATOR, "fr")


def test_a_card_without_a_drawing_shows_its_letter() -> None:
    deck = Path(GAME.words) / "deck.txt"
    box = GAME.read_box(deck.read_text().replace("beetle", "grasshopper"))
    assert isinstance(box, FoodBox)
    state = GAME.new(GAME.setup(2, box=box))
    state.table.phase = TURN
    lay(state.table, box.names.index("grasshopper"), 0, NOBODY)
    (card,) = groups(picture(Spot(GAME, GAME.setup(2, box=box), state, [], 0), SPECTATOR, "fr"), "data-place")
    assert "S" in texts(card) and "sauterelle" in texts(card)
