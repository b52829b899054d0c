"""Who sits at a seat: the one place that turns the words of `--seats` and `--bots` into players, and names them."""

import os
from typing import Final

from dinotable.bots import contract
from dinotable.bots.registry import Player
from dinotable.core.contract import AnyGame
from dinotable.core.errors import SetupError
from dinotable.core.setup import Setup
from dinotable.programs.players import greet, player_for
from dinotable.programs.words import is_program, parted, split_words
from dinotable.terminal.clean import clean_name
from dinotable.words import LANGUAGES, Speaker, speaker

PERSON: Final = "me"
PEOPLE: Final = (PERSON, "moi")
"""The words for a person at this keyboard."""
WORDS: Final = os.path.dirname(contract.__file__)
"""The folder of the bots' Fluent files."""


def player_of(word: str, game: AnyGame, setup: Setup) -> Player | None:
    """None for a person."""
    if word in PEOPLE:
        return None
    try:
        player = player_for(game, setup, word)
        greet(player)
        return player
    except SetupError as error:
        raise SetupError(f"{error}, or {PERSON}") from None


def bots_of(words: list[str], game: AnyGame, setup: Setup) -> list[Player]:
    """Where nobody can be asked."""
    if set(words) & set(PEOPLE):
        raise SetupError("nobody is asked here: --bots names bots only")
    players = [player_for(game, setup, word) for word in words]
    for player in players:
        greet(player)
    return players


def read_seats(game: AnyGame, players: int | None, seats: str | None, others: str = PERSON) -> list[str]:
    """The word of each seat, from `--players` or `--seats`; without words, `others` sits at the first."""
    if seats is None:
        count = game.fewest if players is None else players
        return [others] + ["random"] * (count - 1)
    words = split_words(seats)
    if players is not None and players != len(words):
        raise SetupError(f"{len(words)} seats are named, and --players says {players}: leave one out")
    return words


def bot_name(word: str, say: Speaker) -> str:
    """A level's name in the player's language; a bot of one's own goes by its word."""
    if is_program(word):
        return parted(word)[0].partition(":")[2]
    message = f"bot-{word.partition('@')[0]}"
    return say(message) if ":" not in word and say.has(message) else word.rpartition(":")[2]


def word_of(name: str, game: AnyGame) -> str:
    """The level that goes by a name in any language, else a person."""
    for language in LANGUAGES:
        say = speaker(language, [WORDS])
        for level in game.ladder().names():
            if bot_name(level, say) == name:
                return level
    return PERSON


def name_seats(words: list[str], given: list[str], say: Speaker) -> list[str]:
    """A different name for each seat: what people gave, cleaned, else a number; bots have their own."""
    names: list[str] = []
    people = iter([clean_name(name) for name in given])
    for seat, word in enumerate(words):
        given_name = next(people, "") if word in PEOPLE else clean_name(bot_name(word, say))
        name = given_name or say("person", number=seat + 1)
        names.append(f"{name[:36]} {seat + 1}" if name in names else name)
    return names


def words_of(game: AnyGame, names: list[str]) -> list[str]:
    """The seats of a saved game: a name that a bot goes by is that bot, everyone else a person."""
    found = [word_of(name.removesuffix(f" {seat + 1}"), game) for seat, name in enumerate(names)]
    return found if PERSON in found else [PERSON] * len(names)
