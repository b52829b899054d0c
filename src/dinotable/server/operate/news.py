"""Bans and announcements in a server that runs: read again whenever somebody may have said something else."""

import asyncio
import contextlib
import logging
import time

from dinotable.core.errors import DinotableError
from dinotable.server.http.gate import Gate
from dinotable.server.operate.admin import CHANGED
from dinotable.server.operate.bans import Ban
from dinotable.server.operate.storage import read_announcements, read_bans
from dinotable.server.storage.hints import Hints, NoHints
from dinotable.server.storage.store import Store
from dinotable.table.messages import Announcement, Trouble
from dinotable.table.wire import encode

log = logging.getLogger("dinotable.operate")

LOOK = 3.0
"""Seconds after which it is looked whether another process has changed something: a hint may have been lost."""
SHUT_OUT = 1008


class News:
    def __init__(self, store: Store, gate: Gate, hints: Hints | NoHints) -> None:
        self.store = store
        self.gate = gate
        self._bans: list[Ban] = []
        self._announcements: dict[str, Announcement] = {}
        self._must_look = asyncio.Event()
        hints.on(CHANGED, lambda _: self._must_look.set())
        hints.on_lost(self._must_look.set)

    def announcements(self) -> list[Announcement]:
        """Those that are good now, with the time of day by this server's clock."""
        now = time.time()
        return [at_time(said, now) for said in self._announcements.values() if said.until > now]

    def messages(self) -> list[bytes]:
        """For whoever connects."""
        return [encode(said) for said in self.announcements()]

    async def run(self) -> None:
        """For as long as the server runs. Where no other process writes, whoever changes something looks itself."""
        while self.store.is_shared:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await self._must_look.wait()
            self._must_look.clear()
            await self.look_quietly()

    async def look_quietly(self) -> None:
        try:
            await self.look()
        except DinotableError as error:
            log.warning("bans and announcements could not be read: %s", error)

    async def look(self) -> None:
        now = time.time()
        bans, said = await self.store.read(
            lambda connection: (read_bans(connection), read_announcements(connection, now))
        )
        self._ban(bans)
        self._announce({each.id: each for each in said}, now)

    def _ban(self, bans: list[Ban]) -> None:
        if bans == self._bans:
            return
        self._bans = bans
        self.gate.bans.set(bans)
        for socket, address in list(self.gate.open_sockets.items()):
            if self.gate.bans.has_address(address):
                socket.shut(SHUT_OUT, Trouble("banned", "this address is not let in here any more"))

    def _announce(self, said: dict[str, Announcement], now: float) -> None:
        before, self._announcements = self._announcements, said
        for each in said.values():
            if each.id not in before:
                self._tell(at_time(each, now))
        for each in before.values():
            if each.id not in said and each.until > now:
                self._tell(at_time(each, now, is_withdrawn=True))

    def _tell(self, said: Announcement) -> None:
        message = encode(said)
        for socket in list(self.gate.open_sockets):
            socket.say(message)


def at_time(said: Announcement, now: float, is_withdrawn: bool = False) -> Announcement:
    return Announcement(said.id, said.text, said.at, said.until, now, is_withdrawn)
