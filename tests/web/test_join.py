"""One table, one player in a browser and one in a terminal: each sees what the other does."""

import random
import re

from tests.terminal.driver import Driver
from tests.web import player
from tests.web.conftest import visit
from tests.web.test_house import player_form


def owing(page) -> list[int]:
    table = page.evaluate(player.STATE)["table"]
    return page.request.get(f"/api/tables/{table}").json()["now"]["to_act"]


def test_a_terminal_joins_the_table_of_a_browser(browser, address):
    anna = visit(browser, address)
    player_form(anna, "food-chain", ["me", "friend"])
    driver = Driver("join", anna.locator("code").inner_text(), "--name", "Ben", "--lang", "en", names=["Ben"])
    driver.prompt = re.compile(r"^Ben> \Z|Waiting for Anna", re.MULTILINE)
    anna.get_by_text("Ben").first.wait_for()
    anna.get_by_role("button", name="Start the game").click()
    anna.wait_for_selector("div.screen")
    moved = []
    while len(set(moved)) < 2 or moved[-1] == "Anna":
        if (driver.hear() or "").endswith("Ben> "):
            driver.type("#1")
            moved.append("Ben")
            continue
        while 0 in owing(anna):
            ask = player.wait_for_ask(anna)
            player.by_list(anna, random.Random(1))
            assert player.answered(anna, ask)
        moved.append("Anna")
    player.open_drawer(anna, "log")
    anna.locator(".log").get_by_text("Ben").first.wait_for()
    driver.stop()
    assert re.search(r"^ · Anna ", driver.transcript, re.MULTILINE)
    anna.context.close()
