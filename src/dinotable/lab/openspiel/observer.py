"""What players of OpenSpiel are shown of a position: strings and tensors, made from views alone."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

import msgspec
import numpy as np
import pyspiel
from numpy.typing import NDArray

from dinotable.core.buffer import Buffer
from dinotable.core.contract import AnyGame
from dinotable.core.play import view_digest
from dinotable.core.seats import SPECTATOR
from dinotable.core.tensor import Tensor
from dinotable.words import Speaker

if TYPE_CHECKING:
    from dinotable.lab.openspiel.state import SpielState

# Which part is asked for.
VIEW: Final = "view"
RECALLED: Final = "recalled"
PUBLIC: Final = "public"
PRIVATE: Final = "private"


class Observer:
    def __init__(self, own: AnyGame, say: Speaker, kind: Any) -> None:
        """`kind`: OpenSpiel's type of observation; None for the usual one."""
        self.own = own
        self.say = say
        self.part = _part_of(kind)
        self.tensor: NDArray[np.float32] | None = None
        """A row of all fields, which each `set_from` fills anew; None where there are none."""
        self.dict: Mapping[str, NDArray[np.float32]] = {}
        """The same memory by the names of the fields."""
        observation = own.observation()
        if observation.size and self.part in (VIEW, RECALLED):
            self._row = Tensor(1, observation.size)
            # Read only, as all memory of the engine's; who asks for it copies it.
            self.tensor = np.frombuffer(self._row.items, "float32")  # type: ignore[call-overload]
            self.dict = {
                field.name: self.tensor[field.first : field.first + field.size].reshape(field.shape)
                for field in observation.fields
            }

    def set_from(self, state: "SpielState", player: int) -> None:
        if self.tensor is None:
            return
        self._row.begin(0)
        # OpenSpiel looks at a first position without a player, to learn the shape.
        view = self.own.view(state.world, max(player, 0))
        said = Buffer(state.said if player == state.player else ())
        self.own.observation().write(view, said, self._row)

    def string_from(self, state: "SpielState", player: int) -> str:
        if self.part == RECALLED:
            return state.information(player)
        if self.part == PRIVATE:
            return msgspec.json.encode(self.own.wire_own(self.own.view(state.world, player))).decode()
        view = self.own.view(state.world, SPECTATOR if self.part == PUBLIC else player)
        said = state.said if self.part == VIEW and player == state.player else []
        # A board may leave something out; its digest never does.
        return "\n".join([self.own.show(view, self.say).text(), view_digest(view), *[f"said {n}" for n in said]])


def _part_of(kind: Any) -> str:
    if kind is None:
        return VIEW
    if kind.perfect_recall:
        return RECALLED
    if not kind.public_info:
        return PRIVATE
    return PUBLIC if kind.private_info == pyspiel.PrivateInfoType.NONE else VIEW
