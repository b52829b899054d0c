"""What a good player would work out from a view."""

from dinotable.core.wire import AnyFacts
from examples.magpies.state import WINDOW, MagpiesView


class Facts(AnyFacts, frozen=True):
    offers_by_seat: tuple[int | None, ...]
    """What each offer is worth now, with what was cawed; None: it is not on the table."""
    ahead_seat: int | None
    """Who would win if all passed."""


def facts(view: MagpiesView) -> Facts:
    table = view.table
    offers = [offer + bonus for offer, bonus in zip(table.offers, table.bonus, strict=True)]
    return Facts(
        points_by_seat=tuple(table.scores),
        is_out=(False,) * table.seats,
        offers_by_seat=tuple(offer if offer >= 0 else None for offer in offers),
        ahead_seat=offers.index(max(offers)) if table.phase == WINDOW else None,
    )
