"""What another box may change: each number of the rules by its path, and each kind of card."""

from typing import Final

from dinotable.core.box import Item, Number, Words
from dinotable.games.food_chain.deck import BONUS, DECK, MOST_COPIES, MOST_VALUE, OTHERS, POWERS, Row

ORDER: Final = "order"
PLAYERS: Final = (2, 3, 4)
PLACES: Final = 20
"""Cards that can lie on the table at once, for all players' tokens and the bases without."""
MOST_TOKENS: Final = {2: 7, 3: 6, 4: 4}
"""A seat has at most seven animals on a prey: `FoodBox.weights` counts on it."""
MOST_HAND: Final = 10
MOST_BASES: Final = 12
MOST_DRAWN: Final = 3
MOST_TOKEN_POINTS: Final = 20


def _rules() -> list[Item]:
    items: list[Item] = [Number(f"tokens.{n}", 4, 1, MOST_TOKENS[n], "FC1.3", "box-tokens") for n in PLAYERS]
    items += [Number(f"hand.{n}", 4, 1, MOST_HAND, "FC2.1", "box-hand") for n in PLAYERS]
    items += [Number(f"bases.{n}", 3 if n == 2 else 4, 1, MOST_BASES, "FC2.1", "box-bases") for n in PLAYERS]
    items.append(Number("draw.hunt", 1, 0, MOST_DRAWN, "FC4.1", "box-draw", "hunt"))
    # At least one: else nobody could come to the end of the pile (FC8.2).
    items.append(Number("draw.pass", 1, 1, MOST_DRAWN, "FC6.3", "box-draw", "pass"))
    items.append(Number("draw.swarm", 1, 0, MOST_DRAWN, "FC7.2", "box-draw", "swarm"))
    items.append(Number("score.token", 1, 0, MOST_TOKEN_POINTS, "FC8.3", "box-token"))
    return items


def _kind(row: Row) -> list[Item]:
    """Of a kind of card. The swarm has no power, and both bonus cards are worth nothing and hunt by rules of their own."""
    path = f"cards.{row.name}"
    rule = "FC1.1" if row.name in BONUS else "FC1.2"
    items: list[Item] = [Number(f"{path}.cards", row.cards, 0, MOST_COPIES, rule, "box-cards", row.name)]
    if row.power:
        rule = "FC7.1" if row.name in BONUS else "FC1.2"
        items.append(Number(f"{path}.power", row.power, 1, len(POWERS), rule, "box-power", row.name))
    if row.name not in BONUS:
        items.append(Number(f"{path}.value", row.value, 0, MOST_VALUE, "FC1.2", "box-value", row.name))
        items.append(Words(f"{path}.hunts", " ".join(row.hunts), "FC1.2", "box-hunts", row.name))
    return items


ITEMS: Final[list[Item]] = [
    *_rules(),
    *[item for row in DECK for item in _kind(row)],
    Words(ORDER, "", "FC1.2", "box-order"),
    *[item for row in OTHERS for item in _kind(row)],
]
"""Kinds of which the shipped box has no card come last."""
USUAL_NUMBERS: Final[dict[str, str]] = {item.path: item.usual for item in ITEMS}
