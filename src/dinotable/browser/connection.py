"""What is said as over a socket: many tables over one connection, each watched as a seat or as a spectator."""

import asyncio
from collections.abc import Callable

from dinotable.browser.errors import problem
from dinotable.browser.room import Room
from dinotable.browser.rooms import Rooms
from dinotable.core.errors import DinotableError
from dinotable.core.seats import SPECTATOR
from dinotable.table import messages as m
from dinotable.table.errors import Denied
from dinotable.table.identity import Identity, identity_shown
from dinotable.table.wire import MOST_MESSAGE, NO_MESSAGE, encode


class Watching:
    """One connection looking at one table as one viewer."""

    def __init__(self, connection: "Connection", room: Room, viewer: int, wish: m.WatchMessage) -> None:
        self.connection = connection
        self.room = room
        self.viewer = viewer
        self.facts = wish.facts
        self.people = wish.people
        self.chat = wish.chat
        self.pace = wish.pace
        self.is_over = False
        self.is_blind = wish.blind

    def send(self, message: bytes) -> None:
        self.connection.send(message)

    def heard(self, now: float) -> float:
        """The page and its tables are in one browser."""
        return now

    def revoke(self, code: str = "token", why: str = "this seat has gone to somebody else") -> None:
        self.is_over = True
        self.connection.watching.pop((self.room.id, self.viewer), None)
        self.send(encode(m.Trouble(code, why)))

    def moved(self) -> None:
        held = self.connection.watching.values()
        self.connection.watching = {(each.room.id, each.viewer): each for each in held}


class Connection:
    def __init__(self, rooms: Rooms, say: Callable[[str], object]) -> None:
        self.rooms = rooms
        self.watching: dict[tuple[str, int], Watching] = {}
        self._say = say
        self._hearing = asyncio.Lock()
        self._is_closed = False

    def send(self, message: bytes) -> None:
        if not self._is_closed:
            self._say(message.decode())

    async def hear(self, text: str) -> None:
        """One message after the other, in the order they came."""
        async with self._hearing:
            if self._is_closed:
                return
            if len(text.encode()) > MOST_MESSAGE:
                self._refuse("size", f"a message is text of at most {MOST_MESSAGE} bytes")
                return
            try:
                message = m.read_socket(text)
            except NO_MESSAGE as error:
                self._refuse("message", f"this is no message: {error}"[:300])
                return
            await self._handle(message)

    def close(self) -> None:
        self._is_closed = True
        for watching in self.watching.values():
            self.rooms.unwatch(watching.room, watching)
        self.watching = {}

    def _refuse(self, code: str, text: str) -> None:
        self.send(encode(m.Trouble(code, text)))

    async def _handle(self, message: m.FromClient) -> None:
        if isinstance(message, m.ActMessage | m.UndoMessage):
            await self._change(message)
            return
        try:
            if isinstance(message, m.WatchMessage):
                await self._watch(message)
            elif isinstance(message, m.LeaveMessage):
                for key in [key for key in self.watching if key[0] == message.table]:
                    self._forget(self.watching.pop(key))
            else:
                self.send(encode(m.Pong()))
        except DinotableError as error:
            _, said = problem(error)
            self._refuse(said.code, said.message)

    async def _watch(self, message: m.WatchMessage) -> None:
        room = await self.rooms.find(message.table)
        identity = Identity() if message.token is None else identity_shown(room, message.token, None)
        if message.token is None and message.seat is not None:
            raise Denied(401, "session", "sign in first, or use the seat's link")
        if identity.is_host and identity.viewer == SPECTATOR:
            raise Denied(401, "token", "this token holds no seat here: use the seat's link")
        await self.rooms.same_luck.check_watching(room, await self.rooms.table_of(room), identity.viewer)
        key = (message.table, identity.viewer)
        old = self.watching.pop(key, None)
        if old:
            self._forget(old)
        watching = Watching(self, room, identity.viewer, message)
        await self.rooms.watch(room, watching, message.since)
        if self._is_closed:
            self._forget(watching)
        else:
            self.watching[key] = watching

    def _forget(self, watching: Watching) -> None:
        self.rooms.unwatch(watching.room, watching)

    async def _change(self, message: m.ActMessage | m.UndoMessage) -> None:
        try:
            seq = await self._enter(message)
            self.send(encode(m.Ack(message.table, message.msg_id, seq)))
        except DinotableError as error:
            _, said = problem(error)
            nack = m.Nack(message.table, message.msg_id, said.code, said.message, said.rule, said.arguments)
            self.send(encode(nack))

    async def _enter(self, message: m.ActMessage | m.UndoMessage) -> int:
        mine = [each for each in self.watching.values() if each.room.id == message.table]

        def held() -> list[int]:
            """Seats change places while this waits for its turn."""
            seats = [each.viewer for each in mine if each.viewer != SPECTATOR and not each.is_over]
            if not seats:
                raise Denied(403, "role", "watch the table with your seat's token first")
            return seats

        held()
        return await self.rooms.enter(mine[0].room, lambda referee: referee.hear(held(), message))
