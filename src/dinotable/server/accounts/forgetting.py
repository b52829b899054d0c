"""An account goes for good: its name leaves every table that it sat at, and what it said is emptied. Others of the same
name are left alone."""

from typing import Any

import msgspec
import sqlalchemy as sa

from dinotable.server.storage.database import load_table
from dinotable.server.storage.schema import (
    HOST,
    accounts,
    chat,
    events,
    holdings,
    left_chairs,
    sessions,
    tables,
    webhooks,
)
from dinotable.table.sittings import sittings, spoke, without_names


def forget_account(connection: sa.Connection, account: str) -> list[str]:
    """At which tables something was changed."""
    held = sa.select(holdings.c.game, holdings.c.seat).where(holdings.c.account == account)
    left = sa.select(left_chairs.c.game, left_chairs.c.seq).where(left_chairs.c.account == account)
    seats = [(str(game), int(seat)) for game, seat in connection.execute(held) if seat != HOST]
    leavings = [(str(game), int(seq)) for game, seq in connection.execute(left)]
    games = sorted({game for game, _ in [*seats, *leavings]})
    for game in games:
        _forget_at(connection, game, {s for g, s in seats if g == game}, {seq for g, seq in leavings if g == game})
    connection.execute(sa.delete(webhooks).where(sa.tuple_(webhooks.c.game, webhooks.c.seat).in_(held)))
    for table in (webhooks, holdings, left_chairs, sessions):
        connection.execute(sa.delete(table).where(table.c.account == account))
    connection.execute(sa.delete(accounts).where(accounts.c.id == account))
    return games


def _forget_at(connection: sa.Connection, game: str, seats: set[int], leavings: set[int]) -> None:
    found = load_table(connection, game)
    if found is None:
        return
    kept, log = found
    theirs = [
        sitting
        for sitting in sittings(kept.charter, log)
        if sitting.seat_now() in seats or (sitting.until is not None and sitting.until in leavings)
    ]
    charter, entries = without_names(kept.charter, log, theirs)
    connection.execute(sa.update(tables).where(tables.c.id == game).values(charter=_json(charter)))
    for entered in entries:
        mine = (events.c.game == game) & (events.c.seq == entered.seq)
        connection.execute(sa.update(events).where(mine).values(data=_json(entered.event)))
    said = sa.select(chat.c.number, chat.c.seat, chat.c.seq).where(chat.c.game == game, chat.c.seat.is_not(None))
    numbers = [number for number, seat, seq in connection.execute(said) if spoke(theirs, seat, seq)]
    # The rows stay, so that no number is ever used again.
    mine = (chat.c.game == game) & chat.c.number.in_(numbers)
    connection.execute(sa.update(chat).where(mine).values(name="", text="", reaction=""))


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
