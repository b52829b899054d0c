"""What `exec:` words mean: quotes keep commas and @ together, and nothing is left to a shell."""

import pytest

from dinotable.core.errors import SetupError
from dinotable.games import find
from dinotable.programs.players import player_for
from dinotable.programs.words import budget_of, command_of, split_words


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("greedy,random", ["greedy", "random"]),
        ("search-2@500,2s, me", ["search-2@500,2s", "me"]),
        ("exec:./a,exec:node b.js --fast@500,2s,random", ["exec:./a", "exec:node b.js --fast@500,2s", "random"]),
        ("exec:./a 'x,y' \"p,q\",random", ["exec:./a 'x,y' \"p,q\"", "random"]),
        (r"exec:./a x\,y,random", [r"exec:./a x\,y", "random"]),
        ("", [""]),
    ],
)
def test_words_are_parted_by_commas_outside_quotes(text: str, words: list[str]) -> None:
    assert split_words(text) == words


@pytest.mark.parametrize(
    ("word", "command", "budget"),
    [
        ("exec:./mybot", ("./mybot",), ""),
        ("exec:./mybot@2s", ("./mybot",), "2s"),
        ("exec:./mybot -n 3@500,0.5s", ("./mybot", "-n", "3"), "500,0.5s"),
        ("exec:ssh me@example.org bot", ("ssh", "me@example.org", "bot"), ""),
        ("exec:./mybot 'x@500'", ("./mybot", "x@500"), ""),
        ("exec:./mybot 'x@500'@9", ("./mybot", "x@500"), "9"),
        ("exec:./my\\ bot $HOME; rm *", ("./my bot", "$HOME;", "rm", "*"), ""),
    ],
)
def test_a_budget_stands_at_the_end_and_the_rest_is_the_command(
    word: str, command: tuple[str, ...], budget: str
) -> None:
    assert command_of(word) == command
    assert budget_of(word).text() == budget


@pytest.mark.parametrize("word", ["exec:", "exec:  ", "exec:./bot 'x", "exec:''"])
def test_what_is_no_command_is_told(word: str) -> None:
    game = find("food")
    with pytest.raises(SetupError, match=r"say which program|no command"):
        player_for(game, game.setup(2), word)
