"""`dinotable encodings`: the numbers that a program that learns sees of a game, and those it answers."""

import json

from dinotable.games import find
from dinotable.terminal.arguments import Json
from dinotable.terminal.screen import Screen


def encodings(game: str, /, *, as_json: Json = False) -> None:
    """List the numbers that encode a game for programs that learn: what they see, and what they do. In English only.

    Example: `dinotable encodings food-chain`

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
        f"{chosen.id}: an observation has {seen.size} numbers, an action is encoded as one or more of {said.size} numbers."
    )
    if seen.fields:
        rows = [[field.name, str(field.first), "×".join(map(str, field.shape)), field.about] for field in seen.fields]
        screen.table(["field", "from", "shape", "what it tells"], rows, whole=(0,))
    rows = [[run.name, str(run.first), str(run.count), run.about] for run in said.numbers]
    screen.table(["numbers", "from", "count", "what saying one means"], rows, whole=(0,))
