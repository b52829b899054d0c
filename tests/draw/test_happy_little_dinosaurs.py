"""Pictures of Happy Little Dinosaurs show the route, the disasters, the cards played, and the viewer's hand alone."""

import pytest

from dinotable.core.bits import BITS
from dinotable.core.seats import SPECTATOR
from dinotable.core.setup import Setup
from dinotable.games.happy_little_dinosaurs.box import CARDS, DISASTERS, KINDS, TYPES
from dinotable.games.happy_little_dinosaurs.facts import score_of
from dinotable.games.happy_little_dinosaurs.game import GAME
from dinotable.games.happy_little_dinosaurs.rules.choice import title_of
from dinotable.games.happy_little_dinosaurs.state import CHOOSE, SUDDEN, HappyLittleDinosaurs, scores_stand
from tests.conformance.spots import Spot, spots_of, words
from tests.draw.pictures import groups, picture, texts, values


def check(spot: Spot, viewer: int, language: str) -> None:
    state, say = spot.state, words(GAME, language)
    assert isinstance(state, HappyLittleDinosaurs)
    table = state.table
    root = picture(spot, viewer, language)
    if table.disaster >= 0:
        title = say("happy-little-dinosaurs-disaster", value=DISASTERS[title_of(table, table.disaster)])
        assert title in texts(root)
    # Whoever has come farther stands farther to the right.
    stands = [float(lane[0].get("x", "")) for lane in groups(root, "data-route")]
    positions = [min(50, int(position)) for position in table.position]
    assert [[a < b for b in stands] for a in stands] == [[a < b for b in positions] for a in positions]
    panels = groups(root, "data-seat")
    assert len(panels) == table.seats
    for seat, panel in enumerate(panels):
        lying: list[str] = [
            CARDS[card] for card in (table.front[seat], table.added[seat], table.sudden[seat]) if card >= 0
        ]
        if table.phase in (CHOOSE, SUDDEN) and table.answered & BITS[seat]:
            lying.append("hidden")
        assert values(panel, "data-card") == sorted(lying), spot.says(f"seat {seat}")
        area = [kind for k, kind in enumerate(TYPES) for _ in range(table.areas[4 * seat + k])]
        assert values(panel, "data-disaster") == sorted(area)
        is_in = bool(table.inside & BITS[seat])
        out = say("happy-little-dinosaurs-show-out")
        assert any(out in text for text in texts(panel)) == (not is_in)
        if is_in and scores_stand(table):
            assert f"= {score_of(table, seat).total}".replace("-", "−") in texts(panel)
    own = [] if viewer == SPECTATOR else [int(n) for n in state.hands[viewer * KINDS : (viewer + 1) * KINDS]]
    hand = [CARDS[card] for card, count in enumerate(own) for _ in range(count)]
    view = GAME.view(state, viewer)
    assert values(root, "data-hand") == sorted(hand + [CARDS[card] for card in view.looked if card >= 0])


@pytest.mark.parametrize("setup", [GAME.setup(2), GAME.setup(2, {"duel": "off"}), GAME.setup(3), GAME.setup(4)])
def test_a_picture_has_what_the_position_has(setup: Setup) -> None:
    for spot in spots_of(GAME, setup, 1, 8):
        check(spot, SPECTATOR, "fr")
        check(spot, len(spot.done) % setup.seats, "en")


def test_a_choice_lies_face_down_until_all_have_chosen() -> None:
    seen = set()
    for spot in spots_of(GAME, GAME.setup(4), 3, 25):
        assert isinstance(spot.state, HappyLittleDinosaurs)
        table = spot.state.table
        if table.phase in (CHOOSE, SUDDEN) and table.answered and table.phase not in seen:
            seen.add(int(table.phase))
            check(spot, SPECTATOR, "en")
    assert CHOOSE in seen
