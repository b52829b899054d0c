"""A view drawn as text: the trees, one's hand, what each seat has, what is known of hands and pile."""

from typing import Final

from dinotable.core.canvas import Canvas
from dinotable.core.contract import Say
from dinotable.core.seats import seat_letter
from dinotable.core.textboard import Pane, TextBoard, line
from dinotable.games.food_chain.facts import risk_of
from dinotable.games.food_chain.items import PLACES
from dinotable.games.food_chain.rules.trees import may_eat
from dinotable.games.food_chain.score import count_of, points, tokens_lost
from dinotable.games.food_chain.state import FREE, NOBODY, OVER, SEATS, TURN, FoodChainView, Table

ID: Final = "food-chain"
ROMAN: Final = ("–", "I", "II", "III", "IV", "V")


def show(view: FoodChainView, say: Say) -> TextBoard:
    table = view.table
    bases = predators_of(table, 0)
    return TextBoard(
        status(table, say),
        Pane("legend", *legend(table, say), dense=[*legend(table, say), line(marks(say), "dim")]),
        Pane(
            "board",
            *[tree(view, base, say) for base in bases],
            gap=3,
            dense=[tree(view, base, say, is_dense=True) for base in bases],
        ),
        Pane("seats", *[seat_line(view, seat, say) for seat in range(int(table.seats))]),
        Pane("others", *known_hands(view, say)),
        Pane("hand", *hand(view, say), gap=2),
    )


def status(table: Table, say: Say) -> str:
    head = say(f"{ID}-head", turns=int(table.turns), pile=int(table.pile()), discards=sum(table.discards))
    return f"{head} · {say(f'{ID}-turn', seat=seat_letter(int(table.turn)))}" if table.phase == TURN else head


def name(say: Say, table: Table, kind: int) -> str:
    return say(f"{ID}-name", value=table.box.name(kind))


def described(say: Say, table: Table, kind: int) -> str:
    """`fox IV (2)`: name, power, value. A swarm has neither."""
    box = table.box
    named = name(say, table, kind)
    return f"{named} {ROMAN[int(box.powers[kind])]} ({int(box.values[kind])})" if box.powers[kind] else named


def counted(say: Say, table: Table, kind: int, count: int) -> str:
    return described(say, table, kind) + (f" ×{count}" if count > 1 else "")


# The trees.


def predators_of(table: Table, prey: int) -> list[int]:
    return [p for p in range(1, PLACES + 1) if table.kinds[p] != FREE and table.prey_of[p] == prey]


def tree(view: FoodChainView, base: int, say: Say, is_dense: bool = False) -> Canvas:
    canvas = Canvas()
    draw_card(canvas, view, base, "", "", say, is_dense)
    return canvas


def draw_card(
    canvas: Canvas, view: FoodChainView, place: int, indent: str, branch: str, say: Say, is_dense: bool
) -> None:
    """A card, and below it what hunts it."""
    table = view.table
    row, owner = canvas.height(), int(table.owners[place])
    column = len(indent + branch)
    canvas.put(row, 0, indent + branch, "dim")
    text = f"{place:>2} {described(say, table, int(table.kinds[place]))}"
    if owner != NOBODY:
        text += f" {seat_letter(owner)}"
    canvas.put(row, column, text, f"seat{owner}" if owner != NOBODY else "")
    told, style = prospect(view, place, say)
    if told:
        told = told[0] if is_dense else told
        canvas.put(row, column + len(text) + 1, told, style)
        text += f" {told}"
    canvas.mark(f"place {place}", row, column, len(text))
    hunters = predators_of(table, place)
    below = indent + {"": "", "├─": "│ ", "└─": "  "}[branch]
    for hunter in hunters:
        draw_card(canvas, view, hunter, below + " ", "└─" if hunter == hunters[-1] else "├─", say, is_dense)


def prospect(view: FoodChainView, place: int, say: Say) -> tuple[str, str]:
    """Whether a card may eat, or is one's own and can be captured, and the style of that. The words begin with a mark."""
    owner = int(view.table.owners[place])
    if owner != NOBODY and may_eat(view.table, place):
        return say(f"{ID}-may-eat"), "good"
    if owner == view.seat and (risk := risk_of(view.table, owner, place)) and risk.danger == "capture":
        return say(f"{ID}-at-risk"), "warn"
    return "", ""


# One's hand, and the seats.


def hand(view: FoodChainView, say: Say) -> list[Canvas]:
    if view.seat < 0:
        return []
    table = view.table
    cards = [
        line(counted(say, table, kind, int(count)), "bold", f"card {table.box.name(kind)}")
        for kind, count in enumerate(view.hand)
        if count
    ]
    return [line(say(f"{ID}-hand")), *(cards or [line("–")])]


def seat_line(view: FoodChainView, seat: int, say: Say) -> Canvas:
    table = view.table
    names = [say("seat-name", seat=k) for k in range(int(table.seats))]
    lost, free = int(tokens_lost(table, seat)), int(table.free[seat])
    tokens = "●" * free + "○" * (int(table.tokens()) - lost - free) + "×" * lost
    who = f"{seat_letter(seat)} {names[seat]:<{max(map(len, names))}} {tokens}"
    eaten = int(count_of(table, table.eaten, seat) + count_of(table, table.received, seat))
    told = say(f"{ID}-show-seat", points=int(points(table, seat)), cards=int(table.sizes[seat]), eaten=eaten)
    held = [
        f"{seat_letter(owner)}×{int(table.held[seat * SEATS + owner])}"
        for owner in range(int(table.seats))
        if table.held[seat * SEATS + owner]
    ]
    if held:
        told += say(f"{ID}-holds", tokens=" ".join(held))
    if seat == view.seat:
        told += say(f"{ID}-you")
    canvas = line("▸" if seat == table.turn and table.phase != OVER else " ")
    canvas.put(0, 2, who, f"seat{seat}")
    canvas.put(0, 3 + len(who), told)
    canvas.mark(f"seat {seat}", 0, 2, 1 + len(who) + len(told))
    return canvas


def known_hands(view: FoodChainView, say: Say) -> list[Canvas]:
    """FC8.5: cards that everybody knows to be in another's hand."""
    table, size = view.table, int(view.table.box.size)
    told = []
    for seat in range(int(table.seats)):
        counts = list(table.known)[seat * size : (seat + 1) * size]
        cards = [counted(say, table, kind, int(count)) for kind, count in enumerate(counts) if count]
        if cards and seat != view.seat:
            told.append(line(say(f"{ID}-known", seat=seat_letter(seat), cards=", ".join(cards)), f"seat{seat}"))
    return told


def legend(table: Table, say: Say) -> list[Canvas]:
    told = [say(f"{ID}-legend")]
    if table.under:
        cards = ", ".join(name(say, table, kind) for kind in table.under)
        told.append(say(f"{ID}-under", cards=cards))
    if table.box.is_reconstruction:
        told.append(say(f"{ID}-reconstruction"))
    return [line(text, "dim") for text in told]


def marks(say: Say) -> str:
    """What stands alone where there is little room."""
    return f"{say(f'{ID}-may-eat')}   {say(f'{ID}-at-risk')}"
