"""What whoever runs the server can do, one method for each thing: in a server, or on what is kept while none runs."""

import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any

import sqlalchemy as sa

from dinotable.core.errors import SetupError
from dinotable.server.accounts.accounts import Accounts, folded
from dinotable.server.accounts.removal import remove_account
from dinotable.server.accounts.storage import Account
from dinotable.server.operate import messages as m
from dinotable.server.operate import storage as kept
from dinotable.server.operate.bans import Ban, banned_address, banned_name
from dinotable.server.tables.rooms import Rooms
from dinotable.table.errors import NoTable
from dinotable.table.log import Chair, read_charter
from dinotable.table.messages import Announcement

HOUR = 3600.0
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without those that are taken for one another."""
CHANGED = "operate"
"""The kind of hint that tells other processes to look."""


async def nobody_looks() -> None:
    """No server runs here."""


class Admin:
    def __init__(self, rooms: Rooms, accounts: Accounts, look: Callable[[], Awaitable[None]] = nobody_looks) -> None:
        self.rooms = rooms
        self.accounts = accounts
        self.store = rooms.store
        self.look = look
        """Reads bans and announcements again, after one was changed."""
        self._ways: dict[type[m.Ask], Callable[[Any], Awaitable[m.Answer]]] = {
            m.ListTables: self.tables,
            m.ShowTable: self.table,
            m.RemoveTables: self.remove_tables,
            m.ListAccounts: self.list_accounts,
            m.ShowAccount: self.account,
            m.RemoveAccount: self.remove_account,
            m.ResetPassword: self.reset_password,
            m.AddBan: self.ban,
            m.LiftBan: self.unban,
            m.ListBans: self.bans,
            m.Announce: self.announce,
            m.ListAnnouncements: self.announcements,
            m.Withdraw: self.withdraw,
        }

    async def do(self, ask: m.Ask) -> m.Answer:
        """Raises DinotableError, in words for whoever asked."""
        return await self._ways[type(ask)](ask)

    # Tables.
    async def tables(self, ask: m.ListTables) -> m.TableEntries:
        now = time.time()
        return m.TableEntries(*await self.store.read(lambda connection: kept.list_tables(connection, ask, now)))

    async def table(self, ask: m.ShowTable) -> m.TableDetails:
        found = await self.store.read(lambda connection: kept.find_table(connection, ask.id), is_whole=True)
        if found is None:
            raise SetupError(f"there is no table “{ask.id}”: dinotable admin tables lists them")
        entry, size, is_listed, same_luck = found
        chairs, rules, can_be_read = await self._chairs(ask.id)
        told = [m.ChairEntry(seat, each.kind, each.name, each.level) for seat, each in enumerate(chairs)]
        room = self.rooms.get(ask.id)
        return m.TableDetails(
            id=entry.id,
            game=entry.game,
            rules=rules,
            status=entry.status,
            chairs=told,
            entries=entry.entries,
            opened=entry.opened,
            last=entry.last,
            is_listed=is_listed,
            same_luck=same_luck,
            bytes=size,
            watchers=len(room.subscriptions) if room else 0,
            can_be_read=can_be_read,
        )

    async def _chairs(self, table: str) -> tuple[list[Chair], str, bool]:
        try:
            room = await self.rooms.find_even_aside(table)
            return room.table.chairs, room.charter.rules, True
        except NoTable:
            text = await self.store.read(lambda connection: kept.charter_of(connection, table))
        try:
            charter = read_charter(text)
            return charter.chairs, charter.rules, False
        except Exception:  # Whatever is wrong with it: this table cannot be read, which is what is told.
            return [], kept.UNKNOWN, False

    async def remove_tables(self, ask: m.RemoveTables) -> m.TablesRemoved:
        ids = sorted(set(ask.ids))
        there = await self.store.read(lambda connection: kept.existing(connection, ids))
        for table in ids:
            if table not in there:
                raise SetupError(f"there is no table “{table}”: nothing was removed")
        for table in ids:
            await self._put_aside(table)
        if ask.for_good:
            await self.rooms.trash.empty(ids, float("inf"))
        return m.TablesRemoved(ids, ask.for_good)

    async def _put_aside(self, table: str) -> None:
        """As a host's clearing does; what cannot be read can go as well."""
        room = self.rooms.get(table)
        if room is not None:
            await self.rooms.put_aside(room)
            for subscription in list(room.subscriptions):
                subscription.revoke("cleared", "this table was cleared away by whoever runs the server")
        else:
            await self.rooms.trash.put(table, self.rooms.uptime.now())
            self.rooms.hints.send("table", table)

    # Accounts.
    async def list_accounts(self, ask: m.ListAccounts) -> m.AccountEntries:
        part = folded(ask.part)
        return m.AccountEntries(*await self.store.read(lambda connection: kept.list_accounts(connection, part)))

    async def account(self, ask: m.ShowAccount) -> m.AccountDetails:
        account = await self._account(ask.name)
        entry = await self.store.read(lambda connection: kept.find_account(connection, account.id))
        places = [
            m.HeldPlace(each.table, each.seat if each.seat >= 0 else None)
            for each in await self.accounts.kept.holdings_of(account.id)
        ]
        return m.AccountDetails(entry.name, entry.made, entry.sessions, entry.last, places)

    async def remove_account(self, ask: m.RemoveAccount) -> m.AccountRemoved:
        account = await self._account(ask.name)
        return m.AccountRemoved(account.name, len(await remove_account(self.rooms, self.accounts, account.id)))

    async def reset_password(self, ask: m.ResetPassword) -> m.PasswordReset:
        account = await self._account(ask.name)
        password = new_password()
        await self.accounts.kept.set_password(account.id, await self.accounts.passwords.hash(password))
        ended = [each.id for each in await self.accounts.kept.sessions_of(account.id)]
        await self.accounts.end(ended)
        return m.PasswordReset(account.name, password, len(ended))

    async def _account(self, name: str) -> Account:
        account = await self.accounts.kept.by_name(folded(name))
        if account is None:
            raise SetupError(f"nobody is called “{name}” here: dinotable admin accounts lists them")
        return account

    # Bans.
    async def bans(self, _: m.ListBans) -> m.BanList:
        return m.BanList(await self.store.read(kept.read_bans))

    async def ban(self, ask: m.AddBan) -> m.BanAdded:
        value = banned_address(ask.value) if ask.kind == "address" else banned_name(ask.value)
        ban = Ban(ask.kind, value, ask.why, time.time())
        await self._say(lambda connection: kept.put_ban(connection, ban))
        return m.BanAdded(ban)

    async def unban(self, ask: m.LiftBan) -> m.BanLifted:
        value = banned_address(ask.value) if ask.kind == "address" else ask.value
        lifted: list[Ban] = []
        await self._say(lambda connection: lifted.extend(kept.lift_ban(connection, ask.kind, value)))
        if not lifted:
            raise SetupError(f"“{value}” is not banned: dinotable admin bans lists what is")
        return m.BanLifted(lifted)

    # Announcements.
    async def announcements(self, _: m.ListAnnouncements) -> m.AnnouncementList:
        now = time.time()
        return m.AnnouncementList(await self.store.read(lambda connection: kept.read_announcements(connection, now)))

    async def announce(self, ask: m.Announce) -> m.Announced:
        text = " ".join(ask.text.split())
        if not text or not text.isprintable():
            raise SetupError("an announcement is one line of printable characters")
        now = time.time()
        at = None if ask.restart_in is None else now + 60 * ask.restart_in
        until = now + 60 * ask.lasts if ask.lasts is not None else at or now + HOUR
        said = Announcement(secrets.token_hex(4), text, at, until, now)
        await self._say(lambda connection: kept.put_announcement(connection, said))
        return m.Announced(said)

    async def withdraw(self, ask: m.Withdraw) -> m.Withdrawn:
        found: list[bool] = []
        await self._say(lambda connection: found.append(kept.withdraw(connection, ask.id)))
        if not any(found):
            raise SetupError(f"there is no announcement “{ask.id}”: dinotable admin announcements lists them")
        return m.Withdrawn(ask.id)

    async def _say(self, change: Callable[[sa.Connection], object]) -> None:
        await self.store.write(lambda connection: _run(connection, change))
        self.rooms.hints.send(CHANGED, "")
        await self.look()


def new_password() -> str:
    """To be read aloud and typed once: eighty bits."""
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(4)) for _ in range(4))


def _run(connection: sa.Connection, change: Callable[[sa.Connection], object]) -> None:
    change(connection)
