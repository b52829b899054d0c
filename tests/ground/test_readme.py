"""What the README and the docs show is run."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "docs" / "adding-a-game.md", ROOT / "docs" / "contract.md"]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_python_snippets_run(page: Path) -> None:
    # What stands under the name of a file is that file, and is not run by itself.
    snippets = re.findall(r"(?<!`)\n```python\n(.*?)```", page.read_text(), re.DOTALL)
    assert snippets, "a page listed here has at least one snippet"
    scope: dict[str, object] = {}
    for snippet in snippets:
        exec(compile(snippet, str(page), "exec"), scope)


@pytest.mark.parametrize("page", [*sorted(ROOT.glob("docs/**/*.md")), ROOT / "README.md"], ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text(), flags=re.DOTALL)
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", text):
        if not target.startswith(("http", "mailto")):
            assert (page.parent / target).exists(), target
