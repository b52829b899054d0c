"""The games there are, and tables: listed, found again, opened."""

import contextlib

from msgspec.structs import replace

from dinotable.core.chance import new_seed
from dinotable.core.contract import AnyGame
from dinotable.core.errors import SetupError
from dinotable.core.seats import SPECTATOR
from dinotable.server.accounts.accounts import Accounts
from dinotable.server.bots.programs import names_of
from dinotable.server.http.route import AnyRoute, Caller, PublicRoute
from dinotable.server.ratings.seating import check_account, check_wish, named, rated_time_control
from dinotable.server.tables import messages as m
from dinotable.server.tables.description import GameDescription, describe
from dinotable.server.tables.duplicates import check_duplicate, open_duplicate
from dinotable.server.tables.identity import cookie_in
from dinotable.server.tables.missing import NoTable
from dinotable.server.tables.room import Room
from dinotable.server.tables.rooms import Rooms
from dinotable.server.tables.routes.boxes import game_in, wished_box
from dinotable.server.tables.time_control import checked_time_control
from dinotable.server.tables.tokens import hash_of, hashes_of, link_to, new_table_id, new_token
from dinotable.table.description import page_of
from dinotable.table.log import Chair, ChairKind, Charter
from dinotable.table.names import checked_name
from dinotable.table.referee import seat_or_none
from dinotable.table.seen import status_of
from dinotable.table.table import Table
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
                lines.append(line_of(room, await self.rooms.table_of(room), SPECTATOR))
        return m.TableList(lines)

    async def mine(self, caller: Caller) -> m.TableList:
        hashes = {hash_of(token) for token in caller.body.tokens}
        lines = []
        held = await self.rooms.kept.held(sorted(hashes))
        await self.rooms.follow([table_id for _, table_id in held])
        for token, table_id in held:
            with contextlib.suppress(NoTable):
                room = await self.rooms.find(table_id, is_followed=True)
                # What somebody learned is no game of theirs.
                if token in room.seats and room.charter.lesson is None:
                    lines.append(line_of(room, await self.rooms.table_of(room), room.seats[token]))
        return m.TableList(lines)

    async def open(self, caller: Caller) -> m.Opened:
        wish: m.OpenTable = caller.body
        game = self.rooms.games.get(wish.game)
        if game is None:
            raise SetupError(f"“{wish.game[:40]}” is no game: take one of {', '.join(self.rooms.games)}")
        box = wished_box(game, wish.variant) if wish.variant else game.box
        setup = game.setup(len(wish.chairs), wish.options, box)
        added = [] if wish.rated else names_of(self.rooms.settings.bots)
        chairs = [_chair(game, chair, added) for chair in wish.chairs]
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
            await self.rooms.change(room, "start", lambda table: table.plan_start())
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


def _chair(game: AnyGame, wish: m.ChairWish, added: list[str]) -> Chair:
    """`added`: bots besides the levels."""
    more = wish.head_start
    if wish.kind in ("me", "here"):
        if wish.name is None or wish.level is not None:
            raise SetupError(f"a chair for “{wish.kind}” has a name and no bot")
        kind: ChairKind = "person" if wish.kind == "me" else "here"
        return Chair(kind, checked_name(wish.name), "", wish.face or "", wish.colour, more)
    if wish.face is not None or wish.colour is not None:
        raise SetupError("who will sit on a chair chooses a face and a colour for it; bots have their own")
    if wish.kind == "bot":
        names = [*game.ladder().names(), *added]
        if wish.level is None or wish.level not in names or wish.name is not None:
            raise SetupError(f"a bot's chair has no name, and one of the bots {', '.join(names)}")
        return Chair("bot", f"{wish.level} bot", wish.level, head_start=more)
    if wish.name is not None or wish.level is not None:
        raise SetupError(f"a chair for “{wish.kind}” has neither name nor bot yet")
    return Chair("open" if wish.kind == "open" else "friend", head_start=more)


def line_of(room: Room, table: Table, viewer: int) -> m.TableLine:
    names = [chair.name for chair in table.chairs]
    charter = room.charter
    owed = sorted(table.asks.owed)
    return m.TableLine(
        room.id, charter.game, charter.options, status_of(table), names, seat_or_none(viewer), viewer in owed, owed,
        [chair.level for chair in table.chairs], charter.rated, charter.variant,
    )  # fmt: skip
