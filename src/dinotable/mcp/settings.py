"""How the program was started: what clients may use, and what they cannot change."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from dinotable.core.contract import AnyGame
from dinotable.games import load

NOBODY: Final = "Guest"


@dataclass(frozen=True)
class Settings:
    """How the program was started."""

    games: dict[str, AnyGame]
    """By id. No other game can be named: a name never becomes an import."""
    language: str = "en"
    name: str = NOBODY
    servers: tuple[str, ...] = ()
    """Whose links may be used; none: those of any server."""
    keep: Path | None = None
    seed: int | None = None
    """From which the luck of the tables here follows; without it, each has luck of its own."""
    is_shared: bool = False


def games_at(places: list[str]) -> dict[str, AnyGame]:
    found = [load(place) for place in places]
    return {game.id: game for game in found}


def is_server(url: str) -> bool:
    parts = urlsplit(url)
    return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.path in ("", "/")
