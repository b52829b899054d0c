"""The deal of the day on the page: begun, left, finished, and compared when one's own game is over."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import serving, visit
from tests.web.guises import LOCALES, check, each_guise
from tests.web.player import PLAY, open_drawer

pytestmark = pytest.mark.slow

WORDS = {
    "en": {"begin": "Play it", "on": "Play on", "again": "Play it again (try 2)", "later": "when your own game is over",
           "you": "(you)", "helped": "a bot helped", "hint": "Hint", "costs": "Ask once more to see it",
           "closes": "at the latest on"},
    "fr": {"begin": "La jouer", "on": "Continuer", "again": "La rejouer (essai 2)",
           "later": "quand votre propre partie sera finie", "you": "(vous)", "helped": "aidé par un bot",
           "hint": "Conseil", "costs": "Redemandez-le pour le voir", "closes": "au plus tard"},
}  # fmt: skip


@pytest.fixture(scope="module")
def quick(tmp_path_factory):
    """Bots that hardly think: whichever game it is today, it ends soon."""
    with serving(tmp_path_factory.mktemp("daily"), "--think-seconds", "0.02") as found:
        yield found


@each_guise
def test_the_deal_of_the_day_from_the_first_move_to_the_results(browser, quick, size, language):
    address, words = quick, WORDS[language]
    page = visit(browser, address, **size, locale=LOCALES[language])
    page.evaluate("localStorage.name = 'Zoé'")
    page.goto(f"{address}/daily")
    expect(page.locator(".results")).to_contain_text(words["later"])
    expect(page.locator(".results")).to_contain_text(words["closes"])
    check(page, language)
    page.get_by_role("button", name=words["begin"]).click()
    page.wait_for_url("**/t/*")
    page.locator(".board svg").first.wait_for()
    # What the note says holds in the log too.
    page.evaluate(PLAY, [5, 2, 60_000])
    log = open_drawer(page, "log").locator(".log")
    log.locator("li").nth(2).wait_for()
    expect(log.locator(".choose")).to_have_count(0)
    page.keyboard.press("Escape")
    table = page.url.rpartition("/")[2]
    # What a hint costs is said before it is given.
    page.get_by_role("button", name=words["hint"], exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text(words["costs"])
    assert page.locator(".hint").count() == 0
    page.goto(f"{address}/daily")
    expect(page.get_by_role("link", name=words["on"])).to_be_visible()
    expect(page.get_by_role("button", name=words["again"])).to_be_visible()
    assert page.locator("table").count() == 0
    # A bot plays it to its end; the result says so.
    seats = page.evaluate("JSON.parse(localStorage.seats)")
    token = next(seat["token"] for seat in seats if seat["table"] == table and seat["seat"] is not None)
    at, headers = f"{address}/api/tables/{table}", {"Authorization": f"Bearer {token}"}
    assert page.request.post(f"{at}/lend", data={"level": "random"}, headers=headers).ok
    while page.request.get(at, headers=headers).json()["now"]["status"] != "over":
        page.wait_for_timeout(300)
    page.reload()
    expect(page.locator("tr.mine")).to_contain_text(words["you"])
    expect(page.locator("tr.mine")).to_contain_text(words["helped"])
    expect(page.locator("tr.mine td").first).to_have_text("–")
    check(page, language)
    page.context.close()
