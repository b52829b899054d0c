"""Which pages may state measurements, and what a measurement looks like there."""

import re
from typing import NamedTuple

from tests.docs.pages import FENCE, PAGES, name_of

NOT_SCANNED = ("docs/decisions/", "docs/rules/")
"""What was weighed then, and the rules of games."""
SCANNED = [page for page in PAGES if not name_of(page).startswith(NOT_SCANNED)]

PLAIN = r"(?<![\w.#])(?:\d[\d,]*(?:\.\d+)?|\.\d+)"
WORD = (
    r"(?<!\w)(?:two|three|four|five|six|seven|eight|nine|ten|twelve|seventeen|twenty|thirty|fifty"
    r"|hundred|thousand|thirds|fifth)"
)
UNIT = (
    r"(?:%|per cent|×|x\b|times (?:as|faster|slower|more)|times a|-fold|fold\b|[µm]s\b|s\b|/s\b|[\w-]+/s\b"
    r"|a second\b|[\w-]+ a second\b|of a second|per second|(?:milli|micro)?seconds?\b|minutes?\b|hours?\b|h\b|min\b"
    r"|[kKMG]B\b|bytes\b|Elo\b|points of winning|turns\b|games a\b|decisions\b|simulations a\b)"
)
JOINED = rf"{PLAIN}(?:\s*(?:,|/|–|and|to|or|%\s*–)\s*{PLAIN})*"
FIGURE = re.compile(
    "|".join(
        [
            rf"{JOINED}\s?{UNIT}",  # 6 to 53 ms
            rf"{WORD} (?:{UNIT})",  # two thirds as many is beyond it
            r"\[[−+-]?[\d.,]+–[−+-]?[\d.,]+\]",  # [81.0–85.6]
            r"±\s?[\d.]+",
            rf"{PLAIN} \({PLAIN} to {PLAIN}\)",  # 1907 (1878 to 1920)
            r"(?<![\w.#-])\d+ of \d+\b",  # 12 of 12
            r"(?<![\w.,#-])\d{1,3}(?:,\d{3})+\b",  # 1,313,332
            r"(?<![\w.#/-])\d*\.\d+(?![\w.]*\w)",  # 0.58 and .555, and no version of three parts
        ]
    )
)
HEAD = re.compile(r"/s\b|a second|seconds|minutes|%|log-loss|share|\bms\b|\bMB\b|learned|by hand|rating|process")
"""Of a column whose bare numbers are measurements."""
RULE_OF_TABLE = re.compile(r"^\|[\s:|-]+\|$")


class Found(NamedTuple):
    start: int
    end: int
    text: str


NOT_PROSE = [
    FENCE,
    re.compile(r"`[^`\n]*`"),
    re.compile(r"(?<=\])\([^)\n]*\)"),
    re.compile(r"<!--.*?-->", re.DOTALL),
    re.compile(r"^\| (?:games|bots) \|.*$", re.MULTILINE),  # of what a table is
]


def bare(text: str) -> str:
    """The page without code, addresses and numbers of games, each letter where it was."""
    for pattern in NOT_PROSE:
        text = pattern.sub(lambda match: re.sub(r"[^\n]", "·", match[0]), text)
    return text


def figures_in(text: str) -> list[Found]:
    """All that look like measurements, in their order."""
    plain = bare(text)
    found = [Found(match.start(), match.end(), match[0]) for match in FIGURE.finditer(plain)]
    return sorted({*found, *_cells(plain)})


def _cells(plain: str) -> list[Found]:
    """Bare numbers in columns whose head has a unit."""
    found, heads, offset, last = [], [], 0, ""
    for line in plain.split("\n"):
        if RULE_OF_TABLE.match(line):
            heads = [bool(HEAD.search(head)) for head in last.split("|")]
        elif not line.startswith("|"):
            heads = []
        elif heads:
            at = offset
            for cell, is_measured in zip(line.split("|"), heads, strict=False):
                if is_measured and re.fullmatch(r"\s*[\d.,]+\s*", cell):
                    start = at + len(cell) - len(cell.lstrip())
                    found.append(Found(start, start + len(cell.strip()), cell.strip()))
                at += len(cell) + 1
        offset += len(line) + 1
        last = line
    return found
