"""A hint says what to do, lights it up, and gives its reason and the next best."""

import pytest
from playwright.sync_api import expect

from dinotable.games import GAMES
from tests.web import player
from tests.web.conftest import visit

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", list(GAMES))
def test_a_hint_is_legal_lit_and_explained(browser, address, game):
    page = visit(browser, address)
    player.open_game(page, game, 2)
    player.wait_for_ask(page)
    _, texts = player.legal(page)
    page.keyboard.press("h")
    page.locator(".hint").wait_for()
    player.offered(page)
    best = page.locator(f"{player.CHOICES}.hinted")
    expect(best).to_have_count(1)
    assert best.get_attribute("data-action") in texts
    assert best.inner_text() in page.locator(".hint .best").inner_text()
    # What one is asked first in each game names something on the board.
    page.locator(".board .advised").first.wait_for(state="attached")
    expect(page.locator(".hint li")).to_have_count(min(2, len(texts) - 1))
    assert "-term-" not in page.locator(".hint").inner_text()
    assert page.faults == []
    page.context.close()
