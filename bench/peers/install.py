"""Install the benchmark peers, each in a virtual environment of its own: python bench/peers/install.py [name ...]"""

import hashlib
import shutil
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
TARGET = HERE.parent.parent / "build" / "peers"
PREFIX = "requirements-"


def known_peers() -> list[str]:
    return sorted(path.stem.removeprefix(PREFIX) for path in HERE.glob(PREFIX + "*.txt"))


def environment_python(folder: Path) -> Path:
    return folder / "Scripts" / "python.exe" if sys.platform == "win32" else folder / "bin" / "python"


def run(command: list[str]) -> None:
    done = subprocess.run(
        command, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    )
    if done.returncode:
        lines = [line.strip() for line in done.stdout.splitlines() if line.strip()]
        # pip's own verdict says more than the last line of its output, which is often advice.
        verdict = next((line for line in lines if line.startswith("ERROR:")), lines[-1] if lines else "no output")
        raise RuntimeError(verdict)


def install(name: str) -> str:
    requirements = HERE / f"{PREFIX}{name}.txt"
    folder = TARGET / name
    stamp = folder / "requirements.sha256"
    wanted = hashlib.sha256(requirements.read_bytes()).hexdigest()
    if stamp.exists() and stamp.read_text() == wanted and environment_python(folder).exists():
        return "up to date"
    started = time.perf_counter()
    if folder.exists():
        shutil.rmtree(folder)
    run([sys.executable, "-m", "venv", str(folder)])
    pip = [str(environment_python(folder)), "-m", "pip", "--quiet", "--disable-pip-version-check", "--no-input"]
    run([*pip, "install", "--requirement", str(requirements)])
    stamp.write_text(wanted)  # last, so that an interrupted installation starts afresh
    return f"installed in {time.perf_counter() - started:.0f} s"


def main(names: list[str]) -> int:
    failures = 0
    for name in names or known_peers():
        if name not in known_peers():
            print(f"{name}: failed: no such peer, choose from {', '.join(known_peers())}", file=sys.stderr)
            failures += 1
            continue
        try:
            print(f"{name}: {install(name)}", flush=True)
        except (OSError, RuntimeError) as error:
            print(f"{name}: failed: {error}", file=sys.stderr, flush=True)
            failures += 1
    return min(failures, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
