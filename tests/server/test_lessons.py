"""Lessons over the server: each step is a table of its own, with the learner on a chair and bots on the others."""

import time
from pathlib import Path

import pytest

from dinotable import games
from dinotable.core.contract import AnyGame
from dinotable.server.tables.clearing import DAY
from dinotable.table.lessons import Step, lessons_of
from dinotable.table.teaching import answer_of
from tests.server.given import Given
from tests.server.house import PATIENCE, Fields, House, Opened
from tests.server.test_trash import do_trash, pass_by

TAUGHT = [game for game in games() if lessons_of(game)]
STEPS = [
    pytest.param(game, lesson, number, id=f"{game.id}-{lesson}-{step.id}")
    for game in TAUGHT
    for lesson, found in lessons_of(game).items()
    for number, step in enumerate(found.steps)
]


def step_of(game: AnyGame, lesson: str, number: int) -> Step:
    return lessons_of(game)[lesson].steps[number]


def begin(house: House, game: AnyGame, lesson: str = "first", number: int = 0, **more: str) -> Opened:
    answer = house.http.post(f"/api/games/{game.id}/lessons", json={"lesson": lesson, "step": number, **more})
    assert answer.status_code == 200, answer.text
    return Opened(house, answer.json())


def learn(table: Opened, game: AnyGame, lesson: str, number: int) -> Fields:
    """Does what the step is about, waiting for the others in between; how things stand then."""
    step = step_of(game, lesson, number)
    texts = answer_of(step)
    end = time.monotonic() + PATIENCE
    while not (now := table.now(step.seat))["lesson"]["is_done"]:
        assert time.monotonic() < end, "it is not done"
        if now["ask"] is None:
            time.sleep(0.01)
        else:
            answer = table.act(step.seat, [texts.pop(0)], ask=now["ask"])
            assert answer.status_code == 200, answer.text
    return now


@pytest.mark.on_sqlite("a step is kept as any table is; below, one is restarted and cleared away on either")
@pytest.mark.parametrize(("game", "lesson", "number"), STEPS)
def test_a_step_is_begun_done_and_then_waits(house: House, game: AnyGame, lesson: str, number: int) -> None:
    step = step_of(game, lesson, number)
    table = begin(house, game, lesson, number)
    before = table.now(step.seat)
    assert before["ask"] is not None and before["status"] == "playing"
    steps = len(lessons_of(game)[lesson].steps)
    told = {"lesson": lesson, "step": number, "steps": steps, "is_done": False, "is_missed": False}
    assert before["lesson"] == told
    now = learn(table, game, lesson, number)
    assert now["lesson"] == told | {"is_done": True}
    time.sleep(0.1)
    assert table.now(step.seat)["seq"] == now["seq"], "the others wait"
    assert table.now()["lesson"] is None, "whoever watches is not taught"


def test_the_position_cannot_be_taken_back(house: House) -> None:
    for game in TAUGHT:
        for number, step in enumerate(lessons_of(game)["first"].steps):
            table = begin(house, game, "first", number)
            assert table.now(step.seat)["undo"] == [], f"{game.id} {step.id}"
            undo = {"line": len(step.lines) - 1, "msg_id": "u"}
            assert table.ask("POST", "/undo", table.tokens[step.seat], json=undo).json()["code"] == "no-undo"


def test_what_one_did_can_be_taken_back(house: House) -> None:
    """And then it is not done any more."""
    taken = 0
    for game in TAUGHT:
        for number, step in enumerate(lessons_of(game)["first"].steps):
            table = begin(house, game, "first", number)
            if line := learn(table, game, "first", number)["undo"]:
                undo = {"line": line[0], "msg_id": "u"}
                assert table.ask("POST", "/undo", table.tokens[step.seat], json=undo).status_code == 200
                assert not table.now(step.seat)["lesson"]["is_done"]
                taken += 1
                break
    assert taken


def test_the_list_has_words_in_each_language_and_a_game_without_lessons_has_none(house: House) -> None:
    for game in TAUGHT:
        told = house.http.get(f"/api/games/{game.id}/lessons").json()
        assert [lesson["id"] for lesson in told["lessons"]] == list(lessons_of(game))
        for lesson in told["lessons"]:
            for step in lesson["steps"]:
                for language in ("en", "fr"):
                    assert f"{step['words']}-do = " in told["words"][language]
    assert house.http.get("/api/games/magpies/lessons").json() == {"lessons": [], "words": {}}


def test_what_there_is_not_is_refused_with_the_reason(house: House) -> None:
    game = TAUGHT[0].id
    asked: list[tuple[str, Fields, int, str]] = [
        ("nothing", {"lesson": "first", "step": 0}, 404, "no-game"),
        ("magpies", {"lesson": "first", "step": 0}, 404, "no-lesson"),
        (game, {"lesson": "last", "step": 0}, 404, "no-lesson"),
        (game, {"lesson": "first", "step": 99}, 404, "no-lesson"),
        (game, {"lesson": "first", "step": -1}, 400, "body"),
        (game, {"lesson": "first", "step": 100}, 400, "body"),
        (game, {"lesson": "first", "step": "0"}, 400, "body"),
        (game, {"lesson": "x" * 61, "step": 0}, 400, "body"),
        (game, {"lesson": "first", "step": 0, "name": "\u200b"}, 409, "name"),
        (game, {"lesson": "first", "step": 0, "seed": "00"}, 400, "body"),
    ]
    for name, body, status, code in asked:
        answer = house.http.post(f"/api/games/{name}/lessons", json=body)
        assert (answer.status_code, answer.json()["code"]) == (status, code), (name, body)
    assert house.http.get("/api/games/nothing/lessons").status_code == 404


def test_a_lesson_is_nobodys_game(house: House) -> None:
    table = begin(house, TAUGHT[0], name="Anna")
    tokens = [table.host, *table.tokens.values()]
    assert house.http.post("/api/mine", json={"tokens": tokens}).json() == {"tables": []}
    assert table.id not in house.http.get("/api/tables").text


def test_opening_steps_counts_as_opening_tables(tmp_path: Path) -> None:
    wish = {"lesson": "first", "step": 0}
    with House(tmp_path, tables_a_minute=2) as house:
        path = f"/api/games/{TAUGHT[0].id}/lessons"
        assert [house.http.post(path, json=wish).status_code for _ in range(3)] == [200, 200, 429]
        assert house.http.get(path).status_code == 200


def test_a_step_is_there_after_a_restart(tmp_path: Path) -> None:
    game = TAUGHT[0]
    step = step_of(game, "first", 0)
    with House(tmp_path) as house:
        table = begin(house, game)
        before = table.now(step.seat)
    with House(tmp_path) as house:
        table.http = house.http
        assert table.now(step.seat) == before
        assert learn(table, game, "first", 0)["lesson"]["is_done"]


def test_lessons_are_cleared_away_early_and_leave_games_their_share(tmp_path: Path) -> None:
    uptime = Given(5.0)
    with House(tmp_path, uptime) as house:
        game = house.started(2)
        lessons = [begin(house, TAUGHT[0]) for _ in range(25)]
        pass_by(house, uptime, 0.9)
        assert do_trash(tmp_path) == []
        pass_by(house, uptime, 0.2)
        assert set(do_trash(tmp_path)) == {table.id for table in lessons}
        assert game.now()["status"] == "playing"
        assert uptime.at < 2 * DAY
        # Whoever comes back to one all the same can have it back.
        again = lessons[0].ask("POST", "/restore", lessons[0].host, json={})
        assert again.status_code == 200
