"""Follows one game of bots and keeps what a designer asks about."""

from typing import Any

from dinotable.bots.bench import Bench
from dinotable.bots.luck import Course, Deed, Values, shares_of
from dinotable.bots.registry import learned
from dinotable.core.contract import AnyGame
from dinotable.core.log import Log
from dinotable.core.outcome import Outcome
from dinotable.core.seats import CHANCE
from dinotable.core.setup import Setup
from dinotable.core.state import State
from dinotable.core.turns import Turns
from dinotable.lab.balance.keys import NO_SEAT, Keys

Row = dict[str, Any]
"""What is kept of a game; `docs/balance/index.md` says what each field is."""
LUCK_PASSES = 2
"""Of the same game: what two independent reckonings agree on is no noise of theirs."""


class Words:
    """What is worked out once for a game and number of seats."""

    def __init__(self, game: AnyGame, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.actions = Keys(game.actions)
        self.events = Keys(game.events)
        self.bench = Bench(game, setup, game.evaluator(), network=learned(game, setup))


class Watcher:
    """Hears of every action of a game, before and after it."""

    def __init__(self, words: Words, with_detail: bool = False) -> None:
        self.words = words
        self.turns = Turns(words.game)
        self.steps = self.choices = self.forced = self.ways = 0
        self.deeds: list[Deed] = []
        self.uses: dict[str, list[int]] = {}
        """How often each seat did or met something, by key. What chance did is nobody's: it stands in the last place."""
        self.favourites: list[int] = []
        """Who was ahead when each turn began."""
        self.detail: list[tuple[Any, ...]] | None = [] if with_detail else None
        """Step, turn, seat, what, how many ways there were: of each action, and of each event with −1 ways."""

    def before(self, state: State, seat: int, legal: int) -> None:
        """`legal`: how many ways the seat had; 0 for chance."""
        if self.turns.begins(state, seat):
            self.favourites.append(self._favourite(state))
        if legal > 1:
            self.choices += 1
            self.ways += legal
        elif legal == 1:
            self.forced += 1

    def after(self, seat: int, action: int, legal: int, log: Log) -> None:
        words = self.words
        self.deeds.append(Deed(seat, action, self.steps))
        self._use(words.actions.key(action), seat)
        if self.detail is not None:
            self._tell(seat, words.game.actions.text(action), legal)
        for event in log.events.listed():
            whose = words.events.seat(event)
            self._use(f"! {words.events.key(event)}", whose)
            if self.detail is not None:
                self._tell(whose, f"! {words.game.events.text(event)}", -1)
        self.steps += 1

    def _tell(self, seat: int, what: str, ways: int) -> None:
        assert self.detail is not None
        self.detail.append((self.steps, int(self.turns.count), seat, what, ways))

    def _use(self, key: str, seat: int) -> None:
        row = self.uses.get(key)
        if row is None:
            row = self.uses[key] = [0] * (self.words.setup.seats + 1)
        row[-1 if seat in (CHANCE, NO_SEAT) else seat] += 1

    def _favourite(self, state: State) -> int:
        """The seat that seems most likely to win, by what was learned about the game; of equals the first."""
        bench = self.words.bench
        bench.measure(state)
        aims = list(bench.aims)
        return aims.index(max(aims))

    def row(self, outcome: Outcome) -> Row:
        winners = outcome.winners()
        leads = [seat for k, seat in enumerate(self.favourites) if not k or seat != self.favourites[k - 1]]
        return {
            "scores": outcome.scores,
            "ranks": outcome.ranks,
            "reason": outcome.reason,
            "turns": int(self.turns.count),
            "steps": self.steps,
            "choices": self.choices,
            "forced": self.forced,
            "ways": self.ways,
            "leads": max(0, len(leads) - 1),
            "decided": self._decided(winners[0]) if len(winners) == 1 else None,
        }

    def _decided(self, winner: int) -> float:
        """From which part of the game on the winner stayed the favourite: 0 from the first turn on, 1 not before the end."""
        turns = len(self.favourites)
        last = next((k for k in reversed(range(turns)) if self.favourites[k] != winner), -1)
        return round((last + 1) / turns, 4) if turns else 1.0

    def luck(self, deal: int) -> list[list[float]]:
        """What luck and play brought each seat, in each of two independent reckonings. Each deal has other ones: all games
        would share their noise."""
        course, values = (
            Course(self.words.game, self.words.setup, self.deeds),
            Values(self.words.game, self.words.setup),
        )
        found = []
        for passed in range(LUCK_PASSES * deal, LUCK_PASSES * (deal + 1)):
            shares = shares_of(course.terms, [[values.of(position, passed) for position in course.positions]])
            found.append([round(part, 6) for share in shares for part in (share.luck, share.own + share.others)])
        return found
