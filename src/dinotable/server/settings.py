"""How a server is run: everything that can be set, once. Flags, names in the environment, help and the tables of
docs/server.md follow from it (`flags.py`, `operate/docs.py`)."""

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Group, Parameter

from dinotable.core.errors import SetupError
from dinotable.library.files import data_folder
from dinotable.server.bots.programs import read_program
from dinotable.server.flags import check, limit, reckoned, setting, with_flags
from dinotable.server.http.addresses import read_network
from dinotable.server.http.host_names import checked_host_name, origin_of

WHERE = Group("Where it is reached", sort_key=1)
KEPT = Group("What is kept", sort_key=2)
BOTS = Group("Bots", sort_key=3)
PEOPLE = Group("People", sort_key=4)
LOGS = Group("Logs", sort_key=5)
RATES = Group("How often", sort_key=6)
OPEN = Group("How much is open", sort_key=7)
UNSENT = Group("How long is waited", sort_key=8)
QUOTAS = Group("How much is stored", sort_key=9)


def default_folder() -> Path:
    return Path(data_folder())


def default_bot_workers() -> int:
    return max(1, (os.cpu_count() or 2) - 1)


def read_proxy(text: str) -> str:
    try:
        read_network(text)
    except ValueError:
        raise SetupError(
            f"--trusted-proxies wants addresses or networks such as 10.0.0.0/8, not “{text[:80]}”"
        ) from None
    return text


def read_url(text: str) -> str:
    if text and not origin_of(text):
        raise SetupError(f"--url wants an address such as https://dino.example.org, not “{text[:80]}”")
    return text.rstrip("/")


@with_flags
@dataclass(frozen=True)
class Limits:
    """What one address may have and ask for: enough for a class or a club of sixty behind one. And what the house has."""

    address_connections: int = limit(
        600,
        OPEN,
        "Connections of one address, of whatever kind; those of a trusted proxy count in the total only.",
    )
    most_connections: int = limit(6000, OPEN, "Connections in all.")
    address_half_open: int = limit(150, OPEN, "Requests of one address whose head or body has not come whole yet.")
    most_half_open: int = limit(1500, OPEN, "Such requests in all.")
    address_sockets: int = limit(200, OPEN, "Sockets of one address.")
    address_watches: int = limit(500, OPEN, "Seats and tables that the sockets of one address watch.")
    address_listed: int = limit(20, OPEN, "Tables of one address that wait in the list of open tables.")
    most_listed: int = limit(500, OPEN, "Tables in the list of open tables.")

    address_sockets_a_second: float = limit(
        10.0,
        RATES,
        "Sockets opened from one address, with bursts of twenty seconds' worth.",
    )
    address_messages_a_second: float = limit(
        100.0,
        RATES,
        "Messages over all sockets of one address, with bursts of three seconds' worth; every socket may "
        "send one a second whatever the others do.",
    )
    address_watches_a_second: float = limit(
        20.0,
        RATES,
        "Seats and tables that one address begins to watch, with bursts of ten seconds' worth.",
    )
    questions_a_second: float = limit(
        40.0,
        RATES,
        "Previews, entries, replays, records, lists and what-ifs that one address may ask for, with bursts of "
        "four seconds' worth.",
    )
    loads_a_second: float = limit(
        20.0,
        RATES,
        "Tables that are brought back into memory for one address, with bursts of twenty seconds' worth.",
    )
    hints_a_minute: float = limit(120.0, RATES, "Hints that one address may ask for.")
    curves_a_minute: float = limit(30.0, RATES, "Games that one address may have evaluated from beginning to end.")
    seats_a_minute: float = limit(120.0, RATES, "Seats taken from one address.")

    uploads_a_day: float = limit(100.0, QUOTAS, "Records uploaded from one address.")
    most_uploads_a_day: float = limit(1000.0, QUOTAS, "Records uploaded in all.")
    megabytes_a_day: float = limit(64.0, QUOTAS, "Stored for one address.")
    most_megabytes_a_day: float = limit(1024.0, QUOTAS, "Stored for all addresses together.")

    socket_unsent_kilobytes: int = limit(512, UNSENT, "What may wait for one socket that does not read.")
    address_unsent_megabytes: int = limit(
        16,
        UNSENT,
        "What may wait for one address that does not read; beyond that, its slowest connections are closed first.",
    )
    most_unsent_megabytes: int = limit(64, UNSENT, "What may wait for all who do not read.")
    header_seconds: float = limit(10.0, UNSENT, "Within which a request's head must have come; it has at most 64 kB.")
    body_seconds: float = limit(
        20.0,
        UNSENT,
        "Within which its body must have come; a long one has a second more for every 16 kB.",
    )

    def __post_init__(self) -> None:
        check(self)


@with_flags
@dataclass(frozen=True)
class Place:
    """Where games are kept: what every command that touches them wants to know."""

    data: Path = reckoned(  # noqa: RUF009 (it makes a field)
        default_folder,
        KEPT,
        "The folder that games are kept in. Only this user can read its files and backups, because seeds and "
        "password hashes are in them.",
        "this user's data folder",
    )
    database: str = setting(
        "",
        KEPT,
        "A PostgreSQL database to keep games in instead, such as postgresql://user@host/name.",
        is_secret=True,
    )

    def place(self) -> Path | str:
        """What a `Store` is opened with."""
        return self.database or self.data


@with_flags
@dataclass(frozen=True)
class Settings(Place):
    lan: bool = setting(False, WHERE, "For everybody on the home network, with a link and a QR code.")
    host: str = setting("127.0.0.1", WHERE, "The address to listen on.")
    port: int = setting(8321, WHERE, "The port to listen on; 0 takes any free one.", least=0)
    url: str = setting(
        "",
        WHERE,
        "Where others reach it behind a proxy, such as https://dino.example.org: links are made with it, its "
        "Origin is let in, and a proxy on this machine is trusted.",
        read=read_url,
    )
    trusted_proxies: tuple[str, ...] = setting(
        (),
        WHERE,
        "Addresses or networks of proxies that are believed about who asks; can be repeated.",
        told="with --url, this machine's own",
        read=read_proxy,
    )
    host_names: tuple[str, ...] = setting(
        (),
        WHERE,
        "A name that others reach it by, such as dino.home, besides this machine's own; can be repeated.",
        flag="host-name",
        read=checked_host_name,
    )
    processes: int = setting(
        1,
        WHERE,
        "Server processes that share the port; more than one needs --database.",
        least=1,
    )

    open_days: float = setting(
        1.0,
        KEPT,
        "A table that never began is cleared away after so many days without a sign of life.",
        least=0,
    )
    keep_days: float = setting(90.0, KEPT, "Any other table is cleared away after so many.", least=0)
    most_tables: int = limit(
        2000,
        KEPT,
        "Tables in memory; those nobody looks at leave it first, and come back when somebody does. "
        "Of those at most 200 stay, and as many as take about 64 MB.",
    )
    extra_games: tuple[str, ...] = setting(
        (),
        KEPT,
        "A game of your own, such as mygame:GAME for the GAME in mygame.py; can be repeated.",
        flag="game",
    )

    bot_workers: int = reckoned(
        default_bot_workers,
        BOTS,
        "Processes that bots think in; 0 with --database, where `dinotable worker` runs elsewhere.",
        "cores − 1",
        least=0,
    )
    bots: tuple[str, ...] = setting(
        (),
        BOTS,
        "A program that may play, and its name, such as mine=./mybot; can be repeated. Whoever opens a table can give it a "
        "seat by that name. It runs as the user that the server runs as. In the environment, a command without spaces.",
        flag="bot",
        read=read_program,
    )
    think_seconds: float = setting(1.0, BOTS, "What a bot may think at most about one decision.", least=0)
    pace: float = setting(
        1.2,
        BOTS,
        "Seconds after which a bot answers, however long it thought: its delay tells nothing.",
        least=0,
    )

    session_days: float = limit(
        180.0,
        PEOPLE,
        "Who has not come back for so many days of uptime has to sign in again.",
    )
    notice_minutes: float = limit(
        10.0,
        PEOPLE,
        "After so many without a look from a seat, it is told that it is its turn.",
    )
    webhook_hosts: tuple[str, ...] = setting(
        (),
        PEOPLE,
        "Hosts besides Discord, Slack and Telegram that notices may be sent to; with http:// in front "
        "without a certificate; can be repeated.",
    )
    password_memory: int = limit(65_536, PEOPLE, "KiB that hashing one password takes.", is_hidden=True)
    notice_retry: float = setting(
        30.0,
        PEOPLE,
        "Seconds before a notice is tried a second time; four times as long before the third.",
        least=0,
        is_hidden=True,
    )

    messages_a_second: float = limit(20.0, RATES, "Messages of one connection, with bursts of three seconds' worth.")
    requests_a_second: float = limit(
        100.0,
        RATES,
        "Requests of one address, with bursts of ten seconds' worth: a page is some twenty.",
    )
    tables_a_minute: float = limit(30.0, RATES, "Tables opened from one address.")
    sign_ins_a_minute: float = limit(
        10.0,
        RATES,
        "Sign-ins tried from one address; one name may be tried three times as often.",
    )
    words_a_second: float = limit(
        1.0,
        RATES,
        "What one player may say, propose and answer, with bursts of five seconds' worth.",
    )
    most_sockets: int = limit(4000, OPEN, "Sockets in all.")
    limits: Annotated[Limits, Parameter(name="*")] = Limits()

    log: Literal["text", "json"] = setting(
        "text",
        LOGS,
        "A line for people, or one object of JSON a line for programs: text or json.",
    )
    verbose: bool = setting(False, LOGS, "A line for every request; never a token, a seed or a body.")

    def __post_init__(self) -> None:
        check(self)
        if not self.database and self.processes > 1:
            raise SetupError("--processes wants --database: several processes cannot share a data folder")
        if not self.database and self.bot_workers < 1:
            raise SetupError("--bot-workers wants at least 1: only with --database can bots think elsewhere")

    def proxies(self) -> tuple[str, ...]:
        return self.trusted_proxies or (("127.0.0.1", "::1") if self.url else ())
