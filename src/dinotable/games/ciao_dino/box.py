"""What is in the box: every number of the rules and every component, each an item; and the box that rules read."""

from typing import Final, Literal, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.box import Box, Item, Number, changed_text
from dinotable.core.errors import SetupError

TerrainWord: TypeAlias = Literal["water", "mountain", "savanna", "jungle", "volcano"]
CardWord: TypeAlias = Literal["mountain", "savanna", "jungle", "meteorite"]

WATER: Final = 0
MOUNTAIN: Final = 1
SAVANNA: Final = 2
JUNGLE: Final = 3
VOLCANO: Final = 4
TERRAINS: Final[list[TerrainWord]] = ["water", "mountain", "savanna", "jungle", "volcano"]

# Tiles and cards are counted from 0: tile or card k shows terrain k + 1.
TILES: Final = ["mountain", "savanna", "jungle", "lake"]
TILE_KINDS: Final = 4
LAKE_TILE: Final = 3
CARDS: Final[list[CardWord]] = ["mountain", "savanna", "jungle", "meteorite"]
METEORITE_CARD: Final = 3
CARD_KINDS: Final = 4

FEWEST: Final = 2
MOST: Final = 5
"""Players."""
PLAYERS: Final = range(MOST + 1)
"""Rows that are indexed by them begin with zeros for none and one."""
MOST_RINGS: Final = 4
MOST_TILES: Final = 61
"""Land in play: the volcano, and four rings around it."""
USUAL_TILES: Final = 37
"""The same with the three rings of the usual box."""
MOST_DINOSAURS: Final = 31
"""Of one player: `board.herds` counts them in five bits."""
USUAL_AFLOAT: Final = 75
"""Dinosaurs of all players together in the usual box: so many hexes could have swimmers."""


def _by_seats(
    path: str, usual: list[int], low: int, high: int, rule: str, about: str, of: str = "", first_rule: str = ""
) -> list[Item]:
    """One item for each number of players, from 2 to 5; two have a rule of their own now and then."""
    items: list[Item] = []
    for k, number in enumerate(usual):
        cited = first_rule if first_rule and k == 0 else rule
        items.append(Number(f"{path}.{FEWEST + k}", number, low, high, cited, about, of))
    return items


def _cards(kind: str, back: int, usual: list[int], low: int, high: int) -> list[Item]:
    """CD2.3; CD2.4: with 3 players fewer; CD2.5: with 2."""
    return _by_seats(f"cards.back-{back}.{kind}", usual, low, high, "CD2.3", f"box-cards-{back}", kind, "CD2.5")


ITEMS: Final[list[Item]] = [
    Number("terrain.mountain.room", 2, 0, 15, "CD1.3", "box-room", "mountain"),
    Number("terrain.savanna.room", 3, 0, 15, "CD1.3", "box-room", "savanna"),
    Number("terrain.jungle.room", 4, 0, 15, "CD1.3", "box-room", "jungle"),
    Number("terrain.volcano.room", 3, 0, 15, "CD1.3", "box-room", "volcano"),
    *_by_seats("land.rings", [2, 3, 3, 3], 1, MOST_RINGS, "CD2.1", "box-rings", "", "CD2.2"),
    Number("land.lake-rings", 2, 1, MOST_RINGS, "CD2.1", "box-lake-rings"),
    *_by_seats("tiles.mountain", [5, 9, 9, 9], 0, 40, "CD1.2", "box-tiles", "mountain", "CD2.2"),
    *_by_seats("tiles.savanna", [7, 15, 15, 15], 0, 40, "CD1.2", "box-tiles", "savanna", "CD2.2"),
    *_by_seats("tiles.jungle", [6, 12, 12, 12], 0, 40, "CD1.2", "box-tiles", "jungle", "CD2.2"),
    *_by_seats("tiles.lake", [0, 2, 2, 2], 0, 12, "CD1.2", "box-tiles", "lake", "CD2.2"),
    *_cards("mountain", 1, [5, 6, 7, 7], 0, 30),
    *_cards("savanna", 1, [6, 10, 13, 13], 0, 30),
    *_cards("jungle", 1, [5, 8, 10, 10], 0, 30),
    *_cards("mountain", 2, [1, 2, 2, 2], 0, 30),
    *_cards("savanna", 2, [2, 3, 3, 3], 0, 30),
    *_cards("jungle", 2, [1, 3, 3, 3], 0, 30),
    *_cards("meteorite", 2, [1, 1, 1, 1], 1, 9),
    *_by_seats("dinosaurs", [10, 15, 15, 15], 1, MOST_DINOSAURS, "CD2.7", "box-dinosaurs"),
    Number("placement.rounds", 2, 1, 4, "CD2.8", "box-placement-rounds"),
    Number("placement.dinosaurs", 2, 1, 9, "CD2.8", "box-placement-dinosaurs"),
    Number("standstill.rounds", 2, 1, 5, "CD3.3", "box-standstill"),
    *_by_seats("actions.points", [3, 4, 4, 4], 0, 12, "CD6.1", "box-points"),
    Number("actions.last-round", 2, 0, 12, "CD8.1", "box-last-round"),
    # What can be done again and again is never free.
    Number("cost.drift", 3, 1, 12, "CD6.2", "box-cost", "drift"),
    Number("cost.migration", 1, 1, 12, "CD6.3", "box-cost", "migration"),
    Number("cost.rescue", 1, 0, 12, "CD6.5", "box-cost", "rescue"),
    Number("cost.breeding", 1, 0, 12, "CD6.6", "box-cost", "breeding"),
    Number("rescue.swimmers", 3, 1, 9, "CD6.5", "box-rescue"),
    Number("breeding.young", 1, 1, 6, "CD6.6", "box-young"),
    *_by_seats("score.new.first", [0, 2, 2, 2], 0, 20, "CD9.5", "box-new-first", "", "CD9.1"),
    *_by_seats("score.new.second", [0, 1, 1, 1], 0, 20, "CD9.5", "box-new-second", "", "CD9.1"),
    Number("score.final.first", 100, 0, 300, "CD10.2", "box-final-first"),
    Number("score.final.second", 50, 0, 300, "CD10.2", "box-final-second"),
]


class Numbers:
    """The items by path, with what was changed."""

    def __init__(self, changed: dict[str, str]) -> None:
        self.values: dict[str, int] = {item.path: int(changed.get(item.path, item.usual)) for item in ITEMS}

    def by_seats(self, path: str) -> vec[i64]:
        """A row indexed by the number of players."""
        return vec[i64]([self.values.get(f"{path}.{seats}", 0) for seats in PLAYERS])

    def tiles(self, seats: int) -> list[int]:
        return [self.values.get(f"tiles.{kind}.{seats}", 0) for kind in TILES]

    def cards(self, seats: int, back: int) -> list[int]:
        return [self.values.get(f"cards.back-{back}.{kind}.{seats}", 0) for kind in CARDS]

    def prizes(self, place: str) -> vec[i64]:
        """CD10.2: a part of the size, in hundredths, rounded up; by size."""
        part = self.values[f"score.final.{place}"]
        return vec[i64]([(size * part + 99) // 100 for size in range(MOST_TILES + 1)])


def usual_text() -> str:
    """What the hash of the usual box has always been of; whatever else is changed is told after it."""
    usual = Numbers({})
    rows = [f"terrain {terrain}: room {usual.values[f'terrain.{terrain}.room']}" for terrain in TERRAINS[1:]]
    for seats in range(FEWEST, MOST + 1):
        rows.append(f"{seats} players: tiles {usual.tiles(seats)}, dinosaurs {usual.values[f'dinosaurs.{seats}']}")
        rows += [f"{seats} players: back {back}, cards {usual.cards(seats, back)}" for back in (1, 2)]
    return "\n".join(rows) + "\n"


class CiaoDinoBox(Box):
    """Rows are indexed by the number of players where nothing else is said."""

    def __init__(self, changed: dict[str, str]) -> None:
        super().__init__(changed_text(usual_text(), changed), changed)
        numbers = Numbers(changed)
        values = numbers.values
        self.room = vec[i64]([values.get(f"terrain.{terrain}.room", 0) for terrain in TERRAINS])
        """CD1.3: how many dinosaurs a terrain feeds, by terrain."""
        self.places = vec[i64]([3 * rings * (rings + 1) for rings in numbers.by_seats("land.rings")])
        """CD2.1, CD2.2: how many hexes around the volcano the setup fills, as far as there are tiles."""
        self.inner_places = self.places[:]
        """CD2.1: those of the rings where the lakes come."""
        self.tiles = vec[i64]([count for seats in PLAYERS for count in numbers.tiles(seats)])
        """CD1.2, CD2.2, seats × 4 + kind: mountains, savannas, jungles, lakes; the volcano lies already."""
        self.cards = vec[i64]([count for seats in PLAYERS for back in (1, 2) for count in numbers.cards(seats, back)])
        """CD2.3, CD2.4, CD2.5, seats × 8 + kind: those with back 1, then four kinds with back 2."""
        self.pile = vec[i64]([sum(numbers.cards(seats, back)) for seats in PLAYERS for back in (1, 2)])
        """Cards in all, seats × 2 + back − 1."""
        lake_rings = values["land.lake-rings"]
        for seats in PLAYERS:
            self.inner_places[seats] = min(self.places[seats], i64(3 * lake_rings * (lake_rings + 1)))
        self.dinosaurs = numbers.by_seats("dinosaurs")
        """CD2.7: of each player."""
        self.placement_rounds: i64 = values["placement.rounds"]
        self.placed: i64 = values["placement.dinosaurs"]
        """CD2.8: how often each player places, and how many at once."""
        self.standstill: i64 = values["standstill.rounds"]
        """CD3.3: rounds without a card."""
        self.points = numbers.by_seats("actions.points")
        """CD6.1: action points of a turn before the last round."""
        self.last_points: i64 = values["actions.last-round"]
        """CD8.1: action points of a turn in it. CD8.4: usually less than a drift costs."""
        self.drift_cost: i64 = values["cost.drift"]
        self.migration_cost: i64 = values["cost.migration"]
        self.rescue_cost: i64 = values["cost.rescue"]
        self.breeding_cost: i64 = values["cost.breeding"]
        """CD6.2, CD6.3, CD6.5, CD6.6: in action points."""
        self.cheapest: i64 = min(values["cost.drift"], values["cost.migration"], values["cost.breeding"])
        """Of what dinosaurs on land can do."""
        self.climbs: i64 = values["rescue.swimmers"]
        """CD6.5: how many a rescue brings ashore at most."""
        self.young: i64 = values["breeding.young"]
        """CD6.6: how many come of one breeding at most."""
        self.new_first = numbers.by_seats("score.new.first")
        self.new_second = numbers.by_seats("score.new.second")
        """CD9.5: points for a new continent. CD9.1: none with two players."""
        self.first_prizes = numbers.prizes("first")
        self.second_prizes = numbers.prizes("second")
        """CD10.2: points in the end, by a continent's size."""
        self.most_tiles: i64 = max(i64(USUAL_TILES), *[self.places[seats] + 1 for seats in range(FEWEST, MOST + 1)])
        self.most_afloat: i64 = max(
            i64(USUAL_AFLOAT), *[seats * self.dinosaurs[seats] for seats in range(FEWEST, MOST + 1)]
        )
        """How long a board's rows must be."""

    def tiles_of(self, seats: i64) -> vec[i64]:
        """A row of one's own: tiles by kind (`TILES`)."""
        return self.tiles[seats * TILE_KINDS : (seats + 1) * TILE_KINDS]

    def cards_of(self, seats: i64, back: i64) -> vec[i64]:
        """A row of one's own: the cards with back 1 or 2, by kind (`CARDS`)."""
        first = (2 * seats + back - 1) * CARD_KINDS
        return self.cards[first : first + CARD_KINDS]

    def pile_of(self, seats: i64) -> vec[i64]:
        """A row of one's own: how many cards of each back there are."""
        return self.pile[2 * seats : 2 * seats + 2]

    def land_of(self, seats: i64) -> i64:
        """How many land tiles are in play, the volcano included."""
        tiles = self.tiles_of(seats)
        lands = tiles[0] + tiles[1] + tiles[2]
        return 1 + min(self.places[seats] - tiles[LAKE_TILE], lands)


def check_box(box: CiaoDinoBox) -> None:
    """Raises SetupError if no game could start."""
    rounds, placed = box.placement_rounds, box.placed
    for seats in range(FEWEST, MOST + 1):
        lakes, cards = box.tiles_of(seats)[LAKE_TILE], box.pile_of(seats)[0]
        if lakes > box.inner_places[seats]:
            raise SetupError(
                f"tiles.lake.{seats} is {lakes}, but the rings for lakes have {box.inner_places[seats]} places (CD2.1)"
            )
        if box.land_of(seats) < rounds * seats:
            raise SetupError(
                f"{seats} players place dinosaurs on {rounds * seats} tiles, but only {box.land_of(seats)} are land "
                "(CD2.8): see land.rings, tiles and placement.rounds"
            )
        if box.dinosaurs[seats] < rounds * placed:
            raise SetupError(
                f"dinosaurs.{seats} is {box.dinosaurs[seats]}, fewer than the {rounds * placed} that each places at the "
                "start (CD2.8): see placement"
            )
        if cards < seats:
            raise SetupError(f"{seats} players cannot draw a hand from {cards} cards with back 1 (CD2.6)")


BOX: Final = CiaoDinoBox({})
