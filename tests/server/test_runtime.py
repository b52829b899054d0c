"""Python for browsers, over the wire: as it was packed, with what browsers need to run it, and to nobody else."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from dinotable.server.http import page
from tests.server.house import House

SCRIPT = b"export const createPyodideModule = 1\n" * 100
PACKED = gzip.compress(b"\0asm" * 1000, 9, mtime=0)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("page")
    for name, content in {
        "index.html": b"<!doctype html><title>Dinotable</title>",
        "assets/host.worker-abc.js": b"import './boot.js'",
        "runtime/runtime.json": json.dumps({"version": "v7", "files": []}).encode(),
        "runtime/pyodide.js": SCRIPT,
        "runtime/pyodide.js.gz": gzip.compress(SCRIPT, 9, mtime=0),
        "runtime/pyodide.asm.wasm.gz": PACKED,
    }.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_bytes(content)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(page, "FOLDERS", [folder])
        with House(tmp_path_factory.mktemp("data")) as house:
            yield house


def test_scripts_go_out_packed_to_whoever_can_unpack_them(house: House) -> None:
    answer = house.http.get("/runtime/pyodide.js?v7", headers={"Accept-Encoding": "gzip"})
    assert answer.content == SCRIPT
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"].startswith("text/javascript")
    plain = house.http.get("/runtime/pyodide.js", headers={"Accept-Encoding": "identity"})
    assert plain.content == SCRIPT and "content-encoding" not in plain.headers


def test_packed_files_are_left_as_they_are(house: House) -> None:
    answer = house.http.get("/runtime/pyodide.asm.wasm.gz?v7", headers={"Accept-Encoding": "gzip"})
    assert answer.content == PACKED and "content-encoding" not in answer.headers


def test_what_is_asked_for_by_its_version_is_kept_for_ever(house: House) -> None:
    assert "immutable" in house.http.get("/runtime/pyodide.asm.wasm.gz?v7").headers["cache-control"]
    for path in ("runtime.json", "pyodide.asm.wasm.gz?v6", "pyodide.js"):
        assert house.http.get(f"/runtime/{path}").headers["cache-control"] == "no-cache"
    assert house.http.get("/runtime/runtime.json", headers={"If-None-Match": '"v7"'}).status_code == 304


@pytest.mark.parametrize(
    "path", ["/runtime/", "/runtime/nothing.js", "/runtime/../index.html", "/runtime/%2e%2e/index.html"]
)
def test_nothing_else_is_there(house: House, path: str) -> None:
    answer = house.http.get(path)
    assert answer.status_code == 404 or answer.text.startswith("<!doctype html>")


def test_only_workers_may_compile(house: House) -> None:
    assert "wasm" not in house.http.get("/").headers["content-security-policy"]
    assert "'wasm-unsafe-eval'" in house.http.get("/assets/host.worker-abc.js").headers["content-security-policy"]


def test_a_table_in_a_browser_is_a_page_like_any_other(house: House) -> None:
    answer = house.http.get("/t/here-abcdefghijk", headers={"Accept": "text/html"})
    assert answer.status_code == 200


def test_a_page_without_it_says_so(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>")
    assert page.Page(tmp_path).runtime.names == set()  # type: ignore[union-attr]
