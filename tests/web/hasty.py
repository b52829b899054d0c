"""A server as people run it, but that it reckons for half a second how a game was decided, not for fifteen: each finished
game that a test looks at would keep a core busy, long after the test."""

import sys

from dinotable.cli import main
from dinotable.table import story

if __name__ == "__main__":
    story.PATIENCE = 0.5
    sys.exit(main())
