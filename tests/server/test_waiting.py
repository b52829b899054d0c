"""A server that starts while its PostgreSQL takes nobody yet waits for it; whatever else is wrong is said at once."""

import contextlib
import logging
import multiprocessing
import socket
import struct
import threading
from collections.abc import Iterator

import pytest

from dinotable.server.storage import connecting, waiting
from dinotable.server.storage.errors import StoreError
from dinotable.server.storage.store import Store
from tests.server.postgres import SUPERUSER, Postgres

FORK = multiprocessing.get_context("fork")
STARTING, PASSWORD = "57P03", "28P01"


def refusal(code: str, words: str) -> bytes:
    fields = b"".join(kind + text.encode() + b"\0" for kind, text in ((b"S", "FATAL"), (b"C", code), (b"M", words)))
    return b"E" + struct.pack("!I", len(fields) + 5) + fields + b"\0"


class Recovering:
    """Refuses everybody in PostgreSQL's own words, until it passes them on to one that is ready."""

    def __init__(self, real: Postgres, code: str, words: str, refused: int) -> None:
        self._real = real
        self._left = FORK.Value("q", refused)
        self._said = refusal(code, words)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = self._listening.getsockname()[1]
        # In a process of its own: the driver's question whether a server is there holds the interpreter.
        self._process = FORK.Process(target=self._take, daemon=True)
        self._process.start()

    @property
    def left(self) -> int:
        """How many it will still refuse."""
        return int(self._left.value)

    def _take(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                client, _ = self._listening.accept()
                threading.Thread(target=self._serve, args=(client,), daemon=True).start()

    def _serve(self, client: socket.socket) -> None:
        with contextlib.suppress(OSError), client:
            with self._left.get_lock():
                self._left.value -= 1
            if self.left >= 0:
                while client.recv(4, socket.MSG_PEEK | socket.MSG_WAITALL) and self._asks_for_more(client):
                    pass
                client.sendall(self._said)
                return
            with socket.create_connection(("127.0.0.1", self._real.port)) as server:
                there = threading.Thread(target=_pass, args=(client, server), daemon=True)
                there.start()
                _pass(server, client)

    def _asks_for_more(self, client: socket.socket) -> bool:
        """Whether it only asked for encryption, which there is none of here."""
        (size,) = struct.unpack("!I", client.recv(4, socket.MSG_WAITALL))
        said = client.recv(size - 4, socket.MSG_WAITALL)
        is_wish = struct.unpack("!I", said[:4])[0] in (80877103, 80877104)
        if is_wish:
            client.sendall(b"N")
        return is_wish

    def close(self) -> None:
        self._process.kill()
        self._process.join()
        self._listening.close()


def _pass(source: socket.socket, target: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while said := source.recv(65536):
            target.sendall(said)
        target.shutdown(socket.SHUT_WR)


@contextlib.contextmanager
def recovering(real: Postgres, code: str, words: str, refused: int) -> Iterator[tuple[str, Recovering]]:
    name = real.new_database().rpartition("/")[2]
    between = Recovering(real, code, words, refused)
    try:
        yield f"postgresql://{SUPERUSER}@127.0.0.1:{between.port}/{name}", between
    finally:
        between.close()


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting, "PAUSE", (0.01, 0.02))
    monkeypatch.setattr(connecting, "PAUSE", 0.0)


@pytest.mark.parametrize("words", ["the database system is starting up", "le système de bases de données démarre"])
def test_it_waits_for_one_that_recovers(postgres: Postgres, words: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    with recovering(postgres, STARTING, words, 5) as (url, between):
        store = Store(url)
        store.open()
        store.close()
        assert between.left < 0
    assert caplog.text.count("it is waited for") == 1


def test_it_does_not_wait_for_ever(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting, "MOST_SECONDS", 0.2)
    with (
        recovering(postgres, STARTING, "the database system is starting up", 10**6) as (url, _),
        pytest.raises(StoreError, match="starting up"),
    ):
        Store(url).open()


def test_a_wrong_password_is_told_at_once(postgres: Postgres, caplog: pytest.LogCaptureFixture) -> None:
    with (
        recovering(postgres, PASSWORD, "password authentication failed", 10**6) as (url, between),
        pytest.raises(StoreError, match="password authentication failed"),
    ):
        Store(url).open()
    assert 10**6 - between.left <= 5 and "waited" not in caplog.text


def test_nobody_at_the_address_is_told_at_once() -> None:
    with pytest.raises(StoreError, match="cannot use"):
        Store("postgresql://nobody@127.0.0.1:1/nothing").open()
