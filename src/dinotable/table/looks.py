"""How a player looks: a dinosaur and a colour of one's own. Whoever has chosen none looks like their seat.

A colour is a wish: the page gives it to whoever sits first, and shapes tell seats apart whatever their colours.
"""

from typing import Annotated, Literal

import msgspec

from dinotable.table.log import Chair

Face = Literal["rex", "trike", "longneck", "stego", "ankylo", "raptor", "ptera", "crest", "plesio", "sail"]
"""The dinosaurs that are drawn: `face-<word>` in `art/faces.svg`."""
Colour = Annotated[int, msgspec.Meta(ge=0, le=7)]
"""The seat whose colour it is."""


class Look(msgspec.Struct, frozen=True):
    face: Face | None = None
    """None: as it was."""
    colour: Colour | None = None

    def or_of(self, chair: Chair) -> tuple[str, int | None]:
        """What was wished for, or what is there."""
        return (self.face or chair.face, chair.colour if self.colour is None else self.colour)


NO_LOOK = Look()
