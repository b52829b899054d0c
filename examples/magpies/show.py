"""A view drawn as text."""

from dinotable.core.canvas import Canvas
from dinotable.core.contract import Say
from dinotable.core.textboard import Pane, TextBoard, line
from examples.magpies.box import CARDS
from examples.magpies.state import MagpiesView

BRANCH = 5


def show(view: MagpiesView, say: Say) -> TextBoard:
    table = view.table
    return TextBoard(
        say("magpies-round", round=int(table.round) + 1, pile=int(view.pile_size)),
        Pane("board", *own_branch(view)),
        Pane("seats", *[seat_line(view, seat, say) for seat in range(table.seats)]),
        Pane("hand", *hand(view, say), gap=2),
    )


def own_branch(view: MagpiesView) -> list[Canvas]:
    """To either side of one's bird is where it can hop."""
    if view.seat < 0:
        return []
    at = int(view.table.perch[view.seat])
    branch = line(f"{'--' * at}^^{'--' * (BRANCH - 1 - at)}", f"seat{view.seat}")
    if at > 0:
        branch.mark("side left", 0, 0, 2 * at)
    if at < BRANCH - 1:
        branch.mark("side right", 0, 2 * at + 2, 2 * (BRANCH - 1 - at))
    return [branch]


def seat_line(view: MagpiesView, seat: int, say: Say) -> Canvas:
    table = view.table
    names = [say("seat-name", seat=k) for k in range(table.seats)]
    branch = "".join("^" if at == table.perch[seat] else "-" for at in range(BRANCH))
    offer = say("magpies-card", value=CARDS[table.offers[seat]]) if table.offers[seat] >= 0 else "·"
    who = f"{seat} {names[seat]:<{max(len(name) for name in names)}}"
    return line(
        f"{who}  {branch}  {table.scores[seat]:>2}  {'▮' * view.sizes[seat]:<2}  {offer}", f"seat{seat}", f"seat {seat}"
    )


def hand(view: MagpiesView, say: Say) -> list[Canvas]:
    if view.seat < 0:
        return []
    counts = [(word, int(count)) for word, count in zip(CARDS, view.hand, strict=True) if count]
    cards = [
        line(say("magpies-card", value=word) + (f" ×{count}" if count > 1 else ""), "bold", f"card {word}")
        for word, count in counts
    ]
    return [line(say("magpies-hand")), *(cards or [line("–")])]
