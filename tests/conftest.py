"""Tests run on the plain sources and on the compiled engine alike: PYTHONPATH decides, the last line says which."""

import signal
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
# At the end, so that a compiled copy of the examples comes first.
sys.path.append(str(ROOT))

# Whatever runs the tests may have had Ctrl-C ignored, as `nohup` does, and the programs that tests start inherit that.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    from dinotable.core import contract  # noqa: PLC0415

    compiled = not str(contract.__file__).endswith(".py")
    terminalreporter.write_line(
        f"engine: {'compiled' if compiled else 'plain'}, {Path(contract.__file__).parent.parent}"
    )
