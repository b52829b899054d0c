"""`dinotable mcp` as a process, spoken to by the protocol's own client; and by one that does not keep to the protocol."""

import asyncio
import json
import os
import re
import subprocess
import sys

import pytest
from mcp import Client, StdioServerParameters, stdio_client

from dinotable.mcp.wishes import ONLY_LOOKS, WISHES

PATIENCE = 60
COMMAND = ["-m", "dinotable", "mcp", "--game", "examples.magpies:GAME", "--seed", "3"]
ENVIRONMENT = {**os.environ, "PYTHONPATH": os.pathsep.join(part for part in sys.path if part)}


async def text_of(client, tool, /, **wish):
    answer = await client.call_tool(tool, wish)
    (content,) = answer.content
    return content.text, answer.is_error


async def play(client):
    """A whole game, a few looks at the tools on the way."""
    listed = await client.list_tools()
    assert [tool.name for tool in listed.tools] == list(WISHES)
    assert {tool.name for tool in listed.tools if tool.annotations.read_only_hint} == ONLY_LOOKS
    assert "food-chain" in (await text_of(client, "games"))[0]
    text, _ = await text_of(client, "open_table", game="magpies", bots=["random", "greedy"], name="Ada")
    assert "you are Ada" in text
    table = re.search(r"table (\S+)", text)[1]
    assert (await text_of(client, "act", actions="fly", table=table))[1]
    while "The game is over" not in text:
        legal, _ = await text_of(client, "legal", table=table)
        actions = re.findall(r"^  (\S.*?)(?:   |$)", legal, re.MULTILINE)
        text, is_refused = (
            await text_of(client, "act", actions=actions[0], table=table)
            if actions
            else await text_of(client, "wait", table=table)
        )
        assert not is_refused, text
    assert "end: " in (await text_of(client, "record", table=table))[0]


def test_a_client_plays_a_game_over_standard_input_and_output():
    async def run():
        place = StdioServerParameters(command=sys.executable, args=COMMAND, env=ENVIRONMENT)
        async with Client(stdio_client(place)) as client:
            await play(client)

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_a_client_plays_a_game_over_http():
    with subprocess.Popen(
        [sys.executable, *COMMAND, "--http", "0"],
        env=ENVIRONMENT,
        stderr=subprocess.PIPE,
        stdin=subprocess.DEVNULL,
        text=True,
    ) as process:
        try:
            address = re.search(r"http://\S+/mcp", process.stderr.readline())[0]

            async def run():
                async with Client(address) as client:
                    await play(client)
                    _, is_refused = await text_of(client, "look")
                    assert is_refused, "whose table is meant has to be said"

            asyncio.run(asyncio.wait_for(run(), PATIENCE))
        finally:
            process.terminate()


ODD = [
    b"\n",
    b"hello\n",
    b"\xff\xfe\x00\n",
    b"[" * 100_000 + b"\n",
    b'{"jsonrpc": "2.0", "id": 5, "method": "tools/call"}\n',
    b'{"jsonrpc": "2.0", "id": 6, "method": "tools/call", "params": {"name": 7, "arguments": []}}\n',
    b'{"jsonrpc": "2.0", "id": 7, "method": "tools/call", "params": {"name": "look", "arguments": {"table": null}}}\n',
    b'{"jsonrpc": "2.0", "id": 8, "method": "no/such/thing"}\n',
    b'{"jsonrpc": "2.0", "id": {"a": 1}, "method": "ping"}\n',
    b'{"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 99}}\n',
    b'{"jsonrpc": "2.0", "id": 9, "method": "tools/call", "params": {"name": "look", "arguments": {"table": "\\ud800"}}}\n',
    b'{"jsonrpc": "2.0", "id": 10, "method": "tools/call", "params": {"name": "rules", "arguments": {"game": "'
    + b"x" * 300_000
    + b'"}}}\n',
]


@pytest.fixture
def process():
    with subprocess.Popen(
        [sys.executable, *COMMAND],
        env=ENVIRONMENT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as started:
        yield started
        started.kill()


def test_nothing_that_is_sent_ends_the_process(process):
    def send(message):
        process.stdin.write(message if isinstance(message, bytes) else json.dumps(message).encode() + b"\n")
        process.stdin.flush()

    def answer_to(number):
        for line in process.stdout:
            found = json.loads(line)
            if found.get("id") == number:
                return found
        pytest.fail(process.stderr.read().decode()[-2000:])

    hello = {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "odd", "version": "0"}}
    send({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": hello})
    assert answer_to(1)["result"]["serverInfo"]["name"] == "dinotable"
    send({"jsonrpc": "2.0", "method": "notifications/initialized"})
    for number, odd in enumerate(ODD, 100):
        send(odd)
        send({"jsonrpc": "2.0", "id": number, "method": "tools/call", "params": {"name": "tables", "arguments": {}}})
        assert "no table is open" in answer_to(number)["result"]["content"][0]["text"], odd[:60]
    # Whoever waits for a turn when the input ends is let go.
    table = {"name": "open_table", "arguments": {"game": "magpies", "bots": ["random"]}}
    send({"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": table})
    answer_to(2)
    process.stdin.close()
    assert process.wait(PATIENCE) == 0
