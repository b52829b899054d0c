"""The table: status, seats, board, tray, what is asked, and the choices. Everything that can be pointed at is a spot."""

from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Static

from dinotable.core.canvas import Canvas
from dinotable.core.textboard import Pane
from dinotable.terminal.commands import Decision
from dinotable.terminal.full.arrange import EDGE, SIDE, arrange
from dinotable.terminal.full.canvas_view import CanvasView
from dinotable.terminal.full.glance import Glance, clipped, last_news, told
from dinotable.terminal.full.moving import Place, next_lit, step
from dinotable.terminal.full.picking import KIND, MOVE, Picking
from dinotable.terminal.full.pointing import choices_canvas, explained, foretold

AROUND = 6
"""Lines around the board: status, seats, asked, preview, choices, keys."""
MOST_CHOICES = 8
PAGES = ("board", "tray", "below", "around", "choices")
"""The canvases that an arrow walks over, from above. Of players, only those that a move is about."""
PLAYERS = ("below", "around")


class TableView(Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "walk(-1, 0)", show=False),
        Binding("down", "walk(1, 0)", show=False),
        Binding("left", "walk(0, -1)", show=False),
        Binding("right", "walk(0, 1)", show=False),
        Binding("tab", "next_lit(False)", show=False, priority=True),
        Binding("shift+tab", "next_lit(True)", show=False, priority=True),
        Binding("enter,space", "pick", show=False),
        Binding("escape", "drop", show=False),
        Binding("i", "explain", show=False),
        Binding("o", "others", show=False),
        Binding("m", "glance", show=False),
    ]

    class Ready(Message):
        """It can show something."""

    class Chosen(Message):
        """A move was pointed out, in the notation."""

        def __init__(self, text: str) -> None:
            super().__init__()
            self.text = text

    class SteppedBack(Message):
        """Escape, where nothing was picked."""

    class Read(Message):
        """Something to read."""

        def __init__(self, text: Text) -> None:
            super().__init__()
            self.text = text

    def __init__(self) -> None:
        super().__init__()
        self.glance: Glance | None = None
        self.decision: Decision | None = None
        self.picking: Picking | None = None
        self.cursor: Place | None = None
        self.hinted: set[str] = set()
        self.steps: Canvas | None = None
        self.keys_text = ""
        self.noted = Text()
        self.is_glance = False
        """Whether a map that has not enough room is shown whole, without its names."""
        self.has_more = False

    def compose(self) -> ComposeResult:
        yield Static(id="status")
        yield Static(id="seats")
        yield Static(id="note")
        with Horizontal(id="middle"):
            with Vertical(id="main"):
                yield CanvasView("board", is_centred=True)
                yield CanvasView("tray")
                yield CanvasView("below")
            with Vertical(id="side"):
                yield CanvasView("around")
                yield Static(id="log")
        yield Static(id="asked")
        yield Static(id="preview")
        yield CanvasView("choices")
        yield Static(id="keys")

    def on_mount(self) -> None:
        # Whoever shows something on it waits until all its parts are there.
        self.call_after_refresh(self.post_message, self.Ready())

    def on_resize(self, event: events.Resize) -> None:
        self.lay_out()

    # What is on the table.
    def show(self, glance: Glance | None, decision: Decision | None = None, steps: Canvas | None = None) -> None:
        """None: nothing at all is to be seen. `steps`: a walk through a record, with its curve."""
        self.glance, self.decision, self.steps = glance, decision, steps
        self.picking = Picking(decision.game, decision.legal) if decision else None
        self.hinted = set()
        if decision:
            # What a lesson asks for stays in sight.
            self.note(Text(decision.session.goal, "bold"))
        self.lay_out()
        self._offer()
        self._find_cursor()
        self.relight()

    def note(self, text: Text) -> None:
        """Stays until the next decision."""
        note = self.query_one("#note", Static)
        note.update(text)
        note.display = bool(text.plain)
        self.noted = text
        self._tell()

    def lay_out(self) -> None:
        glance = self.glance
        if not self.query("#log"):
            return
        self.query_one("#middle").display = glance is not None
        for name in ("status", "seats", "log"):
            self.query_one(f"#{name}", Static).update("")
        if glance is None:
            return
        width = self.size.width
        heads = (("status", Text(f"{glance.title} · {glance.board.status}")), ("seats", glance.seats))
        above = -len(heads)
        for name, head in heads:
            self.query_one(f"#{name}", Static).update(head)
            above += max(1, len(head.wrap(self.app.console, width)))
        noted = len(self.noted.wrap(self.app.console, width - 2)) if self.noted.plain else 0
        height = self.size.height - AROUND - noted - above
        way = arrange(glance.board, width, height, self.is_glance)
        self.has_more = way.has_more
        for name, canvas in (("board", way.board), ("tray", way.tray), ("below", way.below)):
            view = self.query_one(f"#{name}", CanvasView)
            view.display = bool(canvas.rows)
            view.put(canvas)
        self.query_one("#tray").styles.height = way.tray_height(height)
        self.query_one("#below").styles.height = way.below.height()
        side = self.query_one("#side")
        side.display = way.side is not None
        side.styles.width = SIDE
        if way.side is not None:
            around = self.query_one("#around", CanvasView)
            around.put(way.side)
            around.styles.height = way.side.height()
            self._show_log(glance, height - way.side.height() - 1)

    def _show_log(self, glance: Glance, room: int) -> None:
        """The newest lines that fit, each whole."""
        shown: list[Text] = []
        for line in reversed(glance.log):
            rows = told([line]).wrap(self.app.console, SIDE - EDGE)
            if len(rows) + len(shown) > room:
                break
            shown[:0] = rows
        self.query_one("#log", Static).update(Text("\n").join(shown))

    def hint(self, keys: set[str]) -> None:
        self.hinted = keys
        self.relight()

    # What is pointed at.
    def places(self) -> list[Place]:
        about = {*self.picking.lit(), *self.picking.picked} if self.picking else set()
        places = []
        for page, name in enumerate(PAGES):
            view = self.query_one(f"#{name}", CanvasView)
            # Whoever is at the side is seen only while there is a side.
            is_seen = view.display and (name != "around" or self.query_one("#side").display)
            spots = view.canvas.spots if is_seen else []
            places += [Place(page, spot) for spot in spots if name not in PLAYERS or spot.key in about]
        return places

    def _find_cursor(self) -> None:
        """Where it was, if that can still be pointed at; else where something is lit."""
        places = self.places()
        lit = self.picking.lit() if self.picking else set()
        key = self.cursor.spot.key if self.cursor else ""
        kept = next((place for place in places if place.spot.key == key and (key in lit or not lit)), None)
        self.cursor = kept or next_lit(places, None, lit, back=False)
        board = self.query_one("#board", CanvasView)
        shown = [place.spot for place in places if place.page == 0 and place.spot.key in lit]
        # After the next layout, when the view knows how large it is.
        self.call_after_refresh(board.reveal, shown)

    def relight(self) -> None:
        """After anything was pointed at or picked: choices, lights, and the two lines that say what would follow."""
        picking = self.picking
        self._offer()
        self._keep_cursor()
        lit = picking.lit() if picking else set()
        for page, name in enumerate(PAGES):
            own = self.cursor.spot if self.cursor and self.cursor.page == page else None
            picked = picking.picked if picking else []
            self.query_one(f"#{name}", CanvasView).light(lit, picked, self.hinted | self._about(), own)
        self._tell()

    def _about(self) -> set[str]:
        """Where a single move of the choices would happen: its names alone are hard to find on a map."""
        key = self.cursor.spot.key if self.cursor else ""
        moves = self.picking.moves(key) if self.picking and key.startswith((f"{MOVE} ", f"{KIND} ")) else []
        return self.picking.keys(moves[0]) if self.picking and len(moves) == 1 else set()

    def _offer(self) -> None:
        choices = self.steps or Canvas()
        if self.picking and self.decision:
            offered = choices_canvas(self.picking, self.decision, MOST_CHOICES)
            choices = Pane("choices", *offered, gap=2).canvas(self.size.width - 2)
        view = self.query_one("#choices", CanvasView)
        view.put(choices)
        view.styles.height = min(6 if self.steps else 3, max(1, choices.height()))

    def _keep_cursor(self) -> None:
        """The canvases were drawn anew: the same thing on them."""
        cursor = self.cursor
        if cursor is not None:
            same = [place for place in self.places() if place.spot.key == cursor.spot.key]
            self.cursor = min(same, key=lambda place: abs(place.page - cursor.page), default=None)

    def _tell(self) -> None:
        width = self.size.width - 2
        glance, decision, picking = self.glance, self.decision, self.picking
        asked = preview = ""
        if glance and decision and picking:
            asked = last_news(glance.news, width) or decision.say(
                "full-your-turn", name=decision.session.names[decision.seat]
            )
            preview = foretold(picking, decision, self.cursor.spot.key if self.cursor else "")
        elif glance:
            asked, preview = glance.waits, last_news(glance.news, width)
        self.query_one("#asked", Static).update(clipped(asked, width))
        # What would follow may take the line of the keys too: nothing above it moves while one points about.
        first, *rest = Text(preview).wrap(self.app.console, width) or [Text()]
        self.query_one("#preview", Static).update(first)
        below = clipped(" ".join(line.plain for line in rest), width)
        keys = self.query_one("#keys", Static)
        keys.update(below or clipped(self.keys_text, width))
        keys.set_class(bool(below), "told")

    def point(self, place: Place | None) -> None:
        self.cursor = place
        if place is not None:
            self.query_one(f"#{PAGES[place.page]}", CanvasView).reveal([place.spot])
        self.relight()

    # Keys and mouse.
    def action_walk(self, down: int, right: int) -> None:
        if self.steps is not None:
            self.post_message(self.Chosen("" if down + right > 0 else "b"))
            return
        self.point(step(self.places(), self.cursor, down, right))

    def action_next_lit(self, back: bool) -> None:
        lit = self.picking.lit() if self.picking else set()
        self.point(next_lit(self.places(), self.cursor, lit, back))

    def action_pick(self) -> None:
        picking = self.picking
        if self.steps is not None:
            self.post_message(self.Chosen(""))
        if not picking or not self.cursor:
            return
        key = self.cursor.spot.key
        made = picking.made_by(key)
        if made is not None:
            self.post_message(self.Chosen(picking.texts[made]))
            return
        picking.pick(key)
        self.relight()

    def action_drop(self) -> None:
        if self.picking and self.picking.drop():
            self.relight()
        else:
            self.post_message(self.SteppedBack())

    def action_explain(self) -> None:
        if self.picking and self.decision and self.cursor:
            self.post_message(self.Read(explained(self.picking, self.decision, self.cursor.spot.key)))

    def action_glance(self) -> None:
        """All of the map without names, or as much of it as fits with them."""
        if self.has_more:
            self.is_glance = not self.is_glance
            self.lay_out()
            self.relight()
            if self.cursor and self.cursor.page == 0:
                self.call_after_refresh(self.query_one("#board", CanvasView).reveal, [self.cursor.spot])

    def action_others(self) -> None:
        """What there was no room for."""
        if self.glance:
            names = ("seats", "others", "legend")
            text = Text()
            for pane in [pane for pane in self.glance.board.panes if pane.name in names]:
                for row in pane.canvas(self.size.width - 8).runs():
                    text.append("".join(piece for piece, _ in row).rstrip() + "\n")
                text.append("\n")
            self.post_message(self.Read(text))

    def on_canvas_view_pointed(self, event: CanvasView.Pointed) -> None:
        name = event.view.id or ""
        if name not in PAGES or not self.picking:
            return
        was_there = self.cursor is not None and self.cursor.spot is event.spot
        if not was_there:
            self.point(Place(PAGES.index(name), event.spot))
        # What cannot be taken back is never done by a first touch: without a mouse that hovers, nobody saw what follows.
        if event.is_pressed and (was_there or self.picking.made_by(event.spot.key) is None):
            self.action_pick()
