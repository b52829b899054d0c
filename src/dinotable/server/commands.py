"""`dinotable serve` and `dinotable backup`. Every flag of the server can also be set in the environment."""

import logging
import os
import sys
import webbrowser
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from dinotable.server.operate.logs import set_up_logs
from dinotable.server.run import PRIVATE, run
from dinotable.server.settings import Place, Settings
from dinotable.server.storage.errors import StoreError
from dinotable.server.storage.folder import backup as back_up


def serve(*, settings: Annotated[Settings | None, Parameter(name="*")] = None) -> None:
    """The command `dinotable serve`, which `cli.py` describes."""
    settings = settings or Settings()
    set_up_logs(settings)
    run(settings, say)


def say(text: str) -> None:
    print(text, flush=True)


def open_table(lan: bool, port: int, place: Place, games: tuple[str, ...], browser: bool) -> None:
    """The main job: tables on this machine, and the page in a browser."""
    settings = Settings(data=place.data, database=place.database, port=port, lan=lan, extra_games=games)
    set_up_logs(settings, logging.WARNING)
    run(settings, say, open_browser if browser and has_screen() else None)


def has_screen() -> bool:
    """Without one, opening a browser would put a text browser into this very terminal."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_browser(address: str) -> None:
    webbrowser.open(address)


def backup(file: Path, /, *, place: Annotated[Place | None, Parameter(name="*")] = None) -> None:
    """The command `dinotable backup`, which `cli.py` describes.

    Parameters
    ----------
    file
        The new file. Put it into an empty data folder as dinotable.sqlite to go on from it.
    """
    place = place or Place()
    if place.database:
        raise StoreError("a database is backed up with PostgreSQL's own pg_dump: docs/server.md shows how")
    os.umask(PRIVATE)
    count = back_up(place.data, file)
    print(f"{count} tables are in {file}.")
