"""A hint says what to do and why, lights it up, and is honest about how close its ideas are; a bot explains what it did."""

import re

import pytest
from playwright.sync_api import Page, expect

from dinotable.games import GAMES
from tests.web import player
from tests.web.conftest import at_table, visit
from tests.web.guises import LOCALES, check, each_guise

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", list(GAMES))
def test_a_hint_is_legal_lit_and_explained(browser, address, game):
    page = at_table(browser, address, game, 2)
    player.wait_for_ask(page)
    _, texts = player.legal(page)
    page.keyboard.press("h")
    page.locator(".hint").wait_for()
    player.offered(page)
    best = page.locator(f"{player.CHOICES}.hinted")
    expect(best).to_have_count(1)
    assert best.get_attribute("data-action") in texts
    ideas = page.locator(".hint [data-idea]")
    expect(ideas).to_have_count(min(3, len(texts)))
    assert ideas.first.get_attribute("data-idea") == best.get_attribute("data-action")
    # What one is asked first in each game names something on the board.
    page.locator(".board .advised").first.wait_for(state="attached")
    said = page.locator(".hint").inner_text()
    assert not re.search(r"-(term|reason)-|hint-|[{}]|\$", said), said
    assert len(page.locator(".hint .why").first.inner_text().split()) >= 3
    assert page.faults == []
    page.context.close()


def at_a_table_that_explains(page: Page, game: str) -> None:
    chairs = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "greedy"}]
    wish = {"game": game, "chairs": chairs, "explains": True, "start": True}
    opened = page.request.post("/api/tables", data=wish).json()
    page.goto(opened["seats"][0]["link"])
    page.wait_for_selector("div.screen")


@each_guise
def test_each_idea_is_drawn_when_looked_at_and_nothing_else_moves(browser, address, size, language):
    page = at_table(browser, address, "food-chain", 3, locale=LOCALES[language], **size)
    player.wait_for_ask(page)
    place = "() => JSON.stringify(document.querySelector('.board').getBoundingClientRect())"
    before = page.evaluate(place)
    page.locator(".line .tool[aria-pressed]").click()
    page.locator(".hint").wait_for()
    assert page.evaluate(place) == before
    numbers = page.locator(".hint .nth")
    expect(numbers.first).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".overlay.numbers b").first).to_be_visible()
    player.show_list(page)
    numbers.nth(1).click()
    expect(numbers.nth(1)).to_have_attribute("aria-pressed", "true")
    second = page.locator(".hint [data-idea]").nth(1).get_attribute("data-idea")
    expect(page.locator(f"{player.CHOICES}.hinted")).to_have_attribute("data-action", second)
    expect(page.locator(".hint .looked .move")).to_be_visible()
    assert page.evaluate(place) == before
    check(page, language)
    page.context.close()


@each_guise
def test_a_bot_explains_its_turn_and_a_hint_comes_unasked_until_switched_off(browser, address, size, language):
    page = visit(browser, address, locale=LOCALES[language], **size)
    at_a_table_that_explains(page, "food-chain")
    for _ in range(12):
        player.wait_for_ask(page)
        page.locator(".hint [data-idea]").first.wait_for(state="attached")
        if page.locator(".recap .why").count():
            break
        _, texts = player.legal(page)
        state = page.evaluate(player.STATE)
        ask = int(page.locator(".ask").get_attribute("data-ask"))
        headers = {"Authorization": f"Bearer {state['token']}"}
        body = {"ask": ask, "actions": [texts[0]], "msg_id": f"m{ask}"}
        assert page.request.post(f"/api/tables/{state['table']}/act", headers=headers, data=body).ok
        page.wait_for_function("(ask) => document.querySelector('.ask')?.dataset.ask !== ask", arg=str(ask))
        page.wait_for_timeout(300)
    said = page.locator(".recap .why").first.inner_text()
    assert len(said.split()) >= 3 and not re.search(r"reason-|[{}]|\$", said), said
    check(page, language)
    page.evaluate("() => localStorage.setItem('explains', 'no')")
    page.reload()
    player.wait_for_ask(page)
    page.wait_for_timeout(500)
    expect(page.locator(".hint")).to_have_count(0)
    expect(page.locator(".recap .why")).to_have_count(0)
    page.context.close()
