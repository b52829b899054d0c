"""A site without a server in Firefox: whole games, tabs, no network. For `make drill` alone: it takes a second browser."""

import os
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from dinotable.games import GAMES, find
from tests.web.conftest import PATIENCE
from tests.web.firefox import PROGRAM, Tab, started
from tests.web.guises import DESK, PHONE
from tests.web.player import GOES_ON, LIT, MOST_PRESSES, OVER, PLAY
from tests.web.test_site import files_served, write_site

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(os.environ.get("DINOTABLE_FIREFOX") != "yes", reason="for the drill"),
    pytest.mark.skipif(PROGRAM is None, reason="Firefox is not installed: make firefox"),
]

SIZES = {"desk": DESK["viewport"], "phone": PHONE["viewport"]}
ELSEWHERE = "This table is open in another tab"
FILL = """async (seats) => {
  const choose = async (select, value) => {
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
    await new Promise((next) => setTimeout(next, 50))
  }
  await choose(document.querySelectorAll('form select')[1], seats)
  for (let seat = 1; seat < seats; seat++)
    await choose(document.querySelector('fieldset').querySelectorAll('select')[seat], 'bot:random')
}"""
ASKED = "() => document.querySelector('.ask[data-ask]')?.dataset.ask"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("host")
    write_site(folder / "some" / "where")
    return folder


@pytest.fixture(scope="module")
def site(folder: Path) -> Iterator[str]:
    with files_served(folder) as address:
        yield address


def open_here(tab: Tab, site: str, game: str) -> None:
    """A table of Anna and bots, by the page's own form."""
    tab.goto(f"{site}#/new/{game}")
    tab.wait_for("form button.primary")
    tab.run(FILL, int(find(game).fewest))
    tab.press("form button.primary")
    tab.wait_for("div.screen")


def asked(tab: Tab) -> str:
    tab.wait_for(GOES_ON)
    return str(tab.run(ASKED))


def play(tab: Tab, most: int = 1500) -> int:
    return int(tab.run(PLAY, [5, most, PATIENCE]))


def answer_by_hand(tab: Tab, luck: random.Random) -> None:
    """By pressing whatever is lit on the board, where it lies, until something else is asked."""
    ask = asked(tab)
    for _ in range(MOST_PRESSES):
        is_sure = tab.run("() => document.querySelector('[data-confirm]') !== null") and luck.random() < 0.67
        tab.press("[data-confirm]" if is_sure else LIT, which=luck.randrange(1000))
        tab.run("() => new Promise((next) => setTimeout(next, 100))")
        if tab.run(ASKED) != ask:
            return
    raise AssertionError(f"decision {ask} was not made by {MOST_PRESSES} presses")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_bots_with_a_reload_in_the_middle(tmp_path, site, game, size):
    with started(tmp_path / "profile", is_touched=size == "phone") as firefox:
        tab = firefox.new_tab(**SIZES[size], is_touched=size == "phone")
        open_here(tab, site, game)
        luck = random.Random(3)
        for _ in range(4):
            answer_by_hand(tab, luck)
        ask, table = asked(tab), tab.address()
        tab.picture(tmp_path / "middle.png")
        tab.reload()
        assert asked(tab) == ask
        assert tab.address() == table
        assert tab.run("() => document.documentElement.scrollWidth <= innerWidth")
        assert play(tab) > 1
        tab.wait_for(OVER)
        tab.picture(tmp_path / "end.png")
        tab.wait_for("details:has(.seed)")
        assert "they fit" in tab.run("() => document.querySelector('.seed').textContent")
        assert firefox.faults == []


def test_kept_it_starts_cold_and_plays_on_without_a_network(tmp_path, folder):
    with files_served(folder) as site, started(tmp_path / "profile") as firefox:
        tab = firefox.new_tab(**SIZES["desk"])
        tab.goto(site)
        tab.press("button", "Make it work offline")
        tab.wait_for("p", "It works offline")
        open_here(tab, site, "food-chain")
        play(tab, 2)
        ask, table = asked(tab), tab.address()
    # Nobody serves it any more, and the browser begins anew.
    with started(tmp_path / "profile") as firefox:
        tab = firefox.new_tab(**SIZES["desk"])
        tab.goto(table)
        assert asked(tab) == ask
        tab.reload()
        assert asked(tab) == ask
        play(tab)
        tab.wait_for(OVER)
        tab.wait_for("summary", "How it was decided")
        tab.goto(site)
        tab.press("button", "Play now")
        asked(tab)
        assert firefox.faults == []


def test_a_move_is_kept_whatever_happens_to_the_browser(tmp_path, site):
    with started(tmp_path / "profile") as firefox:
        tab = firefox.new_tab(**SIZES["desk"])
        open_here(tab, site, "food-chain")
        play(tab, 2)
        ask, table = asked(tab), tab.address()
        firefox.kill()
    with started(tmp_path / "profile") as firefox:
        tab = firefox.new_tab(**SIZES["desk"])
        tab.goto(table)
        assert asked(tab) == ask
        assert firefox.faults == []


def test_one_tab_at_a_time_and_another_takes_over(tmp_path, site):
    with started(tmp_path / "profile") as firefox:
        tab, other = firefox.new_tab(**SIZES["desk"]), firefox.new_tab(**SIZES["desk"])
        tab.show()
        open_here(tab, site, "food-chain")
        play(tab, 1)
        ask = asked(tab)
        for one, before in ((other, tab), (tab, other)):
            one.show()
            if one is other:
                one.goto(before.address())
            one.wait_for("h1, h2", ELSEWHERE)
            one.press("button", "Play here instead")
            assert asked(one) == ask
            play(one, 1)
            ask = asked(one)
            before.wait_for("h1, h2", ELSEWHERE)
        assert firefox.faults == []
