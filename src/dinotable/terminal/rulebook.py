"""`dinotable rules`: the rules of a game, whole, by number, or those with some words in them."""

import re
from typing import Final

from dinotable.core.contract import AnyGame
from dinotable.core.errors import Failed, SetupError
from dinotable.games import find
from dinotable.terminal.arguments import BoxFile, Lang, Sets, language
from dinotable.terminal.files import read_box
from dinotable.terminal.screen import Screen
from dinotable.terminal.variants import rules_with
from dinotable.words import LANGUAGES, Speaker, speaker
from dinotable.words.rules import find_rule, search_rules

NUMBER: Final = re.compile(r"[A-Za-z]+\d+(\.\d+)*\.?")


def rules(game: str, /, *words: str, lang: Lang = None, box: BoxFile = None, sets: Sets = None) -> None:
    """Read the rules of a game, one rule by its number, or all rules with some words in them. What another box changes
    stands below the rule that it is about.

    Example: `dinotable rules food-chain FC5.1 --lang fr`

    Example: `dinotable rules food-chain eat tie --lang en`

    Parameters
    ----------
    words
        A rule (FC5.1), a section (FC5), or words: each at least as the beginning of one, with or without accents.
    """
    chosen = find(game)
    changed = (read_box(chosen, box, sets) or chosen.box).changed
    say = speaker(language(lang), [chosen.words])
    text = rules_with(say, chosen, changed)
    if text is None:
        raise SetupError(f"there is no text of the rules of {chosen.id}")
    wanted = [word for each in words for word in each.split()]
    if not wanted:
        shown = text
    elif all(map(NUMBER.fullmatch, wanted)):
        shown = "\n\n".join(_numbered(chosen, text, number) for number in wanted)
    else:
        shown = _with_words(say, chosen, game, text, " ".join(wanted))
    Screen().markdown(shown)


def _numbered(game: AnyGame, text: str, number: str) -> str:
    rule = find_rule(text, number)
    if rule is None:
        raise SetupError(f"{game.id} has no rule “{number[:40]}”: leave the number out to read them all")
    return rule


def _with_words(say: Speaker, game: AnyGame, place: str, text: str, words: str) -> str:
    """Nothing found is a failed run, which says where there is something."""
    title, short = say(f"{game.id}-title"), words[:80]
    if found := search_rules(text, words):
        return "\n\n".join([say("rules-with-words", count=len(found), words=short), *found])
    (other,) = set(LANGUAGES) - {say.language}
    if search_rules(rules_with(speaker(other, [game.words]), game, {}) or "", words):
        raise Failed(say("rules-in-other", title=title, words=short, language=other))
    raise Failed(say("rules-not-found", title=title, words=short, game=place))
