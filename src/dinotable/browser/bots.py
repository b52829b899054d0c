"""Asking the bot worker, one job at a time: bots' moves come before hints, and those before what nobody waits for."""

import asyncio
from typing import Protocol, TypeVar

import msgspec

from dinotable.bots.policy import table_limit
from dinotable.hosting.queue import Turn
from dinotable.table.errors import Broken
from dinotable.table.jobs import TableJob, kind_of
from dinotable.table.wire import encode

T = TypeVar("T")


class Thinking(Protocol):
    """The bot worker."""

    async def answer(self, job: str) -> str:
        """JSON to JSON. Raises Broken where the worker has ended."""

    async def stop(self) -> None:
        """Give up what it thinks about: the next job finds a fresh worker."""


class Bots:
    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking
        self._turn = Turn()

    async def ask(self, job: TableJob, answer: type[T]) -> T:
        await self._turn.take(kind_of(job))
        try:
            return msgspec.json.decode(await self._answer(job), type=answer)
        except msgspec.DecodeError:
            raise Broken("the bot worker answered nothing that can be read: try again") from None
        finally:
            self._turn.give()

    async def _answer(self, job: TableJob) -> str:
        try:
            return await asyncio.wait_for(self._thinking.answer(encode(job).decode()), table_limit(job.seconds))
        except TimeoutError:
            await self._thinking.stop()
            raise Broken("the bot worker had to be replaced: try again") from None
