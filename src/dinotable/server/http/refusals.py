"""How the server says no: one status and one shape for each kind of refusal."""

import math

from starlette.responses import Response

from dinotable.core.errors import DinotableError
from dinotable.server.http.limits import Exceeded
from dinotable.server.tables.missing import Cleared, Unreadable
from dinotable.table.problems import problem_of
from dinotable.table.wire import Problem, encode


def problem(error: DinotableError) -> tuple[int, Problem]:
    """Status and words. Anything else than a DinotableError is a fault of ours."""
    if isinstance(error, Exceeded):
        return error.status, Problem(error.code, str(error))
    if isinstance(error, Unreadable):
        return 503, Problem("unreadable", str(error))
    if isinstance(error, Cleared):
        return 410, Problem("cleared", str(error))
    return problem_of(error)


def answer_to(error: DinotableError) -> Response:
    status, said = problem(error)
    headers = {"WWW-Authenticate": "Bearer"} if status == 401 else {}
    if status in (429, 503):
        headers["Retry-After"] = str(math.ceil(max(1.0, getattr(error, "retry", 1.0))))
    return Response(encode(said), status, headers, "application/json")
