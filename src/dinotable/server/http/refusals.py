"""How the server says no: one status and one shape for each kind of refusal."""

import math

from starlette.responses import Response

from dinotable.core.errors import DinotableError
from dinotable.server.bots.errors import Busy
from dinotable.server.http.limits import Exceeded
from dinotable.server.storage.errors import StorageUnavailable
from dinotable.server.tables.missing import Cleared, NoTable, Unreadable
from dinotable.table.errors import Refused
from dinotable.table.wire import Problem, encode


class Denied(DinotableError):
    def __init__(self, status: int, code: str, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.code = code


def problem(error: DinotableError) -> tuple[int, Problem]:
    """Status and words. Anything else than a DinotableError is a fault of ours."""
    if isinstance(error, Denied | Exceeded):
        return error.status, Problem(error.code, str(error))
    if isinstance(error, Refused):
        return 409, Problem(error.code, str(error), error.rule, error.arguments)
    if isinstance(error, Unreadable):
        return 503, Problem("unreadable", str(error))
    if isinstance(error, Cleared):
        return 410, Problem("cleared", str(error))
    if isinstance(error, NoTable):
        return 404, Problem("no-table", str(error))
    if isinstance(error, Busy):
        return 503, Problem("busy", str(error))
    if isinstance(error, StorageUnavailable):
        return 503, Problem("storage-unavailable", str(error))
    return 400, Problem("setup", str(error))


def answer_to(error: DinotableError) -> Response:
    status, said = problem(error)
    headers = {"WWW-Authenticate": "Bearer"} if status == 401 else {}
    if status in (429, 503):
        headers["Retry-After"] = str(math.ceil(max(1.0, getattr(error, "retry", 1.0))))
    return Response(encode(said), status, headers, "application/json")
