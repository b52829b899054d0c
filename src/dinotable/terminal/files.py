"""Files that a command is given: whatever is wrong with one is told in one line that names it."""

from pathlib import Path

from dinotable.core.box import Box
from dinotable.core.boxfile import read_sets
from dinotable.core.contract import AnyGame
from dinotable.core.errors import DinotableError, SetupError, why_not
from dinotable.core.record import Record
from dinotable.core.record import read_record as parse_record
from dinotable.library.files import read_bytes


def read_text(file: Path) -> str:
    try:
        return read_bytes(str(file)).decode("utf-8")
    except UnicodeDecodeError:
        raise SetupError(f"{file} is no UTF-8 text: name another file") from None


def read_record(file: Path) -> Record:
    data = read_bytes(str(file))
    if not data.strip():
        raise SetupError(f"{file} is empty: name a record")
    try:
        return parse_record(data)
    except DinotableError as error:
        raise SetupError(f"{file}: {error}") from None


def read_box(game: AnyGame, file: Path | None, sets: list[str] | None = None) -> Box | None:
    """The box of `--box` and `--set`, which wins; None where neither is given."""
    box = _read_box_file(game, file) if file else None
    return game.change_box(read_sets(sets), box) if sets else box


def box_for_record(game: AnyGame, record: Record, file: Path | None, sets: list[str] | None) -> Box | None:
    """The same for a record, which tells its box itself. One that was kept before records did needs the file."""
    box = read_box(game, file, sets)
    if box and not box.is_called(record.box) and tells_box(game, record):
        raise SetupError(
            "the record tells the box it was played with, and that is another one: leave --box and --set out"
        )
    return box


def tells_box(game: AnyGame, record: Record) -> bool:
    return bool(record.changed) or game.box.is_called(record.box)


def _read_box_file(game: AnyGame, file: Path) -> Box:
    text = read_text(file)
    if not text.strip():
        raise SetupError(f"{file} is empty: dinotable box {game.id} prints what is in a box")
    try:
        return game.read_box(text)
    except DinotableError as error:
        raise SetupError(f"{file}: {error}") from None


def check_writable(file: Path) -> None:
    """Whether something can be written there, before hours are spent on it. What stands there already stays as it is."""
    is_new = not file.exists()
    try:
        with file.open("ab"):
            pass
        if is_new:
            file.unlink()
    except OSError as error:
        raise SetupError(f"{file} cannot be written: {why_not(error)}") from None


def write_whole(file: Path, text: str) -> None:
    """All of it or nothing: on a full disk what stood there before stands there still."""
    if not file.is_file():
        file.write_text(text, encoding="utf-8")
        return
    real = file.resolve()
    new = real.with_name(f"{real.name}.new")
    try:
        new.write_text(text, encoding="utf-8")
        new.replace(real)
    except OSError:
        new.unlink(missing_ok=True)
        raise


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SetupError(f"{folder} cannot be made: {why_not(error)}") from None
