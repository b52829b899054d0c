"""`dinotable rules GAME WORDS` looks for words in the rules."""

import re

import pytest

from dinotable.words.rules import rules_text, search_rules
from tests.terminal.pipe import MAGPIES


def numbers(out: str) -> list[str]:
    return re.findall(r"^\*\*([A-Z]+\d[\d.]*)\*\*", out, re.MULTILINE)


@pytest.mark.parametrize(
    ("language", "words", "found"),
    [
        ("en", ["eat"], "FC5.1"),
        ("en", ["EAT", "Tie"], "FC5.2"),
        ("en", ["eat tie"], "FC5.2"),
        ("fr", ["dévorer"], "FC5.1"),
        ("fr", ["DEVORER"], "FC5.1"),
        ("fr", ["l'adversaire", "l’un"], "FC5.2"),
    ],
)
def test_rules_with_these_words_are_shown_with_their_numbers(pipe, language, words, found):
    code, out, err = pipe.run("rules", "food", *words, "--lang", language)
    assert (code, err) == (0, "")
    assert found in numbers(out)
    assert len(numbers(out)) < 25
    count = re.search(r"\d+", out)
    assert count and int(count[0]) == len(numbers(out))


def test_a_word_is_found_by_its_beginning_only():
    text = "- **X1** Deer eat.\n- **X2** A defeat.\n- **X3** EATEN by all.\n"
    assert search_rules(text, "eat") == ["**X1** Deer eat.", "**X3** EATEN by all."]


def test_several_numbers_show_several_rules(pipe):
    assert numbers(pipe.run("rules", "food", "fc5.1", "FC5.3", "--lang", "en")[1]) == ["FC5.1", "FC5.3"]


def test_what_another_box_changes_is_found_too(pipe):
    out = pipe.run("rules", MAGPIES, "usually", "--set", "rounds=6", "--lang", "en")[1]
    assert "▸" in out and len(numbers(out)) == 1


@pytest.mark.parametrize(
    ("language", "word", "said"),
    [
        ("en", "zebra", "No rule of Food Chain has “zebra” in it. Search for fewer letters, or read them all: dinotable"),
        ("fr", "zebre", "Aucune règle de Food Chain ne contient « zebre »"),
        ("en", "égalité", "--lang fr"),
        ("fr", "eat", "--lang en"),
    ],
)  # fmt: skip
def test_nothing_found_is_a_failed_run_that_says_what_to_do(pipe, language, word, said):
    code, out, err = pipe.run("rules", "food", word, "--lang", language)
    assert (code, out) == (1, "")
    assert err.count("\n") == 1
    assert said in err


def test_each_rule_of_each_game_is_found_by_words_of_its_own():
    for language in ("en", "fr"):
        text = rules_text("food-chain", language) or ""
        for number, sentence in re.findall(r"^- \*\*(FC[\d.]+)\*\* ([^.]*)\.", text, re.MULTILINE):
            assert any(rule.startswith(f"**{number}**") for rule in search_rules(text, sentence)), number
