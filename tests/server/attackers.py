"""One guest against the house: clients in a process and from an address of their own, that do what they should not.

    python -m tests.server.attackers subscriptions PORT SECONDS FROM TABLE TOKEN

Each attack goes on until its time is up or it is ended, whatever it is answered.
"""

import asyncio
import contextlib
import json
import sys
import time
from collections.abc import Awaitable, Callable
from typing import Any

PAUSE = 0.05
HANDSHAKE = (
    b"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)
TINY_FRAME = b"\x89\x80\x00\x00\x00\x00"
"""A ping without content, masked with zeros."""


class Attack:
    """Where to, from where, how long, and a table with its first seat's token."""

    def __init__(self, port: int, seconds: float, origin: str, table: str, token: str) -> None:
        self.port = port
        self.end = time.monotonic() + seconds
        self.origin = origin
        self.table = table
        self.token = token

    def goes_on(self) -> bool:
        return time.monotonic() < self.end

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.origin, 0))

    async def socket(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await self.connect()
        writer.write(HANDSHAKE)
        head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 20)
        if b" 101 " not in head:
            writer.close()
            raise OSError("refused")
        return reader, writer

    def request(self, method: str, path: str, body: bytes = b"", **headers: str) -> bytes:
        lines = [f"{method} {path} HTTP/1.1", "Host: x", f"Content-Length: {len(body)}"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        return "\r\n".join([*lines, "", ""]).encode() + body

    def watch(self, since: int | None = 0) -> bytes:
        fields: dict[str, Any] = {"type": "watch", "table": self.table, "token": self.token, "people": True}
        return frame({**fields, "since": since} if since is not None else fields)


def frame(message: dict[str, Any]) -> bytes:
    data = json.dumps(message).encode()
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return b"\x81" + size + bytes(4) + data


async def swallow(reader: asyncio.StreamReader) -> None:
    while await reader.read(1 << 18):
        pass


async def side_by_side(attack: Attack, count: int, one: Callable[[Attack], Awaitable[None]]) -> None:
    """Each begins anew when it is shut out."""

    async def again() -> None:
        while attack.goes_on():
            with contextlib.suppress(OSError, EOFError, TimeoutError, asyncio.LimitOverrunError):
                await one(attack)
            await asyncio.sleep(4 * PAUSE)

    await asyncio.gather(*(again() for _ in range(count)))


# Sockets.
async def subscriptions(attack: Attack) -> None:
    """Forty sockets, each inside the limit of a connection, ask for everything again and again."""

    async def one(attack: Attack) -> None:
        reader, writer = await attack.socket()
        reading = asyncio.create_task(swallow(reader))
        while attack.goes_on() and not reading.done():
            writer.write(attack.watch())
            await asyncio.sleep(0.055)
        reading.cancel()
        writer.close()

    await side_by_side(attack, 40, one)


async def bursts(attack: Attack) -> None:
    """A hundred sockets ask 58 times at one moment, and again as soon as their limit lets them."""

    async def one(attack: Attack) -> None:
        reader, writer = await attack.socket()
        reading = asyncio.create_task(swallow(reader))
        while attack.goes_on() and not reading.done():
            writer.write(58 * attack.watch())
            await asyncio.sleep(3)
        reading.cancel()
        writer.close()

    await side_by_side(attack, 100, one)


async def deaf(attack: Attack) -> None:
    """Nearly two hundred sockets ask and never read the answers, while one of their own plays at the tables they watch."""
    busy: list[str] = []

    async def one(attack: Attack) -> None:
        _, writer = await attack.socket()
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        for table in busy:
            writer.write(frame({"type": "watch", "table": table, "people": True}))
        while attack.goes_on() and not writer.is_closing():
            writer.write(attack.watch())
            await asyncio.sleep(0.5)
        writer.transport.abort()

    moving = [asyncio.create_task(move_on(attack, busy)) for _ in range(4)]
    await asyncio.sleep(0.2)
    await side_by_side(attack, 190, one)
    await asyncio.gather(*moving)


async def move_on(attack: Attack, busy: list[str]) -> None:
    """Plays at a table of one's own, nearly as fast as a connection may."""
    with contextlib.suppress(OSError, EOFError, TimeoutError, KeyError, IndexError):
        chairs = [{"kind": "here", "name": f"P{seat}"} for seat in range(2)]
        wish = json.dumps({"game": "gods-love-dinosaurs", "chairs": chairs, "start": True}).encode()
        reader, writer = await attack.connect()
        writer.write(attack.request("POST", "/api/tables", wish, Connection="close"))
        opened = json.loads((await reader.read()).partition(b"\r\n\r\n")[2])
        busy.append(opened["table"])
        reader, writer = await attack.socket()
        for seat in opened["seats"]:
            writer.write(frame({"type": "watch", "table": opened["table"], "token": seat["token"]}))
        while attack.goes_on():
            message = await next_message(reader)
            now = message.get("now", {})
            if message["type"] == "update" and now["legal"]:
                act = {"type": "act", "table": opened["table"], "ask": now["ask"], "msg_id": f"m{now['ask']}"}
                writer.write(frame({**act, "actions": [now["legal"][-1]["text"]]}))
                await asyncio.sleep(0.06)


async def next_message(reader: asyncio.StreamReader) -> Any:
    while True:
        opcode, size = await reader.readexactly(2)
        if size >= 126:
            size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8), "big")
        data = await reader.readexactly(size)
        if opcode == 0x81:
            return json.loads(data)


async def frames(attack: Attack) -> None:
    """The smallest frames there are, as many as fit, from twenty sockets that do not read."""

    async def one(attack: Attack) -> None:
        _, writer = await attack.socket()
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        while attack.goes_on() and not writer.is_closing():
            writer.write(5_000 * TINY_FRAME)
            await asyncio.wait_for(writer.drain(), 5)
            await asyncio.sleep(PAUSE)
        writer.transport.abort()

    await side_by_side(attack, 20, one)


# Requests.
async def half_open(attack: Attack) -> None:
    """A thousand requests whose heads or bodies never end."""

    async def one(attack: Attack) -> None:
        reader, writer = await attack.connect()
        reading = asyncio.create_task(swallow(reader))
        is_body = id(writer) % 2
        writer.write(
            b"POST /api/mine HTTP/1.1\r\nHost: localhost\r\n" + (b"Content-Length: 9999\r\n\r\n" if is_body else b"")
        )
        while attack.goes_on() and not reading.done():
            writer.write(b"x" if is_body else b"X-A: 1\r\n")
            await asyncio.sleep(1)
        reading.cancel()
        writer.close()

    await side_by_side(attack, 1000, one)


async def endless_heads(attack: Attack) -> None:
    """One header that never ends, as fast as it is taken."""

    async def one(attack: Attack) -> None:
        reader, writer = await attack.connect()
        reading = asyncio.create_task(swallow(reader))
        writer.write(b"GET / HTTP/1.1\r\nX-A: ")
        while attack.goes_on() and not reading.done():
            writer.write(b"x" * 65_536)
            await asyncio.wait_for(writer.drain(), 5)
            await asyncio.sleep(PAUSE / 5)
        reading.cancel()
        writer.close()

    await side_by_side(attack, 20, one)


async def unread(attack: Attack) -> None:
    """Questions with long answers, one behind the other, and nobody reads the answers."""

    async def one(attack: Attack) -> None:
        _, writer = await attack.connect()
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        ask = attack.request("GET", f"/api/tables/{attack.table}/entries", Authorization=f"Bearer {attack.token}")
        while attack.goes_on() and not writer.is_closing():
            writer.write(10 * ask)
            await asyncio.sleep(1)
        writer.transport.abort()

    await side_by_side(attack, 200, one)


async def questions(attack: Attack) -> None:
    """Whatever takes long: hints, all entries, records, bringing records, what-ifs of tables of others."""
    token = {"Authorization": f"Bearer {attack.token}"}
    table = f"/api/tables/{attack.table}"
    record = b"dinotable record 1\n" + b"option x: y\n" * 160_000
    asked = [
        attack.request("POST", f"{table}/think", b"{}", **token),
        attack.request("GET", f"{table}/entries", **token),
        attack.request("GET", f"{table}/record", **token),
        attack.request("GET", table, **token),
        attack.request("POST", "/api/records", record),
    ]

    async def one(attack: Attack) -> None:
        reader, writer = await attack.connect()
        reading = asyncio.create_task(swallow(reader))
        k = id(writer) // 64
        while attack.goes_on() and not reading.done():
            writer.write(asked[k % len(asked)])
            await asyncio.wait_for(writer.drain(), 5)
            await asyncio.sleep(0.2)
            k += 1
        reading.cancel()
        writer.close()

    await side_by_side(attack, 40, one)


async def connections(attack: Attack) -> None:
    """As many connections as there may be, opened and closed again and again."""

    async def one(attack: Attack) -> None:
        _, writer = await attack.connect()
        await asyncio.sleep(1)
        writer.close()

    await side_by_side(attack, 800, one)


ATTACKS = {
    attack.__name__: attack
    for attack in (subscriptions, bursts, deaf, frames, half_open, endless_heads, unread, questions, connections)
}


async def main(name: str, port: str, seconds: str, origin: str, table: str, token: str) -> None:
    with contextlib.suppress(TimeoutError):
        attack = Attack(int(port), float(seconds), origin, table, token)
        await asyncio.wait_for(ATTACKS[name](attack), float(seconds))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
