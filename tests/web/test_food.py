"""Food Chain by hand: with a forest that is full, by two steps, and in words without numbers."""

import random
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from playwright.sync_api import Locator, Page

from dinotable.games import GAMES, load
from tests.web import player
from tests.web.conftest import ROOT, at_table
from tests.web.test_table import at_size

slow = pytest.mark.slow

# Cards of the forest that have less than 40 pixels of their own to press. The middle of each is asked what lies there, and
# points around it.
CRAMPED = """() => {
  const found = []
  for (const card of document.querySelectorAll('.card-on-table, .hand-card:not(:disabled)')) {
    const { x, y, width, height } = card.getBoundingClientRect()
    const steps = Array.from({ length: 13 }, (_, k) => (k + 0.5) / 13)
    const isOwn = (u, v) => card.contains(document.elementFromPoint(x + width * u, y + height * v))
    const across = Math.max(...steps.map((v) => steps.filter((u) => isOwn(u, v)).length / 13)) * width
    const down = Math.max(...steps.map((u) => steps.filter((v) => isOwn(u, v)).length / 13)) * height
    if (across < 37 || down < 37) found.push(`${card.ariaLabel}: ${across} × ${down}`)
  }
  return found
}"""


def messages(path: Path) -> dict[str, str]:
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {
        entry.id.name: path.read_text(encoding="utf-8")[entry.span.start : entry.span.end]
        for entry in body
        if isinstance(entry, ast.Message)
    }


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_page_names_no_place_by_its_number(language):
    """Whoever sees the board needs none: wherever the game's own words have one, the page has words without."""
    game = messages(ROOT / "src" / "dinotable" / "games" / "food_chain" / f"{language}.ftl")
    page = messages(ROOT / "web" / "src" / "boards" / "food_chain" / f"{language}.ftl")
    for name, text in game.items():
        told = re.fullmatch(r"food-chain-(do|event|no)-(.+)", name)
        if told and "$place" in text:
            assert f"food-chain-page-{told[1]}-{told[2]}" in page, name
    assert not [name for name, text in page.items() if "$place" in text or re.search(r"FC\d", text)]
    kinds = load(GAMES["food-chain"])
    known = {kind.word for part in (kinds.actions, kinds.events, kinds.refusals) for kind in part.kinds}
    told = {name.split("-", 4)[4] for name in page if re.match(r"food-chain-page-(do|event)-", name)}
    assert told <= known


def hunt_on(page: Page, luck: random.Random, number: int) -> bool:
    """Answers over HTTP with a hunt wherever there is one: forests grow full. False: the game is over."""
    state = page.evaluate(player.STATE)
    headers = {"Authorization": f"Bearer {state['token']}", "Origin": "/".join(page.url.split("/")[:3])}
    if player.wait_for_ask(page) is None:
        return False
    ask, texts = player.legal(page)
    hunts = [text for text in texts if text.startswith("hunt")]
    body = {"ask": ask, "actions": [luck.choice(hunts or texts)], "msg_id": f"f{number}"}
    page.request.post(f"/api/tables/{state['table']}/act", headers=headers, data=body)
    return True


@slow
@pytest.mark.parametrize("size", [(390, 844), (360, 740), (844, 390)])
def test_every_card_of_a_full_forest_can_be_pressed_with_a_finger(browser, address, size):
    page = at_table(browser, address, "food-chain", 4, **at_size(size))
    luck, most = random.Random(4), 0
    # Whose cards are bad hunts little: then it takes longer.
    for number in range(30):
        if not hunt_on(page, luck, number) or player.wait_for_ask(page) is None:
            break
        most = max(most, page.locator(".card-on-table").count())
        if most > 12 and number > 13:
            break
        if number % 4 == 3:
            assert page.evaluate(CRAMPED) == [], number
    assert most > 9
    assert page.faults == []
    page.context.close()


def pressed(page: Page, card: Locator, prey: Locator) -> None:
    card.focus()
    prey.click()
    page.mouse.move(1, 1)


def carried(page: Page, card: Locator, prey: Locator) -> None:
    start, end = card.bounding_box(), prey.bounding_box()
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + 30)
    page.mouse.down()
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] - 10, steps=2)
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=3)
    page.mouse.up()


@slow
@pytest.mark.parametrize("send", [pressed, carried])
def test_a_card_sent_in_two_steps_is_not_asked_about_and_a_discard_is(browser, address, send):
    page = at_table(browser, address, "food-chain", 2, has_guard=True)
    ask = player.wait_for_ask(page)
    page.wait_for_timeout(500)
    cards, places = page.locator(".hand-card"), page.locator(".card-on-table.target")
    for k in range(cards.count()):
        cards.nth(k).click()
        if places.count():
            send(page, cards.nth(k), places.first)
            # Where it may hunt as well as be swapped, one says which.
            if page.locator(".board .menu").count():
                page.locator(".board .menu button").first.click()
            break
    assert player.answered(page, ask)
    ask = player.wait_for_ask(page)
    page.wait_for_timeout(500)
    cards.first.click()
    page.locator(".discard").click()
    page.locator(player.CONFIRM).wait_for()
    page.wait_for_timeout(700)
    assert player.legal(page)[0] == ask
    # Nobody is told which card lies on top: none is shown.
    page.locator(player.CONFIRM).click()
    assert player.answered(page, ask)
    page.locator(".stack.discards .paper:not(.empty)").first.wait_for()
    assert page.locator(".stack.discards use").count() == 0
    page.context.close()
