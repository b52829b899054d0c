"""The rules for players, one text a game and language: whole, by section (`M4`) or by rule (`M4.1`)."""

import os
import re
from typing import Final

from dinotable.words import fold

HERE: Final = os.path.dirname(__file__)
PLACES: Final = (
    # Beside this file in an installed package, in docs/ in the source tree.
    os.path.join(HERE, "rules"),
    os.path.join(HERE, "..", "..", "..", "docs", "rules"),
)


def rules_text(game_id: str, language: str, folder: str = "") -> str | None:
    """Among the docs, or as `rules.en.md` in a game's own folder. None where there is no such text."""
    paths = [os.path.join(place, f"{game_id}.{language}.md") for place in PLACES]
    for path in [*paths, os.path.join(folder, f"rules.{language}.md")] if folder else paths:
        if os.path.exists(path):
            with open(path, encoding="utf-8") as file:
                return file.read()
    return None


def sections(text: str) -> list[str]:
    """The headings that carry a number: `M4 The turn`."""
    return re.findall(r"^## ([A-Z]+\d+ .+)$", text, re.MULTILINE)


def find_rule(text: str, number: str) -> str | None:
    """The paragraph of a rule, or the section of a heading."""
    wanted = re.escape(number.upper().rstrip("."))
    section = re.search(rf"^## {wanted}\b(?!\.).*?(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    if section:
        return section.group().strip()
    rule = re.search(rf"^- (\*\*{wanted}\*\* .*?)(?=^- \*\*[A-Z]+\d|^#|\Z)", text, re.MULTILINE | re.DOTALL)
    return rule.group(1).strip() if rule else None


def noted(text: str, notes: list[tuple[str, str]]) -> str:
    """The text with notes on its rules, each a number and a sentence: right below the rule, or the heading of a section.
    What it has no rule for is left out, so a part of a text can be noted, too."""
    by_rule: dict[str, list[str]] = {}
    for number, sentence in notes:
        by_rule.setdefault(number, []).append(f"- **▸ {sentence}**")
    for number, lines in by_rule.items():
        wanted = re.escape(number)
        rule = re.search(rf"^(- )?\*\*{wanted}\*\* .*(\n(?!\n|- |#).+)*", text, re.MULTILINE)
        heading = re.search(rf"^## {wanted}\b(?!\.).*\n?", text, re.MULTILINE)
        if rule:
            inner = "\n  " if rule.group(1) else "\n"
            text = text[: rule.end()] + inner + inner.join(lines) + text[rule.end() :]
        elif heading:
            text = text[: heading.end()] + "\n" + "\n".join(lines) + "\n" + text[heading.end() :]
    return text


def search_rules(text: str, words: str) -> list[str]:
    """The rules that have all these words in them, each at least as the beginning of one, in any case and with or without
    accents, in the order of the text."""
    rules = re.findall(r"^- (\*\*[A-Z]+\d[\d.]*\*\* .*?)(?=^- \*\*[A-Z]+\d|^#|\Z)", text, re.MULTILINE | re.DOTALL)
    wanted = [re.compile(rf"(?<!\w){re.escape(word)}") for word in _plain(words).split()]
    return [rule.strip() for rule in rules if all(word.search(_plain(rule)) for word in wanted)]


def _plain(text: str) -> str:
    """As it is typed: without emphasis, and with the apostrophe of a keyboard."""
    return fold(text).replace("’", "'").replace("*", "")
