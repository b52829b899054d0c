"""The end of a game: who won and why it ended, the opened seed, the record."""

import os
from collections.abc import Sequence
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
    is_out = session.game.facts(session.view(session.watcher())).is_out
    order = sorted(range(len(names)), key=lambda seat: outcome.ranks[seat])
    shown = [say("end-out", name=name) if out else name for name, out in zip(names, is_out, strict=True)]
    rows = [[str(outcome.ranks[seat]), shown[seat], str(outcome.scores[seat])] for seat in order]
    session.screen.table([say("end-place"), say("end-player"), say("end-points")], rows, right=(0, 2))
    # Points alone do not say why the ranking is as it is.
    if any(is_out):
        session.screen.text(say("end-out-why"), "dim")
    if is_tie_broken(outcome, is_out) and say.has(f"{session.game.id}-tied"):
        session.screen.text(say(f"{session.game.id}-tied"), "dim")


def is_tie_broken(outcome: Outcome, is_out: Sequence[bool]) -> bool:
    """Whether players who stayed in have the same points and different ranks."""
    stayed = [seat for seat, out in enumerate(is_out) if not out]
    ranks: dict[int, set[int]] = {}
    for seat in stayed:
        ranks.setdefault(outcome.scores[seat], set()).add(outcome.ranks[seat])
    return any(len(found) > 1 for found in ranks.values())


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
        return session.screen.ask(session.say("record-ask") + " ") or ""
    except (InputEnded, KeyboardInterrupt):
        return ""
