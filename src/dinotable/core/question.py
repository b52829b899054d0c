"""A seat that is asked for an action, and answers in numbers (`core.spelling`)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dinotable.core.buffer import Buffer
from dinotable.core.contract import AnyGame
from dinotable.core.errors import DinotableError
from dinotable.core.ints import Packed
from dinotable.core.state import State
from dinotable.core.tensor import Tensor

NOBODY: Final = -1
END: Final = -1
UNFINISHED: Final = -1
"""No action yet: more numbers are needed."""
NOTHING: Final = Buffer()


class Question:
    def __init__(self, game: AnyGame, state: State) -> None:
        self.game = game
        self.state: State = state
        """The position, which is read only."""
        self.spelling = game.spelling()
        self.observation = game.observation()
        self.seat: i64 = NOBODY
        """Who is asked; −1: nobody."""
        self.said = Buffer(room=16)
        """The numbers said so far of the action under way."""
        self.legal = Buffer()
        self.words = Buffer(room=256)
        self.begins = Buffer()
        """The words of the legal actions, one after another with END behind each, and where each begins."""
        self.fits = Buffer()
        """Which of the legal actions go on from what was said."""
        self.is_spelled = False
        """Whether the words are there: they are made when somebody asks."""

    def ask(self, state: State, seat: i64) -> None:
        """A seat that is to act there; or NOBODY."""
        self.state = state
        self.seat = seat
        self.said.clear()
        self.is_spelled = False
        if seat < 0:
            self.legal.clear()
        else:
            self.game.legal(state, seat, self.legal)

    def _spell(self) -> None:
        """The words of all legal actions."""
        words, begins, fits, legal = self.words, self.begins, self.fits, self.legal
        spelling, state, seat = self.spelling, self.state, self.seat
        words.clear()
        begin_items, fit_items = begins.room_for(legal.count), fits.room_for(legal.count)
        for k in range(legal.count):
            begin_items[k] = words.count
            fit_items[k] = k
            spelling.spell(state, seat, legal.items[k], words)
            words.add(END)
        begins.count = fits.count = legal.count
        self.is_spelled = True

    def mark(self, mask: vec[u8], first: i64) -> None:
        """Which numbers can be said now: 1 or 0 for each, from `first` on."""
        for k in range(first, first + self.spelling.size):
            mask[k] = 0
        if not self.is_spelled:
            self._spell()
        said, begins, words, fits = self.said.count, self.begins.items, self.words.items, self.fits
        for k in range(fits.count):
            mask[first + words[begins[fits.items[k]] + said]] = 1

    def numbers(self) -> list[int]:
        """Those that can be said now."""
        if not self.is_spelled:
            self._spell()
        said, begins, words = self.said.count, self.begins.items, self.words.items
        found: list[int] = [words[begins[k] + said] for k in self.fits.listed()]
        return sorted(set(found))

    def can_say(self, number: i64) -> bool:
        if self.seat < 0:
            return False
        if not self.is_spelled:
            self._spell()
        said, begins, words, fits = self.said.count, self.begins.items, self.words.items, self.fits
        for k in range(fits.count):
            if words[begins[fits.items[k]] + said] == number:
                return True
        return False

    def answer(self, number: i64) -> Packed:
        """The next number, which must have been asked for (`can_say`): the action if it was the last, else UNFINISHED."""
        if not self.is_spelled:
            self._spell()
        said, begins, words, fits = self.said.count, self.begins.items, self.words.items, self.fits
        left: i64 = 0
        for k in range(fits.count):
            which = fits.items[k]
            if words[begins[which] + said] == number:
                fits.items[left] = which
                left += 1
        if left == 0:
            raise DinotableError(f"the number {number} cannot be said now")
        fits.count = left
        if left == 1:
            return self.legal.items[fits.items[0]]
        self.said.add(number)
        return UNFINISHED

    def meant_by(self, number: i64) -> Packed:
        """The action that this number would finish now; UNFINISHED if it is not the last, or cannot be said."""
        if not self.is_spelled:
            self._spell()
        said, begins, words, fits = self.said.count, self.begins.items, self.words.items, self.fits
        meant: i64 = UNFINISHED
        for k in range(fits.count):
            which = fits.items[k]
            if words[begins[which] + said] == number:
                if meant != UNFINISHED:
                    return UNFINISHED
                meant = self.legal.items[which]
        return meant

    def word_of(self, action: Packed) -> list[int]:
        """The numbers that are said for a legal action, before any was said: no more than are needed."""
        self._spell()
        chosen = self.legal.listed().index(action)
        begins, words = self.begins.items, self.words.items
        said: list[int] = []
        left: list[int] = list(range(self.legal.count))
        while len(left) > 1 or not said:
            number = words[begins[chosen] + len(said)]
            left = [k for k in left if words[begins[k] + len(said)] == number]
            said.append(number)
        return said

    def observe(self, seat: i64, tensor: Tensor, row: i64) -> None:
        """What the seat sees, into a row of a tensor."""
        tensor.begin(row)
        view = self.game.view(self.state, seat)
        self.observation.write(view, self.said if seat == self.seat else NOTHING, tensor)
