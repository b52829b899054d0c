from collections.abc import Iterator

import pytest

from tests.server.house import House
from tests.server.postgres import postgres

__all__ = ["house", "postgres"]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("data")) as house:
        yield house
