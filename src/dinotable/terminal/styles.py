"""The colours of the styles games draw in. Okabe and Ito's palette: told apart by the colour-blind, on dark and on light."""

from functools import lru_cache
from typing import Final

from rich.style import Style

from dinotable.core.seats import MOST_SEATS

ORANGE: Final = "#e69f00"
SKY: Final = "#56b4e9"
GREEN: Final = "#009e73"
YELLOW: Final = "#d9c700"
BLUE: Final = "#0072b2"
VERMILION: Final = "#d55e00"
PURPLE: Final = "#cc79a7"
GREY: Final = "#999999"

SEATS: Final = [ORANGE, SKY, GREEN, PURPLE, YELLOW, VERMILION, BLUE, GREY]

COLOURS: Final[dict[str, str]] = {
    **{f"seat{seat}": f"bold {SEATS[seat]}" for seat in range(MOST_SEATS)},
    "dim": "dim",
    "bold": "bold",
    "warn": f"bold {VERMILION}",
    "good": f"bold {GREEN}",
    "mark": "reverse",
    "rule": "dim",
    "sea": BLUE,
    "lake": SKY,
    "lake-land": SKY,
    "mountain": GREY,
    "savanna": YELLOW,
    "jungle": GREEN,
    "volcano": VERMILION,
    "forest": GREEN,
    "field": ORANGE,
    "wild": PURPLE,
    "frog": f"bold {GREEN}",
    "rabbit": f"bold {SKY}",
    "rat": f"bold {GREY}",
    "tiger": f"bold {ORANGE}",
    "eagle": f"bold {BLUE}",
    "dinosaur": f"bold {VERMILION}",
}


@lru_cache(maxsize=500)
def style_of(names: str) -> Style:
    """Of one style, or of several with a space between. One that nobody gave a colour is plain."""
    return Style.parse(" ".join(COLOURS[name] for name in names.split() if name in COLOURS))
