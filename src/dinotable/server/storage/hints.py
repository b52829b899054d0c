"""Hints between the processes that share a database: “look at this, it has changed”.

They go by LISTEN and NOTIFY and may be lost, late or doubled: whoever waits for one also looks by itself now and then.
Send one after the commit of what it is about.
"""

import asyncio
import contextlib
import functools
import logging
import selectors
import socket
import threading
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa

from dinotable.server.storage.direct import WAITS, connect, cut

if TYPE_CHECKING:
    import psycopg

log = logging.getLogger("dinotable.storage")

CHANNEL = "dinotable"
BEAT = 3.0
"""Seconds between two beats, which a process sends to itself: a server that has frozen keeps its connections up, and only
silence tells."""
PAUSE = 0.01
"""Seconds after hints were sent before others are; whatever comes meanwhile goes together."""
DEAF = 9.0
"""Seconds without hearing its own beat after which a process connects anew."""
LISTEN = 1.0
"""Seconds between two looks at how long nothing was heard."""
BACKOFF = (0.1, 5.0)
"""Seconds before connecting anew: the first time, and at most. Each time it is twice as long."""
MOST_WAITING = 10_000
"""Hints; where more wait, all are dropped, and everybody is told to look."""
MOST_PAYLOAD = 7_500
"""Bytes. PostgreSQL takes just under 8000."""
MOST_ID = 200
LOST = "lost"
"""The kind of hint that stands for any that were dropped."""

Heard = Callable[[str], None]
Hint = tuple[str, str]
"""Its kind, and the id of what it is about."""


class Payload(msgspec.Struct, frozen=True):
    process: str
    """Who sends it."""
    hints: list[Hint]


class NoHints:
    """For a database that no other process uses: nothing is sent, and nothing ever comes."""

    is_listening = False

    def on(self, kind: str, heard: Heard, own: bool = False) -> None: ...

    def on_lost(self, look: Callable[[], None]) -> None: ...

    def send(self, kind: str, about: str) -> None: ...

    def start(self) -> None: ...

    async def stop(self) -> None: ...

    def counts(self) -> dict[str, int]:
        return {}


class Hints:
    def __init__(self, url: sa.URL, process: str, on_silence: Callable[[], None] = lambda: None) -> None:
        """`on_silence` is called, in a thread, when the database says nothing any more."""
        self._on_silence = on_silence
        self._url = url
        self._process = process
        self._heard: dict[str, list[tuple[Heard, bool]]] = defaultdict(list)
        self._lost: list[Callable[[], None]] = []
        self._loop: asyncio.AbstractEventLoop | None = None
        self._receiver = _Receiver(self)
        self._sender = _Sender(self)

    def on(self, kind: str, heard: Heard, own: bool = False) -> None:
        """Calls it in the loop with the id of every hint of that kind; of this process's own only where they are wanted."""
        self._heard[kind].append((heard, own))

    def on_lost(self, look: Callable[[], None]) -> None:
        """Calls it in the loop whenever hints may have been lost, and so at the start too: look yourself."""
        self._lost.append(look)

    def send(self, kind: str, about: str) -> None:
        """From any thread; never waits."""
        if len(about.encode()) > MOST_ID:
            raise ValueError(f"a hint names what it is about, it does not tell it: {about[:80]}")
        self._sender.put((kind, about))

    def start(self) -> None:
        """In the loop that the calls are to come in."""
        self._loop = asyncio.get_running_loop()
        self._receiver.start()
        self._sender.start()

    async def stop(self) -> None:
        """What waits is sent first, if somebody is there to take it."""
        if self._loop is not None:
            await asyncio.to_thread(self._stop)

    def _stop(self) -> None:
        self._sender.stop()
        self._receiver.stop()

    @property
    def is_listening(self) -> bool:
        """Whether hints come at the moment, as far as can be told."""
        return self._receiver.is_listening

    def counts(self) -> dict[str, int]:
        return {
            "hints_sent_total": self._sender.sent,
            "hints_heard_total": self._receiver.heard,
            "hints_reconnects_total": self._receiver.connects + self._sender.connects,
            "hints_waiting": self._sender.waiting(),
        }

    # For the two threads.
    @property
    def beats(self) -> str:
        """The channel of this process's own beat: no other is woken by it."""
        return f"{CHANNEL}_{self._process}"

    def connect(self) -> "psycopg.Connection[Any]":
        return connect(self._url, "hints")

    def cut(self) -> None:
        """Whoever sends, reads or writes may wait for a server that has frozen."""
        self._sender.cut()
        self._on_silence()

    def payloads(self, hints: list[Hint]) -> Iterator[str]:
        """As few as hold them all."""
        part: list[Hint] = []
        size = 0
        for kind, about in hints:
            # As JSON an odd character may take six bytes.
            more = 6 * (len(kind) + len(about)) + 8
            if part and size + more > MOST_PAYLOAD:
                yield msgspec.json.encode(Payload(self._process, part)).decode()
                part, size = [], 0
            part.append((kind, about))
            size += more
        if part:
            yield msgspec.json.encode(Payload(self._process, part)).decode()

    def hear(self, text: str) -> None:
        """From the thread that listens. What cannot be read is from another version."""
        with contextlib.suppress(msgspec.DecodeError):
            payload = msgspec.json.decode(text, type=Payload)
            self._in_loop(lambda: self._tell(payload))

    def lose(self) -> None:
        self._in_loop(self._tell_lost)

    def _in_loop(self, call: Callable[[], None]) -> None:
        assert self._loop is not None
        # A loop that has ended needs no hints.
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(call)

    def _tell(self, payload: Payload) -> None:
        is_own = payload.process == self._process
        for kind, about in payload.hints:
            if kind == LOST and not is_own:
                self._tell_lost()
            for heard, own in self._heard.get(kind, ()):
                if own or not is_own:
                    _call(functools.partial(heard, about))

    def _tell_lost(self) -> None:
        for look in self._lost:
            _call(look)


class _Thread:
    """One that holds a connection, and connects anew whenever that breaks."""

    def __init__(self, hints: Hints, name: str) -> None:
        self.hints = hints
        self.thread = threading.Thread(target=self._run, name=name, daemon=True)
        self.is_stopping = threading.Event()
        self.connects = -1
        """After the first time."""
        self.connection: psycopg.Connection[Any] | None = None

    def work(self, connection: "psycopg.Connection[Any]") -> None:
        """Until it is to stop, or the connection breaks."""
        raise NotImplementedError

    def wake(self) -> None:
        raise NotImplementedError

    def start(self) -> None:
        self.thread.start()

    def stop(self) -> None:
        self.is_stopping.set()
        self.wake()
        self.thread.join(1.0)
        if self.thread.is_alive():
            # It waits for a server that does not answer.
            self.cut()
            self.thread.join(2 * WAITS["connect_timeout"])

    def cut(self) -> None:
        cut(self.connection)

    def _run(self) -> None:
        pause = BACKOFF[0]
        is_told = False
        while not self.is_stopping.is_set():
            begun = time.monotonic()
            try:
                with contextlib.closing(self.hints.connect()) as self.connection:
                    self.connects += 1
                    is_told = False
                    self.work(self.connection)
            except Exception as error:  # Whatever it was: it is tried again, for as long as the server runs.
                if not self.is_stopping.is_set() and not is_told:
                    log.warning("%s: %s", self.thread.name, " ".join(str(error).split()) or type(error).__name__)
                    is_told = True
            self.connection = None
            if time.monotonic() - begun > BACKOFF[1]:
                pause = BACKOFF[0]
            self.is_stopping.wait(pause)
            pause = min(2 * pause, BACKOFF[1])


class _Receiver(_Thread):
    def __init__(self, hints: Hints) -> None:
        super().__init__(hints, "hints heard")
        self.heard = 0
        self.is_listening = False
        self._wakers: tuple[socket.socket, socket.socket] | None = None
        """What is sent at one end wakes whoever waits for the other."""

    def start(self) -> None:
        self._wakers = socket.socketpair()
        super().start()

    def wake(self) -> None:
        assert self._wakers is not None
        self._wakers[0].send(b"!")

    def stop(self) -> None:
        super().stop()
        if self._wakers is not None and not self.thread.is_alive():
            self._wakers[0].close()
            self._wakers[1].close()

    def work(self, connection: "psycopg.Connection[Any]") -> None:
        connection.execute(f'LISTEN "{CHANNEL}"')
        connection.execute(f'LISTEN "{self.hints.beats}"')
        self.is_listening = True
        # Only now: what happens while they look is heard.
        self.hints.lose()
        assert self._wakers is not None
        try:
            with selectors.DefaultSelector() as selector:
                selector.register(connection.fileno(), selectors.EVENT_READ)
                selector.register(self._wakers[1], selectors.EVENT_READ)
                self._listen(connection, selector)
        finally:
            self.is_listening = False

    def _listen(self, connection: "psycopg.Connection[Any]", selector: selectors.BaseSelector) -> None:
        beat = time.monotonic()
        while not self.is_stopping.is_set():
            selector.select(LISTEN)
            # Runs out by itself: one that is left early may lose what has come.
            for notification in connection.notifies(timeout=0):
                if notification.channel == CHANNEL:
                    self.heard += 1
                    self.hints.hear(notification.payload)
                else:
                    beat = time.monotonic()
            if time.monotonic() - beat > DEAF:
                self.hints.cut()
                raise TimeoutError("the database says nothing any more: connecting anew")


class _Sender(_Thread):
    def __init__(self, hints: Hints) -> None:
        super().__init__(hints, "hints sent")
        self.sent = 0
        self._waiting: dict[Hint, None] = {}
        self._lock = threading.Lock()
        self._has_some = threading.Event()

    def put(self, hint: Hint) -> None:
        with self._lock:
            if len(self._waiting) >= MOST_WAITING:
                self._waiting = {(LOST, ""): None}
            self._waiting[hint] = None
        self._has_some.set()

    def waiting(self) -> int:
        return len(self._waiting)

    def wake(self) -> None:
        self._has_some.set()

    def work(self, connection: "psycopg.Connection[Any]") -> None:
        beat = 0.0
        while not self.is_stopping.is_set() or self._waiting:
            now = time.monotonic()
            if now >= beat:
                connection.execute("SELECT pg_notify(%s, '')", (self.hints.beats,))
                beat = now + BEAT
            if self._has_some.wait(beat - now):
                self._has_some.clear()
                self._send(connection)
                # What comes now goes with the next: one that is busy says it a hundred times a second, not a thousand.
                self.is_stopping.wait(PAUSE)

    def _send(self, connection: "psycopg.Connection[Any]") -> None:
        """Whatever has come together meanwhile, nearly always in one payload. What could not be sent waits on."""
        with self._lock:
            taken, self._waiting = self._waiting, {}
        if not taken:
            return
        try:
            for payload in self.hints.payloads(list(taken)):
                connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))
        except BaseException:
            with self._lock:
                self._waiting = taken | self._waiting
            # For the next connection.
            self._has_some.set()
            raise
        self.sent += len(taken)


def _call(call: Callable[[], None]) -> None:
    try:
        call()
    except Exception:
        log.exception("a hint was lost on whoever heard it")
