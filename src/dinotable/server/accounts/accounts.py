"""Accounts, for whoever wants their games on every device. Nobody needs one, and no route says who has one."""

import secrets
import time
import unicodedata
from collections import defaultdict
from typing import Protocol

from dinotable.server.accounts.passwords import Passwords
from dinotable.server.accounts.storage import Account, AccountStore, Holding, Session
from dinotable.server.clocks.uptime import Uptime
from dinotable.server.http.limits import Buckets
from dinotable.server.settings import Settings
from dinotable.server.storage.errors import Conflict
from dinotable.server.storage.hints import Hints, NoHints
from dinotable.server.storage.store import Store
from dinotable.table.errors import Denied
from dinotable.table.names import checked_name
from dinotable.table.tokens import hash_of, new_token

MOST_SESSIONS = 50
MOST_HOLDINGS = 2000
TOUCH_EVERY = 600.0
"""Seconds between two notes of when a session was last used."""
DAY = 86_400
NAMES_PER_ADDRESS = 3
"""How often one name may be tried, from anywhere, for each try of one address: its owner can still come in."""


class Watching(Protocol):
    """Somebody who sees a seat because a session says so."""

    def end(self) -> None: ...


class Accounts:
    def __init__(self, store: Store, settings: Settings, uptime: Uptime, hints: Hints | NoHints | None = None) -> None:
        self.kept = AccountStore(store)
        self.hints = hints or NoHints()
        self.uptime = uptime
        self.passwords = Passwords(settings.password_memory)
        self.session_days = settings.session_days
        rate = settings.sign_ins_a_minute
        self._by_address = Buckets(rate / 60, rate, name="sign-ins")
        self._by_name = Buckets(NAMES_PER_ADDRESS * rate / 60, NAMES_PER_ADDRESS * rate, name="sign-in-names")
        self._exports = Buckets(rate / 60, rate, name="exports")
        self.watching: defaultdict[str, set[Watching]] = defaultdict(set)
        """What sockets see on behalf of each session."""
        self.made = self.sign_ins = self.failed = self.begun = 0

    # Coming and going.
    async def register(self, name: str, password: str, address: str) -> Account:
        self._take(self._by_address, address)
        account = Account(secrets.token_hex(16), checked_name(tidy(name)), await self.passwords.hash(password), _now())
        taken = Denied(409, "name-taken", "somebody has this name, or one that looks like it: choose another")
        try:
            await self.kept.add(account, folded(name))
        except Conflict:
            raise taken from None
        self.made += 1
        return account

    async def sign_in(self, name: str, password: str, address: str) -> Account:
        """One answer for a name that nobody has and for a password that is wrong, after the same time."""
        self._take(self._by_address, address)
        self._take(self._by_name, counted_as(name))
        # Nobody can have a name with such a character, and not every database can be asked for it.
        account = await self.kept.by_name(folded(name)) if "\0" not in name else None
        if not await self.passwords.is_right(password, account.password if account else None) or account is None:
            self.failed += 1
            raise Denied(403, "sign-in", "name and password do not go together")
        self.sign_ins += 1
        if self.passwords.is_weak(account.password):
            await self.kept.set_password(account.id, await self.passwords.hash(password))
        return account

    async def begin(self, account: Account, device: str) -> str:
        """A new session; its secret."""
        token = new_token()
        now = _now()
        session = Session(secrets.token_urlsafe(12), account.id, account.name, device, now, now, self.uptime.now())
        await self.kept.begin(session, hash_of(token), MOST_SESSIONS)
        self.begun += 1
        return token

    async def session_of(self, token: str | None) -> Session | None:
        if token is None:
            return None
        now = self.uptime.now()
        session = await self.kept.session(hash_of(token), now - self.session_days * DAY)
        if session and session.uptime < now - TOUCH_EVERY:
            await self.kept.touch(session.id, _now(), now)
        return session

    async def end(self, sessions: list[str]) -> None:
        await self.kept.end(sessions)
        for session in sessions:
            self.ended(session)
            self.hints.send("session", session)

    def ended(self, session: str) -> None:
        """Here or through another process: what its sockets see ends with it."""
        for watching in self.watching.pop(session, set()):
            watching.end()

    async def look(self) -> None:
        """Whether every session that sockets see something by is still there: a hint may have been lost."""
        followed = list(self.watching)
        there = await self.kept.still_there(followed) if followed else set()
        for session in followed:
            if session not in there:
                self.ended(session)

    def forget(self, session: str, watching: Watching) -> None:
        left = self.watching[session] - {watching}
        if left:
            self.watching[session] = left
        else:
            del self.watching[session]

    async def end_others(self, session: Session) -> None:
        others = [other.id for other in await self.kept.sessions_of(session.account) if other.id != session.id]
        await self.end(others)

    # The account itself.
    async def check_password(self, session: Session, password: str, address: str) -> Account:
        self._take(self._by_address, address)
        self._take(self._by_name, counted_as(session.name))
        account = await self.kept.by_id(session.account)
        if account is None or not await self.passwords.is_right(password, account.password):
            raise Denied(403, "password", "this is not the password")
        return account

    async def change_password(self, session: Session, old: str, new: str, address: str) -> None:
        await self.check_password(session, old, address)
        await self.kept.set_password(session.account, await self.passwords.hash(new))
        await self.end_others(session)

    async def remove(self, account: str) -> list[str]:
        """The tables that told its name."""
        await self.end([session.id for session in await self.kept.sessions_of(account)])
        return await self.kept.remove(account)

    # Seats.
    async def claim(self, session: Session, tokens: list[str]) -> int:
        hashes = sorted({hash_of(token) for token in tokens})
        return await self.kept.claim(session.account, hashes, _now(), MOST_HOLDINGS)

    async def holdings_of(self, session: Session) -> list[Holding]:
        return await self.kept.holdings_of(session.account)

    # Housekeeping.
    def may_try(self, address: str) -> None:
        self._take(self._by_address, address)

    def may_export(self, session: Session) -> None:
        self._take(self._exports, session.account)

    async def clear(self) -> None:
        await self.kept.end_unused(self.uptime.now() - self.session_days * DAY)

    def shared(self) -> list[Buckets]:
        """What counts over all processes together."""
        return [self._by_address, self._by_name, self._exports]

    def counts(self) -> dict[str, int]:
        return {
            "accounts_made_total": self.made,
            "sign_ins_total": self.sign_ins,
            "sign_ins_failed_total": self.failed,
            "sessions_begun_total": self.begun,
            "passwords_waiting": self.passwords.waiting,
        }

    def stop(self) -> None:
        self.passwords.stop()

    def _take(self, buckets: Buckets, sender: str) -> None:
        if not buckets.take(sender, time.monotonic()):
            raise Denied(429, "rate", "too many tries: wait a minute")


def tidy(name: str) -> str:
    return unicodedata.normalize("NFKC", name)


def counted_as(name: str) -> str:
    """By what tries of a name are counted. It is told to other processes, and nobody's name stays there."""
    return hash_of(f"sign-in/{folded(name)}")


def folded(name: str) -> str:
    """Two names that fold to one are one name."""
    return tidy(" ".join(tidy(name).split()).casefold())


def _now() -> float:
    """By the calendar, for people to read: nothing ends by it."""
    return time.time()
