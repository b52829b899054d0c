"""What would follow from a seat's actions, and why one is refused: as far as the seat can know."""

from dinotable.core.errors import IllegalAction
from dinotable.core.play import foresee, legal_actions
from dinotable.table.api import tables as m
from dinotable.table.errors import Refused, refused
from dinotable.table.phrases import phrases_of
from dinotable.table.table import Table, read_action


def check_owed(table: Table, seat: int) -> None:
    if seat not in table.asks.owed:
        raise Refused("late", f"seat {seat} owes no decision now")


def foreseen(table: Table, seat: int, texts: list[str]) -> m.Foreseen:
    """What would follow from a seat's actions, as far as it can know."""
    game = table.game
    check_owed(table, seat)
    actions = [read_action(game, text) for text in texts]
    try:
        seen = foresee(game, game.view(table.journal.state, seat), actions)
    except IllegalAction as error:
        raise refused(error) from None
    phrases = phrases_of(game)
    events = [phrases.event(event) for event in seen.events]
    return m.Foreseen(events, [phrases.action(action) for action in seen.legal], seen.done, seen.is_final)


def why_not(table: Table, seat: int, text: str) -> m.Why:
    game = table.game
    action = read_action(game, text)
    if not table.is_started or table.is_over():
        raise Refused("not-started" if not table.is_started else "over", "nothing is to be decided now")
    if action in legal_actions(game, table.journal.state, seat):
        return m.Why(True, "", {})
    refusal = game.why_not(table.journal.state, seat, action)
    return m.Why(False, game.refusals.kind(refusal).rule, game.refusals.fields(refusal))


def check_hint(table: Table, seat: int) -> None:
    """Whether the seat may ask a bot."""
    check_owed(table, seat)
    table.check_unrated()


def check_explains(table: Table) -> None:
    """Whether anybody may be told why the others did what they did."""
    if not table.is_started:
        raise Refused("not-started", "nobody has done anything yet")
    table.check_unrated()
