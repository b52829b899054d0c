import pytest

from tests.terminal.pipe import Pipe


@pytest.fixture
def pipe(monkeypatch, capsys, tmp_path_factory) -> Pipe:
    monkeypatch.setenv("DINOTABLE_DATA", str(tmp_path_factory.mktemp("data")))
    return Pipe(monkeypatch, capsys)
