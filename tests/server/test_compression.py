"""Bytes on the wire: fewer where they can be unpacked, and the same afterwards."""

import asyncio
import gzip
import json
import random
from collections.abc import Iterator

import httpx
import pytest
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response

from dinotable.server.http import page
from dinotable.server.http.compression import LARGE, SMALL, Compression, takes_gzip
from tests.server.house import House

SCRIPT = "".join(f"export const name{number} = {number};\n" for number in range(5000)).encode()
INDEX = b"<!doctype html><title>Dinotable</title>" + b"<p>A table, and another.</p>" * 50
NOISE = random.Random(7).randbytes(5000)
FILES = {"index.html": INDEX, "assets/index-abc.js": SCRIPT, "icon.png": NOISE, "worker.js": SCRIPT[:3000]}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("page")
    for name, content in FILES.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_bytes(content)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(page, "FOLDERS", [folder])
        with House(tmp_path_factory.mktemp("data")) as house:
            yield house


def fetch(house: House, path: str, method: str = "GET", **headers: str) -> tuple[httpx.Response, bytes]:
    """The answer, and its bytes as they came over the wire."""
    with house.http.stream(method, path, headers=headers) as answer:
        return answer, b"".join(answer.iter_raw())


@pytest.mark.parametrize(
    ("path", "name"), [("/", "index.html"), ("/rules/x", "index.html"), ("/assets/index-abc.js", "")]
)
def test_files_of_the_page_are_packed_once_and_as_well_as_can_be(house: House, path: str, name: str) -> None:
    content = FILES[name or "assets/index-abc.js"]
    answer, raw = fetch(house, path, **{"Accept-Encoding": "gzip, br"})
    assert answer.headers["content-encoding"] == "gzip" and answer.headers["vary"] == "Accept-Encoding"
    assert gzip.decompress(raw) == content and len(raw) == int(answer.headers["content-length"]) < len(content) / 3
    assert raw == gzip.compress(content, 9, mtime=0)
    plain, raw = fetch(house, path, **{"Accept-Encoding": "identity"})
    assert raw == content and "content-encoding" not in plain.headers and plain.headers["vary"] == "Accept-Encoding"


def test_pictures_are_packed_already(house: House) -> None:
    answer, raw = fetch(house, "/icon.png", **{"Accept-Encoding": "gzip"})
    assert raw == NOISE and "content-encoding" not in answer.headers and "vary" not in answer.headers


def test_what_has_not_changed_is_not_sent_again(house: House) -> None:
    for path in ("/", "/worker.js", "/icon.png"):
        answer, _ = fetch(house, path, **{"Accept-Encoding": "gzip"})
        assert answer.headers["cache-control"] == "no-cache"
        tag = answer.headers["etag"]
        again, raw = fetch(house, path, **{"If-None-Match": f'"other", {tag}', "Accept-Encoding": "gzip"})
        assert (again.status_code, raw) == (304, b"") and again.headers["etag"] == tag
        assert fetch(house, path, **{"If-None-Match": '"other"'})[0].status_code == 200
    hashed, _ = fetch(house, "/assets/index-abc.js")
    assert "immutable" in hashed.headers["cache-control"]


@pytest.mark.parametrize("path", ["/", "/assets/index-abc.js", "/api/openapi.json", "/healthz"])
def test_head_tells_what_get_would_send(house: House, path: str) -> None:
    got, _ = fetch(house, path, **{"Accept-Encoding": "gzip"})
    answer, raw = fetch(house, path, "HEAD", **{"Accept-Encoding": "gzip"})
    assert (answer.status_code, raw) == (200, b"")
    for name in ("content-length", "content-encoding", "content-type", "cache-control", "vary"):
        assert answer.headers.get(name) == got.headers.get(name), name


def test_answers_of_a_kilobyte_and_more_are_packed(house: House) -> None:
    table = house.started(2, game="food-chain")
    path = f"/api/tables/{table.id}"
    packed, raw = fetch(house, path, **{"Accept-Encoding": "gzip"})
    plain, whole = fetch(house, path, **{"Accept-Encoding": "identity"})
    assert len(whole) >= SMALL and len(raw) < 0.7 * len(whole)
    assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
    assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
    assert gzip.decompress(raw) == whole and json.loads(whole)["table"] == table.id
    assert packed.headers["cache-control"] == "no-store"
    small, raw = fetch(house, "/healthz", **{"Accept-Encoding": "gzip"})
    assert "content-encoding" not in small.headers and len(raw) < SMALL


def test_answers_to_post_are_never_packed(house: House) -> None:
    """A key is in them, beside names that somebody else may have chosen."""
    body = {"game": "magpies", "chairs": [{"kind": "here", "name": "A" * 20}] * 4, "start": True}
    answer = house.http.post("/api/tables", json=body, headers={"Accept-Encoding": "gzip"})
    assert answer.status_code == 200 and "content-encoding" not in answer.headers
    table = house.started(2)
    foreseen = table.ask("POST", "/foresee", table.tokens[0], json={"actions": [table.now(0)["legal"][0]["text"]]})
    assert "content-encoding" not in foreseen.headers


def test_a_large_answer_is_packed_in_a_thread() -> None:
    compression, body = Compression(), SCRIPT * (LARGE // len(SCRIPT) + 1)
    request = Request({"type": "http", "method": "GET", "headers": [(b"accept-encoding", b"gzip")]})
    answer = asyncio.run(compression.pack(request, Response(body)))
    assert gzip.decompress(answer.body) == body
    again = asyncio.run(compression.pack(request, answer))
    assert again.body == answer.body, "nothing is packed twice"


@pytest.mark.parametrize(
    ("wish", "is_taken"),
    [
        ("gzip", True),
        ("GZIP", True),
        ("br, gzip;q=0.5", True),
        ("gzip; q=0", False),
        ("gzip;q=0.000", False),
        ("gzip;q=1.0", True),
        ("gzip;q=0.001", True),
        ("*", True),
        ("*;q=0", False),
        ("*;q=0, gzip", True),
        ("identity", False),
        ("br", False),
        ("", False),
        (";;,,=", False),
    ],
)
def test_who_takes_it(wish: str, is_taken: bool) -> None:
    assert takes_gzip(Headers({"accept-encoding": wish})) is is_taken
