"""Where modules are looked for: those that people name, and those of the processes that we start."""

import importlib
import os
import sys


def named(place: str, usual: str = "") -> object:
    """What `package.module:Name` names; `package.module` alone means `usual` there.

    What Python does not find is looked for in the current folder, where people keep games and bots of their own. It comes
    last, so that a file there never stands in for a module of Python's.
    """
    module, _, name = place.partition(":")
    try:
        found = importlib.import_module(module)
    except ModuleNotFoundError as error:
        here = os.getcwd()
        if error.name != module.partition(".")[0] or here in sys.path:
            raise
        sys.path.append(here)
        found = importlib.import_module(module)
    return getattr(found, name or usual)


def python_running(module: str) -> list[str]:
    """The command of a process that runs one of our modules."""
    # -P: else the current folder would come first there.
    return [sys.executable, "-P", "-m", module]


def same_imports() -> dict[str, str]:
    """The environment of a process that finds what this one finds, in the same order."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([entry or os.getcwd() for entry in sys.path])}
