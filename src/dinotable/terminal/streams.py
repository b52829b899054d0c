"""What is read and printed, whatever letters the terminal knows: without UTF-8 it gets plain ones, never an error."""

import codecs
import contextlib
import io
import os
import sys
import unicodedata
from typing import Final

PLAIN: Final = "dinotable-plain"
"""The name under which codecs know `plain`."""

# One letter for one where boards and columns are drawn with them.
LOOKS_LIKE: Final = str.maketrans(
    {
        **dict.fromkeys("‘’′´ʼ", "'"),
        **dict.fromkeys("“”«»", '"'),
        **dict.fromkeys("‐‒–—−", "-"),
        **dict.fromkeys("·•", "."),
        **dict.fromkeys("×✕", "x"),
        **dict(zip("→←↑↓▸", "><^v>", strict=True)),
        **dict(zip("●○♥✓≈°", "@o*v~o", strict=True)),
        **dict(zip("▁▂▃▄▅▆▇█▀▮■▯□", "_.-:=+*####oo", strict=True)),
        "œ": "oe",
        "Œ": "OE",
        "æ": "ae",
        "Æ": "AE",
        "ß": "ss",
        "µ": "u",
        "μ": "u",
        "½": "1/2",
    }
)


def plain(text: str) -> str:
    """In ASCII, as near as it comes."""
    return "".join(c if c.isascii() else _plain_letter(c) for c in text.translate(LOOKS_LIKE))


def _plain_letter(letter: str) -> str:
    name = unicodedata.name(letter, "")
    if name.startswith("BOX DRAWINGS"):
        return "+" if " AND " in name else "-" if name.endswith("HORIZONTAL") else "|"
    if unicodedata.combining(letter):
        return ""
    return unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode() or "?"


def _encoded_plainly(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return plain(error.object[error.start : error.end]), error.end


def prepare_streams() -> None:
    """Nothing that is typed or printed can be an error of letters."""
    codecs.register_error(PLAIN, _encoded_plainly)
    for stream in (sys.stdout, sys.stderr):
        # Where a standard stream stands in for another (tests, notebooks), it knows itself what it can print.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=PLAIN)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def silence_output() -> None:
    """After the output could not be written: what is left of it must not fail once more when the program ends."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
