"""Records of Magpies to be read, spoilt and read again."""

from dinotable.core.chance import Luck, seed_from
from dinotable.core.generator import Generator
from dinotable.core.journal import Journal
from dinotable.core.play import chance_acts
from dinotable.core.record import Record, sum_of
from examples.magpies import GAME
from tests.conformance.spots import random_action


def played(seed=1, seats=2, most=10_000, undos=True, backs=False):
    """A game with a few undos, up to the end or for so many actions; with `backs` also taken back beyond steps, and lent."""
    journal = Journal(GAME, GAME.setup(seats), Luck(seed_from(seed)))
    journal.names = ["Anna", "Zoé", "Ørjan d’Aulnoy", "李"][:seats]
    generator = Generator(seed)
    while GAME.to_act(journal.state) and len(journal.entries) < most:
        journal.settle()
        if not GAME.to_act(journal.state):
            break
        seat, action = random_action(GAME, journal.state, generator)
        journal.act(seat, action)
        if undos and journal.undoable(seat) and generator.below(3) == 0:
            journal.undo(seat)
        if backs and generator.below(6) == 0 and journal.last_line(seat) is not None and not over_or_chance(journal):
            journal.note(seat, "lent greedy")
            journal.back(seat, journal.last_line(seat))
            journal.note(seat, "taken")
    return journal


def over_or_chance(journal):
    return not GAME.to_act(journal.state) or chance_acts(GAME, journal.state)


def record_text(**how):
    return played(**how).record(with_seed=True).text()


def signed(text: str) -> bytes:
    """With a sum that fits again, as a forger would write it."""
    body = text[: text.rindex("sum: ")]
    return f"{body}sum: {sum_of(body)}\n".encode()


def edited(change) -> bytes:
    """A whole record in which something else stands, with its sum."""
    record: Record = played().record(with_seed=True)
    change(record)
    return record.text().encode()
