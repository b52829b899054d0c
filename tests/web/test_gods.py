"""The ecosystem under a finger: it stays where it is, comes near enough, and is never a trap."""

import json
import random
import re

import pytest
from playwright.sync_api import Browser, CDPSession, Page

from tests.web import player
from tests.web.conftest import at_table, new_page
from tests.web.test_learn import answer
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


# Where halves and hexes lie, from the nest in widths of a hex: however near the map has come.
FROM_NEST = f"""(things) => {{
  const nest = document.querySelector('{MAP} [data-hex="0"] polygon').getBoundingClientRect()
  return [...things].map((thing) => {{
    const {{ x, y }} = thing.getBoundingClientRect()
    return [(x - nest.x) / nest.width, (y - nest.y) / nest.width].map((part) => Math.round(20 * part) / 20 + 0)
  }}).toSorted((one, two) => one[0] - two[0] || one[1] - two[1])
}}"""
SHOWN = f"""(ghost) => ({FROM_NEST})(document.querySelectorAll(`${{ghost}} > polygon:not(.edge)`))"""
LAID = f"""(numbers) => {{
  const hexes = numbers.map((number) => document.querySelector(`{MAP} [data-hex="${{number}}"]`))
  return ({FROM_NEST})(hexes.map((hex) => hex.querySelector('polygon')))
}}"""
# Which way a tile lies, in degrees: that of equal halves is the same both ways.
HEADING = """(where) => {
  const halves = [...document.querySelectorAll(`${where} > polygon:not(.edge)`)]
  const [one, two] = halves.map((half) => half.getBoundingClientRect())
  const degrees = Math.atan2(two.y - one.y, two.x - one.x) * 180 / Math.PI
  return ((Math.round(degrees / 60) * 60) % 180 + 180) % 180
}"""
# Whether the yes can be seen whole and pressed, and is large enough for a finger.
YES = f"""() => {{
  const [seen, yes] = ['{MAP}', '.yes circle'].map((name) => document.querySelector(name).getBoundingClientRect())
  const [x, y] = [yes.x + yes.width / 2, yes.y + yes.height / 2]
  const isIn = yes.left >= seen.left && yes.right <= seen.right && yes.top >= seen.top && yes.bottom <= seen.bottom
  return isIn && yes.width >= 43 && document.elementFromPoint(x, y)?.closest('.yes') !== null
}}"""
# At every place in the picture, turned in every way: those at which the yes cannot.
NO_YES = f"""async () => {{
  const seen = document.querySelector('{MAP}').getBoundingClientRect()
  const wrong = []
  for (const {{ dataset: {{ spot }} }} of document.querySelectorAll('.spot')) {{
    const {{ x, y, width, height }} = document.querySelector(`[data-spot="${{spot}}"] polygon`).getBoundingClientRect()
    if (x < seen.x || y < seen.y || x + width > seen.right || y + height > seen.bottom) continue
    document.querySelector(`[data-spot="${{spot}}"]`).dispatchEvent(new MouseEvent('click', {{ bubbles: true }}))
    for (let turn = 0; turn < 6; turn += 1) {{
      await new Promise(requestAnimationFrame)
      if (!({YES})()) wrong.push(`${{spot}} turned ${{turn}}`)
      document.querySelector('.hand [data-tool]').click()
    }}
  }}
  return wrong
}}"""


def holding_two_lakes(browser: Browser, address: str, **wishes: object) -> Page:
    page = new_page(browser, address, **wishes)
    page.goto(f"{address}/learn/{GAME}")
    page.wait_for_selector(".ask[data-ask]")
    answer(page, "take frog 1")
    page.wait_for_selector(".spot")
    return page


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1280, 800)])
def test_a_tile_of_equal_halves_is_turned_and_lies_as_it_was_shown(browser, address, size):
    is_desk = size == (1280, 800)
    wishes = {"viewport": {"width": 1280, "height": 800}} if is_desk else at_size(size)
    page = holding_two_lakes(browser, address, **wishes)
    ghost = ".ghost.held" if is_desk else ".ghost.chosen"
    spot = page.locator("[data-spot='2.0']")
    (spot.hover if is_desk else spot.tap)()
    shown = []
    for _ in range(4):
        lies = page.evaluate(SHOWN, ghost)
        assert len(lies) == 2, "it is shown where it would lie"
        assert page.evaluate(HEADING, ghost) == page.evaluate(HEADING, ".hand .held svg"), "as it is held"
        assert lies not in shown
        shown.append(lies)
        if not is_desk:
            assert page.evaluate(YES)
        page.keyboard.press("r") if is_desk else page.locator(".hand [data-tool]").tap()
        page.wait_for_function(
            f"was => JSON.stringify(({SHOWN})('{ghost}')) !== was", arg=json.dumps(lies, separators=(",", ":"))
        )
    assert is_desk or page.evaluate(NO_YES) == []
    lies = page.evaluate(SHOWN, ghost)
    (spot.click if is_desk else page.locator(".yes").tap)()
    page.wait_for_selector(f"{MAP} [data-hex='8']")
    assert page.evaluate(LAID, [7, 8]) == lies
    assert page.faults == []
    page.context.close()
