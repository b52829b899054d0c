"""A variant: made on the page from its numbers, played, told where the table is shown, saved as a file and opened again."""

import re
import tomllib
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.web import player
from tests.web.conftest import new_page, visit
from tests.web.guises import DESK, LOCALES, PHONE, Size, check, each_guise

ROOM = {"en": "Dinosaurs a jungle feeds", "fr": "Dinosaures que nourrit une jungle"}
POINTS = {"en": "Action points a turn, 2 players", "fr": "Points d’action par tour, à 2 joueurs"}
MARK = "button.variant:visible"


def open_form(page: Page, players: int) -> None:
    page.locator("form select").nth(1).select_option(str(players))
    page.locator("details", has=page.locator("summary", has_text=re.compile("^Varia"))).locator("summary").first.click()
    page.wait_for_selector(".items")


def item(page: Page, words: str):
    return page.locator(".item", has=page.get_by_label(words, exact=True))


def opponents(page: Page, players: int) -> None:
    for seat in range(1, players):
        page.locator("fieldset").first.locator("select").nth(seat).select_option("bot:random")


@each_guise
def test_numbers_are_changed_played_told_saved_and_opened(
    browser: Browser, address: str, tmp_path: Path, size: Size, language: str
):
    page = visit(browser, address, path="/new/ciao-dino", **size, locale=LOCALES[language])
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.wait_for_load_state("networkidle")
    assert not [url for url in asked if "/box" in url or "Variant" in url], "nothing of it comes before it is opened"
    open_form(page, 2)

    # By a press, by typing, by a search; what cannot be is said at once.
    room = item(page, ROOM[language])
    expect(room.get_by_role("spinbutton")).to_have_value("4")
    room.get_by_role("button").first.click()
    expect(room.get_by_role("spinbutton")).to_have_value("3")
    expect(room).to_contain_text({"en": "usually 4", "fr": "d’habitude 4"}[language])
    page.get_by_role("searchbox").fill({"en": "POINTS turn", "fr": "POINTS tour"}[language])
    points = item(page, POINTS[language])
    points.get_by_role("spinbutton").fill("40")
    points.get_by_role("spinbutton").press("Tab")
    expect(points.get_by_role("alert")).to_contain_text("12")
    points.get_by_role("spinbutton").fill("5")
    points.get_by_role("spinbutton").press("Tab")
    expect(points.get_by_role("alert")).to_have_count(0)
    page.locator(".name input").fill("Hungry jungle")
    expect(page.locator("summary", has_text="Hungry jungle")).to_be_visible()
    check(page, language)

    # Saved and opened again, by somebody else.
    with page.expect_download() as download:
        page.locator(".files button").first.click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.name == "hungry-jungle.toml"
    told = tomllib.loads(file.read_text(encoding="utf-8"))
    assert told == {
        "game": "ciao-dino", "name": "Hungry jungle", "terrain": {"jungle": {"room": 3}}, "actions": {"points": {"2": 5}},
    }  # fmt: skip
    opened_again(browser, address, file, language)

    opponents(page, 2)
    page.locator("form button.primary").click()
    page.wait_for_selector("div.screen")
    played(page, language)
    page.context.close()


def opened_again(browser: Browser, address: str, file: Path, language: str) -> None:
    page = visit(browser, address, path="/new/ciao-dino", **DESK, locale=LOCALES[language])
    open_form(page, 3)
    page.locator("#variant-file").set_input_files(file)
    expect(page.locator(".name input")).to_have_value("Hungry jungle")
    # The points are for two.
    expect(page.locator(".item")).to_have_count(1)
    expect(item(page, ROOM[language]).get_by_role("spinbutton")).to_have_value("3")
    page.locator("form select").nth(1).select_option("2")
    expect(page.locator(".item.changed")).to_have_count(2)
    # The way back.
    item(page, ROOM[language]).get_by_role("button", name=re.compile("as usual|d’habitude")).click()
    expect(page.locator(".item")).to_have_count(1)
    wrong = file.with_name("wrong.toml")
    wrong.write_text("terrain.jungle.room = 99\n")
    # That a file is refused is no fault of the page.
    page.locator("#variant-file").set_input_files(wrong)
    expect(page.locator("form [role=alert]", has_text="from 0 to 15")).to_be_visible()
    expect(page.locator(".name input")).to_have_value("Hungry jungle")
    page.context.close()


def played(page: Page, language: str) -> None:
    """The board shows what is changed, the mark tells it, and so do the rules."""
    jungles = page.locator(".board g.hex", has=page.locator(".land.jungle"))
    expect(jungles.first).to_be_visible()
    pips = jungles.evaluate_all("all => all.map((one) => one.querySelectorAll('.pip').length)")
    assert set(pips) == {3}
    for _ in range(3):
        assert player.wait_for_ask(page) is not None
        player.choose(page)
    state = page.evaluate(player.STATE)
    now = page.request.get(f"/api/tables/{state['table']}").json()
    assert now["variant"] == {"name": "Hungry jungle", "changed": {"terrain.jungle.room": "3", "actions.points.2": "5"}}
    page.locator(MARK).first.click()
    changes = page.locator("dialog[open] li")
    expect(changes).to_have_count(2)
    expect(changes.first).to_contain_text(f"{ROOM[language]}{' ' if language == 'fr' else ''}: 3")
    check(page, language)
    page.locator("dialog[open] a.rule").first.click()
    note = page.locator("dialog[open] .notes")
    expect(note).to_contain_text(ROOM[language])
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    rules = player.open_drawer(page, "rules")
    expect(rules.locator("[id='CD1.3'] .notes")).to_contain_text(": 3 (")
    expect(rules.locator("[id='CD6.1'] .notes")).to_contain_text(": 5 (")
    expect(rules.locator(".notes")).to_have_count(2)


def test_whoever_is_invited_sees_it_before_sitting_down(browser: Browser, address: str):
    page = new_page(browser, address, **PHONE)
    wish = {"name": "Owls", "changed": {"cards.owl.cards": "8", "cards.plants.cards": "6", "tokens.3": "5"}}
    chairs = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}]
    opened = page.request.post("/api/tables", data={"game": "food-chain", "chairs": chairs, "variant": wish}).json()
    link = next(seat["link"] for seat in opened["seats"] if seat["invites"])
    page.goto(link)
    page.get_by_role("button", name="Variant: Owls").click()
    # What is for three does not matter to two.
    expect(page.locator("dialog[open] li")).to_have_text([re.compile("plants: 6"), re.compile("owl: 8")])
    check(page, "en")
    # Whoever likes it plays it, too.
    page.get_by_role("link", name="New table with these rules").click()
    expect(page.locator("summary", has_text="Variant: Owls")).to_be_visible()
    page.context.close()
