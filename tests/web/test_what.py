"""What can I do with this? Everything on the four boards explains itself, and playing is not disturbed by it."""

import re

import pytest
from playwright.sync_api import Page, expect

from dinotable.games import GAMES
from tests.web import player
from tests.web.conftest import at_table
from tests.web.guises import LOCALES, PHONE, barriers

TOLD = "dialog[open] #what-title"
# For each kind of thing one that can be hit: what is asked about, and where.
THINGS = """() => {
  const found = {}
  for (const thing of document.querySelectorAll('.board [data-what]')) {
    const kind = thing.dataset.what.split(':')[0]
    const { x, y, width, height } = thing.getBoundingClientRect()
    for (const [u, v] of [[0.5, 0.5], [0.5, 0.1], [0.1, 0.9], [0.5, 0.9]]) {
      const at = [x + width * u, y + height * v]
      const hit = document.elementFromPoint(...at)?.closest('[data-what]')
      if (hit === thing) found[kind] ??= at
    }
  }
  return found
}"""
KINDS = {
    "ciao-dino": {"hex", "herd", "hand", "card", "pile", "points"},
    "food-chain": {"card", "hand", "pile", "discards", "tokens"},
    "gods-love-dinosaurs": {"eco", "take", "column", "mini"},
    "happy-little-dinosaurs": {"card", "dino", "disaster", "disasters", "deck", "route"},
}


def play_on(page: Page, count: int) -> None:
    for _ in range(count):
        player.answered(page, player.choose(page))
    player.wait_for_ask(page)


@pytest.mark.parametrize(("game", "language"), list(zip(GAMES, ["en", "fr", "en", "fr"], strict=True)))
def test_each_kind_of_thing_explains_itself(browser, address, game, language):
    page = at_table(browser, address, game, 3, viewport={"width": 1366, "height": 768}, locale=LOCALES[language])
    play_on(page, 4 if game == "ciao-dino" else 0)
    ask = player.wait_for_ask(page)
    things = page.evaluate(THINGS)
    assert KINDS[game] <= set(things)
    for kind in sorted(KINDS[game]):
        page.mouse.click(*things[kind], button="right")
        expect(page.locator(TOLD)).not_to_be_empty()
        said = page.locator("dialog[open]").inner_text()
        assert not re.search(rf"(what|page|{game})-[a-z]", said), said
        assert len(said) > 60, kind
        assert page.locator("dialog[open] .rules a").count(), kind
        if kind == "hand":
            assert barriers(page) == []
        page.keyboard.press("Escape")
        expect(page.locator(TOLD)).to_have_count(0)
    assert player.legal(page)[0] == ask, "nothing was played"
    assert page.faults == []
    page.context.close()


def test_a_finger_asks_by_resting_and_plays_by_tapping(browser, address):
    page = at_table(browser, address, "food-chain", 2, **PHONE)
    player.wait_for_ask(page)
    card = page.locator(".hand-card").first
    box = card.bounding_box()
    assert box
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.locator(TOLD)).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    # What the legal choices say of it can be done from here.
    expect(page.locator("dialog[open] .choices button").first).to_be_visible()
    assert page.locator(".raised").count() == 0, "it was not picked up"
    page.locator("dialog[open] header button").click()
    expect(page.locator(TOLD)).to_have_count(0)
    page.wait_for_timeout(650)
    card.tap()
    expect(page.locator(".raised")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".raised")).to_have_count(0)

    # In the mode every touch asks, until it is left.
    page.locator(".bar .what").tap()
    card.tap()
    expect(page.locator(TOLD)).to_be_visible()
    page.locator("dialog[open] .choices button").first.tap()
    expect(page.locator("[data-confirm]")).to_be_visible()
    expect(page.locator(".bar .what")).to_have_attribute("aria-pressed", "false")
    assert page.faults == []
    page.context.close()


# The browser closes a dialog on Escape at once, and tells the page later: what was asked in between has to stay.
ASK_AGAIN = """() => {
  const ask = (thing) => {
    const { x, y, width, height } = thing.getBoundingClientRect()
    thing.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, clientX: x + width / 2, clientY: y + height / 2 }))
  }
  const dialog = document.querySelector('dialog[open]')
  dialog.addEventListener('close', () => (dialog.dataset.heard = 'yes'))
  dialog.close()
  ask(document.querySelector('.hand-card'))
}"""


def test_what_is_asked_just_after_escape_stays_open(browser, address):
    page = at_table(browser, address, "food-chain", 2)
    player.wait_for_ask(page)
    page.locator(".hand-card").first.click(button="right")
    expect(page.locator(TOLD)).not_to_be_empty()
    page.evaluate(ASK_AGAIN)
    expect(page.locator("dialog[data-heard]")).to_have_count(1)
    expect(page.locator(TOLD)).not_to_be_empty()
    assert page.faults == []
    page.context.close()


def test_by_keys_and_why_not(browser, address):
    page = at_table(browser, address, "ciao-dino", 3)
    play_on(page, 2)
    # Nothing is focused: the mode. All of the board can be gone through then.
    page.keyboard.press("i")
    expect(page.locator(".bar .what")).to_have_attribute("aria-pressed", "true")
    volcano = page.locator("[data-what='hex:0.0']")
    volcano.focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open]")).to_contain_text("never moves")
    # Why it cannot drift now, in the server's words, with the rule.
    expect(page.locator("dialog[open] li a[data-rule]").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(TOLD)).to_have_count(0)
    assert page.evaluate("document.activeElement.dataset.what") == "hex:0.0"
    page.keyboard.press("Escape")
    expect(page.locator(".bar .what")).to_have_attribute("aria-pressed", "false")
    assert page.faults == []
    page.context.close()
