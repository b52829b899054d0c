"""The address that others can reach, and an address where nothing is."""

from pathlib import Path

import pytest

from dinotable.server.http import reach
from dinotable.server.http.reach import reach_of
from dinotable.server.settings import Settings
from dinotable.table.api.site import Reach
from tests.server.house import House

AT_HOME = "192.168.1.20"


@pytest.mark.parametrize("host", ["localhost:8321", "127.0.0.1:8321", "127.9.9.9", "[::1]:8321", "dino.localhost"])
@pytest.mark.parametrize(
    ("wishes", "found"),
    [
        ({}, Reach(None, "alone")),
        ({"lan": True}, Reach(f"http://{AT_HOME}:8321")),
        ({"host": "0.0.0.0"}, Reach(f"http://{AT_HOME}:8321")),
        ({"url": "https://dino.example.org"}, Reach("https://dino.example.org")),
    ],
)
def test_who_came_as_localhost_is_told_the_address_for_others(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, host: str, wishes: dict[str, object], found: Reach
) -> None:
    monkeypatch.setattr(reach, "home_address", lambda: AT_HOME)
    assert reach_of(Settings(data=tmp_path, **wishes), host, 8321) == found  # type: ignore[arg-type]


def test_without_a_network_it_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(reach, "home_address", lambda: None)
    assert reach_of(Settings(data=tmp_path, lan=True), "localhost", 8321) == Reach(None, "no-network")


def test_who_came_from_elsewhere_is_told_nothing_new(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(reach, "home_address", lambda: AT_HOME)
    found = reach_of(Settings(data=tmp_path, lan=True), "dino.home:8321", 8321)
    assert found == Reach("http://dino.home:8321")


def test_an_address_where_nothing_is_shows_the_page_to_people_and_json_to_programs(house: House) -> None:
    if not house.server.page.files:
        pytest.skip("the page is not built")
    there = house.started().id
    for path, status in (
        ("/nowhere", 404), ("/api/nowhere", 404), ("/api/tables/xxxxxxxxxxxxxxxx", 404), ("/t/xxxxxxxxxxxxxxxx", 404),
        ("/t/nonsense", 404), (f"/t/{there}", 200), ("/", 200), ("/rules/food-chain", 200),
    ):  # fmt: skip
        answer = house.http.get(path, headers={"Accept": "text/html,*/*;q=0.8"})
        assert (answer.status_code, answer.headers["content-type"]) == (status, "text/html; charset=utf-8"), path
    for path in ("/nowhere", "/api/nowhere", "/api/tables/xxxxxxxxxxxxxxxx"):
        answer = house.http.get(path, headers={"Accept": "application/json"})
        assert answer.status_code == 404 and answer.json()["code"], path


def test_faces_and_head_starts_are_taken_from_a_list_and_shown_to_everybody(house: House) -> None:
    me = {"kind": "me", "name": "Anna", "face": "rex", "colour": 4}
    opened = house.table(me, {"kind": "friend", "head_start": 12})
    token = opened.tokens[1]
    assert opened.ask("POST", "/sit", token, json={"name": "Ben", "face": "trike", "colour": 4}).status_code == 200
    chairs = opened.ask("GET", "").json()["now"]["chairs"]
    assert [(chair["face"], chair["colour"], chair["head_start"]) for chair in chairs] == [
        ("rex", 4, 0),
        ("trike", 4, 12),
    ]
    for slip in ({"face": "<svg>"}, {"colour": 8}, {"head_start": 100}, {"head_start": -1}):
        wish = {"game": "magpies", "chairs": [me | slip, {"kind": "friend"}]}
        assert house.http.post("/api/tables", json=wish).status_code == 400, slip
    wish = {"game": "magpies", "chairs": [me, {"kind": "bot", "level": "random", "face": "rex"}]}
    assert house.http.post("/api/tables", json=wish).json()["code"] == "setup"
