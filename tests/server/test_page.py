"""The page at addresses that it does not know."""

import asyncio
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from dinotable.server.http.page import Page

INDEX = "<!doctype html><title>Dinotable</title>"


def get(folder: Path, path: str, accept: str) -> httpx.Response:
    (folder / "index.html").write_text(INDEX)
    transport = httpx.ASGITransport(Starlette(routes=Page(folder).routes()))

    async def ask() -> httpx.Response:
        async with httpx.AsyncClient(transport=transport, base_url="http://house") as client:
            return await client.get(path, headers={"Accept": accept})

    return asyncio.run(ask())


def test_whoever_visits_an_unknown_address_gets_the_page_which_says_so(tmp_path: Path) -> None:
    answer = get(tmp_path, "/nowhere", "text/html,*/*;q=0.8")
    assert (answer.status_code, answer.text) == (404, INDEX)


@pytest.mark.parametrize(("path", "accept"), [("/nowhere.js", "*/*"), ("/api/nowhere", "application/json")])
def test_a_program_gets_a_plain_no(tmp_path: Path, path: str, accept: str) -> None:
    answer = get(tmp_path, path, accept)
    assert (answer.status_code, answer.json()["code"]) == (404, "nothing")
