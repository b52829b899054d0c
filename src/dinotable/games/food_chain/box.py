"""What is in the box: the deck of `deck.txt`, a reconstruction (FC1.2), and the numbers of the rules; or whatever differs
from that (`items`). What makes no game is refused."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.bits import BITS
from dinotable.core.box import Box, changed_text, read_changes
from dinotable.core.errors import SetupError
from dinotable.games.food_chain.deck import BONUS, DECK, NAMES, STOCK, USUAL, Row, check_names, read_rows
from dinotable.games.food_chain.items import ITEMS, ORDER, PLACES, PLAYERS, USUAL_NUMBERS

MOST_CARDS: Final = 500


class FoodBox(Box):
    """A kind is its place in the box: the organisms, then the hunter, then the swarm."""

    def __init__(self, changed: dict[str, str]) -> None:
        rows = rows_of(changed)
        self.rows = rows
        deck = "\n".join(row.text() for row in rows)
        # What was set is told by the rows already, but for the numbers of the rules and for kinds without a card.
        super().__init__(changed_text(deck, _besides(changed, rows)), changed)
        self.is_reconstruction = deck == _DECK_TEXT
        """Whether the deck is the shipped one (FC1.2)."""
        self.names = [row.name for row in rows]
        self.size: i64 = len(rows)
        """How many kinds there are."""
        self.hunter: i64 = len(rows) - 2
        """Also the number of organisms: these come first."""
        self.swarm: i64 = len(rows) - 1
        self.powers: vec[i64] = vec[i64]([row.power for row in rows])
        self.values: vec[i64] = vec[i64]([row.value for row in rows])
        self.cards: vec[i64] = vec[i64]([row.cards for row in rows])
        self.total: i64 = sum(row.cards for row in rows)
        """All cards."""
        self.unit: float = 30.0 / max(1, sum(row.value * row.cards for row in rows))
        """What a point is worth beside the points of all cards: about 0.2 in a box like the shipped one."""
        self.weights: vec[i64] = vec[i64]([8 ** (row.power - 1) if row.power else 0 for row in rows])
        """Powers as digits: 8 to the power, less one. A seat has at most seven animals on a prey, so sums never carry."""
        self.words: vec[i64] = vec[i64]([STOCK.index(name) for name in self.names])
        """Each kind's place in the stock of names, which actions use."""
        kinds = [-1] * len(STOCK)
        for kind, name in enumerate(self.names):
            kinds[STOCK.index(name)] = kind
        self.kinds: vec[i64] = vec[i64](kinds)
        """The kind of each name in the stock; −1: not in this box."""
        organisms = self.names[: len(rows) - 2]
        prey = [sum(2 ** self.names.index(name) for name in row.hunts) for row in rows]
        prey[len(rows) - 2] = 2 ** len(organisms) - 1
        self.prey: vec[i64] = vec[i64](prey)
        """For each kind, the mask of kinds it hunts; the hunter hunts any organism (FC7.1)."""
        predators = [sum(2**k for k, mask in enumerate(prey) if mask & 2**kind) for kind in range(len(rows))]
        self.predators: vec[i64] = vec[i64](predators)
        # The numbers of the rules; a row by number of players.
        self.tokens: vec[i64] = _by_players(changed, "tokens")
        """FC1.3: of each seat. One on a card marks who hunts with it."""
        self.hand: vec[i64] = _by_players(changed, "hand")
        """FC2.1: cards that each is dealt."""
        self.bases: vec[i64] = _by_players(changed, "bases")
        """FC2.1, FC5.7: bases that are wanted on the table."""
        self.hunt_draws: i64 = number_of(changed, "draw.hunt")
        """FC4.1: cards that are drawn after a hunt."""
        self.pass_draws: i64 = number_of(changed, "draw.pass")
        """FC6.3"""
        self.swarm_draws: i64 = number_of(changed, "draw.swarm")
        """FC7.2"""
        self.token_points: i64 = number_of(changed, "score.token")
        """FC8.3: for each token of an opponent."""

    def hunts(self, predator: i64, kind: i64) -> bool:
        return bool(self.prey[predator] & BITS[kind])

    def name(self, kind: int) -> str:
        return self.names[kind]


def number_of(changed: dict[str, str], path: str) -> int:
    return int(changed.get(path, USUAL_NUMBERS[path]))


def _by_players(changed: dict[str, str], path: str) -> vec[i64]:
    row = [0] * (PLAYERS[-1] + 1)
    for players in PLAYERS:
        row[players] = number_of(changed, f"{path}.{players}")
    return vec[i64](row)


def _besides(changed: dict[str, str], rows: list[Row]) -> dict[str, str]:
    told = [f"cards.{row.name}." for row in rows]
    return {
        path: value
        for path, value in changed.items()
        if path != ORDER and not path.endswith(".cards") and not any(path.startswith(each) for each in told)
    }


def rows_of(changed: dict[str, str]) -> list[Row]:
    """The kinds that there are cards of, in their order, and always the bonus cards."""
    counts = {name: number_of(changed, f"cards.{name}.cards") for name in NAMES}
    names = [name for name in _order(changed, counts) if counts[name] or name in BONUS]
    rows: list[Row] = []
    for name in names:
        usual = USUAL[name]
        power = int(changed.get(f"cards.{name}.power", usual.power))
        value = int(changed.get(f"cards.{name}.value", usual.value))
        rows.append(Row(0, name, power, value, counts[name], _hunts(changed, name, names)))
    return rows


def _order(changed: dict[str, str], counts: dict[str, int]) -> list[str]:
    """Those that are named come first."""
    first = changed.get(ORDER, "").split()
    for name in first:
        if not counts.get(name, 0) or name in BONUS or first.count(name) > 1:
            raise SetupError(f"{ORDER} names each organism of the box at most once (FC1.2), not “{name[:40]}”")
    return [*first, *[name for name in NAMES if name not in first]]


def _hunts(changed: dict[str, str], name: str, names: list[str]) -> list[str]:
    """What a kind usually hunts, as far as it is in the box; or what was set, which must be there."""
    path = f"cards.{name}.hunts"
    if path not in changed:
        return [prey for prey in USUAL[name].hunts if prey in names]
    hunts = [] if changed[path] == "-" else changed[path].split()
    for prey in hunts:
        if prey not in names or prey in BONUS:
            raise SetupError(f"{path} names “{prey[:40]}”, and the box has no such organism (FC1.2)")
        if hunts.count(prey) > 1:
            raise SetupError(f"{path} names {prey} twice")
    return hunts


_DECK_TEXT: Final = "\n".join(row.text() for row in DECK)
BOX: Final = FoodBox({})


def make_box(changed: dict[str, str]) -> FoodBox:
    box = FoodBox(changed)
    if box.total > MOST_CARDS:
        raise SetupError(f"a box has at most {MOST_CARDS} cards, not {box.total}")
    _check_circles(box.rows)
    for players in PLAYERS:
        hands, bases = int(box.hand[players]) * players, int(box.bases[players])
        organisms = int(box.total - box.cards[box.hunter] - box.cards[box.swarm])
        if organisms < hands + bases:
            raise SetupError(
                f"{players} players are dealt {hands} cards and {bases} bases (FC2.1): "
                f"there must be as many organisms, not {organisms}"
            )
        tokens = int(box.tokens[players]) * players
        if tokens + bases > PLACES:
            raise SetupError(
                f"{tokens} tokens of {players} players and {bases} bases (FC1.3, FC2.1) are more than the {PLACES} "
                "cards that the table has room for"
            )
    return box


def _check_circles(rows: list[Row]) -> None:
    """Nothing may, over any number of meals, hunt itself."""
    left = {row.name: set(row.hunts) for row in rows}
    while left:
        done = [name for name, hunts in left.items() if not hunts & set(left)]
        if not done:
            raise SetupError(f"box: the food web goes in a circle among {', '.join(left)}")
        for name in done:
            del left[name]


def read_table(text: str) -> FoodBox:
    """From the form of `deck.txt`."""
    rows = read_rows(text)
    check_names(rows)
    names = [row.name for row in rows if row.name not in BONUS]
    asked = {f"cards.{name}.cards": "0" for name in NAMES}
    if names != sorted(names, key=NAMES.index):
        asked[ORDER] = " ".join(names)
    for row in rows:
        path = f"cards.{row.name}"
        asked[f"{path}.cards"] = str(row.cards)
        if row.power:
            asked[f"{path}.power"] = str(row.power)
        if row.name not in BONUS:
            asked[f"{path}.value"], asked[f"{path}.hunts"] = str(row.value), " ".join(row.hunts)
    return make_box(read_changes(ITEMS, asked))
