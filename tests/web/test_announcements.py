"""What whoever runs the server announces, at the top of an open page: calm, for every ear, and put away with a key."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from dinotable.server.operate import messages as m
from dinotable.server.operate.carrier import carry
from dinotable.server.settings import Settings
from tests.web import player
from tests.web.conftest import serving, visit
from tests.web.guises import barriers, fits


def test_an_open_table_is_told_of_a_restart_before_it_happens(browser: Browser, tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    with serving(tmp_path) as address:
        page = visit(browser, address)
        page.get_by_role("button", name="Play now").first.click()
        expect(page.get_by_text("Connected", exact=True)).to_be_visible()
        carry(settings, m.Announce("A new version comes", 15.0))
        banner = page.locator("[aria-live=polite] .announcement")
        expect(banner).to_contain_text("A new version comes")
        expect(banner).to_contain_text("The server restarts at")
        expect(banner.locator("[aria-hidden=true]")).to_contain_text("14:")
        assert barriers(page) == [] and fits(page)
        player.open_drawer(page, "settings").locator("select").first.select_option("fr")
        expect(banner).to_contain_text("Le serveur redémarre à")
        page.get_by_role("button", name="Fermer cette annonce").focus()
        page.keyboard.press("Enter")
        expect(banner).to_have_count(0)
        # Another page that loads now is told as well, until it is withdrawn.
        other = visit(browser, address)
        theirs = other.locator(".announcement")
        expect(theirs).to_contain_text("A new version comes")
        other.get_by_role("button", name="Play now").first.click()
        expect(other.get_by_text("Connected", exact=True)).to_be_visible()
        (said,) = carry(settings, m.ListAnnouncements()).announcements
        carry(settings, m.Withdraw(said.id))
        expect(theirs).to_have_count(0)
        for each in (page, other):
            assert each.faults == []  # type: ignore[attr-defined]
