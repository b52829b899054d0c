"""What Ciao Dino! shows to whom, from CD12.1, CD4 and CD7."""

from collections import Counter

from dinotable.games.ciao_dino.actions import DEAL, DONE, PLAY
from dinotable.games.ciao_dino.board.herds import herd_of
from dinotable.games.ciao_dino.box import METEORITE_CARD
from dinotable.games.ciao_dino.state import REVEAL_CARD

SECRETS = True


def shown(state, seat, action, viewer):
    table, kind = state.table, action & 63
    if kind == DEAL.code:
        # The back is seen by all. So is a card played at once, and the meteorite whoever draws it.
        back = 1 if table.left[0] else 2
        card = DEAL.first(action)
        seen = table.phase == REVEAL_CARD or card == METEORITE_CARD or table.seat == viewer
        return ("deal", back, card if seen else "some terrain")
    if kind == PLAY.code:
        return ("play", int(state.hands[seat]))
    if kind == DONE.code and has_nobody_left(table, seat):
        # CD7.3: the hand of an eliminated player is discarded face up.
        return ("out", int(state.hands[seat]))
    return (seat, action)


def has_nobody_left(table, seat):
    """Whether phase 3 takes the seat's last dinosaur: what swims, and what stands in excess."""
    board = table.board
    kept = 0
    for hex in range(board.grid.count):
        own = int(herd_of(board.herd[hex], seat))
        if own and board.terrain[hex]:
            kept += own - min(own, max(0, -board.room[hex]))
    return kept == 0


def pieces(state):
    """Tiles, cards and dinosaurs: on the board, taken up, set aside, in hands, in the pile, discarded, in reserve."""
    table, board = state.table, state.table.board
    count = Counter()
    for terrain in filter(None, board.terrain):
        count["tile", int(terrain)] += 1
    for kind in range(3):
        count["tile", kind + 1] += int(table.tiles[kind])
    if table.lifted >= 0:
        count["tile", int(table.tile)] += 1
    count["cards"] = sum(table.left) + sum(table.discards) + sum(back > 0 for back in table.backs)
    herds = [int(herd) for herd in board.herd if herd]
    for seat in range(table.seats):
        on_board = sum(int(herd_of(herd, seat)) for herd in herds)
        count["dinosaur", seat] = int(table.reserve[seat]) + on_board
    return count
