"""What the server writes down: lines for people, or JSON for programs, and no secret in either."""

import json
import logging
import sys
from pathlib import Path
from typing import Any

import pytest

from dinotable.server.operate.logs import FIELDS, JsonLines
from tests.server.house import Child


def lines_of(said: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in said.splitlines() if line.startswith("{")]


def test_a_request_is_one_object_a_line(tmp_path: Path) -> None:
    server = Child(tmp_path, "--log", "json", "--verbose")
    try:
        opened = server.http.post(
            "/api/tables", json={"game": "magpies", "chairs": [{"kind": "here", "name": "Ada"}] * 2, "start": True}
        ).json()
        token = opened["seats"][0]["token"]
        path = f"/api/tables/{opened['table']}"
        server.http.get(path, params={"secret": "hidden"}, headers={"Authorization": f"Bearer {token}"})
    finally:
        said = server.stop()
    (line,) = [each for each in lines_of(said) if each.get("path") == path]
    assert line["time"].endswith("+00:00") and line["level"] == "debug" and line["logger"] == "dinotable.http"
    assert (line["method"], line["status"], line["sender"]) == ("GET", 200, "127.0.0.1")
    assert line["process"] == server.process.pid and line["ms"] > 0 and line["message"].startswith(f"GET {path} 200")
    assert token not in said and opened["host"] not in said and "hidden" not in said


def test_text_is_as_it_was(tmp_path: Path) -> None:
    server = Child(tmp_path, "--verbose")
    server.http.get("/healthz")
    said = server.stop()
    assert "DEBUG   dinotable.http: GET /healthz 200" in said and not lines_of(said)


def test_nothing_breaks_a_line() -> None:
    record = logging.LogRecord("dinotable", logging.ERROR, "", 0, "a\nb %s", ("\udc80\u2028é",), None)
    setattr(record, FIELDS, {"path": 'x"\n'})
    line = JsonLines().format(record)
    assert "\n" not in line and line.isascii() and json.loads(line)["path"] == 'x"\n'


def test_a_mistake_comes_with_where_it_was() -> None:
    try:
        raise ValueError("wrong")
    except ValueError:
        record = logging.LogRecord("dinotable", logging.ERROR, "", 0, "could not", (), sys.exc_info())
    told = json.loads(JsonLines().format(record))
    assert told["message"] == "could not" and "ValueError: wrong" in told["trace"]


@pytest.mark.parametrize("kind", ["json", "text"])
def test_what_keeps_it_from_starting_is_a_line_for_people_all_the_same(tmp_path: Path, kind: str) -> None:
    (tmp_path / "file").write_text("")
    server = Child(tmp_path / "file", "--log", kind)
    assert "cannot write to" in server.end() and server.process.returncode == 2
