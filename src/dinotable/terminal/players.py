"""Who sits at a seat: the one place that turns the words of `--seats` and `--bots` into players, and names them."""

import os
import re
from itertools import count
from typing import Final

from dinotable.bots import contract
from dinotable.bots.registry import Player
from dinotable.core.contract import AnyGame
from dinotable.core.errors import SetupError
from dinotable.core.record import MOST_NAME
from dinotable.core.setup import Setup
from dinotable.programs.players import greet, player_for
from dinotable.programs.words import is_program, parted, split_words
from dinotable.terminal.clean import clean_name
from dinotable.words import LANGUAGES, Speaker, speaker

PERSON: Final = "me"
PEOPLE: Final = (PERSON, "moi")
"""The words for a person at this keyboard."""
NUMBER: Final = re.compile(r" \d+$")
"""What tells players of one name apart."""
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
        name = parted(word)[0]
        is_known = ":" in name or name in game.ladder().names()
        raise SetupError(str(error) if is_known else f"{error}, or {PERSON}") from None


def bots_of(words: list[str], game: AnyGame, setup: Setup) -> list[Player]:
    """Where nobody can be asked."""
    players = [player_for(game, setup, word) for word in words]
    for player in players:
        greet(player)
    return players


def read_seats(game: AnyGame, players: int | None, seats: str | None, first: str, rest: str) -> list[str]:
    """The word of each seat, from `--players` or `--seats`; without words, `first` has the first, `rest` the others."""
    if seats is None:
        count = game.fewest if players is None else game.setup(players).seats
        return [first] + [rest] * (count - 1)
    words = split_named("--seats", seats)
    if words[0] in PEOPLE and len(words) == 1:
        raise SetupError(f"“{words[0]}” is one player: name the others too, such as {PERSON},greedy")
    return for_each_seat("--seats", words, _count(game, players, words))


def read_bots(text: str) -> list[str]:
    """The words of `--bots`, in every command that nobody plays in."""
    words = split_named("--bots", text)
    if set(words) & set(PEOPLE):
        raise SetupError("nobody is asked here: --bots names bots only")
    return words


def read_bot_seats(game: AnyGame, players: int | None, bots: str | None, usual: str) -> list[str]:
    """The bot of each seat; `usual` has all of them where none is named."""
    words = read_bots(bots) if bots is not None else [usual]
    return for_each_seat("--bots", words, _count(game, players, words))


def _count(game: AnyGame, players: int | None, words: list[str]) -> int:
    """How many play: several words tell it, too."""
    return game.setup(players if players is not None else game.fewest if len(words) == 1 else len(words)).seats


def split_named(flag: str, text: str) -> list[str]:
    words = split_words(text)
    if "" in words:
        raise SetupError(
            f"{flag} names nobody {'between two commas' if len(words) > 1 else 'at all'}: write a bot there"
        )
    return words


def for_each_seat(flag: str, words: list[str], seats: int) -> list[str]:
    """One bot has all seats, or each has its own."""
    if len(words) not in (1, seats):
        raise SetupError(
            f"{flag} names {len(words)} players, and {seats} play: name one bot for all seats, or one for each"
        )
    return words * (seats // len(words))


def gentle_level(game: AnyGame) -> str:
    """For whoever has not chosen, as on the page: the first level does anything at all, the second means something by it."""
    levels = game.ladder().names()
    return levels[1] if len(levels) > 1 else levels[0]


def bot_name(word: str, say: Speaker) -> str:
    """A level's name in the player's language; a bot of one's own goes by its word."""
    if is_program(word):
        return parted(word)[0].partition(":")[2]
    message = f"bot-{word.partition('@')[0]}"
    return say(message) if ":" not in word and say.has(message) else word.rpartition(":")[2]


def word_of(name: str, game: AnyGame) -> str:
    """The level that goes by a name in any language, with or without a number, else a person."""
    plain = NUMBER.sub("", name)
    for language in LANGUAGES:
        say = speaker(language, [WORDS])
        for level in game.ladder().names():
            if bot_name(level, say) in (name, plain):
                return level
    return PERSON


def name_seats(words: list[str], given: list[str], say: Speaker) -> list[str]:
    """A different name for each seat: what people gave, cleaned, else a number; bots have their own."""
    long = next((name for name in given if len(" ".join(name.split())) > MOST_NAME), None)
    if long:
        raise SetupError(f"a name has at most {MOST_NAME} characters: “{long[:MOST_NAME]}…” has {len(long)}")
    people = iter([clean_name(name) for name in given])
    plain: list[str] = []
    for seat, word in enumerate(words):
        name = next(people, "") if word in PEOPLE else clean_name(bot_name(word, say))
        plain.append(name or say("person", number=seat + 1))
    return told_apart(plain)


def told_apart(names: list[str]) -> list[str]:
    """Those who share a name are numbered in the order they sit."""
    taken = {name for name in names if names.count(name) == 1}
    told: list[str] = []
    for name in names:
        numbered = (f"{name[: MOST_NAME - 4]} {number}" for number in count(1))
        told.append(name if name in taken else next(each for each in numbered if each not in taken))
        taken.add(told[-1])
    return told


def words_of(game: AnyGame, names: list[str]) -> list[str]:
    """The seats of a saved game: a name that a bot goes by is that bot, everyone else a person."""
    found = [word_of(name, game) for name in names]
    return found if PERSON in found else [PERSON] * len(names)
