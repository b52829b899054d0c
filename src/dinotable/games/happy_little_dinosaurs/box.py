"""What is in the box (HD1): the main deck, the disasters, the dinosaurs, and every number of the rules, each an item."""

from typing import Final, Literal, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.box import Box, Item, Number, changed_text
from dinotable.core.errors import SetupError

CardName: TypeAlias = Literal[
    "pebble", "plain-1", "plain-2", "plain-3", "plain-4", "plain-5", "plain-6", "claw", "adder", "juice", "breath",
    "snapjaw", "odd-fruit", "log", "plain-7", "plain-8", "plain-9", "fern", "saw",
    "push", "sour", "upside-down", "safety-plan", "not-mine",
]  # fmt: skip
DisasterType: TypeAlias = Literal["natural", "predatory", "emotional", "meteor"]
DinosaurName: TypeAlias = Literal["rex", "bronto", "ceratops", "stego"]

# When a card's effect counts (HD1.2).
NONE: Final = 0
NORMAL: Final = 1
"""After the reveal and before scoring, optional."""
SCORING: Final = 2
FIRST: Final = 3
"""For the whole round, before everything else."""
DISASTER: Final = 4
"""When a disaster is taken."""

MAIN_DECK: Final[list[tuple[CardName, int, int, int]]] = [
    # word, value, copies, timing
    ("pebble", 0, 4, NORMAL),
    ("plain-1", 1, 4, NONE),
    ("plain-2", 2, 4, NONE),
    ("plain-3", 3, 4, NONE),
    ("plain-4", 4, 4, NONE),
    ("plain-5", 5, 4, NONE),
    ("plain-6", 6, 4, NONE),
    ("claw", 1, 2, NORMAL),
    ("adder", 2, 2, NORMAL),
    ("juice", 3, 2, NORMAL),
    ("breath", 4, 2, NORMAL),
    ("snapjaw", 5, 2, SCORING),
    ("odd-fruit", 6, 2, SCORING),
    ("log", 7, 2, NORMAL),
    ("plain-7", 7, 3, NONE),
    ("plain-8", 8, 3, NONE),
    ("plain-9", 9, 3, NONE),
    ("fern", 8, 1, NORMAL),
    ("saw", 9, 1, FIRST),
    # From here on instants, which have no value.
    ("push", 0, 5, SCORING),
    ("sour", 0, 5, SCORING),
    ("upside-down", 0, 2, SCORING),
    ("safety-plan", 0, 3, DISASTER),
    ("not-mine", 0, 1, DISASTER),
]
"""HD1.2, as usual, in this order everywhere: a card is its place in this table."""

CARDS: Final[list[CardName]] = [word for word, _, _, _ in MAIN_DECK]
KINDS: Final = 24
POINT_KINDS: Final = 19
"""Cards below this are point cards, the others instants."""
TIMING: Final = vec[i64]([timing for _, _, _, timing in MAIN_DECK])

PEBBLE: Final = 0
CLAW: Final = 7
ADDER: Final = 8
JUICE: Final = 9
BREATH: Final = 10
SNAPJAW: Final = 11
ODD_FRUIT: Final = 12
LOG: Final = 13
FERN: Final = 17
SAW: Final = 18
PUSH_CARD: Final = 19
SOUR_CARD: Final = 20
UPSIDE_DOWN_CARD: Final = 21
SAFETY_PLAN_CARD: Final = 22
NOT_MINE_CARD: Final = 23

TYPES: Final[list[DisasterType]] = ["natural", "predatory", "emotional", "meteor"]
METEOR: Final = 3
USUAL_DISASTERS: Final = [8, 8, 8, 4]
TITLES: Final = 8
"""Titles of each type; of a meteor there are fewer."""
DISASTERS: Final = [
    f"{word}-{number + 1}" for kind, word in enumerate(TYPES) for number in range(USUAL_DISASTERS[kind])
]
"""HD1.3: 28 titles, which decide nothing."""

DINOSAURS: Final[list[DinosaurName]] = ["rex", "bronto", "ceratops", "stego"]
USUAL_TRAITS: Final = [
    0, 1, -1, 0,
    1, -1, 0, 0,
    -1, 0, 1, 0,
    0, 0, 0, 1,
]  # fmt: skip
"""HD1.1: dinosaur × 4 + type of disaster."""

AMOUNTS: Final = {
    "breath": ("discards", 3, 1, 9),
    "odd-fruit": ("times", 2, 1, 3),
    "log": ("looks", 2, 1, 5),
    "push": ("points", 2, 0, 9),
    "sour": ("points", 2, 0, 9),
}
"""HD1.2: the number in a card's effect: how it is called, what it usually is, and its bounds."""


def _traits() -> list[Item]:
    items: list[Item] = []
    for number, dinosaur in enumerate(DINOSAURS):
        for kind, word in enumerate(TYPES):
            usual = USUAL_TRAITS[4 * number + kind]
            items.append(Number(f"traits.{dinosaur}.{word}", usual, -9, 9, "HD1.1", f"box-trait-{word}", dinosaur))
    return items


def _cards() -> list[Item]:
    items: list[Item] = []
    for card, (word, value, copies, _) in enumerate(MAIN_DECK):
        if card < POINT_KINDS:
            items.append(Number(f"cards.{word}.value", value, 0, 20, "HD1.2", "box-value", word))
        items.append(Number(f"cards.{word}.cards", copies, 0, 12, "HD1.2", "box-cards", word))
        if word in AMOUNTS:
            about, amount, low, high = AMOUNTS[word]
            items.append(Number(f"cards.{word}.{about}", amount, low, high, "HD1.2", f"box-{word}"))
    return items


ITEMS: Final[list[Item]] = [
    *_traits(),
    *_cards(),
    *[
        Number(f"disasters.{word}", usual, 0, 30, "HD1.3", "box-disasters", word)
        for word, usual in zip(TYPES, USUAL_DISASTERS, strict=True)
    ],
    Number("disasters.steps", 1, 0, 9, "HD8.1", "box-steps"),
    Number("route.goal", 50, 5, 200, "HD1.4", "box-goal"),
    Number("hand.cards", 5, 1, 10, "HD2.1", "box-hand"),
    Number("taking.discards", 1, 0, 5, "HD7.2", "box-taking"),
    Number("limits.alike", 3, 1, 6, "HD7.3", "box-alike"),
    Number("limits.each", 1, 1, 4, "HD7.3", "box-each"),
    Number("duel.alike", 4, 1, 6, "HD7.4", "box-duel-alike"),
    Number("duel.each", 2, 1, 4, "HD7.4", "box-duel-each"),
    Number("duel.without.from", 1, 0, 20, "HD2.2", "box-without-from"),
    Number("duel.without.to", 3, 0, 20, "HD2.2", "box-without-to"),
    Number("rounds", 200, 1, 500, "HD9.4", "box-rounds"),
]

USUAL_TEXT: Final = f"{MAIN_DECK} {TYPES} {USUAL_DISASTERS} {DINOSAURS} {USUAL_TRAITS}"
"""What the hash of the usual box has always been of; whatever else is changed is told after it."""


class HappyLittleDinosaursBox(Box):
    def __init__(self, changed: dict[str, str]) -> None:
        super().__init__(changed_text(USUAL_TEXT, changed), changed)
        values = {item.path: int(changed.get(item.path, item.usual)) for item in ITEMS}
        self.traits = vec[i64]([values[f"traits.{dinosaur}.{kind}"] for dinosaur in DINOSAURS for kind in TYPES])
        """HD1.1: dinosaur × 4 + type of disaster."""
        self.value = vec[i64]([values.get(f"cards.{card}.value", 0) for card in CARDS])
        """HD1.2: by card; an instant has none."""
        self.copies = vec[i64]([values[f"cards.{card}.cards"] for card in CARDS])
        self.duel_copies = self.copies[:]
        """HD2.2: without the point cards of some values."""
        for card in range(POINT_KINDS):
            if values["duel.without.from"] <= self.value[card] <= values["duel.without.to"]:
                self.duel_copies[card] = 0
        self.drops: i64 = values["cards.breath.discards"]
        self.times: i64 = values["cards.odd-fruit.times"]
        self.looks: i64 = values["cards.log.looks"]
        self.push: i64 = values["cards.push.points"]
        self.sour: i64 = values["cards.sour.points"]
        """HD1.2: the numbers in the effects of breath, odd fruit, log, push and sour."""
        self.disasters = vec[i64]([values[f"disasters.{kind}"] for kind in TYPES])
        """HD1.3: by type."""
        self.goal: i64 = values["route.goal"]
        """HD1.4: where the escape route ends."""
        self.hand: i64 = values["hand.cards"]
        """HD2.1, HD3.2, HD8.3: how many cards a hand is filled up to."""
        self.discards: i64 = values["taking.discards"]
        """HD7.2: how many cards one may discard after taking a disaster."""
        self.alike = vec[i64]([values["limits.alike"], values["duel.alike"]])
        self.each = vec[i64]([values["limits.each"], values["duel.each"]])
        """HD7.3; HD7.4: in a duel. So many of one type, or of each of the three, put one out."""
        self.steps: i64 = values["disasters.steps"]
        """HD8.1: for each disaster, at the end of a round."""
        self.rounds: i64 = values["rounds"]
        """HD9.4: after so many the game ends."""

    def copies_of(self, card: i64, duel: bool) -> i64:
        """HD2.2."""
        return self.duel_copies[card] if duel else self.copies[card]

    def amount_of(self, card: CardName) -> int | None:
        """HD1.2: the number in a card's effect, if there is one."""
        amounts: dict[str, int] = {
            "breath": self.drops, "odd-fruit": self.times, "log": self.looks, "push": self.push, "sour": self.sour,
        }  # fmt: skip
        return amounts.get(card)


def most_held(box: HappyLittleDinosaursBox, duel: bool) -> int:
    """HD7.3, HD7.4: how many disasters one can have without being out: of two types all but one, of the third too few."""
    alike, each = int(box.alike[1 if duel else 0]), int(box.each[1 if duel else 0])
    return 2 * (alike - 1) + min(alike, each) - 1


def check_box(box: HappyLittleDinosaursBox) -> None:
    """Raises SetupError if a game could come to a stop."""
    for seats, duel in ((2, True), (2, False), (3, False), (4, False)):
        who = "2 players in a duel" if duel else f"{seats} players"
        copies = box.duel_copies if duel else box.copies
        points, instants, hand = sum(copies[:POINT_KINDS]), sum(copies[POINT_KINDS:]), box.hand
        # HD3.2: whoever has no point card must find one, whatever the others hold.
        if points <= (seats - 1) * hand:
            raise SetupError(
                f"{points} point cards are too few for {who} with hands of {hand} (HD3.2): see cards and hand.cards"
            )
        if 3 * points < instants:
            raise SetupError(
                f"{points} point cards among {instants} instants are too few for {who}: hands would be drawn again and "
                "again (HD3.2)"
            )
        # HD3.1: there must be one to turn up, whatever lies in front of the players.
        held = (seats - 2) * (most_held(box, duel) + 1) + 2 * most_held(box, duel)
        if sum(box.disasters) <= held:
            raise SetupError(
                f"{sum(box.disasters)} disasters are too few: {who} can have {held}, and then one is turned up (HD3.1); see "
                "disasters, limits and duel"
            )


BOX: Final = HappyLittleDinosaursBox({})
