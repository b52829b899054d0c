"""What is said of a spot that is pointed at: the moves it belongs to, and what would follow."""

from rich.text import Text

from dinotable.core.canvas import Canvas
from dinotable.core.play import foresee
from dinotable.library.tell import capital, sentence
from dinotable.terminal.commands import Decision
from dinotable.terminal.full.picking import KIND, MOVE, Picking
from dinotable.terminal.listing import kinds_of

MOST_EXPLAINED = 24


def choices_canvas(picking: Picking, decision: Decision, most: int) -> list[Canvas]:
    """A block a choice: a single move in the words of the table, or a kind with how many there are."""
    blocks = []
    for key in picking.offered(most):
        moves = picking.moves(key)
        topic, _, _ = key.partition(" ")
        if topic == MOVE:
            label = decision.spoken.text(moves[0])
        else:
            label = decision.spoken.kind(moves[0]) + (f" ({len(moves)})" if len(moves) > 1 else "")
        block = Canvas()
        block.put(0, 0, f"[{label}]")
        block.mark(key, 0, 0, len(label) + 2)
        blocks.append(block)
    return blocks


def foretold(picking: Picking, decision: Decision, key: str) -> str:
    """In one line: what Enter would do here."""
    say = decision.say
    made = picking.made_by(key) if key else None
    if made is not None:
        return say("full-would", move=decision.spoken.text(made), what=following(decision, made))
    if key in picking.picked:
        return say("full-unpick")
    moves = picking.moves(key) if key else []
    instead = [action for action in picking.legal if key in picking.keys(action)]
    if not moves and instead:
        return say("full-instead", kinds=kinds_of(decision.session, instead))
    if moves and key.partition(" ")[0] != KIND:
        return say("full-moves-here", kinds=kinds_of(decision.session, moves))
    return say("full-pick") if moves else say("full-nothing-here")


def following(decision: Decision, action: int) -> str:
    """What the move does, and what would come of it as far as its seat can know."""
    teller, session = decision.session.teller, decision.session
    foresight = foresee(decision.game, session.view(decision.seat), [action])
    deed = sentence(capital(teller.action(action)))
    return " ".join([deed, *[line.text for line in map(teller.event_line, foresight.events) if line.text]])


def what_is(decision: Decision, key: str) -> str:
    """What a card or an animal is, where the game has words for it."""
    thing = key.partition(" ")[2]
    for name in (thing, thing.rpartition("-")[0]):
        message = f"{decision.game.id}-what-{name}"
        if name and decision.say.has(message):
            return f"{decision.say(message)}\n\n"
    return ""


def explained(picking: Picking, decision: Decision, key: str) -> Text:
    """Everything that can be done with it, each with what it does."""
    moves = [action for action in picking.legal if key in picking.keys(action)]
    text = Text(what_is(decision, key))
    if not moves:
        return text.append(decision.say("full-nothing-here"))
    for action in moves[:MOST_EXPLAINED]:
        text.append(decision.spoken.text(action) + "\n", "bold")
        text.append(f"   {sentence(capital(decision.session.teller.action(action)))}\n")
    if len(moves) > MOST_EXPLAINED:
        text.append(decision.say("play-many-more", count=len(moves) - MOST_EXPLAINED))
    return text
