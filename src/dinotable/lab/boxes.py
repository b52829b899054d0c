"""A box as plain words for other processes and machines, which make the same one from them."""

from typing import Any

from dinotable.core.box import Box
from dinotable.core.contract import AnyGame
from dinotable.core.errors import SetupError


def box_words(box: Box) -> dict[str, Any]:
    """What `box_from` makes it from again. Options go beside it: a setup has them complete."""
    return {"changed": box.changed, "variant": box.variant, "hash": box.hash()}


def box_from(game: AnyGame, words: dict[str, Any]) -> Box:
    if words["hash"] == game.box.hash() and not words["variant"]:
        return game.box
    box = game.change_box(words["changed"])
    box.variant = words["variant"]
    if box.hash() != words["hash"]:
        raise SetupError(f"the box of {game.id} is another one here ({box.hash()}, not {words['hash']})")
    return box
