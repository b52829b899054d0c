"""python -m bench page: what a table costs the person at it, in a real browser.

DINOTABLE_BEFORE may name a folder with an earlier checkout whose page is built: then both are measured in one run, each
played by its own tests.web.player. Nothing here is promised as a factor: these are figures to look at.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

from dinotable.games import GAMES

ROOT = Path(__file__).parent.parent
BEFORE = os.environ.get("DINOTABLE_BEFORE", "")

# Runs within either checkout, so it uses only what both have.
WORK = """
import json, random, re, shutil, subprocess, sys, tempfile, time
from pathlib import Path
from playwright.sync_api import sync_playwright
from tests.web import player
from tests.web.conftest import serving, visit

game = sys.argv[1]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
COUNT = '''() => {
  Object.assign(window, { presses: 0, scrolled: 0, last: 0, shift: 0 })
  addEventListener('pointerdown', () => (window.presses += 1), true)
  addEventListener('scroll', ({ target }) => {
    if (target !== document) return
    window.scrolled += Math.abs(scrollY - window.last)
    window.last = scrollY
  }, true)
  const add = (list) => list.getEntries().forEach((entry) => (window.shift += entry.value))
  new PerformanceObserver(add).observe({ type: 'layout-shift' })
}'''

def chromium(playwright):
    return playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"])

def decide(page, state, luck, number):
    # Over HTTP: what is looked at is what the page does meanwhile.
    origin = "/".join(page.url.split("/")[:3])
    headers = {"Authorization": f"Bearer {state['token']}", "Origin": origin}
    while True:
        now = page.request.get(f"/api/tables/{state['table']}", headers=headers).json()["now"]
        if now["status"] == "over":
            return False
        if now["ask"] is not None:
            break
        page.wait_for_timeout(10)
    body = {"ask": now["ask"], "actions": [luck.choice(now["legal"])["text"]], "msg_id": f"m{number}"}
    page.request.post(f"/api/tables/{state['table']}/act", headers=headers, data=body)
    return True

def shift(browser, address):
    page = visit(browser, address, viewport={"width": 1366, "height": 768})
    player.open_game(page, game, 3, "greedy")
    player.wait_for_ask(page)
    page.wait_for_timeout(500)
    page.evaluate(COUNT)
    luck, number, state = random.Random(3), 0, page.evaluate(player.STATE)
    while number < 130 and decide(page, state, luck, number):
        number += 1
    page.wait_for_timeout(200)
    found = page.evaluate("window.shift")
    page.context.close()
    return found

def by_hand(browser, address):
    # By mouse: with a finger the earlier page asked about everything in its own way, which its player cannot answer.
    page = visit(browser, address, viewport=PHONE["viewport"])
    player.open_game(page, game, 3, "greedy")
    page.set_default_timeout(4000)
    luck, number, stuck = random.Random(5), 0, 0
    page.evaluate(COUNT)
    state = page.evaluate(player.STATE)
    while number < 20:
        try:
            if player.wait_for_ask(page) is None:
                break
            player.by_board(page, luck)
        except Exception:
            # Somebody else answers for them.
            stuck += 1
            if not decide(page, state, luck, number):
                break
        number += 1
    found = page.evaluate("[window.presses, window.scrolled]")
    page.context.close()
    return found[0] / number, found[1] / number, 100 * stuck / number

def first_choice(browser, address):
    # Nothing of the page has been loaded before.
    page = visit(browser, f"{address}/healthz", **PHONE)
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    # A slow fourth-generation line and a phone four times slower than this machine.
    slow = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 94_000}
    network.send("Network.emulateNetworkConditions", slow)
    network.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    sizes = []
    network.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
    begun = time.monotonic()
    player.open_game(page, game, 3, "greedy")
    player.wait_for_ask(page)
    took = time.monotonic() - begun
    page.context.close()
    return took, sum(sizes)

def bot_rounds(browser, folder):
    # As people have it: with motion and at the usual speed.
    command = [sys.executable, "-m", "dinotable", "serve", "--port", "0", "--data", folder]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        address = re.search(r"http://\\S+", server.stdout.readline()).group()
        page = visit(browser, address, reduced_motion="no-preference")
        player.open_game(page, game, 4, "greedy")
        waits, luck, number, state = [], random.Random(2), 0, page.evaluate(player.STATE)
        while len(waits) < 5:
            if player.wait_for_ask(page) is None:
                break
            asked = time.monotonic()
            if not decide(page, state, luck, number):
                break
            number += 1
            player.wait_for_ask(page)
            took = time.monotonic() - asked
            # Shorter is a further decision of one's own turn.
            if took > 0.6:
                waits.append(took)
        page.context.close()
        server.terminate()
    return sorted(waits)[len(waits) // 2] if waits else 0.0

with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "a") as address, sync_playwright() as playwright:
    browser = chromium(playwright)
    took, size = first_choice(browser, address)
    presses, scrolled, stuck = by_hand(browser, address)
    told = {"presses": presses, "scrolled": scrolled, "stuck": stuck, "first": took, "bytes": size}
    print(json.dumps(told | {"shift": shift(browser, address), "round": bot_rounds(browser, str(Path(folder) / "b"))}))
    browser.close()
"""
NAMES = {
    "presses": "presses a decision, whatever is lit (390×844)",
    "scrolled": "pixels scrolled a decision (390×844)",
    "stuck": "per cent of decisions where one got stuck",
    "round": "seconds until three bots have played",
    "shift": "layout shift of a game (1366×768)",
    "bytes": "kB until the first choice (phone)",
    "first": "seconds until the first choice (slow phone)",
}


def measured(checkout: Path, game: str) -> dict[str, float]:
    command = [sys.executable, "-c", WORK, game]
    paths = os.pathsep.join([str(checkout / "build" / "engine"), str(checkout)])
    done = subprocess.run(
        command, cwd=checkout, env=os.environ | {"PYTHONPATH": paths}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SystemExit(f"{checkout} {game}: {done.stderr[-2000:]}")
    told: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return told | {"bytes": told["bytes"] / 1000}


def main() -> int:
    checkouts = [Path(BEFORE).resolve(), ROOT] if BEFORE else [ROOT]
    for game in GAMES:
        columns = [measured(checkout, game) for checkout in checkouts]
        print(f"{game}{'  (before, now)' if BEFORE else ''}")
        for name, words in NAMES.items():
            print(f"  {words:45}", *(f"{column[name]:10.2f}" for column in columns), flush=True)
    return 0
