"""A game is one folder, and all folders are alike: the same files, the same names, every rule number where its logic is."""

import ast
import re
from pathlib import Path

import pytest

import hatch_build
from tests.ground.test_ground import ROOT, RULE

GAMES = ROOT / "src" / "dinotable" / "games"
FOLDERS = [ROOT / "examples" / "magpies", *sorted(path.parent for path in GAMES.glob("*/game.py"))]
NAMES = {
    "game.py": {"GAME"},
    "actions.py": {"ACTIONS", "EVENTS", "REFUSALS"},
    "box.py": {"BOX"},
    "state.py": {"Table"},
    "score.py": {"outcome"},
    "view.py": {"view", "witnesses", "imagine"},
    "facts.py": {"Facts", "facts"},
    "wire.py": {"Shared", "Own", "wire_shared", "wire_own"},
    "refusals.py": {"refuse"},
    "show.py": {"show"},
    "draw.py": {"draw"},
    "evaluate.py": {"EVALUATOR"},
    "ladder.py": {"LADDER"},
}
every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)


def compiled() -> list[Path]:
    modules = hatch_build.hot_modules(ROOT / "src" / "dinotable")
    example = [path for path in FOLDERS[0].rglob("*.py") if path.name not in hatch_build.PLAIN]
    return [ROOT / "src" / module for module in modules] + example


def names_in(path: Path) -> set[str]:
    """What a module defines."""
    found: set[str] = set()
    for node in ast.parse(path.read_text()).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.add(node.target.id)
    return found


@every_folder
def test_every_game_has_the_same_files_and_names(folder: Path) -> None:
    missing = {file: names - names_in(folder / file) for file, names in NAMES.items()}
    assert {file: names for file, names in missing.items() if names} == {}
    assert (folder / "en.ftl").exists() and (folder / "fr.ftl").exists()
    rules = {path.name: path.read_text() for path in (folder / "rules").glob("*.py")}
    functions = re.findall(r"^def (legal|apply)_", "\n".join(rules.values()), re.MULTILINE)
    assert {"legal", "apply"} == set(functions), "rules/ has legal_… and apply_… of each phase"
    weighing = re.findall(r"^def (\w+)\([^)]*\bweights: Buffer", "\n".join(rules.values()), re.MULTILINE)
    assert weighing and all(name.startswith("chance_") for name in weighing), "which of them answers is told by game.py"


def changeable_constants(source: str) -> list[str]:
    """Module-level names that are not Final: compiled code looks each of them up in a dictionary, every time."""
    found = []
    for node in ast.parse(source).body:
        if isinstance(node, ast.Assign) and not ast.unparse(node.value).startswith("TypeVar"):
            names = [name.id for target in node.targets for name in ast.walk(target) if isinstance(name, ast.Name)]
            # Types are written like classes.
            found += [name for name in names if name in (name.lower(), name.upper())]
        elif isinstance(node, ast.AnnAssign) and not re.match(r"(Final|TypeAlias)\b", ast.unparse(node.annotation)):
            found.append(ast.unparse(node.target))
    return found


def test_the_lint_of_constants_finds_what_it_is_for() -> None:
    source = (
        "A, B = range(2)\nC: Final = 1\nD: int = 2\nS = TypeVar('S')\nRow = list[int]\n_scratch = []\nE: Final[int] = 3"
    )
    assert changeable_constants(source) == ["A", "B", "D", "_scratch"]


@pytest.mark.parametrize("path", compiled(), ids=lambda path: str(path.relative_to(ROOT)))
def test_constants_of_compiled_modules_are_final(path: Path) -> None:
    assert changeable_constants(path.read_text()) == []


def written_globals(source: str) -> list[str]:
    """Module-level names into which the module's functions write: two threads would write over each other."""
    tree = ast.parse(source)
    named = {
        node.target.id for node in tree.body if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }
    found = []
    for node in ast.walk(tree):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, ast.AugAssign):
            targets = [node.target]
        written = [target.value for target in targets if isinstance(target, ast.Subscript)]
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGING:
            written.append(node.func.value)
        found += [name.id for name in written if isinstance(name, ast.Name) and name.id in named]
    return [name for name in found if name not in SAME_FOR_ALL]


CHANGING = {"add", "append", "clear", "extend", "insert", "pop", "remove", "setdefault", "sort", "update"}
SAME_FOR_ALL = {"_GRIDS"}
"""Whoever comes first makes it, and any other would make the same."""


def test_the_lint_of_scratch_finds_what_it_is_for() -> None:
    assert written_globals("S: Final = [0]\ndef f(row):\n  S[0] = 1\n  row[0] = 2\n  S[1] += 1") == ["S", "S"]
    assert written_globals("S: Final = Buffer()\ndef f(row):\n  S.add(1)\n  row.add(2)\n  S.has(1)") == ["S"]


@pytest.mark.parametrize("path", compiled(), ids=lambda path: str(path.relative_to(ROOT)))
def test_compiled_modules_share_no_scratch(path: Path) -> None:
    assert written_globals(path.read_text()) == []


@every_folder
def test_fields_of_an_action_are_read_by_name(folder: Path) -> None:
    by_place = re.compile(r"\.(first|second|third|fourth|fifth)\(|& 63\b")
    for path in folder.rglob("*.py"):
        if path.name != "actions.py":
            assert by_place.findall(path.read_text()) == [], f"{path.relative_to(ROOT)} reads a field by its place"


@every_folder
def test_there_is_one_way_to_ask_for_the_kind_of_an_action(folder: Path) -> None:
    """`action & KIND_MASK == HUNT.code`: it compiles to one comparison."""
    assert [path.name for path in folder.rglob("*.py") if ".kind(" in path.read_text()] == []


TELLING = {"actions.py", "refusals.py", "facts.py", "wire.py", "show.py", "evaluate.py", "ladder.py"}
"""These cite rules too, but hold no logic of theirs."""
RANGE = re.compile(r"[A-Z]{2}\d+\.\d+ ?(?:–|—|-|…|\.{2,3}|to|through) ?(?:[A-Z]{2})?\d+\.\d+")


def rules_of(folder: Path) -> list[str]:
    """The numbers of a game's rules."""
    if folder == FOLDERS[0]:
        return re.findall(r"\bM\d+\b", (folder / "rules.en.md").read_text())
    return RULE.findall((ROOT / "docs" / "rules" / f"{folder.name.replace('_', '-')}.en.md").read_text())


@every_folder
def test_every_rule_stands_where_its_logic_is(folder: Path) -> None:
    texts = {path: path.read_text() for path in folder.rglob("*.py")}
    logic = "\n".join(text for path, text in texts.items() if path.name not in TELLING)
    assert [rule for rule in rules_of(folder) if not re.search(rf"\b{re.escape(rule)}\b(?!\.\d)", logic)] == []
    ranges = {str(path.relative_to(ROOT)): RANGE.findall(text) for path, text in texts.items()}
    assert {path: found for path, found in ranges.items() if found} == {}, "a range hides what is between"


def test_ranges_of_rules_are_found() -> None:
    for said in ("CD5.4–CD5.7", "CD5.4-5.7", "FC3.1 to FC3.4", "GD5.1…GD5.3"):
        assert RANGE.findall(said), said
    assert RANGE.findall("CD5.4, CD5.7 and all of CD9 to CD11: drift 2.7") == []


@pytest.mark.parametrize("folder", FOLDERS[1:], ids=lambda folder: folder.name)
def test_functions_that_a_games_page_names_are_there(folder: Path) -> None:
    page = (ROOT / "docs" / "games" / f"{folder.name.replace('_', '-')}.md").read_text()
    rows = re.search(r"^\|[^\n]*functions[^\n]*\|\n((?:\|[^\n]*\n)+)", page, re.MULTILINE)
    assert rows, "a table says where each step of the rules lives"
    named = re.findall(r"`(?:\w+\.)?(\w+)`", rows[1])
    there = "\n".join(path.read_text() for path in folder.rglob("*.py"))
    assert len(named) > 10
    assert [name for name in named if not re.search(rf"^ *(?:def|class) {name}\b", there, re.MULTILINE)] == []
