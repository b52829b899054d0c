"""A walk through a record: on, back, to any line, by itself, through other eyes, how it tipped, and what if."""

from collections.abc import Callable

from dinotable.core.chance import new_seed
from dinotable.core.errors import DinotableError
from dinotable.core.journal import Journal
from dinotable.core.replay import branch, replay_line
from dinotable.core.state import State, View
from dinotable.table.curve import Point, averaged, point_at, swings_of
from dinotable.terminal.players import PERSON, gentle_level, name_seats, read_seats
from dinotable.terminal.playing import play_game
from dinotable.terminal.replaying import Viewer
from dinotable.terminal.screen import InputEnded, Stopped
from dinotable.terminal.session import Session

LINES_ABOVE = 8
PACE = 1.2
"""Seconds a line while it plays by itself; what chance does goes faster."""
BARS = "▁▂▃▄▅▆▇█"
WIDTH = 60


class Walk:
    def __init__(self, viewer: Viewer, at: int = 0, pause: Callable[[float], None] | None = None) -> None:
        self.viewer = viewer
        self.at = at
        self._pause = pause or viewer.screen.pause
        self.points: list[Point] | None = None
        """How the game tipped, once somebody has asked for it."""

    def run(self) -> None:
        viewer = self.viewer
        self.look()
        while True:
            try:
                said = viewer.screen.ask_step(self)
                if said is None or said.lower() == "q":
                    return
                self.follow(said)
            except (InputEnded, KeyboardInterrupt):
                return
            except DinotableError as error:
                viewer.screen.text(str(error), "warn")

    def follow(self, said: str) -> None:
        """One thing that was typed."""
        word, _, rest = said.partition(" ")
        word = word.lower()
        if word == "c":
            try:
                self.tell_curve()
            except KeyboardInterrupt as stop:
                self._stopped(stop)
            return
        if word == "w":
            self.what_if(rest)
            return
        if word == "v":
            self.viewer.tell_variant()
            return
        if word == "p":
            self.play()
        elif word == "e":
            self.viewer.look_as(rest)
        else:
            self.go(word)
        self.look()

    def go(self, said: str) -> None:
        last = len(self.viewer.record.lines)
        if said.isascii() and said.isdigit():
            self.at = min(last, int(said[:6]))
        else:
            self.at = max(0, self.at - 1) if said == "b" else min(last, self.at + 1)

    def play(self) -> None:
        """By itself to the end, or until Ctrl-C."""
        lines = self.viewer.record.lines
        try:
            while self.at < len(lines):
                self.at += 1
                self.look()
                self._pause(PACE / 6 if lines[self.at - 1].startswith("*") else PACE)
        except KeyboardInterrupt as stop:
            self._stopped(stop)

    def _stopped(self, stop: KeyboardInterrupt) -> None:
        """In lines Ctrl-C is the only key there is; a full screen has Escape to stop, and Ctrl-C leaves."""
        if self.viewer.screen.is_full and not isinstance(stop, Stopped):
            raise stop

    def what_if(self, words: str) -> None:
        """Played on from here, with a luck of its own, by whoever is named; then back to the walk."""
        viewer = self.viewer
        game, record = viewer.game, viewer.record
        journal = branch(game, record, self.at, new_seed(), viewer.box)
        if game.outcome(journal.state) is not None:
            viewer.screen.text(viewer.say("replay-over"), "warn")
            return
        usual = ",".join(["me"] + ["greedy"] * (record.seats - 1))
        if not words:
            said = viewer.screen.ask(viewer.say("replay-who", seats=record.seats), usual)
            if said is None:
                return
            words = said
        seats = read_seats(game, record.seats, words, PERSON, gentle_level(game))
        journal.names = name_seats(seats, [], viewer.say)
        try:
            session = Session(game, journal, seats, viewer.say, viewer.screen)
            session.origin = viewer.origin
            play_game(session, None)
        finally:
            viewer.name()

    def tell_curve(self) -> None:
        """What each seat could expect along the game, as a row of bars, and where it tipped."""
        viewer = self.viewer
        points, say, screen = self.reckoned(), viewer.say, viewer.screen
        if not points:
            screen.text(say("replay-no-curve"))
            return
        screen.text(say("replay-curve", seats=viewer.record.seats), "bold")
        wide = max(len(name) for name in screen.names)
        for seat, name in enumerate(screen.names):
            shares = [point.shares[seat] for point in points]
            screen.text(f"{name.ljust(wide)}  {bars(shares)}  {round(100 * shares[-1])} %")
        for k in swings_of(points):
            screen.text(self._swing(points[k - 1], points[k]))

    def reckoned(self) -> list[Point]:
        if self.points is None:
            self.points = averaged(reckoned(self.viewer))
        return self.points

    def _swing(self, before: Point, after: Point) -> str:
        names = self.viewer.screen.names
        changes = [round(100 * (new - old)) for old, new in zip(before.shares, after.shares, strict=True)]
        told = ", ".join(f"{name} {change:+d}" for name, change in zip(names, changes, strict=True) if change)
        return self.viewer.say("replay-swing", begin=before.line, end=after.line, changes=told)

    def look(self) -> None:
        if not self.viewer.screen.shows_step(self):
            self.viewer.screen.clear()
            self.viewer.show(self.at, LINES_ABOVE)


def reckoned(viewer: Viewer) -> list[Point]:
    game, lines = viewer.game, viewer.record.lines
    opened = branch(game, viewer.record, 0, new_seed(), viewer.box)
    journal: Journal[State, View] = Journal(game, opened.setup)
    points: list[Point] = []
    with viewer.screen.progress(viewer.say("replay-reckons"), len(lines)) as told:
        for k, line in enumerate(lines):
            points += point_at(game, opened.setup, journal)
            replay_line(journal, line)
            told(k + 1)
    return points + point_at(game, opened.setup, journal)


def bars(shares: list[float]) -> str:
    """As many as fit, each for the mean of what it stands for."""
    count = min(WIDTH, len(shares))
    parts = [shares[k * len(shares) // count : (k + 1) * len(shares) // count] for k in range(count)]
    return "".join(BARS[min(len(BARS) - 1, int(sum(part) / len(part) * len(BARS)))] for part in parts)
