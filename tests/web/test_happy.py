"""Happy Little Dinosaurs by touch alone and by keyboard alone, without the list of choices."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page

from tests.web import player
from tests.web.conftest import visit

GAME = "happy-little-dinosaurs"
MOST_DECISIONS = 12
SIZES = {"phone": (390, 844), "desktop": (1366, 768)}
ARROWS = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]


def by_arrows(page: Page, luck: random.Random) -> None:
    """Arrows to whatever is lit, and Enter; nothing is focused for one."""
    ask, _ = player.legal(page)
    for _ in range(player.MOST_PRESSES):
        page.wait_for_selector(f"{player.LIT}, {player.OVER}", state="attached")
        way = luck.choice(ARROWS)
        for _ in range(1 + luck.randrange(4)):
            page.keyboard.press(way)
        # What was lit may be gone by now: somebody else was quicker.
        if not page.locator(":focus").count():
            continue
        page.keyboard.press("Enter")
        # The same once more does it: the card, the player, or what asks.
        if luck.random() < 0.67:
            page.keyboard.press("Enter")
        page.wait_for_timeout(30)
        if page.locator(player.OVER).count() or player.legal(page)[0] != ask:
            return
    raise AssertionError(f"decision {ask} was not made by {player.MOST_PRESSES} presses")


WAYS: dict[str, Callable[[Page, random.Random], None]] = {"touch": player.by_hand(player.tap), "keys": by_arrows}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("way", WAYS)
def test_every_decision_is_made_on_the_board(browser: Browser, address: str, way: str, seats: int, size: str) -> None:
    width, height = SIZES[size]
    page = visit(browser, address, viewport={"width": width, "height": height}, has_touch=way == "touch")
    player.open_game(page, GAME, seats, "greedy")
    luck = random.Random(seats)
    for _ in range(MOST_DECISIONS):
        ask = player.wait_for_ask(page)
        if ask is None:
            break
        WAYS[way](page, luck)
        assert player.answered(page, ask), f"decision {ask} was not taken"
    assert not page.locator("#choices").count()
    assert page.faults == []  # type: ignore[attr-defined]
    page.context.close()
