"""Puzzles over HTTP: the same one a day for all, nothing hidden comes with it, and the solution only with an answer."""

import json

import pytest

from dinotable.core.puzzle import Puzzle, puzzles_of
from dinotable.games import GAMES, find
from dinotable.hosting.day import Day
from dinotable.table.puzzles import open_puzzle
from dinotable.table.seen import see_entries, see_now
from dinotable.table.wire import encode
from tests.server.house import Fields, House

FOOD = "food-chain"


def one_of(game: str) -> Puzzle:
    return puzzles_of(find(game))[0]


def listed(house: House) -> dict[str, Fields]:
    return {row["game"]: row for row in house.http.get("/api/puzzles").json()["games"]}


def answer(house: House, game: str, puzzle: str, action: str, **more: object) -> Fields:
    told = house.http.post(f"/api/puzzles/{game}/{puzzle}/answer", json={"action": action, **more})
    assert told.status_code == 200, told.text
    found: Fields = told.json()
    return found


def test_each_day_has_its_puzzle_and_all_of_a_game_come_in_turn(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    count = len(puzzles_of(find(FOOD)))
    seen, games = [], set()
    for day in range(count):
        monkeypatch.setattr(Day, "clock", staticmethod(lambda day=day: 1e9 + 86_400 * day))
        seen.append(listed(house)[FOOD]["today"])
        games.add(house.http.get("/api/puzzles").json()["game"])
    assert len(set(seen)) == count and games == set(GAMES)


def test_a_day_has_one_puzzle_and_no_other_calls_itself_so(house: House) -> None:
    told = house.http.get("/api/puzzles").json()
    days = {
        row["game"]: house.http.get(f"/api/puzzles/{row['game']}/{row['today']}").json()["day"] for row in told["games"]
    }
    assert days == {game: told["day"] if game == told["game"] else "" for game in days} and len(days) == len(GAMES)


def test_the_position_is_what_the_seat_could_know(house: House) -> None:
    puzzle = one_of(FOOD)
    page = house.http.get(f"/api/puzzles/{FOOD}/{puzzle.id}").json()
    assert page["now"]["ask"] and {choice["text"] for choice in page["now"]["legal"]} == {
        worth.action for worth in puzzle.choices
    }
    table = open_puzzle(find(FOOD), puzzle)
    assert page["now"] == json.loads(encode(see_now(table, puzzle.seat)))
    hidden = {entry.number for entry in table.journal.entries if table.journal.line(entry, puzzle.seat).endswith("?")}
    told = {line["number"]: line["text"] for entry in page["entries"] for line in entry["lines"]}
    assert hidden and all(told[number].endswith("?") for number in hidden)
    assert page["entries"] == json.loads(encode(see_entries(table, 0, puzzle.seat)))


def test_the_solution_comes_with_an_answer_and_not_before(house: House) -> None:
    puzzle = one_of(FOOD)
    page = house.http.get(f"/api/puzzles/{FOOD}/{puzzle.id}").json()
    assert page.keys() == {"game", "puzzle", "options", "seat", "stars", "day", "now", "entries"}
    assert page["now"]["legal"][0].keys() == {"text", "fields"}
    wrong = next(worth for worth in puzzle.choices if worth.action not in puzzle.solutions)
    tried = answer(house, FOOD, puzzle.id, wrong.action)
    assert not tried["is_solved"] and tried["solutions"] == [] == tried["choices"]
    assert tried["value"] == wrong.value < tried["best"]
    assert {idea["action"] for idea in tried["ideas"]} <= {wrong.action}
    shown = answer(house, FOOD, puzzle.id, wrong.action, show=True)
    assert not shown["is_solved"] and shown["solutions"] == puzzle.solutions
    solved = answer(house, FOOD, puzzle.id, puzzle.solutions[0])
    assert solved["is_solved"] and len(solved["choices"]) == len(puzzle.choices)
    assert puzzle.solutions[0] in {idea["action"] for idea in solved["ideas"]}


def test_what_would_follow_is_told_and_what_is_no_choice_is_refused(house: House) -> None:
    puzzle = one_of(FOOD)
    at = f"/api/puzzles/{FOOD}/{puzzle.id}"
    told = house.http.post(f"{at}/foresee", json={"actions": [puzzle.solutions[0]]})
    assert told.status_code == 200 and told.json()["done"] == 1
    for path, body, status in (
        (f"{at}/answer", {"action": "eat 99"}, 409),
        (f"{at}/answer", {"action": "x" * 201}, 400),
        (f"{at}/foresee", {"actions": ["eat 99"]}, 409),
        (f"/api/puzzles/{FOOD}/nothing/answer", {"action": "pass"}, 404),
        (f"/api/puzzles/chess/{puzzle.id}/answer", {"action": "pass"}, 404),
    ):
        assert house.http.post(path, json=body).status_code == status, path


def test_a_game_without_puzzles_has_none(house: House) -> None:
    assert "magpies" in house.server.rooms.games and "magpies" not in listed(house)


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_opens(game: str) -> None:
    chosen = find(game)
    for puzzle in puzzles_of(chosen):
        table = open_puzzle(chosen, puzzle)
        texts = [chosen.actions.text(action) for action in table.legal(puzzle.seat)]
        assert sorted(texts) == sorted(worth.action for worth in puzzle.choices)
        assert set(puzzle.solutions) < set(texts)
