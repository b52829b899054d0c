"""Over HTTP: ratings of people and bots."""

import msgspec

from dinotable.table.wire import Request


# What is asked.
class MyRatings(Request, frozen=True):
    hidden: bool | None = None
    """Whether one wants to be left out of the ladders that others see; left out, it stays as it is."""
    erase: bool = False
    """All one's ratings go for good; whoever plays another rated game begins anew."""


# What is answered.
class RatingLine(msgspec.Struct, frozen=True):
    name: str
    """Empty for a bot."""
    level: str
    """Empty for a person."""
    rating: int
    give_or_take: int
    """The rating is this close to the truth in nineteen cases of twenty, as far as the games tell."""
    games: int
    is_provisional: bool
    is_you: bool


class Ladder(msgspec.Struct, frozen=True):
    game: str
    lines: list[RatingLine]
    """People and bots together, the strongest first."""
    provisional: int
    """So many games a rating is provisional."""
    is_hidden: bool
    """Whether whoever asks is left out of what others see."""


class OwnRating(msgspec.Struct, frozen=True):
    game: str
    rating: int
    give_or_take: int
    games: int
    is_provisional: bool


class OwnRatings(msgspec.Struct, frozen=True):
    ratings: list[OwnRating]
    is_hidden: bool
