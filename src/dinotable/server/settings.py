"""How a server is run."""

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

import platformdirs
from cyclopts import Parameter


def _named(name: str) -> Parameter:
    return Parameter(env_var=f"DINOTABLE_{name}")


@dataclass(frozen=True)
class Limits:
    """What one address may have and ask for: enough for a class or a club of sixty behind one. And what the house has."""

    address_connections: Annotated[int, _named("ADDRESS_CONNECTIONS")] = 600
    """Open connections of one address, of whatever kind."""
    address_half_open: Annotated[int, _named("ADDRESS_HALF_OPEN")] = 150
    """Requests of one address whose head or body has not come whole yet."""
    address_sockets: Annotated[int, _named("ADDRESS_SOCKETS")] = 200
    """Open sockets of one address."""
    address_sockets_a_second: Annotated[float, _named("ADDRESS_SOCKETS_A_SECOND")] = 10.0
    """Opened from one address, with bursts of twenty seconds' worth."""
    address_messages_a_second: Annotated[float, _named("ADDRESS_MESSAGES_A_SECOND")] = 100.0
    """Over all sockets of one address, with bursts of three seconds' worth."""
    address_watches: Annotated[int, _named("ADDRESS_WATCHES")] = 500
    """Seats and tables that the sockets of one address watch."""
    address_watches_a_second: Annotated[float, _named("ADDRESS_WATCHES_A_SECOND")] = 20.0
    """Begun from one address, with bursts of ten seconds' worth."""
    questions_a_second: Annotated[float, _named("QUESTIONS_A_SECOND")] = 40.0
    """Previews, replays, records and lists that one address may ask for, with bursts of four seconds' worth."""
    loads_a_second: Annotated[float, _named("LOADS_A_SECOND")] = 20.0
    """Tables that have to be brought back into memory for one address, with bursts of twenty seconds' worth."""
    hints_a_minute: Annotated[float, _named("HINTS_A_MINUTE")] = 120.0
    """Asked for from one address."""
    curves_a_minute: Annotated[float, _named("CURVES_A_MINUTE")] = 30.0
    """Games that one address has reckoned through."""
    seats_a_minute: Annotated[float, _named("SEATS_A_MINUTE")] = 120.0
    """Taken from one address."""
    uploads_a_day: Annotated[float, _named("UPLOADS_A_DAY")] = 100.0
    """Records brought from one address."""
    megabytes_a_day: Annotated[float, _named("MEGABYTES_A_DAY")] = 64.0
    """Stored for one address."""
    address_listed: Annotated[int, _named("ADDRESS_LISTED")] = 20
    """Tables of one address that wait in the list of open tables."""
    most_connections: Annotated[int, _named("MOST_CONNECTIONS")] = 6000
    """Open connections of the house."""
    most_half_open: Annotated[int, _named("MOST_HALF_OPEN")] = 1500
    """Requests of the house whose head or body has not come whole yet."""
    most_listed: Annotated[int, _named("MOST_LISTED")] = 500
    """Tables in the list of open tables."""
    most_uploads_a_day: Annotated[float, _named("MOST_UPLOADS_A_DAY")] = 1000.0
    """Records brought to the house."""
    most_megabytes_a_day: Annotated[float, _named("MOST_MEGABYTES_A_DAY")] = 1024.0
    """Stored for all addresses together."""
    socket_unsent_kilobytes: Annotated[int, _named("SOCKET_UNSENT_KILOBYTES")] = 512
    """What may wait for one socket that does not read."""
    address_unsent_megabytes: Annotated[int, _named("ADDRESS_UNSENT_MEGABYTES")] = 16
    """What may wait for one address that does not read."""
    most_unsent_megabytes: Annotated[int, _named("MOST_UNSENT_MEGABYTES")] = 64
    """What may wait for all who do not read."""
    header_seconds: Annotated[float, _named("HEADER_SECONDS")] = 10.0
    """Within which a request's head must have come."""
    body_seconds: Annotated[float, _named("BODY_SECONDS")] = 20.0
    """Within which its body must have come; a long one has a second more for every 16 kB."""


def default_folder() -> Path:
    return Path(platformdirs.user_data_dir("dinotable", appauthor=False))


@dataclass(frozen=True)
class Settings:
    data: Path = field(default_factory=default_folder)
    host: str = "127.0.0.1"
    port: int = 8321
    lan: bool = False
    """For everybody on the home network."""
    url: str = ""
    """Where others reach it, behind a proxy: the links are made with it, and its Origin is let in."""
    host_names: tuple[str, ...] = ()
    """Names besides this machine's own and the public address's that it may be spoken to by."""
    bot_workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    """Processes that bots think in."""
    think_seconds: float = 1.0
    """What a bot may think at most about one decision."""
    pace: float = 1.2
    """A bot answers this many seconds after it was asked, however long it thought: its delay tells nothing."""
    open_days: float = 1.0
    """A table that was not started is cleared away after as many days without a sign of life."""
    keep_days: float = 90.0
    """A started or finished game, likewise."""
    most_sockets: int = 4000
    most_tables: int = 2000
    """Held in memory; those nobody looks at are dropped first, and come back from the log."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies that are believed about who asks; with `url` and none named, this machine's own."""
    messages_a_second: float = 20.0
    """Of one connection, with bursts of three seconds' worth."""
    requests_a_second: float = 100.0
    """Of one address, with bursts of ten seconds' worth: a page is some twenty requests."""
    tables_a_minute: float = 30.0
    """Opened from one address."""
    sign_ins_a_minute: float = 10.0
    """From one address; three times as many for one name."""
    session_days: float = 180.0
    """A session that was not used for as many days has ended."""
    password_memory: int = 65_536
    """KiB that hashing one password takes."""
    notice_minutes: float = 10.0
    """Without a look from a seat after which it is told that it is its turn."""
    notice_retry: float = 30.0
    """Seconds before a notice is tried a second time; four times as long before the third."""
    webhook_hosts: tuple[str, ...] = ()
    """Besides Discord, Slack and Telegram: hosts that notices may be sent to, over https unless it says http://."""
    words_a_second: float = 1.0
    """What one player may say, propose and answer, with bursts of five seconds' worth."""
    limits: Limits = Limits()
    extra_games: tuple[str, ...] = ()
    """Places of games outside the registry, such as `examples.magpies:GAME`."""

    def proxies(self) -> tuple[str, ...]:
        return self.trusted_proxies or (("127.0.0.1", "::1") if self.url else ())
