"""Somebody at the full screen: whole games through textual's headless driver."""

import asyncio
import random
from collections.abc import Callable
from typing import Any

from textual.pilot import Pilot

from dinotable.core.box import Box
from dinotable.core.contract import AnyGame
from dinotable.terminal.full.app import TableApp
from dinotable.terminal.full.canvas_view import CanvasView
from dinotable.terminal.full.table_view import PAGES
from dinotable.terminal.players import WORDS
from dinotable.terminal.playing import new_session, play_game
from dinotable.terminal.screen import Screen
from dinotable.terminal.session import Session
from dinotable.words import speaker

PATIENCE = 3000
"""Looks at the screen until something has to have happened."""


class Sitting:
    """A game that somebody plays on a screen of some size, with whoever else sits there."""

    def __init__(
        self, game: AnyGame, words: list[str], language: str = "en", seed: int = 7, box: Box | None = None
    ) -> None:
        self.game = game
        self.box = box
        self.words = words
        self.seed = seed
        self.say = speaker(language, [game.words, WORDS])
        self.session: Session | None = None
        self.app = TableApp(self.say, self._play, pace=0)
        self.decisions = 0
        """How many were pointed out."""

    def _play(self, screen: Screen) -> None:
        names = ["Ada", "Bo"][: self.words.count("me")]
        setup = self.game.setup(len(self.words), box=self.box)
        self.session = new_session(self.game, setup, self.words, names, self.seed, self.say, screen)
        play_game(self.session, None)

    def run(self, size: tuple[int, int], do: Callable[[Pilot[Any]], Any]) -> None:
        async def sit() -> None:
            async with self.app.run_test(size=size) as pilot:
                await do(pilot)
                self.app.exit()

        asyncio.run(sit())
        if self.app.failed is not None:
            raise self.app.failed

    # What is on the screen.
    def text(self) -> str:
        rows = self.app.screen._compositor.render_strips()
        return "\n".join("".join(segment.text for segment in strip) for strip in rows)

    def seen_keys(self) -> set[str]:
        """What is drawn on any canvas of the screen."""
        views = [view for view in self.app.table.query(CanvasView) if view.display and view.region.area]
        return {spot.key for view in views for spot in view.canvas.spots}

    def is_asked(self) -> bool:
        return self.app._is_asked and self.app.screen is self.app.table

    async def until(self, pilot: Pilot[Any], is_so: Callable[[], bool]) -> None:
        for _ in range(PATIENCE):
            if self.app.failed is not None:
                raise self.app.failed
            if is_so():
                # What has just come to the screen is drawn before anybody looks at it.
                await pilot.pause()
                return
            await pilot.pause(0.005)
        raise AssertionError(f"nothing happened:\n{self.text()}")

    async def until_asked(self, pilot: Pilot[Any]) -> bool:
        """Puts away what there is to read; whether a move is asked for, and not the record at the end."""
        while True:
            await self.until(pilot, lambda: self.is_asked() or self.app.screen is not self.app.table)
            if self.is_asked():
                return True
            assert self.session
            if self.session.outcome() is not None:
                return False
            await pilot.press("enter")

    # What is done there.
    async def play(self, pilot: Pilot[Any], by_mouse: bool, most: int) -> None:
        """To the end, or until so many moves were made by hand: a bot goes on where people would."""
        chance = random.Random(5)
        while self.decisions < most and await self.until_asked(pilot):
            await self.point_out(pilot, chance, by_mouse)

    async def point_out(self, pilot: Pilot[Any], chance: random.Random, by_mouse: bool) -> None:
        """Picks what is lit, one thing after another, until a move is made."""
        table, before = self.app.table, self.app.table.decision
        for _ in range(40):
            picking = table.picking
            if not self.is_asked() or table.decision is not before or picking is None:
                break
            lit = picking.lit()
            places = [place for place in table.places() if place.spot.key in lit]
            assert self.seen_keys() & lit <= {place.spot.key for place in places}, "what is lit can be pointed at"
            row = PAGES.index("choices")
            finished = picking.complete() and not any(place.page < row for place in places)
            place = chance.choice([place for place in places if place.page == row] if finished else places)
            if by_mouse:
                view = table.query_one(f"#{PAGES[place.page]}", CanvasView)
                view.reveal([place.spot])
                await pilot.pause()
                spot = (place.spot.column - view.left, place.spot.row - view.top)
                await pilot.hover(view, offset=spot)
                await pilot.click(view, offset=spot)
            else:
                # Tab goes round what is lit: a few of them are as good as any.
                await pilot.press(*["tab"] * chance.randrange(1, 4), "enter")
            await pilot.pause()
        self.decisions += 1
