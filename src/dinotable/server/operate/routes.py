"""What is asked by whoever watches over the server."""

import msgspec
from starlette.responses import Response

from dinotable import __version__
from dinotable.server.http.route import AnyRoute, Caller, PublicRoute
from dinotable.server.operate.health import OK, Health
from dinotable.server.operate.news import News
from dinotable.server.tables.rooms import Rooms
from dinotable.table.api.site import Announcements
from dinotable.table.wire import encode


class HealthPage(msgspec.Struct, frozen=True):
    status: str
    """`ok`, `bots-unavailable`, or `storage-unavailable`."""
    version: str
    write: str
    """`ok`, or why nothing can be kept now."""
    read: str
    """`ok`, or why nothing that was kept can be read now."""
    bots: str
    """`ok`, or why no bot can think now: people go on."""
    tables_unreadable: int
    """Tables that stand aside because what is kept of them cannot be read; the others go on."""


class OperateRoutes:
    def __init__(self, rooms: Rooms, health: Health, news: News) -> None:
        self.news = news
        self.rooms = rooms
        self.health = health

    async def look(self, _: Caller) -> Response:
        checked = await self.health.look()
        is_well = checked.write == checked.read == OK
        bots = self.rooms.bot_turns.pool.trouble() or OK
        status = "storage-unavailable" if not is_well else "ok" if bots == OK else "bots-unavailable"
        unreadable = len(self.rooms.unreadable.ids)
        page = HealthPage(status, __version__, checked.write, checked.read, bots, unreadable)
        return Response(encode(page), 200 if is_well else 503, media_type="application/json")

    async def announced(self, _: Caller) -> Announcements:
        return Announcements(self.news.announcements())

    def all(self) -> list[AnyRoute]:
        about = "Whether games can be kept and read"
        said = "What whoever runs the server wants everybody to know"
        return [
            PublicRoute("GET", "/healthz", about, None, HealthPage, self.look, failure=HealthPage),
            PublicRoute("GET", "/api/announcements", said, None, Announcements, self.announced),
        ]
