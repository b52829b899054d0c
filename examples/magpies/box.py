"""What is in the box: twelve cards, three of each. How many rounds are played can be changed: `--set rounds=6`."""

from typing import Final

from mypy_extensions import i64

from dinotable.core.box import Box, Item, Number, changed_text

CARDS: Final = ["twig", "shell", "coin", "ring"]
KINDS: Final = 4
COPIES: Final = 3
HAND: Final = 2
ROUNDS: Final = 4
TWIG: Final = 0

ITEMS: Final[list[Item]] = [Number("rounds", ROUNDS, 1, 8, "M6", "box-rounds")]


class MagpiesBox(Box):
    def __init__(self, changed: dict[str, str]) -> None:
        super().__init__(changed_text(f"{CARDS} x {COPIES}", changed), changed)
        self.rounds: i64 = int(changed.get("rounds", ROUNDS))


BOX: Final = MagpiesBox({})
