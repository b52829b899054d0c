"""`dinotable play` alone: a saved game is played on, or a game is picked, and everything about it stands on one list that
begins with the start."""

from collections.abc import Callable
from typing import TypeVar

from dinotable.core.chance import commitment, new_seed
from dinotable.core.contract import AnyGame
from dinotable.core.setup import Option, Setup
from dinotable.games import GAMES, find
from dinotable.table.lessons import Lesson, folder_of, lessons_of
from dinotable.terminal import choices
from dinotable.terminal.choices import Choice, Question
from dinotable.terminal.clean import clean_name
from dinotable.terminal.players import PERSON, WORDS, bot_name, gentle_level
from dinotable.terminal.saves import Saved, newest
from dinotable.terminal.screen import InputEnded, Screen
from dinotable.words import LANGUAGES, Speaker, fold, speaker

T = TypeVar("T")


class Left(KeyboardInterrupt):
    """Somebody said that they leave."""


class Wishes:
    """What was answered before the start."""

    def __init__(
        self, game: AnyGame, setup: Setup, words: list[str], names: list[str], say: Speaker, seed: bytes
    ) -> None:
        self.game = game
        self.setup = setup
        self.words = words
        self.names = names
        """Of the people."""
        self.say = say
        self.seed = seed
        """Its seal was shown already."""


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
    """None where there is no game, or where nobody wants one."""
    try:
        wishes = _wished(screen, language)
    except (InputEnded, KeyboardInterrupt) as left:
        if not screen.is_typed and not isinstance(left, Left):
            raise
        screen.blank()
        wishes = None
    screen.is_leaving = wishes is None
    return wishes


def _wished(screen: Screen, language: str) -> Wishes | PlayOn | Learn | None:
    games, saved = [find(name) for name in GAMES], newest()
    folders = list(dict.fromkeys([game.words for game in games] + [each.game.words for each in saved]))
    seatings: dict[str, Seating] = {}
    at = 0
    while True:
        say = speaker(language, [*folders, WORDS])
        screen.text(say("start-welcome"), "bold")
        screen.text(say("unofficial"), "dim")
        if not games:
            screen.text(say("start-no-games"))
            return None
        question = choices.ask_start(say, saved, games, [each for each in LANGUAGES if each != language])
        chosen = ask(screen, say, question, at, is_menu=True)
        if chosen is None:
            return None
        at = [choice.value for choice in question.choices].index(chosen)
        if isinstance(chosen, Saved):
            return PlayOn(chosen, language)
        if isinstance(chosen, str):
            language = chosen
            continue
        seating = seatings.setdefault(chosen.id, Seating(chosen))
        wishes = ask_seating(screen, language, seating)
        if wishes is not None:
            return wishes


class Seating:
    """Who plays a game, and how; the usual until something else was said. It is kept when somebody goes back."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.seats = game.fewest
        self.people = 1
        self.names: dict[int, str] = {}
        """By the number of the person, where one was given."""
        self.level = gentle_level(game)
        self.options: dict[str, str] = {}
        """What was chosen, by the option's name. Options of one name may have other values for other numbers of seats."""
        self.seed = new_seed()

    def offered(self) -> list[Option]:
        return [option for option in self.game.options if option.offered(self.seats)]

    def value(self, option: Option) -> str:
        chosen = self.options.get(option.name, option.default)
        return chosen if chosen in option.values else option.default

    def name(self, say: Speaker, number: int) -> str:
        return self.names.get(number) or say("person", number=number)

    def wishes(self, say: Speaker) -> Wishes:
        words = [PERSON] * self.people + [self.level] * (self.seats - self.people)
        names = [self.name(say, number) for number in range(1, self.people + 1)]
        setup = self.game.setup(self.seats, {option.name: self.value(option) for option in self.offered()})
        return Wishes(self.game, setup, words, names, speaker(say.language, [self.game.words, WORDS]), self.seed)


Line = Callable[[], Wishes | Learn | None]
"""What a line of the list does: it begins, or it asks for something and comes back."""


def ask_seating(screen: Screen, language: str, seating: Seating) -> Wishes | Learn | None:
    """None: back to the games."""
    game = seating.game
    say = speaker(language, [game.words, WORDS, *([folder_of(game)] if lessons_of(game) else [])])
    at = 0
    while True:
        screen.blank()
        screen.text(say(f"{game.id}-title"), "bold")
        if say.has(f"{game.id}-tagline"):
            screen.text(say(f"{game.id}-tagline"))
        if game.reconstruction:
            screen.text(say(f"{game.id}-reconstruction"), "warn")
        if screen.is_full:
            screen.text(say("play-seal", seal=commitment(seating.seed)), "dim")
        lines = _lines(screen, say, seating)
        question = Question(say("start-ready"), lines, lines[0], [say("start-setting"), ""])
        line = ask(screen, say, question, at, is_menu=True)
        if line is None:
            return None
        begun = line()
        if begun is not None:
            return begun
        at = [choice.value for choice in lines].index(line)


def _lines(screen: Screen, say: Speaker, seating: Seating) -> list[Choice[Line]]:
    game = seating.game

    def ask_seats() -> None:
        seating.seats = ask(screen, say, choices.ask_seats(say, game, seating.seats)) or seating.seats
        seating.people = min(seating.people, seating.seats)

    def ask_people() -> None:
        people = ask(screen, say, choices.ask_people(say, seating.seats, seating.people))
        seating.people = seating.people if people is None else people

    def ask_level() -> None:
        seating.level = ask(screen, say, choices.ask_level(say, game, seating.level)) or seating.level

    def ask_name(number: int) -> Line:
        def asked() -> None:
            said = screen.ask(say("start-name", number=number), seating.name(say, number))
            seating.names[number] = clean_name(said or "") or seating.names.get(number, "")

        return asked

    def ask_option(option: Option) -> Line:
        def asked() -> None:
            now = seating.value(option)
            seating.options[option.name] = ask(screen, say, choices.ask_option(say, game, option, now)) or now

        return asked

    def learn(lesson: Lesson) -> Line:
        return lambda: Learn(game, lesson, say.language)

    people = range(1, seating.people + 1)
    lines: list[Choice[Line]] = [
        Choice(lambda: seating.wishes(say), say("start-start"), ""),
        Choice(ask_seats, say("start-seats"), str(seating.seats)),
        Choice(ask_people, say("start-here"), str(seating.people)),
        *[Choice(ask_name(number), say("start-name", number=number), seating.name(say, number)) for number in people],
    ]
    if seating.people < seating.seats:
        lines.append(Choice(ask_level, say("start-against"), bot_name(seating.level, say)))
    for option in seating.offered():
        value = choices.option_value(say, seating.value(option))
        lines.append(Choice(ask_option(option), choices.option_name(say, game, option), value))
    for lesson in lessons_of(game).values():
        told = f"{say(lesson.title)} ({say('start-lesson-is', steps=len(lesson.steps))})"
        lines.append(Choice(learn(lesson), say("start-learn"), told))
    return lines


def ask_names(screen: Screen, say: Speaker, count: int) -> list[str]:
    """Escape goes back to the name before, and before the first one it leaves."""
    names: list[str] = []
    given: dict[int, str] = {}
    while len(names) < count:
        number = len(names) + 1
        said = screen.ask(say("start-name", number=number), given.get(number) or say("person", number=number))
        if said is not None:
            given[number] = clean_name(said) or say("person", number=number)
            names.append(given[number])
        elif names:
            names.pop()
        else:
            raise KeyboardInterrupt
    return names


def ask(screen: Screen, say: Speaker, question: Question[T], at: int | None = None, is_menu: bool = False) -> T | None:
    """None: back. A list to choose from where the screen has one, which begins `at` one of the choices. In lines: the
    table if there is one, then the question until it is answered."""
    if screen.is_full:
        usual = question.choices.index(question.usual) if question.usual else 0
        picked = screen.pick(question.title(), labels(question), usual if at is None else at, is_menu)
        return None if picked is None else question.choices[picked].value
    if question.heads is not None:
        rows = [[str(number), each.label, *each.more] for number, each in enumerate(question.choices, 1)]
        screen.blank()
        screen.table([say("start-number"), *question.heads], rows, right=(0,))
        screen.blank()
    while True:
        said = screen.ask(
            question.text + ("" if question.usual else " "), question.usual.label if question.usual else ""
        )
        chosen = question.answer(said or "")
        if said is None or (chosen is None and fold(said) in (fold(say("quit-back")), "back")):
            return None
        if chosen is not None:
            return chosen.value
        if fold(said) in ("q", "quit", fold(say("word-quit"))):
            raise Left
        screen.text(say("start-not-one", values=", ".join(each.label for each in question.choices)))


def labels(question: Question[T]) -> list[str]:
    """A line for each choice; what is set stands in a column of its own, behind what it is."""
    if question.heads is not None and len(question.heads) == 2:
        width = max(len(each.label) for each in question.choices) + 2
        return [f"{each.label.ljust(width)}{each.more[0]}".rstrip() for each in question.choices]
    return [" · ".join(part for part in (each.label, *each.more) if part) for each in question.choices]
