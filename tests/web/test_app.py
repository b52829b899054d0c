"""Installed as an app: a manifest that chromium accepts, icons as large as they say, a page that opens without a network."""

import json
import re
import struct

import pytest

from tests.web.conftest import WHOLE, at_table, launched, serving, visit

pytestmark = pytest.mark.slow


def test_the_manifest_is_whole_and_served_as_what_it_is(browser, address):
    page = visit(browser, address)
    answer = page.request.get("/manifest.webmanifest")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    assert manifest["display"] == "standalone"
    assert {"name", "short_name", "start_url", "scope"} <= set(manifest)
    for icon in manifest["icons"]:
        found = page.request.get(icon["src"])
        assert found.status == 200
        assert found.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            assert "{}x{}".format(*struct.unpack(">II", found.body()[16:24])) == icon["sizes"]
    assert page.request.get("/worker.js").headers["content-type"].startswith("text/javascript")
    assert page.request.get(page.locator("link[rel=apple-touch-icon]").get_attribute("href")).status == 200
    page.context.close()


@pytest.fixture
def whole_browser(playwright):
    """With all that is around a page: the shell would install anything."""
    with launched(playwright, WHOLE) as browser:
        yield browser


def test_chromium_would_install_it(whole_browser, address):
    page = visit(whole_browser, address)
    devtools = page.context.new_cdp_session(page)
    told = devtools.send("Page.getAppManifest")
    assert told["errors"] == []
    assert json.loads(told["data"])["name"] == "Dinotable"
    errors = {error["errorId"] for error in devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    # Tests run in a private window, where nothing can be installed; there is no other reason.
    assert errors == {"in-incognito"}
    page.context.close()


def test_it_opens_without_a_network_and_says_what_is_missing(browser, address):
    page = visit(browser, address, service_workers="allow")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("caches.match('/').then((found) => found !== undefined)")
    page.context.set_offline(True)
    page.goto(address)
    page.get_by_role("button", name="Play now").first.click()
    page.get_by_text("The server cannot be reached").first.wait_for()
    page.context.close()


def test_kept_it_plays_on_while_the_server_is_away(browser, tmp_path):
    with serving(tmp_path) as address:
        page = visit(browser, address, service_workers="allow")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.get_by_role("button", name=re.compile("Make it work offline")).click()
        page.get_by_text("It works offline").wait_for()
        page.close()
    again = page.context.new_page()
    again.goto(f"{address}/rules/ciao-dino")
    again.get_by_role("heading", level=1).wait_for()
    again.goto(address)
    again.get_by_role("button", name="Play now").first.click()
    again.locator("div.screen").wait_for()
    assert "/t/here-" in again.url
    again.reload()
    again.locator("div.screen").wait_for()
    page.context.close()


def test_a_table_that_asks_keeps_new_versions_waiting(browser, address):
    page = at_table(browser, address, "food-chain", 2)
    asked = "navigator.locks.query().then(({ held }) => held.some(({ name }) => name === 'asked'))"
    page.wait_for_function(asked)
    page.goto("/")
    page.wait_for_function(f"{asked}.then((still) => !still)")
    page.context.close()
