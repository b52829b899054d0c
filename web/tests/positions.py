"""Positions of Gods Love Dinosaurs as the server sends them: what is legal in them is the engine's to say."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from dinotable.core.journal import Journal
from dinotable.core.play import legal_actions, seats_to_act
from dinotable.core.record import read_record
from dinotable.core.replay import replay_line
from dinotable.core.seats import CHANCE
from dinotable.core.setup import Setup
from dinotable.games.gods_love_dinosaurs.game import GAME
from dinotable.games.gods_love_dinosaurs.state import PLACE_TILE, GodsLoveDinosaurs
from dinotable.games.gods_love_dinosaurs.wire import ecosystem_of, wire_tile
from dinotable.table.lessons import lessons_of
from dinotable.table.phrases import phrases_of

RECORDS = Path(__file__).parents[2] / "tests" / "records" / "gods_love_dinosaurs"
GROWN = (1, 6, 13)
"""How many tiles the first game has placed where a tile of each kind is to be placed."""


def games() -> Iterator[tuple[Setup, list[str]]]:
    for path in sorted(RECORDS.glob("*.txt"))[:3]:
        record = read_record(path.read_bytes())
        yield GAME.setup(record.seats, record.options), record.lines
    last = lessons_of(GAME)["first"].steps[-1]
    yield GAME.setup(last.seats, last.options), [*last.lines, *last.answer]


def asked(setup: Setup, lines: list[str]) -> Iterator[tuple[GodsLoveDinosaurs, int]]:
    """A game's states in which a seat is asked something."""
    journal = Journal(GAME, setup)
    for line in lines:
        for seat in seats_to_act(GAME, journal.state):
            if seat != CHANCE:
                yield journal.state, seat
        replay_line(journal, line)


def position(state: GodsLoveDinosaurs, seat: int, tile: int = -1) -> dict[str, Any]:
    """With this tile in hand, if one is to be placed."""
    if tile >= 0:
        state = state.copy()
        state.table.taken = tile
    legal = [phrases_of(GAME).action(action) for action in legal_actions(GAME, state, seat)]
    return {
        "tile": wire_tile(tile) if tile >= 0 else None,
        "ecosystem": ecosystem_of(state.table, seat),
        "legal": legal,
    }


def main() -> None:
    placing: list[dict[str, Any]] = []
    hunting: list[dict[str, Any]] = []
    placed = 0
    for number, (setup, lines) in enumerate(games()):
        for state, seat in asked(setup, lines):
            if number == 0 and state.table.phase == PLACE_TILE:
                placed += 1
                kinds = sorted(set(state.table.kinds)) if placed in GROWN else []
                placing += [position(state, seat, kind) for kind in kinds]
            elif any(GAME.actions.kind(one).word == "hunt" for one in legal_actions(GAME, state, seat)):
                hunting.append(position(state, seat))
    sys.stdout.buffer.write(msgspec.json.encode({"placing": placing, "hunting": hunting}))


main()
