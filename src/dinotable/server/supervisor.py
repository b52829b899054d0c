"""Several server processes on one port: started, watched, started again when they end."""

import contextlib
import signal
import socket
import subprocess
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec

from dinotable.core.imports import python_running, same_imports
from dinotable.server.settings import Settings

PAUSE = (0.2, 10.0)
"""Seconds before a process that ended is started again: the first time, and at most."""
STEADY = 60.0
"""Seconds after which one that ended is no sign of something wrong."""
PATIENCE = 15.0
"""Seconds that processes have to stop in good order."""


class Supervisor:
    def __init__(self, settings: Settings, port: int, tell: Callable[[str], None]) -> None:
        self.settings = replace(settings, port=port, processes=1)
        self.count = settings.processes
        self.tell = tell
        self.is_stopping = threading.Event()
        self._children: list[subprocess.Popen[bytes]] = []
        self._threads: list[threading.Thread] = []

    def start(self) -> None:
        for name in (signal.SIGINT, signal.SIGTERM):
            signal.signal(name, lambda *_: self.is_stopping.set())
        for number in range(self.count):
            thread = threading.Thread(target=self._keep, args=(number,), name=f"server {number}", daemon=True)
            self._threads.append(thread)
            thread.start()

    def wait_until_up(self, address: tuple[str, int]) -> None:
        """Until the first of them takes connections."""
        while not self.is_stopping.is_set():
            with contextlib.suppress(OSError), socket.create_connection(address, 1.0):
                return
            time.sleep(0.05)

    def wait(self) -> None:
        """Until a signal comes, and all have stopped."""
        while not self.is_stopping.wait(0.5):
            pass
        for child in list(self._children):
            child.terminate()
        end = time.monotonic() + PATIENCE
        for thread in self._threads:
            thread.join(max(0.1, end - time.monotonic()))
        for child in self._children:
            child.kill()

    def _keep(self, number: int) -> None:
        pause = PAUSE[0]
        while not self.is_stopping.is_set():
            begun = time.monotonic()
            child = self._begin(number)
            code = child.wait()
            self._children.remove(child)
            if self.is_stopping.is_set():
                return
            pause = PAUSE[0] if time.monotonic() - begun > STEADY else min(2 * pause, PAUSE[1])
            self.tell(f"Process {number + 1} of {self.count} has ended ({code}): it is started again.")
            self.is_stopping.wait(pause)

    def _begin(self, number: int) -> "subprocess.Popen[bytes]":
        child = subprocess.Popen(
            python_running("dinotable.server.child"),
            stdin=subprocess.PIPE,
            env=same_imports(),
            # Ctrl-C is for the supervisor, which tells its processes itself.
            start_new_session=True,
        )
        self._children.append(child)
        assert child.stdin is not None
        # The pipe stays open: its end tells the process that there is no supervisor any more.
        # One of them brings bot workers along, for all.
        settings = self.settings if number == 0 else replace(self.settings, bot_workers=0)
        with contextlib.suppress(OSError):
            # One that has ended already is started again like any other.
            child.stdin.write(write_settings(settings) + b"\n")
            child.stdin.flush()
        return child


def write_settings(settings: Settings) -> bytes:
    return msgspec.json.encode(settings, enc_hook=str)


def read_settings(data: bytes) -> Settings:
    return msgspec.json.decode(data, type=Settings, dec_hook=_read)


def _read(kind: type[Any], value: Any) -> Any:
    if kind is Path:
        return Path(value)
    raise NotImplementedError
