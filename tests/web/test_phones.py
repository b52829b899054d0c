"""On a small screen, by what lies where: votes, names as long as they may be, warnings, and the first sight of the map."""

import json
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import dinotable
from tests.web.conftest import new_page
from tests.web.gallery import House, played
from tests.web.guises import ALL, LOCALES, Size
from tests.web.player import open_drawer

pytestmark = pytest.mark.slow
PHONE: Size = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LYING: Size = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
TABLET: Size = {"viewport": {"width": 820, "height": 1180}, "has_touch": True}
DESK: Size = {"viewport": {"width": 1280, "height": 800}}
MORE = [(TABLET, "en"), (DESK, "fr")] if ALL else []
each_size = pytest.mark.parametrize(("size", "language"), [(PHONE, "fr"), (LYING, "en"), *MORE])
WIDE, OTHER = "É" + "W" * 39, "Ê" + "M" * 39

AMISS = """() => {
  const found = []
  for (const one of document.querySelectorAll('button, a, input, select')) {
    const at = one.getBoundingClientRect()
    if (!at.width || one.closest('.hidden, svg, .skip')) continue
    if (at.left < -1 || at.right > innerWidth + 1) found.push(['beside the screen', one.className, one.textContent])
    for (let box = one.parentElement; box; box = box.parentElement) {
      const its = box.getBoundingClientRect(), isClipped = getComputedStyle(box).overflowX !== 'visible'
      const isCut = at.right > its.right + 2 || at.left < its.left - 2
      if (isClipped && isCut) found.push(['clipped', one.className, box.className])
    }
  }
  const pen = document.createElement('canvas').getContext('2d')
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text; (text = texts.nextNode()); ) {
    const parent = text.parentElement, style = getComputedStyle(parent), range = document.createRange()
    range.selectNodeContents(text)
    const line = range.getClientRects()[0]
    if (!/[ÉÊ]/.test(text.data) || !line || parent.closest('.hidden')) continue
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down, actualBoundingBoxAscent: ink } = pen.measureText('Ê')
    const top = line.top + ((up - ink) * line.height) / (up + down)
    for (let box = parent; box; box = box.parentElement) {
      const its = box.getBoundingClientRect()
      const isClipped = ['hidden', 'clip'].includes(getComputedStyle(box).overflowY)
      if (isClipped && top < its.top - 0.3 && line.bottom > its.top) found.push(['accent', parent.className, box.className])
    }
  }
  return found
}"""
"""Whatever cannot be pressed because it lies beyond an edge, and each capital whose accent is cut off."""
UNREACHED = """selector => [...document.querySelectorAll(selector)].filter((one) => {
  const { x, y, width, height } = one.getBoundingClientRect()
  const hit = document.elementFromPoint(x + width / 2, y + height / 2)
  return !hit || !one.contains(hit)
}).map((one) => one.textContent)"""
HIDDEN_LAND = """() => {
  const board = document.querySelector('section.board').getBoundingClientRect()
  const lands = [...document.querySelectorAll('.ciao polygon.land')]
  const hidden = lands.filter((land) => {
    const { left, right, top, bottom } = land.getBoundingClientRect()
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    const isIn = left >= board.left - 1 && right <= board.right + 1 && top >= board.top - 1 && bottom <= board.bottom + 1
    return !isIn || !land.closest('g').contains(hit)
  })
  return [lands.length, hidden.map((land) => land.closest('g').dataset.hex)]
}"""
COVERED = """() => [...document.querySelectorAll('.seat .danger svg, .seat .taken svg, .seat .trait svg')].filter((icon) => {
  const { left, right, top, bottom, width } = icon.getBoundingClientRect()
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const corners = [[left + 2, y], [right - 2, y], [x, top + 2], [x, bottom - 2]]
  const isFree = (at) => {
    const above = document.elementsFromPoint(...at).find((one) => !one.closest('.target'))
    return above && icon.closest('.danger, .taken, .trait').contains(above)
  }
  return width && !corners.every(isFree)
}).map((icon) => icon.closest('.seat').dataset.seat)"""


def hold(page: Page, *held: dict[str, Any]) -> None:
    page.context.add_init_script(f"localStorage.seats = {json.dumps(json.dumps(held))}")


@each_size
def test_long_names_and_a_vote_push_nothing_off_the_screen(
    browser: Browser, address: str, size: Size, language: str
) -> None:
    page = new_page(browser, address, **size, locale=LOCALES[language])
    game = "happy-little-dinosaurs"
    chairs = [{"kind": "me", "name": WIDE}, {"kind": "friend"}, {"kind": "bot", "level": "random"}]
    opened = page.request.post("/api/tables", data={"game": game, "chairs": chairs}).json()
    at, tokens = opened["table"], {seat["seat"]: seat["token"] for seat in opened["seats"]}

    def ask(route: str, token: str, **body: Any) -> Any:
        headers = {"Authorization": f"Bearer {token}"}
        answer = page.request.post(f"/api/tables/{at}/{route}", data=body, headers=headers)
        assert answer.ok, answer.text()
        return answer.json()

    tokens[1] = ask("sit", tokens[1], name=OTHER)["token"]
    seat = {"table": at, "game": game, "seat": 0, "token": tokens[0], "isHost": False}
    hold(page, seat, {**seat, "seat": None, "token": opened["host"], "isHost": True})
    page.goto(f"/t/{at}")
    page.wait_for_selector("#swap-title")
    assert page.evaluate(AMISS) == []
    ask("start", opened["host"])
    page.wait_for_selector("div.screen")
    # Both choose a card; one asks for it back.
    for one in (0, 1):
        now = page.request.get(f"/api/tables/{at}", headers={"Authorization": f"Bearer {tokens[one]}"}).json()["now"]
        ask("act", tokens[one], ask=now["ask"], actions=[now["legal"][0]["text"]], msg_id=f"a-choice-of-{one}")
    line = page.request.get(f"/api/tables/{at}/people").json()["last"][1]
    ask("propose", tokens[1], what="back", target=line)
    ask("chat", tokens[1], text="Bonjour !")
    expect(page.locator(".wish button")).to_have_count(2)
    assert page.evaluate(UNREACHED, ".wish button") == []
    # The friend has never been there: for how long the others wait is counted.
    counting = page.locator("[data-anchor='seat-1'] .absent [role=timer]")
    counting.wait_for()
    of_chip = "one => one.getBoundingClientRect().right <= one.closest('.time').getBoundingClientRect().right + 1"
    assert counting.evaluate(of_chip), "all of it is seen"
    assert page.evaluate(AMISS) == []
    open_drawer(page, "chat")
    page.get_by_text("Bonjour !").wait_for()
    assert page.get_by_text("Bonjour !").bounding_box()["width"] > 100  # type: ignore[index]
    assert page.evaluate(AMISS) == []
    assert page.faults == []  # type: ignore[attr-defined]
    page.context.close()


@cache
def wandering() -> tuple[str, int]:
    """A record whose land has drifted far, and a line of it."""
    game = played("ciao-dino")
    return game.record, game.asks[int(0.6 * len(game.asks))][0]


@each_size
def test_the_first_sight_of_the_map_has_all_land(browser: Browser, address: str, size: Size, language: str) -> None:
    page = new_page(browser, address, **size, locale=LOCALES[language])
    house = House(address, page.request)
    record, line = wandering()
    held = house.branch(house.bring(record), line)
    hold(page, held)
    page.goto(f"/t/{held['table']}")
    page.locator(".ciao .corner.cards").wait_for()
    page.wait_for_function(f"({HIDDEN_LAND})()[1].length === 0")
    assert page.evaluate(HIDDEN_LAND)[0] > 30
    page.context.close()


@cache
def endangered() -> tuple[str, int]:
    """A record in which players own many disasters, and a line where their cards lie."""
    match = dinotable.new("happy-little-dinosaurs", seats=3, seed=4)
    best = (0, 0)
    while match.outcome is None:
        seats = match.view(0).data["seats"]
        owned = [sum(seat["disasters"].values()) for seat in seats if seat["in"]]
        if 0 in match.to_act and any(seat["front"] for seat in seats):
            best = max(best, (10 * max(owned) + sum(owned), match.line))
        match.play(match.to_act[0], match.choose(match.to_act[0], "greedy"))
    return match.record.text(), best[1]


def test_no_warning_lies_under_a_card(browser: Browser, address: str) -> None:
    page = new_page(browser, address, **LYING)
    house = House(address, page.request)
    record, line = endangered()
    held = house.branch(house.bring(record), line)
    hold(page, held)
    page.goto(f"/t/{held['table']}")
    page.locator(".seat .danger, .seat .taken").first.wait_for()
    assert page.evaluate(COVERED) == []
    page.context.close()


def test_what_is_to_be_confirmed_is_on_the_screen_however_far_one_had_scrolled(browser: Browser, address: str) -> None:
    page = new_page(browser, address, **PHONE)
    house = House(address, page.request)
    record, line = wandering()
    held = house.branch(house.bring(record), line)
    hold(page, held)
    page.goto(f"/t/{held['table']}")
    page.locator("[aria-controls=choices]").click()
    choices = page.locator(".ask [data-action]")
    choices.first.wait_for()
    page.evaluate("document.querySelector('.ask .body').scrollTop = 9999")
    choices.last.evaluate("one => one.click()")
    page.locator("[data-confirm]").wait_for()
    assert page.evaluate(UNREACHED, "[data-confirm]") == []
    page.context.close()
