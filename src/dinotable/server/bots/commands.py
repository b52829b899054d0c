"""`dinotable worker`: a bot worker for servers on the same database, on this machine or another."""

import asyncio
import os
from typing import Annotated, Literal

from dinotable.core.errors import SetupError
from dinotable.server.bots.local import work as work_at
from dinotable.server.bots.programs import read_program
from dinotable.server.bots.shared import known
from dinotable.server.bots.work import Plan
from dinotable.server.flags import flag_of
from dinotable.server.settings import Settings, default_bot_workers
from dinotable.server.storage.dialects import Postgresql, new_process_id
from dinotable.words import language_of, speaker


def worker(
    *,
    database: Annotated[str, flag_of(Settings, "database")] = "",
    bot_workers: Annotated[int | None, flag_of(Settings, "bot_workers")] = None,
    game: Annotated[tuple[str, ...], flag_of(Settings, "extra_games")] = (),
    bot: Annotated[tuple[str, ...], flag_of(Settings, "bots")] = (),
    log: Annotated[Literal["text", "json"], flag_of(Settings, "log")] = Settings.log,
    verbose: Annotated[bool, flag_of(Settings, "verbose")] = Settings.verbose,
) -> None:
    """The command `dinotable worker`, which `cli.py` describes."""
    if not database:
        raise SetupError(
            "dinotable worker wants --database: the address that the servers have, postgresql://user@host/name"
        )
    count = default_bot_workers() if bot_workers is None else bot_workers
    if count < 1:
        raise SetupError("--bot-workers wants at least 1")
    dialect = Postgresql(database)
    dialect.check()
    plan = Plan(database, new_process_id(), count, game, tuple(map(read_program, bot)), log, verbose)
    # A game that is not there is said before anything else.
    known(game)
    say = speaker(language_of(os.environ), [])
    print(say("work-begins", database=dialect.name, count=count), flush=True)
    asyncio.run(work_at(plan, is_alone=True))
    print(say("work-ends"), flush=True)
