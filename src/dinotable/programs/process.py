"""A program that plays, as whoever asks it sees it. Whatever it does, nobody waits for it longer than was said."""

import contextlib
import os
import selectors
import signal
import subprocess
import time
from collections.abc import Callable
from typing import Final

from dinotable.programs.errors import BotFailed, Ended, Hangs, Nonsense
from dinotable.programs.protocol import BYE, GREETING, Greeting

MOST_LINE: Final = 4096
"""Bytes of a line that a program says: no action is nearly as long."""
MOST_GREETING: Final = 20
"""Lines of its greeting."""
KEPT_LOG: Final = 2000
"""Bytes of its standard error, the last of which an error repeats."""
CHUNK: Final = 65_536
LAST_READS: Final = 8
"""Chunks of its standard error that are looked through for why it ended: something it started may still write."""
FLUSH: Final = "; does it flush its output after each line?"
LEAVING: Final = 0.5
"""Seconds that it has to end by itself, once it was told to."""

Trace = Callable[[str, str], None]
"""Hears every line with a sign: `>` was said to the program, `<` by it, `!` by it on its standard error."""


class Program:
    def __init__(self, command: tuple[str, ...], trace: Trace | None = None) -> None:
        """Starts it. Raises Ended."""
        self.command = command
        self.trace = trace
        self.greeting = Greeting()
        self._heard = b""
        """What it has said of a line that is not whole yet, or of lines that nobody has asked for."""
        self._log = b""
        self._untold = b""
        """What it has written to its standard error of a line that is not whole yet."""
        self._is_ended = False
        try:
            # In a group of its own, which ends as one; an interruption from the keyboard is for us alone.
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0,
                process_group=0, env=_environment(),
            )  # fmt: skip
        except OSError as error:
            raise Ended(f"cannot be started: {error.strerror or error}") from None
        assert self._process.stdin and self._process.stdout and self._process.stderr
        self._in, self._out, self._errors = self._process.stdin, self._process.stdout, self._process.stderr
        self._ready = selectors.DefaultSelector()
        for stream in (self._in, self._out, self._errors):
            os.set_blocking(stream.fileno(), False)
        self._ready.register(self._out, selectors.EVENT_READ)
        self._ready.register(self._errors, selectors.EVENT_READ)

    @property
    def group(self) -> int:
        return self._process.pid

    def is_there(self) -> bool:
        return self._process.poll() is None

    def greet(self, seconds: float) -> None:
        """Waits until it is ready to play."""
        end = time.monotonic() + seconds
        line = self._exchange([GREETING], seconds, "hello", FLUSH)
        for _ in range(MOST_GREETING):
            try:
                self.greeting.hear(line)
            except BotFailed as error:
                raise self._lost(error) from None
            if self.greeting.is_ready:
                return
            line = self._exchange([], max(0.0, end - time.monotonic()), "ready", FLUSH)
        raise self._lost(Nonsense(f"said {MOST_GREETING} lines without “ready” among them"))

    def ask(self, lines: list[str], seconds: float) -> str:
        """The line that it answers. Whatever goes wrong ends it, and raises BotFailed."""
        self._take()
        if self._heard:
            said = _text(self._heard.partition(b"\n")[0])
            raise self._lost(Nonsense(f"said “{said[:60]}” and was not asked"))
        return self._exchange(lines, seconds, "answer")

    def _exchange(self, lines: list[str], seconds: float, due: str, hint: str = "") -> str:
        end = time.monotonic() + seconds
        unsent = "".join(line + "\n" for line in lines).encode()
        for line in lines:
            self._tell(">", line)
        while True:
            unsent = self._send(unsent)
            if (answer := self._line()) is not None:
                self._tell("<", answer)
                if unsent:
                    raise self._lost(Nonsense(f"said “{answer[:60]}” before it had read what it was asked"))
                return answer
            left = end - time.monotonic()
            if left <= 0:
                raise self._lost(Hangs(f"no {due} for {seconds:.0f} seconds{hint}"))
            self._wait(left, bool(unsent))

    def _wait(self, seconds: float, is_sending: bool) -> None:
        """Until there is something to read, or room to write."""
        if is_sending:
            self._ready.register(self._in, selectors.EVENT_WRITE)
        try:
            found = {key.fileobj for key, _ in self._ready.select(seconds)}
        finally:
            if is_sending:
                self._ready.unregister(self._in)
        if self._errors in found:
            self._hear_log()
        if self._out in found and not self._take():
            raise self._lost(Ended(f"ended{self._how()}"))
        if len(self._heard) > MOST_LINE and b"\n" not in self._heard[:MOST_LINE]:
            raise self._lost(Nonsense(f"said a line of more than {MOST_LINE:,} bytes"))

    def _send(self, unsent: bytes) -> bytes:
        """What is left."""
        if not unsent:
            return unsent
        try:
            return unsent[os.write(self._in.fileno(), unsent[:CHUNK]) :]
        except BlockingIOError:
            return unsent
        except OSError:
            # Nobody reads any more; what was said before tells more than that.
            return b""

    def _take(self) -> bool:
        """What is there to be read; False at its end. Whoever says more than is asked for has to wait with it."""
        if len(self._heard) > MOST_LINE:
            return True
        try:
            said = os.read(self._out.fileno(), MOST_LINE)
        except BlockingIOError:
            return True
        self._heard += said
        return bool(said)

    def _line(self) -> str | None:
        line, end, rest = self._heard.partition(b"\n")
        if not end:
            return None
        self._heard = rest
        return _text(line)

    def _hear_log(self) -> None:
        with contextlib.suppress(BlockingIOError):
            said = os.read(self._errors.fileno(), CHUNK)
            if not said:
                self._ready.unregister(self._errors)
            self._log = (self._log + said)[-KEPT_LOG:]
            *lines, rest = (self._untold + said).split(b"\n")
            for line in lines:
                self._tell("!", _text(line))
            self._untold = rest[-KEPT_LOG:]

    def _how(self) -> str:
        """Why it ended, as far as can be told."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(LEAVING)
        for _ in range(LAST_READS):
            if self._errors in {key.fileobj for key, _ in self._ready.select(0)}:
                self._hear_log()
        if self._untold:
            self._tell("!", _text(self._untold))
        code = self._process.returncode
        said = [line for line in _text(self._log).splitlines() if line.strip()]
        told = "" if code is None else f" (exit code {code})" if code >= 0 else f" (by signal {-code})"
        return f"{told}: {said[-1].strip()[:120]}" if said else told

    def _tell(self, sign: str, line: str) -> None:
        if self.trace:
            self.trace(sign, line)

    def _lost(self, error: BotFailed) -> BotFailed:
        self.kill()
        return error

    def say_bye(self) -> None:
        """It may end by itself now; `kill` makes sure."""
        if self.is_there():
            self._tell(">", BYE)
            with contextlib.suppress(OSError):
                os.write(self._in.fileno(), f"{BYE}\n".encode())
        self._in.close()

    def wait(self, seconds: float) -> None:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)

    def kill(self) -> None:
        """Ends it with all that it has started."""
        if self._is_ended:
            return
        self._is_ended = True
        with contextlib.suppress(OSError):
            os.killpg(self.group, signal.SIGKILL)
        # It may have left its group.
        self._process.kill()
        self._process.wait()
        self._ready.close()
        for stream in (self._in, self._out, self._errors):
            stream.close()


def _text(said: bytes) -> str:
    return said.decode("utf-8", "replace").rstrip("\r")


def _environment() -> dict[str, str]:
    """Ours, without what is about us: settings of a server may hold a password, and our modules are not for others."""
    return {
        name: value for name, value in os.environ.items() if not name.startswith("DINOTABLE_") and name != "PYTHONPATH"
    }
