"""Every item of the page in every guise: at a desk and on a phone, in English and in French."""

import os
import re
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

Size = dict[str, Any]
DESK: Size = {"viewport": {"width": 1280, "height": 800}}
PHONE: Size = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
GUISES = [(DESK, "en"), (DESK, "fr"), (PHONE, "en"), (PHONE, "fr")]
NAMES = ["desk-en", "desk-fr", "phone-en", "phone-fr"]
ALL = os.environ.get("DINOTABLE_GUISES") == "all"


def each_guise(item: Callable[..., None]) -> Callable[..., None]:
    """Half of the items at a desk in English, half on a phone in French, always the same; in all four by `make drill`."""
    names = NAMES if ALL else ["desk-en", "phone-fr"][sum(item.__name__.encode()) % 2 :][:1]
    chosen = [GUISES[NAMES.index(name)] for name in names]
    return pytest.mark.parametrize(("size", "language"), chosen, ids=names)(item)


def barriers(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in found]


def fits(page: Page) -> bool:
    """Nothing makes the page wider than its window."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def check(page: Page, language: str) -> None:
    """Everything is said in words, nothing lies outside, nothing is a barrier, nothing went wrong."""
    assert page.evaluate("document.documentElement.lang") == language
    said = page.locator("main").inner_text()
    assert not re.search(r"\b(page|people)-[a-z]", said), said
    assert fits(page)
    found = barriers(page)
    assert not found, found
    faults: list[str] = page.faults  # type: ignore[attr-defined]
    assert not faults, faults
