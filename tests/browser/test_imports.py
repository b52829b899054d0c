"""A browser has the standard library, msgspec, librt and mypy_extensions: whatever else were imported would not be there."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PROGRAM = """
import sys

ALLOWED = {"dinotable", "msgspec", "librt", "mypy_extensions", "tests_browser_rig", *sys.stdlib_module_names}
UNPACKED = ("dinotable.server", "dinotable.terminal", "dinotable.lab", "dinotable.library", "dinotable.programs",
            "dinotable.mcp", "dinotable.cli")


class Browser:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] not in ALLOWED or name.startswith(UNPACKED):
            raise ModuleNotFoundError(f"{name} is not in a browser", name=name)
        return None


for name in [name for name in sys.modules if name.partition(".")[0] not in ALLOWED]:
    del sys.modules[name]
sys.meta_path.insert(0, Browser())
"""
PLAYS = """
import asyncio, json
import dinotable.browser.javascript, dinotable.browser.thinking
from dinotable.browser.host import Host
from tests_browser_rig import Memory, ThinkingHere


async def run():
    host = Host(Memory(), ThinkingHere(), pace=0.0, think_seconds=0.02)

    async def ask(method, path, token="", body=None):
        answer = json.loads(await host.answer(method, path, token, json.dumps(body) if body is not None else ""))
        return answer["status"], answer["body"]

    for path in ("/api/games", "/api/games/ciao-dino", "/api/games/food-chain/lessons", "/api/puzzles"):
        status, body = await ask("GET", path)
        assert status == 200, (path, body)
    chairs = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "greedy"}]
    for game in json.loads((await ask("GET", "/api/games"))[1])["games"]:
        status, body = await ask("POST", "/api/tables", "", {"game": game["id"], "chairs": chairs, "start": True})
        opened = json.loads(body)
        assert status == 200, body
        table, token = opened["table"], opened["seats"][0]["token"]
        assert (await ask("GET", f"/api/tables/{table}", token))[0] == 200
        assert (await ask("GET", f"/api/tables/{table}/board"))[0] == 501
    box = {"variant": {"name": "", "changed": {}}}
    assert (await ask("POST", "/api/games/ciao-dino/box", "", box))[0] == 200


asyncio.run(run())
"""


def test_a_host_needs_nothing_but_three_packages(tmp_path: Path) -> None:
    (tmp_path / "tests_browser_rig.py").write_text((ROOT / "tests" / "browser" / "rig.py").read_text())

    # What runs there is the plain source, whatever the other tests run on.
    path = os.pathsep.join([str(ROOT / "src"), str(tmp_path), *sys.path])
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM + PLAYS],
        cwd=ROOT, capture_output=True, text=True, check=False, env={**os.environ, "PYTHONPATH": path},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-2000:]
