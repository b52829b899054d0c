"""The games there are, and tables: listed, found again, opened."""

import contextlib

from msgspec.structs import replace

from dinotable.core.chance import new_seed
from dinotable.core.errors import SetupError
from dinotable.core.seats import SPECTATOR
from dinotable.hosting.same_luck import check_duplicate, open_duplicate
from dinotable.server.accounts.accounts import Accounts
from dinotable.server.bots.programs import names_of
from dinotable.server.http.route import AnyRoute, Caller, PublicRoute
from dinotable.server.ratings.seating import check_account, check_wish, named, rated_time_control
from dinotable.server.tables.identity import cookie_in
from dinotable.server.tables.rooms import Rooms
from dinotable.server.tables.routes.boxes import game_in
from dinotable.table.api import tables as m
from dinotable.table.boxes import wished_box
from dinotable.table.description import page_of
from dinotable.table.errors import NoTable
from dinotable.table.game_text import GameDescription, describe
from dinotable.table.log import Charter
from dinotable.table.opening import chair_of, game_named, line_of
from dinotable.table.time_control import checked_time_control
from dinotable.table.tokens import hash_of, hashes_of, link_to, new_table_id, new_token
from dinotable.table.variant import variant_of


class ListingRoutes:
    def __init__(self, rooms: Rooms, accounts: Accounts) -> None:
        self.rooms = rooms
        self.accounts = accounts

    async def games(self, _: Caller) -> m.Games:
        added = names_of(self.rooms.settings.bots)
        return m.Games([replace(page_of(game), programs=added) for game in self.rooms.games.values()])

    async def game(self, caller: Caller) -> GameDescription:
        found = game_in(caller, self.rooms.games)
        return replace(describe(found), programs=names_of(self.rooms.settings.bots))

    async def listed(self, _: Caller) -> m.TableList:
        lines = []
        ids = await self.rooms.kept.listed(100)
        await self.rooms.follow(ids)
        for table_id in ids:
            # A table of rules that this program does not know is not for it to list.
            with contextlib.suppress(NoTable):
                room = await self.rooms.find(table_id, is_followed=True)
                lines.append(line_of(room.id, await self.rooms.table_of(room), SPECTATOR))
        return m.TableList(lines)

    async def mine(self, caller: Caller) -> m.TableList:
        hashes = {hash_of(token) for token in caller.body.tokens}
        lines = []
        held = await self.rooms.kept.held(sorted(hashes))
        await self.rooms.follow([table_id for _, table_id in held])
        for token, table_id in held:
            with contextlib.suppress(NoTable):
                room = await self.rooms.find(table_id, is_followed=True)
                table = await self.rooms.table_of(room)
                # What somebody learned is no game of theirs.
                if token in room.seats and room.charter.lesson is None:
                    lines.append(line_of(room.id, table, room.seats[token]))
        return m.TableList(lines)

    async def open(self, caller: Caller) -> m.Opened:
        wish: m.OpenTable = caller.body
        game = game_named(self.rooms.games, wish.game)
        box = wished_box(game, wish.variant) if wish.variant else game.box
        setup = game.setup(len(wish.chairs), wish.options, box)
        added = [] if wish.rated else names_of(self.rooms.settings.bots)
        chairs = [chair_of(game, chair, added) for chair in wish.chairs]
        time_control = checked_time_control(game, wish.time_control)
        holders: dict[int, str] = {}
        if wish.rated:
            check_wish(wish, box)
            session = check_account(await self.accounts.session_of(cookie_in(caller.request)))
            chairs, time_control = named(chairs, session), rated_time_control(game, time_control)
            holders = {seat: session.account for seat, chair in enumerate(chairs) if chair.kind == "person"}
        for name in [*[chair.name for chair in chairs], box.variant]:
            self.rooms.gate.bans.check_name(name)
        if wish.start and not all(chair.name for chair in chairs):
            raise SetupError("to begin at once, every chair must be filled")
        if wish.duplicate:
            check_duplicate(chairs, wish.listed)
        keys = {seat: new_token() for seat, chair in enumerate(chairs) if chair.kind in ("person", "here")}
        invitations = {seat: new_token() for seat, chair in enumerate(chairs) if chair.kind == "friend"}
        host = new_token()
        charter = Charter(
            game.id,
            game.rules,
            setup.options,
            chairs,
            wish.listed,
            time_control,
            explains=wish.explains,
            rated=wish.rated,
            variant=variant_of(box),
        )
        seed, luck = (new_seed(), new_table_id()) if wish.duplicate else (None, None)
        duplicate = None
        if seed and luck:
            duplicate = await open_duplicate(self.rooms, charter, seed, luck)
        room = await self.rooms.open(
            charter, hash_of(host), hashes_of(keys), seed, luck, hashes_of(invitations), holders
        )
        if wish.start:
            await self.rooms.commits.change(room, "start", lambda table: table.plan_start())
        links = [m.SeatToken(seat, token, link_to(room.id, token)) for seat, token in keys.items()]
        links += [m.SeatToken(seat, token, link_to(room.id, token), True) for seat, token in invitations.items()]
        return m.Opened(room.id, host, sorted(links, key=lambda each: each.seat), duplicate)

    def all(self) -> list[AnyRoute]:
        mine = "One's own games, by the tokens one has"
        described = "A game's vocabularies, the shape of its views, its words and rules in each language"
        return [
            PublicRoute("GET", "/api/games", "The games, their options and bots", None, m.Games, self.games),
            PublicRoute("GET", "/api/games/{game}", described, None, GameDescription, self.game),
            PublicRoute("GET", "/api/tables", "Open tables that may be joined", None, m.TableList, self.listed),
            PublicRoute("POST", "/api/tables", "Open a table", m.OpenTable, m.Opened, self.open),
            PublicRoute("POST", "/api/mine", mine, m.Mine, m.TableList, self.mine),
        ]
