"""Everything in README and docs that looks like code is run, page by page and from top to bottom, in an empty folder.

`python` blocks of a page share their names; what they print is compared with a `text` block right after. `sh` blocks
are commands, one a line; `console` blocks show what a command after `$` prints. A line `…` stands for anything.
`docs/decisions/0057` says more.
"""

import contextlib
import io
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

import dinotable
from tests.docs.pages import NEED_FRAMEWORKS, PAGES, ROOT, Block, blocks, name_of

LANGUAGES = {
    "python",
    "sh",
    "console",
    "text",
    "ftl",
    "json",
    "toml",
    "ini",
    "dockerfile",
    "powershell",
    "nginx",
    "caddyfile",
}
RUN = {"python", "sh", "console"}
# The README is run word by word in a fresh clone: `tests/ground/test_fresh_clone.py`.
RUN_ELSEWHERE = {"README.md", *NEED_FRAMEWORKS}

NOT_RUN_HERE = {
    "make ": "builds, tests or measures for minutes; that the target is there is tested",
    "DINOTABLE_DEEP=": "minutes to hours",
    "pip": "builds for minutes; `tests/ground/test_fresh_clone.py` builds a wheel once and installs it",
    "uv tool": "the same",
    "createuser": "there is no PostgreSQL here; tests/server has one of its own, and tries all of this",
    "createdb": "the same",
    "pg_": "the same",
    "dinotable serve --database": "the same",
    "dinotable worker": "the same",
    "dinotable copy-database": "the same",
    "python -m examples.learning.rllib_ppo": "minutes; tests/frameworks/test_learning.py runs it for one round",
}
"""Beginnings of commands that need what a test has not. Everything else runs."""

SHORTER = [
    (r"--games \d{2,}", "--games 2"),
    (r"search-(\d)(?![@\d])", r"search-\1@20"),
    (r"(dinotable train \S+)(?!.*--games)", r"\1 --games 20 --generations 1"),
    (r"(dinotable reproduce .*)--minutes \S+", r"\1--minutes 0.05"),
    (r"(python -m examples\.learning\.ppo) food-chain --minutes \S+", r"\1 food-chain --minutes 0.01"),
]
"""What takes long is done less often."""

SERVES = re.compile(r"dinotable( serve| -|$)(?!-help)")
QUIT = "\nquit\n\nquit\n\n"
"""Said to whatever asks for a move; the first line takes the keyboard where it is handed over."""


def commands(text: str) -> list[str]:
    lines = [re.sub(r"\s+# .*", "", line) for line in text.replace("\\\n", " ").splitlines()]
    return [line.strip() for line in lines if line.strip() and not line.lstrip().startswith("#")]


def is_like(shown: str, printed: str) -> bool:
    pattern = r"\n".join(
        r"(?:.*\n)*?.*" if line.strip() == "…" else re.escape(line.rstrip()) for line in shown.splitlines()
    )
    told = "\n".join(line.rstrip() for line in printed.strip("\n").splitlines())
    return re.fullmatch(pattern, told) is not None


class Shell:
    """Where `dinotable` is the program of this folder, and everything it keeps is thrown away."""

    def __init__(self, folder: Path) -> None:
        self.home = folder / "home"
        shims = folder / "bin"
        self.work = folder / "work"
        for made in (self.home, shims, self.work):
            made.mkdir()
        for name, words in {"dinotable": "-m dinotable", "python": ""}.items():
            (shims / name).write_text(f'#!/bin/sh\nexec "{sys.executable}" {words} "$@"\n')
            (shims / name).chmod(0o755)
        source = Path(dinotable.__file__).parents[1]
        self.environment = {
            **os.environ, "PATH": f"{shims}:{os.environ['PATH']}", "PYTHONPATH": f"{source}:{ROOT}", "HOME": str(self.home),
            "DINOTABLE_PORT": "0", "DINOTABLE_BOT_WORKERS": "1", "DINOTABLE_DATA": str(self.home / "data"),
            "BROWSER": "true", "NO_COLOR": "1", "COLUMNS": "100", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8",
        }  # fmt: skip

    def run(self, command: str) -> str:
        for pattern, less in SHORTER:
            command = re.sub(pattern, less, command)
        if SERVES.match(command):
            return self.serve(command)
        done = subprocess.run(
            command, shell=True, cwd=self.work, env=self.environment, input=QUIT, capture_output=True, text=True,
            timeout=120, check=False,
        )  # fmt: skip
        assert done.returncode == 0, f"{command}: exit code {done.returncode}\n{done.stdout}{done.stderr}"
        return done.stdout

    def serve(self, command: str) -> str:
        """Started, asked for its page, and stopped."""
        words = ["-c", f"exec {command}"]
        with subprocess.Popen(
            ["/bin/sh", *words], cwd=self.work, env=self.environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True,
        ) as server:  # fmt: skip
            assert server.stdout
            said = ""
            try:
                for line in server.stdout:
                    said += line
                    if address := re.search(r"http://(?:127\.0\.0\.1|localhost):\d+", line):
                        with urlopen(f"{address[0]}/healthz", timeout=30) as answer:
                            assert answer.status == 200
                        break
                else:
                    pytest.fail(f"{command} ended: {said}")
            finally:
                server.terminate()
        return said


class Page:
    def __init__(self, page: Path, folder: Path) -> None:
        self.page = page
        self.shell = Shell(folder)
        self.names: dict[str, object] = {"__name__": "page"}
        self.printed = ""

    def run(self, block: Block) -> None:
        if block.file:
            (self.shell.work / block.file).parent.mkdir(parents=True, exist_ok=True)
            (self.shell.work / block.file).write_text(block.text)
        elif block.language == "python":
            out = io.StringIO()
            with contextlib.redirect_stdout(out):
                # Empty lines in front, so that a traceback names the line of the page.
                exec(compile("\n" * (block.line - 1) + block.text, str(self.page), "exec"), self.names)
            self.printed = out.getvalue()
        elif block.is_output:
            assert is_like(block.text, self.printed), f"line {block.line} shows something else than\n{self.printed}"
        elif block.language == "sh":
            for command in commands(block.text):
                if not command.startswith(tuple(NOT_RUN_HERE)):
                    self.shell.run(command)
        elif block.language == "console":
            for shown in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
                command, _, output = shown.partition("\n")
                printed = self.shell.run(command)
                assert is_like(output, printed), f"line {block.line}: {command} prints\n{printed}"


def run_page(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = Page(page, tmp_path)
    monkeypatch.chdir(told.shell.work)
    monkeypatch.syspath_prepend(str(told.shell.work))
    for block in blocks(page):
        told.run(block)


@pytest.mark.parametrize(
    "page",
    [
        page
        for page in PAGES
        if any(block.language in RUN for block in blocks(page)) and name_of(page) not in RUN_ELSEWHERE
    ],
    ids=name_of,
)
def test_what_a_page_shows_works(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run_page(page, tmp_path, monkeypatch)


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_block_says_what_it_is(page: Path) -> None:
    assert {block.language for block in blocks(page)} <= LANGUAGES


def test_whatever_is_not_run_has_a_reason_and_is_somewhere() -> None:
    shown = [
        line for page in PAGES for block in blocks(page) if block.language == "sh" for line in commands(block.text)
    ]
    for beginning in NOT_RUN_HERE:
        assert any(line.startswith(beginning) for line in shown), f"no page shows “{beginning}” any more"


def test_the_comparison_can_fail() -> None:
    assert is_like("one\n…\nthree\n", "one\ntwo\nthree\n")
    assert is_like("one\n…\n", "one\ntwo\nthree\n")
    assert not is_like("one\n…\nfour\n", "one\ntwo\nthree\n")
    assert not is_like("one\n", "one\ntwo\n")
    assert shlex.split(commands("dinotable play \\\n  food # so\n\n# no\n")[0]) == [
        "dinotable",
        "play",
        "food",
    ]
