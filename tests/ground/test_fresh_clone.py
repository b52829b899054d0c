"""A fresh clone and an empty home: what the README writes is run word by word. What is built on the way goes into empty
environments as a wheel, of this Python and of the newest. One test, because it builds once."""

import os
import re
import shutil
import signal
import subprocess
import sys
import zipfile
from pathlib import Path
from urllib.request import urlopen

import pytest

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text()
LINES = [
    line.partition("#")[0].strip()
    for block in re.findall(r"^```sh\n(.*?)^```", README, re.MULTILINE | re.DOTALL)
    for line in block.splitlines()
]
PYTHON = re.search(r"`~/(\S+/bin/python)`", README)
SNIPPETS = re.findall(r"^```python\n(.*?)^```", README, re.MULTILINE | re.DOTALL)
SERVING = {"make play", "dinotable", "dinotable --lan"}
ELSEWHERE = {"make test"}
"""This very run."""
TYPED = {"dinotable play food-chain --seats me,greedy": "quit\n\n"}


def machine(home: Path) -> dict[str, str]:
    """An empty home. Only what this machine downloads, and where from, is as it was."""
    old = Path.home()
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("PYTHON", "DINOTABLE", "XDG", "VIRTUAL")) and name not in ("MAKEFLAGS", "MAKELEVEL")
    }
    fetching = {"PIP_CONFIG_FILE": old / ".config/pip/pip.conf", "NPM_CONFIG_USERCONFIG": old / ".npmrc"}
    kept |= {name: str(file) for name, file in fetching.items() if file.exists() and name not in kept}
    # Of the environment that the tests run in, nothing may be found.
    path = [folder for folder in kept["PATH"].split(os.pathsep) if not Path(folder, "activate").exists()]
    return kept | {
        "HOME": str(home),
        "PATH": os.pathsep.join([str(home / ".local" / "bin"), *path]),
        "PIP_CACHE_DIR": str(old / ".cache" / "pip"),
        "npm_config_cache": str(old / ".npm"),
        "DINOTABLE_PORT": "0",
        "DINOTABLE_OPTIMISE": "0",
        "DINOTABLE_DIST": str(home / "dist"),
    }


class Shell:
    def __init__(self, folder: Path, environment: dict[str, str]) -> None:
        self.folder = folder
        self.environment = environment

    def run(self, line: str, typed: str = "") -> str:
        done = subprocess.run(
            line, shell=True, cwd=self.folder, env=self.environment, input=typed, capture_output=True, text=True,
            check=False,
        )  # fmt: skip
        assert done.returncode == 0, f"{line}\n{done.stdout[-3000:]}{done.stderr[-3000:]}"
        return done.stdout

    def serve(self, line: str) -> None:
        """Starts it, asks for the page, and stops it as Ctrl-C does."""
        with subprocess.Popen(
            line, shell=True, cwd=self.folder, env=self.environment, stdout=subprocess.PIPE, text=True,
            start_new_session=True,
        ) as server:  # fmt: skip
            try:
                assert server.stdout
                address = next((found for text in server.stdout if (found := re.search(r"http://[\w.:]+", text))), None)
                assert address, f"{line} told no address"
                assert b"<title>Dinotable" in urlopen(address.group()).read()
            finally:
                os.killpg(server.pid, signal.SIGINT)
            server.communicate(timeout=30)


def newest_python() -> str:
    """Of those on the PATH and those that pyenv keeps beside them."""
    kept = [str(path) for path in Path.home().glob(".pyenv/versions/3.*/bin/python3.[1-9][0-9]")]
    on_path = [name for minor in range(11, 30) if (name := shutil.which(f"python3.{minor}"))]
    asked = [
        subprocess.run(
            [name, "-c", "import sys; print(*sys.version_info[:2])"], capture_output=True, text=True, check=False
        )
        for name in [*on_path, *kept, sys.executable]
    ]
    found = [(tuple(map(int, told.stdout.split())), told.args[0]) for told in asked if told.returncode == 0]
    return max(found)[1]


@pytest.mark.slow
def test_from_a_fresh_clone_to_the_page(tmp_path: Path) -> None:
    home, clone = tmp_path / "home", tmp_path / "clone"
    home.mkdir()
    # The last commit, and what has been changed since.
    subprocess.run(["git", "clone", "-q", "--no-hardlinks", str(ROOT), str(clone)], check=True)
    changed = subprocess.run(["git", "diff", "--binary", "HEAD"], cwd=ROOT, capture_output=True, check=True).stdout
    if changed:
        subprocess.run(["git", "apply"], cwd=clone, input=changed, check=True)
    shell = Shell(clone, machine(home))

    told = shell.run("make install")
    assert [line[:5] for line in told.splitlines() if line.startswith("[")] == ["[1/4]", "[2/4]", "[3/4]", "[4/4]"]
    assert told.endswith("The command dinotable is ready.\n")
    # All is read already, for those who may write nothing there.
    for name in ("dinotable", "sqlalchemy"):
        assert list(home.glob(f".local/lib/dinotable/lib/*/site-packages/{name}/__pycache__/__init__.*.pyc"))
    for line in LINES:
        if line in SERVING:
            shell.serve(line)
        elif line not in ELSEWHERE:
            shell.run(line, TYPED.get(line, ""))
    assert PYTHON and SNIPPETS
    for snippet in SNIPPETS:
        assert shell.run(f"{home}/{PYTHON[1]} -", snippet).startswith("dinotable record")
    # Nothing was built twice, and nothing but the command stays.
    assert shell.run("make install") == "The command dinotable is ready.\n"
    assert not (clone / "web" / "node_modules").exists()
    assert not (clone / ".venv").exists()
    installed = shell.run(f"{home}/.local/lib/dinotable/bin/python -c '{LIST_PACKAGES}'").split()
    assert sorted(installed) == sorted([*locked("play"), "dinotable"])

    (wheel,) = (home / "dist").glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert {
        "dinotable/words/rules/ciao-dino.fr.md",
        "dinotable/words/fr.ftl",
        "dinotable/games/ciao_dino/lessons/first.toml",
        "dinotable/server/page/index.html",
    } <= set(names)
    assert not [name for name in names if name.startswith("tests/") or name.endswith(".c")]
    is_compiled = bool([name for name in names if name.startswith("dinotable/games/") and name.endswith(".so")])
    assert is_compiled == bool(shutil.which("cc"))
    # A compiled wheel is for one Python; one that was built without a compiler is for all of them.
    page = [name for name in names if name.startswith("dinotable/server/page/")]
    zipfile.ZipFile(wheel).extractall(home / "built", page)
    shell.environment |= {"CC": "no-such-compiler", "DINOTABLE_PAGE": str(home / "built/dinotable/server/page")}
    shell.run(f"{sys.executable} -m build --wheel --no-isolation --outdir {home}/plain .")
    (plain,) = (home / "plain").glob("*-py3-none-any.whl")
    assert set(page) <= set(zipfile.ZipFile(plain).namelist())
    check_wheel(shell, wheel, "python3", is_compiled)
    check_wheel(shell, plain, newest_python(), False)

    shell.run("make uninstall")
    assert not [path for path in home.glob(".local/*/*") if "dinotable" in path.name and path.parent.name != "share"]


LIST_PACKAGES = (
    "import importlib.metadata as m, re; "
    'print(*[re.sub("[._]", "-", found.name.lower()) for found in m.distributions()])'
)


def locked(name: str) -> list[str]:
    """What this machine gets of a lock."""
    text = (ROOT / "requirements" / f"{name}.lock").read_text()
    return re.findall(r"^([\w.-]+)==", text, re.MULTILINE)


def check_wheel(shell: Shell, wheel: Path, python: str, is_compiled: bool) -> None:
    """In an empty environment, with what pip finds for it."""
    empty = shell.folder.parent / "empty"
    shell.run(f"{python} -m venv --clear {empty} && {empty}/bin/pip install -q --no-compile {wheel}")
    assert f"(engine {'compiled' if is_compiled else 'interpreted'}" in shell.run(f"{empty}/bin/dinotable --version")
    told = shell.run(f"{empty}/bin/python -m dinotable simulate ciao-dino --players 2 --games 3 --seed 1 --json")
    assert '"games": 3' in told
    assert "CD5.1" in shell.run(f"{empty}/bin/dinotable rules ciao-dino CD5")
