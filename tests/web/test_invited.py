"""Invitations: what the host sends, what the invited sees, links that lead nowhere; in both languages, at both sizes."""

import re

import pytest
import segno

from tests.web import player
from tests.web.conftest import visit
from tests.web.guises import DESK, LOCALES, barriers, each_guise, fits
from tests.web.test_house import player_form

pytestmark = pytest.mark.slow

WORDS = {
    "en": {"take": "Take my seat", "free": "Take a free chair", "start": "Start the game", "copy": "Copy the link",
           "copied": "Copied", "missing": "still missing", "watch": "Watch", "home": "Home", "me": "I am Bob",
           "wrong": "does not open a seat", "gone": "This table is gone", "taken": "Bob sits here", "qr": "QR code",
           "rules": "Rules", "close": "Close", "begins": "begins for you by itself", "cleared": "was cleared away",
           "back": "Bring it back"},
    "fr": {"take": "Prendre ma place", "free": "Prendre une place libre", "start": "Commencer la partie",
           "copy": "Copier le lien", "copied": "Copié", "missing": "manque encore", "watch": "Regarder", "home": "Accueil",
           "me": "C’est moi, Bob", "wrong": "n’ouvre aucune place", "gone": "n’existe plus", "taken": "occupée : Bob",
           "qr": "Code QR", "rules": "Règles", "close": "Fermer", "begins": "s’ouvrira d’elle-même",
           "cleared": "a été rangée", "back": "La faire revenir"},
}  # fmt: skip


def guest(browser, address, size=DESK, language="en", name=""):
    """Somebody new: nothing is kept in their browser but, if given, a name."""
    page = visit(browser, address, **size, locale=LOCALES[language])
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.context.add_init_script("delete localStorage.name" if not name else f"localStorage.name = '{name}'")
    return page


@each_guise
def test_a_friend_is_invited_by_link_and_the_game_begins_for_both(browser, address, size, language):
    words = WORDS[language]
    anna = visit(browser, address, **size, locale=LOCALES[language])
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    player_form(anna, "ciao-dino", ["me", "friend"])
    anna.get_by_text(words["missing"]).wait_for()
    assert anna.get_by_role("button", name=words["start"]).is_disabled()
    anna.get_by_role("button", name=words["copy"]).click()
    anna.get_by_role("button", name=words["copied"]).wait_for()
    link = anna.evaluate("navigator.clipboard.readText()")
    assert re.fullmatch(re.escape(address) + r"/t/[\w-]{16}#[\w-]{43}", link)
    assert barriers(anna) == [] and fits(anna)

    bob = guest(browser, address, size, language)
    bob.goto(link)
    bob.get_by_role("button", name=words["take"]).wait_for()
    assert link.rpartition("#")[2] not in bob.url
    said = bob.locator(".invited").inner_text()
    assert "Anna" in said and "Ciao Dino!" in bob.locator("h1").inner_text()
    assert bob.locator(".invited .mine").count() == 1
    assert "page-" not in said and "ciao-dino-" not in said
    assert barriers(bob) == [] and fits(bob)
    bob.locator(".invited .rules").click()
    bob.get_by_role("dialog").get_by_text("CD1", exact=False).first.wait_for()
    bob.get_by_role("button", name=words["close"]).click()
    bob.locator("#invited-name").fill("Bob")
    bob.get_by_role("button", name=words["take"]).click()
    bob.get_by_text(words["begins"]).wait_for()
    assert barriers(bob) == [] and fits(bob)
    anna.get_by_text("Bob").first.wait_for()
    anna.get_by_role("button", name=words["start"]).click()
    for page in (anna, bob):
        page.wait_for_selector(".table")
    assert bob.evaluate("localStorage.name") == "Bob"
    anna.context.close()
    bob.context.close()


@each_guise
def test_anybody_takes_a_free_chair(browser, address, size, language):
    words = WORDS[language]
    anna = visit(browser, address)
    player_form(anna, "food-chain", ["me", "open", "open"])
    anna.get_by_text("still missing").wait_for()
    first = guest(browser, address, size, language, "Bob")
    first.goto(anna.url)
    first.get_by_role("button", name=words["free"]).wait_for()
    assert barriers(first) == [] and fits(first)
    assert first.locator("#invited-name").input_value() == "Bob"
    first.get_by_role("button", name=words["free"]).click()
    first.get_by_text(words["missing"]).wait_for()
    second = guest(browser, address, size, language, "Cleo")
    second.goto(anna.url)
    second.get_by_role("button", name=words["free"]).click()
    second.get_by_text(words["begins"]).wait_for()
    # Whoever comes too late may still look.
    late = guest(browser, address, size, language, "Dan")
    late.goto(anna.url)
    late.get_by_text("Cleo").first.wait_for()
    assert late.get_by_role("button", name=words["free"]).count() == 0
    anna.get_by_role("button", name="Start the game").click()
    for page in (anna, first, second, late):
        page.wait_for_selector(".table")
    for page in (anna, first, second, late):
        page.context.close()


@each_guise
def test_links_that_lead_nowhere_say_so_and_lead_home(browser, address, size, language):
    words = WORDS[language]
    anna = visit(browser, address)
    player_form(anna, "food-chain", ["me", "friend"])
    link = anna.locator("code").inner_text()
    bob = guest(browser, address, name="Bob")
    bob.goto(link)
    bob.get_by_role("button", name="Take my seat").click()
    bob.get_by_text("Everybody is here").wait_for()
    bob.reload()
    bob.get_by_text("Everybody is here").wait_for()

    eve = guest(browser, address, size, language, "Eve")
    path, _, token = link.partition("#")
    for broken in (f"{path}#{token[:-1]}", f"{path}#{'x' * 43}"):
        eve.goto("about:blank")
        eve.goto(broken)
        eve.get_by_text(words["wrong"]).wait_for()
        assert barriers(eve) == [] and fits(eve)
    eve.get_by_role("button", name=words["watch"]).click()
    eve.get_by_text(words["begins"]).wait_for()
    eve.goto(f"{address}/t/{'x' * 16}")
    eve.get_by_text(words["gone"]).wait_for()
    assert barriers(eve) == []
    eve.goto(link)
    eve.get_by_text(words["taken"]).wait_for()
    assert barriers(eve) == [] and fits(eve)
    assert token not in eve.evaluate("localStorage.seats ?? ''")
    eve.get_by_role("link", name=words["home"], exact=True).click()
    eve.wait_for_url(f"{address}/")
    eve.goto(link)
    eve.get_by_role("button", name=words["me"]).click()
    eve.get_by_text(words["begins"]).wait_for()
    for page in (anna, bob, eve):
        page.context.close()


def test_the_qr_code_is_the_link(browser, address):
    page = visit(browser, address)
    player_form(page, "food-chain", ["me", "friend"])
    link = page.locator("code").inner_text()
    page.get_by_role("button", name="QR code").click()
    drawn = page.locator("dialog svg path")
    drawn.wait_for()
    modules = {tuple(map(int, found)) for found in re.findall(r"M(\d+) (\d+)h1", drawn.get_attribute("d"))}
    rows = [list(row) for row in segno.make(link, error="l", micro=False).matrix_iter(border=0)]
    assert modules == {(x, y) for y, row in enumerate(rows) for x, dark in enumerate(row) if dark}
    assert barriers(page) == []
    page.context.close()


def test_the_host_finds_the_links_again_and_shares_them(browser, address):
    page = visit(browser, address)
    page.context.add_init_script("navigator.share = (what) => { window.shared = what; return Promise.resolve() }")
    player_form(page, "food-chain", ["me", "friend", "friend"])
    page.locator("code").nth(1).wait_for()
    links = page.locator("code").all_inner_texts()
    assert len(set(links)) == 2
    again = page.context.new_page()
    again.goto(page.url)
    again.get_by_role("button", name="Share").first.click()
    assert again.evaluate("window.shared.url") == links[0]
    assert again.locator("code").all_inner_texts() == links
    assert again.evaluate(player.STATE)["token"]
    page.context.close()


CLEAR = """async (id) => {
  const { token } = JSON.parse(localStorage.seats).find((held) => held.table === id && held.isHost)
  return (await fetch(`/api/tables/${id}`, { method: 'DELETE', headers: { Authorization: `Bearer ${token}` } })).status
}"""


@each_guise
def test_a_table_that_was_cleared_away_is_brought_back_by_its_link(browser, address, size, language):
    words = WORDS[language]
    anna = visit(browser, address)
    player_form(anna, "food-chain", ["me", "friend"])
    link = anna.locator("code").inner_text()
    path, _, _ = link.partition("#")
    assert anna.evaluate(CLEAR, path.rpartition("/")[2]) == 200
    bob = guest(browser, address, size, language, "Bob")
    bob.goto(path)
    bob.get_by_text(words["gone"]).wait_for()
    bob.goto("about:blank")
    bob.goto(link)
    bob.get_by_text(words["cleared"]).wait_for()
    assert barriers(bob) == [] and fits(bob)
    bob.reload()
    bob.get_by_role("button", name=words["back"]).click()
    bob.get_by_role("button", name=words["take"]).click()
    bob.get_by_role("button", name=words["take"]).wait_for(state="detached")
    assert "#" not in bob.url
    # Whoever opened it finds it again where it was.
    anna.reload()
    anna.get_by_role("button", name="Start the game").wait_for()
    for page in (anna, bob):
        page.context.close()
