"""Passwords: kept as argon2id hashes, made and checked in threads of their own so that nobody's move waits for it."""

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher, Type
from argon2.exceptions import InvalidHashError, VerificationError

from dinotable.table.errors import Busy

MOST_WAITING = 32
THREADS = 2

R = TypeVar("R")


class Passwords:
    def __init__(self, memory: int) -> None:
        """How many KiB one hash takes."""
        self._hasher = PasswordHasher(time_cost=3, memory_cost=memory, parallelism=1, type=Type.ID)
        self._pool = ThreadPoolExecutor(THREADS, "password")
        self.waiting = 0
        self._nobody: str | None = None

    async def hash(self, password: str) -> str:
        return await self._run(lambda: self._hasher.hash(_tidy(password)))

    async def is_right(self, password: str, hashed: str | None) -> bool:
        """Without a hash it takes as long, and is wrong: nobody learns which names there are."""
        return await self._run(lambda: self._check(password, hashed))

    def is_weak(self, hashed: str) -> bool:
        """Whether it was made with less effort than is asked for now."""
        return self._hasher.check_needs_rehash(hashed)

    def _check(self, password: str, hashed: str | None) -> bool:
        if self._nobody is None:
            self._nobody = self._hasher.hash("nobody")
        try:
            self._hasher.verify(hashed or self._nobody, _tidy(password))
        except (VerificationError, InvalidHashError):
            return False
        return hashed is not None

    async def _run(self, work: Callable[[], R]) -> R:
        if self.waiting >= MOST_WAITING:
            raise Busy("too many sign in at once: try again in a moment")
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        finally:
            self.waiting -= 1

    def stop(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def _tidy(password: str) -> str:
    """The same password, however a keyboard composes its letters."""
    return unicodedata.normalize("NFKC", password)
