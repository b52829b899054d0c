"""A name that is not this server's opens nothing, whatever it leads to."""

import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from dinotable.core.errors import SetupError
from dinotable.server.http.host_names import checked_host_name, name_in, own_names
from dinotable.server.settings import Settings
from tests.server.house import PATIENCE, House, hear, say

FOREIGN = ["evil.example", "evil.example:80", "localhost.evil.example", "127.0.0.1.evil.example", "2130706433",
                     "a@localhost", "", "[::1", "localhost:x", "dino.example.org.evil.example", "ÿþ"]  # fmt: skip
OWN = ["127.0.0.1", "127.0.0.1:8321", "192.168.1.20:8321", "[::1]:8321", "[2001:db8::7]", "localhost", "LOCALHOST:9",
       "localhost.", "crocodile", "Crocodile.local:8321", "dino.example.org", "dino.home:8321"]  # fmt: skip


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("dinotable.server.http.hosts.socket.gethostname", lambda: "Crocodile.lan")
        wishes: dict[str, Any] = {"url": "https://dino.example.org", "host_names": ("dino.home",)}
        with House(tmp_path_factory.mktemp("named"), **wishes) as named:
            yield named


def come(named: House, name: str) -> ClientConnection:
    """As a browser would that was led here by a name: Host and Origin are the same."""
    line = socket.create_connection(("127.0.0.1", named.port), PATIENCE)
    at = f"{name}:{named.port}"
    return connect(f"ws://{at}/api/socket", sock=line, origin=Origin(f"http://{at}"), open_timeout=PATIENCE)


@pytest.mark.parametrize("host", FOREIGN)
def test_a_foreign_name_is_refused_though_it_leads_here(named: House, host: str) -> None:
    origin = f"http://{host}".encode("latin-1")
    for method, path in (("GET", "/"), ("GET", "/api/games"), ("POST", "/api/mine"), ("GET", "/healthz")):
        for headers in ({"Host": host.encode("latin-1")}, {"Host": host.encode("latin-1"), "Origin": origin}):
            answer = named.http.request(method, path, headers=headers, content=b'{"tokens":[]}')
            assert answer.status_code == 421, answer.text
            assert answer.json()["code"] == "host" and "--host-name" in answer.json()["message"]


@pytest.mark.parametrize("host", OWN)
def test_addresses_and_own_names_are_let_in(named: House, host: str) -> None:
    assert named.http.get("/api/games", headers={"Host": host}).status_code == 200
    for origin, status in ((f"http://{host}", 200), ("https://dino.example.org", 200), ("http://evil.example", 403)):
        headers = {"Host": host, "Origin": origin}
        assert named.http.post("/api/mine", headers=headers, json={"tokens": []}).status_code == status


def test_a_socket_is_refused_before_it_opens(named: House, caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(InvalidStatus) as caught:
        come(named, "evil.example")
    assert caught.value.response.status_code == 421 and b"--host-name" in (caught.value.response.body or b"")
    with come(named, "localhost") as line:
        say(line, type="ping")
        hear(line, "pong")
    assert not caplog.text, "somebody else's mistake is no error of ours"


def test_names_of_hosts(tmp_path: Path) -> None:
    assert own_names("Crocodile.lan") == {"crocodile.lan", "crocodile", "crocodile.local"}
    assert own_names("") == set()
    assert checked_host_name("Dino.Home.") == "dino.home" and checked_host_name("dinö.example") == "xn--din-una.example"
    for wrong in ("http://dino.home", "dino.home:80", "a@localhost", "", "-a", "a b", "x" * 300):
        with pytest.raises(SetupError, match="--host-name"):
            checked_host_name(wrong)
    assert [name_in(host) for host in ("a.b:1", "[::1]:1", "a/b", "a:b:c")] == ["a.b", "[::1]", "", ""]
    assert Settings(data=tmp_path).host_names == ()
