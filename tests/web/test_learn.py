"""Lessons in the page: every step of every game by its own means, left and come back to, and how soon one has moved."""

import time

import pytest
from playwright.sync_api import Browser, Page, expect

from dinotable.games import find
from dinotable.table.lessons import lessons_of
from dinotable.table.teaching import answer_of
from tests.web import player
from tests.web.conftest import new_page
from tests.web.guises import DESK, LOCALES, PHONE, Size, check, each_guise

pytestmark = pytest.mark.slow

NEXT = "[data-next]"
HELD = "() => Object.values(JSON.parse(localStorage.lessons))[0].held.table"
SLOW = 1000
"""Looks, until something must have been done."""
MOST_TAPS = 12
FIRST_MOVE_WITHIN = 30
"""Seconds from the first visit on."""


def held_now(page: Page) -> str:
    return str(page.evaluate(HELD))


def answer(page: Page, text: str) -> None:
    """Does it from the list, by finger or mouse."""
    ask = page.locator(".ask[data-ask]").get_attribute("data-ask")
    player.offered(page)
    page.locator(f"#choices [data-action='{text}']").first.click()
    for _ in range(SLOW):
        if page.locator(NEXT).count() or not page.locator(f".ask[data-ask='{ask}']").count():
            return
        if page.locator(player.CONFIRM).count():
            # Somebody else may have been quicker.
            page.evaluate("() => document.querySelector('[data-confirm]')?.click()")
        page.wait_for_timeout(20)
    raise AssertionError(f"{text} was not done")


def learn(page: Page, answers: list[str]) -> None:
    """A step, from its beginning until it is done."""
    while True:
        page.wait_for_selector(f"{NEXT}, .ask[data-ask]")
        if page.locator(NEXT).count():
            return
        answer(page, answers.pop(0))


@pytest.mark.parametrize(
    ("game", "size", "language"),
    [
        ("ciao-dino", DESK, "en"),
        ("food-chain", PHONE, "fr"),
        ("gods-love-dinosaurs", DESK, "en"),
        ("happy-little-dinosaurs", PHONE, "fr"),
    ],
)
def test_a_lesson_from_its_first_step_to_a_real_game(
    browser: Browser, address: str, game: str, size: Size, language: str
):
    page = new_page(browser, address, locale=LOCALES[language], **size)
    page.goto(f"{address}/learn/{game}")
    steps = lessons_of(find(game))["first"].steps
    for number, step in enumerate(steps, 1):
        page.wait_for_selector(".ask[data-ask]")
        expect(page.locator(".coach [aria-current=step]")).to_have_attribute("href", f"/learn/{game}/{number}")
        said = page.locator(".coach [role=status]")
        asked = said.inner_text()
        if number == 1:
            check(page, language)
            # What a lesson does not need is not there.
            assert not page.locator("#tab-chat, .hint, .votes").count()
        learn(page, answer_of(step))
        assert said.inner_text() != asked
        if number == 2 and size is PHONE:
            check(page, language)
        page.locator(NEXT).click()
    page.wait_for_url(f"{address}/learn/{game}/end")
    expect(page.locator("main ol li svg")).to_have_count(len(steps))
    if size is DESK:
        check(page, language)
    page.locator("main button.primary").click()
    page.wait_for_url(f"{address}/t/**")
    assert player.wait_for_ask(page) is not None
    assert not page.locator(".coach").count()
    page.context.close()


@each_guise
def test_left_and_come_back_to(browser: Browser, address: str, size: Size, language: str):
    game = "food-chain"
    steps = lessons_of(find(game))["first"].steps
    page = new_page(browser, address, locale=LOCALES[language], **size)
    page.goto(f"{address}/learn/{game}")
    learn(page, answer_of(steps[0]))
    page.locator(NEXT).press("Enter")
    page.wait_for_selector(f".coach a[href$='/{game}/2'][aria-current]")
    held = held_now(page)
    # One tap and one is away; it is none of one's games.
    page.locator(".bar .home").click()
    page.wait_for_selector("ul.games")
    assert not page.locator("a[href^='/t/']").count()
    page.goto(f"{address}/learn/{game}")
    page.wait_for_selector(f".coach a[href$='/{game}/2'][aria-current]")
    assert held_now(page) == held, "the table is still there"
    # In another tab it is the same one, and what is done there is done here.
    other = page.context.new_page()
    other.goto(f"{address}/learn/{game}/2")
    learn(other, answer_of(steps[1]))
    page.wait_for_selector(NEXT)
    # Once more from the start, and another step by its dot.
    page.locator(".coach button").last.click()
    page.wait_for_selector(".ask[data-ask]")
    assert held_now(page) != held
    page.locator(".coach li a").nth(4).click()
    page.wait_for_url(f"{address}/learn/{game}/5")
    expect(page.locator(".coach [aria-current=step]")).to_have_attribute("href", f"/learn/{game}/5")
    # What the server does not have any more is begun anew.
    page.evaluate(
        "(table) => (localStorage.lessons = localStorage.lessons.replace(table, 'A'.repeat(16)))", held_now(page)
    )
    page.goto(f"{address}/learn/{game}/5")
    page.wait_for_selector(".ask[data-ask]")
    page.goto(f"{address}/learn/{game}/99")
    page.locator("main a.primary").click()
    page.wait_for_selector(".coach")
    page.context.close()


def test_the_first_move_comes_soon_and_no_name_is_asked(browser: Browser, address: str):
    """Somebody who has never been here, on a phone: home, Learn, and a move on the board by what is lit there."""
    context = browser.new_context(base_url=address, **PHONE)
    page = context.new_page()
    begin = time.monotonic()
    page.goto(address)
    page.locator("a[href='/learn/ciao-dino']").first.click()
    page.wait_for_selector(".ask[data-ask]")
    assert not page.locator("dialog[open]").count()
    for _ in range(MOST_TAPS):
        sure, lit = page.locator(player.CONFIRM), page.locator(player.ON_BOARD)
        # In the middle of the board, where no tool lies over it.
        (sure if sure.count() else lit.nth(lit.count() // 2)).tap(force=True)
        page.wait_for_timeout(400)
        if page.locator(NEXT).count():
            break
    assert page.locator(NEXT).count()
    assert time.monotonic() - begin < FIRST_MOVE_WITHIN
    assert page.evaluate("() => localStorage.name") is None
    context.close()
