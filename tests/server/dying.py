"""A server that kills itself, without a word, the nth time it comes to a certain point: DYING="committed 7"."""

import os
import signal
import sys
from typing import Any

from dinotable.cli import main
from dinotable.hosting.room import TableRoom
from dinotable.server.http.socket_protocol import SocketProtocol
from dinotable.server.storage import store
from dinotable.server.tables import storage
from dinotable.table.log import Entered

# The point, and how often it may come by first. Six games of twelve moves make at least twelve transactions, as many as they
# share, and tell of seventy-two.
POINTS = {"begun": (3, 11), "inserted": (3, 11), "committed": (3, 11), "told": (5, 60), "acked": (10, 70)}


def has_moves(*arguments: object) -> bool:
    """Whatever else a transaction may hold, the server writes it by itself and nobody waits for an ack."""
    written = [given for given in arguments if isinstance(given, list)]
    return not written or any(isinstance(each, store.Append | Entered) for each in written[0])


def die_at(point: str, nth: int) -> None:
    left = nth

    def count(here: str) -> None:
        nonlocal left
        left -= here == point
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    def around(owner: Any, name: str, before: str, after: str) -> None:
        inner = getattr(owner, name)

        def outer(*arguments: Any) -> Any:
            if not has_moves(*arguments):
                return inner(*arguments)
            count(before)
            result = inner(*arguments)
            count(after)
            return result

        setattr(owner, name, outer)

    # Where a game ends: before its result is rated, and between that and the commit.
    around(storage, "rated", "ending", "ended")
    around(store.Store, "_insert", "begun", "inserted")
    around(store.Store, "_run", "", "committed")
    around(TableRoom, "tell", "", "told")
    around(SocketProtocol, "_flush", "", "acked")


if __name__ == "__main__":
    point, _, nth = os.environ["DYING"].partition(" ")
    die_at(point, int(nth))
    sys.exit(main())
