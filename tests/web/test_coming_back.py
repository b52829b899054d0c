"""Coming back to a table: what happened before is told again, and a seat that a bot plays on is only looked at."""

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web import player
from tests.web.conftest import at_table, new_page, visit

pytestmark = pytest.mark.slow
LOG = ".log li"


def play(page: Page, decisions: int) -> None:
    choose = random.Random(3)
    for _ in range(decisions):
        ask = player.wait_for_ask(page)
        assert ask is not None
        player.by_list(page, choose)
        assert player.answered(page, ask)
    player.wait_for_ask(page)


def test_the_log_is_whole_after_a_reload(browser, address):
    page = at_table(browser, address, "food-chain", 2)
    play(page, 3)
    page.reload()
    expect(page.locator(LOG).filter(has_text="Anna").first).to_be_visible(timeout=60_000)
    lines = page.locator(LOG)
    before = lines.count()
    play(page, 1)
    page.wait_for_function(f"() => document.querySelectorAll('{LOG}').length > {before}")
    assert page.faults == []
    page.context.close()


def test_at_one_device_each_reads_what_the_others_did(browser, address):
    page = new_page(browser, address)
    page.goto(f"{address}/new/food-chain")
    page.locator("form select").nth(1).select_option("2")
    page.locator("fieldset").first.locator("select").nth(1).select_option("here")
    page.locator("form button.primary").click()
    page.get_by_role("button", name="I am Anna").click()
    player.wait_for_ask(page)
    player.choose(page, -1)
    page.get_by_text("Hand the device to").wait_for()
    page.locator(".card button.primary").click()
    expect(page.locator(LOG).filter(has_text="Anna").first).to_be_visible(timeout=60_000)
    page.context.close()


def test_a_seat_that_a_bot_plays_on_is_looked_at_and_taken_back(browser, address):
    page = visit(browser, address)

    def lend(message: str) -> str:
        told: dict[str, Any] = json.loads(message)
        if told["type"] == "update":
            told["now"]["chairs"][0]["level"] = "greedy"
        return json.dumps(told)

    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(server.send)
        server.on_message(lambda message: line.send(lend(str(message))))

    page.route_web_socket("**/api/socket", connect)
    player.open_game(page, "food-chain", 2)
    page.get_by_text("A bot plays on your seat").first.wait_for(timeout=60_000)
    page.get_by_role("button", name="Take my seat back").wait_for()
    assert page.locator(".hand-card").count() == 4
    assert page.locator(".hand-card:not(:disabled), .board .lit").count() == 0
    assert page.locator(player.CHOICES).count() == 0
    assert not page.title().startswith("●")
    page.context.close()
