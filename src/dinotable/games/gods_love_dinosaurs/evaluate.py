"""Gods Love Dinosaurs: eggs, dinosaurs and what they can reach, predators that will eat, prey and where it can breed."""

from typing import Final

from mypy_extensions import i64

from dinotable.core.bits import BITS, lowest, size_of
from dinotable.core.evaluator import Evaluator, Sheet
from dinotable.games.gods_love_dinosaurs.box import DINOSAUR, EAGLE, MOUNTAIN, TIGER
from dinotable.games.gods_love_dinosaurs.rules.dinosaurs import food_of_dinosaur
from dinotable.games.gods_love_dinosaurs.rules.predators import food_of
from dinotable.games.gods_love_dinosaurs.rules.refill import tiles_left
from dinotable.games.gods_love_dinosaurs.state import (
    NEST,
    Ecosystem,
    GodsLoveDinosaurs,
    Table,
    occupied_in,
    predators_in,
    prey_in,
)

EGGS: Final = 0
DINOSAURS: Final = 1
MEALS: Final = 2
PREDATORS: Final = 3
STARVING: Final = 4
PREY: Final = 5
MOUNTAINS: Final = 6


class GodsLoveDinosaursEvaluator(Evaluator[GodsLoveDinosaurs]):
    def __init__(self) -> None:
        self.terms = ["eggs", "dinosaurs", "meals", "predators", "starving", "prey", "mountains"]
        self.plain = 2
        self.scale = 3.0
        self.settles = False
        self.fed = 0.85
        """Of a dinosaur that finds food, far from the end; at the end every dinosaur counts 1 (GD7.1)."""
        self.hungry = 0.1
        self.meal = 0.4
        """For each predator that a dinosaur can reach."""
        self.nest_meal = 0.2
        """For each that only one hatched now could reach."""
        self.predator = 0.3
        self.starving = -0.2
        """For each predator that could not eat now."""
        self.prey = 0.12
        self.mountain = 0.15

    def evaluate(self, state: GodsLoveDinosaurs, sheet: Sheet) -> None:
        table = state.table
        far = self._far(table)
        for seat in range(table.seats):
            ecosystem = table.ecosystems[seat]
            sheet.add(seat, EGGS, float(ecosystem.eggs))
            self._weigh_dinosaurs(ecosystem, seat, far, sheet)
            self._weigh_predators(ecosystem, seat, far, sheet)
            sheet.add(seat, PREY, far * self.prey * float(min(size_of(prey_in(ecosystem)), 12)))
            sheet.add(seat, MOUNTAINS, far * self.mountain * float(min(size_of(ecosystem.terrains[MOUNTAIN]), 4)))

    def _far(self, table: Table) -> float:
        """1 while there are many tiles to come, falling to ½ when the piles are empty: one more hunt ends it (GD6.7)."""
        return 0.5 + 0.5 * min(1.0, float(tiles_left(table)) / 12.0)

    def _weigh_dinosaurs(self, ecosystem: Ecosystem, seat: i64, far: float, sheet: Sheet) -> None:
        predators = predators_in(ecosystem)
        reached: i64 = 0
        left = ecosystem.animals[DINOSAUR]
        while left:
            food = food_of_dinosaur(ecosystem, lowest(left))
            left &= left - 1
            reached |= food & predators
            sheet.add(seat, DINOSAURS, self.fed if food else self.hungry)
        sheet.add(seat, MEALS, far * self.meal * float(size_of(reached)))
        if ecosystem.eggs > 0 and not occupied_in(ecosystem) & BITS[NEST]:
            hatched = food_of_dinosaur(ecosystem, NEST) & predators & ~reached
            sheet.add(seat, MEALS, far * self.nest_meal * float(size_of(hatched)))

    def _weigh_predators(self, ecosystem: Ecosystem, seat: i64, far: float, sheet: Sheet) -> None:
        blocked = predators_in(ecosystem) | ecosystem.animals[DINOSAUR]
        for species in (i64(TIGER), i64(EAGLE)):
            left = ecosystem.animals[species]
            while left:
                sheet.add(seat, PREDATORS, far * self.predator)
                if food_of(ecosystem, species, lowest(left), blocked) == 0:
                    sheet.add(seat, STARVING, far * self.starving)
                left &= left - 1


EVALUATOR: Final = GodsLoveDinosaursEvaluator()
