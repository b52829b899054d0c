"""Many games of one kind at once, in one compiled loop: what `dinotable.lab.Batch` shows to numpy."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from dinotable.core.contract import AnyGame
from dinotable.core.episode import Episode
from dinotable.core.errors import DinotableError
from dinotable.core.generator import Generator
from dinotable.core.setup import Setup
from dinotable.core.tensor import Tensor


class Episodes:
    """A game that ends is followed by a new one at once: `ended` and `rewards` tell of the last, the rest of the new one."""

    def __init__(self, game: AnyGame, setup: Setup, count: i64, seed: int, is_seen: bool) -> None:
        """`is_seen`: whether there is memory for observations, which are large."""
        self.count = count
        self.all: list[int] = list(range(count))
        self.seats: i64 = setup.seats
        self.generator = Generator(seed)
        self.episodes: list[Episode] = []
        for _ in range(count):
            own = Generator(self.generator.word() * 2**31 + self.generator.word())
            self.episodes.append(Episode(game, setup, own))
        self.numbers: i64 = self.episodes[0].spelling.size
        self.tensor = Tensor(count if is_seen else 0, self.episodes[0].observation.size)
        self.masks: vec[u8] = vec[u8]([0] * (count * self.numbers))
        self.to_act: vec[i64] = vec[i64]([0] * count)
        self.sampled: vec[i64] = vec[i64]([0] * count)
        self.ended: vec[u8] = vec[u8]([0] * count)
        self.rewards: vec[float] = vec[float]([0.0] * (count * self.seats))
        self.games: i64 = 0
        """How many ended."""
        for k in range(count):
            self.episodes[k].begin()
            self.to_act[k] = self.episodes[k].seat

    def step(self, numbers: list[int]) -> None:
        """A number for each game, of the seat that is asked there. All are checked before the first is said."""
        self.step_in(self.all, numbers)

    def step_in(self, games: list[int], numbers: list[int]) -> None:
        """A number for each of these games, such as those where an opponent is asked. All are checked first."""
        if len(numbers) != len(games):
            raise DinotableError(f"{len(games)} numbers are needed, one for each game, not {len(numbers)}")
        for k in range(len(games)):
            if not 0 <= games[k] < self.count or not self.episodes[games[k]].can_say(numbers[k]):
                raise DinotableError(f"game {games[k]}: the number {numbers[k]} cannot be said now, its mask is 0")
        if len(set(games)) < len(games):
            raise DinotableError("a game can be named once")
        for k in range(len(games)):
            self._say(games[k], numbers[k])

    def play(self, times: i64) -> None:
        """Says a random number in every game, so many times."""
        for _ in range(times):
            for k in range(self.count):
                self._say(k, self.episodes[k].sample())

    def _say(self, k: i64, number: i64) -> None:
        episode, rewards, first = self.episodes[k], self.rewards, k * self.seats
        if self.ended[k]:
            self.ended[k] = 0
            for seat in range(self.seats):
                rewards[first + seat] = 0.0
        episode.say(number)
        if episode.seat < 0:
            returns = episode.returns()
            for seat in range(self.seats):
                rewards[first + seat] = returns[seat]
            self.ended[k] = 1
            self.games += 1
            episode.begin()
        self.to_act[k] = episode.seat

    def observe(self) -> None:
        for k in range(self.count):
            episode = self.episodes[k]
            episode.observe(episode.seat, self.tensor, k)

    def mark(self) -> None:
        for k in range(self.count):
            self.episodes[k].mark(self.masks, k * self.numbers)

    def actions(self) -> int:
        """How many were done so far, those of chance included."""
        return sum([episode.actions for episode in self.episodes])

    def sample(self) -> None:
        for k in range(self.count):
            self.sampled[k] = self.episodes[k].sample()
