"""Escape is back or no, Ctrl-C leaves from anywhere and offers to save, and Enter loses no game."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from dinotable.games import find
from dinotable.table.lessons import lessons_of
from dinotable.terminal.full.app import TableApp
from dinotable.terminal.full.bridge import FullScreen
from dinotable.terminal.full.papers import Choice, CommandLine, Paper, Question
from dinotable.terminal.learning import teach
from dinotable.terminal.playing import new_session, play_game
from dinotable.terminal.start import Learn, Wishes, ask_wishes
from dinotable.words import speaker
from examples.magpies import GAME as MAGPIES
from tests.terminal.full.sitting import Sitting

SMALL = (80, 24)
FOOD = find("food-chain")
LEAVING = ["ctrl+c", "ctrl+q", "ctrl+d", "q"]


@pytest.fixture(autouse=True)
def data(tmp_path, monkeypatch):
    monkeypatch.setenv("DINOTABLE_DATA", str(tmp_path))
    return tmp_path


def until(app: TableApp, pilot: Pilot[Any], is_so: Callable[[], bool]) -> Any:
    async def wait() -> None:
        for _ in range(3000):
            if app.failed:
                raise app.failed
            if is_so():
                await pilot.pause()
                return
            await pilot.pause(0.005)
        raise AssertionError(f"nothing happened: {app.screen}")

    return wait()


def at_start(do: Callable[..., Any]) -> list[Any]:
    """What was wished for at the start, which somebody goes through."""
    wished: list[Any] = []
    app = TableApp(speaker("en", []), lambda screen: wished.append(ask_wishes(screen, "en")), pace=0)

    async def go() -> None:
        async with app.run_test(size=SMALL) as pilot:
            seen: list[Any] = []

            async def asked(kind: type) -> Any:
                """The next box."""
                await until(app, pilot, lambda: isinstance(app.screen, kind) and app.screen not in seen)
                seen.append(app.screen)
                return app.screen

            await do(pilot, asked)
            await until(app, pilot, lambda: bool(wished))

    asyncio.run(go())
    return wished


@pytest.mark.parametrize("key", [*LEAVING, "escape"])
def test_the_start_can_be_left(key):
    async def leave(pilot, asked):
        await asked(Choice)
        await pilot.press(key)

    assert at_start(leave) == [None]


@pytest.mark.parametrize("key", ["ctrl+c", "ctrl+q"])
def test_it_is_left_while_something_is_typed(key):
    async def leave(pilot, asked):
        await asked(Choice)
        await pilot.press("enter")
        await asked(Choice)
        await pilot.press("down", "down", "down", "enter")
        typing = await asked(Question)
        await pilot.press("end", "x", "left", "ctrl+d")
        assert typing.query_one(Input).value == "Player 1"
        await pilot.press(key)

    assert at_start(leave) == [None]


def test_escape_goes_back_and_keeps_what_was_answered():
    async def go(pilot, asked):
        await asked(Choice)
        await pilot.press("down", "enter")
        await asked(Choice)
        await pilot.press("down", "enter")
        await asked(Choice)
        await pilot.press("down", "enter")
        assert (await asked(Choice))._labels[1].endswith(" 3")
        await pilot.press("enter")
        await asked(Choice)
        await pilot.press("down", "escape")
        assert (await asked(Choice))._labels[1].endswith(" 3"), "no is no"
        await pilot.press("escape")
        assert (await asked(Choice))._usual == 1, "the game that was chosen"
        await pilot.press("enter")
        assert (await asked(Choice))._labels[1].endswith(" 3")
        await pilot.press("enter")

    (wishes,) = at_start(go)
    assert isinstance(wishes, Wishes)
    assert (wishes.game.id, wishes.words) == ("food-chain", ["me", "novice", "novice"])


def test_a_lesson_is_one_line_of_the_start():
    async def go(pilot, asked):
        await asked(Choice)
        await pilot.press("enter")
        await asked(Choice)
        await pilot.press("end", "enter")

    (wishes,) = at_start(go)
    assert isinstance(wishes, Learn)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_two_boxes_stand_before_the_first_move(language):
    """And no line of theirs is broken twice: each is as long as the next word allows."""
    boxes = []

    def play(screen: FullScreen) -> None:
        wishes = ask_wishes(screen, language)
        session = new_session(wishes.game, wishes.setup, wishes.words, wishes.names, wishes.seed, wishes.say, screen)
        play_game(session, None, is_greeted=screen.is_full)

    app = TableApp(speaker(language, []), play, pace=0)

    async def go() -> None:
        async with app.run_test(size=SMALL) as pilot:
            while not app._is_asked:
                await until(app, pilot, lambda: app._is_asked or app.screen not in [app.table, *boxes])
                if not app._is_asked:
                    boxes.append(app.screen)
                    rows = app.screen._compositor.render_strips()
                    boxes[-1].seen = "\n".join("".join(segment.text for segment in strip) for strip in rows)
                    await pilot.press("enter")

    asyncio.run(go())
    assert len(boxes) == 2
    unofficial = speaker(language, [])("unofficial")
    lines = [line.strip(" │") for line in boxes[0].seen.splitlines()]
    said = next(line for line in lines if line and unofficial.startswith(line))
    missing = unofficial.removeprefix(said).split()
    assert not missing or len(said) + 1 + len(missing[0]) > 70


# In a game.
def pressed(*keys: str, is_left: bool = True) -> None:
    """A game in which these keys are pressed, each once the last one has done something; whether they leave it."""
    sitting = Sitting(FOOD, ["me", "random"])

    async def leave(pilot):
        assert await sitting.until_asked(pilot)
        for key in keys:
            before = sitting.app.screen
            await pilot.press(key)
            await sitting.until(
                pilot,
                lambda before=before: (
                    sitting.app._exit or sitting.app.screen not in (before, sitting.app.table) or sitting.is_asked()
                ),
            )
        await sitting.until(pilot, lambda: sitting.app._exit if is_left else sitting.is_asked())

    sitting.run(SMALL, leave)


def saves(data) -> list[str]:
    return [path.suffix for path in data.rglob("*.txt")]


def test_enter_and_enter_again_save_the_game(data):
    pressed("q", "enter", "enter")
    assert len(saves(data)) == 1


@pytest.mark.parametrize("keys", [["q", "escape"], ["q", "enter", "escape", "escape"], ["ctrl+c", "escape"]])
def test_escape_plays_on(data, keys):
    pressed(*keys, is_left=False)
    assert not saves(data)


@pytest.mark.parametrize("opened", ["l", "colon", "r"])
def test_ctrl_c_leaves_while_a_box_is_open_and_offers_to_save(data, opened):
    pressed(opened, "ctrl+c", "enter", "enter")
    assert len(saves(data)) == 1


def test_a_second_ctrl_c_ends_without_saving(data):
    pressed("ctrl+c", "ctrl+c")
    assert not saves(data)


def test_q_pressed_twice_loses_nothing():
    sitting = Sitting(FOOD, ["me", "random"])

    async def leave(pilot):
        assert await sitting.until_asked(pilot)
        await pilot.press("q", "q", "q")
        await sitting.until(pilot, lambda: isinstance(sitting.app.screen, Choice))
        await pilot.press("q")
        assert isinstance(sitting.app.screen, Choice)
        await pilot.press("escape")
        await sitting.until(pilot, sitting.is_asked)

    sitting.run(SMALL, leave)


def test_what_is_saved_already_is_left_at_once(data):
    sitting = Sitting(FOOD, ["me", "random"])

    async def leave(pilot):
        assert await sitting.until_asked(pilot)
        await pilot.press("s")
        await sitting.until(pilot, lambda: isinstance(sitting.app.screen, Question))
        await pilot.press(*"nest", "enter")
        await sitting.until(pilot, lambda: isinstance(sitting.app.screen, Paper))
        await pilot.press("ctrl+c")
        await sitting.until(pilot, lambda: sitting.app._exit)

    sitting.run(SMALL, leave)
    assert len(saves(data)) == 1


def test_escape_plays_no_move_that_is_to_be_confirmed():
    sitting = Sitting(FOOD, ["me", "random"])

    async def refuse(pilot):
        assert await sitting.until_asked(pilot)
        sitting.session.confirms = True
        before = sitting.session.length()
        await pilot.press("colon", *"#1", "enter")
        await sitting.until(pilot, lambda: isinstance(sitting.app.screen, Question) and not is_typing(sitting))
        await pilot.press("escape")
        await sitting.until(pilot, sitting.is_asked)
        assert sitting.session.length() == before

    sitting.run(SMALL, refuse)


def is_typing(sitting: Sitting) -> bool:
    return isinstance(sitting.app.screen, CommandLine)


def test_escape_shows_no_hand():
    sitting = Sitting(MAGPIES, ["me", "me"])

    async def refuse(pilot):
        await sitting.until(pilot, lambda: isinstance(sitting.app.screen, Question))
        before = sitting.app.screen
        await pilot.press("escape")
        await sitting.until(
            pilot, lambda: sitting.app.screen is not before and sitting.app.screen is not sitting.app.table
        )
        assert isinstance(sitting.app.screen, Question)
        assert sitting.app.table.glance is None

    sitting.run(SMALL, refuse)


# A lesson.
def test_a_lesson_is_left_between_two_steps():
    lesson = lessons_of(FOOD)["first"]
    app = TableApp(speaker("en", []), lambda screen: teach(screen, FOOD, lesson, "en"), pace=0)

    async def learn() -> None:
        async with app.run_test(size=SMALL) as pilot:
            await until(app, pilot, lambda: isinstance(app.screen, Paper))
            await pilot.press("enter")
            await until(app, pilot, lambda: app.screen is app.table and app._is_asked)
            hunt = lesson.steps[0].answer[0].partition(" ")[2]
            await pilot.press("colon", *["space" if c == " " else c for c in hunt], "enter")
            await until(
                app, pilot, lambda: isinstance(app.screen, Question) and not isinstance(app.screen, CommandLine)
            )
            await pilot.press("escape")
            await until(app, pilot, lambda: app._exit)

    asyncio.run(learn())
    assert "--step 2" in app.last_words.plain
