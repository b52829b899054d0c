"""What a bot can do wrong at a decision. Runs count it by its `kind`."""

from typing import ClassVar

from dinotable.core.errors import Failed


class BotFailed(Failed):
    kind: ClassVar[str] = "crashed"
    is_lost: ClassVar[bool] = True
    """Whether its process was ended for it, and another one is asked next time."""


class Hangs(BotFailed):
    """No answer came."""

    kind = "hung"


class Ended(BotFailed):
    """Its process did not start, or has ended."""

    kind = "died"


class Nonsense(BotFailed):
    """What it said is no answer to what it was asked; what it says next may be none either."""

    kind = "illegal"


class NotOnTheList(BotFailed):
    """An answer, but to do something that is not legal now."""

    kind = "illegal"
    is_lost = False
