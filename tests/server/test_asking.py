"""Playing again with somebody: only with people one has sat at a table with, and never against their will."""

import httpx
import pytest

from dinotable.server.people.asking import MOST_OPEN
from tests.server.house import Fields, House, Opened
from tests.server.test_results import asked

PASSWORD = {"password": "correct horse"}


def played(house: House, one: httpx.Client, other: httpx.Client) -> Opened:
    """A finished game of two accounts, on seats 0 and 1."""
    table = house.table({"kind": "here", "name": "Anna"}, {"kind": "here", "name": "Ben"}, start=True)
    table.play_on()
    for seat, browser in enumerate((one, other)):
        browser.post("/api/account/claim", json={"tokens": [table.tokens[seat]]})
    return table


def ask(house: House, browser: httpx.Client, at: str, person: int = 1) -> tuple[Opened, httpx.Response]:
    wish = {"game": "magpies", "chairs": [{"kind": "me", "name": "Anna"}, {"kind": "friend"}]}
    table = Opened(house, browser.post("/api/tables", json=wish).json())
    body = {"seat": 1, "at": at, "person": person}
    headers = {"Authorization": f"Bearer {table.host}"}
    return table, browser.post(f"/api/tables/{table.id}/ask-person", json=body, headers=headers)


def invitations(browser: httpx.Client) -> list[Fields]:
    found: list[Fields] = browser.get("/api/account/invitations").json()["invitations"]
    return found


def answer(browser: httpx.Client, **body: object) -> Fields:
    said = browser.post("/api/account/invitations", json=body)
    assert said.status_code == 200, said.text
    found: Fields = said.json()
    return found


@pytest.fixture
def pair(house: House, request: pytest.FixtureRequest) -> tuple[httpx.Client, httpx.Client, Opened]:
    name = str(abs(hash(request.node.name)) % 10**8)
    anna, ben = house.member(f"Anna {name}"), house.member(f"Ben {name}")
    return anna, ben, played(house, anna, ben)


def test_whoever_is_asked_takes_the_chair(house: House, pair: tuple[httpx.Client, httpx.Client, Opened]) -> None:
    anna, ben, before = pair
    (person,) = asked(anna, "statistics")["people"]
    assert (person["name"], person["table"], person["seat"], person["game"]) == ("Ben", before.id, 1, "magpies")
    table, said = ask(house, anna, person["table"], person["seat"])
    assert said.status_code == 200
    (line,) = invitations(ben)
    assert line["table"] == table.id and line["by"].startswith("Anna ") and line["names"] == ["Anna"]
    link = answer(ben, table=table.id, answer="take")["link"]
    assert link.startswith(f"/t/{table.id}#")
    token = link.partition("#")[2]
    assert invitations(ben), "until somebody sits there"
    table.tokens[1] = token
    assert table.ask("POST", "/sit", token, json={"name": "Ben"}).status_code == 200
    assert invitations(ben) == [] and invitations(anna) == []
    refused = ben.post("/api/account/invitations", json={"table": table.id, "answer": "take"})
    assert refused.status_code == 409


def test_declining_muting_and_wanting_none(house: House, pair: tuple[httpx.Client, httpx.Client, Opened]) -> None:
    anna, ben, before = pair
    table, _ = ask(house, anna, before.id)
    assert answer(ben, table=table.id, answer="decline")["invitations"] == []
    table, _ = ask(house, anna, before.id)
    ask(house, anna, before.id)
    after = answer(ben, table=table.id, answer="mute")
    assert after["invitations"] == [] and after["muted"][0].startswith("Anna ")
    _, said = ask(house, anna, before.id)
    assert said.status_code == 200 and invitations(ben) == [], "whoever asks is not told"
    assert answer(ben, forgive=True)["muted"] == []
    ask(house, anna, before.id)
    assert len(invitations(ben)) == 1
    assert answer(ben, none=True)["takes_none"] and invitations(ben) == []
    ask(house, anna, before.id)
    assert invitations(ben) == [] and not answer(ben, none=False)["takes_none"]


def test_only_people_one_has_sat_at_a_table_with(house: House, pair: tuple[httpx.Client, httpx.Client, Opened]) -> None:
    anna, ben, before = pair
    eve = house.member(f"Eve {before.id[:6]}")
    _, said = ask(house, eve, before.id)
    assert said.status_code == 200 and invitations(ben) == [], "answered alike"
    running = house.table({"kind": "here", "name": "Eve"}, {"kind": "here", "name": "Ben"}, start=True)
    for seat, browser in enumerate((eve, ben)):
        browser.post("/api/account/claim", json={"tokens": [running.tokens[seat]]})
    ask(house, eve, running.id)
    ask(house, anna, before.id, person=0)
    assert invitations(ben) == [] and invitations(anna) == [], "nobody asks themselves, nor from a game under way"
    _, said = ask(house, house.guest(), before.id)
    assert said.json()["code"] == "session"


def test_asking_has_a_limit_and_ends_with_the_account(
    house: House, pair: tuple[httpx.Client, httpx.Client, Opened]
) -> None:
    anna, ben, before = pair
    said = [ask(house, anna, before.id)[1].status_code for _ in range(MOST_OPEN + 1)]
    assert said == [200] * MOST_OPEN + [429]
    assert len(invitations(ben)) == MOST_OPEN
    assert anna.post("/api/account/delete", json=PASSWORD).status_code == 200
    assert invitations(ben) == []
    assert ben.post("/api/account/delete", json=PASSWORD).status_code == 200
