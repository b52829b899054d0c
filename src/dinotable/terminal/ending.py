"""The end of a game: who won and why it ended, the opened seed, the record."""

import os
from pathlib import Path

from dinotable.core.errors import Failed
from dinotable.core.outcome import Outcome
from dinotable.core.replay import replay
from dinotable.terminal import saving
from dinotable.terminal.desk import Desk
from dinotable.terminal.screen import InputEnded


def tell_end(session: Desk, record_file: str | None) -> None:
    say, screen = session.say, session.screen
    outcome = session.outcome()
    assert outcome
    watcher = session.watcher()
    if session.hides_hands:
        screen.clear()
    screen.blank()
    if session.people:
        screen.lines(session.news(watcher))
        screen.blank()
    session.draw(watcher)
    screen.blank()
    screen.text(say("end-over"), "bold")
    screen.lines([session.teller.end(outcome)])
    tell_ranking(session, outcome)
    record = session.record()
    # A server keeps the seed to itself as long as another table of the same luck is played.
    if record.seed:
        replay(session.game, record, session.setup.box)
        screen.text(say("end-seed", seed=record.seed), "dim")
        screen.text(say("end-verified"), "dim")
    keep_record(session, record_file)


def tell_ranking(session: Desk, outcome: Outcome) -> None:
    say, names = session.say, session.names
    winners = [names[seat] for seat in outcome.winners()]
    key = "end-winner" if len(winners) == 1 else "end-winners"
    session.screen.text(say(key, names=session.teller.listed(winners)), "bold")
    order = sorted(range(len(names)), key=lambda seat: outcome.ranks[seat])
    rows = [[str(outcome.ranks[seat]), names[seat], str(outcome.scores[seat])] for seat in order]
    session.screen.table([say("end-place"), say("end-player"), say("end-points")], rows, right=(0, 2))


def keep_record(session: Desk, record_file: str | None) -> None:
    """In the file that was named before the game; else, or if that fails, a person is asked for one."""
    asks = session.screen.is_typed and bool(session.people)
    name = record_file or (_asked(session) if asks else "")
    while name:
        if saving.write(session, Path(os.path.expanduser(name)), name):
            session.screen.text(session.say("record-done", file=name))
            return
        if not asks:
            raise Failed(f"the game is over, and its record is not in {name}")
        name = _asked(session)


def _asked(session: Desk) -> str:
    try:
        return session.screen.ask(session.say("record-ask") + ": ")
    except (InputEnded, KeyboardInterrupt):
        return ""
