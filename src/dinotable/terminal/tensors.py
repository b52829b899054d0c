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
    fields = [
        {"field": field.name, "first": int(field.first), "shape": field.shape, "about": field.about}
        for field in seen.fields
    ]
    numbers = [
        {"numbers": run.name, "first": int(run.first), "count": int(run.count), "about": run.about}
        for run in said.numbers
    ]
    if as_json:
        sizes = {"game": chosen.id, "observation": int(seen.size), "actions": int(said.size)}
        print(json.dumps({**sizes, "fields": fields, "numbers": numbers}, ensure_ascii=False))
        return
    screen = Screen()
    screen.text(f"{chosen.id}: an observation has {seen.size} numbers, an action is said in one or several of {said.size}.")
    if fields:
        rows = [[str(row["field"]), str(row["first"]), "×".join(map(str, row["shape"])), str(row["about"])] for row in fields]  # type: ignore[arg-type]
        screen.table(["field", "from", "shape", "what it tells"], rows, whole=(0,))
    rows = [[str(row["numbers"]), str(row["first"]), str(row["count"]), str(row["about"])] for row in numbers]
    screen.table(["numbers", "from", "count", "what saying one means"], rows, whole=(0,))
