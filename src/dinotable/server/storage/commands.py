"""`dinotable copy-database`: from a data folder to a PostgreSQL database, and back."""

import contextlib
import os
import sys
from collections.abc import Iterator
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from dinotable.server.flags import flag_of
from dinotable.server.run import PRIVATE
from dinotable.server.settings import Settings
from dinotable.server.storage.moving import Tell, moving, place_of
from dinotable.server.tables.comparing import compare_games
from dinotable.words import language_of, speaker


def copy_database(
    source: Annotated[str, Parameter(name="FROM")],
    target: Annotated[str, Parameter(name="TO")],
    /,
    *,
    check_games: Annotated[bool, Parameter(negative="")] = False,
    game: Annotated[tuple[str, ...], flag_of(Settings, "extra_games")] = (),
) -> None:
    """The command `dinotable copy-database`, which `cli.py` describes.

    Parameters
    ----------
    source
        A data folder, or the address of a database such as postgresql://user@host/name.
    target
        Likewise, and empty.
    check_games
        Play every game through at both places, and compare how it stands.
    """
    os.umask(PRIVATE)
    say = speaker(language_of(os.environ), [])
    with moving(place_of(source), place_of(target)) as move:
        total = move.count()
        with _progress(say("moving"), total) as tell:
            move.copy(tell)
        with _progress(say("comparing"), total) as tell:
            moved = move.compare(tell)
        compared = None
        if check_games:
            with _progress(say("comparing"), moved.tables) as tell:
                compared = compare_games(move.reading, move.writing, game, tell)
    names = {"from": move.source.name, "to": move.target.name}
    print(say("moved", tables=moved.tables, rows=moved.rows, **names))
    if compared:
        print(say("moved-games", count=compared.same))
        for table in compared.unreadable:
            print(say("moved-unreadable", table=table))


@contextlib.contextmanager
def _progress(what: str, total: int) -> Iterator[Tell]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bars:
        bar = bars.add_task(what, total=total)
        yield lambda more: bars.advance(bar, more)
