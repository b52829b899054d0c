"""The bot in forty lines. `tests/docs` runs the commands about it in docs/bots.md."""

from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_bot_in_forty_lines_has_no_more():
    assert len((ROOT / "examples" / "bot_in_forty_lines.py").read_text().splitlines()) <= 40


def test_the_page_of_the_bots_shows_it():
    assert "examples.bot_in_forty_lines:Bot" in (ROOT / "docs" / "bots.md").read_text()
