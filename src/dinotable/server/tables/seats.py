"""Who may speak for the seats of a table: tokens, accounts, and who was put out."""

import msgspec
import sqlalchemy as sa

from dinotable.server.accounts.schema import holdings, left_chairs
from dinotable.server.ratings.schema import rated_seats
from dinotable.server.storage.schema import of_a_holder, of_a_seat
from dinotable.server.storage.upsert import put
from dinotable.server.tables.schema import blocks, seats, tables
from dinotable.table.grants import Grant, Grants
from dinotable.table.log import Rose

NOWHERE = 1000
"""A seat that no table has: where one is put while two change places."""


class Handover(msgspec.Struct, frozen=True):
    """What changes about who may speak for a table's seats."""

    tokens: Grants
    """All of them, as they shall be."""
    host: str | None = None
    """The hash of the host's new token."""
    visitors: tuple[int, list[str]] | None = None
    """Who has sat down on a seat, as `blocks` names them."""
    account: tuple[str, int] | None = None
    """An account that holds a seat from now on."""
    is_rated: bool = False
    """Whether the seat's result counts for that account."""


def get_tokens(connection: sa.Connection, table: str) -> Grants:
    query = sa.select(seats.c.token, seats.c.seat, seats.c.kind, seats.c.made).where(seats.c.table == table)
    return {str(token): Grant(seat, kind, made) for token, seat, kind, made in connection.execute(query)}


def lock_seats(connection: sa.Connection, ids: list[str]) -> None:
    """Until the end of the transaction nobody else changes who may speak for the seats of these tables."""
    # In one order everywhere, so that two never wait for each other. Entries, which only refer to a table, do not wait.
    rows = sa.select(tables.c.id).where(tables.c.id.in_(ids)).order_by(tables.c.id)
    connection.execute(rows.with_for_update(key_share=True))


def put_tokens(connection: sa.Connection, table: str, tokens: Grants) -> None:
    """By whoever has revised the table just now, or made it."""
    connection.execute(sa.delete(seats).where(seats.c.table == table))
    rows = [{"table": table, "token": token, **msgspec.structs.asdict(grant)} for token, grant in tokens.items()]
    if rows:
        connection.execute(sa.insert(seats), rows)


def hand_over(connection: sa.Connection, table: str, handover: Handover, now: float) -> None:
    put_tokens(connection, table, handover.tokens)
    if handover.host:
        connection.execute(sa.update(tables).where(tables.c.id == table).values(host=handover.host))
    if handover.visitors:
        seat, visitors = handover.visitors
        rows = [{"table": table, "seat": seat, "visitor": visitor, "is_out": False} for visitor in visitors]
        put(connection, blocks, rows)
    if handover.account:
        account, seat = handover.account
        if handover.is_rated:
            take_rated_seat(connection, table, seat, account, now)
        put(connection, holdings, [{"account": account, "table": table, "seat": seat, "since": now}])


def take_rated_seat(connection: sa.Connection, table: str, seat: int, account: str, now: float) -> None:
    """Raises IntegrityError where the account sits at the table already."""
    connection.execute(sa.delete(rated_seats).where(rated_seats.c.table == table, rated_seats.c.seat == seat))
    connection.execute(sa.insert(rated_seats), {"table": table, "seat": seat, "account": account})
    put(connection, holdings, [{"account": account, "table": table, "seat": seat, "since": now}])


def rated_at(connection: sa.Connection, table: str) -> list[str]:
    """The accounts that the result of a table counts for."""
    return list(connection.execute(sa.select(rated_seats.c.account).where(rated_seats.c.table == table)).scalars())


def leave_chair(connection: sa.Connection, table: str, seq: int, event: Rose) -> None:
    """Whoever sat there is kept out if the host wished it. That an account sat there is remembered: the log has its name."""
    mine = (blocks.c.table == table) & (blocks.c.seat == event.seat)
    if event.why == "removed":
        connection.execute(sa.update(blocks).where(mine).values(is_out=True))
    else:
        connection.execute(sa.delete(blocks).where(mine, ~blocks.c.is_out))
    holders = sa.select(holdings.c.account).where(holdings.c.table == table, holdings.c.seat == event.seat)
    for account in list(connection.execute(holders).scalars()):
        connection.execute(sa.insert(left_chairs), {"account": account, "table": table, "seq": seq})
    for part in of_a_holder():
        connection.execute(sa.delete(part).where(part.c.table == table, part.c.seat == event.seat))


def swap_seats(connection: sa.Connection, table: str, one: int, other: int) -> None:
    """Whatever belongs to one of two seats belongs to the other from now on. Tokens are handed over by themselves."""
    for part in of_a_seat():
        for old, new in ((one, NOWHERE), (other, one), (NOWHERE, other)):
            mine = (part.c.table == table) & (part.c.seat == old)
            named = {"owner": f"seat:{table}:{new}"} if "owner" in part.c else {}
            connection.execute(sa.update(part).where(mine).values(seat=new, **named))


def is_out(connection: sa.Connection, table: str, visitors: list[str]) -> bool:
    """Whether the host has put one of these out."""
    mine = (blocks.c.table == table) & blocks.c.visitor.in_(visitors) & blocks.c.is_out
    return bool(connection.execute(sa.select(sa.func.count()).select_from(blocks).where(mine)).scalar())
