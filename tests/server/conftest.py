from collections.abc import Iterator

import pytest

from tests.server.house import House
from tests.server.places import DATABASES
from tests.server.postgres import postgres

__all__ = ["house", "postgres"]


ONCE = {
    "it is about the files of SQLite": ("broken_files", "old_data"),
    "it has a database of its own, in the first run too": ("hints", "jobs", "shared_crashes", "waiting"),
    "nothing in it depends on where games are kept": (
        "any_asgi", "attacks", "compression", "games", "gate", "hosts", "limits", "logs", "loop", "metrics", "settings",
        "duplicate_worlds", "leaks", "networked", "page", "planted_leaks", "puzzles", "reach", "remote", "worlds",
    ),
}  # fmt: skip
"""Files that are left out of the second run, on PostgreSQL, and why. Single tests are marked `on_sqlite`."""


def pytest_addoption(parser: pytest.Parser) -> None:
    about = "where the servers of the tests keep their games: sqlite or postgresql"
    parser.addoption("--database", choices=("sqlite", "postgresql"), default="sqlite", help=about)


def pytest_configure(config: pytest.Config) -> None:
    about = "on_sqlite(why): not run a second time on PostgreSQL"
    config.addinivalue_line("markers", about)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--database", "sqlite") == "sqlite":
        return
    once = {f"test_{name}": why for why, names in ONCE.items() for name in names}
    for item in items:
        marker = item.get_closest_marker("on_sqlite")
        why = marker.args[0] if marker else once.get(item.path.stem, "")
        if "postgres" in getattr(item, "fixturenames", ()):
            why = "it has a database of its own, in the first run too"
        if why:
            item.add_marker(pytest.mark.skip(reason=why))


@pytest.fixture(scope="session", autouse=True)
def _kept_in(request: pytest.FixtureRequest) -> None:
    if request.config.getoption("--database", "sqlite") == "postgresql":
        DATABASES.server = request.getfixturevalue("postgres")


@pytest.fixture(autouse=True)
def _kept_for_a_test() -> Iterator[None]:
    with DATABASES.for_a_while():
        yield


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("data")) as house:
        yield house
