"""Invitations: what the host sends, what the invited sees, links that lead nowhere; in both languages, at both sizes."""

import random
import re

import pytest
import segno

from tests.web import player
from tests.web.conftest import new_page
from tests.web.guises import DESK, LOCALES, barriers, each_guise, fits
from tests.web.test_house import player_form

pytestmark = pytest.mark.slow

WORDS = {
    "en": {"take": "Take my seat", "free": "Take a free chair", "start": "Start the game", "copy": "Copy the link",
           "copied": "Copied", "missing": "still missing", "watch": "Watch", "home": "Home",
           "wrong": "does not open a seat", "gone": "This table is gone", "used": "This link was used already",
           "rules": "Rules", "close": "Close", "begins": "begins for you by itself", "settings": "Settings",
           "device": "Make a link", "new": "New link", "remove": "Remove", "sure": "Remove Bob?",
           "removed": "The host has freed your chair", "for": "for Seat 2", "cleared": "was cleared away",
           "back": "Bring it back"},
    "fr": {"take": "Prendre ma place", "free": "Prendre une place libre", "start": "Commencer la partie",
           "copy": "Copier le lien", "copied": "Copié", "missing": "manque encore", "watch": "Regarder", "home": "Accueil",
           "wrong": "n’ouvre aucune place", "gone": "n’existe plus", "used": "Ce lien a déjà servi",
           "rules": "Règles", "close": "Fermer", "begins": "s’ouvrira d’elle-même", "settings": "Réglages",
           "device": "Créer un lien", "new": "Nouveau lien", "remove": "Retirer", "sure": "Retirer Bob ?",
           "removed": "L’hôte a libéré votre place", "for": "pour Place 2", "cleared": "a été rangée",
           "back": "La faire revenir"},
}  # fmt: skip


def guest(browser, address, size=DESK, language="en", name=""):
    """Somebody new: nothing is kept in their browser but, if given, a name."""
    page = new_page(browser, address, **size, locale=LOCALES[language])
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.context.add_init_script("delete localStorage.name" if not name else f"localStorage.name = '{name}'")
    return page


@each_guise
def test_a_link_is_used_once_by_a_friend_who_then_plays_on_another_device(browser, address, size, language):
    words = WORDS[language]
    anna = new_page(browser, address, **size, locale=LOCALES[language])
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
    bob.reload()
    bob.get_by_role("button", name=words["take"]).wait_for()
    said = bob.locator(".invited").inner_text()
    assert "Anna" in said and words["for"] in said and "Ciao Dino!" in bob.locator("h1").inner_text()
    assert bob.locator(".invited .mine").count() == 1
    assert not re.search(r"\b(page|people|ciao-dino)-[a-z]", said)
    assert barriers(bob) == [] and fits(bob)
    bob.locator(".invited .rules").click()
    bob.get_by_role("dialog").get_by_text("CD1.1", exact=True).wait_for()
    bob.get_by_role("button", name=words["close"]).click()
    bob.locator("#invited-name").fill("Bob")
    # The answer is lost on the way: pressed again, it is the same exchange.
    bob.route("**/sit", lambda route: (route.fetch(), route.abort()), times=1)
    bob.get_by_role("button", name=words["take"]).click()
    bob.get_by_role("alert").filter(has_text=re.compile(r"\w")).wait_for()
    bob.get_by_role("button", name=words["take"]).click()
    bob.get_by_text(words["begins"]).wait_for()
    assert barriers(bob) == [] and fits(bob)
    assert bob.evaluate("localStorage.name") == "Bob"
    # In the browser that has used it, the link still opens the seat; in another one it opens nothing.
    bob.goto("about:blank")
    bob.goto(link)
    bob.get_by_text(words["begins"]).wait_for()
    eve = guest(browser, address, size, language, "Eve")
    eve.goto(link)
    eve.get_by_text(words["used"]).wait_for()
    assert barriers(eve) == [] and fits(eve)
    assert link.rpartition("#")[2] not in eve.evaluate("JSON.stringify(localStorage)")

    anna.get_by_text("Bob").first.wait_for()
    anna.get_by_role("button", name=words["start"]).click()
    for page in (anna, bob):
        page.wait_for_selector("div.screen")
    # Whoever looked on before sitting down now sees through the seat's eyes alone, and is asked in turn.
    mover = anna
    while mover is anna:
        state = anna.evaluate(player.STATE)
        owing = anna.request.get(f"/api/tables/{state['table']}").json()["now"]["to_act"]
        mover = (anna, bob)[owing[0]]
        ask = player.wait_for_ask(mover)
        player.by_list(mover, random.Random(1))
        assert player.answered(mover, ask)
    settings = player.open_drawer(bob, "settings")
    settings.get_by_role("button", name=words["device"]).click()
    own = settings.locator("code").inner_text()
    assert barriers(bob) == [] and fits(bob)
    phone = guest(browser, address, size, language)
    phone.goto(own)
    phone.wait_for_selector("div.screen")
    assert own.rpartition("#")[2] not in phone.url
    assert player.legal(phone) == player.legal(bob) and phone.evaluate(player.STATE)["token"] not in (link, own)
    eve.goto("about:blank")
    eve.goto(own)
    eve.get_by_text(words["used"]).wait_for()
    for page in (anna, bob, phone, eve):
        page.context.close()


@each_guise
def test_the_host_puts_somebody_out_and_invites_somebody_else(browser, address, size, language):
    words = WORDS[language]
    anna = new_page(browser, address, **size, locale=LOCALES[language])
    player_form(anna, "food-chain", ["me", "friend", "open"])
    link = anna.locator("code").inner_text()
    bob = guest(browser, address, size, language, "Bob")
    bob.goto(link)
    bob.get_by_role("button", name=words["take"]).click()
    bob.get_by_text(words["missing"]).wait_for()
    bob.locator(".chat input").fill("Hallo!")
    bob.locator(".chat form button").click()
    anna.locator(".chat li", has_text="Hallo!").wait_for()
    anna.get_by_role("button", name=words["remove"]).click()
    dialog = anna.get_by_role("dialog")
    dialog.get_by_text(words["sure"]).wait_for()
    assert barriers(anna) == [] and fits(anna)
    dialog.get_by_role("button", name=words["remove"]).click()
    bob.get_by_text(words["removed"]).wait_for()
    assert "Bob" in anna.locator(".chat li", has_text="Hallo!").inner_text(), "whoever said it"
    assert barriers(bob) == [] and fits(bob)
    # An open chair is not for who was put out, from this address; a new link is.
    bob.get_by_role("button", name=words["watch"]).click()
    bob.get_by_role("button", name=words["free"]).click()
    bob.get_by_role("alert").filter(has_text=re.compile(r"\w")).wait_for()
    anna.get_by_role("button", name=words["new"]).click()
    anna.locator("code").wait_for()
    fresh = anna.locator("code").inner_text()
    assert fresh != link
    assert barriers(anna) == [] and fits(anna)
    bob.goto("about:blank")
    bob.goto(fresh)
    bob.get_by_role("button", name=words["take"]).click()
    bob.get_by_text(words["missing"]).wait_for()
    for page in (anna, bob):
        page.context.close()


@each_guise
def test_anybody_takes_a_free_chair(browser, address, size, language):
    words = WORDS[language]
    anna = new_page(browser, address)
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
        page.wait_for_selector("div.screen")
    for page in (anna, first, second, late):
        page.context.close()


@each_guise
def test_links_that_lead_nowhere_say_so_and_lead_home(browser, address, size, language):
    words = WORDS[language]
    anna = new_page(browser, address)
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
    eve.get_by_text(words["used"]).wait_for()
    eve.get_by_role("link", name=words["home"], exact=True).click()
    eve.wait_for_url(f"{address}/")
    for page in (anna, bob, eve):
        page.context.close()


def test_the_qr_code_is_the_link(browser, address):
    page = new_page(browser, address)
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
    page = new_page(browser, address)
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
    anna = new_page(browser, address)
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


def test_a_name_from_right_to_left_turns_nothing_around_it(browser, address):
    """Where each part of a line lies is measured: the name's letters run the other way, what stands around it does not."""
    page = new_page(browser, address)
    page.context.add_init_script("localStorage.name = 'שרה 7'")
    player_form(page, "food-chain", ["me", "open"])
    chairs = page.locator(".mine")
    chairs.wait_for()
    page.locator(".chat input").fill("שלום 3!")
    page.locator(".chat form button").click()
    line = page.locator(".chat li", has=page.locator(".text"))
    line.wait_for()
    bob = guest(browser, address, name="Bob")
    bob.goto(page.url)
    title = bob.locator(".invited h2")
    title.wait_for()
    assert title.inner_text() == "A chair is free for you"
    bob.get_by_role("button", name="Take a free chair").click()
    bob.get_by_text("begins for you by itself").wait_for()
    ask = bob.get_by_role("button", name="to change seats")
    # "Ask ‹7 שרה› to change seats": the words of the page stay left and right of the name.
    left, middle, right = (
        ask.evaluate(
            """(button, part) => {
              const text = button.firstChild, at = text.data.indexOf(part), range = document.createRange()
              range.setStart(text, at); range.setEnd(text, at + part.length)
              const { left, right } = range.getBoundingClientRect()
              return (left + right) / 2
            }""",
            part,
        )
        for part in ("Ask", "שרה", "to change seats")
    )
    assert left < middle < right
    assert "\u2068שרה 7\u2069" in ask.inner_text()
    mute = bob.locator(".chat .mute").first
    assert mute.get_attribute("aria-label") == "Mute \u2068שרה 7\u2069"
    assert bob.locator(".chat .text").first.evaluate("(text) => getComputedStyle(text).unicodeBidi") == "isolate"
    for each in (page, bob):
        each.context.close()
