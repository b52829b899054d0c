"""The house: its games and its tables."""

import contextlib

from starlette.responses import Response

from dinotable import __version__
from dinotable.core.chance import new_seed
from dinotable.core.contract import AnyGame
from dinotable.core.errors import SetupError
from dinotable.core.seats import SPECTATOR
from dinotable.server.http.messages import encode
from dinotable.server.http.refusals import Denied
from dinotable.server.http.route import Caller, Door
from dinotable.server.operate.health import OK, Vitals
from dinotable.server.tables import messages as m
from dinotable.server.tables.description import GameDescription, describe
from dinotable.server.tables.duplicates import check_twin, open_twin
from dinotable.server.tables.missing import NoTable
from dinotable.server.tables.room import Live
from dinotable.server.tables.rooms import Tables, seat_or_none
from dinotable.server.tables.time_control import checked_terms
from dinotable.server.tables.tokens import hash_of, hashes_of, link_to, new_table_id, new_token
from dinotable.table.description import page_of
from dinotable.table.log import Chair, Charter
from dinotable.table.names import checked_name
from dinotable.table.seen import status_of
from dinotable.table.table import Table


class HouseDoors:
    def __init__(self, tables: Tables, vitals: Vitals) -> None:
        self.tables = tables
        self.vitals = vitals

    async def games(self, _: Caller) -> m.Games:
        return m.Games([page_of(game) for game in self.tables.games.values()])

    async def game(self, caller: Caller) -> GameDescription:
        found = self.tables.games.get(caller.request.path_params["game"])
        if found is None:
            raise Denied(404, "no-game", "there is no such game here")
        return describe(found)

    async def health(self, _: Caller) -> Response:
        vital = await self.vitals.look()
        is_well = vital.write == vital.read == OK
        unreadable = len(self.tables.unreadable.ids)
        status = "ok" if is_well else "storage-unavailable"
        health = m.Health(status, __version__, vital.write, vital.read, unreadable)
        return Response(encode(health), 200 if is_well else 503, media_type="application/json")

    async def listed(self, _: Caller) -> m.TableList:
        lines = []
        for game in await self.tables.store.listed(100):
            # A table of rules that this program does not know is not for it to list.
            with contextlib.suppress(NoTable):
                live = await self.tables.find(game)
                lines.append(line_of(live, await self.tables.table_of(live), SPECTATOR))
        return m.TableList(lines)

    async def mine(self, caller: Caller) -> m.TableList:
        hashes = {hash_of(token) for token in caller.body.tokens}
        lines = []
        for token, game in await self.tables.store.held(sorted(hashes)):
            with contextlib.suppress(NoTable):
                live = await self.tables.find(game)
                if token in live.seats:
                    lines.append(line_of(live, await self.tables.table_of(live), live.seats[token]))
        return m.TableList(lines)

    async def open(self, caller: Caller) -> m.Opened:
        wish: m.OpenTable = caller.body
        game = self.tables.games.get(wish.game)
        if game is None:
            raise SetupError(f"“{wish.game[:40]}” is no game: take one of {', '.join(self.tables.games)}")
        setup = game.setup(len(wish.chairs), wish.options)
        chairs = [_chair(game, chair) for chair in wish.chairs]
        if wish.start and not all(chair.name for chair in chairs):
            raise SetupError("to begin at once, every chair must be filled")
        if wish.twin:
            check_twin(chairs, wish.listed)
        keys = {seat: new_token() for seat, chair in enumerate(chairs) if chair.kind in ("person", "here")}
        invitations = {seat: new_token() for seat, chair in enumerate(chairs) if chair.kind == "friend"}
        host = new_token()
        charter = Charter(game.id, game.rules, setup.options, chairs, wish.listed, checked_terms(game, wish.terms))
        seed, luck = (new_seed(), new_table_id()) if wish.twin else (None, None)
        twin = None
        if seed and luck:
            twin = await open_twin(self.tables, charter, seed, luck)
        live = await self.tables.open(charter, hash_of(host), hashes_of(keys), seed, luck, hashes_of(invitations))
        if wish.start:
            await self.tables.change(live, "start", lambda table: table.plan_start())
        links = [m.SeatToken(seat, token, link_to(live.id, token)) for seat, token in keys.items()]
        links += [m.SeatToken(seat, token, link_to(live.id, token), True) for seat, token in invitations.items()]
        return m.Opened(live.id, host, sorted(links, key=lambda each: each.seat), twin)

    def all(self) -> list[Door]:
        well = "Whether games can be kept and read"
        mine = "One's own games, by the tokens one has"
        described = "A game's vocabularies, the shape of its views, its words and rules in each language"
        return [
            Door("GET", "/healthz", "anyone", well, None, m.Health, self.health, failure=m.Health),
            Door("GET", "/api/games", "anyone", "The games, their options and bots", None, m.Games, self.games),
            Door("GET", "/api/games/{game}", "anyone", described, None, GameDescription, self.game),
            Door("GET", "/api/tables", "anyone", "Open tables that may be joined", None, m.TableList, self.listed),
            Door("POST", "/api/tables", "anyone", "Open a table", m.OpenTable, m.Opened, self.open),
            Door("POST", "/api/mine", "anyone", mine, m.Mine, m.TableList, self.mine),
        ]


def _chair(game: AnyGame, wish: m.ChairWish) -> Chair:
    if wish.kind in ("me", "here"):
        if wish.name is None or wish.rung is not None:
            raise SetupError(f"a chair for “{wish.kind}” has a name and no bot")
        return Chair("person" if wish.kind == "me" else "here", checked_name(wish.name))
    if wish.kind == "bot":
        names = game.ladder().names()
        if wish.rung is None or wish.rung not in names or wish.name is not None:
            raise SetupError(f"a bot's chair has no name, and one of the bots {', '.join(names)}")
        return Chair("bot", f"{wish.rung} bot", wish.rung)
    if wish.name is not None or wish.rung is not None:
        raise SetupError(f"a chair for “{wish.kind}” has neither name nor bot yet")
    return Chair("open" if wish.kind == "open" else "friend")


def line_of(live: Live, table: Table, viewer: int) -> m.TableLine:
    names = [chair.name for chair in table.chairs]
    charter = live.charter
    owed = sorted(table.asks.owed)
    return m.TableLine(
        live.id, charter.game, charter.options, status_of(table), names, seat_or_none(viewer), viewer in owed, owed,
        [chair.rung for chair in table.chairs],
    )  # fmt: skip
