"""Playing a record again: every action checked, every draw recomputed where the seed is known."""

from dinotable.core.box import Box, read_changes
from dinotable.core.chance import Luck, commitment
from dinotable.core.contract import Game
from dinotable.core.errors import DinotableError, RecordError, SetupError
from dinotable.core.journal import Journal
from dinotable.core.play import chance_acts
from dinotable.core.record import Record
from dinotable.core.seats import CHANCE
from dinotable.core.state import S, V


def open_record(game: Game[S, V], record: Record, box: Box | None = None) -> Journal[S, V]:
    """The journal before the first line. Refuses other games, other versions and other boxes."""
    if record.rules != game.rules:
        raise RecordError(
            record.place("game"), f"this is a record of {record.rules[:40]}; this program plays {game.rules}"
        )
    chosen = box or box_of(game, record)
    if not chosen.is_called(record.box):
        raise RecordError(
            record.place("box"), f"played with another box ({record.box[:40]}): give that one with --box FILE"
        )
    try:
        setup = game.setup(record.seats, record.options, chosen)
    except SetupError as error:
        raise RecordError(record.place("seats"), str(error)) from None
    if list(setup.options.items()) != list(record.options.items()):
        raise RecordError(record.place("seats"), "the header leaves out options of this game, or orders them otherwise")
    if record.names and len(record.names) != record.seats:
        raise RecordError(record.place("name 0"), "there are not as many names as seats")
    journal = Journal(game, setup)
    journal.names = list(record.names)
    journal.head_starts = list(record.head_starts)
    journal.commitment = record.commitment
    journal.given = record.given
    return journal


def box_of(game: Game[S, V], record: Record) -> Box:
    """The box that a record tells."""
    if not record.changed and not record.variant:
        return game.box
    try:
        box = game.make_box(read_changes(game.items(), record.changed))
    except SetupError as error:
        raise RecordError(record.place(f"set {next(iter(record.changed), '')}"), str(error)) from None
    box.variant = record.variant
    return box


def replay_line(journal: Journal[S, V], text: str) -> None:
    """One line of a record."""
    if text.startswith("# "):
        _replay_note(journal, text)
        return
    seat_word, _, said = text.partition(" ")
    if seat_word != "*" and seat_word not in [str(seat) for seat in range(journal.setup.seats)]:
        raise DinotableError(f"“{text[:40]}” should begin with a seat or *")
    seat = CHANCE if seat_word == "*" else int(seat_word)
    if said.startswith("undo ") and seat != CHANCE:
        count = said.removeprefix("undo ")
        if not (count.isascii() and count.isdigit() and len(count) < 5):
            raise DinotableError(f"“{text[:40]}” should say how many actions")
        journal.undo(seat, int(count))
        return
    if said.startswith("back ") and seat != CHANCE:
        line = said.removeprefix("back ")
        if not (line.isascii() and line.isdigit() and len(line) < 7 and str(int(line)) == line):
            raise DinotableError(f"“{text[:40]}” should say before which line, counted from 0")
        journal.back(seat, int(line))
        return
    action = journal.game.actions.parse(said)
    if journal.game.actions.text(action) != said:
        raise DinotableError(f"“{text[:40]}” is not written as a record writes it: {journal.game.actions.text(action)}")
    journal.act(seat, action)


def _replay_note(journal: Journal[S, V], text: str) -> None:
    seat_word, _, note = text.removeprefix("# ").partition(" ")
    if seat_word not in [str(seat) for seat in range(journal.setup.seats)]:
        raise DinotableError(f"“{text[:40]}” should be about a seat")
    journal.note(int(seat_word), note)


def replay(game: Game[S, V], record: Record, box: Box | None = None, until: int | None = None) -> Journal[S, V]:
    """Plays the record's lines, all or the first `until`. With a seed in the record, every draw is checked against it, but
    for those in the lines it was given."""
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
            raise RecordError(record.place_of(k), str(error)) from None
        if expected and text != expected and k >= record.given:
            raise RecordError(record.place_of(k), f"the seed draws “{expected}” here, the record says “{text[:40]}”")
    if until is None:
        _check_end(journal, record)
    return journal


def resume(game: Game[S, V], record: Record, box: Box | None = None) -> Journal[S, V]:
    """A saved game to be played on: its seed must be in the record."""
    if not record.seed:
        raise RecordError(record.place("seed"), "missing: this record can be replayed, not played on")
    return replay(game, record, box)


def branch(game: Game[S, V], record: Record, until: int, seed: bytes, box: Box | None = None) -> Journal[S, V]:
    """What if: the record's first lines, to be played on with a luck of their own."""
    journal = open_record(game, record, box)
    luck = Luck(seed)
    for k, text in enumerate(record.lines[:until]):
        try:
            if chance_acts(game, journal.state):
                luck.draw(game, journal.state)
            replay_line(journal, text)
        except DinotableError as error:
            raise RecordError(record.place_of(k), str(error)) from None
    journal.luck = luck
    journal.commitment = commitment(seed)
    journal.given = until
    return journal


def _luck_of(record: Record) -> Luck | None:
    if not record.seed:
        return None
    seed = bytes.fromhex(record.seed)
    if commitment(seed) != record.commitment:
        raise RecordError(record.place("seed"), "the seed is not the one that was committed to before the deal")
    return Luck(seed)


def _check_end(journal: Journal[S, V], record: Record) -> None:
    outcome = journal.game.outcome(journal.state)
    if outcome is None and record.end:
        raise RecordError(record.place("end"), "the record names an end, but the game goes on")
    if outcome is not None and record.end != outcome.scores:
        raise RecordError(record.place("end"), f"the points are {outcome.scores}, the record says {record.end}")
