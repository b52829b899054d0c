"""Moves are shown as they happened: over the board, never in the way, ended by a key, and not where motion is unwelcome."""

import random

import pytest

from dinotable.games import GAMES
from tests.web import player
from tests.web.conftest import at_table, visit

pytestmark = pytest.mark.slow
each_game = pytest.mark.parametrize("game", list(GAMES))

# Rings around what a line of the log tells of, wherever the pointer happens to lie, stand still: they are no motion.
COUNT_PIECES = """() => {
  window.pieces = 0
  const count = (records) => records.forEach((record) => {
    if (record.target.className !== 'overlay') return
    window.pieces += [...record.addedNodes].filter((piece) => !piece.matches('.looked, .kept')).length
  })
  new MutationObserver(count).observe(document.body, { childList: true, subtree: true })
}"""
# The moment something is shown, Escape: what is left of it then.
ESCAPE_AT_ONCE = """() => {
  const seen = new MutationObserver(() => {
    const layer = document.querySelector('.overlay')
    if (!layer?.children.length) return
    seen.disconnect()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    window.left = layer.children.length
  })
  seen.observe(document.body, { childList: true, subtree: true })
}"""


def play(page, decisions: int) -> None:
    choose = random.Random(11)
    for _ in range(decisions):
        ask = player.wait_for_ask(page)
        if ask is None:
            return
        player.by_list(page, choose)
        assert player.answered(page, ask)


def pieces(page) -> int:
    return int(page.evaluate("window.pieces"))


@each_game
def test_moves_are_shown_and_nothing_waits_for_them(browser, address, game):
    page = at_table(browser, address, game, 3, reduced_motion="no-preference")
    page.evaluate(COUNT_PIECES)
    for _ in range(8):
        play(page, 1)
        if pieces(page):
            break
    assert pieces(page) > 0
    # One plays on while it is shown.
    play(page, 2)
    page.locator("button.caption").wait_for(state="detached")
    # While nothing happens, an animal blinks.
    page.wait_for_function("() => document.getAnimations().some((one) => one.effect.target.matches('.board .lid'))")
    assert page.faults == []
    page.context.close()


def test_escape_ends_what_is_shown(browser, address):
    page = visit(browser, address, reduced_motion="no-preference")
    page.evaluate("localStorage.speed = 'slow'")
    player.open_game(page, "food-chain", 2)
    player.wait_for_ask(page)
    page.evaluate(ESCAPE_AT_ONCE)
    play(page, 4)
    page.wait_for_function("window.left !== undefined")
    assert page.evaluate("window.left") == 0
    page.context.close()


def test_nothing_moves_where_the_system_asks_for_less_motion(browser, address):
    page = visit(browser, address)
    page.evaluate("localStorage.speed = 'slow'")
    player.open_game(page, "food-chain", 2)
    page.evaluate(COUNT_PIECES)
    play(page, 4)
    page.locator("button.said.names").last.hover()
    page.locator(".overlay > i.looked").first.wait_for()
    assert pieces(page) == 0
    assert page.evaluate("document.getAnimations().length") == 0
    page.context.close()
