"""A view drawn as text: the trees, what each seat has, one's hand."""

from dinotable.core.canvas import Canvas
from dinotable.core.contract import Say
from dinotable.core.textboard import Pane, TextBoard
from dinotable.games.food_chain.box import BOX
from dinotable.games.food_chain.facts import risk_of
from dinotable.games.food_chain.rules.trees import may_eat
from dinotable.games.food_chain.score import count_of, tokens_lost
from dinotable.games.food_chain.state import FREE, NOBODY, OVER, PLACES, SEATS, TOKENS, FoodChainView, Table

ROMAN = ("–", "I", "II", "III", "IV", "V")
WIDE = 50
"""Trees stand in two columns when there is room for them."""


def show(view: FoodChainView, say: Say) -> TextBoard:
    table = view.table
    canvas = Canvas()
    head = say("food-chain-head", turns=int(table.turns), pile=int(table.pile()), discards=sum(table.discards))
    if table.under:
        canvas.write(say("food-chain-under", cards=", ".join(name(say, table, kind) for kind in table.under)), "dim")
    if table.box.text == BOX.text:
        canvas.write(say("food-chain-reconstruction"), "dim")
    canvas.write("")
    draw_trees(canvas, view, say)
    canvas.write("")
    for seat in range(int(table.seats)):
        draw_seat(canvas, table, seat, int(view.seat), say)
    if view.seat >= 0:
        canvas.write("")
        canvas.write(say("food-chain-hand", cards=cards_of(say, table, list(view.hand)) or "–"), "bold")
    return TextBoard(head, Pane("board", canvas))


def name(say: Say, table: Table, kind: int) -> str:
    return say("food-chain-name", value=table.box.name(kind))


def described(say: Say, table: Table, kind: int) -> str:
    """`fox IV (2)`: name, power, value."""
    box = table.box
    return f"{name(say, table, kind)} {ROMAN[int(box.powers[kind])]} ({int(box.values[kind])})"


def cards_of(say: Say, table: Table, counts: list[int]) -> str:
    told = []
    for kind, count in enumerate(counts):
        if count:
            told.append(described(say, table, kind) + (f" ×{count}" if count > 1 else ""))
    return ", ".join(told)


def seat_mark(seat: int) -> str:
    """Whoever shows the board tells who has which number."""
    return f"#{seat}"


def draw_trees(canvas: Canvas, view: FoodChainView, say: Say) -> None:
    """In two columns, each tree where there is more room."""
    trees = [tree(view, base, say) for base in predators_of(view.table, 0)]
    top = canvas.height()
    heights = [top, top]
    for drawn in trees:
        side = 0 if heights[0] <= heights[1] else 1
        canvas.paste(drawn, heights[side], 2 + side * WIDE)
        heights[side] += drawn.height()


def predators_of(table: Table, prey: int) -> list[int]:
    return [p for p in range(1, PLACES + 1) if table.kinds[p] != FREE and table.prey_of[p] == prey]


def tree(view: FoodChainView, base: int, say: Say) -> Canvas:
    canvas = Canvas()
    draw_card(canvas, view, base, "", "", say)
    return canvas


def draw_card(canvas: Canvas, view: FoodChainView, place: int, indent: str, branch: str, say: Say) -> None:
    table = view.table
    row, owner = canvas.height(), int(table.owners[place])
    text = f"{place:>2} {described(say, table, int(table.kinds[place]))}"
    canvas.put(row, 0, indent + branch, "dim")
    column = len(indent + branch)
    canvas.put(row, column, text, f"seat{owner}" if owner != NOBODY else "")
    column += len(text) + 1
    if owner != NOBODY:
        mark = seat_mark(owner)
        canvas.put(row, column, mark, f"seat{owner}")
        column += len(mark) + 1
        if may_eat(table, place):
            canvas.put(row, column, say("food-chain-may-eat"), "good")
        elif owner == view.seat and (risk := risk_of(table, owner, place)) and risk.danger == "capture":
            canvas.put(row, column, say("food-chain-at-risk"), "warn")
    hunters = predators_of(table, place)
    below = indent + {"": "", "├─": "│ ", "└─": "  "}[branch]
    for hunter in hunters:
        draw_card(canvas, view, hunter, below + " ", "└─" if hunter == hunters[-1] else "├─", say)


def draw_seat(canvas: Canvas, table: Table, seat: int, viewer: int, say: Say) -> None:
    row = canvas.height()
    mark = seat_mark(seat)
    lost = int(tokens_lost(table, seat))
    free = int(table.free[seat])
    tokens = "●" * free + "○" * (TOKENS - lost - free) + "×" * lost
    canvas.put(row, 0, "▸" if seat == table.turn and table.phase != OVER else " ")
    canvas.put(row, 2, f"{mark} {tokens}", f"seat{seat}")
    eaten = int(count_of(table, table.eaten, seat) + count_of(table, table.received, seat))
    text = say("food-chain-seat", cards=int(table.sizes[seat]), eaten=eaten)
    held = [
        f"{seat_mark(owner)}×{int(table.held[seat * SEATS + owner])}"
        for owner in range(int(table.seats))
        if table.held[seat * SEATS + owner]
    ]
    if held:
        text += say("food-chain-holds", tokens=" ".join(held))
    size = int(table.box.size)
    known = cards_of(say, table, list(table.known)[seat * size : (seat + 1) * size])
    if known and seat != viewer:
        text += say("food-chain-known", cards=known)
    if seat == viewer:
        text += say("food-chain-you")
    canvas.put(row, 10, text)
