"""Variants of a game's box: made from what somebody wishes, checked, written as a file."""

from collections.abc import Callable

from dinotable.core.box import Box, Item
from dinotable.core.boxfile import file_text
from dinotable.core.contract import AnyGame
from dinotable.core.errors import SetupError
from dinotable.table.api import tables as m

Told = Callable[[Item], str]


def told_box(game: AnyGame, wish: m.AskBox, told_item: Told, told_usual: Told) -> m.BoxTold:
    """Read from a file, or from what shall differ; with the words for what can be changed in it."""
    if wish.file:
        box = game.read_box(wish.file)
    else:
        box = wished_box(game, wish.variant)
        box.options = wish.options
    _check_options(game, box.options)
    file = file_text(game.id, game.items(), box, told_item, only_changed=True, told_usual=told_usual)
    return m.BoxTold(box.variant, box.changed, box.options, file)


def wished_box(game: AnyGame, wish: m.VariantWish) -> Box:
    """Raises SetupError with the reason where there is no such box."""
    if not wish.name.isprintable():
        raise SetupError("the name of a variant is written in letters that can be printed")
    box = game.change_box(wish.changed) if wish.changed else game.make_box({})
    box.variant = wish.name.strip()
    return box


def _check_options(game: AnyGame, options: dict[str, str]) -> None:
    for name, value in options.items():
        found = [option for option in game.options if option.name == name]
        if not found:
            raise SetupError(f"{game.id} has no option “{name[:40]}”")
        if value not in found[0].values:
            raise SetupError(f"{name} is one of {', '.join(found[0].values)}, not “{value[:40]}”")
