"""Magpies at places where bots come to grief: only the process that thinks is held up there, or ends."""

import os
import sys
import time

from dinotable.core.contract import AnyGame
from examples.magpies import GAME as MAGPIES

HERE = "tests.server.stubborn"
SLOW, HANGS, DIES = f"{HERE}:slow", f"{HERE}:hangs", f"{HERE}:dies"
SECONDS = 1.0
"""That it takes at the slow place."""


def __getattr__(name: str) -> AnyGame:
    if name not in ("slow", "hangs", "dies"):
        raise AttributeError(name)
    main = sys.modules["__main__"].__spec__
    if main is not None and main.name == "dinotable.server.bots.worker":
        if name == "dies":
            os._exit(9)
        time.sleep({"slow": SECONDS, "hangs": 3600.0}[name])
    return MAGPIES
