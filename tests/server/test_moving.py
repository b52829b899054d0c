"""Copying a database: every row arrives, or nothing does."""

import itertools
import subprocess
import sys
import time
from pathlib import Path

import psycopg
import pytest
import sqlalchemy as sa

from dinotable.cli import main
from dinotable.server.storage.moving import moving
from tests.server.as_kept import TABLES, UPTIME, check_everything, old_folder, opened, play_everything_on
from tests.server.given import Given
from tests.server.house import MAGPIES, PATIENCE, House
from tests.server.places import Place, connected, rows_of
from tests.server.postgres import Postgres


@pytest.fixture
def database(postgres: Postgres) -> str:
    return postgres.new_database()


def move(source: Place, target: Place, *flags: str) -> int:
    return main(["copy-database", str(source), str(target), *flags])


def as_told(rows: dict[str, list[tuple[object, ...]]]) -> dict[str, list[tuple[object, ...]]]:
    """But for what each place tells of itself."""
    return {**rows, "house": [row for row in rows["house"] if not str(row[0]).startswith("checked")]}


def is_empty(place: Place) -> bool:
    """But for how long servers have run there."""
    return not any(rows for name, rows in rows_of(place).items() if name != "house")


def test_there_and_back_every_row_is_the_same(
    tmp_path: Path, database: str, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    places: list[Place] = [old_folder(tmp_path / "old"), database, tmp_path / "new", postgres.new_database()]
    places += [postgres.new_database(), tmp_path / "last"]
    for source, target in itertools.pairwise(places):
        assert move(source, target, "--check-games", "--game", MAGPIES) == 0
        said = capsys.readouterr()
        assert f"{len(TABLES)} tables are in" in said.out and f"{len(TABLES)} games were played through" in said.out
        assert said.err == "", "no bars where nobody looks"
    kept = [as_told(rows_of(place)) for place in places]
    assert all(each == kept[0] for each in kept[1:])
    assert len(kept[0]["events"]) == sum(sum(table["event_kinds"].values()) for table in TABLES)
    assert {path.stat().st_mode & 0o777 for path in (tmp_path / "new").iterdir()} == {0o600}


def test_an_old_house_is_there_after_the_move_and_goes_on(tmp_path: Path, database: str) -> None:
    assert move(old_folder(tmp_path), database) == 0
    with House(tmp_path / "x", Given(UPTIME), place=database) as house:
        check_everything(house)
        play_everything_on(house)


def test_a_game_goes_on_where_it_was(tmp_path: Path, database: str) -> None:
    places: list[Place] = [tmp_path / "one", database, tmp_path / "two"]
    with House(tmp_path / "one") as house:
        table = house.started(2)
        table.play_on(3)
        before = table.ask("GET", "/record", table.tokens[0]).text
    for source, target in itertools.pairwise(places):
        assert move(source, target) == 0
        folder, place = (tmp_path / "x", target) if isinstance(target, str) else (target, None)
        with House(folder, place=place) as house:
            table.http = house.http
            assert table.ask("GET", "/record", table.tokens[0]).text == before
            table.play_on(2)
            before = table.ask("GET", "/record", table.tokens[0]).text
    with House(tmp_path / "two") as house:
        table.http = house.http
        assert table.play_on()["status"] == "over"


class Stopped(Exception):
    pass


@pytest.mark.parametrize("is_folder", [True, False])
@pytest.mark.parametrize("rows", [1, 300])
def test_interrupted_in_the_middle_it_leaves_nothing(tmp_path: Path, database: str, rows: int, is_folder: bool) -> None:
    source, target = old_folder(tmp_path / "old"), tmp_path / "new" if is_folder else database
    done = 0

    def tell(more: int) -> None:
        nonlocal done
        done += more
        if done >= rows:
            raise Stopped

    with pytest.raises(Stopped), moving(source, target) as half:
        half.copy(tell)
    assert is_empty(target)
    assert move(source, target) == 0
    assert as_told(rows_of(target)) == as_told(rows_of(source))


def test_killed_in_the_middle_it_leaves_nothing(tmp_path: Path, database: str) -> None:
    source = old_folder(tmp_path)
    command = [sys.executable, "-m", "dinotable", "copy-database", str(source), database]
    with House(tmp_path / "x", place=database):
        """Makes the tables."""
    with psycopg.connect(database) as holding:
        holding.execute("lock table events in exclusive mode")
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        with psycopg.connect(database, autocommit=True) as looking:
            waits = (
                "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ilike 'insert into events%'"
            )
            end = time.monotonic() + PATIENCE
            while not looking.execute(waits).fetchone():
                assert time.monotonic() < end and process.poll() is None
                time.sleep(0.01)
        process.kill()
        process.wait(PATIENCE)
    with psycopg.connect(database) as looking:
        # Whoever was killed is cut off before the next one comes.
        looking.execute("select pg_advisory_xact_lock(7305002)")
    assert is_empty(database)
    assert move(source, database) == 0


def test_nobody_uses_either_place(
    tmp_path: Path, database: str, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    source, other = old_folder(tmp_path / "old"), postgres.new_database()
    with House(source), House(tmp_path / "x", place=database) as house:
        end = time.monotonic() + PATIENCE
        while "processes 1" not in _alive(database):
            assert time.monotonic() < end
            time.sleep(0.05)
        with psycopg.connect(database) as writing:
            # As every server does for a moment, again and again.
            writing.execute("select pg_advisory_xact_lock_shared(7305001)")
            for places, told in {
                (source, other): "another server uses",
                (database, other): f"uses {database}: stop it first",
                (database, tmp_path / "new"): f"uses {database}: stop it first",
            }.items():
                assert move(*places) == 2
                assert told in capsys.readouterr().err
        assert house.http.get("/healthz").status_code == 200
    assert move(source, other) == 0


def _alive(database: str) -> str:
    with connected(database) as connection:
        return f"processes {connection.execute(sa.text('select count(*) from processes')).scalar()}"


def test_what_is_there_already_is_left_alone(tmp_path: Path, database: str, capsys: pytest.CaptureFixture[str]) -> None:
    source, target = old_folder(tmp_path / "one"), old_folder(tmp_path / "two")
    before = (target / "dinotable.sqlite").read_bytes()
    assert move(source, target) == 2
    assert "is not empty" in capsys.readouterr().err
    assert (target / "dinotable.sqlite").read_bytes()[100:] == before[100:], "not even brought up to date"
    assert move(source, source) == 2
    assert "itself" in capsys.readouterr().err
    for nowhere in (str(tmp_path / "none"), database):
        assert move(nowhere, tmp_path / "new") == 2
        assert "there are no games in" in capsys.readouterr().err
        assert not (tmp_path / "new").exists()


UNFIT = {
    "update chat set text = 'a' || char(0) || 'b' where number = 1": "text holds the character NUL",
    "update chat set name = cast(x'41ff' as text) where number = 1": "name is no text",
    "update chat set text = cast(x'eda080' as text) where number = 1": "text is no text",
    "update chat set text = cast(zeroblob(0) as text) || replace(hex(zeroblob(200)), '0', 'é')": "longer than 300",
    "update events set uptime = 'noon' where seq = 2": "uptime is no number",
    "update seats set seat = 4000000000": "seat is too great a number",
    "update tables set seed = 'text'": "seed is no bytes",
    "update tables set listed = 7": "listed is neither yes nor no",
}


@pytest.mark.parametrize("change", UNFIT)
def test_what_cannot_be_kept_there_is_named(
    tmp_path: Path, database: str, change: str, capsys: pytest.CaptureFixture[str]
) -> None:
    source = old_folder(tmp_path)
    with House(source):
        """Brings it up to date."""
    with connected(source) as connection:
        assert connection.exec_driver_sql(change).rowcount
        (name,) = [word for word in ("chat", "events", "seats", "tables") if f"update {word}" in change]
        key = "id" if name == "tables" else "token" if name == "seats" else '"table"'
        keys = [str(each) for each in connection.exec_driver_sql(f"select {key} from {name}").scalars()]
    assert move(source, database) == 2
    (said,) = capsys.readouterr().err.splitlines()
    assert "nothing was copied" in said and UNFIT[change] in said
    assert any(f"{name} {each}" in said for each in keys)
    assert is_empty(database)


def test_what_came_otherwise_than_it_went_is_not_kept(tmp_path: Path, database: str) -> None:
    """A trigger changes what is written: the comparison finds it, and nothing stays."""
    source = old_folder(tmp_path)
    with House(tmp_path / "x", place=database):
        """Makes the tables."""
    with connected(database) as connection:
        body = "$$ begin new.text = new.text || '!'; return new; end $$"
        connection.exec_driver_sql(f"create function louder() returns trigger language plpgsql as {body}")
        connection.exec_driver_sql("create trigger louder before insert on chat for each row execute function louder()")
    assert move(source, database) == 1
    assert is_empty(database)


def test_a_table_that_cannot_be_read_moves_too(
    tmp_path: Path, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    source, spoilt = old_folder(tmp_path), TABLES[2]
    with connected(source) as connection:
        connection.exec_driver_sql(
            "update tables set charter = substr(charter, 1, 30) where id = ?", (spoilt["table"],)
        )
    assert move(source, database, "--check-games", "--game", MAGPIES) == 0
    said = capsys.readouterr().out
    assert f"{len(TABLES) - 1} games were played through" in said and spoilt["table"] in said
    with House(tmp_path / "x", place=database) as house:
        assert opened(house, spoilt).ask("GET").status_code == 503
