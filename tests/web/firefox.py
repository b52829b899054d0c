"""Firefox, by the protocol that it speaks itself, WebDriver BiDi: just what the tests of a site need."""

import base64
import contextlib
import json
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.web.conftest import PATIENCE

PROGRAM = next(filter(None, map(shutil.which, ("firefox-esr", "firefox"))), None)
LONG = 20 * 60
"""Seconds that one wish may take: a whole game is one."""
# In English and without motion. A phone's one pointer is a finger, which is coarse and cannot hover; its bars take no room.
ALWAYS = {"intl.accept_languages": "en-GB", "ui.prefersReducedMotion": 1}
TOUCH = {"ui.primaryPointerCapabilities": 1, "ui.allPointerCapabilities": 1, "ui.useOverlayScrollbars": 1}
# A guest called Anna, who waits for no bot and presses faster than people.
GUEST = """() => {
  if (!location.protocol.startsWith('http')) return
  localStorage.name ??= 'Anna'
  localStorage.speed ??= 'off'
  localStorage.guard = '0'
}"""
FIND = """async (selector, text, patience, which) => {
  const pause = () => new Promise((next) => setTimeout(next, 20))
  const fits = (one) => one.checkVisibility() && one.textContent.includes(text)
  for (const since = performance.now(); performance.now() - since < patience; await pause()) {
    const found = [...document.querySelectorAll(selector)].filter(fits)
    if (!found.length) continue
    const one = found[which % found.length]
    const middle = () => {
      const { x, y, width, height } = one.getBoundingClientRect()
      return [Math.round(x + width / 2), Math.round(y + height / 2)]
    }
    if (!one.contains(document.elementFromPoint(...middle()))) one.scrollIntoView({ block: 'center', behavior: 'instant' })
    const [x, y] = middle()
    await pause()
    // What still moves would be missed.
    if (`${middle()}` === `${[x, y]}`) return [x, y]
  }
  throw new Error(`no ${selector} with ${text || 'anything'} in: ${document.body.innerText.slice(-500)}`)
}"""


class Firefox:
    def __init__(self, process: subprocess.Popen[bytes], socket: ClientConnection) -> None:
        self.process, self.socket = process, socket
        self.count = 0
        self.faults: list[str] = []
        self.is_leaving = False

    def hear(self, said: dict[str, Any]) -> None:
        """A page that is left while parts of it are still coming complains that they did not come."""
        is_cut_off = self.is_leaving and "dynamically imported module" in said["text"]
        if said["level"] == "error" and not is_cut_off:
            self.faults.append(said["text"])

    def ask(self, method: str, **wishes: object) -> dict[str, Any]:
        self.count += 1
        self.socket.send(json.dumps({"id": self.count, "method": method, "params": wishes}))
        while True:
            told = json.loads(self.socket.recv(timeout=LONG))
            if told.get("method") == "log.entryAdded":
                self.hear(told["params"])
            if told.get("id") == self.count:
                assert told["type"] == "success", f"{method}: {told.get('message')}"
                return dict(told["result"])

    def new_tab(self, width: int, height: int, is_touched: bool = False) -> "Tab":
        tab = Tab(self, self.ask("browsingContext.create", type="tab")["context"], is_touched)
        self.ask("browsingContext.setViewport", context=tab.context, viewport={"width": width, "height": height})
        return tab

    def kill(self) -> None:
        """As a machine that loses its power would."""
        self.process.kill()
        self.process.wait()


class Tab:
    def __init__(self, firefox: Firefox, context: str, is_touched: bool) -> None:
        self.firefox, self.context, self.pointer = firefox, context, "touch" if is_touched else "mouse"

    def ask(self, method: str, **wishes: object) -> dict[str, Any]:
        return self.firefox.ask(f"browsingContext.{method}", context=self.context, **wishes)

    def leave(self, method: str, **wishes: object) -> None:
        self.firefox.is_leaving = True
        self.ask(method, wait="complete", **wishes)
        self.firefox.is_leaving = False

    def goto(self, address: str) -> None:
        self.leave("navigate", url=address)

    def reload(self) -> None:
        self.leave("reload")

    def show(self) -> None:
        """In front of the other tabs: those behind it wait."""
        self.ask("activate")

    def run(self, function: str, *things: object) -> Any:
        """What a function of JavaScript returns, or its promise; both ways only what JSON can say."""
        told = self.firefox.ask(
            "script.callFunction",
            functionDeclaration=f"async () => JSON.stringify((await ({function})(...{json.dumps(things)})) ?? null)",
            target={"context": self.context},
            awaitPromise=True,
        )
        assert told["type"] == "success", told["exceptionDetails"]["text"]
        return json.loads(told["result"]["value"])

    def wait_for(self, selector: str, text: str = "", which: int = 0) -> tuple[int, int]:
        """Until one with such a text is to be seen; where."""
        x, y = self.run(FIND, selector, text, PATIENCE, which)
        return x, y

    def press(self, selector: str, text: str = "", which: int = 0) -> None:
        """Where it lies, as a hand does: whatever lies above it is pressed instead."""
        x, y = self.wait_for(selector, text, which)
        steps: list[dict[str, object]] = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        hand = {"type": "pointer", "id": "hand", "parameters": {"pointerType": self.pointer}, "actions": steps}
        self.firefox.ask("input.performActions", context=self.context, actions=[hand])

    def address(self) -> str:
        return str(self.run("() => location.href"))

    def picture(self, path: Path) -> None:
        path.write_bytes(base64.b64decode(self.ask("captureScreenshot")["data"]))


@contextlib.contextmanager
def started(profile: Path, is_touched: bool = False) -> Iterator[Firefox]:
    """With what it kept in this folder the last time."""
    assert PROGRAM, "this needs Firefox: make firefox"
    profile.mkdir(exist_ok=True)
    wishes = ALWAYS | (TOUCH if is_touched else {})
    (profile / "user.js").write_text("".join(f"user_pref({json.dumps([*one])[1:-1]});\n" for one in wishes.items()))
    place = profile / "WebDriverBiDiServer.json"
    place.unlink(missing_ok=True)
    command = [PROGRAM, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            with connect(f"ws://127.0.0.1:{port_in(place)}/session", max_size=None) as socket:
                firefox = Firefox(process, socket)
                firefox.ask("session.new", capabilities={})
                firefox.ask("session.subscribe", events=["log.entryAdded"])
                firefox.ask("script.addPreloadScript", functionDeclaration=GUEST)
                yield firefox
                if process.poll() is None:
                    firefox.ask("browser.close")
                    process.wait(PATIENCE / 1000)
        finally:
            process.terminate()


def port_in(place: Path) -> int:
    """Where it listens: Firefox says so in a file once it does."""
    for _ in range(PATIENCE // 50):
        with contextlib.suppress(OSError, ValueError):
            return int(json.loads(place.read_text())["ws_port"])
        time.sleep(0.05)
    raise AssertionError("Firefox does not start")
