"""The socket: many tables over one connection, each watched as a seat or as a spectator."""

import logging
import time

from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from dinotable.core.errors import DinotableError
from dinotable.core.seats import SPECTATOR
from dinotable.server.http.limits import SENDER, Count, Exceeded
from dinotable.server.http.messages import MOST_MESSAGE, NO_MESSAGE, encode
from dinotable.server.http.refusals import Denied, problem
from dinotable.server.http.socket_protocol import OUTLET, TOO_SLOW, SocketProtocol
from dinotable.server.operate.metrics import Metrics
from dinotable.server.replays.access import Books
from dinotable.server.tables import socket_messages as m
from dinotable.server.tables.identity import Roles, cookie_in
from dinotable.server.tables.message_ids import client_id
from dinotable.server.tables.missing import Cleared
from dinotable.server.tables.room import Live
from dinotable.server.tables.rooms import Tables
from dinotable.table.errors import Refused

log = logging.getLogger("dinotable.socket")

MOST_WATCHES = 32


class Seeing:
    """One connection looking at one table as one viewer."""

    def __init__(self, connection: "Connection", live: Live, viewer: int, wish: m.WatchIt, session: str | None) -> None:
        self.connection = connection
        self.live = live
        self.viewer = viewer
        self.facts = wish.facts
        self.people = wish.people
        self.chat = wish.chat
        self.session = session
        """The session that lets it see this, if no token does."""
        self._count: Count | None = None

    def count(self, count: Count) -> None:
        """Raises Exceeded where its address watches too much."""
        count.open(self.connection.sender)
        self._count = count

    def uncount(self) -> None:
        if self._count:
            self._count.close(self.connection.sender)
            self._count = None

    def send(self, message: bytes) -> None:
        self.connection.send(message)

    def end(self) -> None:
        """The session has ended."""
        self.live.watches.discard(self)
        self.revoke("session", "you are signed out")

    def revoke(self, code: str = "token", why: str = "this seat has gone to somebody else") -> None:
        self.connection.seeing.pop((self.live.id, self.viewer), None)
        self.uncount()
        self.send(encode(m.Trouble(code, why)))

    def moved(self) -> None:
        seeing = self.connection.seeing
        self.connection.seeing = {(one.live.id, one.viewer): one for one in seeing.values()}


class Connection:
    def __init__(
        self, scope: Scope, receive: Receive, tables: Tables, roles: Roles, books: Books, metrics: Metrics
    ) -> None:
        self.request = HTTPConnection(scope)
        self.receive = receive
        self.tables = tables
        self.roles = roles
        self.books = books
        self.metrics = metrics
        self.seeing: dict[tuple[str, int], Seeing] = {}
        self.outlet: SocketProtocol = scope["extensions"][OUTLET]
        self.send = self.outlet.say
        self.sender = SENDER.get()

    async def serve(self) -> None:
        """Until the client leaves, or is shut out."""
        self.metrics.sockets += 1
        try:
            await self._read_all()
        finally:
            self.metrics.sockets -= 1
            for seeing in self.seeing.values():
                self._forget(seeing)

    async def _read_all(self) -> None:
        while True:
            await self.outlet.has_room()
            event = await self.receive()
            if event["type"] == "websocket.disconnect":
                return
            await self.tables.gate.turns.take(self.sender)
            self.metrics.socket_messages += 1
            data = event.get("text")
            if data is None or len(data.encode()) > MOST_MESSAGE:
                self._refuse("size", f"a message is text of at most {MOST_MESSAGE} bytes")
                continue
            try:
                message = m.read_socket(data)
            except NO_MESSAGE as error:
                self._refuse("message", f"this is no message: {error}"[:300])
                continue
            await self._handle(message)
            if not (isinstance(message, m.Ping) and message.away):
                self._note_look()

    def _note_look(self) -> None:
        now = time.monotonic()
        for game, viewer in self.seeing:
            if viewer != SPECTATOR:
                self.tables.looks.note(game, viewer, now)

    def _refuse(self, code: str, text: str) -> None:
        self.metrics.socket_refusals[code] += 1
        self.send(encode(m.Trouble(code, text)))

    async def _handle(self, message: m.FromClient) -> None:
        if isinstance(message, m.ActIt | m.UndoIt):
            await self._change(message)
            return
        try:
            if isinstance(message, m.WatchIt):
                await self._watch(message)
            elif isinstance(message, m.LeaveIt):
                for key in [key for key in self.seeing if key[0] == message.game]:
                    self._forget(self.seeing.pop(key))
            else:
                self.send(encode(m.Pong()))
        except Exceeded as error:
            # It would wait for an answer for ever: it comes back, and waits a little longer each time.
            self.metrics.socket_refusals[error.code] += 1
            self.outlet.shut(TOO_SLOW, m.Trouble(error.code, str(error)))
        except DinotableError as error:
            _, said = problem(error)
            self._refuse(said.code, said.message)

    async def _watch(self, message: m.WatchIt) -> None:
        self.tables.gate.spend("watches")
        try:
            live = await self.tables.find(message.game)
        except Cleared as gone:
            raise await self.roles.refusal(gone, message.token, cookie_in(self.request), message.seat) from None
        standing = await self.roles.of(live, message.token, cookie_in(self.request), message.seat)
        if standing.is_host and standing.viewer == SPECTATOR:
            raise Denied(401, "token", "this token holds no seat here: use the seat's link")
        await self.books.check_watching(live, await self.tables.table_of(live), standing.viewer)
        key = (message.game, standing.viewer)
        if key not in self.seeing and len(self.seeing) >= MOST_WATCHES:
            raise Denied(429, "watches", f"one connection watches at most {MOST_WATCHES} seats")
        old = self.seeing.pop(key, None)
        if old:
            self._forget(old)
        session = standing.session.id if standing.session else None
        seeing = Seeing(self, live, standing.viewer, message, session)
        seeing.count(self.tables.gate.watches)
        self.seeing[key] = seeing
        if session and not await self.roles.follow(session, seeing, cookie_in(self.request)):
            return
        await self.tables.watch(live, seeing, message.since)

    def _forget(self, seeing: Seeing) -> None:
        seeing.live.watches.discard(seeing)
        seeing.uncount()
        if seeing.session:
            self.roles.accounts.forget(seeing.session, seeing)

    async def _change(self, message: m.ActIt | m.UndoIt) -> None:
        try:
            seq = await self._enter(message)
            self.send(encode(m.Ack(message.game, message.msg_id, seq)))
        except DinotableError as error:
            _, said = problem(error)
            self.metrics.socket_refusals[said.code] += 1
            nack = m.Nack(message.game, message.msg_id, said.code, said.message, said.rule, said.arguments)
            self.send(encode(nack))

    async def _enter(self, message: m.ActIt | m.UndoIt) -> int:
        held = {viewer: seeing for (game, viewer), seeing in self.seeing.items() if game == message.game}
        held.pop(SPECTATOR, None)
        if not held:
            raise Denied(403, "role", "watch the table with your seat's token first")
        live = next(iter(held.values())).live
        if isinstance(message, m.UndoIt):
            if message.seat not in held:
                raise Denied(403, "role", "this seat is not yours")
            return await self.tables.undo(live, message.seat, message.msg_id, message.line)
        table = await self.tables.table_of(live)
        for seat in held:
            seq = table.seq_of(client_id(seat, message.msg_id))
            if seq is not None:
                return seq
        owing = table.asks.seat_of(message.ask)
        if owing is None or owing not in held:
            raise Refused("late", f"decision {message.ask} is not owed by your seat any more: look again")
        return await self.tables.act(live, owing, message.msg_id, message.ask, message.actions)


class SocketDoor:
    """Takes in whoever the guard has let through."""

    def __init__(self, tables: Tables, roles: Roles, books: Books, metrics: Metrics) -> None:
        self.tables = tables
        self.roles = roles
        self.books = books
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        try:
            await Connection(scope, receive, self.tables, self.roles, self.books, self.metrics).serve()
        except OSError:
            log.debug("a client went away")
