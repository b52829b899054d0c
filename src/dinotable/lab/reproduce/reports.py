"""The figures of a balance report that a page states."""

import re
import shlex
from collections.abc import Iterator
from typing import Any, NamedTuple

from dinotable.lab.balance.told import change, number, percent
from dinotable.lab.reproduce.figures import Figure

ESTIMATE = 3
NAMED_BY = ("key", "what", "seat")
"""By which of its fields a row of a list is found again."""
NOT_REPEATED = ("--out", "--tables")
NUMBERS = re.compile(r"[+−-]?\d[\d,]*(?:\.\d+)?")


class Estimate(NamedTuple):
    path: str
    value: list[float]


def estimates(report: Any, path: str = "") -> Iterator[Estimate]:
    """Every value with its interval, and where it is."""
    if isinstance(report, dict):
        for key, part in report.items():
            if "." not in key:
                yield from estimates(part, f"{path}.{key}")
    elif isinstance(report, list) and len(report) == ESTIMATE and all(type(each) in (int, float) for each in report):
        yield Estimate(path[1:], report)
    elif isinstance(report, list):
        for place, row in enumerate(report):
            name = next((key for key in NAMED_BY if isinstance(row, dict) and key in row), None)
            part = f"{name}={row[name]}" if name else str(place)
            if "." not in part:
                yield from estimates(row, f"{path}.{part}")


def forms(value: list[float]) -> dict[str, float]:
    """How `dinotable balance` may have written it, and the factor of each."""
    found = {percent(value, digits): 100.0 for digits in (0, 1, 2)}
    found |= {number(value, digits): 1.0 for digits in (0, 1, 2)}
    found |= {change(value, 2): 1.0, change(value, 1, 100): 100.0}
    return found


def unique_lines(text: str) -> dict[str, str]:
    """What makes a line unique on its page, with the line: itself, or with as many lines before it as that takes."""
    lines, found = text.splitlines(), {}
    for end in range(1, len(lines) + 1):
        parts = ("\n".join(lines[start:end]) for start in range(end - 1, -1, -1))
        said = next((part for part in parts if text.count(part) == 1), "")
        if said and lines[end - 1].strip():
            found[said] = lines[end - 1]
    return found


class Stated:
    """What a page states of a report."""

    def __init__(self, report: dict[str, Any], page: str, name: str, stamp: dict[str, str]) -> None:
        self.report = report
        self.page = page
        self.name = name
        self.stamp = stamp

    def figures(self, text: str) -> list[Figure]:
        lines = unique_lines(text)
        found = []
        for estimate in estimates({"runs": self.report["runs"]}):
            written = {form: _stating(form, lines) for form in forms(estimate.value)}
            form = next((form for form, said in written.items() if said), None)
            if form:
                said = list(dict.fromkeys(each for part in written.values() for each in part))
                found.append(self._figure(estimate, form, forms(estimate.value)[form], said))
        return found

    def _figure(self, estimate: Estimate, form: str, factor: float, said: list[str]) -> Figure:
        run = self.report["runs"][int(estimate.path.split(".")[1])]
        written = [float(each.replace(",", "").replace("−", "-")) for each in NUMBERS.findall(form.replace("–", " "))]
        low, high = written[1:] if len(written) == ESTIMATE else [factor * end for end in estimate.value[1:]]
        words = ["balance", run["game"].partition("/")[0], self.name, str(run["players"]), *_slugs(run, estimate.path)]
        return Figure(
            id=".".join(filter(None, words)), pages=[self.page], said=said, value=written[0], low=round(low, 4),
            high=round(high, 4), unit="%" if factor != 1 else "", n=run["variants"][0]["games"],
            command=_command(self.report["command"]), take=estimate.path, factor=factor, holds="interval",
            takes=_seconds(self.report), commit=self.stamp.get("commit", ""), date=self.stamp.get("date", ""),
        )  # fmt: skip


def _stating(form: str, lines: dict[str, str]) -> list[str]:
    return [said for said, line in lines.items() if re.search(rf"(?<![\d.,+−-]){re.escape(form)}", line)]


def _slugs(run: dict[str, Any], path: str) -> list[str]:
    """`runs.0.variants.0.uses.key=drift.worth` as `uses.drift.worth`; the variant is named where there are two."""
    parts = path.split(".")[2:]
    if parts[:2] == ["variants", "0"] and len(run["variants"]) == 1:
        parts = parts[2:]
    return [re.sub(r"[^\w-]+", "-", part.rpartition("=")[2].lower()).strip("-") for part in parts]


def _command(command: str) -> str:
    words = shlex.split(command)
    for flag in NOT_REPEATED:
        if flag in words:
            place = words.index(flag)
            del words[place : place + 2]
    return shlex.join(words if "--json" in words else [*words, "--json"])


def _seconds(report: dict[str, Any]) -> float:
    """On two cores, with the start of Python."""
    spent = sum(variant["cpu_seconds"] for run in report["runs"] for variant in run["variants"])
    return float(round(5 + spent / 2, 1))
