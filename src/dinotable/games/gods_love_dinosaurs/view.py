"""Who knows what (GD8.1): everything but the order of the piles, and that is nowhere. Nothing is left to imagine."""

from dinotable.core.generator import Generator
from dinotable.core.ints import Mask, Packed, Seat
from dinotable.core.seats import EVERYONE
from dinotable.games.gods_love_dinosaurs.state import GodsLoveDinosaurs, GodsLoveDinosaursView


def view(state: GodsLoveDinosaurs, seat: Seat) -> GodsLoveDinosaursView:
    return GodsLoveDinosaursView(seat, state.table.copy())


def witnesses(state: GodsLoveDinosaurs, seat: Seat, action: Packed) -> Mask:  # noqa: ARG001
    return EVERYONE


def imagine(view: GodsLoveDinosaursView, generator: Generator) -> GodsLoveDinosaurs:  # noqa: ARG001
    return GodsLoveDinosaurs(view.table.copy())
