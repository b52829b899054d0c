"""What a good player would work out, and the text board."""

import pytest

from dinotable.core.seats import SPECTATOR
from dinotable.games.happy_little_dinosaurs import GAME
from dinotable.games.happy_little_dinosaurs.facts import Limit
from dinotable.games.happy_little_dinosaurs.wire import Area
from dinotable.words import LANGUAGES, speaker
from tests.conformance.spots import spots_of
from tests.rules.happy_little_dinosaurs.positions import at

SCORED = """
disaster predatory
under meteor
0 rex at 12 front pebble hand plain-4 push area natural natural
1 bronto at 3 front odd-fruit hand sour
2 stego out at 4 area natural natural natural
3 ceratops at 50 front snapjaw
"""


def scored():
    return at(SCORED).do("0 add plain-4", "0 push 0", "1 sour 3")


def facts(position, seat=SPECTATOR):
    return GAME.facts(GAME.view(position.state, seat))


def test_hd5_1_the_score_as_it_stands_line_by_line():
    rex, bronto, ceratops = facts(scored()).scores
    assert [(line.line, line.amount) for line in rex.lines] == [
        ("card", 0), ("added", 4), ("trait", 1), ("push", 4), ("inverted", -8),
    ]  # fmt: skip
    assert (rex.before, rex.total) == (9, 1)
    assert [line.line for line in bronto.lines] == ["card", "trait"]
    assert (ceratops.before, ceratops.total) == (1, 9)
    assert [line.amount for line in ceratops.lines] == [5, -4, 8]


def test_hd1_4_points_are_steps_along_the_route():
    told = facts(scored())
    assert told.points_by_seat == (12, 3, 4, 50)
    assert told.is_out == (False, False, True, False)


def test_hd5_2_the_window_and_what_counts_in_it():
    told = facts(scored())
    assert (told.push_worth, told.inversions) == (4, 1)
    assert told.window_seats == (0, 1, 3)
    assert facts(at("0 rex hand plain-1\n1 stego hand plain-1")).scores == ()


def outlooks(position, seat):
    return {outlook.action: outlook.standing.totals for outlook in facts(position, seat).outlooks}


def test_hd5_7_who_is_ahead_and_who_is_behind():
    told = facts(scored()).standing
    assert (told.totals, told.highest, told.lowest) == ((1, 5, 0, 9), (3,), (0,))
    tied = facts(at("disaster natural\n0 rex front plain-4\n1 stego front plain-4")).standing
    assert (tied.totals, tied.highest, tied.lowest) == ((4, 4), (), ())
    assert facts(at("0 rex hand plain-1\n1 stego hand plain-1")).standing is None


def test_hd5_2_what_each_card_would_make_of_the_scores():
    position = at("""
disaster meteor
0 rex front plain-4 hand push sour upside-down plain-9
1 bronto front plain-6
""")
    assert outlooks(position, 0) == {
        "push 0": (6, 6), "sour 0": (2, 6), "push 1": (4, 8), "sour 1": (4, 4), "upside-down": (6, 4),
    }  # fmt: skip
    assert outlooks(position, 1) == {}
    assert outlooks(position, SPECTATOR) == {}
    assert outlooks(position.do("0 pass"), 0) == {}


def test_hd5_4_what_a_card_would_make_of_scores_that_are_turned_round():
    position = at("""
disaster meteor
0 rex front snapjaw hand push
1 bronto front plain-1
2 ceratops front plain-3
""")
    told = facts(position, 0)
    assert told.standing.totals == (1, 5, 3)
    by_action = {outlook.action: outlook.standing for outlook in told.outlooks}
    assert by_action["push 1"].totals == (3, 5, 5)
    assert by_action["push 1"].lowest == (0,)
    assert by_action["push 2"].totals == (1, 5, 1)


@pytest.mark.parametrize("said", ["0 add plain-2", "0 add snapjaw", "1 swap with 0", "2 trade 0 with 1"])
def test_hd4_3_what_an_effect_would_make_of_the_scores_is_what_it_makes(said):
    cards = {
        "0": ("pebble", "plain-5", "plain-6"),
        "1": ("plain-1", "adder", "plain-6"),
        "2": ("plain-4", "plain-5", "fern"),
    }
    rows = zip(("rex", "stego", "bronto"), cards[said[0]], ("plain-2 snapjaw", "", ""), strict=True)
    position = at(
        "disaster natural\n"
        + "\n".join(f"{k} {who} front {card} hand {hand}" for k, (who, card, hand) in enumerate(rows))
    )
    foreseen = outlooks(position, int(said[0]))[said[2:]]
    assert foreseen == tuple(position.do(said).scores())


def test_hd4_2_whose_effects_are_still_to_come():
    position = at("disaster natural\n0 rex front log\n1 stego front claw\n2 bronto front plain-1")
    assert facts(position).effect_seats == (1, 0)
    assert facts(position.do("1 decline")).effect_seats == (0,)
    assert facts(position.do("0 decline")).effect_seats == ()


def test_hd7_3_which_disaster_would_put_a_seat_out():
    areas = facts(scored()).areas
    assert areas[0].left == 1
    assert areas[0].deadly == ("natural", "meteor")
    assert areas[0].steps == 2
    assert areas[1] == Limit(1, True, Area(0, 0, 0, 0), steps=0, left=3, deadly=())
    assert (areas[2].is_in, areas[2].left, areas[2].deadly) == (False, 0, ())


def test_hd3_1_what_can_come_up_next():
    position = scored()
    assert facts(position).next_disaster == Area(natural=3, predatory=7, emotional=8, meteor=3)
    bag = position.table.disasters.bag
    while bag.total:
        bag.take(next(kind for kind in range(4) if bag.counts[kind]))
    assert facts(position).next_disaster == Area(natural=0, predatory=0, emotional=0, meteor=1)


def test_hd4_4_what_one_knows_of_the_others():
    position = at("disaster natural\n0 rex front claw\n1 stego front plain-5 hand push sour").do(
        "0 look at 1", "0 take push"
    )
    assert facts(position, 0).known_by_seat == ((), ("sour",))
    assert facts(position, 1).known_by_seat == (("push",), ())
    assert facts(position).known_by_seat == ((), ())


def shown(position, seat, language="en"):
    return GAME.show(GAME.view(position.state, seat), speaker(language, [GAME.words])).text()


def test_hd5_1_the_board_answers_why_did_i_lose():
    text = shown(scored(), 1)
    assert "· the scoring window ·" in text
    assert "0  1 = pebble (0), plain 4 +4, trait +1, push +4, turned round −8" in text
    assert "Odd fruit: each push counts 4, each sour 4" in text
    assert "out if ≈*" in text
    assert any(row.endswith("  out") for row in text.splitlines())
    assert "Your hand:  –" in text
    french = shown(scored(), 0, "fr")
    assert "la fenêtre de comptage" in french
    assert "3  9 = clac-mâchoire (5), grimace −4, inversé +8" in french


def test_hd4_6_the_board_shows_ones_own_log_choice_and_knowledge():
    position = at(
        "disaster natural\n0 rex front log\n1 stego front claw hand plain-1\n2 bronto front plain-1 hand push sour"
    )
    position.do("1 look at 2", "1 take push", "0 search", "* draw saw", "* draw push")
    assert "Your log found:  saw (9)  push" in shown(position, 0)
    assert "You know that 2 holds: sour" in shown(position, 1)
    assert "Your log found" not in shown(position, 1)
    chosen = at("disaster natural\n0 rex hand plain-1 saw\n1 stego hand plain-2").do("0 choose saw")
    assert "Your choice: saw (9)" in shown(chosen, 0)
    assert "1  ready" not in shown(chosen, 1) and "0  ready" in shown(chosen, 1)
    assert "saw" not in shown(chosen, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_hd1_3_the_board_fits_a_hundred_columns(language):
    say = speaker(language, [GAME.words])
    for spot in spots_of(GAME, GAME.setup(4), 6, 8):
        for viewer in spot.viewers():
            assert GAME.show(GAME.view(spot.state, viewer), say).canvas().width() <= 100
