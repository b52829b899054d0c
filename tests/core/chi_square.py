"""How far counts are from what they should be."""

from collections.abc import Mapping


def excess(counts: Mapping, shares: Mapping) -> float:
    """Chi-square as standard deviations above its mean (Wilson and Hilferty); above 5 is no accident."""
    total = sum(counts.values())
    degrees = len(shares) - 1
    if degrees == 0:
        return 0.0
    square = sum(
        (counts.get(key, 0) - total * float(share)) ** 2 / (total * float(share)) for key, share in shares.items()
    )
    ninth = 2 / (9 * degrees)
    return ((square / degrees) ** (1 / 3) - (1 - ninth)) / ninth**0.5
