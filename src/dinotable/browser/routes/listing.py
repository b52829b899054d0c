"""The games there are, their boxes, and tables: found again, opened."""

import contextlib

from msgspec.structs import replace

from dinotable.browser.errors import needs_server
from dinotable.browser.rooms import Rooms
from dinotable.browser.route import AnyRoute, Caller, PublicRoute
from dinotable.core.boxfile import usually
from dinotable.core.contract import AnyGame
from dinotable.core.errors import SetupError
from dinotable.core.seats import SPECTATOR
from dinotable.hosting.same_luck import check_duplicate, open_duplicate
from dinotable.table.api import tables as m
from dinotable.table.boxes import told_box, wished_box
from dinotable.table.description import BoxPage, box_page, page_of
from dinotable.table.errors import Denied, NoTable, StorageUnavailable
from dinotable.table.game_text import GameDescription, describe
from dinotable.table.grants import seats_opened_by
from dinotable.table.log import Charter
from dinotable.table.opening import chair_of, game_named, line_of
from dinotable.table.time_control import checked_time_control
from dinotable.table.tokens import hash_of, hashes_of, link_to, new_table_id, new_token
from dinotable.table.variant import variant_of


class ListingRoutes:
    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    async def games(self, _: Caller) -> m.Games:
        return m.Games([page_of(game) for game in self.rooms.games.values()])

    async def game(self, caller: Caller) -> GameDescription:
        return describe(game_in(caller, self.rooms.games))

    async def look_at_box(self, caller: Caller) -> BoxPage:
        return box_page(game_in(caller, self.rooms.games))

    async def read_box(self, caller: Caller) -> m.BoxTold:
        # The words for what can be changed are with the page: the file has the items' paths instead.
        return told_box(game_in(caller, self.rooms.games), caller.body, lambda item: item.path, usually)

    async def listed(self, _: Caller) -> m.TableList:
        return m.TableList([])

    async def mine(self, caller: Caller) -> m.TableList:
        hashes = [hash_of(token) for token in caller.body.tokens]
        lines = []
        for kept in await self.rooms.shelf.tables():
            seats = seats_opened_by(kept.tokens)
            # What somebody learned is no game of theirs.
            mine = [seats[token] for token in hashes if token in seats] if kept.charter.lesson is None else []
            line = await self._line(kept.id) if mine else None
            if line:
                lines += [replace(line, viewer=seat, is_owed=seat in line.to_act) for seat in mine]
        return m.TableList(lines)

    async def _line(self, id: str) -> m.TableLine | None:  # noqa: A002
        """Of a table that another tab has, too: nobody has to play it through to list it."""
        room = self.rooms.get(id)
        if room:
            return line_of(id, room.table, SPECTATOR)
        with contextlib.suppress(NoTable, Denied, StorageUnavailable):
            return await self.rooms.shelf.line(id) or line_of(id, (await self.rooms.read(id)).table, SPECTATOR)
        return None

    async def open(self, caller: Caller) -> m.Opened:
        wish: m.OpenTable = caller.body
        game = game_named(self.rooms.games, wish.game)
        _check_alone(wish)
        box = wished_box(game, wish.variant) if wish.variant else game.box
        setup = game.setup(len(wish.chairs), wish.options, box)
        chairs = [chair_of(game, chair, []) for chair in wish.chairs]
        if wish.start and not all(chair.name for chair in chairs):
            raise SetupError("to begin at once, every chair must be filled")
        if wish.duplicate:
            check_duplicate(chairs, wish.listed)
        keys = {seat: new_token() for seat, chair in enumerate(chairs) if chair.kind in ("person", "here")}
        host = new_token()
        charter = Charter(
            game.id,
            game.rules,
            setup.options,
            chairs,
            time_control=checked_time_control(game, wish.time_control),
            explains=wish.explains,
            variant=variant_of(box),
        )
        seed, luck = (self.rooms.new_seed(), new_table_id()) if wish.duplicate else (None, None)
        duplicate = await open_duplicate(self.rooms, charter, seed, luck) if seed and luck else None
        room = await self.rooms.open(charter, hash_of(host), hashes_of(keys), seed, luck)
        if wish.start:
            await self.rooms.change(room, "start", lambda table: table.plan_start())
        seats = [m.SeatToken(seat, key, link_to(room.id, key)) for seat, key in keys.items()]
        return m.Opened(room.id, host, seats, duplicate)

    def all(self) -> list[AnyRoute]:
        box = "/api/games/{game}/box"
        return [
            PublicRoute("GET", "/api/games", None, m.Games, self.games),
            PublicRoute("GET", "/api/games/{game}", None, GameDescription, self.game),
            PublicRoute("GET", box, None, BoxPage, self.look_at_box),
            PublicRoute("POST", box, m.AskBox, m.BoxTold, self.read_box),
            PublicRoute("GET", "/api/tables", None, m.TableList, self.listed),
            PublicRoute("POST", "/api/tables", m.OpenTable, m.Opened, self.open),
            PublicRoute("POST", "/api/mine", m.Mine, m.TableList, self.mine),
        ]


def game_in(caller: Caller, games: dict[str, AnyGame]) -> AnyGame:
    """The one that the address names."""
    found = games.get(caller.path["game"])
    if found is None:
        raise Denied(404, "no-game", "there is no such game here")
    return found


def _check_alone(wish: m.OpenTable) -> None:
    if any(chair.kind in ("friend", "open") for chair in wish.chairs) or wish.listed:
        raise needs_server("a chair for somebody elsewhere")
    if wish.rated:
        raise needs_server("a table that is rated")
    if wish.time_control.clock != "none" or wish.time_control.absent:
        raise needs_server("a clock")
