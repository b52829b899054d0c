"""Breaks the code on purpose, one small change at a time, and lists the changes that no test notices.

    python -m tests.mutation.sample src/dinotable/games/food_chain/rules/eat.py --tests tests/rules/food_chain --count 100

A change is sampled from all there are in the files: a comparison or a sign turned, a number off by one, `and` for `or`,
a condition negated, a statement left out. It is made in a copy of the sources, and the tests run on that copy.
"""

import argparse
import ast
import os
import random
import resource
import shlex
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
    """One change of a file: the `number`-th of all there are."""

    def __init__(self, path: Path, number: int) -> None:
        self.path = path
        self.tree = ast.parse(path.read_text(encoding="utf-8"))
        node, told, change = list(changes_in(self.tree))[number]
        self.told = f"{path.relative_to(ROOT)}:{node.lineno}: {ast.unparse(node).partition(chr(10))[0]}: {told}"
        change()
        ast.fix_missing_locations(self.tree)


def count_in(path: Path) -> int:
    return len(list(changes_in(ast.parse(path.read_text(encoding="utf-8")))))


def changes_in(tree: ast.Module) -> Iterator[tuple]:
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            for node in ast.walk(ast.Module(function.body, [])):
                if isinstance(node, ast.stmt | ast.expr):
                    yield from changes_of(node)


def changes_of(node: ast.stmt | ast.expr) -> Iterator[tuple]:
    """The node, what is changed, and the change."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in TURNED:
        yield node, "turned", lambda: node.ops.__setitem__(0, TURNED[type(node.ops[0])]())
    if isinstance(node, ast.BinOp | ast.BoolOp | ast.AugAssign) and type(node.op) in TURNED:
        yield node, TURNED[type(node.op)].__name__, lambda: setattr(node, "op", TURNED[type(node.op)]())
    if isinstance(node, ast.Constant) and type(node.value) is int:
        yield node, "one more", lambda: setattr(node, "value", node.value + 1)
    if isinstance(node, ast.If | ast.While | ast.IfExp):
        yield node, "negated", lambda: setattr(node, "test", ast.UnaryOp(ast.Not(), node.test))
    if isinstance(node, ast.Break | ast.Continue | ast.AugAssign):
        yield node, "left out", lambda: become_pass(node)
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield node, "left out", lambda: become_pass(node)
    if isinstance(node, ast.Return) and isinstance(node.value, ast.Constant) and type(node.value.value) is bool:
        value = node.value
        yield node, "the other way", lambda: setattr(value, "value", not value.value)


def become_pass(node: ast.stmt) -> None:
    node.__class__ = ast.Pass  # type: ignore[assignment]
    node._fields = ()


class Scratch:
    """A copy of the sources to break. Compiled once, so that a run starts quickly."""

    def __init__(self, folder: str, tests: list[str], seconds: int) -> None:
        self.sources = Path(folder) / "src"
        self.tests = tests
        self.seconds = seconds
        shutil.copytree(ROOT / "src", self.sources, ignore=shutil.ignore_patterns("__pycache__"))

    def notices(self, mutant: Mutant) -> bool:
        """Whether a test fails with the change."""
        target = self.sources / mutant.path.relative_to(ROOT / "src")
        kept = target.read_text(encoding="utf-8")
        self.write(target, ast.unparse(mutant.tree))
        noticed = self.fails()
        self.write(target, kept)
        return noticed

    def write(self, target: Path, text: str) -> None:
        target.write_text(text, encoding="utf-8")
        # Compiled files are told apart by second and size only.
        shutil.rmtree(target.parent / "__pycache__", ignore_errors=True)

    def fails(self) -> bool:
        # Loading plugins takes longer than most runs.
        quick = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
        environment = {**os.environ, **quick, "PYTHONPATH": f"{self.sources}:{ROOT}"}
        for test in self.tests:
            command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *shlex.split(test)]
            run = subprocess.run(
                command, cwd=ROOT, env=environment, capture_output=True, check=False, preexec_fn=self.limit
            )
            if run.returncode:
                return True
        return False

    def limit(self) -> None:
        """Seconds of computing, not of waiting: a busy machine notices nothing."""
        resource.setrlimit(resource.RLIMIT_CPU, (self.seconds, self.seconds))
        resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument(
        "--tests", nargs="+", required=True, help="each is a run of its own: “tests/conformance -k food”"
    )
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--from", type=int, default=1, dest="first", help="go on at this one of the sample")
    parser.add_argument("--seconds", type=int, default=300, help="a run that computes longer has noticed")
    options = parser.parse_args()
    paths = [path.resolve() for path in options.files]
    everything = [(path, number) for path in paths for number in range(count_in(path))]
    sample = random.Random(options.seed).sample(everything, min(options.count, len(everything)))
    with tempfile.TemporaryDirectory() as folder:
        scratch = Scratch(folder, options.tests, options.seconds)
        if scratch.fails():
            sys.exit("the tests fail on the sources as they are")
        survivors = 0
        for number, (path, change) in enumerate(sample[options.first - 1 :], options.first):
            print(number, end=" ", file=sys.stderr, flush=True)
            mutant = Mutant(path, change)
            if not scratch.notices(mutant):
                survivors += 1
                print(f"survives ({number}): {mutant.told}", flush=True)
    print(f"{len(sample) - options.first + 1} of {len(everything)} mutants, {survivors} survive")
    return 0


if __name__ == "__main__":
    sys.exit(main())
