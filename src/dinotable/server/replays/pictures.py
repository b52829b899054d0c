"""What somebody sees who is sent a link: a title, a sentence, and a picture of the position.

All of it is for a spectator, whoever asks, and nobody's name is in it: a preview is kept by whatever carries the link.
"""

import asyncio
import re
from collections import OrderedDict
from html import escape

from starlette.requests import Request
from starlette.responses import Response

from dinotable.server.http.route import AnyRoute, TableCaller, TableRoute
from dinotable.server.replays.access import Access
from dinotable.server.tables.rooms import Rooms
from dinotable.table.errors import Denied, NoTable, StorageUnavailable
from dinotable.table.picture import HIGH, WIDE, Picture, PictureJob, speaker_of
from dinotable.table.replays import check_open
from dinotable.table.seen import status_of
from dinotable.table.variant import setup_words
from dinotable.table.wire import ID
from dinotable.words import LANGUAGES

SECONDS = 2.0
MOST_KEPT = 64
"""Pictures, of about a tenth of a megabyte each."""
LASTING, FLEETING = "public, max-age=86400", "public, max-age=30"


class PictureRoutes:
    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self._kept: OrderedDict[tuple[str, int, str], bytes] = OrderedDict()

    async def picture(self, caller: TableCaller) -> Response:
        table, room = caller.table, caller.room
        line = caller.number("line", 10**6)
        language = caller.request.query_params.get("language", LANGUAGES[0])
        if language not in LANGUAGES:
            raise Denied(400, "query", f"language is one of {', '.join(LANGUAGES)}")
        last = len(table.journal.entries)
        if line is not None and line != last:
            # Any moment but the present one is the past.
            check_open(table, caller.can_replay)
        at = -1 if not table.is_started else min(last if line is None else line, last)
        key = (room.id, at, language)
        png = self._kept.pop(key, None)
        if png is None:
            lines = None if at < 0 else table.journal.lines()[:at]
            place = self.rooms.place_of(room.charter.game)
            job = PictureJob(place, setup_words(table.setup), lines, language, SECONDS)
            png = (await self.rooms.bot_turns.pool.ask(job, Picture)).png
        self._kept[key] = png
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        keep = LASTING if caller.can_replay else FLEETING
        return Response(png, media_type="image/png", headers={"Cache-Control": keep})

    def all(self) -> list[AnyRoute]:
        query = (("line", int), ("language", str))
        about = "A picture for links, as a spectator sees it"
        path = "/api/tables/{table}/picture"
        return [TableRoute("GET", path, about, None, None, "watcher", self.picture, query, gives="image/png")]


class LinkCards:
    """What stands in the head of the page at the address of a table."""

    def __init__(self, rooms: Rooms, access: Access) -> None:
        self.rooms = rooms
        self.access = access

    async def tags(self, request: Request) -> str:
        """Empty where there is nothing to tell."""
        found = re.fullmatch(rf"/t/({ID})(/replay)?", request.url.path)
        if found is None:
            return ""
        try:
            room = await self.rooms.find(found.group(1))
            table = await self.rooms.table_of(room)
        except (NoTable, StorageUnavailable):
            # The page says so itself.
            return ""
        language = language_of(request.headers.get("accept-language", ""))
        can_replay = await self.access.is_open(room, table)
        # Of tables of one luck nothing is told while one of them is played, not even that another has ended.
        is_told = can_replay or room.luck is None
        line = _line_of(request) if found.group(2) and can_replay else ""
        base = self.rooms.settings.url or f"{request.url.scheme}://{request.headers.get('host', '')}"
        at = base.rstrip("/")
        # The first time, words are read from files.
        say = await asyncio.to_thread(speaker_of, language, room.game.words)
        title = say(f"{room.game.id}-title")
        told = {
            "og:type": "website",
            "og:site_name": "Dinotable",
            "og:title": title,
            "og:url": f"{at}{found.group(0)}{f'?line={line}' if line else ''}",
        }
        if is_told:
            asked = f"language={language}{f'&line={line}' if line else ''}"
            told |= {
                "og:description": say(f"link-{'replay' if can_replay else status_of(table)}"),
                "og:image": f"{at}/api/tables/{room.id}/picture?{asked}",
                "og:image:type": "image/png",
                "og:image:width": str(WIDE),
                "og:image:height": str(HIGH),
                "og:image:alt": title,
                "twitter:card": "summary_large_image",
            }
        return "".join(f'<meta property="{escape(name)}" content="{escape(text)}" />' for name, text in told.items())


def _line_of(request: Request) -> str:
    line = request.query_params.get("line", "")
    return line if re.fullmatch("[0-9]{1,6}", line) else ""


def language_of(wishes: str) -> str:
    """The first of ours that a browser asks for."""
    for wish in wishes.lower().split(","):
        if wish.strip()[:2] in LANGUAGES:
            return wish.strip()[:2]
    return LANGUAGES[0]
