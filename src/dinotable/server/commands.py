"""`dinotable serve` and `dinotable backup`. Every flag of the server can also be set in the environment."""

import logging
import os
import sys
import webbrowser
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from dinotable.core.errors import SetupError
from dinotable.server.http.addresses import read_network
from dinotable.server.http.hosts import checked_host_name, origin_of
from dinotable.server.run import PRIVATE, run
from dinotable.server.settings import Limits, Settings, default_folder
from dinotable.server.storage.folder import backup as back_up

Data = Annotated[Path | None, Parameter(env_var="DINOTABLE_DATA")]


def serve(
    *,
    lan: Annotated[bool, Parameter(env_var="DINOTABLE_LAN", negative="")] = False,
    host: Annotated[str, Parameter(env_var="DINOTABLE_HOST")] = "127.0.0.1",
    port: Annotated[int, Parameter(env_var="DINOTABLE_PORT")] = 8321,
    data: Data = None,
    url: Annotated[str, Parameter(env_var="DINOTABLE_URL")] = "",
    trusted_proxies: Annotated[list[str] | None, Parameter(negative="", env_var="DINOTABLE_TRUSTED_PROXIES")] = None,
    host_name: Annotated[list[str] | None, Parameter(negative="", env_var="DINOTABLE_HOST_NAME")] = None,
    bot_workers: Annotated[int | None, Parameter(env_var="DINOTABLE_BOT_WORKERS")] = None,
    think_seconds: Annotated[float, Parameter(env_var="DINOTABLE_THINK_SECONDS")] = 1.0,
    pace: Annotated[float, Parameter(env_var="DINOTABLE_PACE")] = 1.2,
    open_days: Annotated[float, Parameter(env_var="DINOTABLE_OPEN_DAYS")] = 1.0,
    keep_days: Annotated[float, Parameter(env_var="DINOTABLE_KEEP_DAYS")] = 90.0,
    messages_a_second: Annotated[float, Parameter(env_var="DINOTABLE_MESSAGES_A_SECOND")] = 20.0,
    requests_a_second: Annotated[float, Parameter(env_var="DINOTABLE_REQUESTS_A_SECOND")] = 100.0,
    tables_a_minute: Annotated[float, Parameter(env_var="DINOTABLE_TABLES_A_MINUTE")] = 30.0,
    sign_ins_a_minute: Annotated[float, Parameter(env_var="DINOTABLE_SIGN_INS_A_MINUTE")] = 10.0,
    session_days: Annotated[float, Parameter(env_var="DINOTABLE_SESSION_DAYS")] = 180.0,
    notice_minutes: Annotated[float, Parameter(env_var="DINOTABLE_NOTICE_MINUTES")] = 10.0,
    webhook_hosts: Annotated[list[str] | None, Parameter(negative="", env_var="DINOTABLE_WEBHOOK_HOSTS")] = None,
    words_a_second: Annotated[float, Parameter(env_var="DINOTABLE_WORDS_A_SECOND")] = 1.0,
    game: Annotated[list[str] | None, Parameter(negative="", env_var="DINOTABLE_GAME")] = None,
    verbose: Annotated[bool, Parameter(env_var="DINOTABLE_VERBOSE", negative="")] = False,
    limits: Annotated[Limits | None, Parameter(name="*")] = None,
) -> None:
    """The command `dinotable serve`, which `cli.py` describes.

    Parameters
    ----------
    lan
        For everybody on the home network, with a QR code.
    host
        The address to listen on.
    port
        0 takes any free one.
    data
        The folder that games are kept in; without it, this user's data folder.
    url
        Where others reach it, behind a proxy, such as https://dino.example.org.
    trusted_proxies
        Addresses or networks of proxies that tell who asks; with --url and none named, those on this machine.
    host_name
        A name that others reach it by, such as dino.home, besides this machine's own; can be repeated.
    bot_workers
        Processes that bots think in.
    think_seconds
        What a bot may think at most about one decision.
    pace
        Seconds after which a bot answers, however long it thought.
    open_days
        Tables that never began are cleared away after so many days without a sign of life.
    keep_days
        Games that began are cleared away after so many days without a sign of life.
    messages_a_second
        What one connection may send.
    requests_a_second
        What one address may ask for.
    tables_a_minute
        What one address may open.
    sign_ins_a_minute
        What one address may try; one name may be tried three times as often.
    session_days
        Who has not come back for so many days has to sign in again.
    notice_minutes
        After so many without a look from a seat, it is told that it is its turn.
    webhook_hosts
        Hosts besides Discord, Slack and Telegram that notices may be sent to; with http:// in front without a certificate.
    words_a_second
        What one player may say, propose and answer.
    game
        The place of a game outside the registry, such as examples.magpies:GAME; can be repeated.
    verbose
        A line for every request.
    """
    if url and not origin_of(url):
        raise SetupError(f"--url wants an address such as https://dino.example.org, not “{url[:80]}”")
    rates = (messages_a_second, requests_a_second, sign_ins_a_minute, session_days, notice_minutes)
    if min(think_seconds, pace, open_days, keep_days) < 0 or min(rates) <= 0:
        raise SetupError("seconds, days and rates are above zero")
    check_limits(limits or Limits(), trusted_proxies or [])
    if bot_workers is not None and bot_workers < 1:
        raise SetupError("--bot-workers wants at least 1")
    level = logging.DEBUG if verbose else logging.INFO
    logging.basicConfig(format="%(asctime)s %(levelname)-7s %(name)s: %(message)s", level=logging.WARNING)
    logging.getLogger("dinotable").setLevel(level)
    settings = Settings(
        data=data or default_folder(),
        host=host,
        port=port,
        lan=lan,
        url=url.rstrip("/"),
        trusted_proxies=tuple(trusted_proxies or ()),
        host_names=tuple(checked_host_name(name) for name in host_name or ()),
        bot_workers=bot_workers or Settings().bot_workers,
        think_seconds=think_seconds,
        pace=pace,
        open_days=open_days,
        keep_days=keep_days,
        messages_a_second=messages_a_second,
        requests_a_second=requests_a_second,
        tables_a_minute=tables_a_minute,
        sign_ins_a_minute=sign_ins_a_minute,
        session_days=session_days,
        notice_minutes=notice_minutes,
        webhook_hosts=tuple(webhook_hosts or ()),
        words_a_second=words_a_second,
        limits=limits or Limits(),
        extra_games=tuple(game or ()),
    )
    run(settings, lambda text: print(text, flush=True))


def check_limits(limits: Limits, proxies: list[str]) -> None:
    low = [name for name, value in asdict(limits).items() if value <= 0]
    if low:
        raise SetupError(f"--{low[0].replace('_', '-')} is above zero")
    for text in proxies:
        try:
            read_network(text)
        except ValueError:
            raise SetupError(
                f"--trusted-proxies wants addresses or networks such as 10.0.0.0/8, not “{text[:80]}”"
            ) from None


def open_table(lan: bool, port: int, data: Path | None, games: list[str], browser: bool) -> None:
    """The main job: tables on this machine, and the page in a browser."""
    settings = Settings(data=data or default_folder(), port=port, lan=lan, extra_games=tuple(games))
    logging.basicConfig(format="%(asctime)s %(levelname)-7s %(name)s: %(message)s", level=logging.WARNING)
    run(settings, lambda text: print(text, flush=True), open_browser if browser and has_screen() else None)


def has_screen() -> bool:
    """Without one, opening a browser would put a text browser into this very terminal."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_browser(address: str) -> None:
    webbrowser.open(address)


def backup(file: Path, /, *, data: Data = None) -> None:
    """The command `dinotable backup`, which `cli.py` describes.

    Parameters
    ----------
    file
        The new file. Put it into an empty data folder as dinotable.sqlite to go on from it.
    data
        The data folder.
    """
    os.umask(PRIVATE)
    count = back_up(data or default_folder(), file)
    print(f"{count} tables are in {file}.")
