"""What a table plays with, as it is kept and sent: seats, options, and what of its box differs from the usual one."""

from functools import lru_cache

import msgspec

from dinotable.core.box import Box
from dinotable.core.contract import AnyGame
from dinotable.core.setup import Setup


class Variant(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Another box than the usual one."""

    name: str = ""
    """What its file calls it; empty: it has no name."""
    changed: dict[str, str] = {}
    """What differs from the usual box, by path."""


class SetupWords(msgspec.Struct, frozen=True, omit_defaults=True):
    """A setup for whoever replays a game elsewhere."""

    seats: int
    options: dict[str, str] = {}
    variant: Variant | None = None
    """None: the usual box."""

    def setup(self, game: AnyGame) -> Setup:
        return game.setup(self.seats, self.options, box_with(game, self.variant))


def setup_words(setup: Setup) -> SetupWords:
    return SetupWords(setup.seats, setup.options, variant_of(setup.box))


def variant_of(box: Box) -> Variant | None:
    """None for the usual box."""
    return Variant(box.variant, box.changed) if box.changed or box.variant else None


def box_with(game: AnyGame, variant: Variant | None) -> Box:
    """Raises SetupError with the reason where there is no such box."""
    return game.box if variant is None else _made(game, variant.name, tuple(variant.changed.items()))


@lru_cache(maxsize=64)
def _made(game: AnyGame, name: str, changed: tuple[tuple[str, str], ...]) -> Box:
    box = game.change_box(dict(changed))
    box.variant = name
    return box
