"""Ciao Dino! by hand alone: with a finger on the map, and with arrows and Enter on it, never by the list of choices."""

import random

import pytest
from playwright.sync_api import Page

from tests.web import player
from tests.web.conftest import visit
from tests.web.guises import PHONE

pytestmark = pytest.mark.slow
ARROWS = ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"]
MOST_KEYS = 160
"""Until a decision has been made by walking about and pressing what one comes to."""


def by_arrows(page: Page, luck: random.Random) -> None:
    ask, _ = player.legal(page)
    for _ in range(MOST_KEYS):
        for _ in range(luck.randrange(1, 6)):
            page.keyboard.press(luck.choice(ARROWS))
        # Whatever tools lie on the way are passed by.
        if page.evaluate("!document.activeElement.closest('[data-tool], .tools')"):
            page.keyboard.press("Enter")
        if page.locator(player.OVER).count() or player.legal(page)[0] != ask:
            return
    raise AssertionError(f"decision {ask} was not made by {MOST_KEYS} keys")


def play(page: Page, seats: int, answer, decisions: int) -> set[str]:
    """So many decisions, or to the end; the kinds of what was done."""
    page.goto(page.url)
    player.open_game(page, "ciao-dino", seats, "greedy")
    luck = random.Random(seats)
    for _ in range(decisions):
        ask = player.wait_for_ask(page)
        if ask is None:
            break
        answer(page, luck)
        assert player.answered(page, ask)
        assert page.locator("#choices").count() == 0
    state = page.evaluate(player.STATE)
    record = page.request.get(
        f"/api/tables/{state['table']}/record", headers={"Authorization": f"Bearer {state['token']}"}
    ).text()
    assert page.faults == []  # type: ignore[attr-defined]
    page.context.close()
    return {line.split()[1] for line in record.splitlines() if line.startswith("0 ") and len(line.split()) > 1}


@pytest.mark.parametrize("seats", [2, 5])
def test_by_arrows_and_enter_alone(browser, address, seats):
    done = play(visit(browser, address), seats, by_arrows, 16)
    assert {"place", "to", "done"} <= done, done


@pytest.mark.parametrize("seats", [2, 5])
def test_by_finger_alone(browser, address, seats):
    done = play(visit(browser, address, **PHONE), seats, player.by_hand(player.tap), 16)
    assert {"place", "to", "done"} <= done, done
