"""The command that lets language models play."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from dinotable.core.errors import SetupError, why_not
from dinotable.games import GAMES
from dinotable.mcp.settings import NOBODY, Settings, games_at, is_server
from dinotable.mcp.tools import Tools
from dinotable.terminal.arguments import Lang, language


def mcp(
    *,
    lang: Lang = None,
    name: str = NOBODY,
    game: Annotated[tuple[str, ...], Parameter(negative="")] = (),
    server: Annotated[tuple[str, ...], Parameter(negative="")] = (),
    keep: Path | None = None,
    seed: int | None = None,
    http: int | None = None,
) -> None:
    """Let a client of the Model Context Protocol, such as a language model, play: at tables here, or at a server's.

    Example: `dinotable mcp --lang fr --keep played`

    Parameters
    ----------
    name
        What the client is called at tables where it says no other name.
    game
        A further game, by import path; can be repeated.
    server
        Only links of this server may be used, such as https://dino.example.org; can be repeated.
    keep
        Write the record of every finished game into this folder; `dinotable leaderboard` counts them.
    seed
        A number that fixes the luck of the tables here, to play the same games again.
    http
        Listen on this port of this machine, at /mcp, instead of standard input and output; 0 takes any that is free.
    """
    try:
        from dinotable.mcp.serve import serve_here, serve_http  # noqa: PLC0415
    except ImportError as error:
        if (error.name or "").partition(".")[0] not in ("mcp", "mcp_types", "anyio"):
            raise
        raise SetupError("this needs the extra mcp: pip install 'dinotable[mcp]', or make install EXTRAS=mcp") from None
    servers = tuple(each.rstrip("/") for each in server)
    for each in servers:
        if not is_server(each):
            raise SetupError(f"--server is an address such as https://dino.example.org, not “{each[:60]}”")
    if http is not None and not 0 <= http < 65536:
        raise SetupError(f"--http is a port up to 65535, or 0 for any that is free, not {http}")
    if keep is not None:
        try:
            keep.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise SetupError(f"--keep {keep}: {why_not(error)}") from None
    places = [*GAMES.values(), *game]
    settings = Settings(games_at(places), language(lang), name, servers, keep, seed, http is not None)
    if http is None:
        if sys.stdin.isatty():
            print("dinotable: a client speaks here, not a person: see docs/mcp.md. Ctrl-D ends.", file=sys.stderr)
        serve_here(Tools(settings))
    else:
        serve_http(Tools(settings), http)
