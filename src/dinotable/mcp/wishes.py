"""The tools and what each may be asked: one type each. Its docstring is what clients read, and it makes the schema."""

from typing import Annotated, Any, Final, Literal

import msgspec

from dinotable.core.box import MOST_WORDS
from dinotable.core.record import MOST_CHANGED


def _about(text: str, **bounds: Any) -> msgspec.Meta:
    return msgspec.Meta(description=text, **bounds)


Language = Annotated[
    Literal["en", "fr"] | None, _about("Language of the answers; without it, as the program was started.")
]
Table = Annotated[
    str, _about("A table, as open_table or join_table named it; may be left out if only one is open.", max_length=80)
]
Game = Annotated[str, _about("A game's id, as the tool games lists them, or the start of one.", max_length=60)]
Name = Annotated[str, _about("What you are called at the table.", max_length=40)]
Action = Annotated[str, msgspec.Meta(max_length=200)]
Actions = Annotated[
    Action | Annotated[list[Action], msgspec.Meta(min_length=1, max_length=50)],
    _about("One action in notation, exactly as legal lists it, or the actions of one step as a list."),
]
Changes = Annotated[
    dict[Annotated[str, msgspec.Meta(max_length=60)], Annotated[str, msgspec.Meta(max_length=MOST_WORDS)]],
    _about(
        'What differs from the game\'s usual box, by path, all values as text, such as {"rounds": "6"}.',
        max_length=MOST_CHANGED,
    ),
]
PageNumber = Annotated[int, _about("Which page, from 1.", ge=1, le=10_000)]
WithBoard = Annotated[bool, _about("Whether to show the board too.")]


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is asked of a tool."""


class Games(Wish, frozen=True):
    """List the games: id, title, number of players, options, and the bots' levels from weak to strong."""

    language: Language = None


class Rules(Wish, frozen=True):
    """Read a game's rules: one rule or section by number, all rules with certain words, or (with neither) the sections."""

    game: Game
    number: Annotated[str, _about("A rule (FC5.2) or a section (FC5).", max_length=20)] = ""
    search: Annotated[str, _about("Words that a rule must have, all of them.", max_length=80)] = ""
    changes: Changes = msgspec.field(name="set", default_factory=dict)
    language: Language = None


class OpenTable(Wish, frozen=True):
    """Open a table here and play against bots. Answers with the table's name, the position and what you may do."""

    game: Game
    bots: Annotated[
        list[Annotated[str, msgspec.Meta(max_length=40)]],
        _about('The level of each opponent, such as ["greedy"] or ["novice", "search-2"].', min_length=1, max_length=7),
    ]
    seat: Annotated[int, _about("Your seat, from 0; the bots take the others in their order.", ge=0, le=7)] = 0
    options: Annotated[
        dict[Annotated[str, msgspec.Meta(max_length=40)], Annotated[str, msgspec.Meta(max_length=40)]],
        _about("The game's options by name, all values as text.", max_length=20),
    ] = {}
    changes: Changes = msgspec.field(name="set", default_factory=dict)
    name: Name = ""
    language: Language = None


class JoinTable(Wish, frozen=True):
    """Sit down at a table of a Dinotable server, by the link of a seat. Answers with its name and how things stand."""

    link: Annotated[str, _about("Such as https://HOST/t/TABLE#TOKEN.", max_length=400)]
    name: Name = ""
    language: Language = None


class Tables(Wish, frozen=True):
    """List the tables you sit at, and whether you are to act."""


class Look(Wish, frozen=True):
    """See what happened since you last looked, the board, and what you may do. It shows what your seat may know."""

    table: Table = ""
    facts: Annotated[bool, _about("Also what a good player would work out: points as they stand and the like.")] = False


class Legal(Wish, frozen=True):
    """List what you may do now, in notation and in words, a page at a time."""

    table: Table = ""
    words: Annotated[str, _about("Only actions with these words, such as “hunt 12”.", max_length=80)] = ""
    page: PageNumber = 1


class WhyNot(Wish, frozen=True):
    """Ask whether you may do something now, and if not, which rule forbids it. Nothing is done."""

    action: Annotated[Action, _about("In notation.")]
    table: Table = ""


class Foresee(Wish, frozen=True):
    """See what would follow from actions of yours, as far as you can know. Nothing is done."""

    actions: Actions
    table: Table = ""


class Act(Wish, frozen=True):
    """Do something: answer the decision that you owe. Then waits a little for the others, and tells what happened."""

    actions: Actions
    table: Table = ""
    board: WithBoard = False


class Wait(Wish, frozen=True):
    """Wait until it is your turn or the game is over, and tell what happened."""

    table: Table = ""
    seconds: Annotated[int, _about("At most so long.", ge=0, le=55)] = 25
    board: WithBoard = False


class Undo(Wish, frozen=True):
    """Take back your last action, where that is free: nothing was shown, no chance came, your step is not over."""

    table: Table = ""


class Log(Wish, frozen=True):
    """Read everything that happened at the table, as your seat saw it, a page at a time."""

    table: Table = ""
    page: PageNumber = 1


class Record(Wish, frozen=True):
    """Get the record of the game as text, a page at a time: whole and with its seed once it is over."""

    table: Table = ""
    page: PageNumber = 1


class Leave(Wish, frozen=True):
    """Leave a table. One of your own ends; at a server your seat stays yours, and a bot can play on."""

    table: Table = ""
    bot: Annotated[str, _about("At a server: the level of a bot that plays on for you.", max_length=40)] = ""


WISHES: Final[dict[str, type[Wish]]] = {
    "games": Games, "rules": Rules, "open_table": OpenTable, "join_table": JoinTable, "tables": Tables, "look": Look,
    "legal": Legal, "why_not": WhyNot, "foresee": Foresee, "act": Act, "wait": Wait, "undo": Undo, "log": Log,
    "record": Record, "leave": Leave,
}  # fmt: skip
"""By the name of the tool."""
ONLY_LOOKS: Final = {"games", "rules", "tables", "look", "legal", "why_not", "foresee", "wait", "log", "record"}
"""Tools that change nothing."""


def schema_of(wish: type[Wish]) -> dict[str, Any]:
    """The JSON schema of what a tool takes, without references."""
    _, parts = msgspec.json.schema_components([wish])
    (schema,) = parts.values()
    return {name: part for name, part in schema.items() if name not in ("title", "description")}


def description_of(wish: type[Wish]) -> str:
    return " ".join((wish.__doc__ or "").split())
