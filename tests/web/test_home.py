"""The home page: one's turn first, then the games; joining by what one was sent."""

import re

import pytest

from tests.web import player
from tests.web.conftest import new_page, visit
from tests.web.guises import LOCALES, check, each_guise

pytestmark = pytest.mark.slow


def test_join_by_link_or_code_and_a_clear_no_to_nonsense(browser, address):
    anna = new_page(browser, address)
    player.open_game(anna, "food-chain", 2)
    table = anna.url.rpartition("/")[2]
    bob = visit(browser, address)
    box, go, problem = (
        bob.locator("#join-link"),
        bob.get_by_role("button", name="Go", exact=True),
        bob.locator("#join-problem"),
    )
    for pasted, said in (
        ("hello there", "neither a link nor a code"),
        ("x" * 16, "no such table"),
        (f"https://elsewhere.example/t/{table}", "elsewhere.example"),
    ):
        box.fill(pasted)
        go.click()
        problem.get_by_text(said).wait_for()
    for pasted in (table, f"{address}/t/{table}"):
        bob.goto(address)
        box.fill(pasted)
        box.press("Enter")
        bob.wait_for_url(f"{address}/t/{table}")
        bob.wait_for_selector("div.screen")
    anna.context.close()
    bob.context.close()


def test_my_games_say_whose_turn_it_is(browser, address):
    page = new_page(browser, address)
    player.open_game(page, "food-chain", 2)
    player.wait_for_ask(page)
    page.goto(address)
    line = page.locator("li", has=page.locator("a[href^='/t/']"))
    line.get_by_text("Your turn").wait_for()
    assert re.search("Hatchling", line.inner_text())
    page.context.close()


WORDS = {
    "en": {"turn": "Your turn", "play": "Play now", "other": "fr", "said": "Jouer", "home": "Back to the games"},
    "fr": {"turn": "À vous de jouer", "play": "Jouer", "other": "en", "said": "Play now", "home": "Retour aux jeux"},
}


@each_guise
def test_home_puts_your_turn_first_and_asks_for_nothing(browser, address, size, language):
    words = WORDS[language]
    page = visit(browser, address, **size, locale=LOCALES[language])
    page.evaluate("localStorage.clear()")
    page.context.add_init_script("localStorage.removeItem('name')")
    page.goto(address)
    # The language is at hand before anything else, and nothing has to be closed first.
    assert not page.locator("dialog[open]").count()
    page.locator("#language").select_option(words["other"])
    page.get_by_role("button", name=WORDS[words["other"]]["play"]).first.wait_for()
    page.locator("#language").select_option(language)
    play = page.get_by_role("button", name=words["play"]).first
    play.wait_for()
    first = page.locator(".games .rules").first.bounding_box()
    assert first and first["y"] + first["height"] <= page.viewport_size["height"], "all ways into a game are in sight"
    check(page, language)
    play.click()
    player.wait_for_ask(page)
    table = page.url

    page.goto(address)
    line = page.locator("li", has=page.locator(f"a[href='/t/{table.rpartition('/')[2]}']"))
    line.get_by_text(words["turn"]).wait_for()
    order = [
        line.bounding_box()["y"],
        page.locator(".games").bounding_box()["y"],
        page.locator("#join-link").bounding_box()["y"],
    ]
    assert order == sorted(order)
    assert page.locator(".games .primary").first.bounding_box()["y"] < page.viewport_size["height"] - 40
    check(page, language)
    line.click()
    page.wait_for_url(table)
    player.wait_for_ask(page)
    page.context.close()


@each_guise
def test_an_address_where_nothing_is_has_a_way_home(browser, address, size, language):
    page = visit(browser, address, **size, locale=LOCALES[language])
    for path in ("/api/nowhere", "/nowhere"):
        answer = page.goto(f"{address}{path}")
        assert answer and answer.status == 404
        page.get_by_role("link", name=WORDS[language]["home"]).wait_for()
    # That the browser reports the 404 is as it should be.
    page.faults.clear()
    check(page, language)
    page.get_by_role("link", name=WORDS[language]["home"]).click()
    page.wait_for_url(f"{address}/")
    page.context.close()
