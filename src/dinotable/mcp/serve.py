"""The tools, spoken to over the Model Context Protocol: by standard input and output, or by HTTP on this machine."""

import socket
import sys
from typing import Any, Final

import anyio
import mcp_types as types
import uvicorn
from mcp.server import Server
from mcp.server.stdio import stdio_server

from dinotable import __version__
from dinotable.core.errors import SetupError
from dinotable.mcp.tools import Tools
from dinotable.mcp.wishes import ONLY_LOOKS, WISHES, description_of, schema_of

HOST: Final = "127.0.0.1"
MOST_AT_ONCE: Final = 64
"""Calls that are answered at the same time: most of them wait for somebody's turn."""
INSTRUCTIONS: Final = (
    "Tabletop games about dinosaurs and food chains. `games` lists them, `rules` explains them. `open_table` plays against "
    "bots here; `join_table` takes a seat at a server by its link. Then repeat: `look` shows the board and what you may do, "
    "`legal` lists long choices, `act` does one thing, in the notation that was listed, and tells what happened until your "
    "next decision; if that takes longer, `wait`. `why_not` and `foresee` answer questions and change nothing. What a tool "
    "refuses has not been done."
)


def server_of(tools: Tools) -> Server[Any]:
    limiter = anyio.CapacityLimiter(MOST_AT_ONCE)

    async def list_tools(_: Any, __: Any) -> types.ListToolsResult:
        return types.ListToolsResult(tools=listed())

    async def call_tool(_: Any, params: types.CallToolRequestParams) -> types.CallToolResult:
        call = lambda: tools.call(params.name, params.arguments or {})  # noqa: E731
        # In a thread: bots think, servers answer, turns are waited for. Who does not want to wait any more goes away.
        text, is_refused = await anyio.to_thread.run_sync(call, abandon_on_cancel=True, limiter=limiter)
        return types.CallToolResult(content=[types.TextContent(type="text", text=text)], is_error=is_refused)

    return Server(
        "dinotable",
        version=__version__,
        title="Dinotable",
        instructions=INSTRUCTIONS,
        on_list_tools=list_tools,
        on_call_tool=call_tool,
    )


def listed() -> list[types.Tool]:
    return [
        types.Tool(
            name=name,
            description=description_of(wish),
            input_schema=schema_of(wish),
            annotations=types.ToolAnnotations(
                read_only_hint=name in ONLY_LOOKS,
                destructive_hint=name == "leave",
                open_world_hint=name == "join_table",
            ),
        )
        for name, wish in WISHES.items()
    ]


def serve_here(tools: Tools) -> None:
    """Until standard input ends."""

    async def run() -> None:
        server = server_of(tools)
        async with stdio_server() as (read, write):
            try:
                await server.run(read, write, server.create_initialization_options())
            finally:
                # Whoever waits for a turn is let go, so that the program can end.
                tools.close()

    anyio.run(run)


def serve_http(tools: Tools, port: int) -> None:
    """On this machine alone, at /mcp."""
    app = server_of(tools).streamable_http_app(host=HOST)
    try:
        listening = socket.create_server((HOST, port))
    except OSError as error:
        raise SetupError(f"port {port} cannot be used ({error.strerror}): name another one with --http") from None
    with listening:
        address = f"http://{HOST}:{listening.getsockname()[1]}/mcp"
        print(f"dinotable: clients connect to {address}. Ctrl-C stops.", file=sys.stderr, flush=True)
        try:
            uvicorn.Server(uvicorn.Config(app, log_level="warning")).run(sockets=[listening])
        finally:
            tools.close()
