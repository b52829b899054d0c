"""A view drawn as text: how things stand, the map (`show_map`), the cards, the seats, and what the signs mean."""

from dinotable.core.canvas import Canvas
from dinotable.core.contract import Say
from dinotable.core.ints import Packed
from dinotable.core.seats import seat_letter
from dinotable.core.textboard import Pane, TextBoard, keys_of, line
from dinotable.core.vocabulary import KIND_MASK
from dinotable.games.ciao_dino.actions import ACTIONS, DRAW, PLAY
from dinotable.games.ciao_dino.box import CARDS
from dinotable.games.ciao_dino.facts import meteorite_earliest, meteorite_odds, meteorites
from dinotable.games.ciao_dino.score import points_now
from dinotable.games.ciao_dino.show_map import show_map
from dinotable.games.ciao_dino.state import ACT, OVER, PHASES, CiaoDinoView, Table


def show(view: CiaoDinoView, say: Say) -> TextBoard:
    table = view.table
    legend = Canvas()
    legend.write(say("ciao-dino-legend"), "dim")
    legend.write(say("ciao-dino-legend-herds"), "dim")
    return TextBoard(
        headline(table, seat_letter(int(table.seat)), say),
        Pane("board", *show_map(table, is_dense=False), dense=show_map(table, is_dense=True)),
        Pane("hand", *show_cards(view, say), gap=2),
        Pane("seats", *show_seats(table, say)),
        Pane("legend", legend),
    )


def headline(table: Table, who: str, say: Say) -> str:
    told = say("ciao-dino-phase", value=PHASES[table.phase])
    if table.phase == OVER or table.turn == 0:
        return told[0].upper() + told[1:]
    text = say("ciao-dino-turn", turn=int(table.turn), seat=who, phase=told)
    if table.phase == ACT:
        text += " · " + say("ciao-dino-points-left", points=int(table.points))
    return text + (" · " + say("ciao-dino-last") if table.last else "")


def keys(action: Packed) -> list[str]:
    """Hexes, one's own card, the pile. Whether a dinosaur has bred is no thing to point at."""
    kind = action & KIND_MASK
    if kind == PLAY.code:
        return ["hand"]
    if kind == DRAW.code:
        return ["pile"]
    return [key for key in keys_of(ACTIONS, action) if not key.startswith("which ")]


# The cards and the seats.


def show_cards(view: CiaoDinoView, say: Say) -> list[Canvas]:
    table = view.table
    cards = []
    if view.hand >= 0:
        cards.append(line(say("ciao-dino-hand", card=say("ciao-dino-card", value=CARDS[view.hand])), key="hand"))
    if table.card >= 0:
        cards.append(line(say("ciao-dino-draw-card", card=say("ciao-dino-card", value=CARDS[table.card]))))
    return [*cards, line(cards_line(table, say), key="pile")]


def show_seats(table: Table, say: Say) -> list[Canvas]:
    now = points_now(table)
    return [show_seat(table, seat, now[seat], say) for seat in range(table.seats)]


def show_seat(table: Table, seat: int, now: int, say: Say) -> Canvas:
    canvas = Canvas()
    who = f"{seat_letter(seat)} {say('seat-name', seat=seat)}"
    canvas.put(0, 0, who, f"seat{seat}")
    is_acting = seat == table.seat and table.phase != OVER
    canvas.put(0, len(who), f" · {seat_words(table, seat, now, say)}", "bold" if is_acting else "")
    canvas.mark(f"seat {seat}", 0, 0, canvas.width())
    return canvas


def seat_words(table: Table, seat: int, now: int, say: Say) -> str:
    points, reserve = int(table.scores[seat]), int(table.reserve[seat])
    if table.out[seat]:
        return say("ciao-dino-seat-out", points=points)
    if table.phase == OVER:
        return say("ciao-dino-seat-end", points=points, reserve=reserve)
    return say("ciao-dino-seat", points=points, now=now, reserve=reserve, back=int(table.backs[seat]))


def cards_line(table: Table, say: Say) -> str:
    odds = meteorite_odds(table)
    if odds is None:
        return say("ciao-dino-fallen")
    if odds == 0:
        earliest = meteorite_earliest(table)
        return say("ciao-dino-pile", one=int(table.left[0]), two=int(table.left[1]), draws=earliest)
    return say("ciao-dino-pile-odds", two=int(table.left[1]), meteorites=meteorites(table))
