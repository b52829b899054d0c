"""What pages show that need the frameworks: run like all others (`tests/docs/test_snippets.py`), where those are."""

from pathlib import Path

import pytest

pytest.importorskip("gymnasium", reason="it is in the environment of the frameworks only")

from tests.docs.pages import NEED_FRAMEWORKS, ROOT
from tests.docs.test_snippets import run_page


@pytest.mark.parametrize("page", NEED_FRAMEWORKS)
def test_what_a_page_shows_works(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run_page(ROOT / page, tmp_path, monkeypatch)
