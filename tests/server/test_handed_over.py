"""What takes a while, begun by somebody who leaves the chair before it is done, tells nothing of who sits there next."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from dinotable.server.accounts.storage import Account, Session
from dinotable.server.app import Server
from dinotable.server.notify.storage import Webhook
from dinotable.table.tokens import hash_of
from tests.server.asked import WEBHOOK
from tests.server.asking import Asker
from tests.server.places import place_of
from tests.server.two_worlds import COOKIE, FOREVER, open_server

ACCOUNT = "a" * 32


class Slow(Asker):
    """Reads on when something has happened."""

    happens: Callable[[], Awaitable[None]] | None = None

    async def read(self) -> None:
        happens, self.happens = self.happens, None
        if happens:
            await happens()


class Table:
    """Anna's, with an open chair that Ben has taken with his account."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.ben = Slow(server.app(), {"Cookie": f"dinotable={COOKIE}"})

    async def ask(self, path: str, body: Any, token: str = "", method: str = "POST") -> Any:
        asker = Asker(self.ben.app, {"Authorization": f"Bearer {token}"} if token else {})
        status, content = await asker.ask(method, path, body)
        assert status == 200, content
        return json.loads(content)

    async def open(self) -> None:
        accounts = self.server.accounts.kept
        await accounts.add(Account(ACCOUNT, "Ben", "", 0.0), "ben")
        await accounts.begin(Session("s" * 16, ACCOUNT, "Ben", "", 0.0, 0.0, FOREVER), hash_of(COOKIE), 1)
        chairs = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
        opened = await self.ask("/api/tables", {"game": "magpies", "chairs": chairs})
        self.at, self.host = f"/api/tables/{opened['table']}", opened["host"]
        self.key = (await self.ask(f"{self.at}/sit", {"name": "Ben", "seat": 1}))["token"]
        assert (await self.ben.ask("POST", "/api/account/claim", {"tokens": [self.key]}))[0] == 200

    async def hand_over(self) -> None:
        """Ben leaves, Cleo sits down, and cards are dealt."""
        await self.ask(f"{self.at}/rise", {}, self.key)
        self.cleo = (await self.ask(f"{self.at}/sit", {"name": "Cleo", "seat": 1}))["token"]
        await self.ask(f"{self.at}/start", {}, self.host)

    async def set_webhook(self, asker: Asker) -> tuple[int, bytes]:
        async def post(_: Webhook, __: str) -> int:
            # Whoever gets it takes their time.
            await self.hand_over()
            return 200

        self.server.notices.post = post  # type: ignore[method-assign]
        return await asker.ask("POST", f"{self.at}/webhook", {"url": WEBHOOK})


def run(folder: Path, work: Callable[[Table], Awaitable[None]]) -> None:
    async def all_of_it() -> None:
        server = open_server(place_of(folder))
        table = Table(server)
        try:
            await table.open()
            await work(table)
        finally:
            await server.rooms.stop()
            server.notices.stop()
            server.access.looking.stop()
            server.store.close()

    asyncio.run(all_of_it())


def test_an_export_that_is_read_slowly(tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        table.ben.happens = table.hand_over
        status, content = await table.ben.ask("GET", "/api/account/export")
        assert status == 200 and json.loads(content)["games"] == [], "the hand of who sits there now"

    run(tmp_path, work)


def test_an_export_that_goes_on_after_its_session(tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        async def sign_out() -> None:
            await table.server.accounts.end(["s" * 16])

        table.ben.happens = sign_out
        _, content = await table.ben.ask("GET", "/api/account/export")
        assert json.loads(content)["games"] == []

    run(tmp_path, work)


def test_a_webhook_that_answers_slowly(tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        status, content = await table.set_webhook(Asker(table.ben.app, {"Authorization": f"Bearer {table.key}"}))
        assert status in (401, 403), content
        assert not (await table.ask(f"{table.at}/webhook", None, table.cleo, "GET"))["is_set"]

    run(tmp_path, work)


def test_a_webhook_that_answers_an_account_slowly(tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        signed = Asker(table.ben.app, {"Cookie": f"dinotable={COOKIE}", "Dinotable-Seat": "1"})
        status, content = await table.set_webhook(signed)
        assert status in (401, 403), content
        assert not (await table.ask(f"{table.at}/webhook", None, table.cleo, "GET"))["is_set"]

    run(tmp_path, work)
