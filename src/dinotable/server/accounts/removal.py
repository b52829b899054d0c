"""An account goes, at its owner's wish or at that of whoever runs the server."""

import contextlib

from dinotable.server.accounts.accounts import Accounts
from dinotable.server.accounts.schema import HOST
from dinotable.server.tables.room import Room
from dinotable.server.tables.rooms import Rooms
from dinotable.table.errors import NoTable, Refused
from dinotable.table.message_ids import unique


async def remove_account(rooms: Rooms, accounts: Accounts, account: str) -> list[str]:
    """For good; the tables that told its name."""
    for holding in await accounts.kept.holdings_of(account):
        with contextlib.suppress(NoTable, Refused):
            await _leave(rooms, await rooms.find_even_aside(holding.table), holding.seat)
    ids = await accounts.remove(account)
    for table in ids:
        await rooms.read_anew(table)
    return ids


async def _leave(rooms: Rooms, room: Room, seat: int) -> None:
    """Chairs of a table that has not begun are free again; others have no name any more, and the game goes on."""
    if seat != HOST:
        await rooms.change(room, unique("rise"), lambda table: table.plan_rise(seat))
