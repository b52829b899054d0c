"""A real PostgreSQL for tests, with as many empty databases as are wanted. It can be killed."""

import atexit
import contextlib
import functools
import os
import pwd
import random
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from psycopg import sql

SUPERUSER = "postgres"
PATIENCE = 90
"""Seconds for what should come at once: machines are slow at times."""
PORTS = range(20_000, 32_000)
"""Below those that a system gives to clients: no client takes the port while the server is down, or connects to itself."""
OPTIONS = {
    # Small and quiet. Whatever makes a commit safe stays as it is.
    "max_connections": "100",
    "shared_buffers": "16MB",
    "wal_level": "minimal",
    "max_wal_senders": "0",
    "jit": "off",
    # Nothing of it stays in memory when it is killed.
    "dynamic_shared_memory_type": "mmap",
}


class Postgres:
    """A server of our own, which keeps everything in its folder. Its port is the same after every start."""

    def __init__(self, folder: Path, **options: str) -> None:
        """Not started yet. The folder is made, and every user has to be able to reach it: as root the server is not run."""
        self.folder = folder
        self.port = _free_port()
        self._options = OPTIONS | options
        self._process: subprocess.Popen[bytes] | None = None
        _make_folder(folder)
        shutil.copytree(_template(), folder / "data")
        _give_away(folder / "data")

    def __enter__(self) -> "Postgres":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        # One that was killed has left a piece of shared memory behind: the next start finds it, and nobody else.
        if self._process is None and (self.folder / "data" / "postmaster.pid").exists():
            self.start()
        # Without writing down what nobody will read: its folder goes too.
        self.stop(signal.SIGQUIT)

    def start(self) -> None:
        """Returns when it answers; whatever was interrupted last time has been put in order then."""
        assert self._process is None
        settings = self._options | {"listen_addresses": "127.0.0.1", "unix_socket_directories": str(self.folder)}
        words = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        self._process = _begin("postgres", self.folder, "-p", str(self.port), *words)
        end = time.monotonic() + PATIENCE
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > end:
                self.kill()
                raise AssertionError(f"PostgreSQL does not start:\n{self.log()[-2000:]}")
            time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """In good order: clients are cut off, everything is written."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)
            self._process = None

    @property
    def process(self) -> int | None:
        """The one that all others of it come from, while it runs."""
        return self._process.pid if self._process else None

    def kill(self) -> None:
        """All its processes at once, without a word."""
        if self._process is None:
            return
        # Stopped first, so that it neither makes any more of them nor notices that they are gone.
        self._process.send_signal(signal.SIGSTOP)
        children = children_of(self._process.pid)
        for pid in (*children, self._process.pid):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self._process.wait(PATIENCE)
        self._process = None
        # While one of them is dying, no other server takes over what they had in common.
        end = time.monotonic() + PATIENCE
        while any(is_alive(pid) for pid in children) and time.monotonic() < end:
            time.sleep(0.002)

    def url(self, database: str, is_local: bool = False) -> str:
        """By way of the network, or of the unix socket."""
        if is_local:
            return f"postgresql://{SUPERUSER}@/{database}?host={self.folder}&port={self.port}"
        return f"postgresql://{SUPERUSER}@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The address of one that is empty."""
        name = f"test_{secrets.token_hex(6)}"
        self._order(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        return self.url(name)

    def drop(self, url: str) -> None:
        """Whoever uses it is cut off."""
        name = psycopg.conninfo.conninfo_to_dict(url)["dbname"]
        self._order(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(str(name))))

    def log(self) -> str:
        return (self.folder / "log").read_text(errors="replace")

    def _order(self, order: sql.Composed) -> None:
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(order)

    def _answers(self) -> bool:
        try:
            psycopg.connect(self.url("postgres"), connect_timeout=PATIENCE).close()
        except psycopg.OperationalError:
            return False
        return True


@contextlib.contextmanager
def running_postgres(**options: str) -> Iterator[Postgres]:
    """In a folder that goes with it. Not in one of pytest's, which only their owner can enter, and whose names are too long
    for a socket."""
    folder = Path(tempfile.mkdtemp(prefix="dinotable-"))
    try:
        with Postgres(folder, **options) as server:
            yield server
    finally:
        shutil.rmtree(folder)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One for each process that runs tests. Tests take databases of their own from it, and leave it running."""
    with running_postgres() as server:
        yield server


def _program(name: str) -> str:
    """Debian keeps them where no PATH leads."""
    versions = Path("/usr/lib/postgresql").glob(f"[0-9]*/bin/{name}")
    newest = max(versions, key=lambda path: int(path.parts[-3]), default=None)
    found = str(newest) if newest else shutil.which(name)
    assert found, "these tests need a PostgreSQL: `make postgresql`"
    return found


@functools.cache
def _template() -> Path:
    """The data of a server that has never run; copying is faster than making."""
    folder = Path(tempfile.mkdtemp(prefix="dinotable-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    _make_folder(folder)
    words = ["-U", SUPERUSER, "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"]
    made = _begin("initdb", folder, *words).wait(PATIENCE)
    assert made == 0, (folder / "log").read_text()
    return folder / "data"


def _begin(program: str, folder: Path, *words: str) -> subprocess.Popen[bytes]:
    """One of PostgreSQL's own programs, on the data in the folder."""
    user, group = _owner() or (None, None)
    with (folder / "log").open("ab") as log:
        return subprocess.Popen(
            [_program(program), "-D", str(folder / "data"), *words],
            stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd=folder, start_new_session=True,
            user=user, group=group, extra_groups=None if user is None else [],
        )  # fmt: skip


def _owner() -> tuple[int, int] | None:
    """PostgreSQL does not run as root: its package has made a user for it."""
    if os.getuid() != 0:
        return None
    user = pwd.getpwnam("postgres")
    return user.pw_uid, user.pw_gid


def _make_folder(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    folder.chmod(0o711)
    _give_away(folder)


def _give_away(folder: Path) -> None:
    owner = _owner()
    if owner:
        for path in (folder, *folder.rglob("*")):
            os.chown(path, *owner)


def _free_port() -> int:
    while True:
        port = random.SystemRandom().choice(PORTS)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def children_of(parent: int) -> list[int]:
    """Where the system lists no processes, none: they end by themselves when they notice."""
    stats = [(int(path.name), _stat(int(path.name))) for path in Path("/proc").glob("[0-9]*")]
    return [pid for pid, stat in stats if stat and int(stat[1]) == parent]


def is_alive(pid: int) -> bool:
    stat = _stat(pid)
    return bool(stat) and stat[0] not in "ZX"


def _stat(pid: int) -> list[str]:
    """A process's state, its parent, and more; nothing if it is gone."""
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return []
