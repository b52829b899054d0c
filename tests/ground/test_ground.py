"""The ground itself: levels, lints, nothing built beside the sources, rules numbered and tested in both languages."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from dinotable.games import GAMES

ROOT = Path(__file__).parents[2]
SOURCES = sorted((ROOT / "src").rglob("*.py"))
RULE = re.compile(r"^- \*\*([A-Z]{2}\d+\.\d+)\*\* ", re.MULTILINE)
OF_HOSTS = {
    "asyncio", "concurrent", "multiprocessing", "queue", "select", "selectors", "signal", "socket", "sqlalchemy", "sqlite3",
    "ssl", "subprocess", "threading",
}  # fmt: skip
PAGES = sorted((ROOT / "docs" / "rules").glob("*.en.md"))


def tracked() -> list[str]:
    done = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def literal_shifts(source: str) -> list[int]:
    """Lines with `<literal> << name`: such a shift is 32 bits wide when compiled, silently."""

    def is_literal(node: ast.expr) -> bool:
        if isinstance(node, ast.Call) and len(node.args) == 1:
            node = node.args[0]
        return isinstance(node, ast.Constant)

    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and is_literal(node.left)
        and not isinstance(node.right, ast.Constant)
    ]


def test_the_shift_lint_finds_what_it_is_for() -> None:
    assert literal_shifts("x = i64(1) << k\ny = 1 << k\nz = 1 << 3\nw = a << k") == [1, 2]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_literal_is_shifted_by_a_name(path: Path) -> None:
    assert literal_shifts(path.read_text()) == []


def test_imports_go_down() -> None:
    done = subprocess.run(
        [Path(sys.executable).with_name("lint-imports"), "--no-cache"],
        cwd=ROOT, capture_output=True, text=True, check=False, env={"PYTHONPATH": "src", "PATH": ""},
    )  # fmt: skip
    assert done.returncode == 0, done.stdout


def test_no_game_imports_another() -> None:
    games = ROOT / "src" / "dinotable" / "games"
    for path in sorted(games.glob("*/*.py")):
        own = path.parent.name
        for module in re.findall(r"(?:from|import) dinotable\.(\w+)(?:\.(\w+))?", path.read_text()):
            assert module[0] == "core" or module == ("games", own), f"{path.name} of {own} imports {'.'.join(module)}"


def imported(source: str) -> set[str]:
    """The packages that a file imports, wherever in it."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
    return {name.partition(".")[0] for name in found}


@pytest.mark.parametrize("folder", ["core", "games", "bots", "table"])
def test_whatever_hosts_a_table_brings_threads_processes_and_sockets_itself(folder: str) -> None:
    """So that a server, a terminal and a worker in a browser can run the same."""
    for path in sorted((ROOT / "src" / "dinotable" / folder).rglob("*.py")):
        name, found = str(path.relative_to(ROOT)), imported(path.read_text())
        assert not found & OF_HOSTS, f"{name} imports {', '.join(found & OF_HOSTS)}"
        # A bot with seconds in its budget looks at the clock itself: it decides how often.
        assert "time" not in found or name == "src/dinotable/bots/contract.py", f"{name} has a clock of its own"


@pytest.mark.parametrize("folder", ["browser", "hosting"])
def test_what_runs_in_a_browser_waits_by_asyncio_alone(folder: str) -> None:
    """There are no threads, processes or sockets there."""
    for path in sorted((ROOT / "src" / "dinotable" / folder).rglob("*.py")):
        found = imported(path.read_text()) & (OF_HOSTS - {"asyncio"})
        assert not found, f"{path.relative_to(ROOT)} imports {', '.join(found)}"


def test_no_built_file_shadows_a_source() -> None:
    built = [path for suffix in ("*.so", "*.pyd", "*.c") for path in (ROOT / "src").rglob(suffix)]
    assert built == [], "delete these: they hide every later edit of the sources"


def test_nothing_generated_is_tracked() -> None:
    bad = [name for name in tracked() if re.search(r"\.(so|pyc|db|sqlite|log)$|^(build|dist|node_modules)/", name)]
    assert bad == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name.split(".")[0])
def test_rules_stand_in_both_languages(page: Path) -> None:
    english = RULE.findall(page.read_text())
    french = RULE.findall(page.with_name(page.name.replace(".en.", ".fr.")).read_text())
    assert english, page
    assert english == french
    assert len(set(english)) == len(english)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_test_named_after_it(game: str) -> None:
    page = ROOT / "docs" / "rules" / f"{game}.en.md"
    named: set[str] = set()
    for path in (ROOT / "tests").rglob("*.py"):
        for name in re.findall(r"def (test_\w+)", path.read_text()):
            found = re.findall(r"(cd|fc|hd|gd)_?(\d+)_(\d+)", name)[:3]
            named.update(f"{game.upper()}{section}.{rule}" for game, section, rule in found)
    assert [rule for rule in RULE.findall(page.read_text()) if rule not in named] == []


def test_root_is_tidy() -> None:
    assert len({name.split("/")[0] for name in tracked()}) <= 20


def test_every_file_is_short_enough_to_read() -> None:
    long = [name for name in tracked() if name.startswith("src/") and name.endswith(".py")
            and len((ROOT / name).read_text().splitlines()) > 500]  # fmt: skip
    assert long == []


def test_the_architecture_names_every_feature_of_the_server_and_files_that_are_there() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text()
    part = page.split("## The server, by feature\n")[1].split("\n## ")[0]
    server = ROOT / "src" / "dinotable" / "server"
    assert re.findall(r"^\| `(\w+)/` \|", part, re.MULTILINE)
    assert set(re.findall(r"^\| `(\w+)/` \|", part, re.MULTILINE)) == {
        path.parent.name for path in server.glob("*/__init__.py")
    }
    for name in re.findall(r"`((?:\w+/)+[\w.]+)`", part):
        assert any((place / name).exists() for place in (server, server.parent, ROOT)), name


def test_every_suite_is_run():
    """A folder of tests that `make test` forgets would fail nobody."""
    recipe = (ROOT / "Makefile").read_text().partition("\ntest: ")[2].partition("\nquick: ")[0]
    engine = next(line for line in (ROOT / "Makefile").read_text().splitlines() if line.startswith("ENGINE := "))
    folders = {path.parent.relative_to(ROOT).as_posix() for path in (ROOT / "tests").glob("*/test_*.py")}
    assert folders == {folder for folder in folders if f" {folder}" in f"{recipe} {engine}"}
