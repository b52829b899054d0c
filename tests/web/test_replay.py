"""Finished games on the page: replay through any eyes, what if, records from files, tables of the same luck."""

import json
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from dinotable.games import GAMES
from tests.server.test_replays import record_of
from tests.web import player
from tests.web.conftest import new_page, visit
from tests.web.guises import DESK, GUISES, LOCALES, PHONE, check, each_guise

pytestmark = pytest.mark.slow


def arrive(browser, address: str, size: dict, language: str) -> Page:
    return visit(browser, address, **size, locale=LOCALES[language])


def bring(page: Page, game: str, tmp_path: Path) -> int:
    """Through the page's own file field; how many lines it has."""
    file = tmp_path / "game.txt"
    file.write_bytes(record_of(game))
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url("**/replay**")
    page.wait_for_selector(".board[data-line='0']")
    return int(page.locator("input[type=range]").get_attribute("max") or 0)


def at_line(page: Page, line: int) -> None:
    page.wait_for_selector(f".board[data-line='{line}']")
    expect(page.locator("input[type=range]")).to_have_value(str(line))


@each_guise
@pytest.mark.parametrize("game", ["food-chain"])
def test_a_record_is_replayed_by_slider_buttons_keys_and_log(browser, address, tmp_path, size, language, game):
    page = arrive(browser, address, size, language)
    last = bring(page, game, tmp_path)
    page.keyboard.press("End")
    at_line(page, last)
    page.keyboard.press("Shift+ArrowLeft")
    at_line(page, last - 1)
    page.keyboard.press("Home")
    at_line(page, 0)
    page.keyboard.press("Shift+ArrowRight")
    at_line(page, 1)
    page.locator("input[type=range]").fill("20")
    at_line(page, 20)
    page.locator(".winder .mode select").select_option("lines")
    press = (lambda one: one.tap()) if size is PHONE else (lambda one: one.click())
    press(page.locator(".winder .on"))
    at_line(page, 21)
    press(page.locator(".winder .back"))
    at_line(page, 20)
    press(page.locator("section[aria-labelledby=replay-log-title] li button").nth(29))
    at_line(page, 30)
    marked = page.locator("[aria-current=step]")
    assert marked.count() == 1
    press(page.locator(".winder .play"))
    expect(page.locator("input[type=range]")).not_to_have_value("30")
    press(page.locator(".winder .play"))
    page.locator(".eyes select").select_option("1")
    page.wait_for_selector(".board[data-eyes='1']")
    assert page.locator(".hand-card").count() > 0
    page.locator("input[type=range]").fill("40")
    at_line(page, 40)
    page.wait_for_url("**/replay?line=40&seat=1")
    page.reload()
    page.wait_for_selector(".board[data-line='40'][data-eyes='1']")
    page.locator(".eyes select").select_option("all")
    page.wait_for_selector(".board[data-eyes='all']")
    assert page.locator(".own li").count() == 2
    check(page, language)
    page.context.close()


# Each game at both sizes and in both languages; any two games neighbours in the list see all four guises.
@pytest.mark.parametrize("is_mirrored", [False, True], ids=["one", "other"])
@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_can_be_replayed_and_played_on(browser, address, tmp_path, game, is_mirrored):
    number = list(GAMES).index(game) % 2
    size, language = GUISES[3 - number if is_mirrored else number]
    page = arrive(browser, address, size, language)
    last = bring(page, game, tmp_path)
    page.locator("input[type=range]").fill(str(last // 2))
    at_line(page, last // 2)
    check(page, language)
    form = page.locator("form[aria-labelledby=what-if-title]")
    form.locator("select").nth(0).select_option("1")
    form.locator("select").nth(1).select_option("random")
    form.locator("button").click()
    page.wait_for_url(re.compile(r"/t/[^/]+$"))
    ask = player.wait_for_ask(page)
    page.locator("main p.faint", has_text=str(last // 2)).wait_for()
    # By touch an answer is confirmed, which is tested elsewhere.
    if ask is not None and size is DESK:
        player.by_list(page, random.Random(1))
        assert player.answered(page, ask)
    page.context.close()


@each_guise
def test_the_curve_is_drawn_and_its_swings_lead_there(browser, address, tmp_path, size, language):
    page = arrive(browser, address, size, language)
    last = bring(page, "happy-little-dinosaurs", tmp_path)
    swing = page.locator(".swings button").first
    swing.wait_for(timeout=120_000)
    page.wait_for_selector("progress", state="detached", timeout=120_000)
    lines = page.eval_on_selector_all(
        "polyline", "all => all.map((one) => one.getAttribute('points').split(' ').length)"
    )
    assert len(lines) == 2 and min(lines) > 5
    styles = page.eval_on_selector_all("polyline", "all => all.map((one) => one.getAttribute('stroke-dasharray'))")
    assert len(set(styles)) == 2, "told apart without colours"
    line = int(re.search(r"\d+", swing.inner_text()).group())
    swing.focus()
    page.keyboard.press("Enter")
    at_line(page, min(line, last))
    check(page, language)
    page.context.close()


@each_guise
def test_a_file_that_is_no_record_is_refused_by_its_line(browser, address, tmp_path, size, language):
    page = arrive(browser, address, size, language)
    file = tmp_path / "game.txt"
    text = record_of("food-chain").decode()
    file.write_text(text.replace("\n0 ", "\n1 ", 1))
    page.locator("input[type=file]").set_input_files(file)
    said = {"en": "this file is no record of a game: line", "fr": "ce fichier n’est pas une partie : la ligne"}[
        language
    ]
    page.get_by_role("alert").filter(has_text=said).wait_for()
    # The browser notes the refusal, as it should.
    page.faults.clear()  # type: ignore[attr-defined]
    check(page, language)
    assert page.url.rstrip("/") == address.rstrip("/")
    page.context.close()


@each_guise
def test_a_link_to_a_moment_is_copied(browser, address, tmp_path, size, language):
    copy, copied = {
        "en": ("Copy a link to this moment", "Copied"), "fr": ("Copier un lien vers ce moment", "Copié")
    }[language]  # fmt: skip
    page = arrive(browser, address, size, language)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    bring(page, "food-chain", tmp_path)
    page.locator("input[type=range]").fill("12")
    at_line(page, 12)
    page.get_by_role("button", name=copy).click()
    page.get_by_role("button", name=copied).wait_for()
    link = page.evaluate("navigator.clipboard.readText()")
    other = new_page(browser, address)
    other.goto(link)
    at_line(other, 12)
    page.context.close()
    other.context.close()


def play_through(page: Page, address: str) -> None:
    """This browser's seat plays its game to the end through the routes."""
    held = json.loads(page.evaluate("localStorage.seats"))
    seat = [one for one in held if one["seat"] is not None][-1]
    headers = {"Authorization": f"Bearer {seat['token']}", "Origin": address}
    at = f"{address}/api/tables/{seat['table']}"
    for k in range(4000):
        now = page.request.get(at, headers=headers).json()["now"]
        if now["status"] == "over":
            return
        if now["ask"] is None:
            page.wait_for_timeout(20)
            continue
        body = {"ask": now["ask"], "msg_id": f"m{k}", "actions": [now["legal"][-1]["text"]]}
        page.request.post(f"{at}/act", headers=headers, data=body)
    raise AssertionError("the game did not end")


@each_guise
def test_how_a_game_was_decided_is_told_at_its_end_and_in_the_replay(browser, address, size, language):
    address = address.rstrip("/")
    page = arrive(browser, address, size, language)
    page.goto(f"{address}/new/happy-little-dinosaurs")
    page.locator("form select").nth(1).select_option("2")
    page.locator("fieldset").first.locator("select").nth(1).select_option("bot:greedy")
    page.locator("form button.primary").click()
    page.wait_for_url(re.compile(r"/t/[^/]+$"))
    table = page.url.rpartition("/")[2]
    page.wait_for_selector("div.screen")
    play_through(page, address)
    page.wait_for_selector(player.OVER)
    # At the end it is unfolded at a desk, and a tap away on a phone.
    fold = page.locator("details.decided")
    if size is PHONE:
        assert fold.get_attribute("open") is None
        fold.locator("summary").tap()
    fold.locator(".verdict").first.wait_for(timeout=180_000)
    assert fold.locator(".verdict").count() == 2
    assert fold.locator("dl .figure").count() == 6
    # In the replay: one's own eyes first, turn by turn.
    page.goto(f"{address}/t/{table}/replay")
    page.wait_for_selector(".board[data-line='0'][data-eyes='0']")
    turns = [turn["line"] for turn in page.request.get(f"{address}/api/tables/{table}/replay/lines").json()["turns"]]
    page.keyboard.press("ArrowRight")
    at_line(page, turns[0])
    page.locator(".winder .on").click()
    at_line(page, turns[1])
    page.keyboard.press("ArrowLeft")
    at_line(page, turns[0])
    stage = page.locator(".stage").bounding_box()
    assert stage and stage["y"] + stage["height"] <= size["viewport"]["height"], "board and winder on one screen"
    page.wait_for_selector("progress", state="detached", timeout=180_000)
    told = page.request.get(f"{address}/api/tables/{table}/story").json()
    marks = sorted([moment["line"] for moment in told["moments"]] + [draw["line"] for draw in told["draws"]])
    assert told["moments"], "whoever always takes the last of the list does not decide well"
    assert page.locator(".marks button").count() == len(marks)
    page.locator(".marks button").first.focus()
    page.keyboard.press("Enter")
    at_line(page, marks[0])
    check(page, language)
    cards = page.locator("section.decided ol > li")
    assert cards.count() == len(told["moments"])
    moment = told["moments"][-1]
    cards.last.locator("button").first.click()
    at_line(page, moment["line"])
    cards.last.locator("button").last.click()
    page.wait_for_url(lambda url: table not in url)
    held = page.request.get(f"{address}/api/tables/{page.url.rpartition('/')[2]}").json()
    assert held["given"] == moment["line"]
    assert [chair["kind"] for chair in held["now"]["chairs"]].index("person") == moment["seat"]
    page.context.close()


@each_guise
def test_two_tables_of_the_same_luck_are_compared_when_both_are_over(browser, address, size, language):
    address = address.rstrip("/")
    anna = arrive(browser, address, size, language)
    anna.goto(f"{address}/new/happy-little-dinosaurs")
    anna.locator("form select").nth(1).select_option("2")
    anna.locator("fieldset").first.locator("select").nth(1).select_option("bot:random")
    anna.locator("form input[type=checkbox]").last.check()
    anna.locator("form button.primary").click()
    anna.wait_for_url(re.compile(r"/t/[^/]+$"))
    link = anna.locator("details code").first.inner_text()
    table = anna.url.rpartition("/")[2]
    # Nobody looks in, and whoever sits here cannot sit there.
    stranger = new_page(browser, address)
    stranger.goto(anna.url)
    stranger.get_by_role("alert").filter(has_text="same luck").wait_for()
    stranger.goto(f"{address}/t/{table}/replay")
    stranger.get_by_role("alert").filter(has_text="same luck").wait_for()
    stranger.context.close()
    bob = arrive(browser, address, size, language)
    bob.goto(link)
    join, start = {"en": ("Take my seat", "Start the game"), "fr": ("Prendre ma place", "Commencer la partie")}[
        language
    ]
    bob.get_by_role("button", name=join).click()
    bob.get_by_role("button", name=start).click()
    bob.wait_for_selector("div.screen")
    play_through(anna, address)
    anna.wait_for_selector(player.OVER)
    anna.locator("section.ending p[role=status]").wait_for()
    assert anna.locator("section.ending a:not([data-rule])").count() == 0, "the book is shut"
    play_through(bob, address)
    bob.wait_for_selector(player.OVER)
    compare = bob.locator("section.ending a[href$=compare]")
    compare.click()
    bob.wait_for_selector(".sides .board[data-line] >> nth=1")
    assert bob.locator(".sides .board[data-line]").count() == 2
    assert bob.locator("tbody tr").count() == 2
    bob.locator("input[type=range]").fill("9")
    bob.wait_for_selector(".board[data-line='9'] >> nth=1")
    check(bob, language)
    anna.reload()
    anna.locator("section.ending a[href$=replay]").click()
    anna.wait_for_selector(".board[data-line='0']")
    for page in (anna, bob):
        page.context.close()
