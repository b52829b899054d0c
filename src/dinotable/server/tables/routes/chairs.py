"""The chairs of a table: sitting down, leaving, inviting, putting somebody out."""

from dinotable.core.seats import SPECTATOR
from dinotable.server.accounts.accounts import Accounts
from dinotable.server.accounts.storage import Session
from dinotable.server.http.route import AnyRoute, TableCaller, TableRoute
from dinotable.server.ratings.seating import check_account, check_once
from dinotable.server.replays.access import Access
from dinotable.server.tables.identity import Identity, cookie_in, own_seat, token_in
from dinotable.server.tables.rooms import Rooms
from dinotable.server.tables.seating import Seating, visitors_at
from dinotable.server.tables.seats import is_out, rated_at
from dinotable.table.api import tables as m
from dinotable.table.errors import Denied, Refused
from dinotable.table.identity import used_up
from dinotable.table.log import Sat
from dinotable.table.looks import Look
from dinotable.table.message_ids import house_id, sitting_with, unique
from dinotable.table.table import Table
from dinotable.table.tokens import hash_of, link_to, new_token


class ChairRoutes:
    def __init__(self, rooms: Rooms, access: Access, accounts: Accounts) -> None:
        self.rooms = rooms
        self.access = access
        self.accounts = accounts

    # Sitting down.
    async def sit(self, caller: TableCaller) -> m.Seated:
        body: m.Sit = caller.body
        self.rooms.gate.bans.check_name(body.name or "")
        session = await self._session(caller)
        account = session.account if session else None
        await self._check_luck(caller, body.holds, account)
        key = body.key or new_token()
        if hash_of(key) in caller.room.seats:
            return await self._again(caller, key)
        if caller.viewer != SPECTATOR:
            return await self._again_there(caller)
        # From the start on nobody is put out, so nothing needs to be known.
        if caller.room.charter.rated:
            await self._check_rated(caller, session)
        visitors = [] if caller.table.is_started else visitors_at(caller.room.id, caller.address(), account)
        if caller.invited is not None:
            return await self._exchange(caller, key, visitors, session)
        return await self._take(caller, key, visitors, session)

    async def _again_there(self, caller: TableCaller) -> m.Seated:
        """Back from a bot, or by another name."""
        body: m.Sit = caller.body
        # At a rated table everybody keeps the name that the ladder knows.
        name = None if caller.room.charter.rated else body.name
        seat = SPECTATOR

        def plan(table: Table, identity: Identity) -> Sat:
            nonlocal seat
            seat = own_seat(identity)
            return table.plan_sit(seat, name, True, _look(body))

        seq = await self.rooms.commits.change_for(caller.room, caller.who, unique("sit"), plan)
        return m.Seated(seat, seq)

    async def _check_rated(self, caller: TableCaller, session: Session | None) -> None:
        account, table = check_account(session).account, caller.room.id
        check_once(await self.rooms.store.read(lambda connection: rated_at(connection, table)), account)

    def _seating(
        self, caller: TableCaller, key: str, visitors: list[str], session: Session | None, invitation: str | None = None
    ) -> Seating:
        if not caller.room.charter.rated or session is None:
            return Seating(hash_of(key), invitation, visitors)
        return Seating(hash_of(key), invitation, visitors, session.account, is_rated=True)

    async def _again(self, caller: TableCaller, key: str) -> m.Seated:
        """It was done, and the answer was lost: whoever has the key holds the seat."""
        room = caller.room
        seat = room.seats[hash_of(key)]
        if caller.viewer not in (SPECTATOR, seat) or caller.invited not in (None, seat):
            raise Denied(409, "key", "this key opens another seat here: make a fresh one for each")
        seq = caller.table.seq_of(house_id(sitting_with(key)))
        return m.Seated(seat, caller.table.seq if seq is None else seq, key)

    async def _exchange(self, caller: TableCaller, key: str, visitors: list[str], session: Session | None) -> m.Seated:
        room, body, name = caller.room, caller.body, _name_at(caller, session)
        shown = hash_of(token_in(caller.request) or "")
        seating = self._seating(caller, key, visitors, session, shown)
        seq = await self.rooms.commits.change(
            room, sitting_with(key), room.plan_invited(shown, name, _look(body)), seating
        )
        seat = room.seats.get(hash_of(key))
        if seat is None:
            # The host has given the chair away again.
            raise used_up()
        return m.Seated(seat, seq, key)

    async def _take(self, caller: TableCaller, key: str, visitors: list[str], session: Session | None) -> m.Seated:
        body, room = caller.body, caller.room
        seat = body.seat
        if seat is None or seat >= len(caller.table.chairs):
            raise Denied(400, "seat", "name the chair, or show the token of your seat")
        if body.name is None:
            raise Denied(400, "body", "say your name")
        name = _name_at(caller, session)

        async def let_in() -> Identity:
            if await self.rooms.store.read(lambda connection: is_out(connection, room.id, visitors)):
                raise Denied(403, "removed", "the host has given your chair here away: ask them for an invitation")
            return await caller.who()

        plan = lambda table, _: table.plan_sit(seat, name, False, _look(body))  # noqa: E731
        seating = self._seating(caller, key, visitors, session)
        seq = await self.rooms.commits.change_for(room, let_in, sitting_with(key), plan, seating)
        return m.Seated(seat, seq, key)

    async def _session(self, caller: TableCaller) -> Session | None:
        return caller.session or await self.accounts.session_of(cookie_in(caller.request))

    async def _check_luck(self, caller: TableCaller, holds: list[str], account: str | None) -> None:
        """Whoever sits at one table of a luck would know what comes at the other."""
        room = caller.room
        if room.luck is None:
            return
        held = await self.access.finished.held_at(room.luck, [hash_of(token) for token in holds], account or "")
        if set(held) - {room.id}:
            raise Denied(403, "same-luck", "you sit at the other table of this luck: let somebody else play here")

    # Leaving.
    async def rise(self, caller: TableCaller) -> m.Done:
        plan = lambda table, identity: table.plan_rise(own_seat(identity))  # noqa: E731
        return m.Done(await self.rooms.commits.change_for(caller.room, caller.who, unique("rise"), plan))

    async def remove(self, caller: TableCaller) -> m.Done:
        seat = self._seat(caller, caller.body.seat)
        plan = lambda table, _: table.plan_remove(seat)  # noqa: E731
        return m.Done(await self.rooms.commits.change_for(caller.room, caller.who, unique("remove"), plan))

    # Inviting.
    async def invite(self, caller: TableCaller) -> m.Invited:
        wished: int | None = caller.body.seat

        def seat_of(table: Table, identity: Identity) -> int:
            if identity.viewer != SPECTATOR and wished in (None, identity.viewer):
                if table.is_over():
                    raise Refused("over", "the game is over: everybody can look at it")
                return identity.viewer
            if not identity.is_host:
                raise Denied(403, "role", "only the host invites to the chairs of others")
            seat = self._seat(caller, wished)
            table.check_invites(seat)
            return seat

        token = new_token()
        seat, _ = await self.rooms.commits.invite(caller.room, caller.who, hash_of(token), seat_of)
        return m.Invited(seat, token, link_to(caller.room.id, token))

    def _seat(self, caller: TableCaller, seat: int | None) -> int:
        if seat is None or seat >= len(caller.table.chairs):
            raise Denied(400, "seat", "name a seat of this table")
        return seat

    def all(self) -> list[AnyRoute]:
        table = "/api/tables/{table}"
        link = "A link to a chair"
        return [
            TableRoute("POST", f"{table}/sit", "Take a chair, or one's own back", m.Sit, m.Seated, "guest", self.sit),
            TableRoute("POST", f"{table}/rise", "Leave before the start", m.Start, m.Done, "seat", self.rise),
            TableRoute("POST", f"{table}/remove", "Put somebody out", m.Remove, m.Done, "host", self.remove),
            TableRoute("POST", f"{table}/invite", link, m.Invite, m.Invited, "seat or host", self.invite),
        ]


def _look(body: m.Sit) -> Look:
    return Look(body.face, body.colour)


def _name_at(caller: TableCaller, session: Session | None) -> str | None:
    """At a rated table the account's, by which the ladder knows it."""
    return session.name if caller.room.charter.rated and session else caller.body.name
