"""Texts that can be sent: in pages, in one line, without what no text can hold."""


def page_of(lines: list[str], page: int, size: int) -> tuple[list[str], int, int]:
    """What is on it, how many there are, and which it is: the last one where fewer exist."""
    pages = max(1, -(-len(lines) // size))
    at = min(page, pages)
    return lines[(at - 1) * size : at * size], pages, at


def sendable(text: str) -> str:
    """Only what can be sent: half a letter, which JSON can hold, cannot."""
    return text.encode("utf-8", "replace").decode("utf-8")


def one_line(text: str) -> str:
    return sendable(" ".join(text.split()))[:600]
