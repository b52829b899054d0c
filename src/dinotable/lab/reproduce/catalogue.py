"""All that is published: the figures of the file and those that follow from its matches, by area."""

import difflib
from typing import NamedTuple

from dinotable.core.errors import SetupError
from dinotable.lab.reproduce.figures import Figure, Kind
from dinotable.lab.reproduce.home import Published
from dinotable.lab.reproduce.ladders import match_figure, strength_figures
from dinotable.lab.reproduce.rerun import Wish, reruns

ALL = "all"


class Area(NamedTuple):
    name: str
    figures: int
    """That can be measured again."""
    history: int
    seconds: float


def everything(published: Published) -> list[Figure]:
    found = [*published.figures, *map(match_figure, published.matches), *strength_figures(published.matches)]
    return sorted(found, key=lambda figure: figure.id)


def areas(figures: list[Figure], wish: Wish) -> list[Area]:
    by_name: dict[str, list[Figure]] = {}
    for figure in figures:
        by_name.setdefault(figure.area(), []).append(figure)
    return [_area(name, own, wish) for name, own in by_name.items()]


def _area(name: str, own: list[Figure], wish: Wish) -> Area:
    history = sum(figure.kind is Kind.HISTORY for figure in own)
    return Area(name, len(own) - history, history, sum(rerun.seconds for rerun in reruns(own, wish)))


def chosen(figures: list[Figure], what: str) -> list[Figure]:
    found = [figure for figure in figures if what == ALL or figure.is_under(what)]
    if found:
        return found
    known = {name for figure in figures for name in (figure.area(), figure.id, *figure.pages)}
    near = difflib.get_close_matches(what, known, 3)
    hint = f"perhaps {', '.join(near)}" if near else "without a word it lists what there is"
    raise SetupError(f"nothing is published under “{what[:60]}”: {hint}")
