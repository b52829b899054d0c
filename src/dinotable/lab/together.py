"""A game in which all seats that are asked together answer in one step.

Each says the next number of its own action. A seat that is not asked, or is done while others still say their words, can
only say the last number, *wait*. Where it matters who speaks last (`Game.is_window`), one seat is drawn and asked alone.
"""

from typing import Any

import numpy as np

from dinotable.core.contract import AnyGame
from dinotable.core.episode import Episode
from dinotable.core.errors import DinotableError
from dinotable.core.playout import lone_seat
from dinotable.core.question import NOBODY
from dinotable.core.seats import seats_in
from dinotable.lab.numbered import Mask, Numbered, Observed


class Together:
    def __init__(self, game: str | AnyGame, seats: int | None = None, options: dict[str, str] | None = None) -> None:
        first = Numbered(game, seats, options)
        # One for each seat, over the same state and the same luck: what a seat has said of its action is its own.
        self.each = [first, *[Numbered(first.game, first.setup.seats, options) for _ in range(1, first.setup.seats)]]
        self.asked: list[int] = []
        """The seats that owe a number now; none when the game is over."""
        self.wait = first.numbers

    @property
    def first(self) -> Numbered:
        return self.each[0]

    def begin(self, seed: int, luck: bytes | None = None) -> None:
        self.first.begin(seed, luck)
        self._share()
        self._ask()

    def _share(self) -> None:
        episode = self.first.episode
        for other in self.each[1:]:
            other.episode.state, other.episode.generator, other.episode.luck = (
                episode.state, episode.generator, episode.luck,
            )  # fmt: skip
            other.episode.said.clear()

    def _ask(self) -> None:
        game, state = self.first.game, self.first.episode.state
        owing = seats_in(game.to_act(state))
        midway = [seat for seat in owing if self._is_midway(seat)]
        if len(owing) > 1 and game.is_window(state):
            owing = midway or [int(lone_seat(game.to_act(state), self.first.episode.generator))]
        for seat in range(len(self.each)):
            if seat not in owing:
                self._episode(seat).seat = NOBODY
            elif seat not in midway:
                self._episode(seat).turn_to(seat)
        self.asked = owing

    def _episode(self, seat: int) -> Episode:
        return self.each[seat].episode

    def _is_midway(self, seat: int) -> bool:
        episode = self._episode(seat)
        return episode.seat == seat and episode.said.count > 0

    def say(self, numbers: dict[int, int]) -> None:
        """A number for each seat that is asked; others say *wait* or nothing. All are checked before the first is said."""
        for seat in self.asked:
            if seat not in numbers:
                raise DinotableError(f"seat {seat} is asked and has said nothing")
        for seat, number in numbers.items():
            fits = self._episode(seat).can_say(number) if seat in self.asked else number == self.wait
            if not fits:
                raise DinotableError(f"seat {seat} cannot say {number} now: take a number whose action_mask is 1")
        # What each decides is independent of the others, so it does not matter in which order it is done.
        for seat in self.asked:
            self._episode(seat).say(numbers[seat])
        self._ask()

    def observe(self, seat: int) -> Observed:
        return self.each[seat].observe(seat)

    def mask(self, seat: int | None) -> Mask:
        mask = np.zeros(self.wait + 1, np.int8)
        if seat is not None and seat in self.asked:
            mask[: self.wait] = self.each[seat].mask(seat)
        else:
            mask[self.wait] = 1
        return mask

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        said = {seat: self._episode(seat).said.listed() for seat in self.asked}
        self._share()
        for seat in self.asked:
            self._episode(seat).turn_to(seat)
            for number in said[seat]:
                self._episode(seat).say(number)
