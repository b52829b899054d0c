"""Files that are broken, missing or readable by others, and disks that are full: each is said as it is."""

import asyncio
import errno
import logging
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from dinotable.server.commands import backup as backup_command
from dinotable.server.run import run
from dinotable.server.settings import Place, Settings
from dinotable.server.storage import opening
from dinotable.server.storage.errors import StoreError
from dinotable.server.storage.folder import FILE, backup, cannot_use
from dinotable.server.storage.store import Store
from dinotable.server.tables.storage import TableStore
from tests.server.test_store import entry, kept, with_store


def fill(folder: Path, tables: int = 40) -> Path:
    async def put(store: Store) -> None:
        for k in range(tables):
            await TableStore(store).add(kept(f"table-{k}"))
            await store.write(entry(f"table-{k}", 1))

    with_store(folder, put)
    return folder / FILE


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.name != "lock"}


def cut(path: Path) -> None:
    os.truncate(path, path.stat().st_size - 4096)


def cut_short(path: Path) -> None:
    os.truncate(path, 60)


def empty(path: Path) -> None:
    os.truncate(path, 0)


def overwrite(path: Path) -> None:
    """A page of rows, with noise in its place."""
    with path.open("r+b") as file:
        file.seek(path.stat().st_size - 2 * 4096)
        file.write(b"\xee" * 4096)


def lose(path: Path) -> None:
    path.with_name(f"{FILE}-wal").write_bytes(b"what was not yet in the file" * 1000)
    path.unlink()


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (empty, "is empty"),
        (cut_short, "is cut off"),
        (cut, "is cut off"),
        (overwrite, "is damaged"),
        (lose, "-wal is there"),
    ],
)
def test_a_broken_file_is_told_and_left_as_it_is(tmp_path: Path, spoil: Callable[[Path], None], told: str) -> None:
    spoil(fill(tmp_path))
    before = contents(tmp_path)
    for _ in range(2):
        with pytest.raises(StoreError, match=told) as caught:
            Store(tmp_path).open()
        assert "restore a backup" in str(caught.value) and "nothing was changed" in str(caught.value)
        assert contents(tmp_path) == before


def test_what_a_kill_left_beside_the_file_belongs_to_it(tmp_path: Path) -> None:
    """Moves that are in the log file alone: the file itself is older and shorter than it says."""
    store = Store(tmp_path / "data")
    store.open()

    async def put() -> None:
        for k in range(30):
            await TableStore(store).add(kept(f"table-{k}"))

    asyncio.run(put())
    shutil.copytree(tmp_path / "data", tmp_path / "copy")
    store.close()
    assert (tmp_path / "copy" / f"{FILE}-wal").stat().st_size

    async def count(store: Store) -> None:
        found = await store.read(lambda connection: connection.execute(sa.text("select count(*) from tables")).scalar())
        assert found == 30

    with_store(tmp_path / "copy", count)


def test_a_first_start_that_is_interrupted_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(_: sa.Connection) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch, pytest.raises(KeyboardInterrupt):
        patch.setattr(opening, "migrate", interrupted)
        Store(tmp_path).open()
    assert not (tmp_path / FILE).exists()
    (tmp_path / f"{FILE}.new").write_bytes(b"half of it")
    fill(tmp_path, 1)
    assert not (tmp_path / f"{FILE}.new").exists()


def test_an_update_that_is_interrupted_has_changed_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = fill(tmp_path, 1)
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute("drop table curves")
        connection.execute("update alembic_version set version_num = '0002'")
    connection.close()
    before = path.read_bytes()
    inner = opening.migrate

    def half(connection: sa.Connection) -> None:
        # The first step is done, the second meets what stands in its way.
        connection.execute(sa.text("create table curves (game text)"))
        inner(connection)

    with monkeypatch.context() as patch, pytest.raises(StoreError):
        patch.setattr(opening, "migrate", half)
        Store(tmp_path).open()
    assert path.read_bytes() == before


def test_a_check_that_takes_too_long_is_given_up_and_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    path = fill(tmp_path)
    monkeypatch.setattr(opening, "CHECK_SECONDS", 0.0)
    with caplog.at_level(logging.WARNING, "dinotable"):
        opening.check(path)
    assert "was not checked to its end" in caplog.text


# Why it cannot start.
@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Callable[..., subprocess.CompletedProcess[str]]]:
    """Runs a script in a world of its own, where a disk of 600 kB is mounted."""
    place = tmp_path / "disk"
    place.mkdir()
    mount = f"mount -t tmpfs -o size=600k none {place}"
    if not shutil.which("unshare") or subprocess.run(["unshare", "-rm", "sh", "-c", mount], check=False).returncode:
        pytest.skip("needs a system where a disk can be mounted for a test")

    def run(script: str) -> subprocess.CompletedProcess[str]:
        path = os.pathsep.join(part for part in [*sys.path, os.getcwd()] if part)
        env = {**os.environ, "PYTHONPATH": path, "DISK": str(place), "PYTHON": sys.executable}
        whole = ["unshare", "-rm", "sh", "-ec", f"{mount}\n{script}"]
        return subprocess.run(whole, capture_output=True, text=True, env=env, timeout=90, check=False)

    yield run


SERVE = '"$PYTHON" -m dinotable serve --port 0 --data "$DISK/data"'
FILL = 'cat /dev/zero > "$DISK/zeros" || true'
MAKE = '"$PYTHON" -c "from pathlib import Path; from dinotable.server.storage.store import Store; import os; '
MAKE += "s = Store(Path(os.environ['DISK']) / 'data'); s.open(); s.close()\""


@pytest.mark.parametrize("is_new", [True, False])
def test_a_full_disk_at_the_start_is_told(
    small_disk: Callable[[str], subprocess.CompletedProcess[str]], is_new: bool
) -> None:
    done = small_disk(f"{'' if is_new else MAKE}\n{FILL}\n{SERVE}")
    assert done.returncode == 2, done.stderr
    told = done.stderr.splitlines()[-1]
    assert "no room left" in told and "make room and start again; nothing was lost" in told, done.stderr
    assert "backup" not in told


def test_a_read_only_disk_at_the_start_is_told(small_disk: Callable[[str], subprocess.CompletedProcess[str]]) -> None:
    done = small_disk(f'{MAKE}\nmount -o remount,ro "$DISK"\n{SERVE}')
    assert done.returncode == 2, done.stderr
    assert "cannot write to" in done.stderr and "read-only" in done.stderr.lower() and "backup" not in done.stderr


def failing(code: int, name: str) -> sqlite3.OperationalError:
    error = sqlite3.OperationalError("it failed")
    error.sqlite_errorcode, error.sqlite_errorname = code, name
    return error


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (failing(13, "SQLITE_FULL"), "no room left"),
        (OSError(errno.ENOSPC, "No space left on device"), "no room left"),
        (OSError(errno.EDQUOT, "Disk quota exceeded"), "no room left"),
        (failing(8, "SQLITE_READONLY"), "cannot write to"),
        (OSError(errno.EROFS, "Read-only file system"), "cannot write to"),
        (OSError(errno.EACCES, "Permission denied"), "cannot write to"),
        (failing(778, "SQLITE_IOERR_WRITE"), "answers with an error"),
        (OSError(errno.EIO, "Input/output error"), "answers with an error"),
        (failing(5, "SQLITE_BUSY"), "another program"),
        (failing(11, "SQLITE_CORRUPT"), "restore a backup"),
        (failing(26, "SQLITE_NOTADB"), "restore a backup"),
    ],
)
def test_each_kind_of_trouble_has_its_own_words(tmp_path: Path, error: Exception, told: str) -> None:
    said = str(cannot_use(tmp_path, error))
    assert told in said
    assert ("restore a backup" in said) == (told == "restore a backup")


# Who can read them.
def modes(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}


@pytest.fixture
def usual_umask() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.mark.usefixtures("usual_umask")
def test_nobody_else_reads_what_is_kept_in_a_folder_that_others_may_enter(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    fill(folder, 1)
    for path in folder.iterdir():
        path.chmod(0o644)
    seen: dict[str, int] = {}

    async def look(store: Store) -> None:
        await TableStore(store).add(kept("another"))
        seen.update(modes(folder))

    with_store(folder, look)
    assert seen == dict.fromkeys((FILE, f"{FILE}-wal", f"{FILE}-shm", "lock"), 0o600)
    fill(tmp_path / "new", 1)
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o700


@pytest.mark.usefixtures("usual_umask")
def test_nobody_else_reads_a_backup_from_its_first_byte_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(tmp_path / "data", 1)
    (tmp_path / "copies").mkdir()
    (tmp_path / "copies" / "copy.sqlite.partial").write_bytes(b"of a backup that was interrupted")
    inner = sqlite3.connect
    seen: list[int] = []

    def connect(database: str | Path, **more: bool) -> sqlite3.Connection:
        connection = inner(database, **more)
        seen.extend(modes(tmp_path / "copies").values())
        return connection

    monkeypatch.setattr(sqlite3, "connect", connect)
    backup(tmp_path / "data", tmp_path / "copies" / "copy.sqlite")
    assert seen == [0o600, 0o600], "there before anything is read, and for its owner"
    assert modes(tmp_path / "copies") == {"copy.sqlite": 0o600}


def test_whatever_the_commands_make_is_their_user_s_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files that no code of ours names, too: it is asked for before anything else."""
    asked: list[int] = []
    monkeypatch.setattr(os, "umask", asked.append)
    with pytest.raises(StoreError):
        run(Settings(data=Path("/dev/null/x")))
    with pytest.raises(StoreError):
        backup_command(tmp_path / "copy", place=Place(data=tmp_path))
    assert asked == [0o077, 0o077]
