"""Secrets that hold seats. They travel in a link's fragment, a header or a message, and only their hashes are kept."""

import hashlib
import secrets


def new_token() -> str:
    """256 bits: too many to guess, so a plain hash keeps them safe at rest."""
    return secrets.token_urlsafe(32)


def new_table_id() -> str:
    """96 bits: whoever has it may watch."""
    return secrets.token_urlsafe(12)


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
