"""Boxes in words: what is changed is told where it belongs."""

import pytest

from dinotable.core.box import Number, Words
from dinotable.words import speaker
from dinotable.words.boxes import notes_on_rules, told_change, told_changes, told_variant
from dinotable.words.rules import find_rule, noted
from examples.magpies import GAME

TEXT = """# Rules

## CD1 Board

- **CD1.1** One line.
- **CD1.2** Two
  lines.

A paragraph of its own.

- **CD1.21** Another.

## CD2 Setup

- **CD2.1** Last."""


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Rounds in a game: 6 (usually 4)"), ("fr", "Manches d’une partie : 6 (d’habitude 4)")],
)
def test_a_change_says_what_it_is_and_what_it_usually_is(language, told):
    say = speaker(language, [GAME.words])
    assert told_changes(say, GAME.items(), {"rounds": "6"}) == [("M6", told)]
    assert notes_on_rules(say, GAME.items(), {"rounds": "6"})[0][1].endswith(told)


def test_what_is_empty_is_told_as_nothing():
    say = speaker("en", [GAME.words])
    assert told_change(say, Words("prey", "", "M6", "box-rounds"), "twig") == "Rounds in a game: twig (usually nothing)"
    assert told_change(say, Words("prey", "coin", "M6", "box-rounds"), "") == "Rounds in a game: nothing (usually coin)"


def test_only_what_matters_with_so_many_players_is_told():
    say = speaker("en", [GAME.words])
    items = [Number(path, 4, 1, 8, "M6", "box-rounds") for path in ("hand", "rounds.2", "rounds.3")]
    changed = {"hand": "1", "rounds.2": "2", "rounds.3": "3"}
    told = [text for _, text in told_changes(say, items, changed, 3)]
    assert told == [f"Rounds in a game: {value} (usually 4)" for value in (1, 3)]
    assert len(told_changes(say, items, changed)) == 3


def test_a_variant_has_its_name_or_says_how_much_it_changes():
    say = speaker("en", [])
    assert told_variant(say, "", 0) == ""
    assert told_variant(say, "Long nights", 3) == "Variant: Long nights"
    assert told_variant(say, "", 3) == "A variant of the rules: 3 changes"


def test_a_note_stands_right_below_its_rule():
    text = noted(TEXT, [("CD1.2", "first"), ("CD1.2", "second"), ("CD2.1", "last"), ("CD9.9", "nowhere")])
    assert "  lines.\n  - **▸ first**\n  - **▸ second**\n\nA paragraph" in text
    assert text.endswith("- **CD2.1** Last.\n  - **▸ last**")
    assert "nowhere" not in text and text.count("▸") == 3
    assert find_rule(text, "CD1.2").endswith("second**\n\nA paragraph of its own.")
    assert find_rule(text, "CD1.21") == "**CD1.21** Another."


def test_a_note_on_a_section_stands_below_its_heading():
    text = noted(TEXT, [("CD1", "small"), ("CD2", "large")])
    assert "## CD1 Board\n\n- **▸ small**\n\n- **CD1.1** One line." in text
    assert find_rule(text, "CD2") == "## CD2 Setup\n\n- **▸ large**\n\n- **CD2.1** Last."


def test_one_rule_alone_is_noted_too():
    assert noted("**CD1.1** One line.", [("CD1.1", "so")]) == "**CD1.1** One line.\n- **▸ so**"
