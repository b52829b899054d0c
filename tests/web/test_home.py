"""The home page: joining by what one was sent, and one's own games with whose turn it is."""

import re

import pytest

from tests.web import player
from tests.web.conftest import visit

pytestmark = pytest.mark.slow


def test_join_by_link_or_code_and_a_clear_no_to_nonsense(browser, address):
    anna = visit(browser, address)
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
    page = visit(browser, address)
    player.open_game(page, "food-chain", 2)
    player.wait_for_ask(page)
    page.goto(address)
    line = page.locator("li", has=page.locator("a[href^='/t/']"))
    line.get_by_text("Your turn").wait_for()
    assert re.search("Hatchling", line.inner_text())
    page.context.close()
