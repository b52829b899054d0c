"""A network between a server and its database that can be cut: nothing comes through any more, or all is reset."""

import contextlib
import socket
import struct
import threading
from urllib.parse import urlsplit

CHUNK = 65_536
AT_ONCE = struct.pack("ii", 1, 0)
"""A socket that is closed so sends a reset, and no goodbye."""


class Proxy:
    def __init__(self, url: str) -> None:
        """In front of that database."""
        self.target = url
        parts = urlsplit(url)
        self._address = (parts.hostname or "", parts.port or 5432)
        self._flows = threading.Event()
        self._flows.set()
        self._ends: list[socket.socket] = []
        self._lock = threading.Lock()
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._is_refusing = False
        self.url = parts._replace(netloc=f"{parts.username}@127.0.0.1:{self._listening.getsockname()[1]}").geturl()
        threading.Thread(target=self._accept, daemon=True).start()

    def __enter__(self) -> "Proxy":
        return self

    def __exit__(self, *_: object) -> None:
        self._flows.set()
        self.reset()
        # Only that wakes who waits there.
        self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()

    # Cutting.
    def hush(self) -> None:
        """Silently: whoever is connected, or connects, is heard no more and is told nothing."""
        self._flows.clear()

    def reset(self) -> None:
        """Everybody is thrown out, and whoever comes is refused."""
        self._is_refusing = True
        with self._lock:
            ends, self._ends = self._ends, []
        for end in ends:
            with contextlib.suppress(OSError):
                end.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
                # Wakes the thread that reads there.
                end.shutdown(socket.SHUT_RD)
            end.close()

    def heal(self) -> None:
        self._is_refusing = False
        self._flows.set()

    # What comes through.
    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                if self._is_refusing:
                    near.close()
                    continue
                far = socket.create_connection(self._address)
                with self._lock:
                    self._ends += [near, far]
                for ends in ((near, far), (far, near)):
                    threading.Thread(target=self._carry, args=ends, daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(CHUNK):
                self._flows.wait()
                target.sendall(data)
        # The end of one direction is the end of both.
        for end in (source, target):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
