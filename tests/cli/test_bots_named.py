"""How bots are named on the command line: alike in every command."""

import json

import pytest

from tests.terminal.pipe import MAGPIES

FEW = ("--games", "2", "--workers", "1", "--json")


def simulated(pipe, *arguments: str) -> list[str]:
    code, out, err = pipe.run("simulate", MAGPIES, *FEW, *arguments)
    assert code == 0, err
    return json.loads(out)["bots"]


def balanced(pipe, *arguments: str) -> list[str]:
    code, out, err = pipe.run("balance", MAGPIES, *FEW, "--no-luck", *arguments)
    assert code == 0, err
    (run,) = json.loads(out)["runs"]
    (variant,) = run["variants"]
    return variant["bots"]


@pytest.mark.parametrize("command", [simulated, balanced])
@pytest.mark.parametrize(
    ("arguments", "seats"),
    [
        (("--bots", "greedy"), ["greedy", "greedy"]),
        (("--bots", "greedy", "--players", "3"), ["greedy"] * 3),
        (("--bots", "greedy,random,random"), ["greedy", "random", "random"]),
    ],
)
def test_one_bot_is_for_all_seats_and_several_say_how_many_play(pipe, command, arguments, seats):
    assert command(pipe, *arguments) == seats


def test_one_bot_for_all_seats_plays_a_game_too(pipe):
    code, out, _ = pipe.run("play", MAGPIES, "--seats", "random", "--players", "3", "--lang", "en")
    assert code == 0
    assert "Four rounds were played." in out


@pytest.mark.parametrize(
    ("command", "flag"), [("simulate", "--bots"), ("balance", "--bots"), ("play", "--seats")], ids=lambda word: word
)
def test_another_number_of_bots_than_of_seats_is_refused_alike(pipe, command, flag):
    code, _, err = pipe.run(command, MAGPIES, flag, "random,greedy", "--players", "3")
    assert code == 2
    assert "names 2 players, and 3 play: name one bot for all seats, or one for each" in err


@pytest.mark.parametrize("command", ["simulate", "balance", "arena"])
@pytest.mark.parametrize(
    ("bots", "why"), [("me,random", "--bots names bots only"), ("random,", "names nobody"), ("", "names nobody")]
)
def test_a_seat_that_no_bot_has_is_refused_alike(pipe, command, bots, why):
    code, _, err = pipe.run(command, MAGPIES, "--bots", bots)
    assert code == 2
    assert why in err


def test_a_person_is_no_word_for_all_seats(pipe):
    code, _, err = pipe.run("play", MAGPIES, "--seats", "me")
    assert code == 2
    assert "such as me,greedy" in err


@pytest.mark.parametrize("command", ["balance", "train"])
def test_numbers_of_players_are_named_alike(pipe, command):
    code, _, err = pipe.run(command, MAGPIES, "--players", "two")
    assert code == 2
    assert "--players is a number, several as 2,4, a range as 2-5, or all, not “two”" in err
