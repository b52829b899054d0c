"""Several people at one device: no hand is shown until one of them says who holds it, however the page came (back)."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Request, WebSocket, expect

from dinotable.games import GAMES
from tests.web import player
from tests.web.conftest import new_page
from tests.web.guises import DESK, LOCALES, PHONE, check

pytestmark = pytest.mark.slow
CURTAIN = "main > section.card button"
HAND = ".screen, .board, .board *, .ask, .overlay *, [data-card], [data-action], .log li, dialog[open]"
HIDE = """(isHidden) => {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}"""
KEEP = """(name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true }))"""


class Heard:
    """What a page was told of its table since it came last."""

    def __init__(self, page: Page, table: str) -> None:
        self.table = table
        self.nows: list[Any] = []
        self.asked: list[str] = []
        page.on("websocket", self._follow)
        page.on("request", self._note)

    def forget(self) -> None:
        self.nows, self.asked = [], []

    def _follow(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "update":
            self.nows.append(message["now"])

    def _note(self, request: Request) -> None:
        if f"/api/tables/{self.table}" in request.url:
            self.asked.append(request.url.partition(self.table)[2])


def shared(browser: Browser, address: str, game: str, **wishes: Any) -> tuple[Page, Heard]:
    page = new_page(browser, address, **wishes)
    chairs = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Ben"}]
    opened = page.request.post("/api/tables", data={"game": game, "chairs": chairs, "start": True}).json()
    mine = [{"seat": None, "token": opened["host"], "isHost": True}] + [
        {**seat, "isHost": False} for seat in opened["seats"]
    ]
    held = json.dumps([{"table": opened["table"], "game": game, **one} for one in mine])
    page.context.add_init_script(f"if (!localStorage.seats) localStorage.seats = {json.dumps(held)}")
    heard = Heard(page, opened["table"])
    page.goto(f"/t/{opened['table']}")
    return page, heard


def is_down(page: Page, heard: Heard) -> None:
    """Nothing of any hand is drawn, and nothing of one was told."""
    page.locator(CURTAIN).first.wait_for()
    expect(page.locator(HAND)).to_have_count(0)
    # Nor is one read out: how things stand, and nothing that happened.
    expect(page.locator("main > [aria-live=polite]")).to_have_text(re.compile(r"^[^.]+\.\s*$"))
    seen = page.request.get(f"/api/tables/{heard.table}").json()["now"]
    page.wait_for_function("() => !document.querySelector('.screen')")
    assert all(now["ask"] is None and not now["legal"] and now["view"] == seen["view"] for now in heard.nows)
    assert set(heard.asked) <= {"?blind=yes"}, heard.asked


def take(page: Page, heard: Heard) -> None:
    page.locator(CURTAIN).first.click()
    page.locator(player.GOES_ON).wait_for()
    assert heard.nows[-1]["ask"] is not None
    # What the pointer rests on would be foreseen.
    page.mouse.move(0, 0)


def reload(page: Page) -> None:
    page.reload()


def back_from_another_document(page: Page) -> None:
    page.goto("/api/games")
    page.go_back()


def back_and_forward_within_the_page(page: Page) -> None:
    page.locator("a[href='/']:visible").first.click()
    page.locator("main a[href^='/new/']").first.wait_for()
    page.go_back()
    page.locator(CURTAIN).first.wait_for()
    page.go_forward()
    page.locator("main a[href^='/new/']").first.wait_for()
    page.go_back()


def switch_tabs(page: Page) -> None:
    page.evaluate(HIDE, True)
    expect(page.locator(HAND)).to_have_count(0)
    page.evaluate(HIDE, False)


def restore_from_memory(page: Page) -> None:
    page.evaluate(KEEP, "pagehide")
    expect(page.locator(HAND)).to_have_count(0)
    page.evaluate(KEEP, "pageshow")


WAYS: list[Callable[[Page], None]] = [
    reload,
    back_from_another_document,
    back_and_forward_within_the_page,
    switch_tabs,
    restore_from_memory,
]


def play_until_the_other_is_asked(page: Page) -> None:
    for _ in range(40):
        page.evaluate(player.PLAY, [5, 1, 60_000])
        page.locator(f"{CURTAIN}, {player.GOES_ON}").first.wait_for()
        if page.locator(CURTAIN).count():
            return
    raise AssertionError("the other is not asked")


@pytest.mark.parametrize("game", GAMES)
def test_no_hand_is_shown_until_somebody_says_who_holds_the_device(browser, address, game):
    page, heard = shared(browser, address, game)
    is_down(page, heard)
    first = page.locator(CURTAIN).first.inner_text()
    for way in WAYS:
        take(page, heard)
        heard.forget()
        way(page)
        is_down(page, heard)
    take(page, heard)
    heard.forget()
    play_until_the_other_is_asked(page)
    heard.forget()
    assert page.locator(CURTAIN).first.inner_text() != first
    for way in WAYS:
        way(page)
        is_down(page, heard)
        take(page, heard)
        heard.forget()
    other = page.context.new_page()
    also = Heard(other, heard.table)
    other.goto(f"/t/{heard.table}")
    is_down(other, also)
    expect(page.locator(CURTAIN)).to_have_count(0)
    take(other, also)
    page.locator(CURTAIN).first.wait_for()
    assert not page.faults and page.title() == other.title()
    page.context.close()


@pytest.mark.parametrize(("size", "language"), [(DESK, "en"), (PHONE, "fr")])
def test_the_curtain_reads_well_and_names_who_may_look(browser, address, size, language):
    page, heard = shared(browser, address, "happy-little-dinosaurs", **size, locale=LOCALES[language])
    is_down(page, heard)
    # Both choose at the same time: either may go first.
    assert page.locator(CURTAIN).count() == 2
    check(page, language)
    page.context.close()
