"""A view drawn as text."""

from dinotable.core.canvas import Canvas
from dinotable.core.contract import Say
from dinotable.core.textboard import Pane, TextBoard
from examples.magpies.box import CARDS
from examples.magpies.state import MagpiesView


def show(view: MagpiesView, say: Say) -> TextBoard:
    canvas = Canvas()
    table = view.table
    for seat in range(table.seats):
        branch = "".join("^" if at == table.perch[seat] else "-" for at in range(5))
        offer = CARDS[table.offers[seat]] if table.offers[seat] >= 0 else "·"
        canvas.write(f"{seat}  {branch}  {table.scores[seat]:>2}  {'▮' * view.sizes[seat]}  {offer}", f"seat{seat}")
    hand = [CARDS[card] for card in range(len(CARDS)) for _ in range(view.hand[card])]
    canvas.write(say("magpies-hand", cards=", ".join(hand)))
    status = say("magpies-round", round=int(table.round) + 1, pile=int(view.pile_size))
    return TextBoard(status, Pane("board", canvas))
