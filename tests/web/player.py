"""Plays through the page as a person would: on the board and the hand, by mouse, touch or keys, or from the list."""

import contextlib
import os
import random
import time
from collections.abc import Callable

from playwright.sync_api import Error, Locator, Page

STATE = """() => {
  const isHere = (seat) => seat.seat !== null && location.pathname.endsWith(seat.table)
  const held = JSON.parse(localStorage.seats || '[]').filter(isHere)
  return { token: held[0]?.token, table: location.pathname.split('/').pop(), origin: location.origin }
}"""
OVER = "#ending-title"
GOES_ON = ".ask[data-ask]"
CHOICES = "#choices [data-action]"
CONFIRM = "[data-confirm]"
ON_BOARD = ".board :is(button:not(:disabled), [role=button]):not([data-tool], .tools *, .over *, .caption)"
LIT = f"{ON_BOARD}, aside [data-button], {CONFIRM}"
"""Whatever can be pressed that is no mere tool: on the board and beside it."""
PATIENCE = int(os.environ.get("DINOTABLE_PATIENCE", "60"))
"""Seconds that something may take on a slow machine."""
SOON = 3000
"""Milliseconds within which what is lit can be pressed."""
MOST_PRESSES = 40
"""Until a decision has been made by pressing whatever is lit."""
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
    const isAnswered = () => !document.querySelector(`.ask[data-ask="${ask}"]`)
    for (let k = 0; k < 400 && !isAnswered(); k++) {
      document.querySelector('[data-confirm]')?.click()
      await pause(5)
    }
    // Whoever pressed while a worker was being replaced presses again.
    if (!isAnswered()) continue
    answered = ask
    count += 1
    since = performance.now()
  }
  return count
}"""
"""Answers by the list, as fast as the page and the table go: the time is theirs."""


def open_game(page: Page, game: str, seats: int, level: str = "random") -> None:
    """A table of Anna and bots, opened through the page's own form."""
    page.goto(f"/new/{game}")
    page.locator("form select").nth(1).select_option(str(seats))
    for seat in range(1, seats):
        page.locator("fieldset").first.locator("select").nth(seat).select_option(f"bot:{level}")
    page.locator("form button.primary").click()
    page.wait_for_selector("div.screen")


def wait_for_ask(page: Page, is_settled: bool = True) -> int | None:
    """Until something is asked of one that the page shows too, and (`is_settled`) nothing is on its way: the number of the
    decision; None when the game is over."""
    settled = "[aria-busy=false]" if is_settled else ""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if page.locator(OVER).count():
            return None
        if page.locator(".ask[data-ask]").count():
            ask, _ = legal(page)
            if ask is not None and page.locator(f".ask[data-ask='{ask}']{settled}").count():
                return ask
        page.wait_for_timeout(20)
    raise AssertionError("nothing is asked")


def show_list(page: Page) -> None:
    """The list of choices is folded away."""
    if not page.locator("#choices").count():
        page.locator("[aria-controls=choices]").click()
        page.wait_for_selector("#choices")


def offered(page: Page) -> list[str]:
    """Everything the list offers, after asking for all of it."""
    show_list(page)
    more = page.locator("#choices button.more")
    if more.count():
        more.click()
    return page.eval_on_selector_all(CHOICES, "all => all.map((button) => button.dataset.action)")


def legal(page: Page) -> tuple[int | None, list[str]]:
    """What the server says is legal for this page's seat, and the number of the decision."""
    state = page.evaluate(STATE)
    now = page.request.get(
        f"/api/tables/{state['table']}", headers={"Authorization": f"Bearer {state['token']}"}
    ).json()["now"]
    return now["ask"], [choice["text"] for choice in now["legal"]]


def answered(page: Page, ask: int | None) -> bool:
    """Waits until the decision is no longer this one, for a slow machine's time."""
    for _ in range(1000):
        if page.locator(OVER).count() or legal(page)[0] != ask:
            return True
        page.wait_for_timeout(20)
    return False


def confirm(page: Page, ask: int | None) -> None:
    """Presses what asks once more, if it comes to that."""
    for _ in range(100):
        if page.locator(OVER).count() or page.locator(f".ask:not([data-ask='{ask}'])").count():
            return
        if page.locator(CONFIRM).count():
            page.locator(CONFIRM).click(force=True)
            return
        page.wait_for_timeout(20)


def choose(page: Page, which: int = 0, is_settled: bool = True) -> int:
    """Answers what is asked with one of the list; the number of the decision."""
    ask = wait_for_ask(page, is_settled)
    assert ask is not None
    offered(page)
    page.locator(CHOICES).nth(which).click()
    confirm(page, ask)
    return ask


def by_list(page: Page, luck: random.Random) -> None:
    choose(page, luck.randrange(len(offered(page))))


def open_drawer(page: Page, name: str) -> Locator:
    """Log, chat, figures, rules or settings: a tab where there is room, else behind the menu."""
    tab = page.locator(f"#tab-{name}")
    if not tab.count():
        page.locator(".bar .menu").click()
    tab.click()
    return page.locator("#panel")


def close_drawer(page: Page) -> None:
    if page.locator("dialog[open] #panel").count():
        page.keyboard.press("Escape")
        page.wait_for_selector("#panel", state="detached")


def by_keys(page: Page, choose: random.Random) -> None:
    ask, _ = legal(page)
    page.keyboard.press("c")
    page.wait_for_selector(f"{CHOICES}:focus")
    for _ in range(choose.randrange(6)):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    confirm(page, ask)


def click(thing: Locator) -> None:
    thing.click(force=True, timeout=SOON)


def tap(thing: Locator) -> None:
    thing.tap(force=True, timeout=SOON)


def press_keys(thing: Locator) -> None:
    thing.focus(timeout=SOON)
    thing.press("Enter", timeout=SOON)


def by_hand(press: Callable[[Locator], None]) -> Callable[[Page, random.Random], None]:
    """By whatever is lit on the board, in the hand and beside it; the list is never opened."""

    def answer(page: Page, luck: random.Random) -> None:
        ask, _ = legal(page)
        for _ in range(MOST_PRESSES):
            page.wait_for_selector(f"{LIT}, {OVER}", state="attached")
            # What asks once more is answered with yes two times in three.
            sure = page.locator(CONFIRM)
            lit = page.locator(LIT)
            is_sure = sure.count() and luck.random() < 0.67
            thing = sure if is_sure else lit.nth(luck.randrange(max(1, lit.count())))
            # What was lit may be gone by now: somebody else was quicker.
            with contextlib.suppress(Error):
                press(thing)
            page.wait_for_timeout(30)
            if page.locator(OVER).count() or legal(page)[0] != ask:
                return
        raise AssertionError(f"decision {ask} was not made by {MOST_PRESSES} presses")

    return answer


by_board = by_hand(click)
ARROWS = ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"]
IS_TOOL = "document.activeElement === document.body || document.activeElement.closest('[data-tool], .tools') !== null"
MOST_WALKS = 160


def by_arrows(page: Page, luck: random.Random) -> None:
    """By walking over the board with arrows, and Enter on what one comes to; nothing is focused for one."""
    ask, _ = legal(page)
    for _ in range(MOST_WALKS):
        for _ in range(luck.randrange(1, 6)):
            page.keyboard.press(luck.choice(ARROWS))
        # Whatever tools lie on the way are passed by.
        if not page.evaluate(IS_TOOL):
            page.keyboard.press("Enter")
            page.wait_for_timeout(30)
            # What is asked about once more is answered where one is, by the same key.
            if page.locator(CONFIRM).count():
                page.keyboard.press("Enter")
        if page.locator(OVER).count() or legal(page)[0] != ask:
            return
    raise AssertionError(f"decision {ask} was not made by {MOST_WALKS} walks")


def watch_for_jumps(page: Page) -> None:
    """From now on; `jumps` tells how much moved that should have stayed."""
    page.evaluate(
        """() => {
          window.shift = 0
          const add = (list) => list.getEntries().forEach((entry) => (window.shift += entry.value))
          new PerformanceObserver(add).observe({ type: 'layout-shift' })
        }"""
    )


def jumps(page: Page) -> float:
    return float(page.evaluate("window.shift"))


def play_whole_game(
    page: Page,
    seed: int,
    answer: Callable[[Page, random.Random], None],
    each: Callable[[Page], None] | None = None,
    most: int = 1500,
) -> int:
    """Until the end, or so many decisions; how many were answered."""
    choose = random.Random(seed)
    count = 0
    while count < most and (ask := wait_for_ask(page)) is not None:
        if each:
            each(page)
        answer(page, choose)
        assert answered(page, ask), f"decision {ask} was not taken"
        count += 1
    assert count < 1500
    return count
