"""However much one address asks for at the same moment, the others come in between."""

import asyncio
from collections import deque


class Turns:
    """In each round of the event loop an address has a few turns; what is beyond them waits for the next round."""

    def __init__(self, each: int) -> None:
        self.each = each
        self._taken: dict[str, int] = {}
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._is_due = False

    async def take(self, sender: str) -> None:
        taken = self._taken.get(sender, 0)
        if taken < self.each:
            self._taken[sender] = taken + 1
            self._call_next()
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(sender, deque()).append(turn)
        await turn

    def _call_next(self) -> None:
        if not self._is_due:
            self._is_due = True
            asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        self._is_due = False
        self._taken.clear()
        for sender, waiting in list(self._waiting.items()):
            while waiting and self._taken.get(sender, 0) < self.each:
                turn = waiting.popleft()
                if not turn.done():
                    turn.set_result(None)
                    self._taken[sender] = self._taken.get(sender, 0) + 1
            if not waiting:
                del self._waiting[sender]
        if self._taken:
            self._call_next()
