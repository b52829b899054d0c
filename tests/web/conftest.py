"""A real server with the built page, and a real browser."""

import contextlib
import json
import os
import re
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, expect, sync_playwright

from tests.web.guises import ALL

ROOT = Path(__file__).parents[2]
PATIENCE = int(os.environ.get("DINOTABLE_PATIENCE", "60")) * 1000
"""Milliseconds that a test waits for what should come at once: machines are slow at times."""
expect.set_options(timeout=PATIENCE)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def serving(data: Path, *more: str) -> Iterator[str]:
    """A server of its own, and where it is."""
    assert (ROOT / "build" / "page" / "index.html").exists(), "build the page first: make build/page/.done"
    port = free_port()
    command = [
        sys.executable, "-m", "dinotable" if ALL else "tests.web.hasty", "serve", "--port", str(port), "--pace", "0",
            *([] if "--think-seconds" in more else ["--think-seconds", "0.3"]),
        # All browsers of a test are on this machine: links for others lead here.
        *([] if "--host" in more else ["--url", f"http://127.0.0.1:{port}"]),
        "--data", str(data), "--requests-a-second", "500", "--tables-a-minute", "500",
        "--messages-a-second", "200", "--words-a-second", "500", "--sign-ins-a-minute", "500", *more,
    ]  # fmt: skip
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=dict(os.environ)) as process:
        assert process.stdout
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found, "the server says where it is"
        try:
            yield found.group()
        finally:
            process.terminate()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("tables")) as found:
        yield found


# The shell draws the same pages by the same engine, without the windows and menus around them, which cost time.
SHELL, WHOLE = "chromium-headless-shell", "chromium"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]


@contextlib.contextmanager
def launched(playwright: Playwright, *names: str) -> Iterator[Browser]:
    """The first of these browsers that is installed."""
    program = next(filter(None, map(shutil.which, names)), None)
    assert program, "this needs chromium: make chromium"
    browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with launched(playwright, SHELL, WHOLE) as browser:
        yield browser


def is_fault(said: ConsoleMessage) -> bool:
    """A preview that comes after its decision was answered is refused with 409, and an answer in JSON has no icon in the
    browser's tab: that is how it should be."""
    is_expected = "409 (Conflict)" in said.text or said.location["url"].endswith("/favicon.ico")
    return said.type == "error" and not is_expected


def visit(browser: Browser, address: str, has_guard: bool = False, path: str = "", **wishes: object) -> Page:
    """A page of a guest called Anna, in English and without motion, that fails its test on any error: at home, or elsewhere.
    Whoever presses faster than people wants no guard against double clicks."""
    page = new_page(browser, address, has_guard, **wishes)
    page.goto(address + path)
    return page


def at_table(browser: Browser, address: str, game: str, seats: int, level: str = "random", **wishes: object) -> Page:
    """The same, at a table of Anna and bots that was opened without the page's form, which costs two pages more."""
    page = new_page(browser, address, **wishes)
    chairs = [{"kind": "me", "name": "Anna"}, *[{"kind": "bot", "level": level}] * (seats - 1)]
    opened = page.request.post("/api/tables", data={"game": game, "chairs": chairs, "start": True}).json()
    mine = [{"seat": None, "token": opened["host"], "isHost": True}, {**opened["seats"][0], "isHost": False}]
    held = json.dumps([{"table": opened["table"], "game": game, **one} for one in mine])
    page.context.add_init_script(f"if (!localStorage.seats) localStorage.seats = {json.dumps(held)}")
    page.goto(f"/t/{opened['table']}")
    page.wait_for_selector("div.screen")
    return page


def new_page(browser: Browser, address: str, has_guard: bool = False, **wishes: Any) -> Page:
    """Not anywhere yet."""
    wishes = {"reduced_motion": "reduce", "locale": "en-GB"} | wishes
    context: BrowserContext = browser.new_context(base_url=address, **wishes)
    context.add_init_script("if (!localStorage.name) localStorage.name = 'Anna'")
    if wishes["reduced_motion"] == "reduce":
        # Nor does anybody wait for bots.
        context.add_init_script("if (!localStorage.speed) localStorage.speed = 'off'")
    if not has_guard:
        context.add_init_script("localStorage.guard = '0'")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda said: faults.append(said.text) if is_fault(said) else None)
    page.faults = faults  # type: ignore[attr-defined]
    return page
