"""Gods Love Dinosaurs on the contract: which rule answers for which phase and action."""

import os
from typing import Final, cast

from mypy_extensions import i64

from dinotable.core.bits import BITS
from dinotable.core.box import Box, Item
from dinotable.core.buffer import Buffer
from dinotable.core.contract import Game, Say
from dinotable.core.evaluator import AnyEvaluator
from dinotable.core.explainer import AnyExplainer
from dinotable.core.features import AnyFeatures
from dinotable.core.generator import Generator
from dinotable.core.ints import Mask, Packed, Seat
from dinotable.core.ladder import Ladder
from dinotable.core.log import Log
from dinotable.core.observation import AnyObservation
from dinotable.core.outcome import Outcome
from dinotable.core.setup import Option, Setup, first_option, weigh_first
from dinotable.core.spelling import AnySpelling
from dinotable.core.textboard import TextBoard
from dinotable.core.vocabulary import KIND_MASK
from dinotable.core.wire import AnyFacts, Wire
from dinotable.games.gods_love_dinosaurs import box, draw, facts, refusals, score, show, wire
from dinotable.games.gods_love_dinosaurs import view as views
from dinotable.games.gods_love_dinosaurs.actions import (
    ACTIONS,
    BREED,
    DONE,
    DRAW,
    EVENTS,
    FIRST,
    HATCH,
    HUNT,
    KEEP,
    PLACE,
    REFUSALS,
    STARVE,
    TAKE,
)  # fmt: skip
from dinotable.games.gods_love_dinosaurs.box import BOX, TileBox
from dinotable.games.gods_love_dinosaurs.evaluate import EVALUATOR
from dinotable.games.gods_love_dinosaurs.explain import EXPLAINER
from dinotable.games.gods_love_dinosaurs.features import FEATURES
from dinotable.games.gods_love_dinosaurs.items import ITEMS
from dinotable.games.gods_love_dinosaurs.ladder import LADDER
from dinotable.games.gods_love_dinosaurs.observe import OBSERVATION
from dinotable.games.gods_love_dinosaurs.rules import (
    activation,
    breeding,
    dinosaurs,
    hatching,
    placing,
    predators,
    start,
    turn,
    turns,
)  # fmt: skip
from dinotable.games.gods_love_dinosaurs.spell import SPELLING
from dinotable.games.gods_love_dinosaurs.state import (
    BREEDING,
    CHOOSE_FIRST,
    END_TURN,
    PLACE_TILE,
    PREDATORS,
    TAKE_TILE,
    GodsLoveDinosaurs,
    GodsLoveDinosaursView,
)  # fmt: skip
from dinotable.games.gods_love_dinosaurs.tiles import LETTERS, START_HEXES, is_list


class GodsLoveDinosaursGame(Game[GodsLoveDinosaurs, GodsLoveDinosaursView]):
    def __init__(self) -> None:
        self.id = "gods-love-dinosaurs"
        self.rules = "gods-love-dinosaurs/1"
        self.fewest, self.most = 2, 5
        self.options = [Option("supply", ["unlimited", "printed"], "unlimited", "GD1.6"), first_option("GD2.3")]
        self.box = BOX
        self.actions = ACTIONS
        self.events = EVENTS
        self.refusals = REFUSALS
        self.reconstruction = True
        self.words = os.path.dirname(__file__)

    def new(self, setup: Setup) -> GodsLoveDinosaurs:
        return GodsLoveDinosaurs(start.new_table(setup))

    def to_act(self, state: GodsLoveDinosaurs) -> Mask:
        return turns.to_act(state.table)

    def legal(self, state: GodsLoveDinosaurs, seat: Seat, out: Buffer) -> i64:
        out.clear()
        table = state.table
        phase = table.phase
        if phase == TAKE_TILE:
            turn.legal_take(table, out)
        elif phase == PLACE_TILE:
            placing.legal_place(table.ecosystems[seat], table.taken, out)
        elif phase == END_TURN or table.ready & BITS[seat]:
            out.add(DONE.pack0())
        elif table.hatching & BITS[seat]:
            hatching.legal_hatching(out)
        elif phase == BREEDING:
            breeding.legal_breeding(table.ecosystems[seat], table.column, out)
        elif phase == PREDATORS:
            predators.legal_predators(table.ecosystems[seat], table.column, out)
        else:
            dinosaurs.legal_dinosaurs(table.ecosystems[seat], out)
        return out.count

    def apply(self, state: GodsLoveDinosaurs, seat: Seat, action: Packed, log: Log | None) -> None:
        table = state.table
        kind = action & KIND_MASK
        if kind == TAKE.code:
            turn.apply_take(table, action)
        elif kind == PLACE.code:
            placing.apply_place(table, seat, action, log)
        elif kind == DRAW.code:
            start.apply_draw(table, action)
        elif kind == FIRST.code:
            start.apply_first(table, action)
        elif kind == DONE.code:
            if table.phase == END_TURN:
                turn.apply_end(table, log)
            else:
                activation.apply_done(table, seat, log)
        else:
            self.act(state, seat, action, log)
            activation.go_on(table, seat, log)

    def act(self, state: GodsLoveDinosaurs, seat: Seat, action: Packed, log: Log | None) -> None:
        """What is done in an activation."""
        table = state.table
        kind = action & KIND_MASK
        if kind == BREED.code:
            breeding.apply_breeding(table, seat, action, log)
        elif kind == STARVE.code:
            predators.apply_starve(table, seat, action, log)
        elif kind == HATCH.code:
            hatching.apply_hatch(table, seat, log)
        elif kind == KEEP.code:
            hatching.apply_keep(table, seat)
        elif kind == HUNT.code and table.phase == PREDATORS:
            predators.apply_predator(table, seat, action, log)
        else:
            dinosaurs.apply_dinosaur(table, seat, action, log)

    def chance(self, state: GodsLoveDinosaurs, out: Buffer, weights: Buffer) -> i64:
        if state.table.phase == CHOOSE_FIRST:
            return weigh_first(FIRST, state.table.seats, out, weights)
        start.chance_draw(state.table, out, weights)
        return out.count

    def stream(self, state: GodsLoveDinosaurs) -> str:
        if state.table.phase == CHOOSE_FIRST:
            return "first"
        return f"tiles-{LETTERS[start.current_pile(state.table)]}"

    def step(self, state: GodsLoveDinosaurs) -> i64:
        return state.table.step

    def is_open(self, state: GodsLoveDinosaurs) -> bool:
        # GD8: every ecosystem and the market lie open.
        return True

    def outcome(self, state: GodsLoveDinosaurs) -> Outcome | None:
        return score.outcome(state)

    def longest(self, setup: Setup) -> int:
        chosen = setup.box
        assert isinstance(chosen, TileBox)
        tiles = chosen.tiles_for(setup.seats)
        hexes = START_HEXES + 2 * -(-tiles // setup.seats)
        # A tile is drawn, taken, placed, done. An emptied column wakes at most two species; in each, a player acts at
        # most once a hex, hatches, and is done.
        activations = tiles // int(chosen.rows[setup.seats])
        return 1 + 4 * tiles + activations * 2 * setup.seats * (hexes + 2)

    def view(self, state: GodsLoveDinosaurs, seat: Seat) -> GodsLoveDinosaursView:
        return views.view(state, seat)

    def witnesses(self, state: GodsLoveDinosaurs, seat: Seat, action: Packed) -> Mask:
        return views.witnesses(state, seat, action)

    def imagine(self, view: GodsLoveDinosaursView, generator: Generator) -> GodsLoveDinosaurs:
        return views.imagine(view, generator)

    def is_known(self, view: GodsLoveDinosaursView) -> bool:
        # GD8.1.
        return True

    def refuse(self, state: GodsLoveDinosaurs, seat: Seat, action: Packed) -> Packed:
        return refusals.refuse(state, seat, action)

    def facts(self, view: GodsLoveDinosaursView) -> AnyFacts:
        return facts.facts(view)

    def wire_shared(self, view: GodsLoveDinosaursView) -> Wire:
        return wire.wire_shared(view)

    def wire_own(self, view: GodsLoveDinosaursView) -> Wire:
        return wire.wire_own(view)

    def keys(self, action: Packed) -> list[str]:
        return show.keys(action)

    def show(self, view: GodsLoveDinosaursView, say: Say) -> TextBoard:
        return show.show(view, say)

    def draw(self, view: GodsLoveDinosaursView, say: Say) -> str:
        return draw.draw(view, say)

    def items(self) -> list[Item]:
        return ITEMS

    def make_box(self, changed: dict[str, str]) -> Box:
        return box.make_box(changed)

    def read_box(self, text: str) -> Box:
        return box.read_list(text) if is_list(text) else super().read_box(text)

    def evaluator(self) -> AnyEvaluator:
        return cast(AnyEvaluator, EVALUATOR)

    def features(self) -> AnyFeatures:
        return cast(AnyFeatures, FEATURES)

    def observation(self) -> AnyObservation:
        return cast(AnyObservation, OBSERVATION)

    def spelling(self) -> AnySpelling:
        return cast(AnySpelling, SPELLING)

    def explainer(self) -> AnyExplainer:
        return cast(AnyExplainer, EXPLAINER)

    def ladder(self) -> Ladder:
        return LADDER


GAME: Final = GodsLoveDinosaursGame()
