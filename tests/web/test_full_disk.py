"""A disk that is really full under a browser that hosts a table: what was acked stays, what comes then is refused."""

import contextlib
import os
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Error, Playwright, expect, sync_playwright

from tests.web.guises import ALL
from tests.web.player import PLAY
from tests.web.test_anywhere import asked, open_here, play, site  # noqa: F401

pytestmark = [pytest.mark.slow, pytest.mark.skipif(not ALL, reason="minutes, and a disk of its own: in make drill")]

MEGABYTES = 48
ROUNDS = 60
SHORT_PATIENCE = 8_000
"""Milliseconds after which a move that does not go through is looked at."""


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    place = tmp_path / "disk"
    place.mkdir()
    made = subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={MEGABYTES}m", "tmpfs", str(place)], check=False)
    if made.returncode:
        pytest.skip("only root can have a small disk of its own")
    yield place
    subprocess.run(["umount", "-l", str(place)], check=True)


def fill(disk: Path) -> None:
    """To the last block."""
    file = os.open(disk / "filler", os.O_CREAT | os.O_WRONLY | os.O_APPEND)
    with contextlib.suppress(OSError):
        while True:
            os.write(file, bytes(4096))
    os.close(file)


def browser_on(disk: Path, playwright: Playwright) -> BrowserContext:
    return playwright.chromium.launch_persistent_context(
        disk / "profile",
        executable_path="/usr/bin/chromium",
        args=["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
        locale="en-GB",
    )


def kill(disk: Path) -> None:
    found = subprocess.run(["pgrep", "-f", str(disk)], capture_output=True, text=True, check=False).stdout
    for process in found.split():
        with contextlib.suppress(ProcessLookupError):
            os.kill(int(process), signal.SIGKILL)


def test_nothing_acked_is_lost_on_a_full_disk_and_it_goes_on_when_there_is_room(small_disk, site):  # noqa: F811
    with sync_playwright() as playwright:
        context = browser_on(small_disk, playwright)
        page = context.pages[0]
        page.add_init_script("localStorage.name ??= 'Anna'")
        open_here(page, site, "ciao-dino")
        play(page, 2)
        refused = page.get_by_role("alert").filter(has_text="not happened")
        for seed in range(ROUNDS):
            # Whatever the browser has cleared away meanwhile is filled again.
            fill(small_disk)
            with contextlib.suppress(Error):
                page.evaluate(PLAY, [seed + 5, 1, SHORT_PATIENCE])
            if refused.count():
                break
        expect(refused).to_be_visible()
        ask, table = asked(page), page.url
        kill(small_disk)
        (small_disk / "filler").unlink()
        with contextlib.suppress(Exception):
            context.close()
        again = browser_on(small_disk, playwright)
        page = again.pages[0]
        page.goto(table)
        assert asked(page) == ask, "what was acked is there, and nothing else"
        play(page, 2)
        again.close()
