"""A game described for whoever draws it without knowing it: its words, its options, and what its views are made of."""

from typing import Any, Literal

import msgspec

from dinotable.core import box
from dinotable.core.box import Item
from dinotable.core.contract import AnyGame
from dinotable.core.fields import Field, HexField, Number, SeatField, Several, Word
from dinotable.core.seats import SPECTATOR
from dinotable.core.vocabulary import Vocabulary

FieldKind = Literal["seat", "hex", "number", "word"]


class KindPage(msgspec.Struct, frozen=True):
    """A kind of action, event, refusal or reason."""

    rule: str
    fields: dict[str, FieldKind]


class OptionPage(msgspec.Struct, frozen=True):
    name: str
    values: list[str]
    default: str
    rule: str
    seats: list[int]
    """The numbers of players it is offered at; empty: all."""


class ItemPage(msgspec.Struct, frozen=True):
    """Something that another box may change."""

    path: str
    usual: str
    rule: str
    about: str
    """The message that says what it is; it hears `of` and `players`."""
    of: str
    players: int
    """The number of players it is for; 0: for all alike."""
    low: int | None = None
    high: int | None = None
    """The bounds of a number."""
    values: list[str] = []
    """The words it is one of; empty, and without bounds: any words, which the game checks."""


class BoxPage(msgspec.Struct, frozen=True):
    items: list[ItemPage]


class StrengthPage(msgspec.Struct, frozen=True):
    """How strong a level was measured to be, on the Elo scale of its game."""

    rating: int
    low: int
    high: int
    """The ends of its 95 % interval."""
    games: int


class GamePage(msgspec.Struct, frozen=True):
    id: str
    rules: str
    fewest: int
    most: int
    options: list[OptionPage]
    bots: list[str]
    """The levels, the weakest first."""
    strengths: dict[str, StrengthPage]
    """By level; one that nobody has measured is missing."""
    reconstruction: bool
    programs: list[str]
    """Names of bots that whoever runs the server has added. They can sit in a chair, and nothing else."""


class GameWords(GamePage, frozen=True):
    """All that a page needs to know of a game to draw it."""

    actions: dict[str, KindPage]
    events: dict[str, KindPage]
    refusals: dict[str, KindPage]
    reasons: dict[str, KindPage]
    words: dict[str, list[str]]
    """By field: the words that it can hold. In sentences `<id>-<field>` with `$value`."""
    own: list[str]
    """The fields of a view that others do not see."""
    by_seat: list[str]
    """The fields of a view that hold one thing for each seat."""


def page_of(game: AnyGame) -> GamePage:
    return GamePage(**_page(game))


def words_of(game: AnyGame) -> GameWords:
    return GameWords(**_page(game), **_words(game))


def box_page(game: AnyGame) -> BoxPage:
    return BoxPage([_item(item) for item in game.items()])


def _item(item: Item) -> ItemPage:
    told = (item.path, item.usual, item.rule, item.about, item.of, item.players())
    if isinstance(item, box.Number):
        return ItemPage(*told, low=item.low, high=item.high)
    return ItemPage(*told, values=item.values if isinstance(item, box.Word) else [])


def _page(game: AnyGame) -> dict[str, Any]:
    options = [
        OptionPage(option.name, option.values, option.default, option.rule, option.seats) for option in game.options
    ]
    return {
        "id": game.id,
        "rules": game.rules,
        "fewest": game.fewest,
        "most": game.most,
        "options": options,
        "bots": game.ladder().names(),
        "strengths": {
            level: StrengthPage(found.rating, found.low, found.high, found.games)
            for level, found in game.ladder().strengths.items()
        },
        "reconstruction": game.reconstruction,
        "programs": [],
    }


def _words(game: AnyGame) -> dict[str, Any]:
    reasons = game.explainer().words
    vocabularies = {"actions": game.actions, "events": game.events, "refusals": game.refusals, "reasons": reasons}
    words: dict[str, list[str]] = {}
    for vocabulary in vocabularies.values():
        for kind in vocabulary.kinds:
            for field in kind.fields:
                member = field.member if isinstance(field, Several) else field
                if isinstance(member, Word):
                    known = words.setdefault(member.name, [])
                    known += [word for word in member.words if word not in known]
    own, by_seat = _shape(game)
    kinds = {name: _kinds(vocabulary) for name, vocabulary in vocabularies.items()}
    return {**kinds, "words": words, "own": own, "by_seat": by_seat}


def _kinds(vocabulary: Vocabulary) -> dict[str, KindPage]:
    return {
        kind.word: KindPage(kind.rule, {field.name: kind_of(field) for field in kind.fields})
        for kind in vocabulary.kinds
    }


def kind_of(field: Field) -> FieldKind:
    if isinstance(field, Several):
        return kind_of(field.member)
    if isinstance(field, SeatField):
        return "seat"
    if isinstance(field, HexField):
        return "hex"
    return "number" if isinstance(field, Number) else "word"


def _shape(game: AnyGame) -> tuple[list[str], list[str]]:
    """Which fields of a view are a viewer's own, and which are as long as the table has seats, whatever their number."""
    own: list[str] = []
    candidates: list[set[str]] = []
    for seats in range(game.fewest, game.most + 1):
        view = game.view(game.new(game.setup(seats)), SPECTATOR)
        own = list(msgspec.to_builtins(game.wire_own(view)))
        whole = game.wire(view)
        candidates.append(
            {name for name, value in whole.items() if isinstance(value, list | tuple) and len(value) == seats}
        )
    return own, sorted(set.intersection(*candidates))
