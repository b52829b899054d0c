"""The people around a table: who is there, what they say, and news of clocks and proposals for whoever wants them."""

import asyncio

from dinotable.core.seats import SPECTATOR
from dinotable.hosting.room import Subscription
from dinotable.server.social.chat import Chat, checked_text, may_hear, with_authors
from dinotable.server.social.storage import keep_line, last_numbers, read_chat
from dinotable.server.storage.errors import Conflict
from dinotable.server.tables.commits import MOST_RACES, ROW, Who, Write
from dinotable.server.tables.identity import Identity
from dinotable.server.tables.room import Room
from dinotable.server.tables.rooms import Rooms
from dinotable.table.messages import ChatNews, PeopleNews, Said
from dinotable.table.people import People, see_people
from dinotable.table.sittings import NOBODY
from dinotable.table.wire import encode


class Social:
    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self._speaking: dict[str, asyncio.Lock] = {}
        """Tables where something is being said or read now."""
        self._away: dict[str, tuple[list[int], list[int]]] = {}
        """Whom each table was last told to be absent, and to be gone."""
        self.said = self.proposed = 0
        rooms.on_entry.append(self.tell)
        rooms.on_watch.append(self.greet)

    # Clocks, proposals, presence.
    def people(self, room: Room) -> People:
        now = self.rooms.uptime.now()
        absent, gone = room.away(now)
        return see_people(room.table, {seat: room.presence.since[seat] for seat in absent}, now, gone)

    def tell(self, room: Room) -> None:
        interested = [subscription for subscription in room.subscriptions if subscription.people]
        if interested:
            news = encode(PeopleNews(room.id, self.people(room)))
            for subscription in interested:
                subscription.send(news)

    async def greet(self, room: Room, subscription: Subscription) -> None:
        if not subscription.people:
            return
        # The others hear of it with the next tick, if anybody was missing.
        subscription.send(encode(PeopleNews(room.id, self.people(room))))
        lines = (await self.chat(room)).heard(subscription.viewer, room.table.is_over(), subscription.chat)
        if lines and subscription in room.subscriptions:
            subscription.send(encode(ChatNews(room.id, lines)))

    def look_around(self, rooms: list[Room]) -> None:
        """Whoever has come or gone since is told of. Every second or so."""
        now = self.rooms.uptime.now()
        for room in rooms:
            away = room.away(now)
            if self._away.get(room.id, ([], [])) != away:
                self._away[room.id] = away
                self.tell(room)
        known = {room.id for room in rooms}
        self._away = {table: away for table, away in self._away.items() if table in known}

    # Chat.
    async def chat(self, room: Room) -> Chat:
        if room.chat is None:
            async with self._turn(room):
                return await self._read(room)
        return room.chat

    async def _read(self, room: Room) -> Chat:
        """In one's turn."""
        if room.chat is None:
            room.chat = Chat(with_authors(await read_chat(self.rooms.store, room.id), room.table))
        return room.chat

    async def say(self, room: Room, who: Who, name: str, text: str, reaction: str) -> int:
        """Kept first, told then. A spectator says its name."""
        text = checked_text(text) if not reaction else ""
        self.rooms.gate.spend("bytes", len(text.encode()) + ROW)
        async with self._turn(room):
            for tries in range(MOST_RACES):
                await self._read(room)
                try:
                    said = await self._keep(room, who, name, text, reaction)
                    break
                except Conflict:
                    # Somebody has said something through another process.
                    if not self.rooms.store.is_shared or tries == MOST_RACES - 1:
                        raise
                    await self._hear_others(room)
        self._tell_line(room, said)
        self.rooms.hints.send("chat", room.id)
        self.said += 1
        return said.number

    async def _keep(self, room: Room, who: Who, name: str, text: str, reaction: str) -> Said:
        """In one's turn. Raises Conflict where its number is taken."""
        chat = await self._read(room)
        said: list[Said] = []

        def write(identity: Identity) -> Write:
            author = name if identity.viewer == SPECTATOR else room.table.chairs[identity.viewer].name or NOBODY
            said[:] = [chat.next(identity.viewer, author, text, reaction)]
            line, seq = said[0], room.table.seq
            return lambda connection: keep_line(connection, room.id, line, seq)

        await self.rooms.commits.write_for(room, who, write)
        chat.lines += said
        return said[0]

    # What was said through other processes.
    async def follow(self, table: str) -> None:
        room = self.rooms.get(table)
        if room is not None and room.chat is not None:
            async with self._turn(room):
                await self._hear_others(room)

    async def follow_all(self) -> None:
        """A hint may have been lost."""
        rooms = [room for room in self.rooms.in_memory() if room.chat is not None]
        last = await last_numbers(self.rooms.store, [room.id for room in rooms]) if rooms else {}
        for room in rooms:
            if room.chat and last.get(room.id, 0) > room.chat.last():
                await self.follow(room.id)

    async def _hear_others(self, room: Room) -> None:
        """In one's turn."""
        chat = await self._read(room)
        for said in await read_chat(self.rooms.store, room.id):
            if said.number > chat.last():
                chat.lines.append(said)
                self._tell_line(room, said)

    def counts(self) -> dict[str, int]:
        return {"chat_lines_total": self.said, "proposals_total": self.proposed}

    def _turn(self, room: Room) -> asyncio.Lock:
        if len(self._speaking) > 1000:
            self._speaking = {table: lock for table, lock in self._speaking.items() if lock.locked()}
        return self._speaking.setdefault(room.id, asyncio.Lock())

    def _tell_line(self, room: Room, said: Said) -> None:
        news = encode(ChatNews(room.id, [said]))
        is_over = room.table.is_over()
        for subscription in list(room.subscriptions):
            if subscription.people and may_hear(said, subscription.viewer, is_over):
                subscription.send(news)


def speaker(room: Room, viewer: int, address: str) -> str:
    """Whose words are counted together: a seat's, or of all spectators at one address."""
    return f"{room.id}/{viewer}" if viewer != SPECTATOR else address
