"""Same luck: two tables dealt from one seed, and nothing of one helps at the other before both have ended."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from dinotable.core.chance import Luck, commitment
from dinotable.core.record import read_record
from dinotable.core.seats import SPECTATOR
from dinotable.games import find
from dinotable.server import books
from dinotable.server.store import Kept
from dinotable.server.tokens import hash_of
from dinotable.table.log import Chair, Charter
from tests.server.house import MAGPIES, House, Opened, hear, say
from tests.server.two_worlds import TABLE, World, token_of

CLOSED = ("/replay", "/replay?line=3&seat=1", "/replay/lines?all=yes", "/curve", "/twins")


def twins(house: House, game: str = "magpies", seats: int = 2) -> tuple[Opened, Opened]:
    """Both with people on every seat, and begun."""
    chairs = [{"kind": "me" if seat == 0 else "here", "name": f"Player {seat}"} for seat in range(seats)]
    answer = house.http.post("/api/tables", json={"game": game, "chairs": chairs, "start": True, "twin": True})
    fields = answer.json()
    first, second = (
        Opened(house, fields),
        Opened(house, {**fields["twin"], "host": fields["twin"]["seats"][0]["token"]}),
    )
    for seat, token in second.tokens.items():
        assert second.ask("POST", "/sit", token, json={"name": f"Friend {seat}"}).status_code == 200
    assert second.ask("POST", "/start", second.tokens[0], json={}).status_code == 200
    return first, second


def play_on(table: Opened, shift: int = 0, most: int = 10_000) -> None:
    """Like `Opened.play_on`, but looking with the seats' own tokens: nobody else may."""
    for k in range(shift, shift + most):
        owing = table.now(0)["to_act"]
        if not owing:
            return
        now = table.now(owing[0])
        text = now["legal"][k % len(now["legal"])]["text"]
        assert table.act(owing[0], [text], ask=now["ask"]).status_code == 200


@pytest.mark.parametrize("game", ["magpies", "food-chain"])
def test_both_are_dealt_from_one_seed_and_compared_when_both_are_over(house: House, game: str) -> None:
    first, second = twins(house, game)
    seals = [table.ask("GET", token=table.tokens[0]).json()["commitment"] for table in (first, second)]
    assert seals[0] == seals[1]
    play_on(first)
    play_on(second, shift=1)
    records = [read_record(table.ask("GET", "/record").content) for table in (first, second)]
    assert records[0].seed == records[1].seed and commitment(bytes.fromhex(records[0].seed)) == seals[0]
    found = second.ask("GET", "/twins").json()
    assert sorted(twin["table"] for twin in found["tables"]) == sorted([first.id, second.id])
    parted = found["parted"]
    assert records[0].lines[:parted] == records[1].lines[:parted]
    assert parted == min(map(len, (record.lines for record in records))) or (
        records[0].lines[parted] != records[1].lines[parted]
    )
    by_table = {twin["table"]: twin for twin in found["tables"]}
    assert by_table[first.id]["ending"]["scores"] == records[0].end
    for door in CLOSED:
        assert first.ask("GET", door).status_code == 200


def test_each_pile_gives_both_the_same_luck_in_its_order() -> None:
    """Draw n of a stream is the same whatever was drawn elsewhere between."""
    one, other = Luck(bytes(32)), Luck(bytes(32))
    ours = [one.below("deck", 40) for _ in range(20)]
    theirs = []
    for k in range(20):
        other.below("tiles", 7 + k)
        theirs.append(other.below("deck", 40))
    assert ours == theirs


def test_the_book_stays_shut_until_both_have_ended(house: House) -> None:
    first, second = twins(house)
    seed = house.server.tables._live[first.id].seed.hex()
    play_on(first)
    play_on(second, most=2)
    assert first.now(0)["status"] == "over" and first.now(0)["ending"]
    branch = {"line": 2, "seat": 0, "name": "Eve"}
    for table in (first, second):
        code = "twin" if table is first else "not-over"
        for token in table.tokens.values():
            assert not table.ask("GET", token=token).json()["is_open_book"]
            for door in CLOSED:
                assert table.ask("GET", door, token).json()["code"] == code
            assert table.ask("POST", "/branch", token, json=branch).json()["code"] == code
            for form in ("", "?form=json"):
                told = table.ask("GET", f"/record{form}", token).text
                assert seed not in told and "?" in told, "only what the seat itself saw"
        # Neither strangers nor the host nor whoever sits at the other table look in.
        for token in (None, first.host):
            for door in ("", "/steps", "/record", "/facts", *CLOSED):
                assert table.ask("GET", door, token).status_code in (401, 403)
        other = second if table is first else first
        assert table.ask("GET", "", other.tokens[0]).status_code == 401
        with house.socket() as socket:
            say(socket, type="watch", game=table.id)
            assert hear(socket)["code"] == "twin"
    play_on(second)
    assert seed in first.ask("GET", "/record").text and seed in second.ask("GET", "/record").text
    assert first.ask("POST", "/branch", json=branch).status_code == 200


def test_whoever_begins_the_second_table_plays_it_over_the_socket(house: House) -> None:
    _, second = twins(house)
    with house.socket() as socket:
        say(socket, type="watch", game=second.id, token=second.tokens[0])
        assert hear(socket)["viewer"] == 0


def test_nobody_sits_at_both(house: House) -> None:
    chairs = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}]
    fields = house.http.post("/api/tables", json={"game": "magpies", "chairs": chairs, "twin": True}).json()
    first, second = Opened(house, fields), Opened(house, {**fields["twin"], "host": ""})
    for seat, token in second.tokens.items():
        for mine in first.tokens.values():
            wish = {"name": "Anna", "holds": ["x" * 43, mine]}
            assert second.ask("POST", "/sit", token, json=wish).json()["code"] == "twin"
        wish = {"name": "Bob", "holds": ["x" * 43, *second.tokens.values()]}
        assert second.ask("POST", "/sit", token, json=wish).status_code == 200, seat
    bob = {"name": "Bob", "holds": list(second.tokens.values())}
    assert first.ask("POST", "/sit", first.tokens[1], json=bob).json()["code"] == "twin"


def test_tables_that_cannot_be_twins(house: House) -> None:
    me, friend, bot = {"kind": "me", "name": "Anna"}, {"kind": "friend"}, {"kind": "bot", "rung": "random"}
    for chairs, more in (
        ([me, {"kind": "open"}], {}),
        ([me, friend], {"listed": True}),
        ([bot, bot], {}),
        ([friend, bot], {}),
    ):
        body = {"game": "magpies", "chairs": chairs, "twin": True, **more}
        answer = house.http.post("/api/tables", json=body)
        assert (answer.status_code, answer.json()["code"]) == (400, "setup")
    answer = house.http.post("/api/tables", json={"game": "magpies", "chairs": [bot, me], "start": True, "twin": True})
    twin = answer.json()["twin"]
    assert [seat["seat"] for seat in twin["seats"]] == [1], "the bots are the same"


def test_a_table_without_a_twin_says_so(house: House) -> None:
    assert house.started(2).ask("GET", "/twins").json()["code"] == "no-twin"


def test_when_the_other_table_is_gone_the_book_opens_with_the_end(house: House) -> None:
    chairs = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Bob"}]
    body = {"game": "magpies", "chairs": chairs, "start": True, "twin": True}
    fields = house.http.post("/api/tables", json=body).json()
    first, second = Opened(house, fields), Opened(house, {**fields["twin"], "host": ""})
    assert second.ask("DELETE", "", second.tokens[0]).status_code == 200
    assert first.ask("GET").status_code == 403
    play_on(first)
    assert first.ask("GET", "/replay").status_code == 200
    assert len(first.ask("GET", "/twins").json()["tables"]) == 1


async def told_at_one(folder: Path, viewer: int, other_lines: int) -> list[dict[str, bytes]]:
    """Everything a viewer of one table can get until its end, while so much happens at the other."""
    game = find(MAGPIES)
    setup = game.setup(2)
    world = World(folder, game, setup, viewer)
    world.kept = Kept(TABLE, world.kept.charter, b"s" * 32, hash_of("h"), world.kept.tokens, "open", 0.0, "luck")
    chairs = [Chair("here", name) for name in ("Cleo", "Dan")]
    charter = Charter(game.id, game.rules, setup.options, chairs)
    await world.store.add(Kept("the-other-table0", charter, b"s" * 32, hash_of("h"), {}, "open", 1.0, "luck"))
    await world.store.add(world.kept)
    tables = world.server.tables
    world.live = await tables.find(TABLE)
    other = await tables.find("the-other-table0")
    got = []
    try:
        if viewer != SPECTATOR:
            await tables.watch(world.live, world, None)
        for live in (world.live, other):
            await tables.change(live, "start", lambda table: table.plan_start())
        for k in range(400):
            for live, most in ((world.live, 400), (other, other_lines)):
                owed = live.table.asks.owed
                if owed and k < most:
                    seat, ask = next(iter(owed.items()))
                    legal = live.table.legal(seat)
                    text = game.actions.text(legal[k % len(legal) if live is world.live else -1])
                    await tables.act(live, seat, f"m{k}", ask, [text])
            got.append(await _gets(world))
            if world.live.table.is_over():
                break
        assert world.live.table.is_over() and not other.table.is_over()
        return got
    finally:
        await world.end()


async def _gets(world: World) -> dict[str, bytes]:
    at = f"/api/tables/{TABLE}"
    found = {"socket": b"\n".join(world.heard)}
    world.heard.clear()
    for door in ("", "/steps", "/record", "/record?form=json", "/facts", *CLOSED):
        found[door] = await world._ask("GET", at + door)
    for body in ({"line": 3, "seat": 0, "name": "Eve"}, {"line": 10**6, "seat": 0, "name": "Eve"}):
        found[f"branch {body['line']}"] = await world._ask("POST", f"{at}/branch", body)
    found["mine"] = await world._ask("POST", "/api/mine", {"tokens": [token_of(max(world.viewer, 0))]})
    found["listed"] = await world._ask("GET", "/api/tables")
    return found


def differs(tmp_path: Path, viewer: int) -> bool:
    quiet = asyncio.run(told_at_one(tmp_path / f"quiet{viewer}", viewer, 0))
    busy = asyncio.run(told_at_one(tmp_path / f"busy{viewer}", viewer, 9))
    assert not any(b"7373737373" in value for told in quiet + busy for value in told.values()), "the seed"
    return quiet != busy


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_two_worlds_at_the_other_table_look_the_same_from_this_one(tmp_path: Path, viewer: int) -> None:
    assert not differs(tmp_path, viewer)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0])
def test_a_book_that_forgets_its_twin_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, viewer: int) -> None:
    async def forgetful(_: books.Books, __: Any, table: Any) -> bool:
        return bool(table.is_over())

    monkeypatch.setattr(books.Books, "is_open", forgetful)
    with pytest.raises(AssertionError, match="the seed"):
        differs(tmp_path, viewer)


def test_a_refusal_that_tells_of_the_other_table_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    inner = books.Books.is_open

    async def leaky(self: books.Books, live: Any, table: Any) -> bool:
        is_open = await inner(self, live, table)
        if not is_open and table.is_over():
            found = await self.pasts.store.load("the-other-table0")
            raise books.Refused("twin", f"the other has {len(found[1]) if found else 0} entries")
        return is_open

    monkeypatch.setattr(books.Books, "is_open", leaky)
    assert differs(tmp_path, 0)
