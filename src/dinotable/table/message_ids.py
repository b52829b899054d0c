"""Names of what is entered into a table's log. Each is entered once, so no sender may take a name that another will need.

Clients choose names without a colon, and theirs begin with their seat's digit; those of bots and of the house begin with a
word. Logs of old have other names of the house: they are only ever compared with new ones.
"""

import secrets

from dinotable.table.tokens import hash_of


def client_id(seat: int, msg_id: str) -> str:
    return f"{seat}:{msg_id}"


def bot_id(seat: int, ask: int) -> str:
    return f"bot:{seat}:{ask}"


def house_id(name: str) -> str:
    return f"house:{name}"


def unique(word: str) -> str:
    """A name for a change that has none of its own."""
    return f"{word}:{secrets.token_hex(8)}"


def sitting_with(key: str) -> str:
    """What is done once with each key of a seat."""
    return f"sit:{hash_of(key)[:40]}"
