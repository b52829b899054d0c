"""`dinotable check-bot`: what whoever writes a bot runs first."""

import json
from typing import Annotated, Any, Final

from cyclopts import Parameter

from dinotable.core.errors import Failed
from dinotable.games import GAMES, find
from dinotable.lab.tryout import try_out
from dinotable.programs.players import greet, player_for
from dinotable.programs.pool import POOL
from dinotable.programs.protocol import Greeting
from dinotable.programs.words import PREFIX
from dinotable.terminal.arguments import Json, check_games
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

    Example: `dinotable check-bot "python3 mybot.py" --game examples.magpies:GAME --trace`

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
    check_games(games)
    word = PREFIX + command.removeprefix(PREFIX)
    if trace:
        POOL.trace = _traced
    places = [game] if game else list(GAMES)
    first = find(places[0])
    greeting = greet(player_for(first, first.setup(first.fewest), word))
    assert greeting
    rows = [
        try_out(find(place), place, word, count, games, seed)
        for place in places
        for count in ([players] if players else range(find(place).fewest, find(place).most + 1))
    ]
    POOL.close()
    faults = sum(sum(row["faults"].values()) for row in rows)
    if as_json:
        print(json.dumps({"bot": greeting.name, "wants": sorted(greeting.wants), "faults": faults, "checked": rows}))
    else:
        _tell(word, greeting, rows)
    if faults:
        raise Failed(f"{faults} faults: --trace shows what was said before each of them")


def _traced(sign: str, line: str) -> None:
    print(sign, clean(line), flush=True)


def _tell(word: str, greeting: Greeting, rows: list[dict[str, Any]]) -> None:
    screen = Screen()
    wants = f"wants {', '.join(sorted(greeting.wants))}" if greeting.wants else "wants only to know what is legal"
    screen.text(f"{clean(greeting.name)} says hello, and {wants}.")
    cells = [
        [
            row["game"], str(row["players"]), str(row["games"]), str(row["decisions"]),
            f"{1000 * row['seconds_a_decision']:.2f}", str(sum(row["faults"].values()) or ""),
        ]
        for row in rows
    ]  # fmt: skip
    screen.table(
        ["game", "players", "games", "decisions", "ms each", "faults"], cells, right=(1, 2, 3, 4, 5), whole=(0,)
    )
    for row in rows:
        if row["faults"]:
            told = ", ".join(f"{count} {FAULTS[kind]}" for kind, count in row["faults"].items())
            screen.text(f"{row['game']} with {row['players']} players: {told}. The first: {clean(row['first_error'])}.")
    if not any(row["faults"] for row in rows):
        screen.text(f'No faults. Where bots are named, it is "{clean(word)}".')
