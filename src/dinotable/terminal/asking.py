"""A game from the first decision to the end: bots answer, people are asked, the keyboard changes hands."""

from dinotable.terminal.commands import Answer, Decision, spoken_words
from dinotable.terminal.desk import Desk
from dinotable.terminal.listing import kinds_of
from dinotable.terminal.moves import next_words
from dinotable.terminal.screen import InputEnded


def run(session: Desk) -> bool:
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
            if session.leaves():
                return False


def until_asked(session: Desk) -> list[int]:
    """Others act until people here are to decide; their seats, none at the end."""
    waited: list[int] = []
    while True:
        if session.is_live:
            session.screen.lines(session.news(session.watcher()))
        seats = session.asked()
        if seats or session.outcome():
            return seats
        if session.people and session.is_live and waited != session.waited_for():
            waited = session.waited_for()
            names = session.teller.listed([session.names[seat] for seat in waited])
            session.screen.text(session.say("play-waits", names=names), "dim")
        session.advance()


def next_person(seats: list[int], holder: int | None) -> int:
    """Whoever has the keyboard goes on; else the next seat that is to act."""
    if holder is None or holder in seats:
        return seats[0] if holder is None else holder
    return next((seat for seat in seats if seat > holder), seats[0])


def hand_over(session: Desk, holder: int | None, seat: int) -> None:
    """Nothing one player was shown is on the screen when the next one looks."""
    screen, name = session.screen, session.names[seat]
    if holder is not None:
        screen.lines(session.news(holder))
        screen.ask(session.say("hand-over-clear", name=name) + " ")
    screen.clear()
    screen.ask(session.say("hand-over-to", name=name) + " ")
    screen.clear()


def decide(session: Desk, seat: int) -> Answer:
    """Asks one person until a move is made, taken back, or the game is left."""
    screen = session.screen
    screen.blank()
    screen.lines(session.news(seat))
    screen.blank()
    session.draw(seat)
    screen.blank()
    others = [session.names[other] for other in session.waited_for() if other != seat]
    if others:
        screen.text(session.say("play-waiting", names=session.teller.listed(others)), "dim")
    decision = Decision(session, seat)
    legal = decision.legal
    screen.text(session.say("play-decides", name=session.names[seat], kinds=kinds_of(session, legal)))
    if len(legal) == 1:
        screen.text(session.say("play-forced", text=session.game.actions.text(legal[0])), "dim")
    _offer_completions(session, legal)
    while True:
        answer = decision.answer(screen.ask(f"{session.names[seat]}> "))
        if answer != Answer.STAY:
            return answer


def _offer_completions(session: Desk, legal: list[int]) -> None:
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
