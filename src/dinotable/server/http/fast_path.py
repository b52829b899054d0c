"""The one seam to uvicorn's insides. With versions that it was tested with, sockets are written to at once and connections
have a time and a size; with any other the server runs on what every ASGI server has, and says so."""

import logging
from importlib.metadata import PackageNotFoundError, version
from typing import Any

log = logging.getLogger("dinotable.http")

TESTED = {"uvicorn": ((0, 50), (0, 54)), "websockets": ((15, 0), (17, 99)), "httptools": ((0, 7), (0, 9))}
"""From, up to and with."""


def protocols() -> dict[str, Any]:
    """What uvicorn is to use for HTTP and for sockets."""
    strange = [name for name in ("uvicorn", "websockets") if not is_tested(name)]
    if strange:
        log.warning("%s: not the versions that were tested; serving goes on, more slowly", ", ".join(strange))
        return {"http": "auto", "ws": "auto"}
    from dinotable.server.http.socket_protocol import SocketProtocol  # noqa: PLC0415 (only where it fits)

    if not is_tested("httptools"):
        # Without it, as on Windows, uvicorn's other protocol bounds heads by itself, and knows no time for them.
        return {"http": "auto", "ws": SocketProtocol}
    from dinotable.server.http.connections import ConnectionProtocol  # noqa: PLC0415

    return {"http": ConnectionProtocol, "ws": SocketProtocol}


def is_tested(name: str) -> bool:
    least, most = TESTED[name]
    try:
        major, minor, *_ = (int(part) for part in version(name).split(".")[:2])
    except (PackageNotFoundError, ValueError):
        return False
    return least <= (major, minor) <= most
