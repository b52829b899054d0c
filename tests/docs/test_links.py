"""Every link and anchor of README and docs leads somewhere, and every command that is named in passing exists."""

import contextlib
import io
import re
from functools import cache
from pathlib import Path

import pytest

from dinotable.cli import main
from tests.docs.pages import PAGES, ROOT, name_of, prose

LINK = re.compile(r"\]\(([^)\s]*?)(?:#([^)\s]*))?\)")
COMMAND = re.compile(r"`dinotable ((?:admin )?(?!\d)[a-z][\w-]*)([^`]*)`")
TARGETS = set(re.findall(r"^([\w/.-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))


def anchors(page: Path) -> set[str]:
    titles = re.findall(r"^#+ (.*)$", prose(page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).strip().replace(" ", "-") for title in titles}


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_somewhere(page: Path) -> None:
    for target, anchor in LINK.findall(re.sub(r"`[^`\n]*`", "", prose(page))):
        if target.startswith(("http", "mailto")):
            continue
        place = (page.parent / target).resolve() if target else page
        assert place.exists(), f"{target} is not there"
        assert not anchor or anchor in anchors(place), f"{place.name} has no heading “{anchor}”"


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_targets_of_make_exist(page: Path) -> None:
    for words in re.findall(r"(?:^|`)make ([a-z/.]+)(?=[\s`])", page.read_text(encoding="utf-8"), re.MULTILINE):
        assert words in TARGETS, f"make {words}"


@cache
def flags(command: str) -> str:
    """What a command says of itself."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        assert main([*command.split(), "--help"]) == 0, f"there is no dinotable {command}"
    return out.getvalue()


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_commands_named_in_passing_exist(page: Path) -> None:
    for command, rest in COMMAND.findall(prose(page)):
        told = flags(command)
        for flag in re.findall(r"--[\w-]+", rest):
            assert flag in told, f"dinotable {command} has no {flag}"
