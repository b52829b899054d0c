"""Who one is at a table, against whom one plays, and links that arrive."""

import json
import re

import pytest
from playwright.sync_api import expect

from dinotable.core.seats import SPECTATOR
from dinotable.table.seen import see_now, see_record
from tests.table.test_head_start import finished
from tests.web import player
from tests.web.conftest import serving, visit
from tests.web.guises import LOCALES, check, each_guise

pytestmark = pytest.mark.slow

WORDS = {
    "en": {
        "switch": "Français", "switched": "Votre nom", "back": "English", "guest": "Call me", "take": "Take my seat",
        "start": "Start the game", "change": "Change", "suggest": "Suggest opponents", "others": "Other bots",
        "why": "You finished ahead of Toddler in 4 of 5 games: try Grazer.", "start_of": "Head start for seat 2",
        "told": "head start +12", "part": "head start",
    },
    "fr": {
        "switch": "English", "switched": "Your name", "back": "Français", "guest": "Appelez-moi", "take": "Prendre ma place",
        "start": "Commencer la partie", "change": "Changer", "suggest": "Proposer des adversaires",
        "others": "Autres robots", "start_of": "avance pour la place 2", "told": "avance de 12", "part": "avance",
        "why": "Vous avez devancé Petiot dans 4 parties sur 5 : essayez Brouteur.",
    },
}  # fmt: skip


def drawn(page, where: str) -> list[str]:
    return page.eval_on_selector_all(f"{where} use", "all => all.map((one) => one.getAttribute('href').slice(1))")


@each_guise
def test_a_name_a_dinosaur_and_a_colour_are_seen_by_the_others(browser, address, size, language):
    words = WORDS[language]
    anna = visit(browser, address, **size, locale=LOCALES[language])
    anna.evaluate("localStorage.name = ''")
    anna.context.add_init_script("if (localStorage.name === 'Anna') localStorage.name = ''")
    anna.goto(f"{address}/new/food-chain")
    anna.locator("form select").nth(1).select_option("2")
    anna.locator("form button.primary").click()
    dialog = anna.get_by_role("dialog")
    dialog.get_by_role("button", name=words["switch"]).click()
    dialog.get_by_label(words["switched"]).wait_for()
    dialog.get_by_role("button", name=words["back"]).click()
    # Escape leaves everything as it was; whoever has no name at hand is offered one.
    anna.keyboard.press("Escape")
    dialog.wait_for(state="hidden")
    assert anna.url.endswith("/new/food-chain")
    anna.locator("form button.primary").click()
    dialog.get_by_role("button", name=words["guest"]).click()
    name = dialog.locator("#you-name").input_value()
    assert len(name.split()) >= 2
    dialog.get_by_role("radio", name=re.compile("ratops")).check(force=True)
    dialog.locator("input[name=you-colour]").nth(6).check(force=True)
    check(anna, language)
    dialog.locator("button.primary").click()
    link = anna.locator(".invite code").inner_text()

    bob = visit(browser, address, **size, locale=LOCALES[language])
    bob.evaluate("Object.assign(localStorage, { name: 'Bob', face: 'rex', colour: '5' })")
    bob.goto("about:blank")
    bob.goto(link)
    bob.get_by_text(name).first.wait_for()
    assert "face-trike" in drawn(bob, ".invited")
    bob.get_by_role("button", name=words["take"]).click()
    anna.get_by_text("Bob").first.wait_for()
    anna.get_by_role("button", name=words["start"]).click()
    for page in (anna, bob):
        page.wait_for_selector("div.screen .bar [data-anchor='seat-1']")
        faces = [face for face in drawn(page, ".bar") if face.startswith("face-")]
        assert sorted(set(faces)) == ["face-rex", "face-trike"]
        # Both like violet: whoever sits first has it, the other keeps the seat's own.
        colours = page.evaluate(
            "[0, 1].map((n) => getComputedStyle(document.documentElement).getPropertyValue(`--seat-${n}`))"
        )
        wished = page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--colour-5')")
        assert colours[0] == wished and colours[1] != wished
    player.open_drawer(bob, "settings").get_by_role("button", name=words["change"]).click()
    bob.get_by_role("dialog").locator("#you-name").fill("Robert")
    bob.get_by_role("dialog").locator("form button.primary").click()
    anna.locator(".bar").get_by_text("Robert").first.wait_for()
    anna.context.close()
    bob.context.close()


@each_guise
def test_a_name_that_is_too_long_is_said_and_never_cut(browser, address, size, language):
    """Forty characters, whatever they are made of; a table waits until its names fit."""
    page = visit(browser, address, path="/new/food-chain", **size, locale=LOCALES[language])
    page.locator("form select").nth(1).select_option("2")
    page.locator("fieldset").first.locator("select").nth(1).select_option("here")
    name, told = page.locator(".name-input input"), page.locator(".name-input small")
    name.press_sequentially("x" * 39)
    name.press_sequentially("🦖")
    expect(told).to_contain_text("40")
    check(page, language)
    name.press_sequentially("yz")
    expect(told).to_contain_text("42")
    assert name.input_value() == "x" * 39 + "🦖yz"
    check(page, language)
    page.locator("form button.primary").click()
    expect(name).to_have_js_property("validity.customError", True)
    assert page.url.endswith("/new/food-chain")
    name.fill("Zoé")
    page.locator("form button.primary").click()
    page.wait_for_url("**/t/*")
    page.context.close()


@each_guise
def test_the_seat_picker_knows_whom_one_can_beat(browser, address, size, language):
    words = WORDS[language]
    page = visit(browser, address, **size, locale=LOCALES[language])
    met = [{"table": str(k), "game": "food-chain", "level": "novice", "ahead": int(k != 1)} for k in range(5)]
    page.evaluate("(met) => (localStorage.met = met)", json.dumps(met))
    page.goto(f"{address}/new/food-chain")
    page.locator("form select").nth(1).select_option("2")
    page.get_by_role("button", name=words["suggest"]).click()
    page.get_by_text(words["why"]).wait_for()
    seat = page.locator("fieldset").first.locator("select").nth(1)
    assert seat.input_value() == "bot:greedy"
    page.get_by_role("button", name=words["others"]).click()
    bots = page.get_by_role("radio")
    assert (
        bots.count() == 6 and page.get_by_text("1500 Elo").count() + page.get_by_text(re.compile("1.500.Elo")).count()
    )
    bots.first.check(force=True)
    assert seat.input_value() == "bot:random"
    page.locator("summary", has_text=":").first.click()
    page.get_by_label(words["start_of"]).fill("12")
    check(page, language)
    page.locator("form button.primary").click()
    player.wait_for_ask(page)
    chip = page.locator(".bar [data-anchor='seat-1']")
    assert "bot-random" in drawn(page, ".bar [data-anchor='seat-1']") and words["told"] in chip.inner_text()
    check(page, language)
    page.context.close()


@each_guise
def test_a_head_start_is_counted_at_the_end_and_decides(browser, address, size, language):
    plain = see_now(finished([0, 0]).table, SPECTATOR).ending
    assert plain
    loser = plain.ranks.index(2)
    starts = [0, 0]
    starts[loser] = plain.scores[1 - loser] - plain.scores[loser] + 1
    record = see_record(finished(starts).table, SPECTATOR, True).text()
    page = visit(browser, address, **size, locale=LOCALES[language])
    table = page.request.post("/api/records", data=record, headers={"Content-Type": "text/plain"}).json()["table"]
    page.goto(f"{address}/t/{table}")
    first = page.locator(".ending li.first")
    first.wait_for()
    assert "AB"[loser] in first.locator(".name").inner_text()
    tally = first.locator(".tally").get_by_text(WORDS[language]["part"])
    assert tally.locator("b").inner_text() == str(starts[loser])
    check(page, language)
    page.context.close()


@each_guise
def test_where_nobody_else_can_come_no_link_is_sent(browser, tmp_path, size, language):
    with serving(tmp_path, "--host", "127.0.0.1") as alone:
        page = visit(browser, alone, **size, locale=LOCALES[language])
        page.goto(f"{alone}/new/food-chain")
        page.locator("form button.primary").click()
        page.get_by_text("dinotable --lan").wait_for()
        assert page.get_by_text("dinotable --lan").count() == 1, "said once, however many are invited"
        assert not page.get_by_role("button", name="QR").count()
        assert "127.0.0.1" not in page.locator("main").inner_text()
        check(page, language)
        # On this machine it is of use, and named as such.
        page.locator(".invite summary").first.click()
        assert page.locator(".invite code").first.inner_text().startswith(alone)
        page.context.close()
