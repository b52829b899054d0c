"""Counters for whoever watches over the server, in the text form that monitoring programs read.

Each feature has its own: `counts()` gives their names and how many there are. Here they are only put together.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Protocol

from dinotable.server.operate.metric_names import ABOUT

PREFIX = "dinotable_"


class Counting(Protocol):
    def counts(self) -> Mapping[str, int]:
        """By name; one that only ever grows ends in `_total`."""
        ...


class Metrics:
    """What is counted where requests and messages come in."""

    def __init__(self) -> None:
        self.answers: Counter[int] = Counter()
        self.refusals: Counter[str] = Counter()
        """By the limit that was exceeded."""
        self.sockets = 0
        self.socket_messages = 0
        self.socket_refusals: Counter[str] = Counter()

    def answered(self, status: int) -> None:
        self.answers[status] += 1

    def counts(self) -> dict[str, int]:
        return {"sockets": self.sockets, "socket_messages_total": self.socket_messages}

    def labelled(self) -> dict[str, tuple[str, Mapping[str, int]]]:
        """What is counted by kind: the name of the kind, and how many of each."""
        return {
            "http_answers_total": ("status", {str(status): n for status, n in self.answers.items()}),
            "limits_exceeded_total": ("limit", self.refusals),
            "socket_refusals_total": ("code", self.socket_refusals),
        }


def text_of(metrics: Metrics, parts: Iterable[Counting], process: str = "") -> str:
    """Where several processes answer, each says which it is: their numbers must not be mixed up."""
    own = f'process="{process}"' if process else ""
    samples: dict[str, list[tuple[str, int]]] = {
        name: [(f'{kind}="{value}"', n) for value, n in sorted(found.items())]
        for name, (kind, found) in metrics.labelled().items()
    }
    for part in (metrics, *parts):
        samples |= {name: [("", n)] for name, n in part.counts().items()}
    lines: list[str] = []
    for name, found in sorted(samples.items()):
        lines.append(f"# HELP {PREFIX}{name} {ABOUT.get(name, '')}".rstrip())
        lines.append(f"# TYPE {PREFIX}{name} {'counter' if name.endswith('_total') else 'gauge'}")
        for label, n in found:
            labels = ",".join(each for each in (own, label) if each)
            lines.append(f"{PREFIX}{name}{{{labels}}} {n}" if labels else f"{PREFIX}{name} {n}")
    return "\n".join(lines) + "\n"
