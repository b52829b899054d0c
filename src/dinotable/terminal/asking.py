"""A game from the first decision to the end: bots answer, people are asked, the keyboard changes hands."""

from dinotable.core.seats import SPECTATOR
from dinotable.terminal.bots import bot_acts
from dinotable.terminal.commands import Answer, Decision, spoken_words
from dinotable.terminal.listing import kinds_of
from dinotable.terminal.moves import next_words
from dinotable.terminal.saving import leaves
from dinotable.terminal.screen import InputEnded
from dinotable.terminal.session import Session


def run(session: Session) -> bool:
    """Plays on; whether the end was reached."""
    holder = session.people[0] if len(session.people) == 1 else None
    if not session.people:
        session.screen.text(session.say("play-watching"))
    session.start()
    while True:
        try:
            seats = until_asked(session)
            if not seats:
                return True
            seat = next_person(seats, holder)
            if seat != holder and session.hides_hands:
                hand_over(session, holder, seat)
            holder = seat
            if decide(session, seat) == Answer.LEAVE:
                return False
        except (InputEnded, KeyboardInterrupt):
            # A person's Ctrl-D or Ctrl-C is a wish to leave, at whatever is going on.
            if not session.screen.is_typed:
                raise
            session.screen.blank()
            if leaves(session):
                return False


def until_asked(session: Session) -> list[int]:
    """Bots act until people are to decide; their seats, none at the end. At one keyboard they too keep to the order that is
    drawn for a window."""
    while True:
        if not session.people:
            session.screen.lines(session.news(SPECTATOR))
        bots = session.referee.bots_asked()
        if not bots:
            return session.table.turns()
        bot_acts(session, bots[0])


def next_person(seats: list[int], holder: int | None) -> int:
    """Whoever has the keyboard goes on; else the next seat that is to act."""
    if holder is None or holder in seats:
        return seats[0] if holder is None else holder
    return next((seat for seat in seats if seat > holder), seats[0])


def hand_over(session: Session, holder: int | None, seat: int) -> None:
    """Nothing one player was shown is on the screen when the next one looks."""
    screen, name = session.screen, session.names[seat]
    if holder is not None:
        screen.lines(session.news(holder))
        screen.ask(session.say("hand-over-clear", name=name) + " ")
    screen.clear()
    screen.ask(session.say("hand-over-to", name=name) + " ")
    screen.clear()


def decide(session: Session, seat: int) -> Answer:
    """Asks one person until a move is made, taken back, or the game is left."""
    screen = session.screen
    screen.blank()
    screen.lines(session.news(seat))
    screen.blank()
    session.draw(seat)
    screen.blank()
    others = [session.names[other] for other in sorted(session.table.asks.owed) if other != seat]
    if others:
        screen.text(session.say("play-waiting", names=session.teller.listed(others)), "dim")
    decision = Decision(session, seat)
    legal = decision.legal
    if session.goal:
        screen.text(session.goal, "bold")
    screen.text(session.say("play-decides", name=session.names[seat], kinds=kinds_of(session, legal)))
    if len(legal) == 1:
        screen.text(session.say("play-forced", text=session.game.actions.text(legal[0])), "dim")
    _offer_completions(session, legal)
    while True:
        answer = decision.answer(screen.ask(f"{session.names[seat]}> "))
        if answer != Answer.STAY:
            return answer


def _offer_completions(session: Session, legal: list[int]) -> None:
    texts = [session.game.actions.text(action) for action in legal]
    spoken = spoken_words(session.say)

    def completions(before: list[str], begun: str) -> list[str]:
        takes_move = {spoken["why"], spoken["preview"], "why", "preview", "?"}
        if before and before[0] in takes_move:
            before = before[1:]
        elif not before:
            named = sorted(word for word in spoken.values() if begun and word.startswith(begun))
            return next_words(texts, [], begun) + named
        return next_words(texts, before, begun)

    session.screen.completes(completions)
