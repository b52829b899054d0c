"""What a worker process is at, in memory that it shares with who started it: to tell costs nothing, not even a message."""

import contextlib
import mmap
import os
import tempfile

NOBODY = -1
CELLS = 4
SIZE = 8 * CELLS


class Mark:
    """Who thinks, for which number, and a count that changes with every choice."""

    def __init__(self, path: str = "") -> None:
        """The mark in a file; without a path, in a new one."""
        self.path = path
        if not path:
            handle, self.path = tempfile.mkstemp(prefix="dinotable-mark-")
            os.write(handle, bytes(SIZE))
            os.close(handle)
        with open(self.path, "r+b") as file:
            self._memory = mmap.mmap(file.fileno(), SIZE)
        self._cells = memoryview(self._memory).cast("q")

    def begin(self, number: int) -> None:
        self._cells[2] = number
        self.thinks(NOBODY)

    def thinks(self, who: int) -> None:
        self._cells[1] = who
        self._cells[0] += 1

    def step(self) -> None:
        """Something more is done, for those who wait."""
        self._cells[3] += 1

    def steps(self) -> int:
        """Since the process began; 0 once it is closed."""
        with contextlib.suppress(ValueError):
            return int(self._cells[3])
        return 0

    def read(self) -> tuple[int, int, int]:
        """The count, who thinks, and the number."""
        count, who, number, _ = self._cells
        return count, who, number

    def unlink(self) -> None:
        """Once both sides have it, its file needs no name; where the system insists on one, it goes in the end."""
        with contextlib.suppress(OSError):
            os.unlink(self.path)

    def close(self) -> None:
        self._cells.release()
        self._memory.close()
        self.unlink()
