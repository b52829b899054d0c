"""Playing a record again: every action checked, every draw recomputed where the seed is known."""

from dinotable.core.chance import Luck, commitment
from dinotable.core.contract import Box, Game, S, V
from dinotable.core.errors import DinotableError, RecordError, SetupError
from dinotable.core.journal import Journal
from dinotable.core.play import chance_acts
from dinotable.core.record import Record
from dinotable.core.seats import CHANCE


def open_record(game: Game[S, V], record: Record, box: Box | None = None) -> Journal[S, V]:
    """The journal before the first line. Refuses other games, other versions and other boxes."""
    if record.rules != game.rules:
        raise RecordError(2, f"this is a record of {record.rules[:40]}; this program plays {game.rules}")
    chosen = box or game.box
    if record.box != chosen.hash():
        raise RecordError(1, f"played with another box ({record.box[:40]}): give that one with --box FILE")
    try:
        setup = game.setup(record.seats, record.options, chosen)
    except SetupError as error:
        raise RecordError(3, str(error)) from None
    if setup.options != record.options:
        raise RecordError(3, "the header leaves out options of this game")
    if record.names and len(record.names) != record.seats:
        raise RecordError(3, "there are not as many names as seats")
    journal = Journal(game, setup)
    journal.names = list(record.names)
    journal.commitment = record.commitment
    return journal


def replay_line(journal: Journal[S, V], text: str) -> None:
    """One line of a record."""
    seat_word, _, said = text.partition(" ")
    if seat_word != "*" and not (seat_word.isdigit() and len(seat_word) == 1 and int(seat_word) < journal.setup.seats):
        raise DinotableError(f"“{text[:40]}” should begin with a seat or *")
    seat = CHANCE if seat_word == "*" else int(seat_word)
    if said.startswith("undo ") and seat != CHANCE:
        count = said.removeprefix("undo ")
        if not (count.isascii() and count.isdigit() and len(count) < 5):
            raise DinotableError(f"“{text[:40]}” should say how many actions")
        journal.undo(seat, int(count))
        return
    action = journal.game.actions.parse(said)
    if journal.game.actions.text(action) != said:
        raise DinotableError(f"“{text[:40]}” is not written as a record writes it: {journal.game.actions.text(action)}")
    journal.act(seat, action)


def replay(game: Game[S, V], record: Record, box: Box | None = None, until: int | None = None) -> Journal[S, V]:
    """Plays the record's lines, all or the first `until`. With a seed in the record, every draw is checked against it."""
    journal = open_record(game, record, box)
    luck = _luck_of(record)
    journal.luck = luck
    lines = record.lines if until is None else record.lines[:until]
    for k, text in enumerate(lines):
        try:
            expected = ""
            if luck and chance_acts(game, journal.state):
                expected = f"* {game.actions.text(luck.draw(game, journal.state))}"
            replay_line(journal, text)
        except DinotableError as error:
            raise RecordError(record.first_line + k, str(error)) from None
        if expected and text != expected:
            raise RecordError(record.first_line + k, f"the seed draws “{expected}” here, the record says “{text[:40]}”")
    if until is None:
        _check_end(journal, record)
    return journal


def resume(game: Game[S, V], record: Record, box: Box | None = None) -> Journal[S, V]:
    """A saved game to be played on: its seed must be in the record."""
    if not record.seed:
        raise RecordError(1, "this record carries no seed: it can be replayed, not played on")
    return replay(game, record, box)


def _luck_of(record: Record) -> Luck | None:
    if not record.seed:
        return None
    seed = bytes.fromhex(record.seed)
    if commitment(seed) != record.commitment:
        raise RecordError(1, "the seed is not the one that was committed to before the deal")
    return Luck(seed)


def _check_end(journal: Journal[S, V], record: Record) -> None:
    outcome = journal.game.outcome(journal.state)
    line = record.first_line + len(record.lines) + 1
    if outcome is None and record.end:
        raise RecordError(line, "the record names an end, but the game goes on")
    if outcome is not None and record.end != outcome.scores:
        raise RecordError(line, f"the points are {outcome.scores}, the record says {record.end}")
