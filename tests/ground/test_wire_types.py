"""What crosses the wire has one source: the page's types are made from Python, and nothing is written there twice."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from dinotable.core.record import MOST_NAME

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
BIN = ROOT / ".venv" / "bin"


def written() -> list[Path]:
    """What people wrote of the page."""
    found = [path for pattern in ("*.ts", "*.svelte") for path in sorted((WEB / "src").rglob(pattern))]
    return [path for path in found if "generated" not in path.parts]


def describe(target: Path, source: Path) -> None:
    path = os.pathsep.join([str(source), str(ROOT)])
    command = [sys.executable, str(WEB / "generate.py"), str(target / "games.json")]
    subprocess.run(command, check=True, env={**os.environ, "PYTHONPATH": path}, cwd=target)


@pytest.fixture(scope="module")
def generated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("generated")
    describe(target, ROOT / "src")
    return target


MADE = {
    "wire.ts": [
        "export type FromClient = WatchMessage | LeaveMessage | ActMessage | UndoMessage | Ping\n",
        "  type: 'watch'\n",
        "  view: G['view'] | null\n",
        "  facts: G['facts'] | null\n",
        "  fields: G['action']\n",
        "  events: G['event'][]\n",
        "  arguments: G['refusal']\n",
        "  own: G['own'][]\n",
        "  clock?: 'bank' | 'days' | 'none'\n",
        "  'POST /api/tables/{table}/sit': {\n    body: Sit\n    answer: Seated\n    query: undefined\n",
    ],
    "ciao_dino.ts": [
        "export type View = Shared & Own\n",
        "  points_by_seat: readonly number[]\n",
        "  tiles: readonly TilePlace[]\n",
        "  'migrate': { from: string; to: string; which: 'plain' | 'bred' }\n",
        "  'deal': { card: 'mountain' | 'savanna' | 'jungle' | 'meteorite' | null }\n",
        "  'drowned': { seat: number; count: number; hex: string; rule: string }\n",
        "  'no-points': { cost: number; points: number }\n",
    ],
    "gods_love_dinosaurs.ts": [
        "  'hunt': { start: number; end: number; eaten: readonly number[] }\n",
        "  tiles: readonly (Tile | null)[]\n",
        "  piles: Record<string, Record<string, number>>\n",
    ],
}


@pytest.mark.parametrize("file", MADE)
def test_every_form_of_type_is_made(generated: Path, file: str) -> None:
    text = (generated / file).read_text()
    assert [said for said in MADE[file] if said not in text] == []


def test_every_type_that_is_used_is_made(generated: Path) -> None:
    wire = (generated / "wire.ts").read_text()
    made = set(re.findall(r"^(?:export )?type (\w+)", wire, re.M))
    used = set(re.findall(r"\b[A-Z]\w+\b", re.sub(r"/\*\*.*?\*/|//.*|'[^'\n]*'", "", wire)))
    assert used - made == {"Record", "Readonly", "Exclude", "Kinds", "Kind", "Name"}


def test_no_type_is_forced_on_what_comes() -> None:
    assert [path.name for path in written() if "as unknown as" in path.read_text()] == []


OWN_TYPE = re.compile(r"(?:interface (\w+)[^{=]*|type (\w+)[^{=]*= )(\{.*?^ *\})", re.M | re.S)


def test_the_page_writes_no_type_that_python_has(generated: Path) -> None:
    """By name, or by a field that is written as Python writes them."""
    wire = set(re.findall(r"^export type (\w+)", (generated / "wire.ts").read_text(), re.M))
    for path in written():
        own = generated / f"{path.parent.name}.ts"
        names = wire | (set(re.findall(r"^export type (\w+)", own.read_text(), re.M)) if own.exists() else set())
        for found in OWN_TYPE.finditer(path.read_text()):
            assert (found[1] or found[2]) not in names, path
            assert re.findall(r"\b[a-z]+_[a-z_]+\??:", found[3]) == [], (path, found[0])


def test_what_python_reckons_the_page_does_not() -> None:
    gone = ("tally", "standing", "scores", "looks", "target")
    assert [path.name for path in (WEB / "src" / "lib").iterdir() if path.name.split(".")[0] in gone] == []


def test_no_number_of_the_box_is_written_on_a_board() -> None:
    """What a card is worth comes from the box that is played with."""
    table = re.compile(r"const \w+: Record<[^>]+, number> = \{")
    assert [path.name for path in written() if "boards" in path.parts and table.search(path.read_text())] == []


RENAMED = {
    # A field of a view, of facts, of an action, of an event, of an answer, of a request, and of a socket's message.
    "games/ciao_dino/wire.py": ("capacity", "capacities"),
    "games/food_chain/facts.py": ("by_seats", "seats_by"),
    "games/gods_love_dinosaurs/actions.py": ('"start"', '"begin"'),
    "games/happy_little_dinosaurs/actions.py": ('"total"', '"sum"'),
    "table/api/replays.py": ("swings", "swung"),
    "server/accounts/messages.py": ("tokens", "secrets"),
    "table/messages.py": ("is_whole", "is_complete"),
}
BROKEN = {
    "src/boards/ciao_dino/Tile.svelte": "capacity",
    "src/boards/food_chain/remarks.ts": "by_seats",
    "src/boards/gods_love_dinosaurs/beats.ts": "start",
    "src/boards/happy_little_dinosaurs/lastround.ts": "total",
    "src/parts/Curve.svelte": "swings",
    "src/lib/account.svelte.ts": "tokens",
    "src/lib/table.svelte.ts": "is_whole",
}


def test_the_page_counts_names_as_the_server_does() -> None:
    names = (WEB / "src" / "lib" / "names.ts").read_text()
    assert f"export const MOST_NAME = {MOST_NAME}\n" in names
    long = re.compile(r"maxlength=\"40\"|slice\(0, 40\)")
    typed = [path.name for path in (WEB / "src").rglob("*.svelte") if long.search(path.read_text())]
    assert not typed, "a name is typed into NameInput, which says what is too long"


@pytest.mark.slow
def test_a_field_renamed_in_python_breaks_the_check_of_the_page(tmp_path: Path) -> None:
    if not (WEB / "node_modules").exists():
        pytest.skip("the page was not built here: `make build/page/.done`")
    source, page = tmp_path / "src", tmp_path / "web"
    shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__"))
    for name, (old, new) in RENAMED.items():
        path = source / "dinotable" / name
        text = path.read_text()
        assert old in text, name
        path.write_text(text.replace(old, new))
    shutil.copytree(WEB, page, ignore=shutil.ignore_patterns("node_modules", "generated", "__pycache__"))
    (page / "node_modules").symlink_to(WEB / "node_modules")
    (page / "src" / "generated").mkdir()
    describe(page / "src" / "generated", source)
    check = ["npx", "svelte-check", "--output", "machine"]
    node = {**os.environ, "PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}"}
    told = subprocess.run(check, cwd=page, env=node, capture_output=True, text=True, check=False)
    assert told.returncode != 0
    errors = [line for line in told.stdout.splitlines() if " ERROR " in line]
    for name, field in BROKEN.items():
        assert [line for line in errors if f'"{name}"' in line and f"{field}'" in line], (name, field, errors)
