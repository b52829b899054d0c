"""Fewer bytes for whoever can unpack them: files of the page once and as well as can be, answers quickly."""

import asyncio
import gzip
import hashlib
from functools import lru_cache

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

SMALL = 1000
"""Bytes of an answer below which it is not worth it."""
LARGE = 64 * 1024
"""Bytes from which on it is done in a thread: as much takes about two milliseconds."""
QUICK, BEST = 5, 9
PACKED = "gzip"
PICTURE = "image/png"
"""Compressed already."""


class Compression:
    """Of answers. Only of those to GET: a key is told in answer to a POST, beside names that others may have chosen, and how
    well the two compress together would tell something about the key."""

    async def pack(self, request: Request, answer: Response) -> Response:
        if request.method not in ("GET", "HEAD") or isinstance(answer, StreamingResponse):
            return answer
        body = bytes(answer.body)
        if len(body) < SMALL or "content-encoding" in answer.headers or answer.media_type == PICTURE:
            return answer
        answer.headers.add_vary_header("Accept-Encoding")
        if not takes_gzip(request.headers):
            return answer
        packed = await asyncio.to_thread(_pack, body, QUICK) if len(body) >= LARGE else _pack(body, QUICK)
        answer.body = packed
        answer.headers["Content-Encoding"] = PACKED
        answer.headers["Content-Length"] = str(len(packed))
        return answer


class StaticFile:
    """Content that stays the same for as long as the server runs, in both forms."""

    def __init__(self, content: bytes, media: str, keep: str) -> None:
        self.content = content
        self.media = media
        packed = _packed_well(content)
        # A picture is compressed already.
        self.packed = packed if len(packed) < 0.9 * len(content) else None
        self.headers = {"Cache-Control": keep, "ETag": f'W/"{hashlib.sha256(content).hexdigest()[:20]}"'}
        if self.packed is not None:
            self.headers["Vary"] = "Accept-Encoding"

    def answer(self, headers: Headers) -> Response:
        if self.headers["ETag"] in [each.strip() for each in headers.get("if-none-match", "").split(",")]:
            return Response(status_code=304, headers=self.headers)
        if self.packed is None or not takes_gzip(headers):
            return Response(self.content, media_type=self.media, headers=self.headers)
        return Response(self.packed, media_type=self.media, headers=self.headers | {"Content-Encoding": PACKED})


def takes_gzip(headers: Headers) -> bool:
    """What is named counts, and otherwise what is said of everything else."""
    wishes: dict[str, bool] = {}
    for part in ",".join(headers.getlist("accept-encoding")).lower().split(","):
        name, *parameters = [each.strip() for each in part.split(";")]
        wishes[name] = not any(_is_zero(each) for each in parameters)
    return wishes.get(PACKED, wishes.get("*", False))


def _is_zero(parameter: str) -> bool:
    name, _, value = parameter.partition("=")
    return name.strip() == "q" and not value.strip().strip("0.")


def _pack(content: bytes, level: int) -> bytes:
    # Without the time of day: the same content is always the same bytes.
    return gzip.compress(content, level, mtime=0)


@lru_cache(maxsize=256)
def _packed_well(content: bytes) -> bytes:
    """Once a process, however many servers a test starts in it."""
    return _pack(content, BEST)
