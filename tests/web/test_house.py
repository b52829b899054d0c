"""The house around the boards: home, invitations, hot-seat, language, lost connections, and no barriers."""

import gzip
import random
import time

import pytest
from playwright.sync_api import expect

from dinotable.games import GAMES
from tests.web import player
from tests.web.conftest import at_table, new_page, visit
from tests.web.guises import barriers

pytestmark = pytest.mark.slow
each_game = pytest.mark.parametrize("game", list(GAMES))


def test_a_first_visit_asks_for_nothing_before_one_plays(browser, address):
    context = browser.new_context(locale="fr-FR")
    page = context.new_page()
    page.goto(address)
    page.get_by_role("button", name="Jouer").first.click()
    page.wait_for_selector(".ask[data-ask]")
    assert not page.get_by_role("dialog").count()
    page.get_by_text("Anonyme").first.wait_for()
    context.close()


def test_two_clicks_to_a_game_against_bots(browser, address):
    page = visit(browser, address)
    page.get_by_role("button", name="Play now").nth(0).click()
    player.wait_for_ask(page)
    page.context.close()


def test_two_browsers_at_one_table(browser, address):
    anna = new_page(browser, address)
    player_form(anna, "food-chain", ["me", "friend"])
    link = anna.locator("code").inner_text()
    bob = visit(browser, address)
    bob.evaluate("localStorage.name = 'Bob'")
    bob.goto(link)
    bob.reload()
    bob.get_by_role("button", name="Take my seat").click()
    anna.get_by_role("button", name="Start the game").click()
    for turn in range(6):
        for page in (anna, bob):
            page.wait_for_selector("div.screen")
        mover = anna if turn % 2 == 0 else bob
        player.wait_for_ask(mover)
        player.choose(mover)
        other = bob if turn % 2 == 0 else anna
        player.wait_for_ask(other)
    hands = [page.evaluate("document.querySelectorAll('.hand-card').length") for page in (anna, bob)]
    assert all(hands)
    assert link.rpartition("#")[2] not in bob.url
    anna.context.close()
    bob.context.close()


def player_form(page, game: str, whos: list[str]) -> None:
    page.goto(f"/new/{game}")
    page.locator("form select").nth(1).select_option(str(len(whos)))
    for seat, who in enumerate(whos):
        page.locator("fieldset").first.locator("select").nth(seat).select_option(who)
    page.locator("form button.primary").click()


def test_hot_seat_keeps_the_other_hand_out_of_the_page(browser, address):
    page = new_page(browser, address)
    player_form(page, "food-chain", ["me", "here"])
    page.get_by_role("button", name="I am Anna").click()
    player.wait_for_ask(page)
    mine = page.eval_on_selector_all(".hand-card", "all => all.map((card) => card.dataset.card)")
    assert len(mine) == 4
    player.choose(page, -1)
    page.get_by_text("Hand the device to").wait_for()
    expect(page.locator("[data-card]")).to_have_count(0)
    page.locator(".card button.primary").click()
    page.wait_for_selector(".ask[data-ask]")
    expect(page.locator(".hand-card")).to_have_count(4)
    page.context.close()


def test_language_switch_in_the_middle_of_a_game(browser, address):
    page = at_table(browser, address, "gods-love-dinosaurs", 2)
    player.wait_for_ask(page)
    player.choose(page)
    player.open_drawer(page, "settings").locator("select").first.select_option("fr")
    page.get_by_role("tab", name="Réglages").wait_for()
    text = page.locator("main").inner_text()
    assert "page-" not in text
    assert "gods-love-dinosaurs-" not in text
    assert page.evaluate("document.documentElement.lang") == "fr"
    page.context.close()


def test_a_cut_connection_says_so_and_recovers(browser, address):
    page = visit(browser, address)
    is_cut = False
    lines = []

    def connect(line) -> None:
        if is_cut:
            line.close()
        else:
            line.connect_to_server()
            lines.append(line)

    page.route_web_socket("**/api/socket", connect)
    player.open_game(page, "food-chain", 2)
    player.wait_for_ask(page)
    is_cut = True
    for line in lines:
        line.close()
    page.get_by_text("Connection lost").wait_for()
    page.wait_for_timeout(1_500)
    is_cut = False
    page.locator(".connection.live").wait_for()
    assert player.answered(page, player.choose(page))
    page.context.close()


def test_a_decision_can_be_answered_before_the_last_answer_is_acked(browser, address):
    page = visit(browser, address)
    held: list[str] = []

    def connect(line) -> None:
        server = line.connect_to_server()
        line.on_message(server.send)
        server.on_message(lambda message: held.append(message) if '"type":"ack"' in message else line.send(message))

    page.route_web_socket("**/api/socket", connect)
    player.open_game(page, "food-chain", 2)
    for _ in range(3):
        ask = player.choose(page, is_settled=False)
        assert player.answered(page, ask)
    # The news of an answer may come before its ack.
    until = time.monotonic() + 30
    while len(held) < 3 and time.monotonic() < until:
        page.wait_for_timeout(50)
    assert len(held) == 3
    page.context.close()


def test_news_of_others_leaves_a_half_made_choice_alone(browser, address):
    page = at_table(browser, address, "food-chain", 2)
    ask = player.wait_for_ask(page)
    page.locator(".hand-card:not(:disabled)").first.click()
    cancel = page.get_by_role("button", name="Cancel")
    cancel.wait_for()
    state = page.evaluate(player.STATE)
    page.request.post(
        f"/api/tables/{state['table']}/sit",
        data={"name": "Annabel"},
        headers={"Authorization": f"Bearer {state['token']}", "Origin": address},
    )
    page.get_by_text("Annabel").first.wait_for()
    cancel.wait_for()
    assert player.legal(page)[0] == ask
    page.context.close()


def test_undo_takes_back_and_a_hint_is_legal(browser, address):
    page = at_table(browser, address, "gods-love-dinosaurs", 2)
    player.wait_for_ask(page)
    page.get_by_role("button", name="Hint").click()
    page.locator(".hint").get_by_text("You can expect").wait_for()
    _, before = player.legal(page)
    player.choose(page)
    page.get_by_role("button", name="Undo").click()
    for _ in range(200):
        if player.legal(page)[1] == before:
            break
        page.wait_for_timeout(50)
    assert player.legal(page)[1] == before
    page.context.close()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_barriers_on_the_pages(browser, address, theme):
    page = visit(browser, address, color_scheme=theme)
    for path in ("/", "/new/ciao-dino", "/rules/food-chain"):
        page.goto(address + path)
        page.wait_for_selector("h1")
        page.wait_for_timeout(300)
        assert barriers(page) == [], path
    page.context.close()


@each_game
def test_no_barriers_in_the_middle_of_a_game(browser, address, game):
    page = at_table(browser, address, game, 2)
    choose = random.Random(5)
    for _ in range(6):
        ask = player.wait_for_ask(page)
        if ask is None:
            break
        player.by_list(page, choose)
        player.answered(page, ask)
    page.wait_for_timeout(300)
    assert barriers(page) == []
    page.context.close()


def test_nothing_is_fetched_from_elsewhere(browser, address):
    page = visit(browser, address)
    seen: list[str] = []
    page.on("request", lambda request: seen.append(request.url))
    player.open_game(page, "ciao-dino", 2)
    player.wait_for_ask(page)
    assert seen
    assert [url for url in seen if not url.startswith((address, address.replace("http", "ws"), "data:"))] == []
    page.context.close()


def test_first_load_is_light(browser, address):
    page = visit(browser, address)
    loaded = page.evaluate("performance.getEntriesByType('resource').map((entry) => entry.name)")
    scripts = [name for name in loaded if name.endswith(".js")]
    weight = sum(len(gzip.compress(page.request.get(script).body())) for script in scripts)
    assert 0 < weight < 150_000
    page.context.close()


def test_a_line_of_the_log_lights_what_it_names(browser, address):
    page = at_table(browser, address, "ciao-dino", 2)
    ask = player.wait_for_ask(page)
    player.choose(page)
    assert player.answered(page, ask)
    page.locator("button.said.names").first.hover()
    page.locator(".overlay i.looked").first.wait_for(state="attached")
    page.mouse.move(2, 2)
    page.locator(".overlay i.looked").first.wait_for(state="detached")
    page.context.close()
