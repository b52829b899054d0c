"""The rules: read, searched and shown on a page of their own; a rule, and why a thing happened, where it is named."""

import re

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web import player
from tests.web.conftest import at_table, new_page
from tests.web.guises import LOCALES, check, each_guise

IN_PLACE = "dialog[open] .text"
IS_DRAWN = "image => image.decode().then(() => image.naturalWidth > 300)"


def in_sight(page: Page, selector: str) -> bool:
    return bool(
        page.eval_on_selector(
            selector, "found => { const { top } = found.getBoundingClientRect(); return top > -5 && top < innerHeight }"
        )
    )


@each_guise
def test_rules_have_contents_a_search_and_drawings(browser, address, size, language):
    page = new_page(browser, address, **size, locale=LOCALES[language])
    page.goto(f"{address}/rules/gods-love-dinosaurs")
    expect(page.locator("article h1")).to_be_visible()
    expect(page.locator("#part-1 li svg")).to_have_count(7)
    if page.locator("summary").count():
        page.locator("summary").click()
    page.locator("nav a", has_text="GD5").click()
    expect(page.locator("nav a[aria-current]", has_text="GD5")).to_be_attached()
    assert in_sight(page, "#GD5") and page.url.endswith("#GD5")

    picture = page.locator("[id='GD5.2'] figure img")
    assert picture.evaluate(IS_DRAWN) and picture.get_attribute("alt")
    page.locator("[id='GD5.2'] figure button").click()
    expect(page.locator("dialog[open] img")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)

    # Whatever the case and the accents; by keys alone.
    page.keyboard.press("/")
    page.keyboard.type({"en": "EAGLE", "fr": "AÎGLE"}[language])
    expect(page.locator("mark.at")).to_have_count(1)
    found = page.locator("article mark").count()
    assert found > 5
    expect(page.locator(".count")).to_have_text(re.compile(rf"^1 .* {found}$"))
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator(".count")).to_have_text(re.compile("^3 "))
    page.keyboard.press("Shift+Enter")
    expect(page.locator(".count")).to_have_text(re.compile("^2 "))
    assert in_sight(page, "mark.at")
    check(page, language)
    page.context.close()


def spoil(route: WebSocketRoute) -> None:
    """The next thing that is done becomes one that the rules forbid."""
    server = route.connect_to_server()
    route.on_message(lambda said: server.send(re.sub(r'"actions":\["[^"]*"\]', '"actions":["eat 1"]', str(said))))


@each_guise
def test_a_rule_opens_in_place_from_the_log_and_from_a_refusal(browser, address, size, language):
    page = new_page(browser, address, **size, locale=LOCALES[language])
    page.route_web_socket(re.compile("/api/socket"), spoil)
    player.open_game(page, "food-chain", 2)
    player.choose(page)
    refusal = page.locator(".ask [role=alert]")
    expect(refusal.locator("a")).to_have_text(re.compile("FC"))
    named = refusal.locator("a").inner_text()
    refusal.locator("a").click()
    expect(page.locator(f"{IN_PLACE} .number").first).to_have_text(named)
    page.keyboard.press("Escape")
    expect(page.locator(IN_PLACE)).to_have_count(0)
    assert page.evaluate("document.activeElement.dataset.rule") == named

    # A line of the log says why; its rule leads on to others, and back.
    log = player.open_drawer(page, "log")
    line = log.locator("li", has_text="FC2.2").last
    line.locator(".said").click()
    expect(line.locator(".why")).to_contain_text(
        {"en": "cannot be a base", "fr": "ne peut pas être une base"}[language]
    )
    line.locator("a[data-rule]").last.click()
    expect(page.locator("dialog[open] h2 .number")).to_have_text("FC2.2")
    check(page, language)
    page.keyboard.press("Escape")
    expect(line.locator(".why")).to_be_visible()

    # The turn at a glance, and a rule of it.
    glance = player.open_drawer(page, "glance")
    glance.locator("[data-rule='FC5']").click()
    page.locator(f"{IN_PLACE} [data-rule='FC5.2']").first.click()
    expect(page.locator("dialog[open] figure img")).to_be_visible()
    page.locator("dialog[open] header button").first.click()
    expect(page.locator("dialog[open] h2 .number")).to_have_text("FC5")
    assert page.faults == []
    page.context.close()


def test_the_turn_at_a_glance_stays_open_beside_the_board(browser, address):
    page = at_table(browser, address, "happy-little-dinosaurs", 3, viewport={"width": 1366, "height": 768})
    player.open_drawer(page, "glance").locator("button[aria-pressed]").click()
    pinned = page.locator("section.glance")
    expect(pinned.locator("li")).to_have_count(8)
    page.reload()
    expect(pinned.locator("li")).to_have_count(8)
    board = page.locator("section.board").bounding_box()
    beside = pinned.bounding_box()
    assert board and beside and beside["x"] + beside["width"] <= board["x"] + 1
    pinned.locator("button[aria-pressed]").click()
    expect(pinned).to_have_count(0)
    expect(page.locator("#tab-glance")).to_be_visible()
    page.context.close()
