"""Whose seat it is, is decided where it is acted upon: any two things that people do at the same moment, the one stopped at
each of its waits while the other is done, through one server or through two on one database."""

import asyncio
import itertools
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dinotable.server.app import Server
from dinotable.table.tokens import hash_of
from tests.server.places import Place, place_of
from tests.server.postgres import Postgres
from tests.server.schedules import Doing, Scene, servers_at

STOPS = int(os.environ.get("DINOTABLE_SEAT_STOPS", "3"))
"""At how many of its waits somebody is stopped, for each pair; 99: at every one."""
Deed = Callable[[Scene, int], Doing]
"""Something that somebody does, through one of the servers."""
WEBHOOK = "https://example.org/"


def ask(person: str, path: str, place: str = "", **body: Any) -> Deed:
    return lambda scene, where: Doing(scene.ask(getattr(scene, person), where, path, body, place))


def by_host(path: str, **body: Any) -> Deed:
    return lambda scene, where: Doing(scene.ask_as_host(where, path, body))


def watch(person: str, **shown: Any) -> Deed:
    def do(scene: Scene, where: int) -> Doing:
        somebody = getattr(scene, person)
        return scene.watch(somebody, where, **(shown or {"token": somebody.secrets[0]}))

    return do


def claim(scene: Scene, where: int) -> Doing:
    hashes = sorted(hash_of(secret) for secret in scene.ben.secrets)
    return Doing(scene.servers[where].accounts.kept.claim("ben-too", hashes, 0.0, 99999))


def another_in() -> Deed:
    """Ben is put out, and Eve comes in his place."""

    async def do(scene: Scene, where: int) -> None:
        await scene.ask_as_host(where, "/remove", {"seat": 1})
        invited = await scene.ask_as_host(where, "/invite", {"seat": 1})
        if "token" in invited:
            scene.anna.secrets.remove(invited["token"])
            scene.eve.secrets[:] = [invited["token"]]
            await scene.ask(scene.eve, where, "/sit", {"name": "Eve"})

    return lambda scene, where: Doing(do(scene, where))


ANSWER = {"proposal": 3, "yes": True}
DEEDS: dict[str, Deed] = {
    "invites to the own seat": ask("ben", "/invite"),
    "invites to the own seat, by account": ask("ben", "/invite", place="1"),
    "the host invites to the own seat": ask("anna", "/invite"),
    "the host invites to a chair": by_host("/invite", seat=3),
    "takes another name": ask("ben", "/sit", name="Benny"),
    "takes another name, by account": ask("ben", "/sit", place="1", name="Benny"),
    "sits down by a link": ask("dan", "/sit", name="Dan"),
    "leaves": ask("ben", "/rise"),
    "leaves, by account": ask("ben", "/rise", place="1"),
    "asks to change seats": ask("ben", "/propose", what="swap", target=0),
    "asks to change seats, by account": ask("ben", "/propose", place="1", what="swap", target=0),
    "agrees to change seats": ask("ben", "/answer", **ANSWER),
    "agrees, by account": ask("ben", "/answer", place="1", **ANSWER),
    "says something": ask("ben", "/chat", text="I am Ben"),
    "says something, by account": ask("ben", "/chat", place="1", text="I am Ben"),
    "wants notices": ask("ben", "/webhook", url=f"{WEBHOOK}Ben", language="en"),
    "wants notices, by account": ask("ben", "/webhook", place="1", url=f"{WEBHOOK}Ben", language="en"),
    "keeps the seat with an account": claim,
    "watches": watch("ben"),
    "watches, by account": watch("ben", seat=1),
    "puts out": by_host("/remove", seat=1),
    "changes two seats": by_host("/swap", one=0, other=1),
}
CHANGES: dict[str, Deed] = {
    "puts out": DEEDS["puts out"],
    "puts out and lets another in": another_in(),
    "changes one's own seat and another": DEEDS["changes two seats"],
    "changes seats of others": by_host("/swap", one=1, other=2),
    "agrees to change seats": DEEDS["agrees to change seats"],
    "leaves": DEEDS["leaves"],
    "sits down by a link": DEEDS["sits down by a link"],
}


async def schedules(places: list[Place], change: Deed) -> int:
    """Every deed beside this one, whichever comes first; how often one was stopped."""
    async with servers_at(places) as servers:
        return sum([await stops(servers, name, deed, change) for name, deed in DEEDS.items()])


async def stops(servers: list[Server], name: str, deed: Deed, change: Deed) -> int:
    last, count = len(servers) - 1, 0
    for is_first in (True, False):
        for at in range(1, STOPS + 1):
            scene = Scene(servers)
            await scene.open()
            two = deed(scene, 0), change(scene, last)
            was_stopped = await scene.at_once(*(two if is_first else two[::-1]), at)
            try:
                await scene.check()
            except AssertionError as error:
                who = f"who {name} is" if is_first else f"somebody {name} while the other is"
                raise AssertionError(f"{who} stopped at wait {at}: {error}") from None
            finally:
                await scene.leave()
            count += was_stopped
            if not was_stopped:
                break
    return count


LOOKS = ("", "/facts", "/entries", "/record", "/board", "/parts", "/backs", "/webhook", "/chat", "/people")


async def looks(places: list[Place], change: Deed) -> int:
    """What Ben asks for, stopped until somebody else sits on his seat; how often that came to pass."""
    count = 0
    async with servers_at(places) as servers:
        for path, place in itertools.product(LOOKS, ("", "1")):
            for at in range(1, STOPS + 1):
                scene = Scene(servers)
                await scene.open()
                answers: list[dict[str, Any]] = []

                async def look(scene: Scene = scene, answers: list[dict[str, Any]] = answers) -> None:
                    answers.append(await scene.ask(scene.ben, 0, path, None, place, "GET"))  # noqa: B023

                if not await scene.at_once(Doing(look()), change(scene, len(servers) - 1), at):
                    break
                if not scene.is_done_meanwhile:
                    continue
                chairs = (await servers[0].rooms.find(scene.id)).table.chairs
                viewer = answers[0].get("viewer")
                assert viewer is None or chairs[viewer].name == "Ben", (path, place, at, answers[0])
                assert answers[0].get("code") != "http", answers[0]
                count += 1
    return count


@pytest.mark.parametrize("name", ["puts out and lets another in", "changes seats of others"])
def test_no_answer_is_of_a_seat_that_is_somebody_else_s_when_it_leaves(tmp_path: Path, name: str) -> None:
    assert asyncio.run(looks([place_of(tmp_path)], CHANGES[name])) > len(LOOKS)


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_seat_is_its_owner_s_whatever_happens_meanwhile(tmp_path: Path, change: Deed) -> None:
    assert asyncio.run(schedules([place_of(tmp_path)], change)) > len(DEEDS)


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_seat_is_its_owner_s_through_two_processes(postgres: Postgres, change: Deed) -> None:
    assert asyncio.run(schedules([postgres.new_database()] * 2, change)) > len(DEEDS)
