"""A game with another box says so: at its start, when asked, among its rules, and when it is replayed."""

import pytest

from dinotable.terminal.saves import Origin, folder, note_origin
from tests.terminal.pipe import MAGPIES

SIX = ("--set", "rounds=6")
TOLD = {"en": "Rounds in a game: 6 (usually 4)", "fr": "Manches d’une partie : 6 (d’habitude 4)"}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_changed_is_told_at_the_start_and_when_asked(pipe, language):
    out = pipe.play(wishes=SIX, lang=language)
    assert out.count(TOLD[language]) == 1
    assert pipe.play("variant", wishes=SIX, lang=language).count(TOLD[language]) == 2
    word = {"en": "variant", "fr": "variante"}[language]
    assert pipe.play(word, wishes=SIX, lang=language).count(TOLD[language]) == 2


def test_the_usual_game_says_nothing_of_it_until_asked(pipe):
    assert "ariant" not in pipe.play()
    assert "these are the usual rules" in pipe.play("variant")


def test_options_are_told_with_it(pipe):
    out = pipe.run("play", "ciao", "--option", "first=random", "--lang", "en", lines=["variant"])[1]
    assert "Who begins: random  CD2.9" in out


def test_many_changes_are_cut_at_the_start_and_told_when_asked(pipe, monkeypatch):
    monkeypatch.setattr("dinotable.terminal.variants.GREETED", 0)
    out = pipe.play(wishes=SIX)
    assert TOLD["en"] not in out and "… and one change more: variant lists them." in out


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rules_say_what_is_changed_below_the_rule(pipe, language):
    here = {"en": "▸ Here: ", "fr": "▸ Ici : "}[language] + TOLD[language]
    assert here in pipe.play("rules M6", wishes=SIX, lang=language)
    assert "▸" not in pipe.play("rules M5", wishes=SIX, lang=language)
    assert here in pipe.run("rules", MAGPIES, "M6", *SIX, "--lang", language)[1]
    whole = pipe.run("rules", MAGPIES, *SIX, "--lang", language)[1].splitlines()
    (at,) = [number for number, line in enumerate(whole) if here in line]
    assert whole[at - 1].startswith("- **M6**")
    assert "▸" not in pipe.run("rules", MAGPIES, "--lang", language)[1]


@pytest.fixture
def record(pipe, tmp_path):
    """A game of six rounds, with its seed."""
    pipe.run("simulate", MAGPIES, "--games", "1", "--seed", "5", *SIX, "--out", str(tmp_path))
    return str(tmp_path / "magpies-2-5-000000.txt")


def test_a_record_is_replayed_and_checked_without_its_box(pipe, record):
    code, out, _ = pipe.run("replay", record, "--game", MAGPIES, "--lang", "en")
    assert code == 0 and "Magpies (variant)" in out and TOLD["en"] in out
    code, out, _ = pipe.run("verify", record, "--game", MAGPIES)
    assert code == 0 and "magpies/1 (rounds=6), 2 seats" in out
    out = pipe.run("replay", record, "--game", MAGPIES, "--walk", "--lang", "en", lines=["9", "v", "q"])[1]
    assert out.count(TOLD["en"]) == 2, "at line 0, and when asked"


def test_what_if_goes_on_with_the_same_box(pipe, record):
    words = ("replay", record, "--game", MAGPIES, "--at", "20", "--what-if", "random,random", "--lang", "en")
    code, out, _ = pipe.run(*words, lines=[""])
    assert code == 0 and TOLD["en"] in out


@pytest.mark.parametrize("command", [("verify",), ("replay",), ("play", "--resume")], ids=" ".join)
def test_another_box_than_the_one_a_record_tells_is_refused(pipe, record, command):
    game = ("--game", MAGPIES) if command[0] != "play" else ()
    words = (*command, record, *game) if game else ("play", MAGPIES, "--resume", record)
    assert "leave --box and --set out" in pipe.run(*words, "--set", "rounds=3")[2]
    assert pipe.run(*words, *SIX, lines=["quit", ""])[2] == "", "the same one may be named"


def test_a_saved_variant_is_marked_where_games_are_offered(pipe):
    pipe.play("save nights", "quit", "", wishes=SIX)
    pipe.play("save usual", "quit", "")
    out = pipe.run("play", lines=["en"])[1]
    assert out.count("(variant)") == 1 and out.count("Magpies") == 2


def test_a_save_that_names_the_file_of_its_box_is_played_on_without_it(pipe):
    pipe.play("save nights", "quit", "", wishes=SIX)
    note_origin(folder() / "nights.txt", Origin(place=MAGPIES, box="/no/such/box.txt"))
    code, out, _ = pipe.run("play", "--resume", "nights", "--lang", "en", lines=["quit", ""])
    assert code == 0 and TOLD["en"] in out
