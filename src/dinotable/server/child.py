"""One of several server processes on a port. Its settings come as a line on standard input; it ends with it."""

import os
import signal
import sys
import threading

from dinotable.server.operate.logs import set_up_logs
from dinotable.server.run import listen, opened, serve
from dinotable.server.supervisor import read_settings


def main() -> None:
    settings = read_settings(sys.stdin.buffer.readline())
    set_up_logs(settings)
    threading.Thread(target=_end_with_supervisor, daemon=True).start()
    store = opened(settings)
    try:
        serve(settings, store, listen(settings, is_shared=True), lambda text: print(text, flush=True))
    finally:
        store.close()


def _end_with_supervisor() -> None:
    # Not through the buffer, which a thread that waits would keep from being closed.
    os.read(sys.stdin.fileno(), 1)
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    main()
