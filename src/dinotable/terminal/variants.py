"""A game with another box, in words: at its start, in its title, among its rules, and whenever somebody asks."""

from typing import Final

from dinotable.core.box import Box
from dinotable.core.contract import AnyGame
from dinotable.core.setup import Setup
from dinotable.library.tell import Line
from dinotable.terminal.clean import clean
from dinotable.terminal.screen import Screen
from dinotable.words import Speaker
from dinotable.words.boxes import notes_on_rules, told_changes, told_variant
from dinotable.words.rules import noted, rules_text

GREETED: Final = 8
"""As many changes are told at the start; with a pack of cards of one's own there are hundreds."""


def title_of(say: Speaker, game: AnyGame, box: Box) -> str:
    """A mark stands behind a game's title where it is not the usual one."""
    title = say(f"{game.id}-title")
    return say("variant-title", title=title) if box.changed or box.variant else title


def greet_variant(say: Speaker, screen: Screen, game: AnyGame, setup: Setup) -> None:
    changes = _changes(say, game, setup)
    title = told_variant(say, clean(setup.box.variant), len(changes))
    if title:
        screen.text(title, "good")
    shown = changes if len(changes) <= GREETED else changes[: GREETED - 1]
    screen.lines(shown)
    if len(shown) < len(changes):
        screen.text("   " + say("changes-more", count=len(changes) - len(shown), word=say("word-variant")), "dim")


def tell_variant(say: Speaker, screen: Screen, game: AnyGame, setup: Setup) -> None:
    changes = _changes(say, game, setup)
    screen.text(told_variant(say, clean(setup.box.variant), len(changes)) or say("changes-none"), "bold")
    screen.lines(changes)
    for option in game.options:
        if option.name in setup.options and option.offered(setup.seats):
            message = f"{game.id}-option-{option.name}"
            name = say(message) if say.has(message) else option.name
            screen.lines([Line(say("changes-option", name=name, value=setup.options[option.name]), option.rule)])


def rules_with(say: Speaker, game: AnyGame, changed: dict[str, str], seats: int = 0) -> str | None:
    """The text of the rules, with what is changed below the rules that it belongs to."""
    text = rules_text(game.id, say.language, game.words)
    return text and noted(text, notes_on_rules(say, game.items(), changed, seats))


def _changes(say: Speaker, game: AnyGame, setup: Setup) -> list[Line]:
    return [Line(text, rule) for rule, text in told_changes(say, game.items(), setup.box.changed, setup.seats)]
