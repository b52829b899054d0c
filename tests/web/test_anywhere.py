"""The whole table in the browser, without a server: a site of plain files in a folder, and what a browser keeps by itself."""

import contextlib
import functools
import http.server
import json
import re
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from dinotable.games import GAMES, find
from tests.web.conftest import PATIENCE, new_page
from tests.web.guises import ALL, DESK, PHONE, check, each_guise
from tests.web.player import OVER, open_drawer

pytestmark = pytest.mark.slow

GOES_ON = ".ask[data-ask]"
PLAY = """async ([seed, most, patience]) => {
  const pause = (time) => new Promise((done) => setTimeout(done, time))
  let luck = seed, count = 0, answered = '', since = performance.now()
  while (count < most && !document.querySelector('#ending-title')) {
    if (performance.now() - since > patience) throw new Error(`nothing is asked after ${count} decisions`)
    const ask = document.querySelector('.ask[data-ask]')?.dataset.ask
    if (ask === undefined || ask === answered) {
      await pause(5)
      continue
    }
    if (!document.querySelector('#choices')) document.querySelector('[aria-controls=choices]').click()
    const found = () => [...document.querySelectorAll('#choices [data-action]')]
    for (let k = 0; k < 200 && !found().length; k++) await pause(5)
    const choices = found()
    if (!choices.length) continue
    luck = (luck * 48271) % 2147483647
    choices[luck % choices.length].click()
    const isAnswered = () => document.querySelector(`.ask:not([data-ask="${ask}"]), #ending-title`)
    for (let k = 0; k < 400 && !isAnswered(); k++) {
      document.querySelector('[data-confirm]')?.click()
      await pause(5)
    }
    answered = ask
    count += 1
    since = performance.now()
  }
  return count
}"""
"""Answers by the list, as fast as the page and the table go: the time is theirs."""


def write_site(folder: Path) -> None:
    import shutil

    shutil.copytree(Path(__file__).parents[2] / "build" / "page", folder)
    index = folder / "index.html"
    text = index.read_text().replace("<head>", '<head><meta name="dinotable-server" content="none" />')
    index.write_text(re.sub(r'(href|src)="/', r'\1="./', text))


FULL = """() => {
  self.add = IDBObjectStore.prototype.add
  IDBObjectStore.prototype.add = () => { throw new DOMException('no room', 'QuotaExceededError') }
}"""
"""A disk that is full when the next line of a log is written."""


class Files(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *arguments: object) -> None:  # noqa: A002
        """Not into what the tests say."""


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where it is: in a folder of a host that knows nothing but files."""
    root = tmp_path_factory.mktemp("host")
    write_site(root / "games" / "dino")
    handler = functools.partial(Files, directory=str(root))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.server_address[1]}/games/dino/"
        server.shutdown()


def at(page: Page, site: str, path: str) -> None:
    page.goto(f"{site}#{path}")


def open_here(page: Page, site: str, game: str, seats: int = 2, level: str = "random") -> None:
    """A table of Anna and bots, by the page's own form."""
    at(page, site, f"/new/{game}")
    page.locator("form select").nth(1).select_option(str(seats))
    for seat in range(1, seats):
        page.locator("fieldset").first.locator("select").nth(seat).select_option(f"bot:{level}")
    page.locator("form button.primary").click()
    page.wait_for_selector("div.screen")


def play(page: Page, most: int = 1500, seed: int = 5) -> int:
    return int(page.evaluate(PLAY, [seed, most, PATIENCE]))


def keep_offline(page: Page, site: str) -> None:
    page.goto(site)
    page.get_by_role("button", name=re.compile("Make it work offline|Keep")).click()
    page.wait_for_function("caches.match(new URL('kept', location.href)).then((found) => found !== undefined)")


def asked(page: Page) -> str:
    page.wait_for_selector(GOES_ON)
    return str(page.locator(GOES_ON).get_attribute("data-ask"))


KINDS = [(game, size) for game in GAMES for size in ("desk", "phone")]
SOME = [("food-chain", "desk"), ("happy-little-dinosaurs", "phone")]


@pytest.mark.parametrize(("game", "size"), KINDS if ALL else SOME)
def test_a_whole_game_against_bots_without_a_network(browser, site, game, size):
    page = new_page(browser, site, **(DESK if size == "desk" else PHONE))
    keep_offline(page, site)
    page.context.set_offline(True)
    open_here(page, site, game, int(find(game).fewest))
    assert play(page) > 5
    expect(page.locator(OVER)).to_be_visible()
    expect(page.locator(".seed")).to_contain_text("they fit")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download").click()
    assert Path(saved.value.path()).read_text().startswith("dinotable record 1\n")
    assert page.faults == []
    page.context.close()


def test_reloaded_and_reopened_it_goes_on_where_it_was(browser, site):
    page = new_page(browser, site)
    open_here(page, site, "food-chain")
    play(page, 3)
    ask, table = asked(page), page.url
    page.reload()
    assert asked(page) == ask
    page.close()
    again = page.context.new_page()
    again.goto(site)
    again.get_by_role("heading", name="Your turn").wait_for()
    again.locator("ul.lines a, li a").filter(has_text="Food Chain").first.click()
    assert asked(again) == ask
    assert again.url == table
    play(again, 2)
    page.context.close()


def test_where_there_is_no_room_the_move_stays_undone_and_can_be_tried_again(browser, site):
    page = new_page(browser, site)
    open_here(page, site, "food-chain")
    ask = asked(page)
    host = next(worker for worker in page.workers if "host.worker" in worker.url)
    host.evaluate(FULL)
    page.locator("[aria-controls=choices]").click()
    page.locator("#choices [data-action]").first.click()
    with contextlib.suppress(Exception):
        page.locator("[data-confirm]").click(timeout=1000)
    page.get_by_role("alert").filter(has_text="no room left on this device").wait_for()
    assert asked(page) == ask
    host.evaluate("() => (IDBObjectStore.prototype.add = self.add)")
    assert play(page, 1) == 1
    expect(page.locator(f".ask[data-ask='{ask}']")).to_have_count(0)
    page.context.close()


def test_one_tab_at_a_time_and_another_takes_over(browser, site):
    page = new_page(browser, site)
    open_here(page, site, "food-chain")
    play(page, 1)
    ask = asked(page)
    other = page.context.new_page()
    other.goto(page.url)
    other.get_by_role("heading", name="This table is open in another tab").wait_for()
    assert asked(page) == ask
    other.get_by_role("button", name="Play here instead").click()
    assert asked(other) == ask
    page.get_by_role("heading", name="This table is open in another tab").wait_for()
    play(other, 2)
    ask = asked(other)
    page.get_by_role("button", name="Play here instead").click()
    assert asked(page) == ask
    other.get_by_role("button", name="Play here instead").wait_for()
    page.context.close()
