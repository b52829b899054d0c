"""One game in numbers as arrays of numpy: what the adapters to PettingZoo and Gymnasium share."""

from functools import lru_cache
from typing import Literal

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8
from numpy.typing import NDArray

from dinotable.core.chance import Luck
from dinotable.core.contract import AnyGame
from dinotable.core.drawing import png_of
from dinotable.core.episode import Episode
from dinotable.core.errors import DinotableError, SetupError
from dinotable.core.generator import Generator
from dinotable.core.seats import SPECTATOR
from dinotable.core.tensor import Tensor
from dinotable.games import find
from dinotable.lab.batch import shown
from dinotable.words import Speaker, speaker

Observed = NDArray[np.float32]
Mask = NDArray[np.int8]
RenderMode = Literal["ansi", "human", "rgb_array"]
RENDER_MODES: list[RenderMode] = ["ansi", "human", "rgb_array"]


class Numbered:
    """An episode, and what a seat is shown of it. It pickles and copies exactly, the luck to come included."""

    def __init__(self, game: str | AnyGame, seats: int | None = None, options: dict[str, str] | None = None) -> None:
        """`seats`: the fewest of the game, if nothing is said."""
        self.game = find(game) if isinstance(game, str) else game
        self.setup = self.game.setup(self.game.fewest if seats is None else seats, options)
        self.size = int(self.game.observation().size)
        """How many numbers an observation has."""
        self.numbers = int(self.game.spelling().size)
        """How many there are to choose from."""
        if not self.size:
            raise SetupError(f"{self.game.id} declares no observation: nothing can be learned from what it looks like")
        self.episode = Episode(self.game, self.setup, Generator(0))
        self._tensor = Tensor(1, self.size)
        self._seen: Observed = shown(self._tensor.items, "float32")
        self._marks = vec[u8]([0] * self.numbers)
        self._allowed: Mask = shown(self._marks, "int8")

    @property
    def seat(self) -> int:
        """Who is asked; −1 when the game is over."""
        return int(self.episode.seat)

    def begin(self, seed: int, luck: bytes | None = None) -> None:
        """A new game. `luck`: the seed of a table, whose draws it meets then."""
        self.episode.generator = Generator(seed)
        self.episode.luck = None if luck is None else Luck(luck)
        self.episode.begin()

    def observe(self, seat: int) -> Observed:
        """What the seat sees now."""
        self.episode.observe(seat, self._tensor, 0)
        return self._seen.copy()

    def mask(self, seat: int | None = None) -> Mask:
        """Which numbers the seat can say now, or whoever is asked: none if another is."""
        if self.seat < 0 or seat not in (None, self.seat):
            return np.zeros(self.numbers, np.int8)
        self.episode.mark(self._marks, 0)
        return self._allowed.copy()

    def say(self, number: int) -> None:
        if not self.episode.can_say(number):
            raise DinotableError(f"the number {number} cannot be said now: take one whose action_mask is 1")
        self.episode.say(number)

    def result(self, seat: int) -> dict[str, int]:
        """Rank and points at the end."""
        outcome = self.game.outcome(self.episode.state)
        return {} if outcome is None else {"rank": outcome.ranks[seat], "score": outcome.scores[seat]}

    def render(self, mode: str | None, seat: int) -> str | NDArray[np.uint8] | None:
        """What the seat sees, for people: as text, printed, or as a picture. −1: as a spectator sees it."""
        if mode is None:
            return None
        view = self.game.view(self.episode.state, SPECTATOR if seat < 0 else seat)
        say = _words_of(self.game.words)
        if mode == "rgb_array":
            return pixels_of(self.game.draw(view, say))
        text = self.game.show(view, say).text()
        if mode == "ansi":
            return text
        print(text)
        return None

    def __getstate__(self) -> Episode:
        return self.episode

    def __setstate__(self, episode: Episode) -> None:
        self.__init__(episode.game, episode.setup.seats, episode.setup.options)  # type: ignore[misc]
        self.episode = episode


@lru_cache(maxsize=8)
def _words_of(folder: str) -> Speaker:
    return speaker("en", [folder])


def pixels_of(svg: str) -> NDArray[np.uint8]:
    import io  # noqa: PLC0415 - few programs want pictures.

    try:
        from PIL import Image  # noqa: PLC0415
    except ModuleNotFoundError:
        raise ImportError("render_mode='rgb_array' needs Pillow: pip install pillow") from None
    return np.array(Image.open(io.BytesIO(png_of(svg))).convert("RGB"))
