"""Where notices go, and which were sent."""

from collections.abc import Callable
from typing import Any, Literal

import msgspec
import sqlalchemy as sa

from dinotable.server.accounts.schema import HOST, holdings
from dinotable.server.notify.schema import notices, webhooks
from dinotable.server.storage.store import Store
from dinotable.server.storage.upsert import put, put_other
from dinotable.server.tables.schema import IN_USE, tables


class Webhook(msgspec.Struct, frozen=True):
    owner: str
    url: str
    """A secret: whoever has it can write there."""
    language: str
    base: str
    """The address of this server, as its owner reaches it."""
    made: float
    off: str = ""
    """Why it was switched off: the status it was answered with, or `silent`; empty while it is on."""


Change = Callable[[sa.Connection], None]
Kind = Literal["ask", "proposal"]
"""What a notice is about: a decision, or an answer that others wait for. Both are numbered from 1."""


def of_account(account: str) -> str:
    return f"account:{account}"


def of_seat(table: str, seat: int) -> str:
    return f"seat:{table}:{seat}"


COLUMNS = (webhooks.c.owner, webhooks.c.url, webhooks.c.language, webhooks.c.base, webhooks.c.made, webhooks.c.off)


class WebhookStore:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def get(self, owner: str) -> Webhook | None:
        query = sa.select(*COLUMNS).where(webhooks.c.owner == owner)
        row = await self.store.read(lambda connection: connection.execute(query).one_or_none())
        return Webhook(*row) if row else None

    async def write(self, change: Change) -> None:
        """For an account: it is nobody else's."""
        await self.store.write(change)

    async def switch_off(self, hook: Webhook, why: str) -> None:
        """Unless another address was set meanwhile."""
        change = sa.update(webhooks).where(webhooks.c.owner == hook.owner, webhooks.c.url == hook.url).values(off=why)
        await self.store.write(lambda connection: _run(connection, change))

    async def tables(self) -> list[str]:
        """Games that go on and in which somebody wants notices."""
        by_seat = sa.select(webhooks.c.table).where(webhooks.c.table.is_not(None), webhooks.c.off == "")
        by_account = sa.select(holdings.c.table).join(webhooks, webhooks.c.account == holdings.c.account)
        wanted = by_seat.union(by_account.where(webhooks.c.off == ""))
        query = sa.select(tables.c.id).where(tables.c.status == "playing", IN_USE, tables.c.id.in_(wanted))
        return await self.store.read(lambda connection: [str(table) for table in connection.execute(query).scalars()])

    async def wanted(self, table: str, seat: int) -> list[Webhook]:
        """The seat's own, or those of the accounts that hold it."""

        def find(connection: sa.Connection) -> list[Webhook]:
            own = sa.select(*COLUMNS).where(webhooks.c.table == table, webhooks.c.seat == seat)
            of_holders = (
                sa.select(*COLUMNS)
                .join(holdings, holdings.c.account == webhooks.c.account)
                .where(holdings.c.table == table, holdings.c.seat == seat, holdings.c.seat != HOST)
            )
            rows = list(connection.execute(own)) or list(connection.execute(of_holders))
            return [hook for hook in (Webhook(*row) for row in rows) if not hook.off]

        return await self.store.read(find)

    async def is_first(self, table: str, seat: int, kind: Kind, number: int) -> bool:
        """Whether no notice was sent for this decision, or this proposal; from now on one was."""
        is_new: list[bool] = []

        def note(connection: sa.Connection) -> None:
            # In one step: several processes may want to send it, and one of them does.
            row = {"table": table, "seat": seat, "ask": 0, "proposal": 0, kind: number}
            is_new.append(put_other(connection, notices, row, kind))

        await self.store.write(note)
        return is_new[-1]


def change_of(owner: str, hook: Webhook | None) -> Change:
    """Their notices go there from now on; None: nowhere."""
    if hook is None:
        drop = sa.delete(webhooks).where(webhooks.c.owner == owner)
        return lambda connection: _run(connection, drop)
    kind, _, rest = owner.partition(":")
    row = msgspec.structs.asdict(hook) | {"owner": owner}
    if kind == "account":
        row["account"] = rest
    else:
        table, _, seat = rest.rpartition(":")
        row |= {"table": table, "seat": int(seat)}
    return lambda connection: put(connection, webhooks, [row])


def _run(connection: sa.Connection, statement: Any) -> None:
    connection.execute(statement)
