"""A view as plain data for JSON."""

from dinotable.core.seats import seats_in
from dinotable.games.happy_little_dinosaurs.box import CARDS, DINOSAURS, DISASTERS, TYPES
from dinotable.games.happy_little_dinosaurs.effects import asked
from dinotable.games.happy_little_dinosaurs.facts import asked_phase, cards_in
from dinotable.games.happy_little_dinosaurs.rules_choice import title_of
from dinotable.games.happy_little_dinosaurs.state import PHASES, Table
from dinotable.games.happy_little_dinosaurs.view import HappyView


def wire_own(view: HappyView) -> dict[str, object]:
    return {
        "seat": view.seat,
        "seats": [wire_seat(view, seat) for seat in range(view.table.seats)],
        "hand": cards_in(view.hand),
        "choice": name(view.choice),
        "looked": [CARDS[card] for card in view.looked if card >= 0],
    }


def wire_table(table: Table) -> dict[str, object]:
    return {
        "phase": PHASES[table.phase],
        "step": table.step,
        "round": table.round,
        "duel": table.duel,
        "disaster": wire_disaster(table),
        "gone": table.gone,
        "disasters": {"left": table.disasters.bag.total, "under": [TYPES[kind] for kind in table.disasters.under]},
        "deck": table.deck_size,
        "shuffles": table.shuffles,
        "discards": cards_in(table.discards),
        "played": cards_in(table.played),
        "upside_downs": table.flips,
        "drawer": table.drawer,
        "answered": seats_in(table.answered),
        "effects": {"order": [seat for seat in table.order if seat >= 0], "at": table.at},
        "asked": asked(table) if asked_phase(table) else None,
        "dropped": table.dropped,
        "owner": table.owner,
        "looking_at": table.looked,
        "contenders": seats_in(table.contenders),
        "taker": table.taker,
        "ended": table.ended,
    }


def wire_disaster(table: Table) -> dict[str, object] | None:
    if table.disaster < 0:
        return None
    return {"type": TYPES[table.disaster], "title": DISASTERS[title_of(table, table.disaster)]}


def wire_seat(view: HappyView, seat: int) -> dict[str, object]:
    table = view.table
    return {
        "dinosaur": DINOSAURS[table.dinosaurs[seat]],
        "in": bool(table.inside & 2**seat),
        "position": table.position[seat],
        "cards": table.sizes[seat],
        "has_point": bool(table.has_point & 2**seat),
        "no_point": bool(table.no_point & 2**seat),
        "front": name(table.front[seat]),
        "added": name(table.added[seat]),
        "pushes": table.pushes[seat],
        "sours": table.sours[seat],
        "sudden": name(table.sudden[seat]),
        "disasters": {word: table.areas[4 * seat + kind] for kind, word in enumerate(TYPES)},
        "known": cards_in(view.known, seat),
    }


def name(card: int) -> str | None:
    return CARDS[card] if card >= 0 else None
