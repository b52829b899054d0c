"""How a host says no: one status and one shape for each kind of refusal."""

from dinotable.core.errors import DinotableError
from dinotable.table.errors import Busy, Denied, NoTable, Refused, StorageUnavailable
from dinotable.table.wire import Problem


def problem_of(error: DinotableError) -> tuple[int, Problem]:
    """Status and words. Anything else than a DinotableError is a fault of ours."""
    if isinstance(error, Denied):
        return error.status, Problem(error.code, str(error))
    if isinstance(error, Refused):
        return 409, Problem(error.code, str(error), error.rule, error.arguments)
    if isinstance(error, NoTable):
        return 404, Problem("no-table", str(error))
    if isinstance(error, Busy):
        return 503, Problem("busy", str(error))
    if isinstance(error, StorageUnavailable):
        return 503, Problem("storage-unavailable", str(error))
    return 400, Problem("setup", str(error))
