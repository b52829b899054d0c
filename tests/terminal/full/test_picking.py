"""Which move is meant by what was pointed at, and where arrows lead."""

import io
import random

import pytest
from rich.console import Console

from dinotable.core.canvas import Spot
from dinotable.games import GAMES, find
from dinotable.library.start import new
from dinotable.terminal.commands import Decision
from dinotable.terminal.full.moving import Place, next_lit, step
from dinotable.terminal.full.picking import Picking
from dinotable.terminal.full.pointing import foretold
from dinotable.terminal.players import WORDS
from dinotable.terminal.playing import new_session
from dinotable.terminal.screen import Screen
from dinotable.words import speaker


def picking_of(name: str, *texts: str) -> Picking:
    game = find(name)
    return Picking(game, [game.actions.parse(text) for text in texts])


def test_a_move_is_meant_once_all_it_points_at_was_picked_in_any_order():
    picking = picking_of("food-chain", "hunt fox on 5", "hunt fox on 6", "hunt hare on 5")
    assert picking.meant("card fox") is None
    picking.pick("place 5")
    assert picking.meant("card fox") == picking.legal[0]
    assert picking.lit() >= {"card fox", "card hare"}
    assert "place 6" not in picking.lit()


def test_one_thing_that_fits_two_kinds_asks_for_the_kind():
    picking = picking_of("food-chain", "eat 5", "abandon 5", "hunt fox on 5")
    picking.pick("place 5")
    assert picking.meant() is None
    assert picking.offered(8) == ["move eat 5", "move abandon 5", "move hunt fox on 5"]
    assert picking.meant("move abandon 5") == picking.legal[1]


def test_a_move_that_others_go_on_from_has_to_be_said():
    picking = picking_of("gods-love-dinosaurs", "hunt 1 to 3 eating 2", "hunt 1 to 3 eating 2 4", "hunt 1 to 3")
    assert picking.legal
    for key in sorted(picking.keys(picking.legal[2])):
        if not key.startswith(("kind", "move")):
            picking.pick(key)
    assert picking.meant() is None
    assert picking.complete() == [picking.legal[2]]


def test_a_kind_with_one_move_is_that_move():
    picking = picking_of("ciao-dino", "done", "breed 2.3", "breed 2.4")
    assert picking.meant("kind done") == picking.legal[0]
    assert picking.meant("kind breed") is None


def test_who_changes_their_mind_begins_again():
    picking = picking_of("ciao-dino", "migrate 2.3 to 2.4", "migrate 1.1 to 1.2")
    picking.pick("hex 2.3")
    picking.pick("hex 1.1")
    assert picking.picked == ["hex 1.1"]
    picking.pick("hex 1.1")
    assert picking.picked == []


def test_every_legal_move_can_be_pointed_out():
    for name in ("ciao-dino", "food-chain", "gods-love-dinosaurs", "happy-little-dinosaurs"):
        match = new(name, seats=2, seed=5)
        game = find(name)
        for _ in range(60):
            if match.outcome:
                break
            seat = match.to_act[0]
            legal = [game.actions.parse(str(action)) for action in match.legal(seat)]
            for action in legal:
                picking = Picking(game, legal)
                for key in game.keys(action):
                    picking.pick(key)
                assert picking.meant() == action or f"move {picking.texts[action]}" in picking.lit()
            match.play(seat, match.legal(seat)[-1])


def test_arrows_go_to_the_nearest_in_their_direction_and_on_to_the_next_canvas():
    middle, right, below = Spot("a", 4, 20, 4), Spot("b", 4, 30, 4), Spot("c", 6, 21, 4)
    card = Spot("d", 0, 0, 6)
    places = [Place(0, middle), Place(0, right), Place(0, below), Place(1, card)]
    assert step(places, places[0], 0, 1) is places[1]
    assert step(places, places[0], 1, 0) is places[2]
    assert step(places, places[2], 1, 0) is places[3]
    assert step(places, places[3], -1, 0) is places[2]
    assert step(places, places[0], 0, -1) is places[0]


def test_tab_goes_round_what_is_lit():
    places = [Place(0, Spot(key, 0, 10 * k, 4)) for k, key in enumerate("abc")]
    lit = {"a", "c"}
    assert next_lit(places, None, lit, back=False) is places[0]
    assert next_lit(places, places[0], lit, back=False) is places[2]
    assert next_lit(places, places[2], lit, back=False) is places[0]
    assert next_lit(places, places[0], lit, back=True) is places[2]


@pytest.mark.parametrize("name", GAMES)
def test_what_is_said_of_a_key_is_what_it_does(name):
    """Whatever is picked already: it is picked, taken back, picked instead, or the move is made."""
    game, chance = find(name), random.Random(7)
    say = speaker("en", [game.words, WORDS])
    session = new_session(game, game.setup(2), ["me", "me"], [], 7, say, Screen(Console(file=io.StringIO())))
    session.start()
    seen = set()
    for _ in range(12):
        if session.outcome():
            break
        decision = Decision(session, session.asked()[0])
        for _ in range(6):
            picking = Picking(game, decision.legal)
            keys = sorted({key for action in decision.legal for key in picking.keys(action)} | {"hex nowhere"})
            for key in chance.sample(keys, min(3, len(keys))):
                if picking.made_by(key) is None:
                    picking.pick(key)
            before = list(picking.picked)
            for key in [*before, *chance.sample(keys, min(3, len(keys)))]:
                told = foretold(picking, decision, key)
                if picking.made_by(key) is not None:
                    assert told.startswith(decision.spoken.text(picking.made_by(key)))
                    seen.add("made")
                    continue
                picking.pick(key)
                if picking.picked == before:
                    assert told == say("full-nothing-here")
                elif key not in picking.picked:
                    assert told == say("full-unpick")
                    seen.add("unpick")
                elif picking.picked == [*before, key]:
                    assert told.startswith("Enter picks it")
                    seen.add("pick")
                else:
                    assert told.startswith("Enter picks this instead")
                    seen.add("instead")
                picking.picked = list(before)
        session.act(decision.seat, chance.choice(decision.legal))
    assert {"made", "unpick", "pick"} <= seen
