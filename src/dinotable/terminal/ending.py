"""The end of a game: who won and why it ended, the opened seed, the record."""

from dinotable.core.outcome import Outcome
from dinotable.core.replay import replay
from dinotable.terminal import saving
from dinotable.terminal.screen import InputEnded
from dinotable.terminal.table import Table


def tell_end(table: Table, record_file: str | None) -> None:
    say, screen, journal = table.say, table.screen, table.journal
    outcome = table.game.outcome(journal.state)
    assert outcome
    watcher = table.watcher()
    if table.hides_hands:
        screen.clear()
    screen.blank()
    if table.people:
        screen.lines(table.news(watcher))
        screen.blank()
    table.draw(watcher)
    screen.blank()
    screen.text(say("end-over"), "bold")
    screen.lines([table.teller.end(outcome)])
    tell_ranking(table, outcome)
    record = journal.record(with_seed=True)
    replay(table.game, record, journal.setup.box)
    screen.text(say("end-seed", seed=record.seed), "dim")
    screen.text(say("end-verified"), "dim")
    keep_record(table, record_file)


def tell_ranking(table: Table, outcome: Outcome) -> None:
    say, names = table.say, table.journal.names
    winners = [names[seat] for seat in outcome.winners()]
    key = "end-winner" if len(winners) == 1 else "end-winners"
    table.screen.text(say(key, names=table.teller.listed(winners)), "bold")
    order = sorted(range(len(names)), key=lambda seat: outcome.ranks[seat])
    rows = [[str(outcome.ranks[seat]), names[seat], str(outcome.scores[seat])] for seat in order]
    table.screen.table([say("end-place"), say("end-player"), say("end-points")], rows, right=(0, 2))


def keep_record(table: Table, record_file: str | None) -> None:
    name = record_file or ""
    if not name and table.screen.is_typed and table.people:
        try:
            name = table.screen.ask(table.say("record-ask") + ": ")
        except (InputEnded, KeyboardInterrupt):
            return
    if name and saving.write(table, name):
        table.screen.text(table.say("record-done", file=name))
