"""One table in this process's memory, and what the server knows of it besides."""

import asyncio
import time

from dinotable.hosting.room import TableRoom
from dinotable.server.social.chat import Chat
from dinotable.table.kept import Kept
from dinotable.table.table import Table


class Room(TableRoom):
    def __init__(self, kept: Kept, table: Table) -> None:
        super().__init__(kept, table)
        self.is_aside = kept.aside is not None
        """Whether it was cleared away: then nobody finds it, and only names are taken out of it."""
        self.loading = asyncio.Lock()
        self.looked = float("-inf")
        """When others' entries were last looked for, on the monotonic clock."""
        self.is_behind = False
        """Whether others have entered something that nobody here waits for: whoever comes looks first."""
        self.elsewhere: set[int] = set()
        """Viewers that are connected to other processes."""
        self.chat: Chat | None = None
        """What was said here, once somebody has asked for it."""
        self.due: float | None = None
        """When clocks have to be looked at next, as far as it was worked out."""
        self.due_seq: int | None = None
        """The entry of the log after which that was worked out, and kept; None: it was not yet."""
        self.used = time.monotonic()

    def become(self, again: TableRoom) -> None:
        super().become(again)
        if isinstance(again, Room):
            self.is_aside = again.is_aside

    def is_resting(self) -> bool:
        """Whether nobody needs it in memory: of a table with clocks the store must know when it is due."""
        is_busy = self.subscriptions or self.thinking or self.changing.locked()
        return not is_busy and (not self.has_running_clocks() or self.due_seq == self.table.seq)

    def is_awaited(self) -> bool:
        """Whether somebody here wants to know at once what others enter."""
        return bool(self.subscriptions or self.thinking) or self.has_running_clocks()

    def has_running_clocks(self) -> bool:
        return self.charter.time_control.is_timed() and self.table.is_started and not self.table.is_over()

    def heard(self, now: float) -> dict[int, float]:
        """Through this process or another."""
        return super().heard(now) | dict.fromkeys(self.elsewhere, now)
