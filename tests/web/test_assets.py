"""Whatever the page asks for is there: at a server's root, and at a site in a folder of a host that knows only files."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import ROOT, new_page
from tests.web.gallery import House
from tests.web.test_site import files_served, write_site

pytestmark = pytest.mark.slow
GAME = "ciao-dino"
RECORD = ROOT / "tests" / "records" / "ciao_dino" / "002.txt"
PLACES = [
    "/", "/new", f"/new/{GAME}", f"/rules/{GAME}", f"/learn/{GAME}", f"/learn/{GAME}/end", "/puzzles", "/daily", "/me",
    f"/ratings/{GAME}", "/account",
]  # fmt: skip
# What a picture is made of, before it is painted.
DRAWN = """
const set = Object.getOwnPropertyDescriptor(Image.prototype, 'src').set
Object.defineProperty(Image.prototype, 'src', { set(told) {
  if (told.startsWith('data:image/svg+xml')) window.drawn = decodeURIComponent(told.slice(told.indexOf(',') + 1))
  set.call(this, told)
} })
"""


def missing(page: Page) -> list[str]:
    """What is asked for and not there, from now on: the list grows."""
    found: list[str] = []
    page.context.on("response", lambda one: found.append(f"{one.status} {one.url}") if one.status == 404 else None)
    page.context.on("requestfailed", lambda one: found.append(f"{one.failure} {one.url}"))
    return found


def visit_all(page: Page, address: str) -> None:
    for place in PLACES:
        page.goto(address + place)
        page.wait_for_selector("main :is(h1, h2, section, form), div.screen")
        page.evaluate("document.fonts.ready.then(() => undefined)")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    root: Path = tmp_path_factory.mktemp("host")
    write_site(root / "some" / "where")
    with files_served(root) as address:
        yield address


def test_at_a_server(browser: Browser, address: str):
    page = new_page(browser, address)
    lost = missing(page)
    visit_all(page, address.rstrip("/"))
    page.wait_for_load_state("networkidle")
    assert not [one for one in lost if not one.startswith("net::ERR_ABORTED")]
    page.context.close()


def test_at_a_site_in_a_folder(browser: Browser, site: str):
    page = new_page(browser, site)
    lost = missing(page)
    visit_all(page, f"{site}#")
    page.wait_for_load_state("networkidle")
    assert not [one for one in lost if not one.startswith("net::ERR_ABORTED")]
    page.context.close()


def test_a_picture_has_the_fonts_of_the_page_and_says_why_the_ranking_is_so(browser: Browser, address: str):
    page = new_page(browser, address)
    page.add_init_script(DRAWN)
    lost = missing(page)
    house = House(address.rstrip("/"), page.request)
    page.goto(f"/t/{house.bring(RECORD.read_text(encoding='utf-8'))}")
    why = "Eliminated players rank last: the later out, the higher."
    expect(page.locator(".ending ol")).to_contain_text("(eliminated)")
    expect(page.locator(".ending")).to_contain_text(why)
    expect(page.locator(".podium li .out")).to_have_count(2)
    with page.expect_download():
        page.get_by_role("button", name="A picture of it").click()
    drawn = page.evaluate("drawn")
    assert drawn.count('url("data:font/woff2') == 2 and ".woff2" not in drawn
    assert "(eliminated)" in drawn.rpartition("</foreignObject>")[2] and why in drawn
    assert not [one for one in lost if "woff2" in one]
    page.context.close()
