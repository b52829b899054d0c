"""A table: a charter, a seed, and what its log has made of them.

Changes come in two halves. `plan_…` looks whether something may happen and says what would be entered into the log,
without changing anything; `take` follows the log. Between the two the entry is made safe. So a table never holds anything
that could be lost. What a plan has worked out is kept until its own entry comes, and not worked out again; any other entry
is played line by line, as when a table is rebuilt. Both ways play on a journal by the same code.
"""

from typing import TypeVar

import msgspec

from dinotable.core.chance import Luck, commitment
from dinotable.core.contract import AnyGame
from dinotable.core.errors import DinotableError, IllegalAction, NotationError
from dinotable.core.journal import Entry, Journal
from dinotable.core.order import open_order, order_in, turns
from dinotable.core.outcome import Outcome
from dinotable.core.play import chance_acts, legal_actions
from dinotable.core.replay import replay_line
from dinotable.core.seats import CHANCE
from dinotable.core.setup import Setup
from dinotable.core.state import State, View
from dinotable.table.ahead import Ahead
from dinotable.table.asks import Asks
from dinotable.table.clocks import Clocks
from dinotable.table.consent import Consent
from dinotable.table.errors import Refused, refused
from dinotable.table.head_start import table_outcome
from dinotable.table.lessons import is_done, next_of_answer
from dinotable.table.log import (
    Acted,
    Answered,
    Chair,
    Charter,
    Entered,
    Event,
    Lapsed,
    Lent,
    Proposed,
    Rose,
    Sat,
    Started,
    Swapped,
    Undid,
    Vacation,
)
from dinotable.table.looks import NO_LOOK, Look
from dinotable.table.names import checked_name
from dinotable.table.teaching import taught_at
from dinotable.table.variant import SetupWords, variant_of

E = TypeVar("E", bound=Event)


class Table:
    def __init__(self, game: AnyGame, charter: Charter, seed: bytes, begun: Journal[State, View] | None = None) -> None:
        """`begun`: see `table_around`."""
        self.game = game
        self.charter = charter
        self.journal = begun or _opened(game, charter, seed)
        self.commitment = self.journal.commitment
        self.taught = taught_at(game, charter)
        """The step of a lesson that it is; None: a game like any other."""
        self.chairs: list[Chair] = list(charter.chairs)
        self.setup: Setup = self.journal.setup
        self.seq = 0
        """The last entry of the log that was taken."""
        self.is_started = False
        self.asks = Asks(self.setup.seats)
        self.order: list[int] = []
        """In which bots answer in the window that is open; empty: all at once."""
        self._seq_of: dict[str, int] = {}
        """Each message that has taken effect, and where it stands in the log."""
        self._log: list[Entered] = []
        self._lines: list[tuple[int, int]] = []
        """For each entry of the log, the lines of the record that it wrote: from, up to."""
        self.consent = Consent()
        self.clocks = Clocks(charter.time_control, self.setup.seats)
        self.rematch = ""
        """The table where the same people play again."""
        self._ahead: Ahead | None = None
        """The last plan, until something is entered."""
        for line in charter.given:
            self._replay(line)
        if charter.upload:
            # An uploaded record is a whole game already: there is nobody to wait for.
            self._begin()

    # Who sits where.
    def is_full(self) -> bool:
        return all(chair.name for chair in self.chairs)

    def is_over(self) -> bool:
        return self.is_started and (self.charter.upload is not None or self.game.to_act(self.journal.state) == 0)

    def has_own_seed(self) -> bool:
        """Whether its luck came from the seed it is kept with: a record may have been uploaded without one."""
        luck = self.journal.luck
        return luck is not None and commitment(luck.seed) == self.commitment

    def plan_sit(self, seat: int, name: str | None, is_holder: bool, look: Look = NO_LOOK) -> Sat:
        """Whoever holds the seat may name themselves, come back, and take it back from a bot; anybody may take a free
        open chair before the start. Without a name the one that is there stays, and likewise face and colour."""
        chair = self.chairs[seat]
        if chair.kind == "bot" or (chair.kind != "open" and not is_holder):
            raise Refused("not-yours", f"seat {seat} is kept for somebody: take another one")
        if not is_holder and self.is_started:
            raise Refused("started", "the game has begun")
        if not is_holder and chair.name:
            raise Refused("taken", f"somebody sits on seat {seat}: take another one")
        if chair.level and self.clocks.is_spent(seat):
            raise Refused("clock", f"the time of seat {seat} is used up: the bot plays to the end")
        face, colour = look.or_of(chair)
        return Sat(seat, checked_name(chair.name if name is None else name), face, colour)

    def head_starts(self) -> list[int]:
        """By seat; empty where nobody has one."""
        found = [chair.head_start for chair in self.chairs]
        return found if any(found) else []

    def outcome(self) -> Outcome | None:
        """How it ended at this table, with what was agreed about head starts; None while it goes on."""
        return table_outcome(self.game, self.journal.state, self.head_starts()) if self.is_started else None

    def plan_rise(self, seat: int) -> Rose:
        self._check_leaving(seat)
        return Rose(seat)

    def plan_remove(self, seat: int) -> Rose:
        """By the host."""
        self._check_leaving(seat)
        if not self.chairs[seat].name:
            raise Refused("free", f"nobody sits on seat {seat}")
        return Rose(seat, "removed")

    def _check_leaving(self, seat: int) -> None:
        if self.is_started:
            raise Refused("started", "the game has begun: a bot can play for the seat instead")
        if self.chairs[seat].kind not in ("open", "friend"):
            raise Refused("not-yours", f"seat {seat} was set when the table was opened")

    def check_invites(self, seat: int) -> None:
        """Whether the host may send somebody a link to that chair."""
        if self.is_started:
            raise Refused("started", "the game has begun: who sits there makes links for other devices")
        if self.chairs[seat].kind != "friend":
            raise Refused("not-yours", f"seat {seat} is not for friends with a link")
        if self.chairs[seat].name:
            raise Refused("taken", f"somebody sits on seat {seat}: they make links for other devices themselves")

    def plan_lend(self, seat: int, level: str) -> Lent:
        if not self.is_started:
            raise Refused("not-started", "the game has not begun: leave the chair instead")
        self.check_unrated()
        if self.chairs[seat].kind == "bot":
            raise Refused("not-yours", f"seat {seat} is a bot's already")
        return Lent(seat, level)

    def people(self) -> list[int]:
        """Seats of persons who play themselves."""
        return [
            seat for seat, chair in enumerate(self.chairs) if chair.kind != "bot" and chair.name and not chair.level
        ]

    def on_clock(self) -> list[int]:
        """Whose clocks run: persons who owe a decision."""
        return [seat for seat in self.people() if seat in self.asks.owed]

    def plan_start(self) -> Started:
        if self.is_started:
            raise Refused("started", "the game has begun already")
        if not self.is_full():
            free = ", ".join(str(seat) for seat, chair in enumerate(self.chairs) if not chair.name)
            raise Refused("not-full", f"somebody must sit on every seat; free: {free}")
        if self.charter.given and self.game.to_act(self.journal.state) == 0:
            raise Refused("over", "the game is over there: branch off from an earlier line")
        ahead = Ahead(self.journal)
        ahead.settle()
        order = self._order_after(ahead) if ahead.steps else open_order(self.journal)
        return self._planned(ahead, Started(ahead.lines(), order))

    # Play.
    def plan_act(self, seat: int, ask: int, texts: list[str], is_bot: bool = False) -> Acted:
        """The actions of one step, all or nothing, and the chance that follows the last."""
        self.check_running()
        if not is_bot:
            self.check_plays(seat)
        elif self.is_learned():
            # It was chosen before the learner was done.
            raise Refused("late", "the step is done: bots wait")
        if self.asks.owed.get(seat) != ask:
            raise Refused("late", f"decision {ask} is not owed by seat {seat} any more: look again")
        game = self.game
        ahead = Ahead(self.journal)
        step = game.step(ahead.journal.state)
        for text in texts:
            if game.step(ahead.journal.state) != step:
                raise Refused("beyond-step", f"“{text[:40]}” comes after the end of the step: send it by itself")
            try:
                ahead.act(seat, read_action(game, text))
            except IllegalAction as error:
                raise refused(error) from None
        if not texts:
            raise Refused("notation", "send at least one action")
        ahead.settle()
        after = ahead.journal.state
        order = self._order_after(ahead) if game.step(after) != step else []
        return self._planned(ahead, Acted(seat, ahead.lines(), game.to_act(after) == 0, order))

    def plan_undo(self, seat: int, line: int) -> Undid:
        """Takes back one's own actions from a line of the record on. Naming the line keeps a late undo harmless."""
        self.check_running()
        self.check_plays(seat)
        free = self.undoable_from(seat)
        if line not in free:
            raise Refused("no-undo", f"line {line} cannot be taken back by seat {seat} any more")
        return Undid(seat, len(free) - free.index(line))

    def _order_after(self, ahead: Ahead) -> list[int]:
        return self._order_in(ahead.journal.state, len(ahead.journal.entries))

    def order_before(self, line: int) -> list[int]:
        """Where bots would have to answer in an order if everything were taken back to before a line."""
        return self._order_in(self.journal.before(line), 1)

    def _order_in(self, state: State, lines: int) -> list[int]:
        """A state that so many more lines lead to."""
        luck = self.journal.luck
        assert luck is not None
        return order_in(self.game, state, luck.seed, len(self.journal.entries) + lines)

    def check_running(self) -> None:
        if not self.is_started:
            raise Refused("not-started", "the game has not begun")
        if self.is_over():
            raise Refused("over", "the game is over")

    def check_unrated(self) -> None:
        """At a rated table everybody plays alone, and what was done stays done."""
        if self.charter.rated:
            raise Refused("rated", "not at a rated table: there are no hints, stand-ins or second thoughts")

    def check_plays(self, seat: int) -> None:
        if self.chairs[seat].level:
            raise Refused("lent", f"a bot plays for seat {seat}: take the seat back first")

    def _planned(self, ahead: Ahead, event: E) -> E:
        self._ahead = ahead
        ahead.event = event
        return event

    def planned_outcome(self, event: Event) -> Outcome | None:
        """Of the game after an event that was planned last; None where it goes on, or was planned by nobody here."""
        ahead = self._ahead
        if ahead is None or ahead.event is not event:
            return None
        return table_outcome(self.game, ahead.journal.state, self.head_starts())

    # The log.
    def seq_of(self, msg_id: str) -> int | None:
        """Where a message stands in the log; None when it has not taken effect."""
        return self._seq_of.get(msg_id)

    def take(self, entered: Entered) -> None:
        """The next entry of the log, already safe. Raises DinotableError when it does not follow."""
        if entered.seq != self.seq + 1 or entered.msg_id in self._seq_of:
            raise DinotableError(f"entry {entered.seq} does not follow {self.seq}")
        begin = 0 if isinstance(entered.event, Started) else len(self.journal.entries)
        ahead, self._ahead = self._ahead, None
        if ahead is None or ahead.event is not entered.event:
            ahead = None
        self.clocks.run_to(entered.at, self.on_clock() if self.clocks.is_on() else ())
        self._follow(entered, ahead)
        self.seq = entered.seq
        self._seq_of[entered.msg_id] = entered.seq
        self._log.append(entered)
        self._lines.append((begin, len(self.journal.entries)))

    def _follow(self, entered: Entered, ahead: Ahead | None) -> None:
        step = self.game.step(self.journal.state)
        self._change(entered, ahead)
        order = entered.event.order if isinstance(entered.event, Acted | Started | Proposed | Answered) else []
        if order or self.game.step(self.journal.state) != step:
            self.order = order

    def _change(self, entered: Entered, ahead: Ahead | None) -> None:
        event = entered.event
        if isinstance(event, Acted):
            self._act(event, ahead)
        elif isinstance(event, Undid):
            self.journal.undo(event.seat, event.count)
            self._renew(event.seat)
        elif isinstance(event, Started):
            self._begin()
            self._play(event.lines, ahead)
        elif isinstance(event, Sat | Rose | Lent | Swapped):
            self._seat(event)
        elif isinstance(event, Proposed | Answered):
            self._agree(entered.seq, event)
        elif isinstance(event, Lapsed):
            self.consent.drop(lambda proposal: proposal.number == event.proposal)
        elif isinstance(event, Vacation):
            self.clocks.is_away[event.seat] = event.begins
        else:
            self.rematch = event.table

    def _seat(self, event: Sat | Rose | Lent | Swapped) -> None:
        """Who sits where."""
        if isinstance(event, Swapped):
            self._swap(event.one, event.other)
            return
        seat, chair = event.seat, self.chairs[event.seat]
        self.consent.drop(lambda proposal: proposal.what != "back" and seat in (proposal.seat, proposal.target))
        if isinstance(event, Rose):
            self.chairs[seat] = Chair(chair.kind, head_start=chair.head_start)
        elif isinstance(event, Lent):
            self._lend(seat, event.level)
        else:
            self.chairs[seat] = Chair(chair.kind, event.name, "", event.face, event.colour, chair.head_start)
            if self.is_started:
                self.journal.names[seat] = event.name
            if chair.level and not self.is_over():
                self.journal.note(seat, "taken")
                self.clocks.take_back(seat)

    def _swap(self, one: int, other: int) -> None:
        chairs = self.chairs
        chairs[one], chairs[other] = chairs[other], chairs[one]
        self.consent.drop(lambda _: True)

    def _lend(self, seat: int, level: str) -> None:
        chair = self.chairs[seat]
        self.chairs[seat] = msgspec.structs.replace(chair, level=level)
        if not self.is_over():
            self.journal.note(seat, f"lent {level}")

    def _agree(self, seq: int, event: Proposed | Answered) -> None:
        if isinstance(event, Proposed):
            proposal = self.consent.propose(seq, event, self.clocks.awake)
        else:
            proposal = self.consent.answer(event, self.people())
        if not event.passes:
            return
        if proposal.what == "back":
            self.journal.back(proposal.seat, proposal.target)
            self._renew(proposal.seat, is_anew=True)
        elif proposal.what == "bot":
            self.consent.drop(lambda other: other.what == "bot" and other.target == proposal.target)
            self._lend(proposal.target, self.charter.time_control.stand_in)
        else:
            self._swap(proposal.seat, proposal.target)

    def _act(self, event: Acted, ahead: Ahead | None) -> None:
        step = self.game.step(self.journal.state)
        self._play(event.lines, ahead)
        if self.clocks.is_on() and (event.seat not in self.asks.owed or self.game.step(self.journal.state) != step):
            self.clocks.decided(event.seat, step)

    def _begin(self) -> None:
        names = [chair.name for chair in self.chairs]
        self.journal.names = names if any(names) else []
        self.journal.head_starts = self.head_starts()
        self.is_started = True
        self.consent.drop(lambda _: True)
        self._renew(CHANCE)

    def _play(self, lines: list[str], ahead: Ahead | None) -> None:
        journal = self.journal
        if ahead is None:
            for line in lines:
                self._play_line(line)
            return
        first = len(journal.entries)
        journal.adopt(ahead.journal)
        for number, (to_act, step) in enumerate(ahead.steps, first):
            self._played(number, to_act, step)

    def _replay(self, line: str) -> None:
        game, journal = self.game, self.journal
        assert journal.luck is not None
        if chance_acts(game, journal.state):
            # The log says what came; the stream moves on all the same.
            journal.luck.draw(game, journal.state)
        replay_line(journal, line)

    def _play_line(self, line: str) -> None:
        game, journal = self.game, self.journal
        self._replay(line)
        self._played(len(journal.entries) - 1, game.to_act(journal.state), game.step(journal.state))

    def _played(self, number: int, to_act: int, step: int) -> None:
        """A line of the record was written, and left things so."""
        self._asks(self.journal.entries[number].seat, to_act, step)

    def _renew(self, actor: int, is_anew: bool = False) -> None:
        state = self.journal.state
        self._asks(actor, self.game.to_act(state), self.game.step(state), is_anew)

    def _asks(self, actor: int, to_act: int, step: int, is_anew: bool = False) -> None:
        self.asks.renew(actor, to_act, step, is_anew)
        self.clocks.ask(self.asks.owed, step, is_anew)
        # What was done since may be just what somebody wished to see taken back, or not: they ask again.
        if self.consent.open:
            self.consent.drop(lambda proposal: proposal.what == "back")

    # Looking.
    def legal(self, seat: int) -> list[int]:
        return legal_actions(self.game, self.journal.state, seat) if self.is_started else []

    def undoable_from(self, seat: int) -> list[int]:
        """The lines a seat may take back to, first to last."""
        lines = self.journal.undoable_lines(seat)
        # The position of a lesson is where it begins, whoever made it.
        return [line for line in lines if line >= self.journal.given] if self.taught else lines

    def taught_move(self, seat: int) -> str:
        """What a lesson asks for here, so that a hint says the same; empty where it leaves the choice."""
        if self.taught is None or seat != self.taught.seat:
            return ""
        text = next_of_answer(self.game, self.journal, self.journal.given, self.taught)
        return text if text and self.game.actions.parse(text) in self.legal(seat) else ""

    def is_learned(self) -> bool:
        """A step of a lesson that is done: bots wait, so that what one did stays to be seen."""
        return self.taught is not None and is_done(self.game, self.journal, self.journal.given, self.taught)

    def turns(self) -> list[int]:
        """Who owes a decision and has to wait for nobody with it, by seat. Persons do not have to wait at all, unless they
        share one keyboard."""
        return sorted(turns(self.order, self.asks.owed))

    def bots_asked(self) -> list[tuple[int, int, str]]:
        """Seat, ask and level of every decision that a bot owes and has to wait for nobody with."""
        owed, chairs = self.asks.owed, self.chairs
        if self.is_learned():
            return []
        return [(seat, owed[seat], chairs[seat].level) for seat in self.turns() if chairs[seat].level]

    def entry(self, seq: int) -> Entered:
        return self._log[seq - 1]

    def entries_since(self, seq: int) -> list[Entered]:
        return self._log[seq:]

    def lines_of(self, seq: int) -> list[tuple[int, Entry]]:
        """The lines of the record that an entry of the log wrote, with their numbers."""
        begin, end = self._lines[seq - 1]
        return [(k, self.journal.entries[k]) for k in range(begin, end)]


def _opened(game: AnyGame, charter: Charter, seed: bytes) -> Journal[State, View]:
    """The journal before its first line."""
    setup = SetupWords(len(charter.chairs), charter.options, charter.variant).setup(game)
    journal = Journal(game, setup, Luck(seed))
    journal.names = [""] * setup.seats
    if charter.upload:
        journal.commitment = charter.upload.commitment
    journal.given = charter.upload.given if charter.upload else len(charter.given)
    return journal


def table_around(journal: Journal[State, View], chairs: list[Chair]) -> Table:
    """Around a game that has its luck and its box, and may be under way, such as one that was saved: the same game goes on,
    with what may still be undone. The table takes the journal over."""
    assert journal.luck is not None
    setup, game = journal.setup, journal.game
    charter = Charter(game.id, game.rules, setup.options, chairs, variant=variant_of(setup.box))
    return Table(game, charter, journal.luck.seed, journal)


def rebuild(game: AnyGame, charter: Charter, seed: bytes, log: list[Entered]) -> Table:
    table = Table(game, charter, seed)
    for entered in log:
        table.take(entered)
    return table


def read_action(game: AnyGame, text: str) -> int:
    """An action in full: nothing hidden in it."""
    try:
        action = game.actions.parse(text)
    except NotationError as error:
        raise Refused("notation", str(error)) from None
    if 0 in game.actions.kind(action).codes(action):
        raise Refused("notation", f"“{text[:40]}” leaves something open: write it in full")
    return action
