"""Counters for whoever watches the server, in the text form that monitoring programs read."""

from collections import Counter


class Metrics:
    def __init__(self) -> None:
        self.answers: Counter[int] = Counter()
        self.sockets = 0
        self.socket_messages = 0
        self.socket_refusals: Counter[str] = Counter()

    def answered(self, status: int) -> None:
        self.answers[status] += 1

    def text(self, gauges: dict[str, int]) -> str:
        lines = ["# TYPE dinotable_http_answers_total counter"]
        lines += [
            f'dinotable_http_answers_total{{status="{status}"}} {n}' for status, n in sorted(self.answers.items())
        ]
        lines += ["# TYPE dinotable_socket_refusals_total counter"]
        lines += [
            f'dinotable_socket_refusals_total{{code="{code}"}} {n}' for code, n in sorted(self.socket_refusals.items())
        ]
        gauges = gauges | {"sockets": self.sockets, "socket_messages_total": self.socket_messages}
        for name, value in sorted(gauges.items()):
            kind = "counter" if name.endswith("_total") else "gauge"
            lines += [f"# TYPE dinotable_{name} {kind}", f"dinotable_{name} {value}"]
        return "\n".join(lines) + "\n"
