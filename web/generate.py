"""Writes what the page knows of the engine into src/generated/: the games' words, and the types of all that crosses the
wire. Run at build time, never tracked."""

import json
import sys
from pathlib import Path

from wiretypes import write_types

from dinotable.core.contract import AnyGame
from dinotable.core.fields import Field, HexField, Number, SeatField, Several
from dinotable.core.vocabulary import Vocabulary
from dinotable.games import GAMES, find


def kind_of(field: Field) -> str:
    if isinstance(field, Several):
        return kind_of(field.member)
    if isinstance(field, SeatField):
        return "seat"
    if isinstance(field, HexField):
        return "hex"
    return "number" if isinstance(field, Number) else "word"


def words_of(vocabulary: Vocabulary) -> dict[str, object]:
    return {
        kind.word: {"rule": kind.rule, "fields": {field.name: kind_of(field) for field in kind.fields}}
        for kind in vocabulary.kinds
    }


def describe(game: AnyGame) -> dict[str, object]:
    options = [
        {
            "name": option.name,
            "values": option.values,
            "default": option.default,
            "rule": option.rule,
            "seats": option.seats,
        }
        for option in game.options
    ]
    return {
        "id": game.id,
        "fewest": game.fewest,
        "most": game.most,
        "reconstruction": game.reconstruction,
        "options": options,
        "folder": Path(game.words).name,
        "actions": words_of(game.actions),
        "events": words_of(game.events),
        "refusals": words_of(game.refusals),
    }


def main() -> None:
    target = Path(sys.argv[1])
    target.parent.mkdir(parents=True, exist_ok=True)
    games = [find(name) for name in GAMES]
    target.write_text(json.dumps([describe(game) for game in games], indent=1))
    write_types(target.parent, games)


if __name__ == "__main__":
    main()
