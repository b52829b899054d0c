"""A worker process: reads numbers, writes what came of each. What it runs may crash, hang or print, and harms nobody else.

The first line says which work, from which words, and where the mark is. Each other line is a list of numbers and whom to
leave out; each of them is answered in its order by a line `[number, result]` or `{"error": text}`.
"""

import faulthandler
import json
import os
import signal
import sys
import time
import traceback
from typing import Any

from dinotable.core.errors import DinotableError
from dinotable.lab.mark import NOBODY, Mark
from dinotable.lab.work import Work, made

FLUSH = 0.05
"""Seconds after which results are handed over, though the list goes on."""


def said(error: Exception) -> str:
    if os.environ.get("DINOTABLE_TRACE"):
        traceback.print_exc()
    return str(error) if isinstance(error, DinotableError) else f"{type(error).__name__}: {error}"


def answer(work: Work, number: int, blamed: dict[int, str], mark: Mark) -> Any:
    mark.begin(number)
    try:
        return [number, work.do_without(number, blamed, mark)]
    except Exception as error:
        return {"error": f"number {number}: {said(error)}"}


def tell_where(path: str) -> None:
    """Writes there what runs, if the system ends this process, or if its owner asks."""
    # It stays open as long as the process.
    dump = open(path, "w", encoding="utf-8")  # noqa: SIM115
    faulthandler.enable(dump)
    if hasattr(signal, "SIGUSR1"):
        faulthandler.register(signal.SIGUSR1, dump, all_threads=False)


def main() -> None:
    # What a bot prints must not be taken for a result.
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    first = json.loads(sys.stdin.readline())
    mark = Mark(first["mark"])
    tell_where(first["dump"])
    try:
        work = made(first["place"], first["words"])
        out.write("{}\n")
    except Exception as error:
        out.write(json.dumps({"error": said(error)}) + "\n")
        return
    out.flush()
    for line in sys.stdin:
        flushed = time.monotonic()
        try:
            for number, blamed in json.loads(line):
                out.write(json.dumps(answer(work, number, {int(who): how for who, how in blamed}, mark)) + "\n")
                if time.monotonic() - flushed > FLUSH:
                    out.flush()
                    flushed = time.monotonic()
            mark.thinks(NOBODY)
            out.flush()
        except BrokenPipeError:
            os._exit(1)


if __name__ == "__main__":
    main()
