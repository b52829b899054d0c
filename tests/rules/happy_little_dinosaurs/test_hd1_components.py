"""HD1 Components."""

from collections import Counter

import pytest

from dinotable.core.seats import SPECTATOR
from dinotable.games.happy_little_dinosaurs import GAME
from dinotable.games.happy_little_dinosaurs.box import (
    BOX,
    CARDS,
    DISASTERS,
    MAIN_DECK,
    POINT_KINDS,
    TIMING,
    TYPES,
)
from dinotable.words import LANGUAGES, speaker
from tests.rules.happy_little_dinosaurs.positions import at

TRAITS = {
    "rex": (0, 1, -1, 0),
    "bronto": (1, -1, 0, 0),
    "ceratops": (-1, 0, 1, 0),
    "stego": (0, 0, 0, 1),
}


@pytest.mark.parametrize("dinosaur", TRAITS)
def test_hd1_1_each_dinosaur_has_its_traits(dinosaur):
    other = "rex" if dinosaur != "rex" else "stego"
    for kind, trait in zip(TYPES, TRAITS[dinosaur], strict=True):
        position = at(f"disaster {kind}\n0 {dinosaur} front plain-5\n1 {other} front plain-1")
        assert position.scores()[0] == 5 + trait


@pytest.mark.parametrize("dinosaur", TRAITS)
def test_hd1_1_a_view_tells_the_traits_that_count(dinosaur):
    other = "rex" if dinosaur != "rex" else "stego"
    position = at(f"0 {dinosaur} hand plain-5\n1 {other} hand plain-1")
    told = GAME.wire_own(GAME.view(position.state, SPECTATOR)).seats[0].traits
    amounts = dict(zip(TYPES, TRAITS[dinosaur], strict=True))
    assert {trait.type: trait.amount for trait in told} == {kind: amount for kind, amount in amounts.items() if amount}


def test_hd1_2_the_main_deck_has_53_point_cards_and_16_instants():
    counts = {word: copies for word, _, copies, _ in MAIN_DECK}
    assert sum(BOX.copies[:POINT_KINDS]) == 53
    assert sum(BOX.copies[POINT_KINDS:]) == 16
    assert counts == {
        "pebble": 4, "plain-1": 4, "plain-2": 4, "plain-3": 4, "plain-4": 4, "plain-5": 4, "plain-6": 4,
        "claw": 2, "adder": 2, "juice": 2, "breath": 2, "snapjaw": 2, "odd-fruit": 2, "log": 2,
        "plain-7": 3, "plain-8": 3, "plain-9": 3, "fern": 1, "saw": 1,
        "push": 5, "sour": 5, "upside-down": 2, "safety-plan": 3, "not-mine": 1,
    }  # fmt: skip


def test_hd1_2_the_values_of_the_point_cards():
    effects = {"pebble": 0, "claw": 1, "adder": 2, "juice": 3, "breath": 4, "snapjaw": 5, "odd-fruit": 6, "log": 7,
               "fern": 8, "saw": 9}  # fmt: skip
    for word, value, _, timing in MAIN_DECK[:POINT_KINDS]:
        assert value == (int(word[-1]) if word.startswith("plain") else effects[word])
        assert (timing == 0) == word.startswith("plain")


def test_hd1_2_optional_effects_are_asked_and_forced_ones_are_not():
    asked = set()
    for card in CARDS[:POINT_KINDS]:
        position = at(f"""
disaster natural
0 rex front {card}
1 stego front plain-1
2 bronto front plain-1
""")
        if position.phase() == "effect":
            asked.add(card)
            assert "decline" in position.legal(0)
    assert asked == {"pebble", "claw", "adder", "juice", "breath", "log", "fern"}
    assert {CARDS[k] for k in range(POINT_KINDS) if TIMING[k] > 1} == {"snapjaw", "odd-fruit", "saw"}


def test_hd1_3_eight_disasters_of_each_type_with_titles_and_four_meteors():
    assert list(BOX.disasters) == [8, 8, 8, 4]
    assert Counter(word.rpartition("-")[0] for word in DISASTERS) == {
        "natural": 8, "predatory": 8, "emotional": 8, "meteor": 4,
    }  # fmt: skip
    for language in LANGUAGES:
        say = speaker(language, [GAME.words])
        titles = {say("happy-little-dinosaurs-disaster", value=word) for word in DISASTERS}
        captions = {say("happy-little-dinosaurs-caption", value=word) for word in DISASTERS}
        assert len(titles) == len(captions) == 28


def test_hd1_3_titles_come_in_turn_and_decide_nothing():
    position = at("0 rex hand plain-1\n1 stego hand plain-2")
    told = []
    for kind in ("natural", "meteor", "natural"):
        position.table.phase = 1
        told += position.do(f"* turn {kind}").told()
    assert told == ["turned-up natural-1 natural", "turned-up meteor-1 meteor", "turned-up natural-2 natural"]


def test_hd1_4_the_route_runs_from_0_to_50_without_special_squares():
    for start in range(50):
        position = at(f"disaster natural\n0 rex at {start} front plain-1\n1 stego front pebble")
        position.do("1 decline").everyone("pass")
        assert position.at()[0] == start + 1
        assert (position.outcome() is not None) == (start == 49)
