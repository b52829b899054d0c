"""A table's luck: a secret seed of 256 bits, and a stream of draws for each source of chance.

Draw n of a stream hashes the seed, the stream's name and n with SHAKE-256, reads words of 64 bits from it, and takes the
first that maps to the bag without bias. So tables with one seed meet the same luck in each pile, whatever is drawn in
between, and anyone who knows the seed can draw again. The seed's SHA-256 is shown before the deal, the seed after the end.
"""

import hashlib
import secrets
from typing import Any, Final

from dinotable.core.buffer import Buffer
from dinotable.core.contract import Game
from dinotable.core.errors import DinotableError
from dinotable.core.parts import parts_of, put_together
from dinotable.core.state import S, V

SEED_BYTES: Final = 32


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def seed_from(number: int) -> bytes:
    """A seed that can be typed, for simulations and tests."""
    return hashlib.sha256(f"dinotable seed {number}".encode()).digest()


def commitment(seed: bytes) -> str:
    return hashlib.sha256(seed).hexdigest()


class Luck:
    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise DinotableError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.seed = seed
        self.drawn: dict[str, int] = {}
        """How many draws each stream has given. Never goes back, not even by an undo."""

    def twin(self) -> "Luck":
        """A copy of how far each stream is, to look ahead without drawing."""
        twin = Luck(self.seed)
        twin.drawn = dict(self.drawn)
        return twin

    def below(self, stream: str, n: int) -> int:
        """The stream's next draw: one of 0 … n−1, each equally likely."""
        number = self.drawn.get(stream, 0)
        self.drawn[stream] = number + 1
        fair = 2**64 - 2**64 % n
        for words in (1, 4, 16, 64):
            row = hashlib.shake_256(self.seed + f"/{stream}/{number}".encode()).digest(8 * words)
            for k in range(words):
                word = int.from_bytes(row[8 * k : 8 * k + 8], "big")
                if word < fair:
                    return word % n
        raise AssertionError("sixty-four words in a row were unfair: less likely than any accident")

    def draw(self, game: Game[S, V], state: S) -> int:
        """What chance does now."""
        out = Buffer()
        weights = Buffer()
        game.chance(state, out, weights)
        left = self.below(game.stream(state), sum(weights.listed()))
        for action, weight in zip(out.listed(), weights.listed(), strict=True):
            left -= weight
            if left < 0:
                return action
        raise AssertionError("a draw lies within the weights")

    def __reduce__(self) -> tuple[Any, ...]:
        return put_together, (parts_of(self),)
