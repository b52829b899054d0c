"""A game that is nothing but its Python folder, on the plain board: from home to the last line of its replay."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.web import player
from tests.web.conftest import serving, visit
from tests.web.guises import PHONE, check

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that has Magpies besides, for a page that was built without it."""
    with serving(tmp_path_factory.mktemp("tables"), "--game", "examples.magpies:GAME") as found:
        yield found


def play_now(page: Page) -> None:
    card = page.locator("li.card", has=page.locator("a[href='/new/magpies']"))
    card.get_by_role("button").click()
    page.wait_for_selector(".screen .plain")


def test_magpies_is_played_to_the_end_and_replayed(browser: Browser, house: str):
    page = visit(browser, house)
    expect(page.locator("li.card")).to_have_count(5)
    page.get_by_role("link", name="Rules").last.click()
    page.get_by_role("heading", name="Magpies: the rules").wait_for()
    page.goto(house)
    play_now(page)
    assert player.wait_for_ask(page) is not None
    own = page.get_by_role("region", name="Yours")
    expect(own.get_by_role("list", name="Hand")).to_contain_text(re.compile("a (twig|shell|coin|ring)"))
    expect(page.get_by_role("row", name=re.compile("Anna"))).to_have_count(2)
    page.keyboard.press("h")
    page.locator(".hint").wait_for()
    check(page, "en")
    assert player.play_whole_game(page, 1, player.by_list) >= 8
    ending = page.locator("section.ending")
    expect(ending).to_contain_text("Four rounds were played.")
    expect(ending.locator(".tally").first).to_contain_text(re.compile(r"offers won, and ends of the branch\s+[1-9]"))
    expect(ending.locator(".seed")).to_contain_text("they fit")
    check(page, "en")
    replayed(page)
    page.context.close()


def replayed(page: Page) -> None:
    page.locator("section.ending a[href$=replay]").click()
    page.wait_for_selector(".board[data-line='0'] .plain")
    last = int(page.locator("input[type=range]").get_attribute("max") or 0)
    assert last > 20
    for key, line in (
        ("Shift+ArrowRight", 1),
        ("Shift+ArrowRight", 2),
        ("Home", 0),
        ("End", last),
        ("Shift+ArrowLeft", last - 1),
    ):
        page.keyboard.press(key)
        page.wait_for_selector(f".board[data-line='{line}'] .plain")
    eyes = page.locator("label.eyes select")
    eyes.select_option("0")
    page.wait_for_selector(".board[data-eyes='0'] .own")
    eyes.select_option("all")
    page.wait_for_selector("ul.own")
    check(page, "en")


def test_a_phone_in_french_from_the_first_move_on(browser: Browser, house: str):
    page = visit(browser, house, **PHONE, locale="fr-FR")
    page.locator("a[href='/new/magpies']").tap()
    page.locator("form select").nth(1).select_option("2")
    page.locator("fieldset").first.locator("select").nth(1).select_option("bot:greedy")
    page.locator("form button.primary").tap()
    page.wait_for_selector(".screen .plain")
    for said in ("À vous", "Main", "Manches jouées", "propositions secrètes"):
        expect(page.locator(".plain").get_by_text(said, exact=True).first).to_be_visible()
    for _ in range(3):
        ask = player.wait_for_ask(page)
        lit = page.locator(".own button.lit")
        (lit if lit.count() else page.locator(player.CHOICES)).first.tap()
        confirm = page.locator(player.CONFIRM)
        if not confirm.count():
            # Several things can be done with that card: it narrows the list.
            page.locator(player.CHOICES).first.tap()
        confirm.tap()
        assert player.answered(page, ask)
    check(page, "fr")
    without_rules(page, house)
    page.context.close()


def without_rules(page: Page, house: str) -> None:
    """A game that nobody has written the rules of says so."""

    def shorten(route: Route) -> None:
        told = route.fetch().json()
        told["text"]["fr"]["rules"] = ""
        route.fulfill(json=told)

    page.route("**/api/games/magpies", shorten)
    page.goto(f"{house}/rules/magpies")
    page.get_by_text("Ce jeu n’a pas encore de règles à lire ici.").wait_for()


def test_an_invitation_to_a_game_without_a_board(browser: Browser, house: str):
    anna = visit(browser, house)
    anna.goto(f"{house}/new/magpies")
    anna.locator("form select").nth(1).select_option("2")
    anna.locator("form button.primary").click()
    link = anna.locator(".invite code").inner_text()
    bob = visit(browser, house)
    bob.goto(link)
    invited = bob.locator(".invited")
    expect(invited).to_contain_text("Four birds, shiny things, and no manners")
    check(bob, "en")
    bob.get_by_role("button", name="Take my seat").click()
    anna.get_by_role("button", name="Start the game").click()
    for page in (anna, bob):
        page.wait_for_selector(".screen .plain")
        assert player.wait_for_ask(page) is not None
        page.context.close()


def test_a_game_without_lessons_says_so(browser: Browser, house: str):
    page = visit(browser, house)
    page.goto(f"{house}/learn/magpies")
    page.get_by_role("heading", name="There is no lesson for this game yet").wait_for()
    expect(page.locator("main a[href='/rules/magpies']")).to_have_count(1)
    check(page, "en")
    page.context.close()
