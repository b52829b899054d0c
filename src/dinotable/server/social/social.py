"""The people around a table: who is there, what they say, and news of clocks and proposals for whoever wants them."""

import asyncio

from dinotable.core.seats import SPECTATOR
from dinotable.server.http.messages import encode
from dinotable.server.social.chat import Talk, checked_text, may_hear, with_authors
from dinotable.server.social.messages import ChatNews, PeopleNews
from dinotable.server.social.storage import Said, keep_line, read_chat
from dinotable.server.tables.room import Live, Watch
from dinotable.server.tables.rooms import ROW, Tables
from dinotable.table.people import People, see_people
from dinotable.table.sittings import NOBODY


class Company:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._speaking: dict[str, asyncio.Lock] = {}
        """Tables where something is being said or read now."""
        self._away: dict[str, tuple[list[int], list[int]]] = {}
        """Whom each table was last told to be absent, and to be gone."""
        tables.on_entry.append(self.tell)
        tables.on_watch.append(self.greet)

    # Clocks, proposals, presence.
    def people(self, live: Live) -> People:
        now = self.tables.served.now()
        absent, gone = live.away(now)
        return see_people(live.table, absent, now, gone)

    def tell(self, live: Live) -> None:
        watches = [watch for watch in live.watches if watch.people]
        if watches:
            news = encode(PeopleNews(live.id, self.people(live)))
            for watch in watches:
                watch.send(news)

    async def greet(self, live: Live, watch: Watch) -> None:
        if not watch.people:
            return
        # The others hear of it with the next tick, if anybody was missing.
        watch.send(encode(PeopleNews(live.id, self.people(live))))
        lines = (await self.talk(live)).heard(watch.viewer, live.table.is_over(), watch.chat)
        if lines and watch in live.watches:
            watch.send(encode(ChatNews(live.id, lines)))

    def look_around(self, lives: list[Live]) -> None:
        """Whoever has come or gone since is told of. Every second or so."""
        now = self.tables.served.now()
        for live in lives:
            away = live.away(now)
            if self._away.get(live.id, ([], [])) != away:
                self._away[live.id] = away
                self.tell(live)
        known = {live.id for live in lives}
        self._away = {game: away for game, away in self._away.items() if game in known}

    # Chat.
    async def talk(self, live: Live) -> Talk:
        if live.talk is None:
            async with self._turn(live):
                return await self._read(live)
        return live.talk

    async def _read(self, live: Live) -> Talk:
        """In one's turn."""
        if live.talk is None:
            live.talk = Talk(with_authors(await read_chat(self.tables.store, live.id), live.table))
        return live.talk

    async def say(self, live: Live, viewer: int, name: str, text: str, reaction: str) -> int:
        """Kept first, told then."""
        text = checked_text(text) if not reaction else ""
        self.tables.gate.spend("bytes", len(text.encode()) + ROW)
        async with self._turn(live):
            talk = await self._read(live)
            if viewer != SPECTATOR:
                name = live.table.chairs[viewer].name or NOBODY
            said = talk.next(viewer, name, text, reaction)
            await keep_line(self.tables.store, live.id, said, live.table.seq)
            talk.lines.append(said)
        self._tell_line(live, said)
        return said.number

    def _turn(self, live: Live) -> asyncio.Lock:
        if len(self._speaking) > 1000:
            self._speaking = {game: lock for game, lock in self._speaking.items() if lock.locked()}
        return self._speaking.setdefault(live.id, asyncio.Lock())

    def _tell_line(self, live: Live, said: Said) -> None:
        news = encode(ChatNews(live.id, [said]))
        is_over = live.table.is_over()
        for watch in list(live.watches):
            if watch.people and may_hear(said, watch.viewer, is_over):
                watch.send(news)


def speaker(live: Live, viewer: int, address: str) -> str:
    """Whose words are counted together: a seat's, or of all spectators at one address."""
    return f"{live.id}/{viewer}" if viewer != SPECTATOR else address
