"""Breaks the code on purpose, one small change at a time, and lists the changes that no test notices.

    python -m tests.mutation.sample src/dinotable/games/food_chain/rules.py --tests tests/rules/food_chain --count 100

A change is sampled from all there are in the files: a comparison or a sign turned, a number off by one, `and` for `or`,
a condition negated, a statement left out. It is made in a copy of the sources, and the tests run on that copy.
"""

import argparse
import ast
import copy
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
TURNED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
    ast.And: ast.Or, ast.Or: ast.And,
}  # fmt: skip


class Mutant:
    def __init__(self, path: Path, line: int, told: str, tree: ast.Module) -> None:
        self.path = path
        self.line = line
        self.told = told
        self.tree = tree

    def __str__(self) -> str:
        return f"{self.path.relative_to(ROOT)}:{self.line}: {self.told}"


def mutants_of(path: Path) -> list[Mutant]:
    """Every small change of the functions in a file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = []
    for number in range(len(list(changes_in(tree)))):
        twin = copy.deepcopy(tree)
        line, told, change = list(changes_in(twin))[number]
        change()
        found.append(Mutant(path, line, told, ast.fix_missing_locations(twin)))
    return found


def changes_in(tree: ast.Module) -> Iterator[tuple]:
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            for node in ast.walk(ast.Module(function.body, [])):
                if isinstance(node, ast.stmt | ast.expr):
                    yield from changes_of(node)


def changes_of(node: ast.stmt | ast.expr) -> Iterator[tuple]:
    line, old = node.lineno, ast.unparse(node).partition("\n")[0]
    if isinstance(node, ast.Compare) and type(node.ops[0]) in TURNED:
        yield line, f"{old}: turned", lambda: node.ops.__setitem__(0, TURNED[type(node.ops[0])]())
    if isinstance(node, ast.BinOp | ast.BoolOp | ast.AugAssign) and type(node.op) in TURNED:
        yield line, f"{old}: {TURNED[type(node.op)].__name__}", lambda: setattr(node, "op", TURNED[type(node.op)]())
    if isinstance(node, ast.Constant) and type(node.value) is int:
        yield line, f"{old}: one more", lambda: setattr(node, "value", node.value + 1)
    if isinstance(node, ast.If | ast.While | ast.IfExp):
        test = ast.unparse(node.test)
        yield line, f"{test}: negated", lambda: setattr(node, "test", ast.UnaryOp(ast.Not(), node.test))
    if isinstance(node, ast.Break | ast.Continue):
        yield line, f"{old}: left out", lambda: become_pass(node)
    if isinstance(node, ast.AugAssign) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)):
        yield line, f"{old}: left out", lambda: become_pass(node)
    if isinstance(node, ast.Return) and isinstance(node.value, ast.Constant) and type(node.value.value) is bool:
        value = node.value
        yield line, f"{old}: the other way", lambda: setattr(value, "value", not value.value)


def become_pass(node: ast.stmt) -> None:
    node.__class__ = ast.Pass  # type: ignore[assignment]
    node._fields = ()


def is_noticed(mutant: Mutant, tests: list[str], seconds: int) -> bool:
    with tempfile.TemporaryDirectory() as scratch:
        sources = Path(scratch) / "src"
        shutil.copytree(ROOT / "src", sources, ignore=shutil.ignore_patterns("__pycache__"))
        target = sources / mutant.path.relative_to(ROOT / "src")
        target.write_text(ast.unparse(mutant.tree), encoding="utf-8")
        environment = {**os.environ, "PYTHONPATH": f"{sources}:{ROOT}", "PYTHONDONTWRITEBYTECODE": "1"}
        for test in tests:
            command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *test.split()]
            try:
                done = subprocess.run(
                    command, cwd=ROOT, env=environment, capture_output=True, timeout=seconds, check=False
                )
            except subprocess.TimeoutExpired:
                return True
            if done.returncode:
                return True
    return False


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument(
        "--tests", nargs="+", required=True, help="each is a run of its own: “tests/conformance -k food”"
    )
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=int, default=300, help="a run that takes longer has noticed")
    options = parser.parse_args()
    everything = [mutant for path in options.files for mutant in mutants_of(path.resolve())]
    sample = random.Random(options.seed).sample(everything, min(options.count, len(everything)))
    survivors = 0
    for number, mutant in enumerate(sample, 1):
        if not is_noticed(mutant, options.tests, options.seconds):
            survivors += 1
            print(f"survives ({number}): {mutant}", flush=True)
    print(f"{len(sample)} of {len(everything)} mutants, {survivors} survive")
    return 0


if __name__ == "__main__":
    sys.exit(main())
