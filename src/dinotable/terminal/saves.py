"""Where saved games live. One that only got a name is kept in the data folder, and offered before a new game is chosen."""

import os
import re
from datetime import datetime
from pathlib import Path
from typing import Final

import msgspec

from dinotable.core.contract import AnyGame
from dinotable.core.errors import DinotableError, SetupError
from dinotable.core.record import Record
from dinotable.games import find
from dinotable.library.files import data_folder
from dinotable.terminal.clean import clean_name
from dinotable.terminal.files import make_folder, read_record, write_whole

NAME: Final = re.compile(r"\w[^/\\.:]{0,79}")
"""Whatever could be no path of a file somewhere: no folder in it, and no ending."""
OFFERED: Final = 5


class Origin(msgspec.Struct, frozen=True):
    """What a record does not tell, and who plays on needs: the place of a game outside the registry, and which bots sat
    there with what budgets."""

    place: str = ""
    box: str = ""
    """The file of another box, from before records told theirs."""
    seats: str = ""
    """As `--seats` has it; empty: the names say it."""

    def words(self) -> list[str]:
        """For the command."""
        return [*([self.place] if self.place else []), *(["--seats", self.seats] if self.seats else [])]


class Saved:
    def __init__(self, path: Path, record: Record, origin: Origin, game: AnyGame) -> None:
        self.path = path
        self.record = record
        self.origin = origin
        self.game = game
        self.name = path.stem
        self.names = [clean_name(name) for name in record.names]
        self.when = datetime.fromtimestamp(path.stat().st_mtime)


def folder() -> Path:
    """Beside what the server keeps."""
    return Path(os.environ.get("DINOTABLE_DATA") or data_folder()) / "saves"


def path_of(name: str) -> Path:
    """Of a game that is saved under a name, or in a file."""
    return folder() / f"{name.strip()}.txt" if NAME.fullmatch(name) else Path(os.path.expanduser(name))


def find_saved(name: str) -> Path:
    """The game that was saved under this name, else the file."""
    for path in (path_of(name), Path(os.path.expanduser(name))):
        if path.exists():
            return path
    raise SetupError(f"there is no saved game and no file “{name}”: dinotable play lists saved games")


def origin_of(path: Path) -> Origin:
    """Nothing for a file that is not in the folder, and for one that lost its note."""
    if path.parent != folder():
        return Origin()
    try:
        return msgspec.json.decode(_note_of(path).read_bytes(), type=Origin)
    except (OSError, msgspec.DecodeError):
        return Origin()


def prepare(path: Path) -> None:
    if path.parent == folder():
        make_folder(path.parent)


def note_origin(path: Path, origin: Origin) -> None:
    """Only in the folder of saved games: nobody wants a second file elsewhere."""
    if path.parent == folder():
        write_whole(_note_of(path), msgspec.json.encode(origin).decode())


def newest(most: int = OFFERED) -> list[Saved]:
    """Those that can be played on, the latest first. What cannot be read is left alone."""
    found: list[Saved] = []
    paths = folder().glob("*.txt") if folder().is_dir() else []
    for path in sorted(paths, key=lambda path: path.stat().st_mtime, reverse=True):
        if len(found) == most:
            break
        try:
            record, origin = read_record(path), origin_of(path)
            if record.seed and not record.end:
                found.append(Saved(path, record, origin, find(origin.place or record.game_id())))
        except DinotableError:
            continue
    return found


def _note_of(path: Path) -> Path:
    return path.with_suffix(".json")
