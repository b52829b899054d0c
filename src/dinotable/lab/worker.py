"""A process that plays games of a fixture. Reads `number benched…`, writes `@bot` before each choice, then the result.

Bots of one's own run in here, so whatever they do, the arena can end this process and go on.
"""

import json
import os
import sys
from typing import Any, TextIO

from dinotable.lab.bout import Seat, play_bout
from dinotable.lab.fixture import Fixture, read_fixture


def play_number(fixture: Fixture, number: int, benched: set[int], out: TextIO | None = None) -> dict[str, Any]:
    """Game `number` of a fixture, as a line of the results."""
    seating = fixture.seating(number)
    seats = [
        Seat(player, fixture.generator(number, seating[seat], seat))
        for seat, player in enumerate(fixture.players(number, benched))
    ]

    def thinking(seat: int) -> None:
        if out:
            out.write(f"@{seating[seat]}\n")
            out.flush()

    outcome = play_bout(fixture.game, fixture.setup, seats, fixture.luck(number), fixture.order(number), thinking)
    return {
        "n": number,
        "seating": seating,
        "scores": outcome.scores,
        "ranks": outcome.ranks,
        "moves": [seat.moves for seat in seats],
        "seconds": [round(seat.seconds, 6) for seat in seats],
        "faults": [seat.faults for seat in seats],
        "errors": [seat.last_error for seat in seats],
    }


def main() -> None:
    # What a bot prints must not be taken for a result.
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    fixture = read_fixture(sys.stdin.readline())
    out.write("ready\n")
    out.flush()
    for line in sys.stdin:
        number, *benched = (int(word) for word in line.split())
        try:
            out.write(json.dumps(play_number(fixture, number, set(benched), out)) + "\n")
            out.flush()
        except BrokenPipeError:
            os._exit(1)


if __name__ == "__main__":
    main()
