"""Whether a bot can play: some games against `random` at every number of players, and what went wrong in them."""

from collections import Counter
from typing import Any

from dinotable.bots.policy import GRACE, MOST_FAILURES
from dinotable.core.contract import AnyGame
from dinotable.lab.fixture import Fixture
from dinotable.lab.worker import play_number

BOT = 0
"""Its place in the fixture; `random` has the other."""


def try_out(game: AnyGame, place: str, word: str, players: int, games: int, seed: int) -> dict[str, Any]:
    """In this process. The bot sits alone, and is waited for as long as at a table."""
    fixture = Fixture(place, players, [word, "random"], seed, {})
    fixture.grace = GRACE / MOST_FAILURES
    moves, seconds, faults, errors = 0, 0.0, Counter[str](), []
    for number in range(games):
        told = play_number(fixture, number, set())
        seat = told["seating"].index(BOT)
        moves += told["moves"][seat]
        seconds += told["seconds"][seat]
        faults.update(told["faults"][seat])
        errors += [told["errors"][seat]] if told["errors"][seat] else []
    return {
        "game": game.id,
        "players": players,
        "games": games,
        "decisions": moves,
        "seconds_a_decision": round(seconds / max(1, moves), 6),
        "faults": dict(faults),
        "first_error": errors[0] if errors else "",
    }
