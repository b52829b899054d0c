"""Text from anywhere, made safe to print."""

import unicodedata

from dinotable.core.record import MOST_NAME


def clean(text: str) -> str:
    """Without anything that could steer a terminal."""
    return "".join(c for c in text if unicodedata.category(c)[0] != "C")


def clean_name(text: str) -> str:
    return " ".join(clean(text.replace("\t", " ")).split())[:MOST_NAME].strip()
