"""Plays through the page as a person would: by what is lit on the board, by the list of choices, or by the keyboard."""

import random
from collections.abc import Callable

from playwright.sync_api import Page

STATE = """() => {
  const isHere = (seat) => seat.seat !== null && location.pathname.endsWith(seat.table)
  const held = JSON.parse(localStorage.seats || '[]').filter(isHere)
  return { token: held[0]?.token, table: location.pathname.split('/').pop() }
}"""
OVER = "#ending-title"
CHOICES = "aside [data-action]"
LIT = ".board :is(button:not(:disabled):not(.tools button):not(.quiet), g[role=button])"


def open_game(page: Page, game: str, seats: int, level: str = "random") -> None:
    """A table of Anna and bots, opened through the page's own form."""
    page.goto(page.url.split("/", 3)[0] + "//" + page.url.split("/")[2] + f"/new/{game}")
    page.locator("form select").nth(1).select_option(str(seats))
    for seat in range(1, seats):
        page.locator("fieldset").first.locator("select").nth(seat).select_option(f"bot:{level}")
    page.locator("form button.primary").click()
    page.wait_for_selector(".table")


def wait_for_ask(page: Page) -> int | None:
    """Until something is asked of one that the page shows too: the number of the decision; None when the game is over."""
    while True:
        page.wait_for_selector(f"{CHOICES}, {OVER}")
        if page.locator(OVER).count():
            return None
        ask, _ = legal(page)
        if ask is not None and page.locator(f"aside[data-ask='{ask}']").count():
            return ask
        page.wait_for_timeout(20)


def offered(page: Page) -> list[str]:
    """Everything the list offers, after asking for all of it."""
    more = page.locator("section[aria-labelledby=choices-title] button.more")
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


def by_list(page: Page, choose: random.Random) -> None:
    texts = offered(page)
    page.locator(CHOICES).nth(choose.randrange(len(texts))).click()


def by_keys(page: Page, choose: random.Random) -> None:
    page.keyboard.press("c")
    for _ in range(choose.randrange(6)):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")


def by_board(page: Page, choose: random.Random) -> None:
    """Presses lit things until something was done; whatever the board alone does not settle, the list does."""
    ask, _ = legal(page)
    for _ in range(4):
        lit = page.locator(LIT)
        count = lit.count()
        if not count:
            break
        lit.nth(choose.randrange(count)).click(force=True)
        page.wait_for_selector("aside[aria-busy=false]")
        if page.locator(OVER).count() or legal(page)[0] != ask:
            return
    by_list(page, choose)


def play_whole_game(
    page: Page, seed: int, answer: Callable[[Page, random.Random], None], each: Callable[[Page], None] | None = None
) -> int:
    """Until the end; how many decisions were answered."""
    choose = random.Random(seed)
    count = 0
    while (ask := wait_for_ask(page)) is not None:
        if each:
            each(page)
        answer(page, choose)
        assert answered(page, ask), f"decision {ask} was not taken"
        count += 1
        assert count < 1500
    return count
