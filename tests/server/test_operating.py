"""Starting, stopping, backing up: what whoever runs a server sees."""

import contextlib
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from dinotable.core.errors import SetupError
from dinotable.core.record import read_record
from dinotable.games import GAMES
from dinotable.server.http.host_names import origin_of
from dinotable.server.http.reach import home_address
from dinotable.server.run import announce, listen, qr_code
from dinotable.server.settings import Settings
from dinotable.server.storage.folder import FILE
from dinotable.server.storage.store import Store
from examples.play_by_script import play
from tests.server.house import MAGPIES, PATIENCE, Child, House, child
from tests.server.places import place_of


def command(*arguments: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join(part for part in [*sys.path, os.getcwd()] if part)
    whole = [sys.executable, "-m", "dinotable", *arguments]
    env = {**os.environ, "PYTHONPATH": path}
    return subprocess.run(whole, capture_output=True, text=True, env=env, timeout=PATIENCE, check=False)


@pytest.mark.on_sqlite("it is about the files of SQLite")
def test_what_keeps_it_from_starting_is_one_line_and_exit_2(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    broken = tmp_path / "broken"
    broken.mkdir()
    (broken / FILE).write_bytes(b"no database" * 1000)
    with child(tmp_path / "data") as server:
        tries = {
            f"port {server.port} is taken": ["--port", str(server.port), "--data", str(tmp_path / "other")],
            "another server uses": ["--port", "0", "--data", str(tmp_path / "data")],
            "cannot write to": ["--port", "0", "--data", str(tmp_path / "file" / "folder")],
            "restore a backup": ["--port", "0", "--data", str(broken)],
            "--url wants": ["--url", "example.org"],
            "--bot-workers wants": ["--bot-workers", "0"],
        }
        for told, flags in tries.items():
            done = command("serve", *flags)
            assert done.returncode == 2 and told in done.stderr, (flags, done.stdout, done.stderr)
            assert done.stderr.count("\n") == 1
        copied = command("backup", str(tmp_path / "copy.sqlite"), "--data", str(tmp_path / "data"))
        assert copied.returncode == 0 and "0 tables" in copied.stdout
        assert "Every game is kept" in server.stop()
        assert server.process.returncode == 0
    assert command("backup", str(tmp_path / "copy.sqlite"), "--data", str(tmp_path / "data")).returncode == 2


def test_flags_can_be_set_in_the_environment(tmp_path: Path) -> None:
    server = Child(tmp_path, DINOTABLE_HOST="127.0.0.1", DINOTABLE_VERBOSE="true")
    try:
        server.http.get("/healthz")
    finally:
        said = server.stop()
    assert "GET /healthz 200" in said and "Only this machine" in said


def test_the_link_for_others_is_one_they_can_reach(tmp_path: Path) -> None:
    lines: list[str] = []
    announce(Settings(data=tmp_path, lan=True), 8321, lines.append)
    address = home_address()
    assert address is None or f"Others on your network: http://{address}:8321" in lines
    assert not any("0.0.0.0" in line for line in lines)
    lines.clear()
    announce(Settings(data=tmp_path, url="https://dino.example.org"), 8321, lines.append)
    assert lines[0] == "Dinotable is at https://dino.example.org"
    rows = qr_code("http://192.168.1.20:8321").split("\n")
    assert len({len(row) for row in rows}) == 1 and len(rows[0]) >= 2 * len(rows) - 1


@pytest.mark.parametrize(
    ("url", "origin"),
    [
        ("https://dino.example.org", "dino.example.org"),
        ("https://Dino.example.org:443/x", "dino.example.org"),
        ("http://[::1]:8321", "[::1]:8321"),
        ("http://a:99999", ""),
        ("javascript:alert(1)", ""),
        ("null", ""),
    ],
)
def test_origins(url: str, origin: str) -> None:
    assert origin_of(url) == origin


def test_bad_wishes_are_refused_before_anything_is_opened() -> None:
    with pytest.raises(SetupError, match="--pace wants at least 0"):
        Settings(pace=-1)


def test_a_table_nobody_looks_at_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    with House(tmp_path, most_tables=1) as house:
        tables = [house.started(2) for _ in range(3)]
        before = [table.now(0) for table in tables]
        house.loop.call_soon_threadsafe(house.server.rooms.forget)
        assert [table.now(0) for table in tables] == before


@pytest.mark.parametrize("game", ["magpies", *GAMES])
def test_the_example_plays_a_whole_game_from_two_clients(tmp_path: Path, game: str) -> None:
    with House(tmp_path) as house:
        moves, ending, record = play(f"http://127.0.0.1:{house.port}", game)
        assert moves and ending["ranks"] and read_record(record.encode()).seed


def test_a_folder_from_before_is_read_by_the_next_start(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        table = house.started(2)
        table.play_on(3)
        before = table.now(0)
    with House(tmp_path, extra_games=(MAGPIES,)) as house:
        table.http = house.http
        assert table.now(0) == before
        table.play_on()
    store = Store(place_of(tmp_path))
    store.open()
    store.close()


def test_answers_go_out_at_once() -> None:
    """The event loop switches the waiting for more off for what is named as TCP alone. It cost 40 ms an answer."""
    with contextlib.closing(listen(Settings(port=0))) as listening:
        assert listening.proto == socket.IPPROTO_TCP
