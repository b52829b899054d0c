"""What is in the box: twelve cards, three of each."""

from typing import Final

from dinotable.core.setup import PlainBox

CARDS: Final = ["twig", "shell", "coin", "ring"]
KINDS: Final = 4
COPIES: Final = 3
HAND: Final = 2
ROUNDS: Final = 4
TWIG: Final = 0
BOX: Final = PlainBox(f"{CARDS} x {COPIES}")
