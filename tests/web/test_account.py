"""Accounts and notices in the browser: both languages, on a desk and on a phone."""

import itertools
import json

import pytest

from tests.web import player
from tests.web.conftest import new_page, visit
from tests.web.guises import DESK, LOCALES, barriers, each_guise, fits
from tests.web.test_house import player_form

pytestmark = pytest.mark.slow
NUMBERS = itertools.count()
PASSWORD = "correct horse"
WORDS = {
    "en": {"sign-in": "Sign in", "register": "Make an account", "out": "Sign out here", "end": "Sign out",
           "no": "do not go together", "taken": "somebody has this name", "change": "Change the password",
           "changed": "The password is changed", "export": "Download all my data", "delete": "Delete the account",
           "now": "Delete for good", "wrong": "this is not the password", "turn": "Your turn"},
    "fr": {"sign-in": "Se connecter", "register": "Créer un compte", "out": "Se déconnecter ici", "end": "Déconnecter",
           "no": "ne vont pas ensemble", "taken": "porte déjà ce nom", "change": "Changer le mot de passe",
           "changed": "Le mot de passe est changé", "export": "Télécharger toutes mes données",
           "delete": "Supprimer le compte", "now": "Supprimer pour de bon", "wrong": "ce n’est pas le mot de passe",
           "turn": "À vous de jouer"},
}  # fmt: skip


def at_page(browser, address, size=DESK, language="en", path="/account"):
    return visit(browser, address, path=path, **size, locale=LOCALES[language])


def sign(page, action: str, name: str, password: str = PASSWORD) -> None:
    """Fills in the form whose button says so."""
    button = page.get_by_role("button", name=action, exact=True)
    form = page.locator("form", has=button)
    form.locator("input").nth(0).fill(name)
    form.locator("input").nth(1).fill(password)
    button.click()


@each_guise
def test_games_follow_one_to_another_device_and_back(browser, address, size, language):
    words, name = WORDS[language], f"Zoé {next(NUMBERS)}"
    here = at_page(browser, address, size, language)
    player.open_game(here, "food-chain", 2)
    player.wait_for_ask(here)
    table = here.url
    here.goto(f"{address}/account")
    assert barriers(here) == [] and fits(here)
    sign(here, words["register"], name)
    here.get_by_role("button", name=words["out"]).wait_for()
    assert barriers(here) == [] and fits(here)
    assert name in here.locator("header .account").inner_html()
    assert "page-" not in here.locator("main").inner_text()

    there = at_page(browser, address, size, language)
    sign(there, words["sign-in"], name.upper(), "wrong horse")
    there.get_by_text(words["no"]).wait_for()
    sign(there, words["register"], name.lower())
    there.get_by_text(words["taken"]).wait_for()
    sign(there, words["sign-in"], name.upper())
    there.get_by_role("button", name=words["end"], exact=True).wait_for()
    there.goto(address)
    there.locator(".owed", has_text=words["turn"]).wait_for()
    there.locator("a[href^='/t/']").click()
    there.wait_for_selector(".ask[data-ask]")
    ask = there.locator(".ask[data-ask]").get_attribute("data-ask")
    player.show_list(there)
    there.locator(player.CHOICES).last.click()
    player.confirm(there, int(ask or 0))
    there.wait_for_selector(f".ask[data-ask]:not([data-ask='{ask}'])")

    # Signing out takes the seats along.
    here.reload()
    here.get_by_role("button", name=words["out"]).click()
    here.get_by_role("button", name=words["register"]).wait_for()
    here.goto(table)
    here.wait_for_selector("div.screen")
    assert here.locator(player.CHOICES).count() == 0
    assert "token" not in here.evaluate("localStorage.seats")
    for page in (here, there):
        page.context.close()


@each_guise
def test_devices_password_export_and_deletion(browser, address, size, language):
    words, name = WORDS[language], f"Zoé {next(NUMBERS)}"
    here, there = (at_page(browser, address, size, language) for _ in range(2))
    sign(here, words["register"], name)
    here.get_by_role("button", name=words["out"]).wait_for()
    sign(there, words["sign-in"], name)
    there.get_by_role("button", name=words["out"]).wait_for()
    here.reload()
    here.get_by_role("button", name=words["end"], exact=True).click()
    here.get_by_role("button", name=words["end"], exact=True).wait_for(state="detached")
    there.reload()
    there.get_by_role("button", name=words["register"]).wait_for()

    sign_password(here, words, "wrong horse")
    here.get_by_text(words["wrong"]).wait_for()
    sign_password(here, words, PASSWORD)
    here.get_by_text(words["changed"]).wait_for()
    with here.expect_download() as download:
        here.get_by_role("link", name=words["export"]).click()
    told = json.loads(download.value.path().read_text())
    assert told["name"] == name and told["games"] == []

    here.get_by_role("button", name=words["delete"]).click()
    dialog = here.get_by_role("dialog")
    dialog.locator("input[type=password]").fill("another horse")
    assert barriers(here) == []
    dialog.get_by_role("button", name=words["now"]).click()
    here.get_by_role("button", name=words["register"]).wait_for()
    sign(here, words["sign-in"], name, "another horse")
    here.get_by_text(words["no"]).wait_for()
    for page in (here, there):
        page.context.close()


def sign_password(page, words, old: str) -> None:
    button = page.get_by_role("button", name=words["change"], exact=True)
    fields = page.locator("form", has=button).locator("input[type=password]")
    fields.nth(0).fill(old)
    fields.nth(1).fill("another horse")
    button.click()


# Stands in for the browser's own, which nobody could see in a test.
NOTIFICATION = """
window.told = []
window.Notification = class {
  static permission = localStorage.permission ?? 'default'
  static async requestPermission() { return (localStorage.permission = Notification.permission = 'granted') }
  constructor(title, wish) { window.told.push([title, wish.body, wish.tag]) }
}
Object.defineProperty(document, 'hidden', { get: () => window.away === true })
"""


@each_guise
def test_the_browser_tells_whose_turn_it_is_once_asked_to(browser, address, size, language):
    words = WORDS[language]
    anna = at_page(browser, address, size, language, "/")
    anna.context.add_init_script(NOTIFICATION)
    player_form(anna, "food-chain", ["me", "friend"])
    link = anna.locator("code").inner_text()
    bob = new_page(browser, address)
    bob.goto(link)
    bob.get_by_role("button", name="Take my seat").click()
    bob.get_by_text("begins for you").wait_for()
    anna.locator(".start").click()
    player.wait_for_ask(anna)
    box = player.open_drawer(anna, "settings").locator("input[type=checkbox]").last
    assert anna.evaluate("Notification.permission") == "default", "nothing was asked before"
    box.click()
    anna.wait_for_function("localStorage.notices === 'yes'")
    assert barriers(anna) == [] and fits(anna)
    player.close_drawer(anna)
    anna.evaluate("window.away = true")
    for _ in range(2):
        for page in (anna, bob):
            player.wait_for_ask(page)
            ask = page.locator(".ask[data-ask]").get_attribute("data-ask")
            player.choose(page)
            page.wait_for_selector(f".ask[data-ask]:not([data-ask='{ask}']), .ask:not([data-ask])")
    anna.wait_for_function("window.told.length > 0")
    title, body, tag = anna.evaluate("window.told[0]")
    assert title == words["turn"] and "Food Chain" in body and tag.endswith(anna.url.rpartition("/")[2])
    for page in (anna, bob):
        page.context.close()


def test_a_page_elsewhere_tells_of_tables_that_none_shows(browser, address):
    anna = at_page(browser, address, path="/")
    anna.context.add_init_script(NOTIFICATION + "; localStorage.permission = 'granted'; localStorage.notices = 'yes'")
    player_form(anna, "food-chain", ["me", "friend"])
    link = anna.locator("code").inner_text()
    table = link.partition("#")[0]
    bob = new_page(browser, address)
    bob.goto(link)
    bob.get_by_role("button", name="Take my seat").click()
    bob.get_by_text("begins for you").wait_for()
    host = anna.evaluate("JSON.parse(localStorage.seats).find((seat) => seat.isHost).token")
    # At home, with a clock of its own, so that no time passes before the test says so.
    anna.clock.install()
    anna.goto(address)
    anna.locator("a[href^='/t/']").first.wait_for()
    anna.clock.run_for(1_000)
    anna.request.post(
        table.replace("/t/", "/api/tables/") + "/start",
        data={},
        headers={"Authorization": f"Bearer {host}", "Origin": address},
    )
    bob.wait_for_selector("div.screen")
    for _ in range(50):
        anna.clock.run_for(10_000)
        if anna.evaluate("window.told.length"):
            break
        anna.evaluate("fetch('/healthz').then((answer) => answer.text())")
    assert anna.evaluate("window.told.map((told) => told[1])") == ["Food Chain"]
    for page in (anna, bob):
        page.context.close()


@each_guise
def test_a_webhook_that_is_none_is_refused_in_words(browser, address, size, language):
    page = at_page(browser, address, size, language)
    sign(page, WORDS[language]["register"], f"Zoé {next(NUMBERS)}")
    page.locator("input[type=url]").fill("https://example.org/hook")
    page.locator("form", has=page.locator("input[type=url]")).locator("button").click()
    page.get_by_text("Discord, Slack").nth(1).wait_for()
    assert barriers(page) == [] and fits(page)
    page.context.close()
