"""How a server is run."""

import os
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs


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
    thinkers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
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
    messages_a_second: float = 20.0
    """Of one connection, with bursts of three seconds' worth."""
    requests_a_second: float = 50.0
    """Of one address."""
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
    extra_games: tuple[str, ...] = ()
    """Places of games outside the registry, such as `examples.magpies:GAME`."""
