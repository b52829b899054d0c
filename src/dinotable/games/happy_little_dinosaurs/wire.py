"""A view as it crosses the wire. Cards, types of disaster and dinosaurs are words of the box."""

from functools import lru_cache

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.bits import BITS
from dinotable.core.seats import seats_in
from dinotable.core.wire import Wire
from dinotable.games.happy_little_dinosaurs.box import (
    CARDS,
    DINOSAURS,
    DISASTERS,
    KINDS,
    POINT_KINDS,
    TYPES,
    CardName,
    DinosaurName,
    DisasterType,
    HappyLittleDinosaursBox,
)  # fmt: skip
from dinotable.games.happy_little_dinosaurs.rules.choice import title_of
from dinotable.games.happy_little_dinosaurs.rules.turns import resolving
from dinotable.games.happy_little_dinosaurs.state import PHASES, HappyLittleDinosaursView, PhaseName, Table


class Disaster(Wire, frozen=True):
    type: DisasterType
    title: str
    """Such as `natural-3`; it decides nothing (HD1.3)."""


class DisasterDeck(Wire, frozen=True):
    left: int
    """Above the known ones."""
    under: tuple[DisasterType, ...]
    """Known to all, the next to come first."""


class BoxRow(Wire, frozen=True):
    card: CardName
    value: int | None
    """An instant has none (HD1.2)."""
    amount: int | None
    """The number in its effect, if there is one (HD1.2)."""


class Effects(Wire, frozen=True):
    order: tuple[int, ...]
    """The seats whose effects resolve this round, first to last (HD4.2)."""
    at: int
    """Which of them is asked."""


class Trait(Wire, frozen=True):
    """What a dinosaur is good or bad at (HD1.1)."""

    type: DisasterType
    amount: int
    """Added to its score against a disaster of that type."""


@lru_cache(16)
def box_rows(box: HappyLittleDinosaursBox) -> tuple[BoxRow, ...]:
    return tuple(
        BoxRow(card, box.value[kind] if kind < POINT_KINDS else None, box.amount_of(card))
        for kind, card in enumerate(CARDS)
    )


@lru_cache(16)
def trait_rows(box: HappyLittleDinosaursBox) -> tuple[tuple[Trait, ...], ...]:
    """By dinosaur; only what counts."""
    return tuple(
        tuple(Trait(word, amount) for kind, word in enumerate(TYPES) if (amount := box.traits[4 * dinosaur + kind]))
        for dinosaur in range(len(DINOSAURS))
    )


class Shared(Wire, frozen=True):
    phase: PhaseName
    step: int
    round: int
    """Usually 1 to 200; 0 during the first deal."""
    duel: bool
    disaster: Disaster | None
    """This round's, as long as it lies there."""
    gone: tuple[int, ...]
    """The seats that went out, in that order."""
    disasters: DisasterDeck
    deck: int
    """Cards in the main deck."""
    shuffles: int
    discards: tuple[CardName, ...]
    played: tuple[CardName, ...]
    """Instants and sudden death cards that wait on the table (HD8.3)."""
    upside_downs: int
    """Played this round."""
    drawer: int
    """Who draws while chance deals, −1: nobody."""
    answered: tuple[int, ...]
    """The seats that have chosen, or passed."""
    effects: Effects
    asked: int | None
    """The seat whose effect resolves now."""
    dropped: int
    """Cards discarded so far by the breath that is asked."""
    owner: int
    """Whose hand a claw looks at, −1: nobody's."""
    looking_at: int
    """How many cards a log is looking at."""
    contenders: tuple[int, ...]
    """The seats in sudden death."""
    taker: int
    """Who is about to take the disaster, or has just taken it; −1: nobody."""
    ended: int
    """Why: 0 it goes on, 1 the end of the route, 2 one player left, 3 the last round."""
    alike: int
    each: int
    """So many disasters of one type, or of each of the three, put one out (HD7.3, HD7.4)."""
    goal: int
    """Where the escape route ends (HD1.4)."""
    box: tuple[BoxRow, ...]
    """The cards of the main deck."""


class Area(Wire, frozen=True):
    """Disasters taken, by type."""

    natural: int
    predatory: int
    emotional: int
    meteor: int


class Player(Wire, frozen=True, rename={"is_in": "in"}):
    dinosaur: DinosaurName
    traits: tuple[Trait, ...]
    is_in: bool
    """Still in the game."""
    position: int
    """Along the escape route, counted past its end."""
    cards: int
    """In hand."""
    has_point: bool
    """All are sure that the hand holds a point card (HD3.2, HD6.3)."""
    no_point: bool
    """All are sure that it holds none."""
    front: CardName | None
    """The point card in front of the player."""
    added: CardName | None
    """The card whose value a pebble or juice added."""
    pushes: int
    sours: int
    """How many were played on this player this round."""
    sudden: CardName | None
    """The last card shown in sudden death."""
    disasters: Area
    known: tuple[CardName, ...]
    """Cards of this hand the viewer is sure of (HD4.4)."""


class Own(Wire, frozen=True):
    seat: int
    """−1: a spectator."""
    seats: tuple[Player, ...]
    """By seat; not shared, because of what each viewer knows of the hands."""
    hand: tuple[CardName, ...]
    choice: CardName | None
    """One's own, before the reveal."""
    looked: tuple[CardName, ...]
    """What one's own log is looking at."""


def wire_shared(view: HappyLittleDinosaursView) -> Shared:
    table = view.table
    return Shared(
        phase=PHASES[table.phase],
        step=table.step,
        round=table.round,
        duel=table.duel,
        disaster=disaster(table),
        gone=tuple(table.gone),
        disasters=DisasterDeck(table.disasters.bag.total, tuple(TYPES[kind] for kind in table.disasters.under)),
        deck=table.deck_size,
        shuffles=table.shuffles,
        discards=cards_in(table.discards),
        played=cards_in(table.played),
        upside_downs=table.flips,
        drawer=table.drawer,
        answered=tuple(seats_in(table.answered)),
        effects=Effects(tuple(seat for seat in table.order if seat >= 0), table.at),
        asked=resolving(table) if resolving(table) >= 0 else None,
        dropped=table.dropped,
        owner=table.owner,
        looking_at=table.looked,
        contenders=tuple(seats_in(table.contenders)),
        taker=table.taker,
        ended=table.ended,
        alike=table.box.alike[1 if table.duel else 0],
        each=table.box.each[1 if table.duel else 0],
        goal=table.box.goal,
        box=box_rows(table.box),
    )


def wire_own(view: HappyLittleDinosaursView) -> Own:
    return Own(
        seat=view.seat,
        seats=tuple(player(view, seat) for seat in range(view.table.seats)),
        hand=cards_in(view.hand),
        choice=card_name(view.choice),
        looked=tuple(CARDS[card] for card in view.looked if card >= 0),
    )


def disaster(table: Table) -> Disaster | None:
    if table.disaster < 0:
        return None
    return Disaster(TYPES[table.disaster], DISASTERS[title_of(table, table.disaster)])


def player(view: HappyLittleDinosaursView, seat: int) -> Player:
    table = view.table
    return Player(
        dinosaur=DINOSAURS[table.dinosaurs[seat]],
        traits=trait_rows(table.box)[table.dinosaurs[seat]],
        is_in=bool(table.inside & BITS[seat]),
        position=table.position[seat],
        cards=table.sizes[seat],
        has_point=bool(table.has_point & BITS[seat]),
        no_point=bool(table.no_point & BITS[seat]),
        front=card_name(table.front[seat]),
        added=card_name(table.added[seat]),
        pushes=table.pushes[seat],
        sours=table.sours[seat],
        sudden=card_name(table.sudden[seat]),
        disasters=area(table, seat),
        known=cards_in(view.known, seat),
    )


def area(table: Table, seat: int) -> Area:
    return Area(*table.areas[4 * seat : 4 * seat + 4])


def card_name(card: int) -> CardName | None:
    return CARDS[card] if card >= 0 else None


def cards_in(counts: vec[i64], owner: int = 0) -> tuple[CardName, ...]:
    """In the order of the box."""
    return tuple(card for k, card in enumerate(CARDS) for _ in range(counts[owner * KINDS + k]))
