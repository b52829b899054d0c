"""The questions before a game, as data: what is asked, what can be chosen, what is usual. Whoever shows them asks."""

from typing import Final, Generic, TypeVar

from dinotable.core.contract import AnyGame
from dinotable.core.setup import Option
from dinotable.table.lessons import Lesson
from dinotable.terminal.players import bot_name, gentle_level
from dinotable.terminal.saves import Saved
from dinotable.words import LANGUAGES, Speaker

T = TypeVar("T")
MOST_VALUES: Final = 6
"""As many values of an option are named."""


class Choice(Generic[T]):
    def __init__(self, value: T, label: str, *more: str, words: tuple[str, ...] = ()) -> None:
        self.value = value
        self.label = label
        self.more = more
        """What else is to be known of it, a column each."""
        self.words = (label, *words)
        """What may be said for it."""


class Question(Generic[T]):
    def __init__(
        self, text: str, choices: list[Choice[T]], usual: Choice[T] | None, heads: list[str] | None = None
    ) -> None:
        self.text = text
        self.choices = choices
        self.usual = usual
        """What stands for no answer; None: there has to be one."""
        self.heads = heads
        """Of the columns of a numbered table; None: the text names the choices."""

    def title(self) -> str:
        """The question without how to answer it, for a list to choose from."""
        asked, mark, _ = self.text.partition("?")
        return asked + mark

    def answer(self, said: str) -> Choice[T] | None:
        """What was meant: a number in the table, a word, or the start of one that fits nothing else."""
        if not said:
            return self.usual
        if self.heads is not None and said.isascii() and said.isdigit() and 1 <= int(said[:4]) <= len(self.choices):
            return self.choices[int(said) - 1]
        wanted = said.lower()
        exact = [choice for choice in self.choices if wanted in [word.lower() for word in choice.words]]
        starts = [choice for choice in self.choices if any(word.lower().startswith(wanted) for word in choice.words)]
        fits = exact or starts
        return fits[0] if len(fits) == 1 else None


def ask_language(say: Speaker, language: str) -> Question[str]:
    choices = [Choice(each, each) for each in LANGUAGES]
    return Question(say("start-language"), choices, choices[LANGUAGES.index(language)])


def ask_saved(say: Speaker, saved: list[Saved]) -> Question[Saved | None]:
    """None: a new game."""
    choices: list[Choice[Saved | None]] = [
        Choice(
            each,
            each.name,
            say("variant-title", title=title) if each.record.changed else title,
            ", ".join(each.names),
            each.when.strftime("%Y-%m-%d %H:%M"),
        )
        for each in saved
        for title in [say(f"{each.game.id}-title")]
    ]
    fresh: Choice[Saved | None] = Choice(None, say("start-new"), "", "", "")
    heads = [say("start-saved"), say("start-game"), say("start-players"), say("start-when")]
    return Question(say("start-play-on"), [*choices, fresh], fresh, heads)


def ask_game(say: Speaker, games: list[AnyGame]) -> Question[AnyGame]:
    choices = []
    for game in games:
        tagline = say(f"{game.id}-tagline") if say.has(f"{game.id}-tagline") else ""
        title, count = say(f"{game.id}-title"), f"{game.fewest}–{game.most}"
        choices.append(Choice(game, title, count, tagline, words=(game.id,)))
    return Question(say("start-which"), choices, None, [say("start-game"), say("start-players"), ""])


def ask_lesson(say: Speaker, lessons: list[Lesson]) -> Question[Lesson | None]:
    """None: play at once."""
    play: Choice[Lesson | None] = Choice(None, say("start-play"), say("start-play-is"))
    choices: list[Choice[Lesson | None]] = [
        Choice(lesson, say(lesson.title), say("start-lesson-is", steps=len(lesson.steps))) for lesson in lessons
    ]
    return Question(say("start-lesson"), [play, *choices], play, ["", ""])


def ask_seats(say: Speaker, game: AnyGame) -> Question[int]:
    text = say("start-how-many", fewest=game.fewest, most=game.most)
    choices = [Choice(count, str(count)) for count in range(game.fewest, game.most + 1)]
    return Question(text, choices, choices[0])


def ask_people(say: Speaker, seats: int) -> Question[int]:
    choices = [Choice(count, str(count)) for count in range(seats + 1)]
    return Question(say("start-people", most=seats), choices, choices[1])


def ask_level(say: Speaker, game: AnyGame) -> Question[str]:
    """Who sits in the other seats, the gentlest first."""
    ladder = game.ladder()
    choices = []
    for level in ladder.names():
        strength = ladder.strengths.get(level)
        does = say(f"bot-{level}-is") if say.has(f"bot-{level}-is") else ""
        choices.append(
            Choice(level, bot_name(level, say), str(strength.rating) if strength else "", does, words=(level,))
        )
    usual = next(choice for choice in choices if choice.value == gentle_level(game))
    return Question(say("start-level"), choices, usual, [say("list-name"), say("start-strength"), say("list-does")])


def ask_option(say: Speaker, game: AnyGame, option: Option) -> Question[str]:
    message = f"{game.id}-option-{option.name}"
    name = say(message) if say.has(message) else option.name
    values = option.values if len(option.values) <= MOST_VALUES else [*option.values[:MOST_VALUES], "…"]
    choices = [Choice(value, value) for value in option.values]
    text = say("start-option", name=name, values=", ".join(values), rule=option.rule)
    return Question(text, choices, next(choice for choice in choices if choice.value == option.default))
