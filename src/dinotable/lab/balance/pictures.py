"""Plots of a balance, by matplotlib as SVG: on white, to print well; by place and shape, so that nobody needs colours."""

import importlib
import io
import itertools
import math
import re
from collections.abc import Mapping, Sequence
from typing import Any

from dinotable.lab.plots import COLOURS, FAINT, INK, PAPER

WIDTH = 7.2
"""Inches."""
ROW = 0.3
HATCHES = ("", "///", "...", "xxx")
MOST_BARS = 60


class Pictures:
    """Draws if matplotlib is there; `is_able` says so."""

    def __init__(self) -> None:
        try:
            self._matplotlib: Any = importlib.import_module("matplotlib")
        except ModuleNotFoundError:
            self.is_able = False
            return
        self.is_able = True
        self._figure: Any = importlib.import_module("matplotlib.figure").Figure
        # Letters stay letters, and the same numbers give the same file.
        self._style = {
            "svg.fonttype": "none", "svg.hashsalt": "dinotable", "font.family": "sans-serif", "font.size": 10,
            "text.color": INK, "axes.edgecolor": FAINT, "axes.labelcolor": INK, "xtick.color": INK, "ytick.color": INK,
            "axes.spines.top": False, "axes.spines.right": False, "figure.facecolor": PAPER, "axes.facecolor": PAPER,
        }  # fmt: skip

    def intervals(
        self, title: str, rows: Sequence[tuple[str, Sequence[float]]], unit: str, line: float | None = None
    ) -> str:
        """A point with its interval in each row, from above; `line` marks what would be fair, or no difference."""
        with self._matplotlib.rc_context(self._style):
            figure, axes = self._new(title, 0.9 + ROW * len(rows))
            for k, (_, (value, low, high)) in enumerate(rows):
                axes.plot([low, high], [k, k], color=INK, linewidth=1.6, solid_capstyle="butt")
                axes.plot([low, high], [k, k], "|", color=INK, markersize=7)
                axes.plot([value], [k], "o", color=COLOURS[0], markeredgecolor=INK, markersize=6)
            if line is not None:
                axes.axvline(line, color=INK, linewidth=1, linestyle=(0, (4, 3)))
            axes.set_yticks(range(len(rows)), [name for name, _ in rows])
            axes.set_ylim(len(rows) - 0.5, -0.5)
            axes.set_xlabel(unit)
            axes.grid(axis="x", color=FAINT, linewidth=0.6)
            axes.set_axisbelow(True)
            told = "; ".join(f"{name} {value:.4g} [{low:.4g}–{high:.4g}]" for name, (value, low, high) in rows)
            return self._svg(figure, f"{title}. {told}")

    def histogram(self, title: str, unit: str, series: Mapping[str, Mapping[str, int]]) -> str:
        """How often each number came, in parts of all games; of two variants side by side."""
        with self._matplotlib.rc_context(self._style):
            figure, axes = self._new(title, 2.4)
            bins = _bins([float(value) for counts in series.values() for value in counts])
            for k, (name, counts) in enumerate(series.items()):
                total = sum(counts.values()) or 1
                heights = [0.0] * len(bins)
                for value, count in counts.items():
                    heights[_bin(bins, float(value))] += 100 * count / total
                step = bins[1] - bins[0] if len(bins) > 1 else 1.0
                wide = 0.9 * step / len(series)
                places = [each + (k - (len(series) - 1) / 2) * wide for each in bins]
                axes.bar(
                    places, heights, wide, color=COLOURS[k], edgecolor=INK, linewidth=0.4, hatch=HATCHES[k], label=name
                )
            if len(series) > 1:
                axes.legend(frameon=False)
            axes.set_xlabel(unit)
            axes.set_ylabel("% of games")
            axes.grid(axis="y", color=FAINT, linewidth=0.6)
            axes.set_axisbelow(True)
            return self._svg(figure, title)

    def _new(self, title: str, height: float) -> tuple[Any, Any]:
        figure = self._figure(figsize=(WIDTH, height), layout="constrained")
        axes = figure.subplots()
        axes.set_title(title, loc="left", fontsize=11, fontweight="bold")
        return figure, axes

    def _svg(self, figure: Any, told: str) -> str:
        """Inline, with what it shows in words."""
        out = io.StringIO()
        figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
        svg = out.getvalue()
        svg = svg[svg.index("<svg") :]
        svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
        return svg.replace("<svg ", f'<svg role="img" aria-label="{_escaped(told)}" ', 1)


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")


def _bins(values: Sequence[float]) -> list[float]:
    """The middle of each bar: each value, or where there are too many each whole number of steps."""
    distinct = sorted(set(values))
    if len(distinct) < 2:
        return distinct or [0.0]
    least = min(b - a for a, b in itertools.pairwise(distinct))
    step = least * max(1, math.ceil((distinct[-1] - distinct[0]) / least / MOST_BARS))
    count = round((distinct[-1] - distinct[0]) / step + 0.5) + 1
    return [distinct[0] + k * step for k in range(count)]


def _bin(bins: Sequence[float], value: float) -> int:
    if len(bins) < 2:
        return 0
    return max(0, min(len(bins) - 1, int((value - bins[0]) / (bins[1] - bins[0]) + 1e-6)))
