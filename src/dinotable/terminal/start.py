"""`dinotable play` alone: a saved game is played on, or a game is picked, the seats are filled, and play begins."""

from typing import TypeVar

from dinotable.core.contract import AnyGame
from dinotable.core.setup import Setup
from dinotable.games import GAMES, find
from dinotable.table.lessons import Lesson, folder_of, lessons_of
from dinotable.terminal import choices
from dinotable.terminal.choices import Question
from dinotable.terminal.clean import clean_name
from dinotable.terminal.players import PERSON, WORDS
from dinotable.terminal.saves import Saved, newest
from dinotable.terminal.screen import Screen
from dinotable.words import Speaker, speaker

T = TypeVar("T")


class Wishes:
    """What was answered before the start."""

    def __init__(self, game: AnyGame, setup: Setup, words: list[str], names: list[str], say: Speaker) -> None:
        self.game = game
        self.setup = setup
        self.words = words
        self.names = names
        """Of the people."""
        self.say = say


class Learn:
    """A lesson, and the language it is taught in."""

    def __init__(self, game: AnyGame, lesson: Lesson, language: str) -> None:
        self.game = game
        self.lesson = lesson
        self.language = language


class PlayOn:
    """A saved game, and the language to play it in."""

    def __init__(self, saved: Saved, language: str) -> None:
        self.saved = saved
        self.language = language


def ask_wishes(screen: Screen, language: str) -> Wishes | PlayOn | Learn | None:
    """None where there is no game."""
    games, saved = [find(name) for name in GAMES], newest()
    folders = list(dict.fromkeys([game.words for game in games] + [each.game.words for each in saved]))
    say = speaker(language, folders)
    screen.text(say("start-welcome"), "bold")
    screen.text(say("unofficial"), "dim")
    if not games:
        screen.text(say("start-no-games"))
        return None
    language = ask(screen, say, choices.ask_language(say, language))
    say = speaker(language, [*folders, WORDS])
    if saved and (chosen := ask(screen, say, choices.ask_saved(say, saved))):
        return PlayOn(chosen, language)
    game = ask(screen, say, choices.ask_game(say, games))
    lessons = list(lessons_of(game).values())
    if lessons:
        taught = speaker(language, [game.words, folder_of(game)])
        if lesson := ask(screen, say, choices.ask_lesson(taught, lessons)):
            return Learn(game, lesson, language)
    return ask_seating(screen, say, game)


def ask_seating(screen: Screen, say: Speaker, game: AnyGame) -> Wishes:
    """Who plays, and how."""
    seats = ask(screen, say, choices.ask_seats(say, game))
    count = ask(screen, say, choices.ask_people(say, seats))
    names = ask_names(screen, say, count)
    level = ask(screen, say, choices.ask_level(say, game)) if count < seats else ""
    options = {
        option.name: ask(screen, say, choices.ask_option(say, game, option))
        for option in game.options
        if option.offered(seats)
    }
    words = [PERSON] * count + [level] * (seats - count)
    return Wishes(game, game.setup(seats, options), words, names, speaker(say.language, [game.words, WORDS]))


def ask_names(screen: Screen, say: Speaker, count: int) -> list[str]:
    names = []
    for number in range(1, count + 1):
        usual = say("person", number=number)
        names.append(clean_name(screen.ask(f"{say('start-name', number=number)} [{usual}]: ")) or usual)
    return names


def ask(screen: Screen, say: Speaker, question: Question[T]) -> T:
    """A list to choose from where the screen has one. In lines: the table if there is one, then the question until it is
    answered."""
    labels = [" · ".join([each.label, *each.more]) for each in question.choices]
    picked = screen.pick(question.title(), labels, question.choices.index(question.usual) if question.usual else 0)
    if picked is not None:
        return question.choices[picked].value
    if question.heads is not None:
        rows = [[str(number), each.label, *each.more] for number, each in enumerate(question.choices, 1)]
        screen.blank()
        screen.table([say("start-number"), *question.heads], rows, right=(0,))
        screen.blank()
    usual = f" [{question.usual.label}]" if question.usual else ""
    while True:
        chosen = question.answer(screen.ask(f"{question.text}{usual}: "))
        if chosen is not None:
            return chosen.value
        screen.text(say("start-not-one", values=", ".join(each.label for each in question.choices)))
