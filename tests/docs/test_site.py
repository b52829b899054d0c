"""The site that `make docs` builds: without a warning, without a network, with a drawing where the rules have one."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import dinotable
from dinotable.games import GAMES
from dinotable.words.rules import find_rule, rules_text
from tests.docs.pages import ROOT


def built(folder: Path) -> Path:
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "-q", "--strict", "-d", str(folder)],
        cwd=ROOT, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def fetches_nothing_from_elsewhere(site: Path) -> None:
    for page in site.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        assert not re.findall(r"""<(?:script|link|img|iframe)[^>]+(?:src|href)=["']?(?:https?:)?//[^"'>]*""", text), (
            page
        )
    for style in site.rglob("*.css"):
        assert not re.search(r"""url\(["']?(?:https?:)?//|@import""", style.read_text(encoding="utf-8")), style


def can_be_searched_from_a_file(site: Path) -> None:
    assert "eagle" in (site / "search" / "search_index.js").read_text(encoding="utf-8")
    assert 'src="assets/iframe-worker.js"' in (site / "index.html").read_text(encoding="utf-8")


def has_drawings_in_its_rules(site: Path, game: str) -> None:
    figures = tomllib.loads((ROOT / "docs" / "positions" / f"{game}.toml").read_text(encoding="utf-8"))["figure"]
    assert len(figures) >= 5
    for language in ("en", "fr"):
        page = (site / "rules" / f"{game}.{language}.html").read_text(encoding="utf-8")
        pictures = re.findall(r'<img src="(figures/[^"]+)"|<img [^>]*src="(figures/[^"]+)"', page)
        shown = [one or other for one, other in pictures]
        assert len(shown) == len(figures)
        for place in shown:
            assert (site / "rules" / place).read_text(encoding="utf-8").startswith("<svg ")
        for figure in figures:
            assert find_rule(rules_text(game, language) or "", figure["rule"])


def has_every_public_name(site: Path) -> None:
    page = (site / "api.html").read_text(encoding="utf-8")
    for name in set(dinotable.__all__) - {"__version__"}:
        assert f'id="dinotable.{name}' in page or f'id="dinotable.core.errors.{name}"' in page, name


def test_the_site(tmp_path: Path) -> None:
    """In one, so that it is built once, whoever runs which test."""
    site = built(tmp_path)
    fetches_nothing_from_elsewhere(site)
    can_be_searched_from_a_file(site)
    has_every_public_name(site)
    for game in GAMES:
        has_drawings_in_its_rules(site, game)
