"""Whole games in a real browser, of every kind: by what is lit on the board, by keyboard alone, by touch on a phone."""

import random

import pytest
from playwright.sync_api import expect

from dinotable.games import GAMES, find
from tests.web import player
from tests.web.conftest import at_table, new_page
from tests.web.guises import ALL, PHONE
from tests.web.test_table import decide

pytestmark = pytest.mark.slow
each_game = pytest.mark.parametrize("game", list(GAMES))


def offers_what_is_legal(page) -> None:
    ask, texts = player.legal(page)
    shown = player.offered(page)
    if player.legal(page)[0] == ask:
        assert sorted(shown) == sorted(texts)


def without_the_list(page) -> None:
    assert not page.locator("#choices").count()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def adds_up(page) -> bool:
    """Whoever has points is shown how they came together."""
    lines = page.locator(".ending ol li").all()
    told = [line.locator(".tally b").all_inner_texts() for line in lines]
    points = [int(line.locator(":scope > span").nth(2).inner_text().split()[0]) for line in lines]
    return points == [sum(int(part) for part in parts) for parts in told]


@each_game
def test_by_mouse(browser, address, game):
    page = new_page(browser, address)
    player.open_game(page, game, 2)
    assert player.play_whole_game(page, 1, player.by_board, most=1500 if ALL else 10) > 5
    # The rest goes faster without a mouse, and without the page, which would draw every move.
    luck, number, state, table = random.Random(1), 0, page.evaluate(player.STATE), page.url
    page.goto("/healthz")
    while decide(page, state, luck, number):
        number += 1
    page.goto(table)
    expect(page.locator(".seed")).to_contain_text("they fit")
    assert adds_up(page)
    assert page.faults == []
    page.context.close()


@each_game
def test_by_keyboard_alone_and_offered_exactly_what_is_legal(browser, address, game):
    page = at_table(browser, address, game, 2)
    # Whole games in every guise: the list is the same from the first decision to the last.
    assert player.play_whole_game(page, 2, player.by_keys, offers_what_is_legal, 1500 if ALL else 6) > 5
    assert page.faults == []
    page.context.close()


@each_game
def test_by_arrows_on_the_board_without_the_list(browser, address, game):
    page = at_table(browser, address, game, 2, "greedy", viewport={"width": 1366, "height": 768})
    assert player.play_whole_game(page, 3, player.by_arrows, without_the_list, 1500 if ALL else 6) > 5
    assert page.faults == []
    page.context.close()


@each_game
def test_by_touch_on_a_phone_without_the_list(browser, address, game):
    page = at_table(browser, address, game, int(find(game).most), "greedy", **PHONE)
    assert player.play_whole_game(page, 4, player.by_hand(player.tap), without_the_list, 1500 if ALL else 6) > 5
    assert page.faults == []
    page.context.close()
