"""The ecosystem under a finger: it stays where it is, comes near enough, and is never a trap."""

import random
import re

import pytest
from playwright.sync_api import CDPSession, Page

from tests.web import player
from tests.web.conftest import at_table
from tests.web.test_table import asked, at_size, decide

pytestmark = pytest.mark.slow
GAME = "gods-love-dinosaurs"
MAP = ".board .map svg[role=group]"
SEEN = f"document.querySelector('{MAP}').getAttribute('viewBox')"
# Places that can be pressed and lie in the picture, with their sizes.
PLACES = f"""() => {{
  const seen = document.querySelector('{MAP}').getBoundingClientRect()
  const found = []
  for (const place of document.querySelectorAll('{MAP} [role=button]:not([data-tool])')) {{
    const {{ left, top, width, height }} = place.querySelector('polygon').getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const isIn = x > seen.left && x < seen.right && y > seen.top && y < seen.bottom
    if (isIn && place.contains(document.elementFromPoint(x, y))) found.push({{ x, y, width, height }})
  }}
  return found
}}"""


def texts(page: Page, state: dict[str, str]) -> list[str]:
    now = asked(page, state)
    assert now, "it is over"
    return [choice["text"] for choice in now["legal"]]


def fingers(to: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    touches = [{"x": x, "y": y, "id": k} for k, (x, y) in enumerate(points)]
    to.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


def drag(to: CDPSession, *ways: list[tuple[float, float]]) -> None:
    """Each finger along its way, all at once."""
    fingers(to, "touchStart", *[way[0] for way in ways])
    for step in zip(*[way[1:] for way in ways], strict=True):
        fingers(to, "touchMove", *step)
    fingers(to, "touchEnd")


def line(start: tuple[float, float], end: tuple[float, float], steps: int = 6) -> list[tuple[float, float]]:
    return [
        (start[0] + (end[0] - start[0]) * k / steps, start[1] + (end[1] - start[1]) * k / steps)
        for k in range(steps + 1)
    ]


def late(page: Page, decisions: int, kind: str) -> bool:
    """Plays on for so many decisions at least, until there is an action of this kind; False: the game was over first."""
    luck, number = random.Random(5), 0
    while True:
        if number >= decisions and any(text.startswith(kind) for text in player.legal(page)[1]):
            break
        if not decide(page, page.evaluate(player.STATE), luck, number):
            return False
        number += 1
    page.wait_for_selector(f".ask[data-ask='{player.legal(page)[0]}']")
    page.wait_for_timeout(100)
    return True


def width_of(seen: str) -> float:
    return float(seen.split()[2])


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_a_finger_on_the_map(browser, address, size):
    page = at_table(browser, address, GAME, 2, "greedy", **at_size(size))
    assert late(page, 55, "place")
    to = page.context.new_cdp_session(page)
    places = page.evaluate(PLACES)
    assert places
    assert min(place["width"] for place in places) >= 44
    first = page.evaluate(SEEN)

    # A tap chooses, and the map stays.
    page.touchscreen.tap(places[0]["x"], places[0]["y"])
    page.wait_for_selector(player.CONFIRM)
    assert page.evaluate(SEEN) == first

    # One finger pans what is zoomed in, and what it ends on is not pressed.
    box = page.locator(MAP).bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    chosen = page.locator(".ask .preview strong").inner_text()
    drag(to, line((x, y), (x + 60, y + 30)))
    panned = page.evaluate(SEEN)
    assert panned != first
    assert width_of(panned) == pytest.approx(width_of(first))
    assert page.locator(".ask .preview strong").inner_text() == chosen

    # What was chosen can still be turned. A tap that comes at once would only stop the fling.
    page.wait_for_timeout(300)
    lies, held = page.locator(".ghost.chosen").inner_html(), page.locator(".hand .held").inner_html()
    page.locator(".hand [data-tool]").tap()
    page.wait_for_timeout(100)
    # One tile in some looks the same from all sides, or fits there in one way alone.
    if page.locator(".hand .held").inner_html() != held:
        page.wait_for_function("was => document.querySelector('.ghost.chosen').innerHTML !== was", arg=lies)
    assert page.evaluate(SEEN) == panned

    # The whole of it is one tap away; there one finger is the page's, two are the map's.
    page.locator("[data-whole]").tap()
    page.wait_for_selector("[data-whole][aria-pressed=true]")
    whole = page.evaluate(SEEN)
    assert width_of(whole) > width_of(first)
    drag(to, line((x, y), (x + 60, y + 30)))
    assert page.evaluate(SEEN) == whole
    drag(to, line((x - 20, y), (x - 70, y)), line((x + 20, y), (x + 70, y)))
    assert width_of(page.evaluate(SEEN)) < width_of(whole) / 2
    assert page.faults == []
    page.context.close()


def test_a_hunt_is_drawn_with_a_finger(browser, address):
    """From the nest over a neighbour and home again: the whole hunt in one stroke."""
    page = at_table(browser, address, GAME, 2, "greedy", **at_size((390, 844)))
    luck, number, table, state = random.Random(2), 0, page.url, page.evaluate(player.STATE)
    # Meanwhile it goes on without the page, which would draw every move.
    page.goto("/healthz")
    while not (near := [text for text in texts(page, state) if re.fullmatch(r"hunt 0 to 0 eating [1-6]", text)]):
        assert decide(page, state, luck, number)
        number += 1
    page.goto(table)
    ask = player.wait_for_ask(page)
    to = page.context.new_cdp_session(page)
    middles = []
    for number in ("0", near[0][-1]):
        box = page.locator(f"{MAP} [data-hex='{number}'] polygon").first.bounding_box()
        middles.append((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
    seen = page.evaluate(SEEN)
    drag(to, line(*middles) + line(*reversed(middles)))
    page.wait_for_selector(f"{MAP} [data-hex='0'][data-lit=finish]")
    assert page.evaluate(SEEN) == seen
    page.wait_for_timeout(300)
    page.touchscreen.tap(*middles[0])
    assert player.answered(page, ask)
    assert page.faults == []
    page.context.close()
