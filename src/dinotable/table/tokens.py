"""Secrets that hold seats. They travel in a link's fragment, a header or a message, and only their hashes are kept."""

import base64
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


def hashes_of(tokens: dict[int, str]) -> dict[int, str]:
    return {seat: hash_of(token) for seat, token in tokens.items()}


def link_to(table: str, token: str) -> str:
    return f"/t/{table}#{token}"


def token_from(token: str, purpose: str) -> str:
    """Another secret that whoever has this one, and nobody else, can be given again and again."""
    made = hashlib.sha256(f"{purpose}/{token}".encode()).digest()
    return base64.urlsafe_b64encode(made).decode().rstrip("=")
