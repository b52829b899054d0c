"""Installs the `dinotable` command from this folder: `make install` runs it, and so can any Python from 3.11 on.

What playing needs goes into an environment of its own, PREFIX/lib/dinotable, and a link to the command into PREFIX/bin. What
only building needs is fetched into a temporary folder and is gone afterwards. Nothing is done twice: the environment
remembers what it was made from.
"""

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent
MADE_FROM = ["src", "web", "docs/rules", "requirements", "hatch_build.py", "hatch_compile.py", "pyproject.toml"]
QUICK = "g"
"""How hard the compiler tries: gcc's -Og takes half the time of -O3 and gives three quarters of its speed."""
EXTRAS = ("mcp", "postgresql", "reports", "train")
"""What more can be asked for, each with a lock of its own."""
NOT_FROM = {"__pycache__", "node_modules", "generated", "tests", "dev.lock", "frameworks.lock", "torch.txt", "uv.lock"}


def fingerprint(extras: str = "") -> str:
    """Of everything that the installed command is made from, and of the Python that runs it."""
    told = hashlib.sha256(f"{sys.version} {os.environ.get('DINOTABLE_OPTIMISE')} {extras}".strip().encode())
    for name in MADE_FROM:
        place = ROOT / name
        for path in sorted(place.rglob("*")) if place.is_dir() else [place]:
            if path.is_file() and not NOT_FROM & set(path.relative_to(ROOT).parts):
                told.update(f"{path.relative_to(ROOT)} ".encode() + hashlib.sha256(path.read_bytes()).digest())
    return told.hexdigest()


def run(*command: object, **environment: str) -> None:
    """What goes wrong was said by the command itself: no traceback of ours on top."""
    done = subprocess.run([str(word) for word in command], cwd=ROOT, env={**os.environ, **environment}, check=False)
    if done.returncode:
        sys.exit("Dinotable is not installed: what went wrong stands above. Once that is mended, run the same again.")


def install(home: Path, extras: str) -> None:
    began = time.monotonic()
    python = home / "bin" / "python"
    pip = [python, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--no-compile"]
    with tempfile.TemporaryDirectory() as scratch:
        # A test takes the wheel from there, to try it in other environments.
        tools, dist = Path(scratch, "tools"), Path(os.environ.get("DINOTABLE_DIST", f"{scratch}/dist"))
        say("[1/4] Fetching what playing needs: 35 packages, about 10 seconds and what downloading them takes …")
        run(sys.executable, "-m", "venv", "--clear", home)
        run(*pip, "--require-hashes", "-r", f"requirements/{extras or 'play'}.lock")
        say("[2/4] Fetching what building needs, for as long as that takes: about 5 seconds and a download of 90 MB …")
        run(*pip, "--require-hashes", "--target", tools, "-r", "requirements/build.lock")
        say("[3/4] Building, about half a minute on two cores …")
        level = os.environ.get("DINOTABLE_OPTIMISE", QUICK)
        run(python, "-m", "hatchling", "build", "--target", "wheel", "--directory", dist,
            PYTHONPATH=str(tools), DINOTABLE_OPTIMISE=level)  # fmt: skip
        say("[4/4] Installing the command …")
        run(*pip, "--no-deps", *dist.glob("*.whl"))
        run(python, "-m", "pip", "uninstall", "-qq", "--yes", "setuptools", "pip")
        # Whoever starts it may not be allowed to keep what Python has read, and would wait for that every time.
        run(python, "-m", "compileall", "-q", "-j", "0", home / "lib")
    say(f"Dinotable is installed in {home} ({time.monotonic() - began:.0f} seconds).")


def link(command: Path, folder: Path) -> None:
    """One line says how to start it."""
    place = folder / "dinotable"
    folder.mkdir(parents=True, exist_ok=True)
    if place.is_symlink() and place.resolve() != command.resolve() and not place.exists():
        place.unlink()  # it leads nowhere
    if not place.exists():
        place.symlink_to(command)
    if place.resolve() != command.resolve():
        say(f"{place} is another program, and stays. Start this one with {command}")
    elif shutil.which("dinotable") != str(place):
        say("The command is not on your PATH. This line puts it there; in your shell's start-up file, for good:")
        say(f"export PATH={folder}:$PATH")
    else:
        say("The command dinotable is ready.")


def say(text: str) -> None:
    print(text, flush=True)


def main() -> None:
    if sys.version_info < (3, 11):  # noqa: UP036  this is the line that tells
        sys.exit("Dinotable needs Python 3.11 or newer: make install PYTHON=python3.13, for instance")
    arguments = argparse.ArgumentParser(description="Installs the dinotable command from this folder.")
    arguments.add_argument("--prefix", type=Path, default=Path("~/.local"), help="instead of ~/.local")
    arguments.add_argument(
        "--extras",
        default="",
        choices=("", *EXTRAS),
        help="a driver for this database too, or what language models, reports with pictures or training bots need",
    )
    arguments.add_argument("--remove", action="store_true", help="takes it away again; saved games stay")
    given = arguments.parse_args()
    prefix = given.prefix.expanduser().absolute()
    home = prefix / "lib" / "dinotable"
    command, stamp = home / "bin" / "dinotable", home / "made-from"
    if home.exists() and not (home / "pyvenv.cfg").exists():
        sys.exit(f"{home} is something else, and stays: install with another --prefix (make install PREFIX=…)")
    if given.remove:
        place = prefix / "bin" / "dinotable"
        if place.is_symlink() and place.resolve() == command.resolve():
            place.unlink()
        shutil.rmtree(home, ignore_errors=True)
        return
    wanted = fingerprint(given.extras)
    if not (command.exists() and stamp.exists() and stamp.read_text() == wanted):
        install(home, given.extras)
        stamp.write_text(wanted)
    link(command, prefix / "bin")


if __name__ == "__main__":
    main()
