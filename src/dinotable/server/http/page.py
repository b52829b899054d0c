"""The page that browsers get: the built client, read and packed once. A server without it says hello in plain text."""

import os
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from dinotable.server.http.compression import StaticFile
from dinotable.server.http.refusals import answer_to
from dinotable.server.http.runtime import Runtime
from dinotable.table.errors import Denied
from dinotable.table.wire import ID

HERE = Path(__file__).parents[1]
# In the server's folder in a wheel; where `make` puts it in a checkout, seen from the sources and from the compiled copy.
FOLDERS = [HERE / "page", HERE.parents[2] / "build" / "page", HERE.parents[2] / "page"]
PLACES = ("new", "t", "rules", "account", "learn", "puzzles", "daily", "me", "ratings")
"""Places inside the page: the client shows them itself, so each gets the same file."""
RUNTIME = "runtime"
"""The folder of Python for browsers."""
IN_A_BROWSER = "here-"
"""How ids of tables begin that no server knows."""

# Not asked of the machine: some have no type for scripts or manifests, or a wrong one.
MEDIA = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


class Page:
    def __init__(self, folder: Path | None = None, is_table: Callable[[str], Awaitable[bool]] | None = None) -> None:
        """`is_table` says whether there is a table of that id."""
        self.is_table = is_table
        self.files: dict[str, StaticFile] = {}
        self.head: Callable[[Request], Awaitable[str]] = _nothing
        """What the page of some addresses has in its head besides, for whoever makes a preview of a link."""
        found = folder or next((place for place in FOLDERS if (place / "index.html").exists()), None)
        self.runtime = Runtime(found / RUNTIME) if found else None
        if found:
            for path in found.rglob("*"):
                if path.is_file() and not path.name.startswith(".") and path.parent.name != RUNTIME:
                    self._add("/" + path.relative_to(found).as_posix(), path.read_bytes())

    def _add(self, name: str, content: bytes) -> None:
        media = MEDIA.get(os.path.splitext(name)[1], "application/octet-stream")
        # Built files carry a hash in their name: they never change. All others are asked for each time.
        keep = "public, max-age=31536000, immutable" if name.startswith("/assets/") else "no-cache"
        self.files[name] = StaticFile(content, media, keep)

    def _with(self, head: str) -> Response:
        content = self.files["/index.html"].content.decode()
        told = content.replace("</head>", f"{head}</head>", 1)
        return Response(told, media_type=MEDIA[".html"], headers={"Cache-Control": "no-cache"})

    def routes(self) -> list[Route]:
        return [Route("/{path:path}", self.serve, methods=["GET"])] if self.files else []

    async def serve(self, request: Request) -> Response:
        asked = request.url.path
        place, _, file_name = asked[1:].partition("/")
        if place == RUNTIME and self.runtime:
            found = await self.runtime.answer(file_name, request.url.query, request.headers)
            return found or answer_to(Denied(404, "nothing", "there is nothing here"))
        name = "/index.html" if asked == "/" or asked.split("/")[1] in PLACES else asked
        if name == "/index.html" and (head := await self.head(request)):
            return self._with(head)
        file = self.files.get(name)
        if file is None or not await self._leads_somewhere(asked):
            return self.nowhere(request) or answer_to(Denied(404, "nothing", "there is nothing here"))
        return file.answer(request.headers)

    async def _leads_somewhere(self, path: str) -> bool:
        """Where it names a table, whether there is one."""
        place, _, table = path.strip("/").partition("/")
        if place != "t" or self.is_table is None or table.startswith(IN_A_BROWSER):
            return True
        return bool(re.fullmatch(ID, table.partition("/")[0])) and await self.is_table(table.partition("/")[0])

    def nowhere(self, request: Request) -> Response | None:
        """Where nothing is, for somebody who looks at an address: the page says it kindly, and with a way home."""
        home = self.files.get("/index.html")
        if home is None or not is_visit(request):
            return None
        answer = home.answer(request.headers)
        answer.status_code = 404 if answer.status_code == 200 else answer.status_code
        return answer


async def _nothing(_request: Request) -> str:
    return ""


def is_visit(request: Request) -> bool:
    """Whether somebody looks at an address, and no program asks for a file or for an answer."""
    return request.method == "GET" and "text/html" in request.headers.get("accept", "")
