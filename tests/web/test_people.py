"""People at a table, in the browser: chat, consent, absence, clocks, seats and rematches, on a desk and on a phone."""

import json
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.web import player
from tests.web.conftest import visit
from tests.web.guises import DESK, Size, check, each_guise

pytestmark = pytest.mark.slow
WORDS = {
    "en": {
        "send": "Send", "say": "Say something", "clap": "applause", "ask": "Ask to take my last move back", "agree": "Agree",
        "bot": "Let a bot play for Ben", "absent": "not there", "back": "Take my seat back", "lent": "plays on for Ben",
        "rest": "Go on vacation", "away": "on vacation", "swap": "Ask Anna to change seats", "rematch": "Rematch",
        "join": "Join the rematch", "mute": "Mute Ben", "unmute": "Hear Ben again", "time_control": "Clocks, and what",
        "went": "takes the game back", "change": "Ben and Anna change places", "new": "1 new",
        "apart": "Chat of the spectators", "return": "End my vacation", "spent": "Your time is used up",
        "zero": "is out of time", "download": "Download",
        "choose": "Ask to go back to an earlier line", "line": "Ask to go back to before", "cancel": "Cancel",
    },
    "fr": {
        "send": "Envoyer", "say": "Dire quelque chose", "clap": "applaudissements", "agree": "D’accord",
        "ask": "Demander à reprendre mon dernier coup", "bot": "Laisser un robot jouer pour Ben", "absent": "pas là",
        "back": "Reprendre ma place", "lent": "joue pour Ben", "rest": "Partir en vacances", "away": "en vacances",
        "swap": "Proposer à Anna de changer de place", "rematch": "Revanche", "join": "Rejoindre la revanche",
        "mute": "Ne plus lire Ben", "unmute": "Lire à nouveau Ben", "time_control": "Pendules, et que faire",
        "went": "ramène la partie", "change": "Ben et Anna changent de place", "new": "1 nouveau",
        "apart": "Discussion des spectateurs", "return": "Finir mes vacances", "spent": "Votre temps est écoulé",
        "zero": "n’a plus de temps", "download": "Télécharger",
        "choose": "Demander à revenir à une ligne précédente", "line": "Demander à revenir avant", "cancel": "Annuler",
    },
}  # fmt: skip


@dataclass
class Party:
    """A table with Anna and Ben at browsers of their own."""

    table: str
    tokens: dict[int, str]
    host: str
    anna: Page
    ben: Page

    def post(self, route: str, token: str | None, **body: Any) -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = self.anna.request.post(f"/api/tables/{self.table}/{route}", data=body, headers=headers)
        assert answer.ok, answer.text()
        return answer.json()

    def now(self) -> Any:
        return self.anna.request.get(f"/api/tables/{self.table}").json()["now"]

    def people(self) -> Any:
        return self.anna.request.get(f"/api/tables/{self.table}/people").json()

    def end(self) -> None:
        for page in (self.anna, self.ben):
            assert page.faults == []  # type: ignore[attr-defined]
            page.context.close()


def guest(browser: Browser, address: str, name: str, size: Size, language: str) -> Page:
    page = visit(browser, address, path="/healthz", **size)
    page.evaluate(f"localStorage.name = '{name}'; localStorage.language = '{language}'")
    return page


def party(browser: Browser, address: str, size: Size, language: str, start: bool = True, **time_control: Any) -> Party:
    anna, ben = (guest(browser, address, name, size, language) for name in ("Anna", "Ben"))
    chairs = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}]
    body = {"game": "food-chain", "chairs": chairs, "time_control": time_control}
    opened = anna.request.post("/api/tables", data=body).json()
    tokens = {seat["seat"]: seat["token"] for seat in opened["seats"]}
    found = Party(opened["table"], tokens, opened["host"], anna, ben)
    tokens[1] = found.post("sit", tokens[1], name="Ben")["token"]
    if start:
        found.post("start", found.host)
    for seat, page in enumerate((anna, ben)):
        held = [{"table": found.table, "game": "food-chain", "seat": seat, "token": tokens[seat], "isHost": False}]
        if page is anna:
            held.append({**held[0], "seat": None, "token": found.host, "isHost": True})
        page.evaluate("held => localStorage.seats = JSON.stringify(held)", held)
        page.goto(f"{address}/t/{found.table}")
        page.wait_for_selector("div.screen" if start else "#swap-title")
    return found


def open_chat(page: Page) -> None:
    player.open_drawer(page, "chat")


def open_log(page: Page) -> None:
    player.open_drawer(page, "log")


@each_guise
def test_chat_reactions_and_muting(browser: Browser, address: str, size: Size, language: str) -> None:
    words = WORDS[language]
    at = party(browser, address, size, language)
    open_chat(at.ben)
    at.ben.get_by_label(words["say"]).fill("Hello <b>Anna</b>")
    at.ben.get_by_role("button", name=words["send"]).click()
    at.anna.locator(".badge", has_text="1").first.wait_for()
    open_chat(at.anna)
    at.anna.get_by_text("Hello <b>Anna</b>").wait_for()
    at.ben.get_by_role("button", name=words["clap"]).click()
    at.anna.locator("section.chat").get_by_role("img", name=words["clap"]).wait_for()
    check(at.anna, language)
    at.anna.get_by_role("button", name=words["mute"]).first.click()
    at.anna.get_by_text("Hello <b>Anna</b>").wait_for(state="detached")
    at.anna.reload()
    at.anna.wait_for_selector("div.screen")
    open_chat(at.anna)
    at.anna.get_by_role("button", name=words["unmute"]).click()
    at.anna.get_by_text("Hello <b>Anna</b>").wait_for()
    check(at.anna, language)
    at.end()


@each_guise
def test_spectators_talk_apart(browser: Browser, address: str, size: Size, language: str) -> None:
    words = WORDS[language]
    at = party(browser, address, size, language)
    zoe = guest(browser, address, "Zoé", size, language)
    zoe.goto(f"{address}/t/{at.table}")
    zoe.wait_for_selector("div.screen")
    open_chat(zoe)
    zoe.get_by_text(words["apart"]).wait_for()
    at.post("chat", at.tokens[0], text="Good luck")
    zoe.get_by_text("Good luck").wait_for()
    zoe.get_by_label(words["say"]).fill("What a game")
    zoe.get_by_role("button", name=words["send"]).click()
    zoe.get_by_text("What a game").wait_for()
    check(zoe, language)
    # What was said later has come: what was said apart has not.
    at.post("chat", at.tokens[1], text="Thank you")
    open_chat(at.anna)
    at.anna.get_by_text("Thank you").wait_for()
    assert at.anna.get_by_text("What a game").count() == 0
    zoe.context.close()
    at.end()


def hostile() -> list[str]:
    tags = ["script", "img src=x", "svg", "iframe", "body", "details open", "input autofocus", "video", "a", "math"]
    events = ["onload", "onerror", "onclick", "onfocus", "ontoggle", "onmouseover", "onanimationstart", "onbegin"]
    found = [f"<{tag} {event}=window.hacked=1>" for tag in tags for event in events]
    found += [f'"><{tag} {event}="window.hacked=1">' for tag in tags for event in events]
    found += [f"{{{{constructor.constructor('window.hacked={k}')()}}}}" for k in range(10)]
    found += [f"javascript:window.hacked={k}" for k in range(10)]
    found += [f"</span><script>window.hacked={k}</script>" for k in range(20)]
    return found


def test_what_is_said_is_text_whatever_it_is(browser: Browser, address: str) -> None:
    at = party(browser, address, DESK, "en")
    said = hostile()
    assert len(said) == 200
    for k, text in enumerate(said):
        at.post("chat", at.tokens[k % 2], text=text)
    at.post("sit", at.tokens[1], name="<img src=x onerror=hacked=1>")
    open_chat(at.anna)
    at.anna.get_by_text(said[-1]).wait_for()
    shown = at.anna.locator("section.chat .text").all_inner_texts()
    assert shown == [" ".join(text.split()) for text in said]
    assert at.anna.evaluate("window.hacked") is None
    assert at.anna.locator("section.chat .text *").count() == 0
    at.end()


@each_guise
def test_a_move_is_taken_back_by_consent(browser: Browser, address: str, size: Size, language: str) -> None:
    words = WORDS[language]
    at = party(browser, address, size, language)
    pages = (at.anna, at.ben)
    first = at.now()["to_act"][0]
    mover, other = pages[first], pages[1 - first]
    player.wait_for_ask(mover)
    ask, legal = player.legal(mover)
    at.post("act", at.tokens[first], ask=ask, msg_id="m", actions=[legal[-1]])
    player.wait_for_ask(other)
    mover.get_by_role("button", name=words["ask"]).click()
    other.get_by_role("button", name=words["agree"]).wait_for()
    check(other, language)
    other.get_by_role("button", name=words["agree"]).click()
    player.wait_for_ask(mover)
    assert at.now()["to_act"] == [first]
    record = mover.request.get(f"/api/tables/{at.table}/record").text()
    assert f"\n{first} back " in record
    open_log(mover)
    open_log(mover)
    mover.locator(".log").get_by_text(words["went"]).wait_for()
    check(mover, language)
    at.end()


@each_guise
def test_the_log_offers_to_go_back_to_any_line_that_the_server_allows(
    browser: Browser, address: str, size: Size, language: str
) -> None:
    words = WORDS[language]
    at = party(browser, address, size, language)
    movers = [at.now()["to_act"][0]]
    for k in range(4):
        seat = movers[-1]
        now = at.anna.request.get(
            f"/api/tables/{at.table}", headers={"Authorization": f"Bearer {at.tokens[seat]}"}
        ).json()["now"]
        at.post("act", at.tokens[seat], ask=now["ask"], msg_id=f"m{k}", actions=[now["legal"][-1]["text"]])
        movers.append(at.now()["to_act"][0])
    allowed = at.anna.request.get(
        f"/api/tables/{at.table}/backs", headers={"Authorization": f"Bearer {at.tokens[0]}"}
    ).json()["lines"]
    assert len(allowed) == 4
    open_log(at.anna)
    offers = at.anna.get_by_role("button", name=words["line"])
    choose = at.anna.get_by_role("button", name=words["choose"])
    choose.wait_for()
    assert offers.count() == 0, "nothing is in the way before one asks"
    # By keyboard alone: the lines, the last but one, and back to what it was.
    choose.press("Enter")
    expect(offers).to_have_count(4)
    check(at.anna, language)
    at.anna.get_by_role("button", name=words["cancel"]).press("Enter")
    expect(offers).to_have_count(0)
    choose.press("Enter")
    told = offers.nth(1).get_attribute("aria-label") or ""
    offers.nth(1).press("Enter")
    expect(offers).to_have_count(0)
    line = told.partition(": ")[2]
    assert line
    at.ben.locator(".wish", has_text=line).wait_for()
    check(at.ben, language)
    assert at.people()["wishes"][0]["target"] == allowed[1]
    at.ben.get_by_role("button", name=words["agree"]).click()
    at.ben.locator(".wish").wait_for(state="detached")
    assert at.now()["to_act"] == [movers[1]]
    open_log(at.anna)
    at.anna.locator(".log").get_by_text(words["went"]).wait_for()
    # What was taken back is not offered again.
    choose.click()
    expect(offers).to_have_count(1)
    at.end()


@each_guise
def test_a_bot_plays_for_who_is_away_until_they_are_back(
    browser: Browser, address: str, size: Size, language: str
) -> None:
    words = WORDS[language]
    at = party(browser, address, size, language)
    at.ben.goto(f"{address}/rules/food-chain")
    at.anna.get_by_text(words["absent"]).first.wait_for()
    check(at.anna, language)
    assert at.anna.get_by_role("button", name=words["bot"]).count() == 0, "not before the time that was agreed on"
    at.post("lend", at.tokens[1], level="greedy")
    at.ben.goto(f"{address}/t/{at.table}")
    at.ben.get_by_role("button", name=words["back"]).wait_for()
    check(at.ben, language)
    at.ben.get_by_role("button", name=words["back"]).click()
    at.ben.get_by_role("button", name=words["back"]).wait_for(state="detached")
    assert at.now()["chairs"][1]["level"] == ""
    at.end()


@each_guise
def test_clocks_tick_beside_the_seats_and_a_vacation_stops_one(
    browser: Browser, address: str, size: Size, language: str
) -> None:
    words = WORDS[language]
    at = party(browser, address, size, language, clock="days", seconds=600, vacation=86_400)
    first = at.now()["to_act"][0]
    page = (at.anna, at.ben)[first]
    timer = page.get_by_role("timer").nth(first)
    timer.wait_for()
    shown = timer.inner_text()
    page.wait_for_function(
        "([n, old]) => document.querySelectorAll('[role=timer]')[n].innerText !== old", arg=[first, shown]
    )
    check(page, language)
    player.open_drawer(page, "settings").get_by_role("button", name=words["rest"]).click()
    timer.get_by_text(words["away"]).wait_for()
    page.get_by_role("button", name=words["return"]).wait_for()
    check(page, language)
    at.end()


@each_guise
def test_at_zero_a_bot_plays_on_and_the_page_says_so(browser: Browser, address: str, size: Size, language: str) -> None:
    words = WORDS[language]
    at = party(browser, address, size, language, clock="bank", seconds=10)
    page = (at.anna, at.ben)[at.now()["to_act"][0]]
    page.get_by_text(words["spent"]).wait_for()
    open_log(page)
    open_log(page)
    page.locator(".log").get_by_text(words["zero"]).first.wait_for()
    check(page, language)
    at.end()


@each_guise
def test_seats_change_places_before_the_start(browser: Browser, address: str, size: Size, language: str) -> None:
    words = WORDS[language]
    at = party(browser, address, size, language, start=False)
    check(at.anna, language)
    at.ben.get_by_role("button", name=words["swap"]).click()
    at.anna.get_by_role("button", name=words["agree"]).wait_for()
    check(at.anna, language)
    at.anna.get_by_role("button", name=words["agree"]).click()
    at.anna.get_by_role("button", name=words["change"]).wait_for()
    assert [chair["name"] for chair in at.now()["chairs"]] == ["Ben", "Anna"]
    at.anna.get_by_role("button", name=words["change"]).click()
    at.anna.get_by_role("button", name=words["change"]).wait_for(state="detached")
    assert [chair["name"] for chair in at.now()["chairs"]] == ["Anna", "Ben"]
    at.post("swap", at.host, one=0, other=1)
    at.anna.get_by_role("button", name=words["change"]).wait_for()
    at.post("start", at.host)
    for page, seat in ((at.anna, 1), (at.ben, 0)):
        page.wait_for_selector("div.screen")
        page.reload()
        page.wait_for_selector("div.screen")
        held = page.evaluate("JSON.parse(localStorage.seats).filter((one) => one.seat !== null).map((one) => one.seat)")
        assert held == [seat]
    at.end()


@each_guise
def test_a_rematch_keeps_the_people_and_turns_the_order(
    browser: Browser, address: str, size: Size, language: str
) -> None:
    words = WORDS[language]
    at = party(browser, address, size, language)
    for seat in (0, 1):
        at.post("lend", at.tokens[seat], level="random")
    for page in (at.anna, at.ben):
        page.wait_for_selector(player.OVER)
    at.anna.get_by_role("link", name=words["download"]).wait_for()
    check(at.anna, language)
    with at.anna.expect_download() as download:
        at.anna.get_by_role("link", name=words["download"]).click()
    # What was downloaded can be brought again, here or elsewhere.
    brought = at.anna.request.post("/api/records", data=download.value.path().read_bytes())
    assert brought.ok, brought.text()
    at.anna.get_by_role("button", name=words["rematch"], exact=True).click()
    at.anna.wait_for_selector("#swap-title")
    check(at.anna, language)
    at.ben.get_by_role("button", name=words["join"]).click()
    for page in (at.anna, at.ben):
        page.wait_for_selector("div.screen")
    assert at.anna.url == at.ben.url and at.table not in at.anna.url
    at.table = at.anna.url.rpartition("/")[2]
    assert [chair["name"] for chair in at.now()["chairs"]] == ["Ben", "Anna"]
    at.end()


@each_guise
def test_clocks_and_absence_are_set_when_a_table_is_opened(
    browser: Browser, address: str, size: Size, language: str
) -> None:
    page = guest(browser, address, "Anna", size, language)
    page.goto(f"{address}/new/food-chain")
    page.locator("summary", has_text=WORDS[language]["time_control"]).click()
    fields = page.locator("details .fields select")
    fields.nth(0).select_option("days")
    fields.nth(1).select_option("3")
    fields.nth(3).select_option("novice")
    check(page, language)
    page.locator("form button.primary").click()
    page.wait_for_selector("#swap-title")
    table = page.url.rpartition("/")[2]
    time_control = page.request.get(f"/api/tables/{table}/people").json()["time_control"]
    wished = {"clock": "days", "seconds": 259_200, "vacation": 1_209_600, "stand_in": "novice"}
    assert time_control | wished == time_control and not time_control.get("absent")
    page.goto(f"{address}/new/food-chain")
    page.locator("summary", has_text=WORDS[language]["time_control"]).click()
    fields.nth(1).select_option("60")
    fields.nth(2).select_option("900")
    page.locator("form button.primary").click()
    page.get_by_text({"en": "connected for one minute", "fr": "connecté depuis une minute"}[language]).wait_for()
    check(page, language)
    table = page.url.rpartition("/")[2]
    assert page.request.get(f"/api/tables/{table}/people").json()["time_control"]["absent"] == 900
    page.context.close()


def tell_gone(line: WebSocketRoute) -> None:
    """As if Ben had been away for as long as was agreed on."""
    server = line.connect_to_server()

    def pass_on(message: str | bytes) -> None:
        told = json.loads(message)
        if told["type"] == "people":
            told["people"]["gone"] = [1]
        line.send(json.dumps(told))

    server.on_message(pass_on)


def test_a_bot_for_who_was_away_too_long_is_offered_and_a_refusal_is_told(browser: Browser, address: str) -> None:
    at = party(browser, address, DESK, "en")
    at.anna.route_web_socket("**/api/socket", tell_gone)
    at.anna.reload()
    at.anna.get_by_role("button", name=WORDS["en"]["bot"]).click()
    at.anna.get_by_role("alert").get_by_text("that player is there, or was until a moment ago").wait_for()
    at.end()
