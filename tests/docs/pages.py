"""The pages that people read, and the blocks of code in them."""

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
NEED_FRAMEWORKS = ["docs/python/learning.md", "docs/python/openspiel.md"]
"""Pages whose code is run by `tests/frameworks`."""
FENCE = re.compile(
    r"(?:^`(?P<file>[\w./-]+)`\n)?^```(?P<language>[\w+-]*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL
)


class Block(NamedTuple):
    language: str
    text: str
    file: str
    """Its name where the line above is one, `like/this.py`: then the block is that file, and is not run by itself."""
    line: int
    """Where it begins in the page."""
    is_output: bool
    """A `text` right after `python` is what that prints."""


def blocks(page: Path) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    found: list[Block] = []
    end = 0
    for match in FENCE.finditer(text):
        follows = bool(found) and found[-1].language == "python" and not text[end : match.start()].strip()
        found.append(
            Block(
                match["language"],
                match["text"],
                match["file"] or "",
                text.count("\n", 0, match.start("text")) + 1,
                match["language"] == "text" and follows,
            )
        )
        end = match.end()
    return found


def prose(page: Path) -> str:
    """Everything but blocks of code."""
    return FENCE.sub("", page.read_text(encoding="utf-8"))


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))
