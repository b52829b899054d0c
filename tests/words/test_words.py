"""The shared words: the same messages in both languages, and only such as something says."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from dinotable.games import GAMES as PLACES
from dinotable.games import load
from dinotable.words import HERE, LANGUAGES, language_of, read_source, speaker
from dinotable.words.rules import find_rule, rules_text, sections

SOURCES = Path(HERE).parent
GAMES = ["ciao-dino", "food-chain", "happy-little-dinosaurs", "gods-love-dinosaurs"]
ONLY_OF_CHANCE = {
    "ciao-dino": {"first", "tile", "deal"},
    "food-chain": {"first", "draw", "turn", "trophy"},
    "happy-little-dinosaurs": {"draw", "turn"},
    "gods-love-dinosaurs": {"first", "draw"},
}


def messages(language: str) -> set[str]:
    body = FluentParser().parse(read_source(language, HERE)).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name for entry in body if isinstance(entry, ast.Message)}


def test_both_languages_have_the_same_messages():
    assert messages("en") == messages("fr")


def test_a_missing_word_is_an_error():
    say = speaker("en", [])
    assert not say.has("no-such-thing")
    with pytest.raises(KeyError, match="no-such-thing has no words in en"):
        say("no-such-thing")
    with pytest.raises(ValueError, match="line-deed"):
        say("line-deed", name="Zoé")


def test_players_are_named_or_numbered():
    say = speaker("fr", [])
    assert say("seat-name", seat=1) == "Joueur 2"
    say.names = ["Zoé", "Bo"]
    assert say("seat-name", seat=1) == "Bo"


def test_the_machine_decides_the_language():
    assert language_of({"LANG": "fr_FR.UTF-8"}) == "fr"
    assert language_of({"LC_ALL": "C", "LANG": "fr_FR.UTF-8"}) == "en"
    assert language_of({}) == "en"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_each_section_and_rule_is_found_alone(game, language):
    text = rules_text(game, language)
    assert text
    for heading in sections(text):
        number = heading.split(" ")[0]
        section = find_rule(text, number)
        assert section.startswith(f"## {heading}")
        assert section.count("\n## ") == 0
        assert find_rule(text, f"{number}.1").startswith(f"**{number}.1** ")
    assert find_rule(text, "XX1.1") is None


def test_a_game_outside_the_registry_has_its_rules_in_its_own_folder(tmp_path):
    assert rules_text("magpies", "fr") is None
    assert rules_text("magpies", "fr", str(tmp_path)) is None
    (tmp_path / "rules.fr.md").write_text("- **M4** Le gagnant peut faire deux choses.\n", encoding="utf-8")
    text = rules_text("magpies", "fr", str(tmp_path))
    assert find_rule(text, "m4") == "**M4** Le gagnant peut faire deux choses."


def test_a_rule_is_shown_whole_and_alone():
    text = rules_text("ciao-dino", "en")
    rule = find_rule(text, "cd5.1")
    assert rule.startswith("**CD5.1** ")
    assert "CD5.2" not in rule.split("\n")[0][:20]
    assert find_rule(text, "CD5.1") != find_rule(text, "CD5.10")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_each_action_of_a_person_can_stand_on_a_button(game, language):
    """The page says what one can do in its own words; what only chance does needs none."""
    board = SOURCES.parents[1] / "web" / "src" / "boards" / game.replace("-", "_")
    source = (board / f"{language}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(source).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    said = {entry.id.name for entry in body if isinstance(entry, ast.Message)}
    kinds = {kind.word for kind in load(PLACES[game]).actions.kinds}
    assert {f"{game}-choose-{kind}" for kind in kinds - ONLY_OF_CHANCE[game]} == {
        name for name in said if name.startswith(f"{game}-choose-")
    }


# What the booklets leave open and we decided, by rule: in both languages the text says so where it stands.
RULINGS = {
    "ciao-dino": "CD1.6 CD2.2 CD2.6 CD3.3 CD4.3 CD4.4 CD6.5 CD7.3 CD8.3 CD9.3 CD9.4 CD11.1",
    "food-chain": "FC2.2 FC2.3 FC5.1 FC5.2 FC5.3 FC5.6 FC5.7 FC6.1 FC6.2 FC7.1 FC7.2 FC8.2 FC8.3 FC8.4",
    "gods-love-dinosaurs": "GD1.4 GD1.6 GD1.7 GD3.5 GD5.2 GD5.5 GD6.4 GD6.7 GD7.2",
    "happy-little-dinosaurs": (
        "HD2.3 HD4.2 HD4.5 HD5.1 HD5.3 HD5.4 HD5.5 HD5.6 HD5.7 HD6.3 HD7.1 HD7.5 HD8.1 HD8.4 HD9.2 HD9.3 HD9.4"
    ),
}


@pytest.mark.parametrize(("language", "mark"), [("en", "*(our ruling)*"), ("fr", "*(notre décision)*")])
@pytest.mark.parametrize("game", GAMES)
def test_what_we_decided_is_marked_as_ours(game, language, mark):
    rules = re.findall(r"^- \*\*([A-Z]+\d+\.\d+)\*\* (.*)$", rules_text(game, language), re.MULTILINE)
    assert " ".join(number for number, text in rules if mark in text) == RULINGS[game]
    page = (Path(__file__).parents[2] / "docs" / "games" / f"{game}.md").read_text(encoding="utf-8")
    assert f"Marked in the rules: {', '.join(RULINGS[game].split())}." in page


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_say_the_same_in_both_languages(game):
    """The same rules in the same order, and in each the same marks and the same rules referred to."""
    english, french = (told(rules_text(game, language)) for language in LANGUAGES)
    assert [number for number, _ in english] == [number for number, _ in french]
    assert [one for one, other in zip(english, french, strict=True) if one != other] == []


def told(text: str) -> list[tuple[str, dict[str, object]]]:
    rules = re.findall(r"^- \*\*([A-Z]+\d+\.\d+)\*\* (.*)$", text, re.MULTILINE)
    return [
        (
            number,
            {
                "ours": len(re.findall(r"\*\((?:our ruling|notre décision)\)\*", rule)),
                "rules": sorted(re.findall(r"[A-Z]{2}\d+(?:\.\d+)?", rule)),
            },
        )
        for number, rule in rules
    ]
