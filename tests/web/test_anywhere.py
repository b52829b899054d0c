"""The whole table in the browser, without a server: a site of plain files in a folder, and what a browser keeps."""

import contextlib
import os
import re
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, Route, expect

from dinotable.games import GAMES, find
from tests.web.conftest import FLAGS, PATIENCE, WHOLE, new_page
from tests.web.guises import ALL, DESK, LOCALES, PHONE, check, each_guise
from tests.web.player import CHOICES, CONFIRM, GOES_ON, OVER, PLAY, open_drawer, show_list
from tests.web.test_site import files_served, write_site

pytestmark = pytest.mark.slow

FULL = """() => {
  self.add = IDBObjectStore.prototype.add
  IDBObjectStore.prototype.add = () => { throw new DOMException('no room', 'QuotaExceededError') }
}"""
"""A disk that is full when the next line of a log is written."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where it is: in a folder of a host that knows nothing but files."""
    root = tmp_path_factory.mktemp("host")
    write_site(root / "some" / "where")
    with files_served(root) as address:
        yield address


def at(page: Page, site: str, path: str) -> None:
    page.goto(f"{site}#{path}")


def open_here(page: Page, site: str, game: str, seats: int = 2, level: str = "random") -> None:
    """A table of Anna and bots, by the page's own form."""
    at(page, site, f"/new/{game}")
    page.locator("form select").nth(1).select_option(str(seats))
    for seat in range(1, seats):
        page.locator("fieldset").first.locator("select").nth(seat).select_option(f"bot:{level}")
    page.locator("form button.primary").click()
    page.wait_for_selector("div.screen")


def play(page: Page, most: int = 1500, seed: int = 5) -> int:
    return int(page.evaluate(PLAY, [seed, most, PATIENCE]))


def keep_offline(page: Page, site: str) -> None:
    page.goto(site)
    page.get_by_role("button", name="Make it work offline").click()
    page.get_by_text("It works offline").wait_for()


def asked(page: Page) -> str:
    page.wait_for_selector(GOES_ON)
    return str(page.locator(GOES_ON).get_attribute("data-ask"))


KINDS = [(game, size) for game in GAMES for size in ("desk", "phone")]
SOME = [("food-chain", "desk"), ("happy-little-dinosaurs", "phone")]


@pytest.mark.parametrize(("game", "size"), KINDS if ALL else SOME)
def test_a_whole_game_against_bots_without_a_network(browser, site, game, size):
    page = new_page(browser, site, **(DESK if size == "desk" else PHONE))
    keep_offline(page, site)
    page.context.set_offline(True)
    open_here(page, site, game, int(find(game).fewest))
    assert play(page) > 5
    expect(page.locator(OVER)).to_be_visible()
    expect(page.locator(".seed")).to_contain_text("they fit")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download").click()
    assert Path(saved.value.path()).read_text().startswith("dinotable record 1\n")
    assert page.faults == []
    page.context.close()


def test_reloaded_and_reopened_it_goes_on_where_it_was(browser, site):
    page = new_page(browser, site)
    open_here(page, site, "food-chain")
    play(page, 3)
    ask, table = asked(page), page.url
    page.reload()
    assert asked(page) == ask
    page.close()
    again = page.context.new_page()
    again.goto(site)
    again.get_by_role("heading", name="Your turn").wait_for()
    again.locator("ul.lines a, li a").filter(has_text="Food Chain").first.click()
    assert asked(again) == ask
    assert again.url == table
    play(again, 2)
    page.context.close()


def test_where_there_is_no_room_the_move_stays_undone_and_can_be_tried_again(browser, site):
    page = new_page(browser, site)
    open_here(page, site, "food-chain")
    ask = asked(page)
    host = next(worker for worker in page.workers if "host.worker" in worker.url)
    host.evaluate(FULL)
    page.locator("[aria-controls=choices]").click()
    page.locator("#choices [data-action]").first.click()
    page.locator(CONFIRM).click()
    page.get_by_role("alert").filter(has_text="no room left on this device").wait_for()
    assert asked(page) == ask
    host.evaluate("() => (IDBObjectStore.prototype.add = self.add)")
    # What was chosen is still chosen.
    page.locator(CONFIRM).click()
    expect(page.locator(f".ask[data-ask='{ask}']")).to_have_count(0)
    page.context.close()


def browser_on(browser: Browser, profile: Path) -> BrowserContext:
    """A browser of its own, which keeps things in that folder."""
    context = browser.browser_type.launch_persistent_context(
        profile, executable_path=shutil.which(WHOLE), args=FLAGS, locale=LOCALES["en"]
    )
    context.add_init_script("localStorage.name ??= 'Anna'")
    return context


def kill(context: BrowserContext, profile: Path) -> None:
    """As a machine that loses its power would."""
    found = subprocess.run(["pgrep", "-f", str(profile)], capture_output=True, text=True, check=False).stdout
    for process in found.split():
        with contextlib.suppress(ProcessLookupError):
            os.kill(int(process), signal.SIGKILL)
    with contextlib.suppress(Error):
        context.close()


def test_a_browser_that_is_killed_has_every_move_and_still_holds_the_seat(browser, site, tmp_path):
    context = browser_on(browser, tmp_path / "profile")
    page = context.pages[0]
    open_here(page, site, "food-chain")
    play(page, 1)
    ask, table = asked(page), page.url
    kill(context, tmp_path / "profile")
    again = browser_on(browser, tmp_path / "profile")
    again.pages[0].goto(table)
    assert asked(again.pages[0]) == ask
    again.close()


def test_workers_that_break_are_replaced_and_nothing_is_lost(browser, site):
    page = new_page(browser, site)
    hosts: list[str] = []
    page.on("worker", lambda worker: hosts.append(worker.url) if "host.worker" in worker.url else None)
    open_here(page, site, "food-chain")
    play(page, 2)
    ask = asked(page)
    # The bots' worker takes nothing along; without the host's nothing goes on.
    for name, started in (("bots.worker", 1), ("host.worker", 2)):
        broken = next(worker for worker in page.workers if name in worker.url)
        broken.evaluate("() => void setTimeout(() => { throw new Error('it breaks') })")
        expect(page.locator(f".ask[data-ask='{ask}']")).to_have_count(1)
        play(page, 2)
        ask = asked(page)
        assert len(hosts) == started
    page.context.close()


def test_one_tab_at_a_time_and_another_takes_over(browser, site):
    page = new_page(browser, site)
    open_here(page, site, "food-chain")
    play(page, 1)
    ask = asked(page)
    other = page.context.new_page()
    other.goto(page.url)
    other.get_by_role("heading", name="This table is open in another tab").wait_for()
    assert asked(page) == ask
    other.get_by_role("button", name="Play here instead").click()
    assert asked(other) == ask
    page.get_by_role("heading", name="This table is open in another tab").wait_for()
    play(other, 2)
    ask = asked(other)
    page.get_by_role("button", name="Play here instead").click()
    assert asked(page) == ask
    other.get_by_role("button", name="Play here instead").wait_for()
    page.context.close()


def test_what_it_takes_is_counted_while_it_comes_and_what_fails_can_be_tried_again(browser, site):
    page = new_page(browser, site)
    is_cut = True

    def wait(route: Route) -> None:
        route.abort() if is_cut else route.continue_()

    page.context.route("**/runtime/engine.zip*", wait)
    page.goto(site)
    assert not page.workers, "nothing is started before somebody plays"
    page.get_by_role("button", name="Play now").first.click()
    page.get_by_role("alert").filter(has_text="could not be loaded").wait_for()
    is_cut = False
    page.context.unroute("**/runtime/engine.zip*")
    page.context.route("**/runtime/engine.zip*", slowly)
    page.get_by_role("button", name="Play now").first.click()
    expect(page.locator(".hosting")).to_contain_text(re.compile(r"\d\.\d of \d\.\d MB"))
    page.wait_for_selector("div.screen")
    expect(page.locator(".hosting")).to_have_count(0)
    page.context.close()


def slowly(route: Route) -> None:
    time.sleep(1.5)
    route.continue_()


@each_guise
def test_what_takes_others_is_not_offered_or_says_so(browser, site, size, language):
    words = {"en": ("New table", "server"), "fr": ("Nouvelle table", "serveur")}[language]
    page = new_page(browser, site, **size, locale=LOCALES[language])
    page.goto(site)
    page.get_by_role("link", name=words[0]).first.wait_for()
    expect(page.locator("#join-link, a[href='#/ratings'], a[href='#/daily']")).to_have_count(0)
    page.get_by_role("heading", name={"en": "With others", "fr": "À plusieurs"}[language]).wait_for()
    check(page, language)
    for path in ("account", "ratings", "daily"):
        at(page, site, f"/{path}")
        expect(page.locator("h1")).to_contain_text(words[1])
        check(page, language)
    at(page, site, "/new/food-chain")
    page.wait_for_selector("form button.primary")
    expect(page.locator("option[value=friend], option[value=open]")).to_have_count(0)
    # Neither listed nor rated: the one thing to tick is the same luck, for whoever plays next on this device.
    expect(page.locator("input[type=checkbox]")).to_have_count(1)
    page.get_by_label({"en": "Same luck", "fr": "Le même hasard"}[language]).wait_for()
    assert page.locator("fieldset").first.locator("select").nth(1).input_value().startswith("bot:")
    check(page, language)
    at(page, site, "/me")
    page.wait_for_selector("#kept-title")
    check(page, language)
    assert not page.workers
    page.context.close()


def test_all_games_go_into_a_file_and_come_back_in_another_browser(browser, site, tmp_path):
    page = new_page(browser, site)
    open_here(page, site, "food-chain")
    play(page, 2)
    ask, table = asked(page), page.url
    at(page, site, "/me")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save everything").click()
    page.get_by_text("Saved: one game.").wait_for()
    file = tmp_path / "games.json"
    saved.value.save_as(file)
    page.locator("#kept-file").set_input_files(file)
    page.get_by_text("No game was new. One was here already.").wait_for()
    page.context.close()

    other = new_page(browser, site)
    at(other, site, "/me")
    other.locator("#kept-file").set_input_files({"name": "no.json", "mimeType": "application/json", "buffer": b"{}"})
    other.get_by_role("alert").filter(has_text="not a file with games").wait_for()
    other.locator("#kept-file").set_input_files(file)
    other.get_by_text("One game was added.").wait_for()
    other.get_by_role("link", name="Food Chain").click()
    assert other.url == table
    assert asked(other) == ask
    play(other, 1)
    other.context.close()


def offered_here(page: Page) -> list[str]:
    show_list(page)
    return page.eval_on_selector_all(CHOICES, "all => all.map((button) => button.dataset.action)")


def test_hints_undo_lessons_puzzles_replay_and_what_if(browser, site):
    """Each as at a server, whose tests look closer."""
    page = new_page(browser, site)
    open_here(page, site, "gods-love-dinosaurs")
    asked(page)
    page.keyboard.press("h")
    page.locator(".hint").first.wait_for()
    before = offered_here(page)
    play(page, 1)
    page.locator(".ask[data-ask]:not([data-ask='1'])").wait_for()
    page.keyboard.press("u")
    expect(page.locator(CHOICES)).to_have_count(len(before))
    assert offered_here(page) == before
    play(page)
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("heading", name="Replay").wait_for()
    page.locator("#what-if-title").wait_for()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    page.get_by_role("button", name=re.compile("What if|Play on|from line", re.IGNORECASE)).click()
    page.wait_for_selector("div.screen")
    asked(page)
    for path, shown in (("/learn/food-chain", "div.screen.lesson"), ("/puzzles", "main a[href^='#/puzzles/']")):
        at(page, site, path)
        page.locator(shown).first.wait_for()
    page.locator("main a[href^='#/puzzles/']").first.click()
    page.locator(".board").wait_for()
    assert page.faults == []
    page.context.close()


def test_several_at_one_device_hand_it_on(browser, site):
    page = new_page(browser, site, **PHONE)
    at(page, site, "/new/food-chain")
    page.locator("form select").nth(1).select_option("2")
    page.locator("fieldset").first.locator("select").nth(1).select_option("here")
    page.get_by_label("Name on seat 2").fill("Zoé")
    page.locator("form button.primary").click()
    page.get_by_role("button", name="I am Anna").click()
    for name in ("Zoé", "Anna"):
        ask = asked(page)
        play(page, 1)
        page.reload()
        page.get_by_role("button", name=f"I am {name}").wait_for()
        page.go_back()
        page.go_forward()
        page.get_by_role("button", name=f"I am {name}").wait_for()
        expect(page.locator(".screen, [data-card]")).to_have_count(0)
        page.get_by_role("button", name=f"I am {name}").click()
        assert asked(page) != ask
    page.context.close()


def test_the_same_luck_is_played_next_on_this_device_and_compared(browser, site):
    page = new_page(browser, site, **PHONE)
    at(page, site, "/new/happy-little-dinosaurs")
    page.locator("form select").nth(1).select_option("2")
    page.locator("fieldset").first.locator("select").nth(1).select_option("bot:random")
    page.get_by_label("Same luck at a second table").check()
    page.locator("form button.primary").click()
    page.wait_for_selector("div.screen")
    play(page)
    page.get_by_label("Name for seat 1").fill("Cleo")
    page.get_by_role("button", name="Begin at the second table").click()
    page.wait_for_selector(GOES_ON)
    play(page, seed=7)
    page.get_by_role("link", name="Compare").click()
    expect(page.locator("table.card")).to_contain_text("Cleo")
    expect(page.locator("table.card")).to_contain_text("Anna")
    expect(page.locator(".sides > section")).to_have_count(2)
    assert page.faults == []
    page.context.close()


def test_a_page_from_a_server_plays_on_this_device_while_the_server_is_away(browser, address):
    page = new_page(browser, address)
    page.goto("/new/food-chain")
    page.wait_for_selector("form button.primary")
    expect(page.get_by_label("On this device, without the server")).to_have_count(0)
    keep_offline(page, address)
    page.context.set_offline(True)
    page.goto("/")
    page.get_by_role("button", name="Play now").nth(1).click()
    page.wait_for_url("**/t/here-*")
    asked(page)
    play(page, 1)
    page.context.set_offline(False)
    page.goto("/new/food-chain")
    page.get_by_label("On this device, without the server").check()
    expect(page.locator("option[value=friend]")).to_have_count(0)
    page.locator("form button.primary").click()
    page.wait_for_url("**/t/here-*")
    asked(page)
    # With a server there are other tables too, and one list of all.
    page.goto("/new/food-chain")
    page.locator("fieldset").first.locator("select").nth(1).select_option("bot:random")
    page.locator("fieldset").first.locator("select").nth(2).select_option("bot:random")
    page.locator("form button.primary").click()
    page.wait_for_selector("div.screen")
    assert "/t/here-" not in page.url
    page.goto("/")
    expect(page.locator("main li a[href*='/t/']").filter(has_text="Food Chain")).to_have_count(3)
    page.context.close()


TO_SERVER = {
    "en": ("Save everything", "One game was added.", "Move this game", "cannot be reached", "begun in a browser"),
    "fr": ("Tout enregistrer", "Une partie ajoutée.", "Déménager cette partie", "injoignable", "dans un navigateur"),
}  # fmt: skip


@each_guise
def test_a_game_of_a_site_goes_on_at_a_server(browser, site, address, size, language, tmp_path):
    save, added, move, away, begun = TO_SERVER[language]
    page = new_page(browser, site, **size, locale=LOCALES[language])
    open_here(page, site, "happy-little-dinosaurs")
    play(page, 2)
    ask = asked(page)
    at(page, site, "/me")
    with page.expect_download() as saved:
        page.get_by_role("button", name=save).click()
    file = tmp_path / "games.json"
    saved.value.save_as(file)
    page.context.close()

    there = new_page(browser, address, **size, locale=LOCALES[language])
    there.goto("/me")
    there.locator("#kept-file").set_input_files(file)
    there.get_by_text(added).wait_for()
    there.locator("main a[href*='/t/here-']").first.click()
    assert asked(there) == ask
    # The server has taken it, and its answer is lost: it goes on here, and the next try finds it there.
    there.context.route("**/api/bring", lambda route: (route.fetch(), route.abort()))
    open_drawer(there, "settings").get_by_role("button", name=move).click()
    there.get_by_role("alert").filter(has_text=away).wait_for()
    there.faults.clear()
    check(there, language)
    there.context.unroute("**/api/bring")
    there.get_by_role("button", name=move).click()
    there.wait_for_url(lambda url: "/t/" in url and "/t/here-" not in url)
    assert asked(there) == ask
    # Whoever began it knows that; whoever comes later is told.
    expect(there.locator("main")).not_to_contain_text(begun)
    other = new_page(browser, address, **size, locale=LOCALES[language])
    other.goto(there.url)
    expect(other.locator("main")).to_contain_text(begun)
    other.context.close()
    there.reload()
    play(there)
    expect(there.locator(OVER)).to_be_visible()
    there.goto("/")
    expect(there.locator("main li a[href*='/t/']").filter(has_text="Happy Little Dinosaurs")).to_have_count(1)
    there.context.close()


@each_guise
def test_a_game_kept_here_can_be_deleted(browser, site, size, language):
    words = {
        "en": ("Delete …", "No, keep it", "Yes, delete it"),
        "fr": ("Supprimer …", "Non, la garder", "Oui, la supprimer"),
    }
    ask_for, no, yes = words[language]
    page = new_page(browser, site, **size, locale=LOCALES[language])
    open_here(page, site, "food-chain")
    play(page, 1)
    settings, table = open_drawer(page, "settings"), page.url
    settings.get_by_role("button", name=ask_for).click()
    expect(page.get_by_role("button", name=no)).to_be_focused()
    check(page, language)
    page.get_by_role("button", name=no).click()
    settings.get_by_role("button", name=ask_for).click()
    page.get_by_role("button", name=yes).click()
    page.wait_for_url(lambda url: url.rstrip("#/").endswith("/where"))
    expect(page.locator("main li a[href*='/t/']")).to_have_count(0)
    page.goto(table)
    page.get_by_role("heading", level=1).first.wait_for()
    expect(page.locator("div.screen")).to_have_count(0)
    assert page.faults == []
    page.context.close()
