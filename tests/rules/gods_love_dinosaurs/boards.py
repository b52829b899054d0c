"""Ecosystems written as text, and positions made of them.

A hex is its terrain and its animal, `LFg` or `F..`; the next row is shifted by half a hex. `N` is the nest mountain. Hexes
are numbered as they are read, left to right and top to bottom, but the nest is 0.
"""

from dinotable.core.bits import BITS
from dinotable.core.hexes import number_of
from dinotable.core.log import Log
from dinotable.core.play import legal_actions, play
from dinotable.games.gods_love_dinosaurs import GAME
from dinotable.games.gods_love_dinosaurs.box import BOX, TileBox
from dinotable.games.gods_love_dinosaurs.state import (
    END_TURN,
    TAKE_TILE,
    Ecosystem,
    GodsLoveDinosaurs,
    animal_on,
    empty_ecosystem,
)
from dinotable.games.gods_love_dinosaurs.tiles import BOARD_ROWS, SPECIES, TERRAIN_CODES, tile_of

ANIMALS = ["Fg", "Rb", "Rt", "Ti", "Ea", "Di"]
LONELY = "N.."
"""An ecosystem in which nothing can happen, without an egg."""


def cells(text: str) -> list[tuple[int, int, str]]:
    """Row, column and what is written there, the nest first."""
    lines = [line for line in text.splitlines() if line.strip()]
    left = min(len(line) - len(line.lstrip()) for line in lines)
    found = []
    for row, line in enumerate(lines):
        for word in line.split():
            column = line.index(word, found[-1][1] + left + 1 if found and found[-1][0] == row else 0) - left
            found.append((row, column, word))
    return sorted(found, key=lambda cell: (cell[2][0] != "N", cell[0], cell[1]))


def ecosystem_of(text: str, eggs: int = 3, box: TileBox = BOX) -> Ecosystem:
    ecosystem = empty_ecosystem(box)
    ecosystem.eggs = eggs
    placed = cells(text)
    nest_row, nest_column, _ = placed[0]
    assert placed[0][2][0] == "N", "the nest is missing"
    for row, column, word in placed:
        r = row - nest_row
        double = column - nest_column - 2 * r
        assert double % 4 == 0, f"{word} in row {row} does not stand between the hexes above it"
        terrain = TERRAIN_CODES.index(word[0].replace("N", "M"))
        number = ecosystem.lay(number_of(double // 4, r), terrain)
        if word[1:] != "..":
            ecosystem.animals[ANIMALS.index(word[1:])] |= BITS[number]
    return ecosystem


def drawn(ecosystem: Ecosystem, text: str) -> str:
    """The text again, with the animals there are now."""
    lines = [list(line) for line in text.splitlines() if line.strip()]
    left = min(len("".join(line)) - len("".join(line).lstrip()) for line in lines)
    for number, (row, column, _) in enumerate(cells(text)):
        animal = animal_on(ecosystem, number)
        lines[row][left + column + 1 : left + column + 3] = ".." if animal < 0 else ANIMALS[animal]
    return "\n".join("".join(line) for line in lines)


def same(ecosystem: Ecosystem, text: str) -> bool:
    plain = "\n".join(line for line in text.splitlines() if line.strip())
    return drawn(ecosystem, text) == plain


def position(*texts: str, supply: str = "unlimited", eggs: int = 3, box: TileBox = BOX) -> GodsLoveDinosaurs:
    """Seat 0 is to take a tile; every place of the board has a lake without an animal; the piles are full."""
    state = GAME.new(GAME.setup(max(2, len(texts)), {"supply": supply}, box))
    table = state.table
    written = [*texts, *[LONELY] * (int(table.seats) - len(texts))]
    table.ecosystems = [ecosystem_of(text, 0 if text == LONELY else eggs, box) for text in written]
    for column in range(len(SPECIES)):
        for row in range(table.rows):
            table.board[column * BOARD_ROWS + row] = tile_of(5, 0, 0)
    table.fill = 0
    table.phase = TAKE_TILE
    # Away from the columns that tests activate, unless they put it there.
    table.marker = 0
    return state


def activated(
    species: str, *texts: str, dinosaurs: bool = False, supply: str = "unlimited", eggs: int = 3, box: TileBox = BOX
) -> GodsLoveDinosaurs:
    """The column of a species has just been emptied by seat 0; with the marker under it if the dinosaurs are to act too."""
    state = position(*texts, supply=supply, eggs=eggs, box=box)
    begin(state, species, dinosaurs)
    return state


def begin(state: GodsLoveDinosaurs, species: str, dinosaurs: bool, log: Log | None = None) -> None:
    table = state.table
    column = SPECIES.index(species)
    for row in range(table.rows):
        table.board[column * BOARD_ROWS + row] = -1
    table.column = column
    table.marker = column if dinosaurs else (column + 1) % len(SPECIES)
    table.phase = END_TURN
    GAME.apply(state, table.active, GAME.actions.parse("done"), log)


def do(state: GodsLoveDinosaurs, *lines: str) -> list[str]:
    """Checked; what it caused."""
    log = Log()
    for line in lines:
        seat, _, said = line.partition(" ")
        play(GAME, state, int(seat), GAME.actions.parse(said), log)
    return [GAME.events.text(event) for event in log.events]


def legal(state: GodsLoveDinosaurs, seat: int = 0) -> list[str]:
    return [GAME.actions.text(action) for action in legal_actions(GAME, state, seat)]


def hunts(state: GodsLoveDinosaurs, seat: int = 0) -> list[str]:
    return sorted(said.removeprefix("hunt ") for said in legal(state, seat) if said.startswith("hunt"))


def refused(state: GodsLoveDinosaurs, seat: int, said: str) -> str:
    """The kind of refusal and its rule."""
    action = GAME.actions.parse(said)
    assert action not in legal_actions(GAME, state, seat)
    refusal = GAME.why_not(state, seat, action)
    kind = GAME.refusals.kind(refusal)
    return f"{kind.word} {kind.rule}"
