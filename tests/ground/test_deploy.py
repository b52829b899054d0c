"""The unit and the Containerfile, as far as they can be tried without systemd running and without a container engine."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import install

ROOT = Path(__file__).parents[2]
UNIT = (ROOT / "deploy" / "dinotable.service").read_text()
WORKER_UNIT = (ROOT / "deploy" / "dinotable-worker.service").read_text()
CONTAINER = (ROOT / "deploy" / "Containerfile").read_text()


def lines_of(word: str) -> list[str]:
    return re.findall(rf"^{word} (.*)$", CONTAINER, re.MULTILINE)


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd here")
@pytest.mark.parametrize("unit", [UNIT, WORKER_UNIT], ids=["serve", "worker"])
def test_systemd_understands_the_unit(tmp_path: Path, unit: str) -> None:
    # It looks whether the program is there.
    (tmp_path / "dinotable.service").write_text(unit.replace("/usr/local/bin/dinotable", sys.executable))
    command = ["systemd-analyze", "verify", str(tmp_path / "dinotable.service")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_command_is_where_install_puts_it() -> None:
    for unit, command in ((UNIT, "serve"), (WORKER_UNIT, "worker")):
        (prefix,) = re.findall(r"make install PREFIX=(\S+)", unit)
        (started,) = re.findall(r"^ExecStart=(.*)$", unit, re.MULTILINE)
        assert shlex.split(started) == [f"{prefix}/bin/dinotable", command]
    (prefix,) = re.findall(r"install.py --prefix (\S+)", CONTAINER)
    assert json.loads(lines_of("CMD")[0]) == [f"{prefix}/bin/dinotable", "serve"]
    assert json.loads(lines_of("HEALTHCHECK CMD")[0])[0] == f"{prefix}/lib/dinotable/bin/python"


def test_the_container_is_built_from_what_the_command_is_made_from() -> None:
    copied = {name for line in lines_of("COPY") if not line.startswith("--from") for name in line.split()[:-1]}
    assert all((ROOT / name).exists() for name in copied)
    # The two that pyproject.toml names, and the program itself.
    assert copied == {*install.MADE_FROM, "LICENSE", "README.md", "install.py"}


def test_the_server_starts_with_the_containers_settings_and_is_healthy(tmp_path: Path) -> None:
    settings = dict(setting.split("=") for setting in lines_of("ENV")[0].split())
    assert settings.pop("DINOTABLE_DATA") == lines_of("VOLUME")[0]
    environment = {**os.environ, **settings, "DINOTABLE_DATA": str(tmp_path), "DINOTABLE_PORT": "0"}
    with subprocess.Popen(
        [sys.executable, "-m", "dinotable", "serve"], env=environment, stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout
            port = next(found.group(1) for line in server.stdout if (found := re.search(r"http://[^/]*:(\d+)", line)))
            _, flag, code = json.loads(lines_of("HEALTHCHECK CMD")[0])
            subprocess.run([sys.executable, flag, code.replace(lines_of("EXPOSE")[0], port)], check=True)
        finally:
            server.terminate()
