"""Laws of words: everything a game can say is said in English and in French."""

from pathlib import Path

from fluent.syntax import FluentParser, ast

from dinotable.core.contract import AnyGame, Say
from dinotable.core.fields import Field, HexField, Number, SeatField, Several, Word
from dinotable.core.generator import Generator
from dinotable.core.vocabulary import Kind
from dinotable.words import LANGUAGES, speaker
from tests.conformance.spots import all_setups, play_on


def law_words(game: AnyGame) -> None:
    """Each kind, each word of a field and each way to end has its message, and takes its arguments."""
    for language in LANGUAGES:
        say = strict(speaker(language, [game.words]))
        for name in ("title", "tagline"):
            assert say(f"{game.id}-{name}")
        for kind, sort in kinds_of(game):
            message = f"{game.id}-{sort}-{kind.word}"
            for arguments in ({}, *plausible(game, kind, say)):
                if arguments or not kind.fields:
                    assert say(message, **arguments).strip(), f"{message} says nothing in {language}"
        for reason in reasons(game):
            assert say(f"{game.id}-end-{reason}").strip()
    english, french = messages(game, "en"), messages(game, "fr")
    assert set(english) == set(french), f"in one language only: {sorted(set(english) ^ set(french))}"


def law_word_values(game: AnyGame) -> None:
    """The message of a word field names each of its values, and `hidden` if it can be."""
    for language in LANGUAGES:
        found = messages(game, language)
        for kind, _ in kinds_of(game):
            for field in kind.fields:
                word = field.member if isinstance(field, Several) else field
                if isinstance(word, Word):
                    message = f"{game.id}-{word.name}"
                    assert message in found, f"{message} is missing in {language}"
                    wanted = set(word.words) | ({"hidden"} if field.secret else set())
                    missing = wanted - variants(found[message])
                    assert not missing, f"{message} in {language} has no word for {sorted(missing)}"


def strict(say: Say) -> Say:
    def said(message: str, **arguments: object) -> str:
        try:
            return say(message, **arguments)
        except (KeyError, ValueError) as error:
            raise AssertionError(str(error)) from error

    return said


def kinds_of(game: AnyGame) -> list[tuple[Kind, str]]:
    """Every kind with the sort of message it needs."""
    sorts = ((game.actions, "do"), (game.events, "event"), (game.refusals, "no"))
    return [(kind, sort) for words, sort in sorts for kind in words.kinds]


def plausible(game: AnyGame, kind: Kind, say) -> list[dict[str, object]]:
    """Arguments as the players' screens give them: the smallest and the largest values, and hidden ones."""
    return [
        {field.name: argument(game, field, value, say) for field in kind.fields}
        for value in ("least", "most", "hidden")
        if kind.fields
    ]


def argument(game: AnyGame, field: Field, which: str, say) -> object:
    if which == "hidden" and field.secret:
        return say(f"{game.id}-{field.name}", value="hidden") if isinstance(field, Word) else "?"
    if isinstance(field, Several):
        return argument(game, field.member, which, say)
    value = field.least if which == "least" else field.least + field.count - 1
    if isinstance(field, SeatField):
        return f"Zoé {value}"
    if isinstance(field, Word):
        return say(f"{game.id}-{field.name}", value=field.text(value))
    return field.text(value) if isinstance(field, HexField) or not isinstance(field, Number) else value


def reasons(game: AnyGame) -> set[str]:
    """Ways to end that random games find."""
    found = set()
    for setup in all_setups(game):
        for seed in range(2):
            state = game.new(setup)
            play_on(game, state, Generator(seed), game.longest(setup))
            outcome = game.outcome(state)
            if outcome is not None:
                found.add(outcome.reason)
    return found


def messages(game: AnyGame, language: str) -> dict[str, ast.Message]:
    text = (Path(game.words) / f"{language}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert not junk, f"{game.id}, {language}: Fluent cannot read {junk[0]!r}"
    entries = [entry for entry in body if isinstance(entry, ast.Message)]
    names = [entry.id.name for entry in entries]
    assert len(set(names)) == len(names), (
        f"{language}: twice {sorted({name for name in names if names.count(name) > 1})}"
    )
    return {entry.id.name: entry for entry in entries}


def variants(message: ast.Message) -> set[str]:
    """The values that a message selects on."""
    found = set()
    for element in message.value.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                key = variant.key
                found.add(key.name if isinstance(key, ast.Identifier) else key.value)
    return found
