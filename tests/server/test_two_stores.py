"""Two processes on one PostgreSQL: what both want at the same moment one of them gets, and nothing is lost or half done."""

import asyncio
import itertools
import os
import random
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from dinotable.server.accounts.schema import holdings
from dinotable.server.accounts.storage import Account, AccountStore
from dinotable.server.clocks.storage import ClockStore
from dinotable.server.daily.storage import UNFINISHED, DailyStore, Person, Result
from dinotable.server.notify.storage import Webhook, WebhookStore, change_of, of_account
from dinotable.server.replays.storage import FinishedGames
from dinotable.server.social.schema import chat
from dinotable.server.social.storage import Said
from dinotable.server.storage.errors import Away, Conflict
from dinotable.server.storage.store import Store
from dinotable.server.tables.seats import Handover
from dinotable.server.tables.storage import Changes, TableStore
from dinotable.server.tables.trash import Idle, Share, Trash
from dinotable.table.curve import Point
from dinotable.table.grants import ended, granted, with_invitation, with_key
from dinotable.table.log import Acted, Entered, Rose
from tests.server.house import PATIENCE
from tests.server.postgres import Postgres
from tests.server.test_store import entry, kept

RACES = int(os.environ.get("DINOTABLE_RACES", "100"))
FEW = max(10, RACES // 5)
Two = tuple[Store, Store]
names = (f"t{number}" for number in itertools.count())


@pytest.fixture(scope="module")
def two(postgres: Postgres) -> Iterator[Two]:
    url = postgres.new_database()
    with ExitStack() as stack:
        stores = Store(url), Store(url)
        for store in stores:
            store.open()
            stack.callback(store.close)
        yield stores


def race(two: Two, rounds: int, work: Callable[[Two, int], Awaitable[None]]) -> None:
    async def run() -> None:
        for number in range(rounds):
            # Neither is first every time.
            await work(two if number % 2 else (two[1], two[0]), number)

    asyncio.run(run())


async def both(*works: Awaitable[Any]) -> list[Any]:
    """At the same moment; what came of each."""
    return await asyncio.gather(*works, return_exceptions=True)


def winners(told: list[Any]) -> list[int]:
    """Who got it; everybody else was told that somebody was faster."""
    assert all(each is None or isinstance(each, Conflict) for each in told), told
    return [number for number, each in enumerate(told) if each is None]


async def new_table(two: Two, **more: Any) -> str:
    table = next(names)
    await TableStore(two[0]).add(kept(table, **more))
    return table


def test_each_place_of_a_log_has_one_winner(two: Two) -> None:
    async def at_one_table(two: Two, table: str, seq: int) -> None:
        told = await both(*(store.write(entry(table, seq, f"{seq}-{k}")) for k, store in enumerate(two)))
        assert len(winners(told)) == 1

    async def at_two(two: Two) -> None:
        tables = [await new_table(two) for _ in range(2)]
        for seq in range(1, RACES + 1):
            # In batches of several tables, which the two send in opposite orders.
            pairs = [(store, table) for store, order in zip(two, (1, -1), strict=True) for table in tables[::order]]
            told = await both(*(store.write(entry(table, seq, f"{seq}-{store.process}")) for store, table in pairs))
            assert sorted(pairs[k][1] for k in winners(told)) == sorted(tables)
        for table in tables:
            found = await TableStore(two[1]).load(table)
            assert found and [entered.seq for entered in found[1]] == list(range(1, RACES + 1))

    async def run() -> None:
        table = await new_table(two)
        for seq in range(1, RACES + 1):
            await at_one_table(two, table, seq)
        await at_two(two)

    asyncio.run(run())


def test_each_message_is_entered_once(two: Two) -> None:
    async def one(two: Two, _: int) -> None:
        table = await new_table(two)
        told = await both(two[0].write(entry(table, 1, "same")), two[1].write(entry(table, 2, "same")))
        assert len(winners(told)) == 1

    race(two, FEW, one)


def test_invitations_made_at_once_do_not_undo_each_other(two: Two) -> None:
    async def invite(two: Two, _: int) -> None:
        table = await new_table(two)
        tokens = (await TableStore(two[0]).load(table))[0].tokens  # type: ignore[index]
        made = [with_invitation(tokens, seat, f"{table}-for-{seat}", 1.0) for seat in (0, 1)]
        works = [TableStore(store).put_tokens(table, grants, 0) for store, grants in zip(two, made, strict=True)]
        (winner,) = winners(await both(*works))
        found = await TableStore(two[0]).load(table)
        assert found and (found[0].tokens, found[0].revision) == (made[winner], 1)

    race(two, RACES, invite)


def test_a_try_that_ends_while_its_deal_closes_is_finished_or_not_for_everybody(two: Two) -> None:
    done = Result(30, 1, is_helped=False)

    async def close(two: Two, number: int) -> None:
        day, deals = f"day {number}", [DailyStore(store) for store in two]
        left, last = [await new_table(two, status="playing") for _ in range(2)]
        for table in (left, last):
            await deals[0].add(day, table, Person(table, None, "address"))
        finish = TableStore(two[0]).append(last, Entered(1, "end", Acted(0, ["0 pass"], ends=True)), Changes("over"))
        assert await both(finish, deals[1].end(day), deals[0].end(day)) == [None] * 3
        await both(*(each.keep_result(table, done) for each in deals for table in (left, last)))
        found = [{each.table: each.result for each in await kept.tries(day)} for kept in deals]
        assert found[0] == found[1] and found[0][left] == UNFINISHED and found[0][last] in (done, UNFINISHED)
        assert not await deals[0].is_played(day)

    race(two, FEW, close)


def test_an_invitation_and_somebody_who_sits_down_do_not_undo_each_other(two: Two) -> None:
    async def meet(two: Two, _: int) -> None:
        table = await new_table(two)
        tokens = (await TableStore(two[0]).load(table))[0].tokens  # type: ignore[index]
        invited = with_invitation(tokens, 0, f"{table}-for-0", 1.0)
        seated = with_key(tokens, 1, f"{table}-key", 1.0)
        changes = Changes(handover=Handover(seated), revision=0)
        entered = Entered(1, "sat", Acted(0, ["0 pass"]))
        works = TableStore(two[0]).put_tokens(table, invited, 0), TableStore(two[1]).append(table, entered, changes)
        (winner,) = winners(await both(*works))
        found = await TableStore(two[0]).load(table)
        assert found and found[0].tokens == (invited, seated)[winner]
        assert len(found[1]) == winner, "what was not handed over was not entered"

    race(two, FEW, meet)


def test_a_notice_is_sent_once(two: Two) -> None:
    async def notice(two: Two, _: int) -> None:
        table = await new_table(two)
        for ask in (1, 2, 7):
            for kind in ("ask", "proposal"):
                told = await both(*(WebhookStore(store).is_first(table, 0, kind, ask) for store in two))  # type: ignore[arg-type]
                assert sorted(told) == [False, True]

    race(two, FEW, notice)


def test_of_names_that_look_alike_one_is_taken(two: Two) -> None:
    async def register(two: Two, number: int) -> None:
        # The second is written with a Cyrillic а.
        alike = [f"Anna {number}", f"Аnna {number}"]
        works = [
            AccountStore(store).add(account(f"{number}-{k}", name), name.casefold())
            for k, (store, name) in enumerate(zip(two, alike, strict=True))
        ]
        assert len(winners(await both(*works))) == 1

    race(two, FEW, register)


def test_uptime_never_goes_back(two: Two) -> None:
    rng = random.Random(5)
    highest = 0.0

    async def beat(two: Two, _: int) -> None:
        nonlocal highest
        times = [rng.uniform(0.0, 1e6) for _ in two]
        told = await both(*(ClockStore(store).keep_times(at, {}) for store, at in zip(two, times, strict=True)))
        assert told == [None, None]
        highest = max(highest, *times)
        assert ClockStore(two[0]).last_uptime() == highest

    race(two, RACES, beat)


def test_a_table_is_cleared_away_or_moved_at_and_never_both(two: Two) -> None:
    outcomes: set[bool] = set()

    async def clear(two: Two, number: int) -> None:
        table = await new_table(two, status="playing")
        move = two[0].write(entry(table, 1, uptime=100.0))
        if number % 3:
            # The move has further to go.
            await asyncio.sleep(0)
        told, gone = await both(move, Trash(two[1]).set_aside([[table]], Idle(50.0, 50.0), 100.0))
        found = await TableStore(two[0]).load(table)
        assert found
        was_cleared = gone == [table]
        assert (found[0].aside is not None, bool(found[1])) == (was_cleared, not was_cleared)
        assert isinstance(told, Away) if was_cleared else told is None
        outcomes.add(was_cleared)

    race(two, RACES, clear)
    assert outcomes == {True, False}, "it was a race"


def test_of_a_day_no_more_is_cleared_away_however_many_clear(two: Two) -> None:
    share = Share(at_once=0.0, fewest_at_once=6, a_day=0.0, fewest_a_day=6)

    async def clear(two: Two, number: int) -> None:
        # A day of its own.
        now = 1e8 + number * 1e6
        tables = [[await new_table(two, status="playing")] for _ in range(10)]
        rule = Idle(now, now)
        orders = zip(two, (tables, tables[::-1]), strict=True)
        told = await both(*(Trash(store).set_aside(order, rule, now, share) for store, order in orders))
        assert sum(map(len, told)) == 6
        await Trash(two[0]).empty([table for (table,) in tables], now)

    race(two, 5, clear)


def account(name: str, shown: str | None = None) -> Account:
    return Account(name, shown or name, "hash", 0.0)


@asynccontextmanager
async def seated(two: Two) -> AsyncIterator[tuple[str, str]]:
    """A table whose seat 0 has a key, and an account."""
    table = await new_table(two)
    await AccountStore(two[0]).add(account(f"of {table}"), f"of {table}")
    yield table, f"of {table}"


def test_a_seat_claimed_twice_is_gained_once(two: Two) -> None:
    async def claim(two: Two, _: int) -> None:
        async with seated(two) as (table, holder):
            told = await both(*(AccountStore(store).claim(holder, [f"token-{table}"], 1.0, 10) for store in two))
            assert sorted(told) == [0, 1]

    race(two, FEW, claim)


def test_nobody_holds_a_seat_that_they_have_left(two: Two) -> None:
    async def leave(two: Two, _: int) -> None:
        async with seated(two) as (table, holder):
            changes = Changes(handover=Handover(ended(granted({0: f"token-{table}"}), 0)), revision=0)
            rose = TableStore(two[0]).append(table, Entered(1, "rose", Rose(0)), changes)
            told = await both(rose, AccountStore(two[1]).claim(holder, [f"token-{table}"], 1.0, 10))
            assert told[0] is None
            held = sa.select(sa.func.count()).select_from(holdings).where(holdings.c.account == holder)
            assert await two[0].read(lambda connection: connection.execute(held).scalar()) == 0

    race(two, FEW, leave)


def test_what_an_account_says_while_it_goes_goes_too(two: Two) -> None:
    """Whatever is alone waits for whatever others are writing."""
    begun, go_on = threading.Event(), threading.Event()

    def say(connection: sa.Connection) -> None:
        connection.execute(sa.insert(chat), {"table": table, "seq": 0, **msgspec.to_builtins(said)})
        begun.set()
        go_on.wait(PATIENCE)

    said = Said(1, "table", 0, "Anna", "hello", "")
    table = ""

    async def run() -> None:
        nonlocal table
        async with seated(two) as (table, holder):
            await AccountStore(two[0]).claim(holder, [f"token-{table}"], 1.0, 10)
            saying = asyncio.create_task(two[0].write(say))
            await asyncio.to_thread(begun.wait, PATIENCE)
            removing = asyncio.create_task(AccountStore(two[1]).remove(holder))
            await asyncio.sleep(0.1)
            assert not removing.done()
            go_on.set()
            await saying
            assert await removing == [table]
            lines = sa.select(chat.c.name, chat.c.text).where(chat.c.table == table)
            assert await two[0].read(lambda connection: list(connection.execute(lines))) == [("", "")]

    asyncio.run(run())


def test_both_may_put_the_same(two: Two) -> None:
    async def put(two: Two, _: int) -> None:
        async with seated(two) as (table, holder):
            hook = Webhook(of_account(holder), "https://x", "en", "", 0.0)
            works = [store.write(change_of(hook.owner, hook)) for store in two]
            works += [FinishedGames(store).keep_curve(table, [Point(0, 0, [0.5, 0.5])]) for store in two]
            assert await both(*works) == [None] * 4
            assert await WebhookStore(two[0]).get(hook.owner) == hook

    race(two, FEW, put)
