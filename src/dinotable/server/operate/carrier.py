"""How what `dinotable admin` is asked gets to where it is done: to the server that uses the data folder, or, where none does
or where games are in a database, straight to what is kept."""

import asyncio
import contextlib
import os
import urllib.error
import urllib.request
from collections.abc import AsyncIterator

import msgspec

from dinotable.core.errors import DinotableError, SetupError
from dinotable.server.accounts.accounts import Accounts
from dinotable.server.bots.pool import BotPool
from dinotable.server.operate.admin import Admin
from dinotable.server.operate.admin_route import PATH, Where, where_in
from dinotable.server.operate.messages import Answer, Ask, read_answer
from dinotable.server.run import PRIVATE
from dinotable.server.settings import Settings
from dinotable.server.storage.errors import InUse, StoreError
from dinotable.server.storage.folder import FILE
from dinotable.server.storage.store import Store
from dinotable.server.tables.rooms import Rooms
from dinotable.table.wire import NO_MESSAGE, Problem, encode

PATIENCE = 60.0
"""Seconds for the server's answer."""


class NotThere(DinotableError):
    """The server that has left word does not answer any more."""


def carry(settings: Settings, ask: Ask) -> Answer:
    if not settings.database:
        where = where_in(settings.data)
        if where is not None:
            with contextlib.suppress(NotThere):
                return over_http(where, ask)
        if not (settings.data / FILE).exists():
            raise StoreError(f"there are no games in {settings.data}: name the folder with --data")
    os.umask(PRIVATE)
    return asyncio.run(direct(settings, ask))


def over_http(where: Where, ask: Ask) -> Answer:
    headers = {"Authorization": f"Bearer {where.token}", "Content-Type": "application/json"}
    request = urllib.request.Request(where.url + PATH, encode(ask), headers)
    # Never by way of a proxy: it is on this machine.
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with opener.open(request, timeout=PATIENCE) as response:
            answer: Answer = read_answer(response.read())
            return answer
    except urllib.error.HTTPError as error:
        if error.code in (404, 405):
            # Another server has its port now, or it does not know us.
            raise NotThere(f"the server at {where.url} is not the one that uses this folder") from None
        raise SetupError(_said(error.read())) from None
    except (urllib.error.URLError, TimeoutError, ConnectionError):
        raise NotThere(f"the server at {where.url} does not answer") from None
    except NO_MESSAGE:
        raise SetupError("the server's answer cannot be read: is it another version of Dinotable?") from None


def _said(body: bytes) -> str:
    try:
        return msgspec.json.decode(body, type=Problem).message
    except NO_MESSAGE:
        return "the server could not do it, and did not say why"


async def direct(settings: Settings, ask: Ask) -> Answer:
    async with opened(settings) as admin:
        return await admin.do(ask)


@contextlib.asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Admin]:
    """What is kept, for as long as one thing takes. Nothing begins by itself here: no bot plays, no clock is looked at."""
    store = Store(settings.place())
    try:
        store.open()
    except InUse:
        raise StoreError(f"something uses {settings.data} and does not answer: try again, or stop it first") from None
    try:
        hints = store.dialect.hints(store.process)
        hints.start()
        rooms = Rooms(store, settings, BotPool(1), hints=hints)
        rooms.is_stopping = True
        accounts = Accounts(store, settings, rooms.uptime, hints)
        try:
            yield Admin(rooms, accounts)
        finally:
            accounts.stop()
            await rooms.stop()
            await hints.stop()
    finally:
        store.close()
