"""A small network that tells from a seat's features how strong it stands. `weights` reads what it has learned.

A seat's strength is `w·x + phase (w′·x) + v·σ(Wx + b)` with σ(z) = z / (1 + |z|). Strengths mean something only beside
those of the other seats: e to the difference of two is the odds of ending ahead (Plackett–Luce).
"""

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.errors import DinotableError


class Network:
    def __init__(self, features: int, hidden: int, numbers: list[float]) -> None:
        """`numbers`: w, w′, then for each hidden unit its row of W, its b and its v."""
        if len(numbers) != size_of(features, hidden):
            raise DinotableError(f"{size_of(features, hidden)} weights are needed, not {len(numbers)}")
        self.features: i64 = features
        self.hidden: i64 = hidden
        self.numbers: vec[float] = vec[float](numbers)

    def strength(self, rows: vec[float], seat: i64) -> float:
        numbers, features = self.numbers, self.features
        first = seat * features
        total = 0.0
        by_phase = 0.0
        for k in range(features):
            x = rows[first + k]
            total += numbers[k] * x
            by_phase += numbers[features + k] * x
        total += by_phase * rows[first]
        at = 2 * features
        for _ in range(self.hidden):
            z = numbers[at + features]
            for k in range(features):
                z += numbers[at + k] * rows[first + k]
            total += numbers[at + features + 1] * (z / (1.0 + (z if z > 0.0 else -z)))
            at += features + 2
        return total


def size_of(features: int, hidden: int) -> int:
    return 2 * features + hidden * (features + 2)
