"""What can be asked for over HTTP. Each door names who may use it; whoever is not named is refused.

What any door gives of a running game is made from `view` and `see` alone.
"""

import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from dinotable import __version__
from dinotable.bots.registry import ladder_of
from dinotable.core.errors import IllegalAction, SetupError
from dinotable.core.play import foresee, legal_actions
from dinotable.core.replay import replay
from dinotable.core.seats import SPECTATOR
from dinotable.server import messages as m
from dinotable.server.live import Live, NoTable, Tables, seat_or_none, unique
from dinotable.server.refusals import Denied
from dinotable.server.tokens import hash_of, new_token
from dinotable.table.errors import Refused, refused
from dinotable.table.log import Chair, Charter
from dinotable.table.seen import Choice, see_now, see_record, see_steps, status_of
from dinotable.table.table import Table, checked_name, read_action

Role = Literal["anyone", "watcher", "seat", "host", "seat or host"]
"""Watcher: whoever knows the table's id. Seat, host: whoever shows that token."""


@dataclass
class Caller:
    """Who asks, and for what."""

    request: Request
    body: Any
    live: Live
    table: Table
    viewer: int
    """The seat whose token was shown, or SPECTATOR."""
    is_host: bool


Answer = msgspec.Struct | Response


@dataclass(frozen=True)
class Door:
    method: Literal["GET", "POST", "DELETE"]
    path: str
    role: Role
    about: str
    body: type[msgspec.Struct] | None
    answer: type[msgspec.Struct] | None
    """None: plain text."""
    open: Callable[[Caller], Awaitable[Answer]]
    query: tuple[tuple[str, Any], ...] = ()
    """Names and types of what may stand behind the question mark."""


def number_in(caller: Caller, name: str, most: int) -> int | None:
    """A number from the query."""
    text = caller.request.query_params.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 10 and int(text) <= most):
        raise Denied(400, "query", f"{name} is a number from 0 to {most}")
    return int(text)


class Doors:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    # The house.
    async def games(self, _: Caller) -> m.Games:
        return m.Games([_game_page(game) for game in self.tables.games.values()])

    async def health(self, _: Caller) -> m.Health:
        return m.Health("ok", __version__)

    async def listed(self, _: Caller) -> m.TableList:
        lines = []
        for game in await self.tables.store.listed(100):
            # A table of rules that this program does not know is not for it to list.
            with contextlib.suppress(NoTable):
                live = await self.tables.find(game)
                lines.append(_line(live, await self.tables.table_of(live), SPECTATOR))
        return m.TableList(lines)

    async def mine(self, caller: Caller) -> m.TableList:
        hashes = {hash_of(token) for token in caller.body.tokens}
        lines = []
        for token, game in await self.tables.store.held(sorted(hashes)):
            with contextlib.suppress(NoTable):
                live = await self.tables.find(game)
                if token in live.seats:
                    lines.append(_line(live, await self.tables.table_of(live), live.seats[token]))
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
        tokens = {seat: new_token() for seat, chair in enumerate(chairs) if chair.kind in ("person", "here", "friend")}
        host = new_token()
        charter = Charter(game.id, game.rules, setup.options, chairs, wish.listed)
        hashes = {seat: hash_of(token) for seat, token in tokens.items()}
        live = await self.tables.open(charter, hash_of(host), hashes)
        if wish.start:
            await self.tables.change(live, "start", lambda table: table.plan_start())
        links = [m.SeatToken(seat, token, f"/t/{live.id}#{token}") for seat, token in tokens.items()]
        return m.Opened(live.id, host, links)

    # A table.
    async def look(self, caller: Caller) -> m.TablePage:
        live, table = caller.live, caller.table
        now = see_now(table, caller.viewer)
        charter = live.charter
        return m.TablePage(live.id, charter.game, charter.options, table.commitment, seat_or_none(caller.viewer), now)

    async def steps(self, caller: Caller) -> m.Steps:
        since = number_in(caller, "since", 10**9 - 1) or 0
        return m.Steps(see_steps(caller.table, since, caller.viewer), caller.table.seq)

    async def record(self, caller: Caller) -> Response:
        record = see_record(caller.table, caller.viewer)
        if caller.request.query_params.get("form") == "json":
            return Response(record.json(), media_type="application/json")
        return PlainTextResponse(record.text())

    async def facts(self, caller: Caller) -> m.Facts:
        return m.Facts(see_now(caller.table, caller.viewer).facts)

    async def replayed(self, caller: Caller) -> m.Replayed:
        """A finished game hides nothing: any seat's view after any number of lines."""
        table = caller.table
        if not table.is_over():
            raise Refused("not-over", "the game goes on: its past can be looked at when it is over")
        line, seat = number_in(caller, "line", 10**6), number_in(caller, "seat", len(table.chairs) - 1)
        record = table.journal.record(with_seed=True)
        at = len(record.lines) if line is None else min(line, len(record.lines))
        journal = replay(table.game, record, until=at)
        view = table.game.view(journal.state, SPECTATOR if seat is None else seat)
        return m.Replayed(at, len(record.lines), table.game.wire(view))

    async def sit(self, caller: Caller) -> m.Seated:
        body: m.Sit = caller.body
        if caller.viewer != SPECTATOR:
            seat, is_holder, token = caller.viewer, True, None
        elif body.seat is None or body.seat >= len(caller.table.chairs):
            raise Denied(400, "seat", "name the chair, or show the token of your seat")
        else:
            seat, is_holder, token = body.seat, False, new_token()
        given = (seat, hash_of(token)) if token else None
        plan = lambda table: table.plan_sit(seat, body.name, is_holder)  # noqa: E731
        seq = await self.tables.change(caller.live, unique("sit"), plan, given)
        return m.Seated(seat, seq, token)

    async def rise(self, caller: Caller) -> m.Done:
        """An open chair's token ends with it; a friend's link stays good."""
        seat = caller.viewer
        given = (seat, None) if caller.table.chairs[seat].kind == "open" else None
        return m.Done(await self.tables.change(caller.live, unique("rise"), lambda table: table.plan_rise(seat), given))

    async def lend(self, caller: Caller) -> m.Done:
        body: m.Lend = caller.body
        if caller.viewer != SPECTATOR and body.seat not in (None, caller.viewer):
            raise Denied(403, "role", "only the host lends the seats of others")
        seat = caller.viewer if body.seat is None else body.seat
        if not 0 <= seat < len(caller.table.chairs):
            raise Denied(400, "seat", "name the seat that a bot shall play")
        rung = _rung(caller.live, body.rung)
        plan = lambda table: table.plan_lend(seat, rung)  # noqa: E731
        return m.Done(await self.tables.change(caller.live, unique("lend"), plan))

    async def start(self, caller: Caller) -> m.Done:
        return m.Done(await self.tables.change(caller.live, "start", lambda table: table.plan_start()))

    async def close(self, caller: Caller) -> m.Done:
        if caller.table.is_started and not caller.table.is_over():
            raise Refused("started", "the game has begun: it is cleared away when nobody plays on")
        await self.tables.remove(caller.live)
        return m.Done(caller.table.seq)

    # A seat.
    async def act(self, caller: Caller) -> m.Done:
        body: m.Act = caller.body
        return m.Done(await self.tables.act(caller.live, caller.viewer, body.msg_id, body.ask, body.actions))

    async def undo(self, caller: Caller) -> m.Done:
        body: m.Undo = caller.body
        return m.Done(await self.tables.undo(caller.live, caller.viewer, body.msg_id, body.line))

    async def foresee(self, caller: Caller) -> m.Foreseen:
        table, seat, game = caller.table, caller.viewer, caller.live.game
        _check_owed(table, seat)
        actions = [read_action(game, text) for text in caller.body.actions]
        try:
            seen = foresee(game, game.view(table.journal.state, seat), actions)
        except IllegalAction as error:
            raise refused(error) from None
        events = [{**game.events.fields(event), "rule": game.events.kind(event).rule} for event in seen.events]
        words = game.actions
        return m.Foreseen(events, [Choice(words.text(next_), words.fields(next_)) for next_ in seen.legal], seen.done)

    async def why_not(self, caller: Caller) -> m.Why:
        table, seat, game = caller.table, caller.viewer, caller.live.game
        action = read_action(game, caller.body.action)
        if not table.is_started or table.is_over():
            raise Refused("not-started" if not table.is_started else "over", "nothing is to be decided now")
        if action in legal_actions(game, table.journal.state, seat):
            return m.Why(True, "", {})
        refusal = game.why_not(table.journal.state, seat, action)
        return m.Why(False, game.refusals.kind(refusal).rule, game.refusals.fields(refusal))

    async def think(self, caller: Caller) -> m.Thoughts:
        _check_owed(caller.table, caller.viewer)
        ladder = ladder_of(caller.live.game).names()
        rung = _rung(caller.live, caller.body.rung or ladder[-1])
        thought = await self.tables.think(caller.live, caller.table, caller.viewer, rung, secret=False)
        return m.Thoughts(rung, [m.Idea(idea.action, idea.value, idea.visits) for idea in thought.ideas])

    def all(self) -> list[Door]:
        table = "/api/tables/{table}"
        since = (("since", int),)
        at = (("line", int), ("seat", int))
        form = (("form", Literal["text", "json"]),)
        return [
            Door("GET", "/healthz", "anyone", "Whether the server is well", None, m.Health, self.health),
            Door("GET", "/api/games", "anyone", "The games, their options and bots", None, m.Games, self.games),
            Door("GET", "/api/tables", "anyone", "Open tables that may be joined", None, m.TableList, self.listed),
            Door("POST", "/api/tables", "anyone", "Open a table", m.OpenTable, m.Opened, self.open),
            Door(
                "POST", "/api/mine", "anyone", "One's own games, by the tokens one has", m.Mine, m.TableList, self.mine
            ),
            Door("GET", table, "watcher", "How things stand", None, m.TablePage, self.look),
            Door("DELETE", table, "host", "Clear an unstarted or finished table away", None, m.Done, self.close),
            Door("GET", f"{table}/steps", "watcher", "What has happened", None, m.Steps, self.steps, since),
            Door("GET", f"{table}/record", "watcher", "The record as one may know it", None, None, self.record, form),
            Door("GET", f"{table}/facts", "watcher", "What a good player works out", None, m.Facts, self.facts),
            Door(
                "GET", f"{table}/replay", "watcher", "A finished game at any line", None, m.Replayed, self.replayed, at
            ),
            Door("POST", f"{table}/sit", "watcher", "Take a chair, or one's own back", m.Sit, m.Seated, self.sit),
            Door("POST", f"{table}/rise", "seat", "Leave before the start", m.Start, m.Done, self.rise),
            Door("POST", f"{table}/lend", "seat or host", "Let a bot play on", m.Lend, m.Done, self.lend),
            Door("POST", f"{table}/start", "host", "Begin", m.Start, m.Done, self.start),
            Door("POST", f"{table}/act", "seat", "Answer a decision", m.Act, m.Done, self.act),
            Door("POST", f"{table}/undo", "seat", "Take one's own actions back", m.Undo, m.Done, self.undo),
            Door("POST", f"{table}/foresee", "seat", "What would follow", m.Foresee, m.Foreseen, self.foresee),
            Door("POST", f"{table}/why-not", "seat", "Why an action is refused", m.WhyNot, m.Why, self.why_not),
            Door("POST", f"{table}/think", "seat", "What a bot would do here", m.Think, m.Thoughts, self.think),
        ]


def _check_owed(table: Table, seat: int) -> None:
    if seat not in table.asks.owed:
        raise Refused("late", f"seat {seat} owes no decision now")


def _rung(live: Live, rung: str) -> str:
    names = ladder_of(live.game).names()
    if rung not in names:
        raise SetupError(f"“{rung}” is no bot for {live.game.id}: take one of {', '.join(names)}")
    return rung


def _chair(game: Any, wish: m.ChairWish) -> Chair:
    if wish.kind in ("me", "here"):
        if wish.name is None or wish.rung is not None:
            raise SetupError(f"a chair for “{wish.kind}” has a name and no bot")
        return Chair("person" if wish.kind == "me" else "here", checked_name(wish.name))
    if wish.kind == "bot":
        names = ladder_of(game).names()
        if wish.rung not in names or wish.name is not None:
            raise SetupError(f"a bot's chair has no name, and one of the bots {', '.join(names)}")
        return Chair("bot", f"{wish.rung} bot", wish.rung)
    if wish.name is not None or wish.rung is not None:
        raise SetupError(f"a chair for “{wish.kind}” has neither name nor bot yet")
    return Chair("open" if wish.kind == "open" else "friend")


def _game_page(game: Any) -> m.GamePage:
    options = [
        m.OptionPage(option.name, option.values, option.default, option.rule, option.seats) for option in game.options
    ]
    bots = ladder_of(game).names()
    return m.GamePage(game.id, game.rules, game.fewest, game.most, options, bots, game.reconstruction)


def _line(live: Live, table: Table, viewer: int) -> m.TableLine:
    names = [chair.name for chair in table.chairs]
    charter = live.charter
    is_owed = viewer in table.asks.owed
    return m.TableLine(live.id, charter.game, charter.options, status_of(table), names, seat_or_none(viewer), is_owed)
