import pytest

from tests.terminal.pipe import Pipe


@pytest.fixture
def pipe(monkeypatch, capsys) -> Pipe:
    return Pipe(monkeypatch, capsys)
