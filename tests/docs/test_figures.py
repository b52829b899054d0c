"""The drawings under the rules, on the site and in the page: each under a rule that exists, and all of them packed."""

import re
import sys
import tomllib

import pytest
from pathspec import GitIgnoreSpec

from dinotable.games import GAMES
from tests.docs.pages import ROOT

sys.path.append(str(ROOT / "docs"))
from figures import figures


@pytest.mark.parametrize("game", GAMES)
def test_each_drawing_stands_under_a_rule_and_is_told_in_both_languages(game):
    drawn = figures(game)
    assert len(drawn) >= 7
    for language in ("en", "fr"):
        rules = (ROOT / "docs" / "rules" / f"{game}.{language}.md").read_text(encoding="utf-8")
        for figure in drawn:
            assert f"- **{figure.rule}** " in rules
            assert figure.svg[language].startswith("<svg") and figure.told(language) and figure.caption[language]
    assert len({figure.file("en") for figure in drawn}) == len(drawn)


def test_a_page_built_from_what_is_packed_has_them_too():
    include = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["hatch"]["build"]["targets"]["sdist"][
        "include"
    ]
    packed = GitIgnoreSpec.from_lines(include)
    positions = sorted((ROOT / "docs" / "positions").glob("*.toml"))
    records = {
        f"tests/records/{name}" for path in positions for name in re.findall(r'record = "(.+)"', path.read_text())
    }
    assert records
    needed = records | {str(path.relative_to(ROOT)) for path in positions} | {"docs/figures.py"}
    assert [path for path in needed if not packed.match_file(path)] == []
