"""Python for browsers, as it was packed when the page was built: read when somebody asks for it, and never packed again."""

import asyncio
import json
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import Response

from dinotable.server.http.compression import PACKED, takes_gzip

INDEX: Final = "runtime.json"
MEDIA: Final = {
    ".json": "application/json",
    ".js": "text/javascript",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
}
FOR_EVER: Final = "public, max-age=31536000, immutable"


class Runtime:
    """Of a page that has one: a folder of ten files, which few visitors want and which would take megabytes of memory."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.names = {path.name for path in folder.iterdir()} if (folder / INDEX).exists() else set()
        self.version = json.loads((folder / INDEX).read_bytes())["version"] if self.names else ""

    async def answer(self, name: str, query: str, headers: Headers) -> Response | None:
        if name not in self.names:
            return None
        # Whoever names the version means these very bytes.
        keep = FOR_EVER if query == self.version else "no-cache"
        told = {"Cache-Control": keep, "ETag": f'"{self.version}"'}
        if told["ETag"] in [each.strip().removeprefix("W/") for each in headers.get("if-none-match", "").split(",")]:
            return Response(status_code=304, headers=told)
        if f"{name}.gz" in self.names:
            told["Vary"] = "Accept-Encoding"
            if takes_gzip(headers):
                told["Content-Encoding"] = PACKED
        path = self.folder / (f"{name}.gz" if "Content-Encoding" in told else name)
        media = MEDIA.get(Path(name).suffix, "application/octet-stream")
        return Response(await asyncio.to_thread(path.read_bytes), media_type=media, headers=told)
