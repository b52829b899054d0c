"""What a good teacher would say about a move: one position a game, and the sentences in both languages."""

from dinotable.core.buffer import Buffer
from dinotable.core.play import play
from dinotable.games import GAMES, load
from dinotable.library.tell import teller_of
from tests.rules.ciao_dino.boards import board
from tests.rules.food_chain.layout import table_of
from tests.rules.gods_love_dinosaurs.boards import activated, position
from tests.rules.happy_little_dinosaurs.positions import at

NAMES = ["Ada", "Bo", "Zoé", "Dee"]


def why(game_id, state, line, viewer=None, language="en"):
    """The sentences about a `seat action` line, for whoever acts or another viewer."""
    game = load(GAMES[game_id])
    who, _, said = line.partition(" ")
    seat = int(who)
    viewer = seat if viewer is None else viewer
    before, after = game.view(state, viewer), state.copy()
    play(game, after, seat, game.actions.parse(said))
    found = Buffer()
    game.explainer().explain(before, game.view(after, viewer), seat, found)
    teller = teller_of(game, language, NAMES)
    return [teller.reason(reason, viewer) for reason in found.listed()]


WINDOW = """
disaster natural
0 rex at 5 front plain-8 hand push sour plain-1
1 stego at 2 front plain-9 hand push
2 ceratops at 9 front plain-2 hand safety-plan plain-2 area natural predatory
"""


def test_happy_the_scores_before_and_after_and_who_leads():
    state = at(WINDOW).state
    assert why("happy-little-dinosaurs", state, "0 sour 1") == [
        "The 9 of Bo becomes 7.",
        "You lead with 8, 1 ahead of the next.",
    ]
    assert why("happy-little-dinosaurs", state, "0 sour 1", viewer=1) == [
        "Your 9 becomes 7.",
        "Ada leads with 8, 1 ahead of the next.",
    ]
    assert why("happy-little-dinosaurs", state, "0 sour 1", language="fr") == [
        "Bo passe de 9 à 7.",
        "Vous menez avec 8, soit 1 de plus que le suivant.",
    ]
    assert why("happy-little-dinosaurs", state, "0 pass") == [
        "You save your 2 instants for a round that needs them.",
    ]


def test_food_chain_the_meal_and_what_it_lays_open():
    state = table_of("snail\n  toad 1\n    boar 0\nplants\n  hare 2", ["", ""])
    assert why("food-chain", state, "0 eat 2") == [
        "You eat the toad: 3 points.",
        "You capture a token of Bo: one point more.",
    ]
    assert why("food-chain", state, "0 eat 2", viewer=1, language="fr") == [
        "Ada dévore le crapaud : 3 points.",
        "Ada vous capture un jeton : un point de plus.",
    ]


def test_food_chain_who_could_eat_ones_hunter():
    state = table_of("plants\n  hare 1\nsnail", ["bear fox"])
    assert why("food-chain", state, "0 hunt bear on 1") == [
        "Next turn the bear can eat the plants: 5 points, if nobody stands in the way.",
        "Bo can no longer eat the plants with the hare: 5 points out of reach.",
    ]


def test_ciao_dino_majorities_and_what_it_would_be_worth():
    state = board("V     .     .     SBB   JA    M", seats=3)
    assert why("ciao-dino", state, "0 breed 4.0") == [
        "On a continent of 3 nobody has more dinosaurs than you: 3 points in the end.",
        "If it ended now, you would have 3 points instead of 2.",
        "You have 2 dinosaurs now, 1 more.",
    ]
    assert why("ciao-dino", state, "0 breed 4.0", viewer=1, language="fr")[:2] == [
        "Sur un continent de 3, personne ne dépasse Ada : 3 points à la fin.",
        "Si tout s’arrêtait là, Ada aurait 3 points au lieu de 2.",
    ]


def test_ciao_dino_a_swimmer_is_safe():
    state = board("V     .     .     SA    .AA", seats=2)
    assert "One of your swimmers is safe." in why("ciao-dino", state, "0 rescue 4.0 to 3.0")


def test_gods_eggs_and_whom_an_emptied_column_wakes():
    state = activated("frog", "NDi LEa LTi M..", dinosaurs=True, eggs=0)
    assert why("gods-love-dinosaurs", state, "0 hunt 0 to 3 eating 1 2") == [
        "You have 3 points instead of 1.",
        "Your dinosaur eats 2 animals and lives on.",
        "But one of your dinosaurs would find nothing to eat.",
    ]
    assert why("gods-love-dinosaurs", state, "0 hunt 0 to 3 eating 1 2", language="fr")[0] == (
        "Vous avez 3 points au lieu de 1."
    )


def test_gods_a_tile_in_the_hand_is_for_what_is_still_to_come():
    game, state = load(GAMES["gods-love-dinosaurs"]), position("N.. LFg")
    before, found = game.view(state, 0), Buffer()
    play(game, state, 0, game.actions.parse("take frog 1"))
    assert not game.explainer().explain(before, game.view(state, 0), 0, found)
    assert found.count == 0
