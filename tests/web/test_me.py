"""My games, ratings, and playing again with somebody: in both languages, on a desk and on a phone."""

import itertools
import json
import re
from types import SimpleNamespace

import httpx
import pytest
from playwright.sync_api import expect

from tests.server.house import Opened
from tests.web.conftest import new_page, visit
from tests.web.guises import LOCALES, check, each_guise

pytestmark = pytest.mark.slow
NUMBERS = itertools.count()
PASSWORD = "correct horse"
GAME = "food-chain"
WORDS = {
    "en": {"won": r"Won|First place|Place \d of 2", "nobody": "Nobody yet", "rated": "Rated", "agree": "This table is rated",
           "ladder": "Ladder", "provisional": "provisional", "again": "Play again with", "asks": "asks you to play",
           "look": "Have a look", "go": "Open the table", "start": "Start the game", "rating": "Your rating:",
           "chairs": "Chairs for", "sit": "Take this seat"},
    "fr": {"won": r"Gagnée|Première place|\de place sur 2", "nobody": "Personne encore", "rated": "Classée",
           "agree": "Cette table est classée", "ladder": "Classement", "provisional": "provisoire",
           "again": "Rejouer avec", "asks": "vous invite à jouer", "look": "Voir la table", "go": "Ouvrir la table",
           "start": "Commencer", "rating": "Votre cote :", "chairs": "Des places pour", "sit": "Prendre"},
}  # fmt: skip


def held(page) -> list[dict]:
    found: list[dict] = json.loads(page.evaluate("() => localStorage.seats ?? '[]'"))
    return found


def play_out(address, table: str, keys: dict[int, str]) -> None:
    """By whoever has these keys, to the end."""
    with httpx.Client(base_url=address, timeout=60) as http:
        seats = [{"seat": seat, "token": token} for seat, token in keys.items()]
        Opened(SimpleNamespace(http=http), {"table": table, "host": "", "seats": seats}).play_on()  # type: ignore[arg-type]


def member(browser, address, name, size, language):
    """A page of somebody who has just made an account."""
    page = visit(browser, address, **size, locale=LOCALES[language])
    made = page.context.request.post(f"{address}/api/account", data={"name": name, "password": PASSWORD})
    assert made.status == 200, made.text()
    page.reload()
    return page


@each_guise
def test_a_guest_finds_finished_games_with_their_results(browser, address, size, language):
    words = WORDS[language]
    page = new_page(browser, address, **size, locale=LOCALES[language])
    page.goto(f"{address}/me")
    page.get_by_text(words["nobody"]).wait_for()
    check(page, language)
    chairs = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "random"}]
    opened = page.request.post(f"{address}/api/tables", data={"game": GAME, "chairs": chairs, "start": True}).json()
    (seat,) = opened["seats"]
    play_out(address, opened["table"], {0: seat["token"]})
    kept = [{"table": opened["table"], "game": GAME, "seat": 0, "token": seat["token"], "isHost": False}]
    page.evaluate("(seats) => localStorage.setItem('seats', JSON.stringify(seats))", kept)
    page.reload()
    line = page.locator("li", has=page.locator(f"a[href='/t/{opened['table']}/replay']"))
    expect(line).to_contain_text(re.compile(words["won"]))
    expect(page.locator("article.card")).to_contain_text("Food Chain")
    check(page, language)
    line.locator("a").last.click()
    page.wait_for_url(f"**/t/{opened['table']}/replay*")
    page.context.close()


@each_guise
def test_two_accounts_play_a_rated_game_and_see_the_ladder(browser, address, size, language):
    words, number = WORDS[language], next(NUMBERS)
    anna, ben = f"Anouk {number}", f"Benno {number}"
    one = member(browser, address, anna, size, language)
    one.goto(f"{address}/new/{GAME}")
    one.locator("form select").nth(1).select_option("2")
    one.get_by_label(words["rated"], exact=True).check()
    check(one, language)
    one.locator("form button.primary").click()
    one.get_by_text(words["agree"]).wait_for()
    check(one, language)
    link = one.locator(".invite code").inner_text()
    table = re.search(r"/t/([^#]+)#", link).group(1)  # type: ignore[union-attr]

    other = new_page(browser, address, **size, locale=LOCALES[language])
    other.goto(link)
    other.get_by_text(words["agree"]).wait_for()
    # Whoever has no account is told so before sitting down.
    other.locator("section a[href='/account']").wait_for()
    check(other, language)
    other.context.request.post(f"{address}/api/account", data={"name": ben, "password": PASSWORD})
    other.goto(f"{address}/t/{table}")
    other.locator("form button.primary").click()
    one.get_by_role("button", name=words["start"]).click()
    one.wait_for_selector(".ask")
    keys = {seat["seat"]: seat["token"] for page in (one, other) for seat in held(page) if seat["seat"] is not None}
    # The host's page has asked whether the friend's link was used: it was, and is refused.
    assert [fault for fault in one.faults if "401" not in fault] == []
    one.faults.clear()
    # Nobody has to be shown every move.
    other.context.close()
    one.goto(f"{address}/account")
    play_out(address, table, keys)
    one.goto(f"{address}/t/{table}")
    one.get_by_text(words["rating"]).wait_for()
    one.locator(".over a", has_text=words["ladder"]).click()
    mine = one.locator("tr.you")
    expect(mine).to_contain_text(anna)
    expect(mine).to_contain_text(words["provisional"])
    expect(one.locator("tr", has_text=ben)).to_have_count(1)
    assert one.locator("tr.bot").count() >= 3, "bots are on the same ladder"
    check(one, language)
    one.goto(f"{address}/me")
    one.locator("li", has=one.locator(f"a[href='/ratings/{GAME}']")).wait_for()
    check(one, language)
    one.context.close()


@each_guise
def test_playing_again_with_somebody_reaches_their_home_page(browser, address, size, language):
    words, number = WORDS[language], next(NUMBERS)
    one, other = (member(browser, address, f"{name} {number}", size, language) for name in ("Ada", "Bela"))
    chairs = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bela"}]
    opened = one.request.post(f"{address}/api/tables", data={"game": GAME, "chairs": chairs, "start": True}).json()
    keys = {seat["seat"]: seat["token"] for seat in opened["seats"]}
    play_out(address, opened["table"], keys)
    for seat, page in enumerate((one, other)):
        page.context.request.post(f"{address}/api/account/claim", data={"tokens": [keys[seat]]})
    one.goto(f"{address}/me")
    one.get_by_label(f"{words['again']} Bela").check()
    check(one, language)
    one.get_by_role("button", name=words["go"]).click()
    one.get_by_text(words["chairs"]).wait_for()
    check(one, language)
    other.goto(address)
    other.locator("strong", has_text=words["asks"]).wait_for()
    check(other, language)
    other.get_by_role("button", name=words["look"]).click()
    other.locator("#invited-name").fill("Bela")
    other.locator(".invited form button.primary").click()
    one.get_by_role("button", name=words["start"]).click()
    one.wait_for_selector(".ask")
    other.wait_for_selector(".ask")
    assert one.url == other.url
    for page in (one, other):
        page.context.close()
