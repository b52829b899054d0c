"""Somebody's first ten minutes, with a picture each half minute: a lesson, a real game with a bot who explains, how it was
decided, a puzzle, the deal of the day. On a phone in French and at a desk in English.

`make story` puts the pictures on one page, build/story/index.html. Nobody waits: each shows what one has come to by then."""

import html
import random
import shutil
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from dinotable.games import find
from dinotable.table.lessons import lessons_of
from dinotable.table.teaching import answer_of
from tests.web import player
from tests.web.conftest import ROOT, SHELL, WHOLE, launched, serving
from tests.web.test_learn import NEXT, answer, learn

FOLDER = ROOT / "build" / "story"
GAME = "food-chain"
SETTLING = 900
"""Milliseconds until a page without motion shows everything."""
HALF_MINUTE = 30
MANNERS: dict[str, dict[str, Any]] = {
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "locale": "fr-FR"},
    "desk": {"viewport": {"width": 1366, "height": 768}, "locale": "en-GB"},
}


class Story:
    def __init__(self, browser: Browser, address: str, manner: str) -> None:
        self.manner = manner
        self.context = browser.new_context(base_url=address, reduced_motion="reduce", **MANNERS[manner])
        # Bots answer at once; whoever presses here is quicker than people.
        self.context.add_init_script("localStorage.speed ??= 'off'; localStorage.guard = '0'")
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(60_000)
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.told: list[tuple[str, str]] = []

    def show(self, what: str) -> None:
        self.page.wait_for_timeout(SETTLING)
        seconds = len(self.told) * HALF_MINUTE
        name = f"{self.manner}-{len(self.told):02}.png"
        self.page.screenshot(path=FOLDER / name)
        self.told.append((name, f"{seconds // 60}:{seconds % 60:02} {what}"))

    def tell(self) -> None:
        self._learn()
        self._play()
        self._look_back()
        self._come_back()
        self.context.close()

    def _learn(self) -> None:
        page = self.page
        page.goto("/")
        page.wait_for_selector("ul.games")
        self.show("home, for the first time")
        page.locator(f"a[href='/learn/{GAME}']").first.click()
        page.wait_for_selector(".ask[data-ask]")
        self.show("the first step")
        for number, step in enumerate(lessons_of(find(GAME))["first"].steps):
            page.wait_for_selector(".ask[data-ask]")
            if number == 2:
                self.show("a step in the middle")
            learn(page, answer_of(step))
            if number in (0, 3, 6):
                self.show(f"step {number + 1} is done")
            page.locator(NEXT).click()
        page.wait_for_url(f"**/learn/{GAME}/end")
        self.show("the end of the lesson")

    def _play(self) -> None:
        page, luck = self.page, random.Random(5)
        page.locator("main button.primary").click()
        player.wait_for_ask(page)
        page.wait_for_timeout(2500)
        self.show("a real game: a hint comes unasked")
        for _ in range(2):
            self._decide(luck)
        page.wait_for_timeout(2500)
        self.show("the bot explains what it did")
        page.locator(".bar .what").click()
        page.locator(".board [data-what]").first.click(force=True)
        self.show("what can I do with this?")
        page.keyboard.press("Escape")
        page.locator(".bar .what").click()
        player.open_drawer(page, "log")
        page.locator("#panel a[data-rule]").last.click()
        self.show("a rule in place")
        page.keyboard.press("Escape")
        player.close_drawer(page)
        while player.wait_for_ask(page) is not None:
            self._decide(luck)
        self.show("the end of the game")

    def _decide(self, luck: random.Random) -> None:
        ask = player.wait_for_ask(self.page)
        if ask is not None:
            answer(self.page, luck.choice(player.offered(self.page)))
            player.answered(self.page, ask)

    def _look_back(self) -> None:
        page = self.page
        table = page.url.rpartition("/")[2]
        page.goto(f"/t/{table}/replay")
        page.wait_for_selector(".replay, .stage")
        page.wait_for_timeout(9000)
        self.show("how it was decided")
        page.keyboard.press("ArrowLeft")
        self.show("a turn earlier")

    def _come_back(self) -> None:
        page = self.page
        page.goto("/puzzles")
        page.wait_for_load_state("networkidle")
        self.show("puzzles")
        page.locator("main a[href^='/puzzles/']").first.click()
        page.wait_for_selector(".ask[data-ask]")
        self.show("the puzzle of the day")
        player.offered(page)
        page.locator(player.CHOICES).first.click()
        page.wait_for_timeout(300)
        if page.locator(player.CONFIRM).count():
            page.locator(player.CONFIRM).click()
        page.wait_for_timeout(1500)
        self.show("what the answer was worth")
        page.goto("/daily")
        page.wait_for_load_state("networkidle")
        self.show("the deal of the day")
        page.goto("/me")
        page.wait_for_load_state("networkidle")
        self.show("my games")
        page.goto("/")
        page.wait_for_selector("ul.games")
        self.show("home, ten minutes later")


def main() -> None:
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as address,
        sync_playwright() as playwright,
        launched(playwright, SHELL, WHOLE) as browser,
    ):
        stories = [Story(browser, address, manner) for manner in MANNERS]
        for story in stories:
            story.tell()
            print(f"{story.manner}: {len(story.told)} pictures, {len(story.faults)} faults {story.faults or ''}")
    figures = [
        f'<figure><img src="{name}" loading="lazy"><figcaption>{html.escape(what)}</figcaption></figure>'
        for story in stories
        for name, what in story.told
    ]
    style = "body{display:flex;flex-wrap:wrap;gap:1rem;font:16px sans-serif}img{height:480px}figure{margin:0}"
    (FOLDER / "index.html").write_text(
        f"<!doctype html><meta charset=utf-8><title>Ten minutes</title><style>{style}</style>{''.join(figures)}",
        encoding="utf-8",
    )
    print(f"The story is in {FOLDER.relative_to(ROOT)}: open index.html in a browser.")


if __name__ == "__main__":
    main()
