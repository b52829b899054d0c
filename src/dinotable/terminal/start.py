"""`dinotable` alone: a game is picked, the seats are filled, and play begins."""

from collections.abc import Callable
from typing import Final, TypeVar

from dinotable.core.contract import AnyGame
from dinotable.core.setup import Setup
from dinotable.games import GAMES, find
from dinotable.terminal.clean import clean_name
from dinotable.terminal.players import WORDS
from dinotable.terminal.screen import Screen
from dinotable.words import LANGUAGES, Speaker, speaker

T = TypeVar("T")
MOST_VALUES: Final = 6
"""As many values of an option are named."""


class Wishes:
    """What was answered before the start."""

    def __init__(self, game: AnyGame, setup: Setup, words: list[str], names: list[str], say: Speaker) -> None:
        self.game = game
        self.setup = setup
        self.words = words
        self.names = names
        """Of the people."""
        self.say = say


def ask_wishes(screen: Screen, language: str) -> Wishes | None:
    """None where there is no game."""
    games = [find(name) for name in GAMES]
    say = speaker(language, [game.words for game in games])
    screen.text(say("start-welcome"), "bold")
    screen.text(say("unofficial"), "dim")
    if not games:
        screen.text(say("start-no-games"))
        return None
    language = _pick(screen, say, say("start-language"), list(LANGUAGES), language)
    say = speaker(language, [game.words for game in games])
    screen.blank()
    tell_games(screen, say, games)
    screen.blank()
    game = _ask_game(screen, say, games)
    counts = [str(count) for count in range(game.fewest, game.most + 1)]
    asked = say("start-how-many", fewest=game.fewest, most=game.most)
    seats = int(_pick(screen, say, asked, counts, counts[0]))
    people = [str(count) for count in range(seats + 1)]
    count = int(_pick(screen, say, say("start-people", most=seats), people, "1"))
    names = ask_names(screen, say, count)
    options = {
        option.name: _pick(screen, say, _option_words(say, game, option.name), option.values, option.default)
        for option in game.options
        if option.offered(seats)
    }
    words = ["me"] * count + ["random"] * (seats - count)
    return Wishes(game, game.setup(seats, options), words, names, speaker(language, [game.words, WORDS]))


def ask_names(screen: Screen, say: Speaker, count: int) -> list[str]:
    names = []
    for number in range(1, count + 1):
        usual = say("person", number=number)
        names.append(clean_name(screen.ask(f"{say('start-name', number=number)} [{usual}]: ")) or usual)
    return names


def tell_games(screen: Screen, say: Speaker, games: list[AnyGame]) -> None:
    rows = []
    for number, game in enumerate(games, 1):
        tagline = say(f"{game.id}-tagline") if say.has(f"{game.id}-tagline") else ""
        rows.append([str(number), say(f"{game.id}-title"), f"{game.fewest}–{game.most}", tagline])
    screen.table([say("start-number"), say("start-game"), say("start-players"), ""], rows, right=(0,))


def _ask_game(screen: Screen, say: Speaker, games: list[AnyGame]) -> AnyGame:
    titles = [say(f"{game.id}-title") for game in games]

    def chosen(said: str) -> AnyGame | None:
        if said.isascii() and said.isdigit() and 1 <= int(said[:4]) <= len(games):
            return games[int(said) - 1]
        starts = (said.lower(),)
        fits = [k for k in range(len(games)) if titles[k].lower().startswith(starts) or games[k].id.startswith(starts)]
        return games[fits[0]] if said and len(fits) == 1 else None

    return _until(screen, say, say("start-which") + ": ", chosen, titles)


def _option_words(say: Speaker, game: AnyGame, name: str) -> str:
    option = next(option for option in game.options if option.name == name)
    message = f"{game.id}-option-{name}"
    words = say(message) if say.has(message) else name
    values = option.values if len(option.values) <= MOST_VALUES else [*option.values[:MOST_VALUES], "…"]
    return say("start-option", name=words, values=", ".join(values), rule=option.rule)


def _pick(screen: Screen, say: Speaker, question: str, values: list[str], usual: str) -> str:
    def chosen(said: str) -> str | None:
        said = said.lower() or usual
        fits = [said] if said in values else [value for value in values if value.startswith(said)]
        return fits[0] if len(fits) == 1 else None

    return _until(screen, say, f"{question} [{usual}]: ", chosen, values)


def _until(screen: Screen, say: Speaker, question: str, chosen: Callable[[str], T | None], values: list[str]) -> T:
    while True:
        found = chosen(screen.ask(question))
        if found is not None:
            return found
        screen.text(say("start-not-one", values=", ".join(values)))
