"""`dinotable check-bot`: what whoever writes a bot runs first."""

import json
from contextlib import suppress
from typing import Annotated, Any, Final

from cyclopts import Parameter

from dinotable.core.contract import AnyGame
from dinotable.core.errors import Failed
from dinotable.games import GAMES, find
from dinotable.lab.standings import time_told
from dinotable.lab.tryout import try_out
from dinotable.programs.players import greet, player_for
from dinotable.programs.pool import POOL
from dinotable.programs.protocol import Greeting
from dinotable.programs.words import PREFIX
from dinotable.terminal.arguments import Json, check_number, counted
from dinotable.terminal.clean import clean
from dinotable.terminal.screen import Screen

FAULTS: Final = {
    "illegal": "answers that could not be taken",
    "died": "times its process ended",
    "hung": "times no answer came",
    "late": "answers after its time",
    "crashed": "errors",
}


def check_bot(
    command: str,
    /,
    *,
    game: str | None = None,
    players: int | None = None,
    games: int = 2,
    seed: int = 0,
    trace: Annotated[bool, Parameter(negative="")] = False,
    as_json: Json = False,
) -> None:
    """Check a bot that is a program of its own: it says hello, and plays at every number of players against random.

    Example: `dinotable check-bot "python3 mybot.py" --game food-chain --trace`

    There mybot.py is a program of your own, in this folder.

    Parameters
    ----------
    command
        How it is started, with its arguments; no shell is needed.
    game
        Its id or the start of it; without it, all games.
    players
        How many play; without it, every number that the game has.
    games
        How many games at each number of players.
    trace
        Show all that is said: > to the bot, < by the bot, ! by the bot on its standard error.
    """
    check_number("--games", games)
    word = PREFIX + command.removeprefix(PREFIX)
    # Of this check alone, also where several commands run in one process.
    POOL.trace = _traced if trace else None
    places = [game] if game else list(GAMES)
    first = find(places[0])
    todo = [(find(place), place, count) for place in places for count in _counts(find(place), players)]
    greeting = greet(player_for(first, first.setup(first.fewest), word))
    assert greeting
    rows: list[dict[str, Any]] = []
    with suppress(KeyboardInterrupt):
        for chosen, place, count in todo:
            rows.append(try_out(chosen, place, word, count, games, seed))
    POOL.close()
    faults = sum(sum(row["faults"].values()) for row in rows)
    if as_json:
        print(json.dumps({"bot": greeting.name, "wants": sorted(greeting.wants), "faults": faults, "checked": rows}))
    elif rows:
        _tell(word, greeting, rows, is_whole=len(rows) == len(todo))
    if len(rows) < len(todo):
        raise KeyboardInterrupt(f"interrupted: {len(rows)} of {len(todo)} numbers of players are checked")
    if faults:
        raise Failed(f"{counted(faults, 'fault')}: --trace shows what was said before each of them")


def _counts(game: AnyGame, players: int | None) -> list[int]:
    return list(range(game.fewest, game.most + 1)) if players is None else [game.setup(players).seats]


def _traced(sign: str, line: str) -> None:
    print(sign, clean(line), flush=True)


def _tell(word: str, greeting: Greeting, rows: list[dict[str, Any]], is_whole: bool) -> None:
    screen = Screen()
    wants = f"wants {', '.join(sorted(greeting.wants))}" if greeting.wants else "wants only to know what is legal"
    screen.text(f"{clean(greeting.name)} says hello, and {wants}.")
    cells = [
        [
            row["game"], str(row["players"]), str(row["games"]), str(row["decisions"]),
            time_told(row["seconds_a_decision"]), str(sum(row["faults"].values()) or ""),
        ]
        for row in rows
    ]  # fmt: skip
    screen.table(["game", "players", "games", "decisions", "each", "faults"], cells, right=(1, 2, 3, 4, 5), whole=(0,))
    for row in rows:
        if row["faults"]:
            told = ", ".join(f"{count} {FAULTS[kind]}" for kind, count in row["faults"].items())
            screen.text(f"{row['game']} with {row['players']} players: {told}. The first: {clean(row['first_error'])}.")
    if is_whole and not any(row["faults"] for row in rows):
        screen.text(f'No faults. Where bots are named, it is "{clean(word)}".')
