"""A disk that is really full under a browser that hosts a table: what was acked stays, what comes then is refused."""

import contextlib
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Error, expect

from tests.web.guises import ALL
from tests.web.player import PLAY
from tests.web.test_anywhere import asked, browser_on, kill, open_here, play, site  # noqa: F401

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


def test_nothing_acked_is_lost_on_a_full_disk_and_it_goes_on_when_there_is_room(browser, small_disk, site):  # noqa: F811
    context = browser_on(browser, small_disk / "profile")
    page = context.pages[0]
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
    kill(context, small_disk)
    (small_disk / "filler").unlink()
    again = browser_on(browser, small_disk / "profile")
    page = again.pages[0]
    page.goto(table)
    assert asked(page) == ask, "what was acked is there, and nothing else"
    play(page, 2)
    again.close()
