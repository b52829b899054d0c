"""Ends programs whose owner was killed and could not do it. Run by its path, with nothing of ours imported.

Each line of its input is a process group that began, or with a minus one that is gone. The input ends when the owner does.
"""

import os
import signal
import sys


def main() -> None:
    groups = set()
    for line in sys.stdin:
        number = int(line)
        if number > 0:
            groups.add(number)
        else:
            groups.discard(-number)
    for group in groups:
        try:
            os.killpg(group, signal.SIGKILL)
        except OSError:
            continue


if __name__ == "__main__":
    main()
