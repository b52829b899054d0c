"""What stands around the board: the header is whole, colours are away where nobody wants them, and Tab completes."""

import io

import pytest
from rich.console import Console
from textual.widgets import Static

from dinotable.games import find
from dinotable.terminal.asking import _offer_completions
from dinotable.terminal.choices import Choice, Question
from dinotable.terminal.full.completing import completed
from dinotable.terminal.full.papers import CommandLine
from dinotable.terminal.players import WORDS
from dinotable.terminal.playing import new_session
from dinotable.terminal.screen import Screen
from dinotable.terminal.start import labels
from dinotable.words import speaker
from tests.terminal.full.sitting import Sitting

HAPPY = find("happy-little-dinosaurs")


@pytest.mark.parametrize("size", [(80, 24), (60, 20)])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_header_is_whole(language, size):
    sitting = Sitting(HAPPY, ["me", "random", "random", "random"], language)

    async def look(pilot):
        assert await sitting.until_asked(pilot)
        glance, text = sitting.app.table.glance, " ".join(sitting.text().split())
        assert f"{glance.title} · {' '.join(glance.board.status.split())}" in text
        assert all(name in text for name in sitting.session.names)

    sitting.run(size, look)


def test_without_colours_there_is_no_grey_either(monkeypatch):
    monkeypatch.setenv("NO_COLOR", "1")
    sitting, styles, picked = Sitting(HAPPY, ["me", "random"]), [], []

    async def look(pilot):
        assert await sitting.until_asked(pilot)
        await pilot.press("q")
        await sitting.until(pilot, lambda: sitting.app.screen is not sitting.app.table)
        for screen in (sitting.app.table, sitting.app.screen):
            drawn = [segment for strip in screen._compositor.render_strips() for segment in strip]
            styles.extend(segment.style for segment in drawn)
            picked.extend(segment.style for segment in drawn if segment.text.strip() == "Save and leave")

    sitting.run((80, 24), look)
    assert not [style for style in styles if style and (style.color or style.bgcolor)]
    assert any(style and style.reverse for style in styles), "what is pointed at is seen all the same"
    assert picked and all(style.underline for style in picked), "and so is what Enter would choose"


def test_nothing_stands_between_dots():
    question = Question(
        "?", [Choice(1, "a game", "", "told", ""), Choice(2, "a new game", "", "", "")], None, ["", "", "", ""]
    )
    assert labels(question) == ["a game · told", "a new game"]


# The line that is typed into.
def completions(language: str):
    say = speaker(language, [HAPPY.words, WORDS])
    screen = Screen(Console(file=io.StringIO()))
    session = new_session(HAPPY, HAPPY.setup(2), ["me", "me"], [], 7, say, screen)
    session.start()
    _offer_completions(session, session.legal(0))
    return screen._completions


def test_tab_completes_as_far_as_there_is_no_choice():
    words = {"": ["hint", "help"], "he": ["help"], "h": ["hint", "help"]}
    fits = lambda before, begun: words.get(begun, []) if not before else []  # noqa: E731
    assert completed("he", fits) == "help "
    assert completed("h", fits) == "h"
    assert completed("x", fits) == "x"
    assert completed("help x", fits) == "help x"
    assert completed("f", lambda *_: ["forced", "for"]) == "for"


def test_a_colon_begins_commands_alone():
    fits = completions("en")
    assert fits([], ":h") == [":help", ":hint"]
    assert ":log" in fits([], ":") and ":choose" not in fits([], ":")
    assert fits([":confirm"], "") == ["on", "off"]
    assert fits([":why"], "ch") == ["choose"]
    assert completions("fr")([], ":ann") == [":annuler"]
    assert completions("fr")([], ":und") == [":undo"]


def test_what_fits_is_seen_while_one_types():
    sitting = Sitting(HAPPY, ["me", "random"])

    async def type_in(pilot):
        assert await sitting.until_asked(pilot)
        await pilot.press("colon")
        await sitting.until(pilot, lambda: isinstance(sitting.app.screen, CommandLine))
        shown = lambda: str(sitting.app.screen.query_one("#fits", Static).render())  # noqa: E731
        assert "choose" in shown() and ":log" in shown()
        await pilot.press("r", "u")
        assert shown() == "rules"
        await pilot.press("tab")
        assert sitting.app.screen.query_one("Input").value == "rules "

    sitting.run((80, 24), type_in)


@pytest.mark.parametrize("name", ["ciao-dino", "gods-love-dinosaurs"])
def test_a_map_keeps_the_names_that_moves_are_said_by(name):
    """However small the window; all of it is a key away."""
    sitting = Sitting(find(name), ["me", "random", "random", "random"])

    async def look(pilot):
        assert await sitting.until_asked(pilot)
        table = sitting.app.table
        while (
            not any(len(key.split()) > 3 for key in table.picking.lit() if key.startswith("hex")) and not table.has_more
        ):
            await sitting.play(pilot, by_mouse=False, most=sitting.decisions + 1)
            assert await sitting.until_asked(pilot)
        board = table.query_one("#board")
        assert all(name_of(spot) in words_on(board, spot) for spot in board.canvas.spots if is_named(spot))
        named = board.canvas.height(), board.canvas.width()
        await pilot.press("m")
        assert (board.canvas.height(), board.canvas.width()) < named
        await pilot.press("m")
        assert (board.canvas.height(), board.canvas.width()) == named

    sitting.run((60, 20), look)


def name_of(spot):
    return spot.key.partition(" ")[2]


def is_named(spot):
    return spot.key.startswith("hex ")


def words_on(board, spot):
    cells = board.canvas.cells
    rows, columns = range(spot.row, spot.row + spot.height), range(spot.column, spot.column + spot.width)
    return "".join(cells.get((row, column), (" ", ""))[0] for row in rows for column in columns)


def test_the_log_at_the_side_begins_with_a_whole_entry():
    async def look(pilot):
        assert await sitting.until_asked(pilot)
        log = str(sitting.app.table.query_one("#log", Static).render())
        told = [line.text for line in sitting.app.table.glance.log]
        first = log.splitlines()[0].removeprefix("→ ")
        assert len(told) > len(log.splitlines()) / 2
        assert any(text.startswith(first.partition(" FC")[0]) for text in told), first

    for size in ((100, 30), (120, 33)):
        sitting = Sitting(find("food-chain"), ["me", "random", "random", "random"])
        sitting.run(size, look)
