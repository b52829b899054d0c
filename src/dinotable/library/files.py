"""Reading what somebody named: whatever is wrong with a file is told in one line that names it."""

import platformdirs

from dinotable.core.errors import SetupError, why_not
from dinotable.core.record import MOST_BYTES


def data_folder() -> str:
    """Where this machine keeps what belongs to a program of this user."""
    return platformdirs.user_data_dir("dinotable", appauthor=False)


def read_bytes(file: str) -> bytes:
    """As much as a record may have, and one byte more for who checks."""
    try:
        with open(file, "rb") as opened:
            return opened.read(MOST_BYTES + 1)
    except OSError as error:
        raise SetupError(f"{file} cannot be read: {why_not(error)}") from None
