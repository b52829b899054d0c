"""Gods Love Dinosaurs: eggs, dinosaurs and what they can reach, predators that will eat, prey and where it can breed."""

from typing import Final

from mypy_extensions import i64

from dinotable.core.bits import size_of
from dinotable.core.evaluator import Evaluator, Sheet
from dinotable.games.gods_love_dinosaurs.rules.reach import know
from dinotable.games.gods_love_dinosaurs.rules.refill import tiles_left
from dinotable.games.gods_love_dinosaurs.state import Ecosystem, GodsLoveDinosaurs, Table, predators_in, prey_in
from dinotable.games.gods_love_dinosaurs.tiles import DINOSAUR, MOUNTAIN

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
            know(ecosystem)
            sheet.add(seat, EGGS, float(ecosystem.eggs * table.box.egg_points))
            self._weigh_dinosaurs(ecosystem, seat, far, sheet)
            self._weigh_predators(ecosystem, seat, far, sheet)
            prey = self.prey + self.predator * float(table.box.prey_eggs * table.box.egg_points)
            sheet.add(seat, PREY, far * prey * float(min(size_of(prey_in(ecosystem)), 12)))
            sheet.add(seat, MOUNTAINS, far * self.mountain * float(min(size_of(ecosystem.terrains[MOUNTAIN]), 4)))

    def _far(self, table: Table) -> float:
        """1 while there are many tiles to come, falling to ½ when the piles are empty: one more hunt ends it (GD6.7)."""
        return 0.5 + 0.5 * min(1.0, float(tiles_left(table)) / 12.0)

    def _weigh_dinosaurs(self, ecosystem: Ecosystem, seat: i64, far: float, sheet: Sheet) -> None:
        # Added one by one: a sum in another order may differ in its last bit, and with it a choice.
        left = ecosystem.animals[DINOSAUR]
        # Half of what it is worth comes from its points, half from its hunts.
        worth = 0.5 + 0.5 * float(ecosystem.box.dinosaur_points)
        egg = float(ecosystem.box.predator_eggs * ecosystem.box.egg_points)
        while left:
            sheet.add(seat, DINOSAURS, worth * (self.fed if left & -left & ecosystem.fed else self.hungry))
            left &= left - 1
        sheet.add(seat, MEALS, far * self.meal * egg * float(size_of(ecosystem.reached)))
        sheet.add(seat, MEALS, far * self.nest_meal * egg * float(size_of(ecosystem.hatched)))

    def _weigh_predators(self, ecosystem: Ecosystem, seat: i64, far: float, sheet: Sheet) -> None:
        for _ in range(size_of(predators_in(ecosystem))):
            sheet.add(seat, PREDATORS, far * self.predator)
        for _ in range(size_of(ecosystem.starving)):
            sheet.add(seat, STARVING, far * self.starving)


EVALUATOR: Final = GodsLoveDinosaursEvaluator()
