"""What a program that learns is told of a game: `dinotable tensors`."""

import json

from dinotable.games import find
from dinotable.terminal.arguments import Json
from dinotable.terminal.screen import Screen


def tensors(game: str, /, *, as_json: Json = False) -> None:
    """List the fields of a game's observations, and the numbers in which its actions are said. In English only.

    Example: `dinotable tensors examples.magpies:GAME`

    Parameters
    ----------
    game
        Its id or the start of it.
    """
    chosen = find(game)
    seen, said = chosen.observation(), chosen.spelling()
    if as_json:
        sizes = {"game": chosen.id, "observation": int(seen.size), "actions": int(said.size)}
        fields = [
            {"field": field.name, "first": int(field.first), "shape": field.shape, "about": field.about}
            for field in seen.fields
        ]
        numbers = [
            {"numbers": run.name, "first": int(run.first), "count": int(run.count), "about": run.about}
            for run in said.numbers
        ]
        print(json.dumps({**sizes, "fields": fields, "numbers": numbers}, ensure_ascii=False))
        return
    screen = Screen()
    screen.text(
        f"{chosen.id}: an observation has {seen.size} numbers, an action is said in one or several of {said.size}."
    )
    if seen.fields:
        rows = [[field.name, str(field.first), "×".join(map(str, field.shape)), field.about] for field in seen.fields]
        screen.table(["field", "from", "shape", "what it tells"], rows, whole=(0,))
    rows = [[run.name, str(run.first), str(run.count), run.about] for run in said.numbers]
    screen.table(["numbers", "from", "count", "what saying one means"], rows, whole=(0,))
