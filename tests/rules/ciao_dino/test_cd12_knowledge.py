"""CD12: who knows what."""

from dinotable.core.log import Log
from dinotable.core.play import play, see_action, view_digest
from dinotable.games.ciao_dino import GAME
from dinotable.games.ciao_dino.wire import Cards
from tests.rules.ciao_dino.boards import before_card, board, do

RING = """
   SB    M
JC    VDa   S
   .     MA
"""


def test_cd12_1_hand_terrain_is_hidden_and_its_back_is_not():
    one = before_card(RING, hands=["savanna", "jungle", "mountain", "savanna"])
    other = before_card(RING, hands=["savanna", "mountain", "jungle", "savanna"])
    for viewer in (0, 3, -1):
        assert view_digest(GAME.view(one, viewer)) == view_digest(GAME.view(other, viewer))
    assert view_digest(GAME.view(one, 1)) != view_digest(GAME.view(other, 1))
    wire = GAME.wire(GAME.view(one, 0))
    assert wire["hand"] == "savanna"
    assert [seat["back"] for seat in wire["seats"]] == [1, 1, 1, 1]
    assert GAME.wire(GAME.view(one, -1))["hand"] is None


def test_cd12_1_board_reserves_points_marks_discards_and_pile_are_public():
    state = before_card(RING)
    do(state, "draw", "deal mountain")
    wire = GAME.wire(GAME.view(state, -1))
    assert wire["discards"][0]["mountain"] == 1
    assert wire["left"] == (25, 9)
    assert [seat["reserve"] for seat in wire["seats"]] == [13, 14, 14, 14]
    assert wire["card"] == "mountain"
    volcano = wire["tiles"][0]
    assert (volcano["hex"], volcano["herd"], volcano["bred"]) == ("0.0", (1, 0, 0, 1), 1)


def test_cd12_1_a_card_drawn_and_played_at_once_is_seen_by_all_and_a_refill_is_not():
    state = before_card(RING)
    do(state, "draw")
    seen = [GAME.actions.text(see_action(GAME, state, 9, GAME.actions.parse("deal jungle"), who)) for who in (0, 1, -1)]
    assert seen == ["deal jungle"] * 3
    state = before_card(RING)
    do(state, "play", "drift 1.0", "to 2.1", "done")
    seen = [GAME.actions.text(see_action(GAME, state, 9, GAME.actions.parse("deal jungle"), who)) for who in (0, 1, -1)]
    assert seen == ["deal jungle", "deal ?", "deal ?"]
    state.table.left[0] = 0
    meteorite = GAME.actions.parse("deal meteorite")
    assert GAME.actions.text(see_action(GAME, state, 9, meteorite, 1)) == "deal meteorite"


def test_cd12_1_the_odds_follow_from_what_was_seen():
    state = before_card(RING, hands=["savanna", "jungle", "mountain", "savanna"])
    facts = GAME.facts(GAME.view(state, 1))
    assert facts.unseen[0] == Cards(back=1, mountain=7, savanna=13, jungle=9, meteorite=0)
    assert (facts.meteorite_next, facts.meteorite_earliest) == (0.0, 27)
    state.table.left[0], state.table.left[1] = 0, 5
    assert GAME.facts(GAME.view(state, 1)).meteorite_next == 0.2
    state.table.discards[7] = 1
    assert GAME.facts(GAME.view(state, 1)).meteorite_next is None


def events_before_showing(state, seat, text):
    """How many events an action has before it shows something hidden, -1 if it shows nothing; and whether a step ended."""
    log, step = Log(), GAME.step(state)
    play(GAME, state, seat, GAME.actions.parse(text), log)
    return int(log.shown_from), GAME.step(state) != step


def test_cd12_1_a_card_shown_ends_the_step_and_every_preview():
    assert events_before_showing(before_card(RING), 0, "play") == (0, True)
    out = board("VB    MC    SD    .AA", hands=["jungle", "savanna", "savanna", "savanna"])
    assert events_before_showing(out, 0, "done") == (2, True)
    state = before_card(RING)
    state.table.left[0] = 0
    assert events_before_showing(state, 0, "draw") == (-1, True)
    assert events_before_showing(state, 9, "deal meteorite") == (0, True)
    assert events_before_showing(board(RING), 0, "drift 1.0") == (-1, False)
    assert events_before_showing(board(RING), 0, "migrate 1.1 to 1.0") == (-1, False)
