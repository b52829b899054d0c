"""Settings: said once, and the same in flags, environment, help and docs/server.md."""

import os
import subprocess
import sys
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from cyclopts import App

from dinotable.core.errors import SetupError
from dinotable.server.commands import serve
from dinotable.server.flags import flags_of
from dinotable.server.operate.docs import shown_flags, with_tables
from dinotable.server.settings import Limits, Place, Settings

ROOT = Path(__file__).parents[2]
ADDRESS = "postgresql://ada:secret@db.example/dinotable"


def given(*flags: str) -> Settings:
    """What `dinotable serve` would be run with."""
    app = App(name="dinotable")
    app.command(serve)
    command, bound, _ = app.parse_args(["serve", *flags], exit_on_error=False, print_error=False)
    assert command is serve
    settings: Settings | None = bound.arguments.get("settings")
    return settings or Settings()


def test_the_page_for_operators_has_every_flag_as_it_is() -> None:
    page = (ROOT / "docs" / "server.md").read_text()
    assert with_tables(page) == page, "python -m dinotable.server.operate.docs docs/server.md"


def test_every_field_can_be_set_by_flag_and_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    flags = [flag for owner in (Settings, Limits) for flag in flags_of(owner)]
    assert {flag.field.name for flag in flags} == {
        field.name for owner in (Settings, Limits) for field in fields(owner) if field.name != "limits"
    }
    assert len({flag.name for flag in flags}) == len({flag.variable for flag in flags}) == len(flags)
    assert not any(flag.setting.is_hidden for flag in shown_flags())
    before = given()
    for flag in flags:
        value, wanted = changed(flag.field.name, flag.field.default)
        if flag.field.name == "processes":
            monkeypatch.setenv("DINOTABLE_DATABASE", ADDRESS)
        by_flag = given(flag.name) if wanted is True else given(flag.name, value)
        monkeypatch.setenv(flag.variable, value)
        by_environment = given()
        monkeypatch.delenv(flag.variable)
        for settings in (by_flag, by_environment):
            owner: Any = settings if hasattr(settings, flag.field.name) else settings.limits
            assert getattr(owner, flag.field.name) == wanted, flag.name
        assert given().port == before.port
        monkeypatch.delenv("DINOTABLE_DATABASE", raising=False)


def changed(name: str, default: object) -> tuple[str, object]:
    """Another value than the default: as text, and as it should arrive."""
    special = {
        "data": ("/tmp/games", Path("/tmp/games")),
        "database": (ADDRESS, ADDRESS),
        "url": ("https://dino.example.org/", "https://dino.example.org"),
        "trusted_proxies": ("10.0.0.0/8", ("10.0.0.0/8",)),
        "host_names": ("Dino.Home.", ("dino.home",)),
        "log": ("json", "json"),
        "bots": ("mine=./mybot", ("mine=./mybot",)),
        "bot_workers": ("7", 7),
    }
    if name in special:
        return special[name]
    if isinstance(default, bool):
        return "true", True
    if isinstance(default, tuple):
        return "a.example", ("a.example",)
    return ("7", type(default)("7")) if isinstance(default, int | float) else ("0.0.0.0", "0.0.0.0")


def test_what_can_be_repeated_is_repeated() -> None:
    settings = given("--game", "a:GAME", "--game", "b:GAME", "--host-name", "a.home", "--host-name", "b.home")
    assert settings.extra_games == ("a:GAME", "b:GAME") and settings.host_names == ("a.home", "b.home")


@pytest.mark.parametrize(
    ("wishes", "told"),
    [
        ({"pace": -1}, "--pace wants at least 0"),
        ({"requests_a_second": 0}, "--requests-a-second is above zero"),
        ({"requests_a_second": float("nan")}, "--requests-a-second is above zero"),
        ({"url": "example.org"}, "--url wants"),
        ({"host_names": ("a b",)}, "--host-name wants"),
        ({"trusted_proxies": ("*",)}, "--trusted-proxies wants"),
        ({"bot_workers": 0}, "--bot-workers wants at least 1"),
        ({"bot_workers": -1, "database": ADDRESS}, "--bot-workers wants at least 0"),
        ({"processes": 0}, "--processes wants at least 1"),
        ({"processes": 2}, "--processes wants --database"),
    ],
)
def test_what_cannot_be_meant_is_refused_by_the_name_of_its_flag(wishes: dict[str, Any], told: str) -> None:
    with pytest.raises(SetupError, match=told):
        Settings(**wishes)


def test_a_bad_value_in_the_environment_is_one_line() -> None:
    path = os.pathsep.join(part for part in [*sys.path, str(ROOT)] if part)
    environment = {**os.environ, "PYTHONPATH": path, "DINOTABLE_ADDRESS_SOCKETS": "0"}
    command = [sys.executable, "-m", "dinotable", "serve", "--port", "0"]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (2, "dinotable: --address-sockets is above zero\n")


def test_a_database_takes_the_folder_s_place_and_keeps_its_password_to_itself(tmp_path: Path) -> None:
    assert Settings(data=tmp_path).place() == tmp_path == Place(tmp_path).place()
    settings = Settings(database=ADDRESS, processes=2, bot_workers=0)
    assert settings.place() == ADDRESS and "secret" not in repr(settings)
