"""Everything that is kept here, as one file; and such a file brought here. A server has neither."""

from dinotable.browser.moving import MOST_FILE, ImportDone, Moving
from dinotable.browser.rooms import Rooms
from dinotable.browser.route import AnyRoute, Caller, PublicRoute, Text
from dinotable.table.wire import encode


class MovingRoutes:
    def __init__(self, rooms: Rooms) -> None:
        self.moving = Moving(rooms)

    async def export(self, _: Caller) -> Text:
        return Text(encode(await self.moving.export()).decode(), "application/json")

    async def bring(self, caller: Caller) -> ImportDone:
        return await self.moving.bring(caller.text)

    def all(self) -> list[AnyRoute]:
        return [
            PublicRoute("GET", "/api/export", None, None, self.export),
            PublicRoute("POST", "/api/import", None, ImportDone, self.bring, most=MOST_FILE),
        ]
