"""A game is one folder, and all folders are alike: the same files, the same names, every rule number where its logic is."""

import ast
import re
from pathlib import Path

import pytest

import hatch_build
from tests.ground.test_ground import PAGES, ROOT, RULE

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
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AugAssign) else []
        )
        for target in targets:
            if isinstance(target, ast.Subscript) and isinstance(target.value, ast.Name) and target.value.id in named:
                found.append(target.value.id)
    return found


def test_the_lint_of_scratch_finds_what_it_is_for() -> None:
    assert written_globals("S: Final = [0]\ndef f(row):\n  S[0] = 1\n  row[0] = 2\n  S[1] += 1") == ["S", "S"]


@every_folder
def test_rules_share_no_scratch(folder: Path) -> None:
    assert {path.name: found for path in folder.rglob("*.py") if (found := written_globals(path.read_text()))} == {}


@every_folder
def test_fields_of_an_action_are_read_by_name(folder: Path) -> None:
    by_place = re.compile(r"\.(first|second|third|fourth|fifth)\(|& 63\b")
    for path in folder.rglob("*.py"):
        if path.name != "actions.py":
            assert by_place.findall(path.read_text()) == [], f"{path.relative_to(ROOT)} reads a field by its place"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name.split(".")[0])
def test_every_rule_stands_where_its_logic_is(page: Path) -> None:
    folder = GAMES / page.name.split(".")[0].replace("-", "_")
    told = "\n".join(path.read_text() for path in folder.rglob("*.py"))
    missing = [rule for rule in RULE.findall(page.read_text()) if not re.search(rf"\b{re.escape(rule)}\b", told)]
    assert missing == []
    assert re.findall(r"[A-Z]{2}\d+\.\d+ ?(?:–|—|-) ?[A-Z]{2}\d+\.\d+", told) == [], "a range hides what is between"
