"""Between Python and the worker's JavaScript: objects from there, with promises for answers, as what the host expects."""

from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from dinotable.browser.errors import StorageFull, Taken
from dinotable.browser.host import Host
from dinotable.browser.keeping import Row
from dinotable.table.errors import Broken, StorageUnavailable


class JsKeeping(Protocol):
    """In TypeScript: `web/src/host/keeping.ts`. Rows and lists are arrays of arrays."""

    def read(self, key: str) -> Awaitable[Any]: ...
    def list(self, prefix: str) -> Awaitable[Any]: ...
    def write(self, rows: Any) -> Awaitable[Any]: ...
    def hold(self, table: str) -> Awaitable[Any]: ...
    def release(self, table: str) -> Awaitable[Any]: ...


class JsThinking(Protocol):
    def answer(self, job: str) -> Awaitable[Any]: ...
    def stop(self) -> Any: ...


class BrowserKeeping:
    """What is kept, by way of `JsKeeping`. Every way it can fail has one of our names."""

    def __init__(self, inner: JsKeeping, to_js: Callable[[Any], Any]) -> None:
        self._inner = inner
        self._to_js = to_js

    async def read(self, key: str) -> str | None:
        found = await _kept(self._inner.read(key))
        # Nothing comes as `undefined` or as `null`, neither of which is a text.
        return found if isinstance(found, str) else None

    async def write(self, rows: list[Row]) -> None:
        await _kept(self._inner.write(self._to_js([[*row] for row in rows])))

    async def hold(self, table: str) -> bool:
        return bool(await _kept(self._inner.hold(table)))

    async def release(self, table: str) -> None:
        await _kept(self._inner.release(table))

    async def list(self, prefix: str) -> list[tuple[str, str]]:
        found = await _kept(self._inner.list(prefix))
        rows = found.to_py() if hasattr(found, "to_py") else found
        return [(str(key), str(value)) for key, value in rows]


class BrowserThinking:
    def __init__(self, inner: JsThinking) -> None:
        self._inner = inner

    async def answer(self, job: str) -> str:
        try:
            return str(await self._inner.answer(job))
        except Exception as error:
            raise Broken(f"the bot worker has ended: {_name(error)}") from None

    async def stop(self) -> None:
        if hasattr(self._inner, "stop"):
            self._inner.stop()


async def _kept(promise: Awaitable[Any]) -> Any:
    try:
        return await promise
    except Exception as error:
        name = _name(error)
        if name == "QuotaExceededError":
            raise StorageFull("this browser has no more room: delete finished games, or export them first") from None
        if name == "ConstraintError":
            raise Taken("another tab of this browser was faster: it has not happened") from None
        raise StorageUnavailable(f"this browser cannot keep anything now ({name}): it has not happened") from None


def _name(error: Exception) -> str:
    """An error from JavaScript has its own name beside that of the Python class it comes as."""
    inner = getattr(error, "js_error", error)
    return str(getattr(inner, "name", "") or type(error).__name__)


def start(keeping: JsKeeping, thinking: JsThinking) -> Host:
    """For the worker: a host on what JavaScript brings."""
    from pyodide.ffi import to_js  # noqa: PLC0415 (only in a browser)

    return Host(BrowserKeeping(keeping, to_js), BrowserThinking(thinking))
