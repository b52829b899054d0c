"""What there is to play, and its rules."""

from typing import Final

from dinotable.core.contract import AnyGame
from dinotable.core.errors import DinotableError
from dinotable.core.setup import Option
from dinotable.mcp.telling import speaker_for
from dinotable.terminal.variants import rules_with
from dinotable.words import Speaker
from dinotable.words.rules import find_rule, search_rules, sections

MOST_RULES: Final = 6_000
"""Letters of found rules; more are only named."""
MOST_VALUES: Final = 6
"""Values of an option that are listed; the refusal of another one lists them all."""


def list_games(games: list[AnyGame], language: str) -> list[str]:
    lines = []
    for game in games:
        say = speaker_for(game, language)
        lines.append(say("mcp-game", id=game.id, title=say(f"{game.id}-title"), fewest=game.fewest, most=game.most))
        lines += [f"  {say(f'{game.id}-tagline')}"] if say.has(f"{game.id}-tagline") else []
        lines += [f"  {_option(say, option)}" for option in game.options]
        lines.append(f"  {say('mcp-bots', levels=', '.join(game.ladder().names()))}")
    return lines


def _option(say: Speaker, option: Option) -> str:
    shown = option.values[:MOST_VALUES]
    values = ", ".join([*shown, "…"] if len(shown) < len(option.values) else shown)
    seats = ", ".join(map(str, option.seats)) or "all"
    return say("mcp-option", name=option.name, seats=seats, values=values, default=option.default, rule=option.rule)


def read_rules(game: AnyGame, language: str, number: str, words: str, changed: dict[str, str]) -> list[str]:
    """One rule or section, all rules with some words, or the sections; with what is changed below the rules concerned."""
    say = speaker_for(game, language)
    text = rules_with(say, game, changed)
    if text is None:
        return [say("rules-none")]
    if number:
        rule = find_rule(text, number)
        if rule is None:
            raise DinotableError(say("rules-no-such", number=number))
        return [rule]
    if words.strip():
        return _found(say, text, words)
    listed = sections(text)
    head = say("mcp-rules-sections", title=say(f"{game.id}-title"))
    return [head, *[f"  {heading}" for heading in listed]] if listed else [text]


def _found(say: Speaker, text: str, words: str) -> list[str]:
    found = search_rules(text, words)
    shown: list[str] = []
    while found and sum(map(len, shown)) + len(found[0]) <= MOST_RULES:
        shown.append(found.pop(0))
    numbers = ", ".join(rule.split("**")[1] for rule in found)
    head = say("mcp-rules-found", count=len(shown) + len(found), words=words[:80])
    return [head, *shown, *([say("mcp-rules-more", numbers=numbers)] if numbers else [])]
