"""`dinotable trash`: what was cleared away, and bringing it back, while no server runs."""

import asyncio
import os
from collections.abc import Coroutine
from typing import Annotated, Any, TypeVar

from cyclopts import Parameter

from dinotable.core.errors import SetupError
from dinotable.server.bots.pool import BotPool
from dinotable.server.flags import flag_of
from dinotable.server.run import PRIVATE
from dinotable.server.settings import Place, Settings
from dinotable.server.storage.errors import InUse, StoreError
from dinotable.server.storage.folder import FILE
from dinotable.server.storage.store import Store
from dinotable.server.tables.clearing import DAY, TRASH_DAYS, Clearing
from dinotable.server.tables.rooms import Rooms
from dinotable.server.tables.trash import Aside
from dinotable.table.errors import NoTable
from dinotable.words import Speaker, language_of, speaker

R = TypeVar("R")


def trash(
    *,
    restore: Annotated[list[str] | None, Parameter(negative="", consume_multiple=True)] = None,
    restore_all: Annotated[bool, Parameter(negative="")] = False,
    clear_now: Annotated[bool, Parameter(negative="")] = False,
    place: Annotated[Place | None, Parameter(name="*")] = None,
    open_days: Annotated[float, flag_of(Settings, "open_days")] = Settings.open_days,
    keep_days: Annotated[float, flag_of(Settings, "keep_days")] = Settings.keep_days,
    game: Annotated[tuple[str, ...], flag_of(Settings, "extra_games")] = (),
) -> None:
    """The command `dinotable trash`, which `cli.py` describes.

    Parameters
    ----------
    restore
        The ids of tables to bring back; one that begins with a hyphen is given as --restore=ID.
    restore_all
        Bring all of them back.
    clear_now
        Clear away everything that is due, however much it is.
    """
    os.umask(PRIVATE)
    where = place or Place()
    settings = Settings(where.data, where.database, open_days=open_days, keep_days=keep_days, extra_games=game)
    if sum((restore is not None, restore_all, clear_now)) > 1:
        raise SetupError("one thing at a time: --restore, --restore-all or --clear-now")
    store = _opened(settings)
    try:
        rooms = Rooms(store, settings, BotPool(1))
        say = speaker(language_of(os.environ), [])
        if clear_now:
            print(say("trash-cleared", count=_run(Clearing(rooms).clear(is_told=True))))
        elif restore_all or restore is not None:
            print(say("trash-restored", count=len(_run(_restore(rooms, restore)))))
        else:
            for line in _run(_listed(rooms, say)):
                print(line)
    finally:
        store.close()


def _opened(place: Place) -> Store:
    if not place.database and not (place.data / FILE).exists():
        raise StoreError(f"there are no games in {place.data}: name the folder with --data")
    store = Store(place.place())
    try:
        store.open()
    except InUse:
        raise StoreError(
            f"a server uses {place.data}: stop it first; while it runs, whoever has a key of a table brings it back at "
            "its link"
        ) from None
    return store


async def _restore(rooms: Rooms, ids: list[str] | None) -> list[str]:
    there = [each.id for each in await rooms.trash.all()]
    wanted = there if ids is None else ids
    unknown = [table for table in wanted if table not in there]
    if unknown:
        raise SetupError(f"“{unknown[0][:40]}” is not in the trash: dinotable trash lists what is; nothing was changed")
    back = await rooms.restore(wanted)
    kept = [table for table in wanted if table not in back]
    if ids is not None and kept:
        raise SetupError(
            f"{kept[0]} stays: the other table of its luck is over and can be looked at; {len(back)} are back"
        )
    return back


async def _listed(rooms: Rooms, say: Speaker) -> list[str]:
    found = await rooms.trash.all()
    if not found:
        return [say("trash-empty")]
    return [await _line(rooms, each, say) for each in found] + [say("trash-how", count=len(found))]


async def _line(rooms: Rooms, aside: Aside, say: Speaker) -> str:
    days = max(0.0, aside.since + TRASH_DAYS * DAY - rooms.uptime.now()) / DAY
    try:
        room = await rooms.find_even_aside(aside.id)
    except NoTable:
        return say("trash-unreadable", table=aside.id)
    names = ", ".join(chair.name or "–" for chair in room.table.chairs)
    status = say(f"trash-{aside.status}")
    return say("trash-line", table=aside.id, game=room.charter.game, names=names, status=status, days=round(days, 1))


def _run(work: Coroutine[Any, Any, R]) -> R:
    return asyncio.run(work)
