"""A game from the first decision to the end: bots answer, people are asked, the keyboard changes hands."""

from dinotable.terminal.commands import Answer, Decision, spoken_words
from dinotable.terminal.desk import Desk
from dinotable.terminal.listing import kinds_of
from dinotable.terminal.screen import InputEnded, Screen
from dinotable.words import fold


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
            forced = session.forced(seat)
            if forced is not None:
                session.act_forced(seat, forced)
            elif decide(session, seat) == Answer.LEAVE:
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
        session.screen.watch(session)
        seats = session.asked()
        if seats or session.outcome():
            return seats
        if waited != session.waited_for():
            waited = session.waited_for()
            session.screen.wait(session)
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
        _until_entered(screen, session.say("hand-over-clear", name=name) + " ")
    screen.clear()
    _until_entered(screen, session.say("hand-over-to", name=name) + " ")
    screen.clear()


def _until_entered(screen: Screen, question: str) -> None:
    """Escape is no, and no hand is shown by it."""
    while screen.ask(question) is None:
        pass


def decide(session: Desk, seat: int) -> Answer:
    """Asks one person until a move is made, taken back, or the game is left."""
    decision = Decision(session, seat)
    if not session.screen.shows(decision):
        tell_decision(decision)
    _offer_completions(session, decision.legal)
    while True:
        answer = decision.answer(session.screen.ask_move(decision))
        if answer != Answer.STAY:
            return answer


def tell_decision(decision: Decision) -> None:
    """In lines: what happened, the board, and what can be done."""
    session, screen, seat = decision.session, decision.screen, decision.seat
    screen.blank()
    screen.lines(session.news(seat))
    screen.blank()
    session.draw(seat)
    screen.blank()
    others = [session.names[other] for other in session.waited_for() if other != seat]
    if others:
        screen.text(session.say("play-waiting", names=session.teller.listed(others)), "dim")
    legal = decision.legal
    if session.goal:
        screen.text(session.goal, "bold")
    screen.text(session.say("play-decides", name=session.names[seat], kinds=kinds_of(session, legal)))
    if len(legal) == 1:
        screen.text(session.say("play-forced", text=session.spoken.text(legal[0])), "dim")


def _offer_completions(session: Desk, legal: list[int]) -> None:
    spoken = spoken_words(session.say)
    takes_move = {fold(spoken["why"]), fold(spoken["preview"]), "why", "preview", "?"}
    switches = {fold(spoken["confirm"]), fold(spoken["forced"]), "confirm", "forced"}

    def commands(begun: str) -> list[str]:
        """In the language of the table; in English if only those begin so."""
        fits = sorted(word for word in spoken.values() if fold(word).startswith(fold(begun)))
        return fits or sorted(word for word in spoken if word.startswith(fold(begun)))

    def completions(before: list[str], begun: str) -> list[str]:
        command = fold(before[0].removeprefix(":")) if before else ""
        if not before and begun.startswith(":"):
            return [f":{word}" for word in commands(begun[1:])]
        if not before:
            return session.spoken.next_words(legal, [], begun) + (commands(begun) if begun else [])
        if command in switches:
            said = [session.say("word-on"), session.say("word-off")] if len(before) == 1 else []
            return [word for word in said if word.startswith(begun.lower())]
        return session.spoken.next_words(legal, before[1:] if command in takes_move else before, begun)

    session.screen.completes(completions)
