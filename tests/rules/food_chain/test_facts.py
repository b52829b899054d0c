"""What a good player works out, and the board that tells it."""

import pytest

from dinotable.games.food_chain.facts import Risk, Unseen
from dinotable.games.food_chain.game import GAME
from dinotable.words import speaker
from tests.rules.food_chain.layout import table_of
from tests.rules.food_chain.test_fc5_eat import BLUE, EXAMPLE, GREEN, RED, YELLOW


def facts(state, seat):
    return GAME.facts(GAME.view(state, seat))


def test_fc5_8_facts_name_who_may_eat_and_why_not():
    found = facts(table_of(EXAMPLE, ["hare"]), YELLOW)
    assert [(meal.seat, meal.animal, meal.place, meal.card, meal.token_seat) for meal in found.meals] == [
        (BLUE, "boar", 3, "snail", None),
        (GREEN, "boar", 5, "toad", BLUE),
        (RED, "bear", 8, "cherries", None),
    ]
    assert [meal.points for meal in found.meals] == [4, 3, 5]
    assert [(row.seat, row.place, row.because, row.other_seat) for row in found.blocked] == [
        (YELLOW, 2, "tied", BLUE),
        (BLUE, 4, "hunted", None),
        (RED, 6, "stronger", GREEN),
        (RED, 10, "tied", YELLOW),
        (YELLOW, 11, "tied", RED),
    ]


def test_fc5_8_facts_name_what_is_at_risk():
    state = table_of(EXAMPLE, ["hare"])
    assert facts(state, BLUE).risks == (Risk("capture", "toad", 4, (GREEN,)),)
    assert facts(state, YELLOW).risks == (Risk("discard", "boar", 2, (BLUE,)),)
    assert facts(state, RED).risks == (Risk("discard", "hedgehog", 6, (GREEN,)),)
    assert facts(state, GREEN).risks == ()
    assert facts(state, -1).risks == (), "a spectator has nothing to lose"


def test_fc5_1_a_hunted_card_is_threatened_where_another_may_clear_the_way():
    text = "snail\n  toad 0\n    hedgehog 1\n    hedgehog 2"
    assert facts(table_of(text, [""]), 0).risks == (Risk("threat", "toad", 2, (1, 2)),)
    alone = "snail\n  toad 0\n    hedgehog 1\n      fox 0"
    assert facts(table_of(alone, [""], seats=2), 0).risks == (), "two players: nobody else acts in between"
    own = "snail\n  toad 0\n    hedgehog 0"
    assert facts(table_of(own, [""]), 0).risks == (), "one's own hunter is no danger"


def test_fc5_2_a_stronger_opponent_is_named_before_one_that_ties():
    found = facts(table_of("snail\n  toad 0\n  toad 1\n  boar 2", [""]), 0)
    assert [(row.place, row.because, row.other_seat) for row in found.blocked] == [
        (2, "stronger", 2),
        (3, "stronger", 2),
    ]


def test_fc8_3_facts_count_points_and_tokens():
    state = table_of("snail", ["fox"], seats=2, held={(0, 1): 3}, eaten=["hare", "plants"])
    found = facts(state, 0)
    assert (found.points_by_seat, found.tokens_left_by_seat) == ((6, 5), (4, 1))
    assert Unseen("fox", 3) in found.unseen and Unseen("hare", 3) in found.unseen


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "├─ 3 boar IV (2) B ← may eat",
                "└─ 4 toad II (3) B ! can be captured",
                "▸ A Player 1 ●●○○ 0 pts · 1 in hand",
            ],
        ),
        ("fr", ["├─ 3 sanglier IV (2) B ← peut dévorer", "4 crapaud II (3) B ! peut être capturé"]),
    ],
)
def test_fc5_8_the_board_shows_trees_owners_powers_values_and_who_may_eat(language, lines):
    text = GAME.show(GAME.view(table_of(EXAMPLE, ["hare"]), BLUE), speaker(language, [GAME.words])).text()
    for line in lines:
        assert line in text
    assert max(len(line) for line in text.splitlines()) <= 100


def test_fc8_5_the_board_shows_captured_tokens_the_known_and_ones_hand():
    state = table_of("snail", ["hare hare", "fox"], seats=2, held={(0, 1): 3}, under="swarm", eaten=["toad", ""])
    state.table.known[14 + 8] = 1
    text = GAME.show(GAME.view(state, 0), speaker("en", [GAME.words])).text()
    assert "A Player 1 ●●●● 6 pts · 2 in hand · 1 eaten · holds B×3 · you" in text
    assert "B Player 2 ●××× 0 pts · 1 in hand · 0 eaten" in text
    assert (
        "Your hand:  hare III (3) ×2" in text
        and "Surely in the hand of B: fox IV (2)" in text
        and "Known under the pile: bee swarm" in text
    )


def test_fc5_1_refusals_are_said_in_the_words_of_the_game():
    say = speaker("en", [GAME.words])
    told = say("food-chain-no-stronger", seat="Green", animal=say("food-chain-animal", value="boar"), power="IV")
    assert told == "There the boar of Green (IV) is stronger"
    assert say("food-chain-no-no-token") == "You have no free token"
