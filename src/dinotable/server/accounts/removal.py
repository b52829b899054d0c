"""An account goes, at its owner's wish or at that of whoever runs the server."""

import contextlib

from dinotable.server.accounts.accounts import Accounts
from dinotable.server.accounts.schema import HOST
from dinotable.server.accounts.storage import Holding
from dinotable.server.tables.commits import MOST_RACES, SeatsChanged
from dinotable.server.tables.identity import Identity
from dinotable.server.tables.room import Room
from dinotable.server.tables.rooms import Rooms
from dinotable.table.errors import NoTable, Refused
from dinotable.table.message_ids import unique


async def remove_account(rooms: Rooms, accounts: Accounts, account: str) -> list[str]:
    """For good; the tables that told its name."""
    for _ in range(MOST_RACES):
        if not await _leave_all(rooms, accounts, account):
            break
    ids = await accounts.remove(account)
    for table in ids:
        await rooms.read_anew(table)
    return ids


async def _leave_all(rooms: Rooms, accounts: Accounts, account: str) -> bool:
    """Whether a seat changed places meanwhile and is still theirs."""
    has_moved = False
    for holding in await accounts.kept.holdings_of(account):
        try:
            with contextlib.suppress(NoTable, Refused):
                await _leave(rooms, accounts, account, holding)
        except SeatsChanged:
            has_moved = True
    return has_moved


async def _leave(rooms: Rooms, accounts: Accounts, account: str, holding: Holding) -> None:
    """Chairs of a table that has not begun are free again; others have no name any more, and the game goes on."""
    if holding.seat == HOST:
        return
    room: Room = await rooms.find_even_aside(holding.table)

    async def who() -> Identity:
        revision = await accounts.kept.holds(account, holding.table, holding.seat)
        if revision is None:
            raise SeatsChanged
        return Identity(holding.seat, revision=revision)

    await rooms.commits.change_for(room, who, unique("rise"), lambda table, identity: table.plan_rise(identity.viewer))
