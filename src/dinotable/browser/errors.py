"""Why a browser does not do something."""

from dinotable.core.errors import DinotableError
from dinotable.table.errors import Denied, StorageUnavailable
from dinotable.table.problems import problem_of
from dinotable.table.wire import Problem


class StorageFull(StorageUnavailable):
    """The browser gives no more room: nothing has happened."""


class Taken(StorageUnavailable):
    """Another tab has written that first: nothing has happened."""


def problem(error: DinotableError) -> tuple[int, Problem]:
    """Status and words."""
    if isinstance(error, StorageFull):
        return 507, Problem("storage-full", str(error))
    return problem_of(error)


def needs_server(what: str = "this") -> Denied:
    return Denied(501, "needs-server", f"{what} needs a server: tables in a browser are for whoever sits at it")


def elsewhere() -> Denied:
    return Denied(409, "elsewhere", "this table is open in another tab of this browser: go on there, or close it")
