"""The table as a game one plays by hand, on one screen: at every size, without a jump, and safe to press."""

import os
import random
import re
import signal
import subprocess
import sys
import time

import pytest
from playwright.sync_api import Page, expect

from dinotable.games import GAMES, find
from tests.web import player
from tests.web.conftest import ROOT, at_table, visit
from tests.web.guises import ALL, PHONE, barriers, fits

pytestmark = pytest.mark.slow
each_game = pytest.mark.parametrize("game", list(GAMES))
LARGE = [(1366, 768), (1440, 900), (1920, 1080), (820, 1180), (1180, 820)]
SMALL = [(390, 844), (360, 740), (844, 390), (683, 384)]
"""The last is the first of the large ones at 200 % zoom."""
MOMENTS = [1, 3, 5, 7, 9, 30, 60]
"""After so many decisions. The shortest of forty random games had eleven of one seat: each size has its moment."""


def at_size(size: tuple[int, int]) -> dict[str, object]:
    is_small = min(size) < 500
    return {"viewport": {"width": size[0], "height": size[1]}, "has_touch": is_small, "is_mobile": is_small}


def most_seats(game: str) -> int:
    return int(find(game).most)


# What lies outside the window though a decision needs it, and what is too small for a finger.
OUTSIDE = """() => {
  const inside = (box) => box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1
  const needed = ['.bar .points', '.ask .status', '[data-anchor=hand]', '.board', '.ask .tool', '[data-button]']
  const found = []
  for (const selector of needed) {
    for (const element of document.querySelectorAll(selector)) {
      const box = element.getBoundingClientRect()
      if (box.width && !inside(box)) found.push(`${selector} ${JSON.stringify(box)}`)
    }
  }
  const root = document.documentElement
  if (root.scrollHeight > innerHeight + 1 || root.scrollWidth > innerWidth + 1) found.push('the page scrolls')
  for (const element of document.querySelectorAll('.board, .board *')) {
    const canScroll = ['auto', 'scroll'].includes(getComputedStyle(element).overflowY)
    if (canScroll && element.scrollHeight > element.clientHeight + 2) found.push(`scrolls: ${element.className}`)
  }
  return found
}"""
TOO_SMALL = """(least) => {
  const found = []
  for (const element of document.querySelectorAll('button, a, select, input, [role=button]')) {
    const { width, height, right } = element.getBoundingClientRect()
    const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const isShown = isSeen && width > 1 && height > 1 && right > 0
    // A full map or forest has smaller places: they grow by zooming in, or on a long press.
    if (!isShown || element.disabled || element.matches('.log *, .recap *, .board svg *, .board .spot *')) continue
    const what = element.getAttribute('aria-label') ?? element.textContent.trim()
    if (width < least - 1 || height < least - 1) found.push(`${what.slice(0, 40)}: ${width} × ${height}`)
  }
  return found
}"""


def asked(page: Page, state: dict[str, str]) -> dict | None:
    """What is asked, over HTTP; None: the game is over."""
    headers = {"Authorization": f"Bearer {state['token']}", "Origin": state["origin"]}
    for _ in range(2000):
        now = page.request.get(f"/api/tables/{state['table']}", headers=headers).json()["now"]
        if now["status"] == "over":
            return None
        if now["ask"] is not None:
            break
        page.wait_for_timeout(10)
    return now


def decide(page: Page, state: dict[str, str], luck: random.Random, number: int, *liked: str) -> bool:
    """Answers over HTTP, as quickly as it goes, what has a word of `liked` in it first; False: the game is over."""
    now = asked(page, state)
    if now is None:
        return False
    headers = {"Authorization": f"Bearer {state['token']}", "Origin": state["origin"]}
    texts = [choice["text"] for choice in now["legal"]]
    text = luck.choice([text for text in texts if any(word in text for word in liked)] or texts)
    body = {"ask": now["ask"], "actions": [text], "msg_id": f"m{number}"}
    page.request.post(f"/api/tables/{state['table']}/act", headers=headers, data=body)
    return True


@each_game
@pytest.mark.parametrize("sizes", [LARGE, SMALL], ids=["large", "small"])
def test_whatever_a_decision_needs_is_on_one_screen(browser, address, game, sizes):
    """At each moment in another size; by `make drill` in all of them after every decision."""
    page = at_table(browser, address, game, most_seats(game), "greedy", **at_size(sizes[0]))
    luck = random.Random(7)
    table, state = page.url, page.evaluate(player.STATE)
    for number in range(400 if ALL else MOMENTS[-1] + 1):
        wanted = [sizes[k % len(sizes)] for k, moment in enumerate(MOMENTS) if moment == number]
        for width, height in sizes if ALL else wanted:
            page.set_viewport_size({"width": width, "height": height})
            page.goto(table)
            if player.wait_for_ask(page) is None:
                break
            assert page.evaluate(OUTSIDE) == [], (number, width, height)
            if sizes is SMALL:
                assert page.evaluate(TOO_SMALL, 40) == [], (number, width, height)
            # Meanwhile it goes on without the page, which would draw every move.
            page.goto("/healthz")
        if not decide(page, state, luck, number):
            break
    assert page.faults == []
    page.context.close()


@each_game
def test_nothing_jumps_in_a_whole_game(browser, address, game):
    page = at_table(browser, address, game, 3, "greedy", viewport={"width": 1366, "height": 768})
    player.wait_for_ask(page)
    page.wait_for_timeout(500)
    player.watch_for_jumps(page)
    luck, boxes, state = random.Random(3), set(), page.evaluate(player.STATE)
    for number in range(400 if ALL else 25):
        if not decide(page, state, luck, number):
            break
        boxes.add(str(page.locator("section.board").bounding_box()))
    assert len(boxes) == 1
    assert player.jumps(page) <= 0.1
    page.context.close()


def test_found_cards_leave_the_hand_where_it_is(browser, address):
    for _ in range(8):
        page = at_table(browser, address, "happy-little-dinosaurs", 2, viewport={"width": 1366, "height": 768})
        hand = page.locator("[data-anchor=hand]")
        player.wait_for_ask(page)
        before, table = hand.bounding_box(), page.url
        if comes_to(page, "take", "keep"):
            page.goto(table)
            page.locator(".found").wait_for()
            assert hand.bounding_box() == before
            return
        page.context.close()
    raise AssertionError("no cards were found")


def comes_to(page: Page, *kinds: str) -> bool:
    """Plays on without the page, by what leads to finding cards, until one of these can be done."""
    luck, number, state = random.Random(3), 0, page.evaluate(player.STATE)
    page.goto("/healthz")
    while now := asked(page, state):
        if any(choice["text"].startswith(kinds) for choice in now["legal"]):
            return True
        decide(page, state, luck, number, "claw", "log", "search")
        number += 1
    return False


def test_a_double_click_makes_one_decision(browser, address):
    """With a real mouse, as fast as people do it: what appears under the pointer is not pressed by the click before."""
    page = at_table(browser, address, "gods-love-dinosaurs", 2, "greedy", has_guard=True)
    for _ in range(4):
        ask = player.wait_for_ask(page)
        page.wait_for_timeout(500)
        before = lines_of(page)
        box = page.locator(player.LIT).first.bounding_box()
        page.mouse.dblclick(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, delay=30)
        page.wait_for_timeout(700)
        assert lines_of(page) - before <= 1
        if player.legal(page)[0] == ask:
            cancel = page.locator(".ask").get_by_role("button", name="Cancel")
            if cancel.count():
                cancel.first.click()
            page.wait_for_timeout(500)
            player.by_list(page, random.Random(1))


def lines_of(page: Page) -> int:
    """How many actions of one's own there are."""
    state = page.evaluate(player.STATE)
    headers = {"Authorization": f"Bearer {state['token']}"}
    told = page.request.get(f"/api/tables/{state['table']}/entries", headers=headers).json()["entries"]
    return sum(line["seat"] == 0 and line["action"] is not None for entry in told for line in entry["lines"])


def test_a_server_that_has_frozen_is_said_within_five_seconds(browser, tmp_path):
    command = [sys.executable, "-m", "dinotable", "serve", "--port", "0", "--pace", "0", "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=dict(os.environ), cwd=ROOT) as server:
        found = re.search(r"http://\S+", server.stdout.readline())
        page = visit(browser, found.group())
        page.get_by_role("button", name="Play now").first.click()
        player.wait_for_ask(page)
        server.send_signal(signal.SIGSTOP)
        begun = time.monotonic()
        page.locator(".connection.lost").wait_for()
        assert time.monotonic() - begun < 5.5
        server.send_signal(signal.SIGCONT)
        page.locator(".connection.live").wait_for()
        page.context.close()
        server.terminate()


def test_what_cannot_be_taken_back_is_asked_about_and_what_can_is_done(browser, address):
    page = at_table(browser, address, "gods-love-dinosaurs", 2, "greedy")
    ask = player.wait_for_ask(page)
    # Taking a tile can be undone.
    page.locator("[data-take]:not(:disabled)").first.click()
    assert player.answered(page, ask)
    assert not page.locator(player.CONFIRM).count()
    page.locator("[title^='Undo']").click()
    page.locator(f".ask[data-ask]:not([data-ask='{ask}'])").wait_for()
    page.context.close()


def test_the_list_comes_back_from_what_is_asked_about_once_more(browser, address):
    page = at_table(browser, address, "ciao-dino", 2, **PHONE)
    player.wait_for_ask(page)
    player.show_list(page)
    opener = page.locator("[aria-controls=choices]")
    for _ in range(2):
        page.locator(player.CHOICES).first.click()
        expect(page.locator(player.CONFIRM)).to_be_visible()
        expect(opener).to_have_attribute("aria-expanded", "false")
        opener.click()
        expect(page.locator(player.CHOICES).first).to_be_visible()
        expect(page.locator(player.CONFIRM)).to_have_count(0)
    # Pressed while the answer is on its way, it is not put away for the next one.
    page.locator(player.CHOICES).first.click()
    page.evaluate(
        "document.querySelector('[data-confirm]').click(); document.querySelector('[aria-controls=choices]').click()"
    )
    assert player.wait_for_ask(page) is not None
    expect(page.locator(player.CHOICES).first).to_be_visible()
    opener.click()
    expect(page.locator("#choices")).to_have_count(0)
    assert page.faults == []
    page.context.close()


def test_bots_take_no_longer_than_one_wants(browser, tmp_path_factory):
    """Alone with three bots at the usual speed: their round is over within four seconds."""
    command = [
        sys.executable,
        "-m",
        "dinotable",
        "serve",
        "--port",
        "0",
        "--data",
        str(tmp_path_factory.mktemp("pace")),
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=dict(os.environ), cwd=ROOT) as server:
        found = re.search(r"http://\S+", server.stdout.readline())
        page = at_table(browser, found.group(), "ciao-dino", 4, "greedy", reduced_motion="no-preference")
        waits, luck, number = [], random.Random(2), 0
        while len(waits) < 3:
            player.wait_for_ask(page)
            asked = time.monotonic()
            decide(page, page.evaluate(player.STATE), luck, number)
            number += 1
            player.wait_for_ask(page)
            took = time.monotonic() - asked
            if took > 0.8:
                waits.append(took)
        assert sorted(waits)[1] < 4.5, waits
        page.context.close()
        server.terminate()


def test_text_of_twice_the_size_needs_no_scrolling_sideways(browser, address):
    page = visit(browser, address, viewport={"width": 390, "height": 844}, locale="fr-FR")
    large = "addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '32px'))"
    page.context.add_init_script(large)
    for path in ["/", "/new/ciao-dino", "/account", "/rules/food-chain", "/nowhere"]:
        page.goto(path)
        page.locator("main :is(h1, h2)").first.wait_for()
        assert fits(page), path
    player.open_game(page, "food-chain", 4)
    player.wait_for_ask(page)
    assert page.evaluate(OUTSIDE) == []
    board = page.locator("section.board").bounding_box()
    assert board["height"] > 300
    page.context.close()


def test_every_key_that_is_told_of_works(browser, address):
    page = at_table(browser, address, "gods-love-dinosaurs", 2, "greedy", viewport={"width": 1366, "height": 768})
    ask = player.wait_for_ask(page)
    page.keyboard.press("?")
    told = page.get_by_role("dialog", name="Keyboard")
    keys = told.locator("kbd").all_inner_texts()
    assert set(keys) == {"Tab", "⇧ Tab", "Enter", "Space", "C", "←", "↑", "↓", "→", "U", "H", "I", "R", "Esc", "?"}
    page.keyboard.press("Escape")
    expect(told).to_be_hidden()
    # From the bar to the board, to what is asked, to the drawers.
    page.locator(".bar .home").focus()
    places = []
    while "drawers" not in places:
        page.keyboard.press("Tab")
        place = page.evaluate(
            "['bar', 'board', 'ask'].find((name) => document.activeElement.closest(`.${name}`)) ?? 'drawers'"
        )
        if place not in places:
            places.append(place)
    assert places == ["bar", "board", "ask", "drawers"]
    page.keyboard.press("i")
    page.locator(".bar .what[aria-pressed=true]").wait_for()
    page.keyboard.press("Escape")
    page.locator(".bar .what[aria-pressed=false]").wait_for()
    page.keyboard.press("h")
    page.locator(".tool[aria-pressed=true]").wait_for()
    page.keyboard.press("c")
    page.wait_for_selector(f"{player.CHOICES}:focus")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    assert player.answered(page, ask)
    taken = player.wait_for_ask(page)
    page.keyboard.press("u")
    assert player.answered(page, taken)
    page.context.close()


@each_game
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_barriers_on_a_phone(browser, address, game, theme):
    page = at_table(browser, address, game, 2, color_scheme=theme, **at_size((390, 844)))
    player.wait_for_ask(page)
    assert barriers(page) == []
    player.open_drawer(page, "rules")
    expect(page.locator("#panel h1, #panel h2").first).to_be_visible()
    assert barriers(page) == []
    page.context.close()
