"""Starting and stopping a server."""

import contextlib
import errno
import gc
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from typing import Any

import segno
import uvicorn
from starlette.types import ASGIApp

from dinotable.core.errors import DinotableError
from dinotable.server.app import Server
from dinotable.server.http.fast_path import protocols
from dinotable.server.http.gate import Gate
from dinotable.server.http.reach import ANYWHERE, bracketed, home_address
from dinotable.server.settings import Settings
from dinotable.server.storage.store import Store
from dinotable.server.supervisor import Supervisor
from dinotable.table.wire import MOST_MESSAGE

log = logging.getLogger("dinotable")

OWN_FILES = 200
"""Open files besides connections: the database, bot workers, the page."""
PRIVATE = 0o077
"""Whatever is made from now on is for this user alone."""


class CannotListen(DinotableError):
    """The address or port cannot be had."""


class Uvicorn(uvicorn.Server):
    """Signals are ours: they stop the server in order, and then the program goes on to its own end."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def run(settings: Settings, tell: Callable[[str], None] = print, is_up: Callable[[str], None] | None = None) -> None:
    """Until a signal comes; `is_up` is told the address once. Raises DinotableError when it cannot start."""
    if settings.processes > 1:
        supervise(settings, tell, is_up)
        return
    store = opened(settings)
    try:
        listening = listen(settings)
        port = listening.getsockname()[1]

        def begin() -> None:
            announce(settings, port, tell, store.dialect.name)
            if is_up:
                # The socket listens already: whoever comes early waits until the server takes them.
                is_up(here_at(settings, port))

        serve(settings, store, listening, tell, begin)
        tell("Stopped. Every game is kept.")
    finally:
        store.close()


def opened(settings: Settings) -> Store:
    os.umask(PRIVATE)
    # The writing thread gives the interpreter up at every row; it should get it back before long.
    sys.setswitchinterval(0.0005)
    store = Store(settings.place())
    store.open()
    return store


def serve(
    settings: Settings,
    store: Store,
    listening: socket.socket,
    tell: Callable[[str], None],
    begin: Callable[[], None] = lambda: None,
) -> None:
    """Until a signal comes."""
    server = Server(settings, store)
    raise_file_limit(server.gate, settings, tell)
    serving = Uvicorn(configured(server.app()))

    def stop(*_: object) -> None:
        serving.should_exit = True

    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, stop)
    # Where several processes may write, `dinotable admin` writes itself.
    url = here_at(settings, listening.getsockname()[1])
    with contextlib.nullcontext() if store.is_shared else server.admin_route.shown_in(settings.data, url):
        begin()
        collect_seldom()
        serving.run([listening])


def supervise(settings: Settings, tell: Callable[[str], None], is_up: Callable[[str], None] | None) -> None:
    """Several processes on one port. The tables of the database are made once, before they begin."""
    if not hasattr(socket, "SO_REUSEPORT"):
        raise CannotListen("this system cannot share a port between processes: leave out --processes")
    store = opened(settings)
    store.close()
    # It only keeps the port: connections go to those that listen.
    reserved = listen(settings, is_shared=True, listens=False)
    port = reserved.getsockname()[1]
    supervisor = Supervisor(settings, port, tell)
    with contextlib.closing(reserved):
        supervisor.start()
        supervisor.wait_until_up((settings.host if settings.host not in ANYWHERE else "127.0.0.1", port))
        announce(settings, port, tell, store.dialect.name)
        if is_up:
            is_up(here_at(settings, port))
        supervisor.wait()
    tell("Stopped. Every game is kept.")


def configured(app: ASGIApp, **wishes: Any) -> uvicorn.Config:
    usual: dict[str, Any] = {
        **protocols(),
        # The guard does it itself: limits need to know who asks before anything else does.
        "proxy_headers": False,
        "ws_max_size": MOST_MESSAGE,
        "ws_per_message_deflate": False,
        "ws_ping_interval": 20,
        "ws_ping_timeout": 20,
        "timeout_keep_alive": 20,
        "timeout_graceful_shutdown": 3,
        "server_header": False,
        "access_log": False,
        "log_config": None,
    }
    return uvicorn.Config(app, **usual | wishes)


def raise_file_limit(gate: Gate, settings: Settings, tell: Callable[[str], None]) -> None:
    """Each connection is an open file: as many as are promised, or as many as the system gives."""
    try:
        import resource  # noqa: PLC0415 (not on Windows)
    except ImportError:
        return
    wanted = settings.limits.most_connections + OWN_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    ceiling = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < ceiling:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (ceiling, hard))
    allowed, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if allowed != resource.RLIM_INFINITY and allowed < wanted:
        gate.connections.most = max(1, allowed - OWN_FILES)
        tell(
            f"This system allows {allowed} open files: {gate.connections.most} connections at most, not "
            f"{settings.limits.most_connections}. Raise it with “ulimit -n {wanted}” before the start."
        )


def collect_seldom() -> None:
    """Looking for garbage in circles took a sixth of a busy server's time: there is little of it, and what stands after the
    start stays."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def listen(settings: Settings, is_shared: bool = False, listens: bool = True) -> socket.socket:
    """Shared: other processes listen on the same port."""
    host = settings.host if not settings.lan else "0.0.0.0"
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, because only then what is written goes out at once: otherwise each answer waits 40 ms for the client.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if is_shared:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        listening.bind((host, settings.port))
        if listens:
            listening.listen(1024)
        listening.set_inheritable(False)
    except (OSError, OverflowError) as error:
        listening.close()
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            raise CannotListen(
                f"port {settings.port} is taken: stop what uses it, or choose another with --port"
            ) from None
        raise CannotListen(
            f"cannot listen on {host}:{settings.port} ({error}): choose others with --host, --port"
        ) from None
    return listening


def announce(settings: Settings, port: int, tell: Callable[[str], None], kept: str = "") -> None:
    """Says where the tables are: here, and for others an address that they can reach."""
    tell(f"Dinotable is at {settings.url or here_at(settings, port)}")
    if settings.url or not (settings.lan or settings.host in ANYWHERE):
        if not settings.url and settings.host == "127.0.0.1":
            tell("Only this machine can reach it; --lan opens it to your home network.")
    else:
        address = home_address()
        if address is None:
            tell("This machine has no address on a network now: others cannot reach it.")
        else:
            link = f"http://{bracketed(address)}:{port}"
            tell(f"Others on your network: {link}")
            tell(qr_code(link))
    tell(f"Games are kept in {kept or settings.data}. Ctrl-C stops.")


def here_at(settings: Settings, port: int) -> str:
    return f"http://{bracketed(settings.host if settings.host not in ANYWHERE else '127.0.0.1')}:{port}"


def qr_code(link: str) -> str:
    """To be read by a phone's camera: two rows of modules in each line of text."""
    rows = [[bool(module) for module in row] for row in segno.make(link, error="l").matrix_iter(border=2)]
    if len(rows) % 2:
        rows.append([False] * len(rows[0]))
    # Light modules are drawn, because terminals are dark more often than not.
    glyphs = {(False, False): "█", (False, True): "▀", (True, False): "▄", (True, True): " "}
    lines = [
        "".join(glyphs[pair] for pair in zip(upper, lower, strict=True))
        for upper, lower in zip(rows[::2], rows[1::2], strict=True)
    ]
    return "\n".join(lines)
