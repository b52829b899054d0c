"""Tables that move: everything that is kept here as one file, such a file brought here, one table on its way to a server.

A server has none of these."""

from dinotable.browser.moving import MOST_FILE, ImportDone, Moving
from dinotable.browser.rooms import Rooms
from dinotable.browser.route import AnyRoute, Caller, PublicRoute, TableCaller, TableRoute, Text
from dinotable.table.api.tables import Done, Start
from dinotable.table.table_file import check_leaves, file_of
from dinotable.table.wire import encode


class MovingRoutes:
    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.moving = Moving(rooms)

    async def export(self, _: Caller) -> Text:
        return Text(encode(await self.moving.export()).decode(), "application/json")

    async def bring(self, caller: Caller) -> ImportDone:
        return await self.moving.bring(caller.text)

    async def leave(self, caller: TableCaller) -> Text:
        """As a file, for a server. From now on nothing is entered here: it would be lost there. When the server has it, the
        table is deleted here."""
        room = caller.room
        async with room.changing:
            table = await self.rooms.table_of(room, for_change=True)
            check_leaves(table, room.luck)
            self.rooms.leaving.add(room.id)
            file = file_of(room.kept, table.entries_since(0))
        return Text(encode(file).decode(), "application/json")

    async def stay(self, caller: TableCaller) -> Done:
        """The server did not take it: it goes on here."""
        self.rooms.leaving.discard(caller.room.id)
        table = await self.rooms.table_of(caller.room)
        return Done(table.seq)

    def all(self) -> list[AnyRoute]:
        table = "/api/tables/{table}"
        return [
            PublicRoute("GET", "/api/export", None, None, self.export),
            PublicRoute("POST", "/api/import", None, ImportDone, self.bring, most=MOST_FILE),
            TableRoute("POST", f"{table}/leave", Start, None, "host", self.leave),
            TableRoute("POST", f"{table}/stay", Start, Done, "host", self.stay),
        ]
