"""Boards written as text, and short ways to play on them.

    board('''
       S     MA
    J     V     .B
       .     Ma
    ''')

A hex every six columns, each row shifted by three. A terrain's letter or `.` for water, then the dinosaurs, a letter a
seat; a small letter has bred this turn.
"""

from dinotable.core.hexes import hexes_within, number_of, parse_hex
from dinotable.core.log import Log
from dinotable.core.play import legal_actions, play
from dinotable.core.seats import CHANCE
from dinotable.games.ciao_dino import GAME
from dinotable.games.ciao_dino.board.herds import BRED, ONE, bred_of, herd_of
from dinotable.games.ciao_dino.board.tiles import grow
from dinotable.games.ciao_dino.box import BOX, CARDS
from dinotable.games.ciao_dino.rules.setup import new_state
from dinotable.games.ciao_dino.state import ACT, CHOOSE_CARD

TERRAIN = {".": 0, "M": 1, "S": 2, "J": 3, "V": 4}


def read(text):
    """Hex number to (terrain, dinosaurs)."""
    rows = text.strip("\n").split("\n")
    tokens = [
        (y, x) for y, row in enumerate(rows) for x in range(len(row)) if row[x] != " " and row[x - 1 : x] in ("", " ")
    ]
    centre_y, centre_x = next((y, x) for y, x in tokens if rows[y][x] == "V")
    found = {}
    for y, x in tokens:
        r = y - centre_y
        q, odd = divmod(x - centre_x - 3 * r, 6)
        assert odd == 0, f"line {y + 1}, column {x + 1} is between two hexes"
        word = rows[y][x:].split(" ")[0]
        found[int(number_of(q, r))] = (TERRAIN[word[0]], word[1:])
    return found


def board(text, seats=4, seat=0, hands=None, box=BOX, **fields):
    """A state with that board, in phase 2 of the seat's turn unless told otherwise. `hands` are words of cards, back 1."""
    return from_hexes(read(text), seats, seat, hands, box, **fields)


def from_hexes(hexes, seats=4, seat=0, hands=None, box=BOX, **fields):
    state = new_state(seats, False, box)
    table, land = state.table, state.table.board
    while hexes_within(land.grid.rings - 3) <= max(hexes):
        grow(land)
    land.terrain[0] = 0
    for hex, (terrain, herd) in hexes.items():
        land.terrain[hex] = terrain
        for letter in herd:
            owner = "ABCDE".index(letter.upper())
            land.herd[hex] += ONE[owner] + (BRED if letter.islower() else 0)
            table.reserve[owner] -= 1
    state.rebuild()
    table.seat, table.turn, table.phase, table.points = seat, 1, ACT, 4
    for owner, card in enumerate(hands or []):
        state.hands[owner] = CARDS.index(card) if card else -1
        table.backs[owner] = 1 if card else 0
        table.left[0] -= 1 if card else 0
    for owner in range(seats):
        if table.reserve[owner] == box.dinosaurs[seats]:
            table.out[owner] = 1
    for name, value in fields.items():
        setattr(table, name, value)
    return state


def before_card(text, **arguments):
    """The seat is about to choose a card."""
    return board(text, **{"hands": ["savanna"] * arguments.get("seats", 4), "phase": CHOOSE_CARD} | arguments)


def legal(state, word=""):
    """What the seat whose turn it is may do, as a set of texts; only those of a kind if a word is given."""
    seat = CHANCE if GAME.to_act(state) == 512 else int(state.table.seat)
    texts = [GAME.actions.text(action) for action in legal_actions(GAME, state, seat)]
    assert len(texts) == len(set(texts))
    return {text for text in texts if not word or text.split()[0] == word}


def do(state, *texts):
    """Plays, chance too (`deal savanna`); what happened, as texts."""
    events = []
    for text in texts:
        log = Log()
        seat = CHANCE if GAME.to_act(state) == 512 else int(state.table.seat)
        play(GAME, state, seat, GAME.actions.parse(text), log)
        events += [GAME.events.text(event) for event in log.events.listed()]
    return events


def refused(state, text, seat=None):
    """The rule and the kind of a refusal."""
    action = GAME.actions.parse(text)
    owner = int(state.table.seat) if seat is None else seat
    assert action not in legal_actions(GAME, state, owner)
    refusal = GAME.why_not(state, owner, action)
    kind = GAME.refusals.kind(refusal)
    return f"{kind.rule} {kind.word}"


def herds(state, hex_name):
    """The dinosaurs in a hex, as they are written on a board."""
    herd = int(state.table.board.herd[parse_hex(hex_name)])
    bred = int(bred_of(herd))
    letters = ""
    for seat in range(5):
        count = int(herd_of(herd, seat))
        letter = "ABCDE"[seat]
        marked = bred if seat == state.table.seat else 0
        letters += letter * (count - marked) + letter.lower() * marked
    return letters


def packed(counts):
    """A herd from how many each seat has."""
    return sum(count * ONE[seat] for seat, count in enumerate(counts))
