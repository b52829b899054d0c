"""The games of an arena, as work for the runner."""

from typing import Any

from dinotable.lab.bout import Seat, play_bout
from dinotable.lab.fixture import Fixture, fixture_of
from dinotable.lab.mark import Mark
from dinotable.lab.work import Work


def play_number(fixture: Fixture, number: int, benched: set[int], mark: Mark | None = None) -> dict[str, Any]:
    """Game `number` of a fixture, as a line of the results."""
    seating = fixture.seating(number)
    seats = [
        Seat(player, fixture.generator(number, seating[seat], seat))
        for seat, player in enumerate(fixture.players(number, benched))
    ]

    def thinking(seat: int) -> None:
        if mark:
            mark.thinks(seating[seat])

    outcome = play_bout(fixture.game, fixture.setup, seats, fixture.luck(number), fixture.order(number), thinking)
    return {
        "n": number,
        "seating": seating,
        "scores": outcome.scores,
        "ranks": outcome.ranks,
        "moves": [seat.moves for seat in seats],
        "seconds": [round(seat.seconds, 9) for seat in seats],
        "faults": [seat.faults for seat in seats],
        "errors": [seat.last_error for seat in seats],
    }


class Bouts(Work):
    def __init__(self, words: Any) -> None:
        self.fixture = fixture_of(words)

    def do_without(self, number: int, blamed: dict[int, str], mark: Mark) -> dict[str, Any]:
        """`random` plays for the bots that ended or blocked the process."""
        game = play_number(self.fixture, number, set(blamed), mark)
        for seat, bot in enumerate(game["seating"]):
            if bot in blamed:
                game["faults"][seat] = {blamed[bot].partition(" ")[0]: 1}
                game["errors"][seat] = f"its process {blamed[bot]}; `random` played the whole game for it"
        return game
