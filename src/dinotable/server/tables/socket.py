"""The socket: many tables over one connection, each watched as a seat or as a spectator."""

import logging
import time

from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from dinotable.core.errors import DinotableError
from dinotable.core.seats import SPECTATOR
from dinotable.server.http.limits import SENDER, Count, Exceeded
from dinotable.server.http.outlet import TOO_SLOW, outlet_of
from dinotable.server.http.refusals import problem
from dinotable.server.operate.metrics import Metrics
from dinotable.server.operate.news import News
from dinotable.server.replays.access import Access
from dinotable.server.tables.commits import SeatsChanged, Who
from dinotable.server.tables.identity import Credentials, Identities, Identity, cookie_in
from dinotable.server.tables.missing import Cleared
from dinotable.server.tables.room import Room
from dinotable.server.tables.rooms import Rooms
from dinotable.table import messages as m
from dinotable.table.errors import Denied
from dinotable.table.wire import MOST_MESSAGE, NO_MESSAGE, encode

log = logging.getLogger("dinotable.socket")

MOST_WATCHES = 32
MOST_MOVES = 20
"""How often somebody who joins is looked up again because seats changed hands."""
LATE = 1.6
"""Seconds by which a client that promised to say something may be late: networks are slow at times."""


class SocketSubscription:
    """One connection looking at one table as one viewer."""

    def __init__(
        self, connection: "Connection", room: Room, viewer: int, wish: m.WatchMessage, session: str | None
    ) -> None:
        self.connection = connection
        self.room = room
        self.viewer = viewer
        self.facts = wish.facts
        self.people = wish.people
        self.chat = wish.chat
        self.pace = wish.pace
        self.is_blind = wish.blind
        self.session = session
        """The session that lets it see this, if no token does."""
        self.is_over = False
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

    def holds(self) -> int | None:
        """The seat it may answer for: not before it has joined the room, nor once it was put out."""
        return self.viewer if self in self.room.subscriptions and self.viewer != SPECTATOR else None

    def heard(self, now: float) -> float:
        """A phone without a network does not say goodbye: one that promised to say something, and did not, has gone."""
        silent = self.connection.silent()
        return now if silent is None else now - silent

    def end(self) -> None:
        """The session has ended."""
        self.room.subscriptions.discard(self)
        self.revoke("session", "you are signed out")

    def revoke(self, code: str = "token", why: str = "this seat has gone to somebody else") -> None:
        self.is_over = True
        self.connection.subscriptions.pop((self.room.id, self.viewer), None)
        self.uncount()
        self.send(encode(m.Trouble(code, why)))

    def moved(self) -> None:
        held = self.connection.subscriptions.values()
        self.connection.subscriptions = {(each.room.id, each.viewer): each for each in held}


class Connection:
    clock = staticmethod(time.monotonic)

    def __init__(
        self,
        scope: Scope,
        receive: Receive,
        send: Send,
        rooms: Rooms,
        identities: Identities,
        access: Access,
        metrics: Metrics,
    ) -> None:
        self.request = HTTPConnection(scope)
        self.receive = receive
        self.rooms = rooms
        self.identities = identities
        self.access = access
        self.metrics = metrics
        self.subscriptions: dict[tuple[str, int], SocketSubscription] = {}
        self.every: float | None = None
        """In how many seconds the client says something again, if it has promised to."""
        self.heard_at = self.clock()
        self.sender = SENDER.get()
        self.outlet = outlet_of(scope, send, rooms.gate, self.sender)
        self.send = self.outlet.say

    def silent(self) -> float | None:
        """For how many seconds nothing has come, where something should have."""
        passed = self.clock() - self.heard_at
        return passed if self.every is not None and passed > self.every + LATE else None

    async def serve(self) -> None:
        """Until the client leaves, or is shut out."""
        open_sockets, client = self.rooms.gate.open_sockets, self.request.client
        open_sockets[self.outlet] = client.host if client else ""
        self.metrics.sockets += 1
        try:
            await self._read_all()
        finally:
            self.metrics.sockets -= 1
            del open_sockets[self.outlet]
            for subscription in self.subscriptions.values():
                self._forget(subscription)
            await self.outlet.close()

    async def _read_all(self) -> None:
        while True:
            await self.outlet.has_room()
            event = await self.receive()
            if event["type"] == "websocket.disconnect" or not self.outlet.may_come():
                return
            self.heard_at = self.clock()
            await self.rooms.gate.turns.take(self.sender)
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
        for table, viewer in self.subscriptions:
            if viewer != SPECTATOR:
                self.rooms.activity.note(table, viewer, now)

    def _refuse(self, code: str, text: str) -> None:
        self.metrics.socket_refusals[code] += 1
        self.send(encode(m.Trouble(code, text)))

    async def _handle(self, message: m.FromClient) -> None:
        if isinstance(message, m.ActMessage | m.UndoMessage):
            await self._change(message)
            return
        try:
            if isinstance(message, m.WatchMessage):
                await self._watch(message)
            elif isinstance(message, m.LeaveMessage):
                for key in [key for key in self.subscriptions if key[0] == message.table]:
                    self._forget(self.subscriptions.pop(key))
            else:
                self.every = message.every
                self.send(encode(m.Pong()))
        except Exceeded as error:
            # It would wait for an answer for ever: it comes back, and waits a little longer each time.
            self.metrics.socket_refusals[error.code] += 1
            self.outlet.shut(TOO_SLOW, m.Trouble(error.code, str(error)))
        except DinotableError as error:
            _, said = problem(error)
            self._refuse(said.code, said.message)

    async def _watch(self, message: m.WatchMessage) -> None:
        self.rooms.gate.spend("subscriptions")
        shown = Credentials(message.token, cookie_in(self.request), message.seat)
        try:
            room = await self.rooms.find(message.table)
        except Cleared as gone:
            raise await self.identities.refusal(gone, shown) from None

        async def who() -> Identity:
            identity = await self.identities.of(room, shown)
            if identity.is_host and identity.viewer == SPECTATOR:
                raise Denied(401, "token", "this token holds no seat here: use the seat's link")
            return identity

        for tries in range(MOST_MOVES):
            try:
                await self._join(room, message, who)
                return
            except SeatsChanged:
                # Somebody sat down or left meanwhile.
                if tries == MOST_MOVES - 1:
                    raise

    async def _join(self, room: Room, message: m.WatchMessage, who: Who) -> None:
        identity = await self.rooms.commits.who(room, who)
        await self.access.check_watching(room, await self.rooms.table_of(room), identity.viewer)
        key = (message.table, identity.viewer)
        if key not in self.subscriptions and len(self.subscriptions) >= MOST_WATCHES:
            raise Denied(429, "subscriptions", f"one connection watches at most {MOST_WATCHES} seats")
        old = self.subscriptions.pop(key, None)
        if old:
            self._forget(old)
        session = identity.session.id if identity.session else None
        subscription = SocketSubscription(self, room, identity.viewer, message, session)
        subscription.count(self.rooms.gate.subscriptions)
        self.subscriptions[key] = subscription
        try:
            if session and not await self.identities.follow(session, subscription, cookie_in(self.request)):
                return
            await self.rooms.watch(room, subscription, message.since, who)
        except BaseException:
            # It never joined, and may have lost its place already.
            if self.subscriptions.get(key) is subscription:
                del self.subscriptions[key]
            if not subscription.is_over:
                self._forget(subscription)
            raise

    def _forget(self, subscription: SocketSubscription) -> None:
        subscription.room.subscriptions.discard(subscription)
        subscription.uncount()
        if subscription.session:
            self.identities.accounts.forget(subscription.session, subscription)

    async def _change(self, message: m.ActMessage | m.UndoMessage) -> None:
        try:
            seq = await self._enter(message)
            self.send(encode(m.Ack(message.table, message.msg_id, seq)))
        except DinotableError as error:
            _, said = problem(error)
            self.metrics.socket_refusals[said.code] += 1
            nack = m.Nack(message.table, message.msg_id, said.code, said.message, said.rule, said.arguments)
            self.send(encode(nack))

    async def _enter(self, message: m.ActMessage | m.UndoMessage) -> int:
        mine = [each for each in self.subscriptions.values() if each.room.id == message.table]

        def held() -> list[int]:
            """Seats change hands while this waits for its turn."""
            seats = [seat for each in mine if (seat := each.holds()) is not None]
            if not seats:
                raise Denied(403, "role", "watch the table with your seat's token first")
            return seats

        held()
        return await self.rooms.commits.enter(mine[0].room, lambda referee: referee.hear(held(), message))


class SocketRoute:
    """Takes in whoever the guard has let through."""

    def __init__(self, rooms: Rooms, identities: Identities, access: Access, metrics: Metrics, news: News) -> None:
        self.news = news
        self.rooms = rooms
        self.identities = identities
        self.access = access
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        connection = Connection(scope, receive, send, self.rooms, self.identities, self.access, self.metrics)
        for message in self.news.messages():
            connection.send(message)
        try:
            await connection.serve()
        except OSError:
            log.debug("a client went away")
