"""`dinotable site`: the page as files that any static host can serve. Tables live in the browsers of those who visit."""

import shutil
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from dinotable.core.errors import Failed, SetupError, why_not
from dinotable.server.http.guard import HEADERS
from dinotable.server.http.page import FOLDERS, RUNTIME

MARK: Final = '<meta name="dinotable-server" content="none">'
"""What the page knows it by, and what this command knows a folder of its own by."""
POLICY: Final = HEADERS["Content-Security-Policy"].partition("; frame-ancestors")[0]
OURS: Final = ("assets", RUNTIME)
"""Folders of a site in which nothing of anybody else lies."""


def site(folder: Path, /, *, force: Annotated[bool, Parameter(negative="")] = False) -> None:
    """The command `dinotable site`, which `cli.py` describes.

    Parameters
    ----------
    folder
        New or empty, or a site from before, which is renewed: files that are not of the site stay.
    force
        Write into a folder that holds something else. Files of the same name are replaced, all others stay.
    """
    page = page_with_runtime()
    prepare(folder, force)
    print(f"Writing the page, the rules, the lessons, the bots and Python for browsers into {folder} …", flush=True)
    size = write(page, folder)
    print(f"{size / 1e6:.1f} MB are in {folder}: put them wherever files are served, in any folder of any address.")
    print(f"To look at it here: python3 -m http.server --directory {folder}")


def page_with_runtime() -> Path:
    page = next((place for place in FOLDERS if (place / "index.html").exists()), None)
    if page is None:
        raise Failed("the page was not built here: make build/page/.done")
    if not (page / RUNTIME / "runtime.json").exists():
        raise Failed("this Dinotable was built without Python for browsers, as there was no network: install it again")
    return page


def is_ours(folder: Path) -> bool:
    index = folder / "index.html"
    return index.is_file() and MARK in index.read_text(errors="replace")


def prepare(folder: Path, force: bool) -> None:
    if folder.is_dir():
        if any(folder.iterdir()) and not is_ours(folder) and not force:
            raise SetupError(f"{folder} holds something else: name a new folder, or say --force to write into this one")
        return
    try:
        folder.mkdir(parents=True)
    except OSError as error:
        raise SetupError(f"{folder} cannot be made: {why_not(error)}") from None


def write(page: Path, folder: Path) -> int:
    """The bytes that were written."""
    if is_ours(folder):
        for name in OURS:
            shutil.rmtree(folder / name, ignore_errors=True)
    # Packed scripts are for servers that say that they are packed.
    shutil.copytree(page, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns(".*", "*.js.gz"))
    replace(folder / "index.html", '="/', '="./')
    head = f'{MARK}\n    <meta http-equiv="Content-Security-Policy" content="{POLICY}">\n    '
    replace(folder / "index.html", "<title>", f"{head}<title>")
    replace(folder / "worker.js", "IS_SITE = false", "IS_SITE = true")
    # GitHub's pages would leave some files out without it.
    (folder / ".nojekyll").touch()
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def replace(file: Path, old: str, new: str) -> None:
    text = file.read_text()
    assert old in text, f"{file.name} has no {old}"
    file.write_text(text.replace(old, new))
