"""`dinotable admin`: the same on a folder, over a running server, and on a database, and never anything that is hidden."""

import asyncio
import json
import os
import re
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import httpx
import pexpect
import pytest

from dinotable.core.errors import SetupError
from dinotable.server.operate import commands
from dinotable.server.operate import messages as m
from dinotable.server.operate.admin_route import FILE, PATH, where_in
from dinotable.server.operate.bans import Ban
from dinotable.server.operate.carrier import carry, opened
from dinotable.server.operate.telling import lines_of
from dinotable.server.settings import Settings
from dinotable.server.storage.errors import StoreError
from dinotable.table.messages import Announcement
from dinotable.table.wire import encode
from dinotable.words import speaker
from tests.server.house import MAGPIES, PATIENCE, Child, House, hear, say
from tests.server.places import DATABASES, flags_of
from tests.server.postgres import Postgres

WORDS = Path(commands.__file__).parent / "words"


def ask(settings: Settings, wish: m.Ask) -> Any:
    return carry(settings, wish)


def in_house(house: House, wish: m.Ask) -> Any:
    admin = house.server.admin_route.admin
    return asyncio.run_coroutine_threadsafe(admin.do(wish), house.loop).result(PATIENCE)


def command(folder: Path, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join(part for part in [*sys.path, os.getcwd()] if part)
    whole = [sys.executable, "-m", "dinotable", "admin", *words, *flags_of(folder)]
    env = {**os.environ, "PYTHONPATH": path, "LANG": "C", **environment}
    return subprocess.run(whole, capture_output=True, text=True, env=env, timeout=PATIENCE, check=False)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("served")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Child]:
    child = Child(folder)
    try:
        yield child
    finally:
        child.kill()


# Carriers.
@pytest.mark.on_sqlite("it is about how the server of a folder is reached")
def test_a_running_server_is_asked_and_otherwise_the_folder_is_opened(tmp_path: Path) -> None:
    settings = Settings(tmp_path, extra_games=(MAGPIES,))
    with pytest.raises(StoreError, match="there are no games"):
        ask(settings, m.ListTables())
    child = Child(tmp_path)
    try:
        body = {"game": "magpies", "chairs": [{"kind": "here", "name": "Ada"}] * 2, "start": True}
        table = child.http.post("/api/tables", json=body).json()["table"]
        assert stat.S_IMODE((tmp_path / FILE).stat().st_mode) == 0o600
        running = ask(settings, m.ListTables())
        assert [each.id for each in running.tables] == [table] and running.tables[0].status == "playing"
    finally:
        child.stop()
    assert not (tmp_path / FILE).exists()
    assert ask(settings, m.ListTables()) == running


@pytest.mark.on_sqlite("it is about how the server of a folder is reached")
def test_a_server_that_was_killed_leaves_nothing_in_the_way(tmp_path: Path) -> None:
    Child(tmp_path).kill()
    assert where_in(tmp_path) is not None
    assert ask(Settings(tmp_path), m.ListBans()).bans == []


@pytest.mark.on_sqlite("it is about how the server of a folder is reached")
def test_nobody_else_finds_the_door(folder: Path, server: Child) -> None:
    where = where_in(folder)
    assert where is not None and where.url == f"http://127.0.0.1:{server.port}"
    known = {"Authorization": f"Bearer {where.token}"}
    wish = {"type": "bans"}
    assert server.http.post(PATH, json=wish, headers=known).json() == {"type": "bans", "bans": []}
    nowhere = server.http.post("/api/nowhere", json=wish)

    def is_nowhere(answer: httpx.Response) -> bool:
        return (answer.status_code, answer.text) == (nowhere.status_code, nowhere.text)

    assert is_nowhere(server.http.post(PATH, json=wish))
    assert is_nowhere(server.http.post(PATH, json=wish, headers={"Authorization": f"Bearer {where.token[:-1]}x"}))
    assert is_nowhere(server.http.post(PATH, content=b"{", headers={"Authorization": where.token}))
    for name in ("X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"):
        assert is_nowhere(server.http.post(PATH, json=wish, headers={**known, name: "127.0.0.1"}))
    assert server.http.get(PATH).status_code == server.http.get("/api/nowhere").status_code
    assert PATH not in server.http.get("/api/openapi.json").text
    refused = server.http.post(PATH, json={"type": "nonsense"}, headers=known)
    assert refused.status_code == 400 and "another version" in refused.json()["message"]


def test_somebody_on_the_network_who_knows_the_secret_finds_nothing_either(tmp_path: Path) -> None:
    with House(tmp_path, trusted_proxies=("127.0.0.1",)) as house:
        known = {"Authorization": f"Bearer {house.server.admin_route.token}"}
        assert house.http.post(PATH, json={"type": "bans"}, headers=known).status_code == 200
        scope = {"headers": [(b"authorization", known["Authorization"].encode())], "server": ("192.0.2.9", 80)}
        route = house.server.admin_route
        assert not route.is_ours({**scope, "client": ("192.0.2.1", 5)}) and not route.is_ours({**scope, "client": None})
        assert route.is_ours({**scope, "client": ("127.0.0.1", 5)}) and route.is_ours(
            {**scope, "client": ("192.0.2.9", 5)}
        )


def test_on_a_database_it_works_beside_the_servers(tmp_path: Path, postgres: Postgres) -> None:
    database = postgres.new_database()
    settings = Settings(tmp_path, database, extra_games=(MAGPIES,))
    with House(tmp_path, place=database) as house:
        assert not (tmp_path / FILE).exists()
        table = house.started(2)
        with house.socket() as socket:
            say(socket, type="watch", table=table.id, token=table.tokens[0])
            hear(socket, "update")
            ask(settings, m.Announce("A new version comes", 15.0))
            assert hear(socket, "announcement")["text"] == "A new version comes"
        ask(settings, m.RemoveTables([table.id]))
        until(lambda: table.ask("GET", token=table.tokens[0]).status_code == 410)
        house.member("Grace")
        password = ask(settings, m.ResetPassword("grace")).password
        assert house.guest().post("/api/session", json={"name": "Grace", "password": password}).status_code == 200


def until(is_so: Any) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.05)


# Tables.
def test_tables_are_listed_by_status_game_and_age(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        waiting = house.table({"kind": "me", "name": "Ada"}, {"kind": "friend"})
        playing = house.started(2)
        other = house.started(2, game="food-chain")
        found = in_house(house, m.ListTables())
        assert [each.id for each in found.tables] == [waiting.id, playing.id, other.id] and found.more == 0
        assert [each.id for each in in_house(house, m.ListTables(status="open")).tables] == [waiting.id]
        assert [each.id for each in in_house(house, m.ListTables(game="food-chain")).tables] == [other.id]
        assert in_house(house, m.ListTables(game="food")).tables == []
        assert in_house(house, m.ListTables(older_than=1.0)).tables == []
        assert len(in_house(house, m.ListTables(older_than=0.0)).tables) == 3
        in_house(house, m.RemoveTables([waiting.id]))
        assert [each.id for each in in_house(house, m.ListTables(status="cleared")).tables] == [waiting.id]


def test_a_table_is_shown_without_what_is_hidden(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        chairs = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "level": "random"}]
        table = house.table(*chairs, start=True, game="food-chain", duplicate=False)
        shown = in_house(house, m.ShowTable(table.id))
        assert (shown.chairs[0].name, shown.chairs[0].kind, shown.chairs[0].level) == ("Ada", "here", "")
        assert shown.chairs[1].level == "random" and shown.game == "food-chain" and shown.can_be_read
        assert shown.bytes > 100 and shown.entries >= 1 and shown.same_luck == []
        seed = house.server.rooms.in_memory()[0].seed
        told = repr(shown) + encode(shown).decode()
        assert seed.hex() not in told and not any(token in told for token in [table.host, *table.tokens.values()])
        assert "seed" not in told
        with pytest.raises(SetupError, match="there is no table"):
            in_house(house, m.ShowTable("nowhere"))


def test_a_table_that_cannot_be_read_can_be_shown_and_removed(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        table = house.started(2)
    settings = Settings(tmp_path, DATABASES.url(tmp_path))
    shown = ask(settings, m.ShowTable(table.id))
    assert not shown.can_be_read and [chair.name for chair in shown.chairs] == ["Player 0", "Player 1"]
    ask(settings, m.RemoveTables([table.id], for_good=True))
    with pytest.raises(SetupError, match="there is no table"):
        ask(settings, m.ShowTable(table.id))


def test_removing_puts_into_the_trash_or_deletes(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        first, second = house.started(2), house.started(2)
        with house.socket() as socket:
            say(socket, type="watch", table=first.id, token=first.tokens[0])
            hear(socket, "update")
            assert in_house(house, m.RemoveTables([first.id])).ids == [first.id]
            assert hear(socket, "trouble")["code"] == "cleared"
        assert first.ask("GET", token=first.tokens[0]).status_code == 410
        assert first.ask("POST", "/restore", first.tokens[0], json={}).status_code == 200
        in_house(house, m.RemoveTables([second.id], for_good=True))
        assert second.ask("GET", token=second.tokens[0]).status_code == 404
        with pytest.raises(SetupError, match="nothing was removed"):
            in_house(house, m.RemoveTables([first.id, "nowhere"]))
        assert first.ask("GET", token=first.tokens[0]).status_code == 200


# Accounts.
def test_accounts_are_listed_shown_and_removed_as_their_owner_would(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        grace = house.member("Grace Hopper")
        house.member("Ada")
        table = house.table({"kind": "me", "name": "Grace Hopper"}, {"kind": "friend"})
        grace.post("/api/account/claim", json={"tokens": [table.tokens[0], table.host]})
        assert [each.name for each in in_house(house, m.ListAccounts()).accounts] == ["Ada", "Grace Hopper"]
        (entry,) = in_house(house, m.ListAccounts("GRACE")).accounts
        assert (entry.name, entry.places, entry.sessions) == ("Grace Hopper", 2, 1)
        assert in_house(house, m.ListAccounts("%")).accounts == []
        shown = in_house(house, m.ShowAccount("grace hopper"))
        assert sorted((place.table, place.seat or -1) for place in shown.places) == [(table.id, -1), (table.id, -1)]
        removed = in_house(house, m.RemoveAccount("Grace Hopper"))
        assert removed.name == "Grace Hopper"
        assert grace.get("/api/session").json()["name"] is None
        assert house.server.rooms.in_memory()[0].table.chairs[0].name == "N. N."
        with pytest.raises(SetupError, match="nobody is called"):
            in_house(house, m.ShowAccount("Grace Hopper"))


def test_a_new_password_is_told_once_and_ends_all_sessions(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        grace = house.member("Grace")
        reset = in_house(house, m.ResetPassword("Grace"))
        assert re.fullmatch(r"([a-z2-9]{4}-){3}[a-z2-9]{4}", reset.password) and reset.sessions == 1
        assert grace.get("/api/session").json()["name"] is None
        guest = house.guest()
        assert guest.post("/api/session", json={"name": "Grace", "password": "correct horse"}).status_code == 403
        assert guest.post("/api/session", json={"name": "Grace", "password": reset.password}).status_code == 200


# The command.
def test_the_command_speaks_to_people_and_to_programs(folder: Path, server: Child) -> None:
    server.http.post("/api/account", json={"name": "Grace", "password": "correct horse"})
    assert "Grace" in command(folder, "accounts").stdout
    told = json.loads(command(folder, "account", "Grace", "--json").stdout)
    assert told["type"] == "account" and told["sessions"] == 1
    french = command(folder, "bans", LANG="fr_FR.UTF-8")
    assert french.stdout == "Il n’y a rien.\n"
    wrong = command(folder, "account", "Nobody")
    assert wrong.returncode == 2 and wrong.stderr.count("\n") == 1 and "nobody is called" in wrong.stderr


def test_what_destroys_asks_back_and_needs_a_terminal_for_it(folder: Path, server: Child) -> None:
    server.http.post("/api/account", json={"name": "Ada", "password": "correct horse"})
    silent = command(folder, "remove-account", "Ada")
    assert silent.returncode == 2 and "--yes" in silent.stderr
    path = os.pathsep.join(part for part in [*sys.path, os.getcwd()] if part)
    env = {**os.environ, "PYTHONPATH": path, "LANG": "C"}
    words = ["-m", "dinotable", "admin", "remove-account", "Ada", *flags_of(folder)]
    for answer, told in (("n", "nothing was changed"), ("y", "was deleted")):
        asked = pexpect.spawn(sys.executable, words, env=env, timeout=PATIENCE, encoding="utf-8")  # type: ignore[arg-type]
        asked.expect("Are you sure")
        asked.sendline(answer)
        asked.expect(told)
        asked.wait()
    assert "Ada" not in command(folder, "accounts").stdout
    assert command(folder, "reset-password", "Ada", "--yes").returncode == 2


def test_nothing_begins_by_itself(tmp_path: Path) -> None:
    """A bot that owes a move does not think because somebody looks at its table from a command."""
    with House(tmp_path, pace=60.0) as house:
        chairs = [{"kind": "bot", "level": "random"}, {"kind": "here", "name": "Ada"}]
        table = house.table(*chairs, start=True)

    async def look() -> int:
        async with opened(Settings(tmp_path, DATABASES.url(tmp_path), extra_games=(MAGPIES,))) as admin:
            await admin.do(m.ShowTable(table.id))
            await admin.rooms.table_of(await admin.rooms.find(table.id))
            return len(admin.rooms._tasks)

    assert asyncio.run(look()) == 0


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_that_comes_back_has_words(language: str) -> None:
    chairs = [m.ChairEntry(0, kind, "Ada", "") for kind in ("person", "here", "friend", "open", "bot")]
    found = [m.TableEntry("a", "magpies", status, 2, 0, 0.0, 0.0) for status in get_args(m.TableStatus)]
    ban = Ban("address", "192.0.2.7/32", "", 0.0)
    said = Announcement("abcd", "Hello", 0.0, 0.0, 0.0)
    answers: list[m.Answer] = [
        m.TableEntries(found, 1), m.TableEntries([], 0), m.TablesRemoved(["a"], False), m.TablesRemoved(["a"], True),
        m.TableDetails("a", "magpies", "magpies/1", "open", chairs, 1, 0.0, 0.0, True, ["b"], 9, 1, False),
        m.AccountEntries([m.AccountEntry("Ada", 0.0, 1, 1, None)], 0), m.AccountRemoved("Ada", 2),
        m.AccountDetails("Ada\x1b", 0.0, 1, None, [m.HeldPlace("a", None), m.HeldPlace("b", 1)]),
        m.PasswordReset("Ada", "x", 1), m.BanList([ban, Ban("name", "Ada", "rude", 0.0)]), m.BanAdded(ban),
        m.BanLifted([ban]), m.AnnouncementList([said]), m.Announced(said), m.Withdrawn("abcd"),
    ]  # fmt: skip
    assert {type(answer) for answer in answers} == set(get_args(m.Answer))
    say = speaker(language, [str(WORDS)])
    for answer in answers:
        assert all(line and line.isprintable() for line in lines_of(answer, say))
    for word in ("admin-sure", "admin-yes"):
        assert say(word)
    for word in ("admin-sure-account", "admin-sure-password", "admin-sure-tables"):
        assert say(word, name="Ada", count=2)


def test_both_languages_have_the_same_words() -> None:
    english, french = (
        re.findall(r"^(admin-[\w-]+) =", (WORDS / f"{language}.ftl").read_text(), re.MULTILINE)
        for language in ("en", "fr")
    )
    assert english == french
