"""An account goes for good: its name leaves every table that it sat at, and what it said is emptied. Others of the same
name are left alone."""

from typing import Any

import msgspec
import sqlalchemy as sa

from dinotable.server.accounts.schema import HOST, accounts, holdings, left_chairs, looks, sessions
from dinotable.server.daily.schema import tries
from dinotable.server.notify.schema import webhooks
from dinotable.server.people.storage import forget_player
from dinotable.server.ratings.storage import forget_ratings
from dinotable.server.social.schema import chat
from dinotable.server.tables.schema import events, revise, tables
from dinotable.server.tables.storage import load_table
from dinotable.table.sittings import sittings, spoke, without_names


def forget_account(connection: sa.Connection, account: str) -> list[str]:
    """At which tables something was changed."""
    held = sa.select(holdings.c.table, holdings.c.seat).where(holdings.c.account == account)
    left = sa.select(left_chairs.c.table, left_chairs.c.seq).where(left_chairs.c.account == account)
    seats = [(str(table), int(seat)) for table, seat in connection.execute(held) if seat != HOST]
    leavings = [(str(table), int(seq)) for table, seq in connection.execute(left)]
    ids = sorted({table for table, _ in [*seats, *leavings]})
    for table in ids:
        _forget_at(connection, table, {s for g, s in seats if g == table}, {seq for g, seq in leavings if g == table})
    connection.execute(sa.delete(webhooks).where(sa.tuple_(webhooks.c.table, webhooks.c.seat).in_(held)))
    forget_player(connection, account)
    forget_ratings(connection, account)
    for part in (webhooks, holdings, left_chairs, sessions, looks):
        connection.execute(sa.delete(part).where(part.c.account == account))
    connection.execute(sa.update(tries).where(tries.c.account == account).values(account=None))
    connection.execute(sa.delete(accounts).where(accounts.c.id == account))
    connection.execute(revise(ids))
    return ids


def _forget_at(connection: sa.Connection, table: str, seats: set[int], leavings: set[int]) -> None:
    found = load_table(connection, table)
    if found is None:
        return
    kept, log = found
    theirs = [
        sitting
        for sitting in sittings(kept.charter, log)
        if sitting.seat_now() in seats or (sitting.until is not None and sitting.until in leavings)
    ]
    charter, entries = without_names(kept.charter, log, theirs)
    connection.execute(sa.update(tables).where(tables.c.id == table).values(charter=_json(charter)))
    for entered in entries:
        mine = (events.c.table == table) & (events.c.seq == entered.seq)
        connection.execute(sa.update(events).where(mine).values(data=_json(entered.event)))
    said = sa.select(chat.c.number, chat.c.seat, chat.c.seq).where(chat.c.table == table, chat.c.seat.is_not(None))
    numbers = [number for number, seat, seq in connection.execute(said) if spoke(theirs, seat, seq)]
    # The rows stay, so that no number is ever used again.
    mine = (chat.c.table == table) & chat.c.number.in_(numbers)
    connection.execute(sa.update(chat).where(mine).values(name="", text="", reaction=""))


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
