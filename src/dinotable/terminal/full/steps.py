"""A walk through a record on the whole screen: the position, what led to it, and the curve of the game."""

from msgspec import to_builtins

from dinotable.core.canvas import Canvas
from dinotable.core.seats import SPECTATOR
from dinotable.terminal.full.glance import MOST_LINES, Glance, seats_line
from dinotable.terminal.variants import title_of
from dinotable.terminal.walking import WIDTH, Walk, bars

LINES_TOLD = 4


def step_glance(walk: Walk) -> Glance:
    viewer = walk.viewer
    journal = viewer.after(walk.at)
    seat = SPECTATOR if viewer.seat is None else viewer.seat
    view = viewer.game.view(journal.state, seat)
    points = to_builtins(viewer.game.facts(view)).get("points_by_seat", [])
    log = viewer.teller.entries(journal.entries[-MOST_LINES:], viewer.seat)
    outcome = viewer.game.outcome(journal.state)
    if outcome is not None:
        log.append(viewer.teller.end(outcome))
    title = title_of(viewer.say, viewer.game, journal.setup.box)
    return Glance(
        viewer.say("replay-head", title=title, at=walk.at, lines=len(viewer.record.lines)),
        viewer.game.show(view, viewer.say),
        seats_line(viewer.screen.names, points, []),
        log,
        log[-LINES_TOLD:],
        "" if viewer.seat is None else viewer.say("replay-eyes", name=viewer.screen.names[viewer.seat]),
    )


def curve_canvas(walk: Walk) -> Canvas:
    """A row of bars for each player once the curve was asked for, and a mark below where one is."""
    canvas = Canvas()
    if not walk.points:
        return canvas
    names = walk.viewer.screen.names
    wide = max(len(name) for name in names) + 1
    for seat, name in enumerate(names):
        shares = [point.shares[seat] for point in walk.points]
        row = canvas.height()
        canvas.put(row, 0, name, f"seat{seat}")
        canvas.put(row, wide, bars(shares), f"seat{seat}")
    lines = max(1, len(walk.viewer.record.lines))
    canvas.put(canvas.height(), wide + min(WIDTH - 1, walk.at * min(WIDTH, len(walk.points)) // lines), "▲")
    return canvas
