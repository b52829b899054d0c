"""What can be done at the full screen besides pointing at moves."""

import asyncio
import random
from pathlib import Path

import pytest

from dinotable.core.record import Record
from dinotable.games import find
from dinotable.table.lessons import folder_of, lessons_of
from dinotable.terminal.files import read_record
from dinotable.terminal.full.app import DARK, LIGHT, TableApp
from dinotable.terminal.full.bridge import FullScreen
from dinotable.terminal.full.papers import Choice, Paper, Question
from dinotable.terminal.learning import teach
from dinotable.terminal.players import WORDS
from dinotable.terminal.replaying import Viewer
from dinotable.terminal.start import Wishes, ask_wishes
from dinotable.terminal.walking import Walk
from dinotable.words import speaker
from examples.magpies import GAME as MAGPIES
from tests.terminal.full.sitting import Sitting

SMALL = (80, 24)
ROOT = Path(__file__).parents[3]


async def wait_until(app, pilot, is_so):
    for _ in range(6000):
        if app.failed:
            raise app.failed
        if is_so():
            return
        await pilot.pause(0.005)
    raise AssertionError("nothing happened")


def test_hint_log_rules_and_facts_are_read_and_put_away():
    sitting = Sitting(find("food-chain"), ["me", "random"])
    read = {}

    async def ask(pilot):
        assert await sitting.until_asked(pilot)
        for key in ("h", "l", "f", "question_mark", "i", "o"):
            await pilot.press(key)
            await sitting.until(pilot, lambda: isinstance(sitting.app.screen, Paper))
            read[key] = sitting.app.screen.text.plain
            await pilot.press("escape")
            await sitting.until(pilot, sitting.is_asked)
        await pilot.press("r")
        await sitting.until(pilot, lambda: isinstance(sitting.app.screen, Question))
        await pilot.press(*"FC4.1", "enter")
        await sitting.until(pilot, lambda: isinstance(sitting.app.screen, Paper))
        read["r"] = sitting.app.screen.text.plain

    sitting.run(SMALL, ask)
    assert "1  " in read["h"]
    assert "FC2.2" in read["l"]
    assert "Escape" in read["question_mark"]
    assert "Grazer" not in read["o"] and "Hatchling" in read["o"]
    assert "FC4.1" in read["r"]
    assert all(read.values())


def test_a_hint_marks_what_it_is_about():
    sitting = Sitting(find("ciao-dino"), ["me", "random"])

    async def ask(pilot):
        assert await sitting.until_asked(pilot)
        await pilot.press("h")
        await sitting.until(pilot, lambda: isinstance(sitting.app.screen, Paper))
        assert sitting.app.table.hinted <= sitting.app.table.picking.lit()
        assert sitting.app.table.hinted

    sitting.run(SMALL, ask)


def test_pointing_tells_what_follows_and_escape_takes_back():
    sitting = Sitting(find("food-chain"), ["me", "random"])

    async def point(pilot):
        assert await sitting.until_asked(pilot)
        table = sitting.app.table
        await pilot.press("tab", "enter")
        assert len(table.picking.picked) == 1
        # The second of two things: the whole move, in words.
        await pilot.press("tab")
        told = str(table.query_one("#preview").render())
        assert "hunt" in told or "Enter" in told
        await pilot.press("escape")
        assert table.picking.picked == []

    sitting.run(SMALL, point)


def test_what_is_typed_is_a_move_or_a_command_in_the_language_of_the_table():
    sitting = Sitting(find("ciao-dino"), ["me", "random"], "fr")

    async def type_in(pilot):
        assert await sitting.until_asked(pilot)
        await pilot.press("colon")
        await pilot.press(*"placer", "space", *"9.9", "enter")
        await sitting.until(pilot, lambda: isinstance(sitting.app.screen, Paper))
        assert "CD" in sitting.app.screen.text.plain
        await pilot.press("enter")
        move = sitting.session.spoken.text(sitting.app.table.picking.legal[0])
        await pilot.press("colon", *["space" if c == " " else c for c in move], "enter")
        await sitting.until(pilot, lambda: sitting.session.journal.entries[-1].seat >= 0 or sitting.is_asked())
        assert await sitting.until_asked(pilot)

    sitting.run(SMALL, type_in)
    assert [entry for entry in sitting.session.journal.entries if entry.seat == 0]


def test_what_can_be_undone_is_undone_by_a_key():
    sitting = Sitting(find("gods-love-dinosaurs"), ["me", "random"])

    async def undo(pilot):
        assert await sitting.until_asked(pilot)
        while not sitting.session.can_undo(0):
            await sitting.play(pilot, by_mouse=False, most=sitting.decisions + 1)
            assert await sitting.until_asked(pilot)
        await pilot.press("u")
        await sitting.until(pilot, lambda: sitting.session.journal.entries[-1].undone > 0)

    sitting.run(SMALL, undo)


def test_the_screen_is_empty_while_the_keyboard_changes_hands():
    sitting = Sitting(MAGPIES, ["me", "me"])
    seen = []

    async def hand_over(pilot):
        await sitting.until(pilot, lambda: isinstance(sitting.app.screen, Question))
        seen.append(sitting.app.table.glance)
        assert await sitting.until_asked(pilot)
        assert "Your hand" in sitting.text()
        await sitting.point_out(pilot, random.Random(1), by_mouse=False)
        # First the player before puts away what they saw, then the next one comes.
        await sitting.until(pilot, lambda: isinstance(sitting.app.screen, Question))
        before = sitting.app.screen
        await pilot.press("enter")
        await sitting.until(
            pilot, lambda: isinstance(sitting.app.screen, Question) and sitting.app.screen is not before
        )
        seen.append(sitting.app.table.glance)
        assert "Your hand" not in sitting.text()
        assert "Bo" in sitting.text()

    sitting.run(SMALL, hand_over)
    assert seen == [None, None]


def test_leaving_offers_to_save(tmp_path, monkeypatch):
    monkeypatch.setenv("DINOTABLE_DATA", str(tmp_path))
    sitting = Sitting(find("food-chain"), ["me", "random"])

    async def leave(pilot):
        assert await sitting.until_asked(pilot)
        await pilot.press("q")
        await sitting.until(pilot, lambda: isinstance(sitting.app.screen, Choice))
        await pilot.press("enter")
        await sitting.until(pilot, lambda: isinstance(sitting.app.screen, Question))
        await pilot.press(*"friday", "enter")
        await sitting.until(pilot, lambda: sitting.app._exit)

    sitting.run(SMALL, leave)
    assert [path.name for path in tmp_path.rglob("friday*")]
    # The way back stays on the terminal.
    assert "--resume friday" in sitting.app.last_words.plain


def test_a_dark_and_a_light_ground():
    sitting = Sitting(find("food-chain"), ["me", "random"])

    async def change(pilot):
        assert await sitting.until_asked(pilot)
        assert sitting.app.theme == DARK.name
        await pilot.press("t")
        assert sitting.app.theme == LIGHT.name

    sitting.run(SMALL, change)


def test_a_resized_window_shows_the_same_table():
    sitting = Sitting(find("gods-love-dinosaurs"), ["me", "random", "random", "random"])

    async def resize(pilot):
        assert await sitting.until_asked(pilot)
        for size in ((200, 50), (60, 20), SMALL):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            lit = sitting.app.table.picking.lit()
            assert lit & {place.spot.key for place in sitting.app.table.places()}
            assert sitting.app.table.query_one("#side").display == (size[0] == 200)

    sitting.run((120, 40), resize)


def test_the_start_is_a_list_to_choose_from(tmp_path, monkeypatch):
    monkeypatch.setenv("DINOTABLE_DATA", str(tmp_path))
    wished = []
    app = TableApp(speaker("en", []), lambda screen: wished.append(ask_wishes(screen, "en")), pace=0)

    async def choose():
        async with app.run_test(size=SMALL) as pilot:
            for _ in range(3000):
                if wished or app.failed:
                    break
                if isinstance(app.screen, Choice | Question):
                    await pilot.press("enter")
                await pilot.pause(0.005)

    asyncio.run(choose())
    assert isinstance(wished[0], Wishes)
    assert wished[0].words == ["me", "novice"]


@pytest.fixture(scope="module")
def played() -> Record:
    return read_record(min((ROOT / "tests" / "records" / "happy_little_dinosaurs").glob("*.txt")))


def test_a_record_is_walked_through_with_its_curve(played):
    game = find("happy-little-dinosaurs")
    say = speaker("fr", [game.words, WORDS])
    walks = []

    def walk_on(screen):
        walks.append(Walk(Viewer(game, played, None, None, say, screen)))
        walks[0].run()

    app = TableApp(say, walk_on, pace=0)

    async def walk():
        async with app.run_test(size=SMALL) as pilot:

            async def until(is_so):
                await wait_until(app, pilot, is_so)

            async def press(key, at):
                await until(lambda: app._is_asked and app.screen is app.table)
                await pilot.press(key)
                await until(lambda: app._is_asked and walks[0].at == at)

            await press("right", 1)
            await press("enter", 2)
            await press("left", 1)
            await press("end", len(played.lines))
            await press("home", 0)
            await pilot.press("c")
            await until(lambda: isinstance(app.screen, Paper))
            assert "%" in app.screen.text.plain
            await pilot.press("escape")
            await press("right", 1)
            assert "▲" in app.table.steps.text()
            # Escape stops what goes on by itself, and then leaves.
            await press("home", 0)
            walks[0]._pause = lambda _: FullScreen.pause(app.front, 30)
            await pilot.press("p")
            await until(lambda: not app._is_asked and walks[0].at == 1)
            await pilot.press("escape")
            await until(lambda: app._is_asked)
            assert walks[0].at == 1
            await pilot.press("escape")
            await until(lambda: not app.is_running or app._exit)

    asyncio.run(walk())
    assert app.failed is None


@pytest.mark.parametrize("size", [SMALL, (120, 40)])
def test_a_player_is_pointed_at_where_a_move_is_about_one(size):
    sitting = Sitting(find("happy-little-dinosaurs"), ["me", "random"])

    async def point(pilot):
        table = sitting.app.table
        while await sitting.until_asked(pilot):
            places = [place for place in table.places() if place.spot.key in ("seat 0", "seat 1")]
            if places:
                assert {place.spot.key for place in places} <= table.picking.lit()
                before = len(table.picking.moves())
                table.point(places[0])
                await pilot.press("enter")
                assert not sitting.is_asked() or len(table.picking.moves()) < before
                return
            await sitting.play(pilot, by_mouse=False, most=sitting.decisions + 1)
        raise AssertionError("nobody was ever to be pointed at")

    sitting.run(size, point)


def test_what_a_lesson_asks_for_stays_in_sight_and_it_can_be_left():
    game = find("food-chain")
    lesson = next(iter(lessons_of(game).values()))
    app = TableApp(speaker("fr", []), lambda screen: teach(screen, game, lesson, "fr"), pace=0)
    say = speaker("fr", [game.words, folder_of(game)])
    seen = []

    async def learn():
        async with app.run_test(size=SMALL) as pilot:

            async def until(is_so):
                await wait_until(app, pilot, is_so)

            await until(lambda: isinstance(app.screen, Paper))
            seen.append(app.screen.text.plain)
            await pilot.press("enter")
            await until(lambda: app.screen is app.table and app._is_asked)
            seen.append(str(app.table.query_one("#note").render()))
            await pilot.press("q")
            await until(lambda: app._exit)

    asyncio.run(learn())
    title, goal = seen
    left = app.last_words.plain
    assert say(lesson.title) in title
    assert goal == say(f"{lesson.steps[0].words}-do")
    assert "dinotable learn" in left


def test_a_variant_is_marked_and_told_by_a_key():
    sitting = Sitting(MAGPIES, ["me", "random"], box=MAGPIES.change_box({"rounds": "6"}))
    seen = {}

    async def ask(pilot):
        # What is told at the start lies over the table.
        await sitting.until(pilot, lambda: isinstance(sitting.app.screen, Paper))
        seen["start"] = sitting.app.screen.text.plain
        await pilot.press("escape")
        assert await sitting.until_asked(pilot)
        seen["table"] = sitting.text()
        await pilot.press("v")
        await sitting.until(pilot, lambda: isinstance(sitting.app.screen, Paper))
        seen["key"] = sitting.app.screen.text.plain

    sitting.run(SMALL, ask)
    assert "Rounds in a game: 6 (usually 4)" in seen["start"] and "Rounds in a game: 6" in seen["key"]
    assert "Magpies (variant)" in seen["table"]
