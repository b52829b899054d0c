"""The start in the terminal: questions as data, levels with what they mean, saved games first, one name for one player."""

import json
import os
from pathlib import Path

import pytest

from dinotable.core.errors import SetupError
from dinotable.games import GAMES, find
from dinotable.terminal import choices
from dinotable.terminal.players import WORDS, gentle_level, name_seats, told_apart, words_of
from dinotable.words import LANGUAGES, speaker

FOOD = find("food-chain")


def saves() -> Path:
    return Path(os.environ["DINOTABLE_DATA"]) / "saves"


def test_bots_are_numbered_in_the_order_they_sit():
    say = speaker("en", [WORDS])
    assert name_seats(["me", "greedy", "greedy", "greedy@9"], ["Ann"], say) == [
        "Ann",
        "Grazer 1",
        "Grazer 2",
        "Grazer 3",
    ]
    assert name_seats(["greedy", "me", "novice"], [], say) == ["Grazer", "Player 2", "Toddler"]
    assert told_apart(["Ann", "Ann 1", "Ann"]) == ["Ann 2", "Ann 1", "Ann 3"]
    assert all(len(name) <= 40 for name in told_apart(["x" * 40] * 3))


def test_a_name_that_is_too_long_is_refused_and_not_cut():
    with pytest.raises(SetupError, match="at most 40 characters"):
        name_seats(["me", "me"], ["Ann", "x" * 41], speaker("en", [WORDS]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_saved_names_find_their_bots_by_the_numbers_of_today_and_of_before(language):
    say = speaker(language, [WORDS])
    words = ["me", "greedy", "greedy", "search-1"]
    assert words_of(FOOD, name_seats(words, ["Ann"], say)) == words
    greedy = say("bot-greedy")
    assert words_of(FOOD, ["Ann", greedy, f"{greedy} 3", say("bot-search-1")]) == words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_level_is_offered_with_what_it_means(name, language):
    game = find(name)
    question = choices.ask_level(speaker(language, [game.words, WORDS]), game, gentle_level(game))
    assert [choice.value for choice in question.choices] == game.ladder().names()
    assert all(strength.isdigit() and does for strength, does in (choice.more for choice in question.choices))
    assert question.answer("").value == gentle_level(game) == "novice"
    for number, choice in enumerate(question.choices, 1):
        assert (
            question.answer(str(number))
            is question.answer(choice.label.upper())
            is question.answer(choice.value)
            is choice
        )
    assert question.answer("0") is question.answer("99") is question.answer("zebra") is None


def test_what_fits_several_is_no_answer():
    question = choices.Question(
        "?", [choices.Choice(1, "tree"), choices.Choice(2, "tr"), choices.Choice(3, "toad")], None
    )
    assert question.answer("t") is None is question.answer("")
    assert question.answer("tr").value == 2
    assert question.answer("tre").value == 1
    assert question.answer("1") is None, "only what stands in a table has a number"


def test_without_words_one_meets_a_gentle_bot(pipe):
    out = pipe.play("quit", "", wishes=("--players", "3"))
    assert all(who in out for who in ("0 Player 1 ", "1 Toddler 1 ", "2 Toddler 2 "))


def save_friday(pipe) -> str:
    return pipe.run(
        "play", "food", "--seats", "me,greedy@5", "--lang", "en", lines=["save Friday evening", "quit", ""]
    )[1]


def test_a_game_saved_under_a_name_is_found_by_it_with_its_bots(pipe):
    out = save_friday(pipe)
    assert "   dinotable play --resume 'Friday evening'\n" in out
    assert (saves() / "Friday evening.txt").exists()
    assert json.loads((saves() / "Friday evening.json").read_text())["seats"] == "me,greedy@5"
    code, out, err = pipe.run("play", "--resume", "Friday evening", "--lang", "en", lines=["quit", ""])
    assert (code, err) == (0, "")
    assert "Resumed after" in out
    assert "A Player 1 " in out
    assert "B Grazer " in out
    assert "Grazer decides" not in out


def test_a_game_of_ones_own_is_found_again_by_the_name_alone(pipe):
    pipe.play("save nest", "quit", "")
    assert pipe.run("play", "--resume", "nest", lines=["quit", ""])[0] == 0


def test_a_file_is_written_where_it_was_named(pipe, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    pipe.play("save here.txt", "quit", "")
    assert [path.name for path in tmp_path.iterdir()] == ["here.txt"]
    assert not saves().exists()


def test_the_start_offers_saved_games_first(pipe):
    save_friday(pipe)
    (saves() / "broken.txt").write_text("no record")
    code, out, err = pipe.run("play", lines=["fr", "Friday", "quitter", ""])
    assert (code, err) == (0, "")
    assert "Friday evening" in out and "broken" not in out
    assert "Commencer la partie" not in out
    assert "Food Chain · 2 joueurs" in out


def test_two_answers_begin_a_new_game(pipe):
    save_friday(pipe)
    out = pipe.run("play", lines=["happy", "", "no such move", "quit", "no"])[1]
    assert all(who in out for who in ("0 Player 1 ", "1 Toddler "))
    assert "“no such move” is no move" in out


def test_all_that_is_usual_can_be_changed_first(pipe):
    out = pipe.run("play", lines=["happy", "2", "3", "4", "Zoé", "Bots", "Grazer", "", "quit", "no"])[1]
    assert all(who in out for who in ("0 Zoé ", "1 Grazer 1 ", "2 Grazer 2 "))


def test_an_unknown_saved_game_is_one_line(pipe):
    code, _, err = pipe.run("play", "--resume", "thursday")
    assert (code, err.count("\n")) == (2, 1)
    assert "dinotable play lists saved games" in err


def test_a_save_that_fails_leaves_the_one_before(pipe, tmp_path, monkeypatch):
    file = tmp_path / "saved.txt"
    pipe.play(f"save {file}", "quit", "")
    before = file.read_bytes()

    def full(*_, **__):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    out = pipe.play(f"save {file}", "y", "quit", "")
    assert "cannot be written: No space left on device" in out
    assert file.read_bytes() == before
