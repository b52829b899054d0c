"""The questions before a game, as data: what is asked, what can be chosen, what is usual. Whoever shows them asks."""

from typing import Final, Generic, TypeVar

from dinotable.core.contract import AnyGame
from dinotable.core.setup import Option
from dinotable.terminal.players import bot_name
from dinotable.terminal.saves import Saved
from dinotable.words import Speaker

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


def ask_start(
    say: Speaker, saved: list[Saved], games: list[AnyGame], languages: list[str]
) -> Question[Saved | AnyGame | str]:
    """Saved games, the newest first, then the games there are, then other languages."""
    choices: list[Choice[Saved | AnyGame | str]] = []
    for each in saved:
        title = say(f"{each.game.id}-title")
        told = say("variant-title", title=title) if each.record.changed else title
        when = each.when.strftime("%Y-%m-%d %H:%M")
        choices.append(Choice(each, say("start-on", name=each.name), told, f"{', '.join(each.names)} · {when}"))
        choices[-1].words = (each.name,)
    for game in games:
        tagline = say(f"{game.id}-tagline") if say.has(f"{game.id}-tagline") else ""
        title, count = say(f"{game.id}-title"), f"{game.fewest}–{game.most}"
        choices.append(Choice(game, title, count, tagline, words=(game.id,)))
    for language in languages:
        choices.append(Choice(language, say(f"start-in-{language}"), "", ""))
        # Not its label, whose first word is the code of another language.
        choices[-1].words = (language,)
    return Question(say("start-which"), choices, None, [say("start-game"), say("start-players"), ""])


def ask_seats(say: Speaker, game: AnyGame, now: int) -> Question[int]:
    text = say("start-how-many", fewest=game.fewest, most=game.most)
    choices = [Choice(count, str(count)) for count in range(game.fewest, game.most + 1)]
    return Question(text, choices, _at(choices, now))


def ask_people(say: Speaker, seats: int, now: int) -> Question[int]:
    choices = [Choice(count, str(count)) for count in range(seats + 1)]
    return Question(say("start-people", most=seats), choices, _at(choices, now))


def ask_level(say: Speaker, game: AnyGame, now: str) -> Question[str]:
    """Who sits in the other seats, the gentlest first."""
    ladder = game.ladder()
    choices = []
    for level in ladder.names():
        strength = ladder.strengths.get(level)
        does = say(f"bot-{level}-is") if say.has(f"bot-{level}-is") else ""
        choices.append(
            Choice(level, bot_name(level, say), str(strength.rating) if strength else "", does, words=(level,))
        )
    heads = [say("list-name"), say("start-strength"), say("list-does")]
    return Question(say("start-level"), choices, _at(choices, now), heads)


def ask_option(say: Speaker, game: AnyGame, option: Option, now: str) -> Question[str]:
    told = [option_value(say, value) for value in option.values]
    values = told if len(told) <= MOST_VALUES else [*told[:MOST_VALUES], "…"]
    choices = [Choice(value, label, words=(value,)) for value, label in zip(option.values, told, strict=True)]
    text = say("start-option", name=option_name(say, game, option), values=", ".join(values), rule=option.rule)
    return Question(text, choices, _at(choices, now))


def option_name(say: Speaker, game: AnyGame, option: Option) -> str:
    message = f"{game.id}-option-{option.name}"
    name = say(message) if say.has(message) else option.name
    return name[0].upper() + name[1:]


def option_value(say: Speaker, value: str) -> str:
    """In words, where there are some."""
    return say(f"start-value-{value}") if say.has(f"start-value-{value}") else value


def _at(choices: list[Choice[T]], now: T) -> Choice[T]:
    return next(choice for choice in choices if choice.value == now)
