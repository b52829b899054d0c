"""Same luck in one browser: a second table dealt from the seed of the first, for whoever takes the device next."""

import asyncio
from typing import Any

import pytest

from tests.browser.rig import HERE, ME, Answer, Memory, Opened, Storage, ask, bot, host_on, opened

CLOSED = ("/replay", "/replay?line=3&seat=1", "/replay/lines?all=yes", "/curve", "/story", "/duplicates")


async def two_tables(host: Any, *chairs: Any, **more: Any) -> tuple[Opened, Opened]:
    """The second waits for whoever sits down by its links."""
    wish = {"game": "magpies", "chairs": chairs, "start": True, "duplicate": True, **more}
    fields = (await ask(host, "POST /api/tables", body=wish)).json()
    second = fields["duplicate"]
    return Opened(host, fields), Opened(host, {**second, "host": second["seats"][0]["token"]})


async def sit(table: Opened, seat: int, name: str, **more: Any) -> Answer:
    answer = await table.ask("POST /sit", table.tokens[seat], {"name": name, **more})
    if answer.status == 200:
        key = answer.json()["token"]
        table.host = key if table.host == table.tokens[seat] else table.host
        table.tokens[seat] = key
    return answer


async def begin(table: Opened) -> None:
    for seat in table.tokens:
        assert (await sit(table, seat, f"Next {seat}")).status == 200
    assert (await table.ask("POST /start", table.host, {})).status == 200


@pytest.mark.parametrize(("game", "chairs"), [("magpies", (ME, HERE)), ("food-chain", (ME, bot("random")))])
def test_both_are_dealt_from_one_seed_and_compared_when_both_are_over(game: str, chairs: Any) -> None:
    async def run() -> None:
        first, second = await two_tables(host_on(), *chairs, game=game)
        await begin(second)
        seals = [(await table.ask("GET", table.tokens[0])).json() for table in (first, second)]
        assert seals[0]["commitment"] == seals[1]["commitment"]
        assert all(seal["has_same_luck"] for seal in seals)
        await first.play()
        await second.play(choose=lambda legal, done: legal[-1 - done % len(legal)])
        found = (await second.ask("GET /duplicates")).json()
        assert [each["table"] for each in found["tables"]] == [second.id, first.id]
        records = [(await table.ask("GET /record?form=json")).json() for table in (first, second)]
        assert records[0]["seed"] == records[1]["seed"]
        for route in ("/replay", "/replay/lines?all=yes"):
            assert (await first.ask(f"GET {route}")).status == 200

    asyncio.run(run())


def test_nothing_of_the_past_is_told_until_both_have_ended() -> None:
    async def run() -> None:
        host = host_on()
        first, second = await two_tables(host, ME, bot("random"))
        heard: list[str] = []
        connection = host.connect(heard.append)
        await first.play()
        for route in CLOSED:
            assert (await first.ask(f"GET {route}", first.tokens[0])).code == "same-luck"
            assert (await first.ask(f"GET {route}")).code == "same-luck"
        assert not (await first.ask("GET /record?form=json", first.tokens[0])).json()["seed"]
        await connection.hear(f'{{"type":"watch","table":"{first.id}"}}')
        assert '"same-luck"' in heard[-1]
        # Whoever has its link sees who will sit there, and whoever has none does not.
        assert (await second.ask("GET", second.tokens[0])).status == 200
        assert (await second.ask("GET")).code == "same-luck"
        await begin(second)
        await second.play()
        assert (await first.ask("GET /duplicates")).status == 200

    asyncio.run(run())


def test_a_link_seats_one_whose_lost_answer_can_be_asked_for_again_also_after_a_reload() -> None:
    async def run() -> None:
        storage = Storage()
        memory = Memory(storage)
        _, second = await two_tables(host_on(memory), ME, HERE)
        links, key = dict(second.tokens), "k" * 43
        assert (await sit(second, 0, "Cleo", key=key)).json() == {"seat": 0, "seq": 1, "token": key}
        assert (await second.ask("POST /start", links[0], {})).code == "invitation"
        second.on = host_on(memory)
        again = await second.ask("POST /sit", links[0], {"name": "Cleo", "key": key})
        assert again.json() == {"seat": 0, "seq": 1, "token": key}
        assert (await second.ask("POST /sit", links[0], {"name": "Dora", "key": "d" * 43})).code == "invitation"
        assert (await second.ask("POST /start", key, {})).code == "not-full"
        assert (await sit(second, 1, "Dora")).status == 200
        assert (await second.ask("POST /start", key, {})).status == 200
        assert [chair["name"] for chair in (await second.now(1))["chairs"]] == ["Cleo", "Dora"]

    asyncio.run(run())


def test_when_the_other_table_is_deleted_the_past_is_told_with_the_end() -> None:
    async def run() -> None:
        first, second = await two_tables(host_on(), ME, bot("random"))
        await begin(second)
        await second.play()
        assert (await second.ask("GET /replay", second.tokens[0])).code == "same-luck"
        assert (await first.ask("DELETE", first.host)).status == 200
        assert (await second.ask("GET /replay")).status == 200

    asyncio.run(run())


def test_whoever_wants_the_same_luck_sits_down_first() -> None:
    async def run() -> None:
        wish = {"game": "magpies", "chairs": [bot(), bot()], "duplicate": True}
        assert (await ask(host_on(), "POST /api/tables", body=wish)).code == "setup"
        alone = await opened(host_on(), ME, bot("random"))
        assert (await alone.ask("GET /duplicates", alone.tokens[0])).code == "no-duplicate"

    asyncio.run(run())
