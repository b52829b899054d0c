"""A table that was begun in a browser goes on here."""

import contextlib

from msgspec.structs import replace

from dinotable.core.errors import SetupError
from dinotable.server.http.route import AnyRoute, Caller, PublicRoute
from dinotable.server.storage.errors import Conflict
from dinotable.server.tables.rooms import Rooms
from dinotable.table.api.tables import Opened, SeatToken
from dinotable.table.bringing import BringJob, BringTable, Brought
from dinotable.table.errors import Denied
from dinotable.table.log import Sat
from dinotable.table.tokens import hash_of, hashes_of, link_to, token_from

ID_LENGTH = 16


class BringRoutes:
    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    async def bring(self, caller: Caller) -> Opened:
        places = {game: self.rooms.place_of(game) for game in self.rooms.games}
        found = await self.rooms.bot_turns.pool.ask(BringJob(places, await caller.request.body()), Brought)
        wish = found.wish
        if wish is None:
            raise SetupError(found.trouble)
        keys = {seat: key for seat, key in enumerate(wish.keys) if key}
        # Whoever sends it again with the same secret finds it here.
        table_id = token_from(wish.host, "brought")[:ID_LENGTH]
        if not await self.rooms.kept.is_there(table_id):
            with contextlib.suppress(Conflict):
                await self._open(table_id, wish, keys)
        room = await self.rooms.find(table_id)
        if not hashes_of(keys).items() <= {(seat, token) for token, seat in room.seats.items()}:
            raise Denied(409, "key", "this table is here already, with other keys: make fresh ones for another")
        # Bots that owe a decision there are woken.
        await self.rooms.table_of(room)
        seats = [SeatToken(seat, key, link_to(table_id, key)) for seat, key in keys.items()]
        return Opened(table_id, wish.host, seats)

    async def _open(self, table_id: str, wish: BringTable, keys: dict[int, str]) -> None:
        file, rooms = wish.table, self.rooms
        uptime = rooms.uptime.now()
        # Its own clock was the browser's: here all of it happens now.
        entries = [replace(entered, at=uptime) for entered in file.entries]
        names = [chair.name for chair in file.charter.chairs]
        names += [entered.event.name for entered in entries if isinstance(entered.event, Sat)]
        for name in [*names, file.charter.variant.name if file.charter.variant else ""]:
            rooms.gate.bans.check_name(name)
        charter = replace(file.charter, brought=True)
        hashes = hashes_of(keys)
        await rooms.open(charter, hash_of(wish.host), hashes, file.seed, table_id=table_id, entries=entries)

    def all(self) -> list[AnyRoute]:
        about = "Bring a table that was begun in a browser, and play on here"
        return [PublicRoute("POST", "/api/bring", about, None, Opened, self.bring, takes="application/json")]
