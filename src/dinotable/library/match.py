"""A game under way, as a person would ask for it: who is to act, what they may do, what came of it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from dinotable.core.box import Box
from dinotable.core.chance import new_seed
from dinotable.core.contract import AnyGame
from dinotable.core.errors import DinotableError, IllegalAction, NotationError, SetupError, why_not
from dinotable.core.journal import Journal
from dinotable.core.order import asked
from dinotable.core.play import chance_acts, foresee, legal_actions
from dinotable.core.playout import twin_of
from dinotable.core.record import Record, read_record
from dinotable.core.replay import branch, replay
from dinotable.core.seats import SPECTATOR
from dinotable.core.state import State
from dinotable.core.state import View as CoreView
from dinotable.core.wire import AnyFacts
from dinotable.library.action import Action, Said, is_complete, listed, read_action
from dinotable.library.events import Event, Reason, Refusal, events_of
from dinotable.library.outcome import Outcome
from dinotable.library.thought import Candidate, Foresight, generator_at
from dinotable.library.view import View

if TYPE_CHECKING:
    from dinotable.bots.contract import Bot, Budget
    from dinotable.library.bots import Level


class Match:
    """A game under way. `dinotable.new` starts one, `dinotable.load` opens one from its record.

    Chance plays by itself: whenever you look, a seat is to act or the match is over. Seats are numbers from 0. To look as a
    spectator, leave the seat out.

        >>> import dinotable
        >>> match = dinotable.new("ciao", seats=2, seed=1)
        >>> match.to_act
        (0,)
        >>> match.play(0, "place 1.0")
        place 1.0
        >>> match.play(0, "place 1.1")
        Traceback (most recent call last):
        ...
        dinotable.core.errors.IllegalAction: place 1.1: Player 2 places dinosaurs now. (CD2.8)
    """

    def __init__(self, journal: Journal[State, CoreView]) -> None:
        self._journal = journal
        self._settle()

    # What it is.
    @property
    def game(self) -> AnyGame:
        """The game that is played: its `id`, its vocabulary, its rules as the engine has them."""
        return self._journal.game

    @property
    def seats(self) -> int:
        """How many play: the seats are 0 to `seats - 1`."""
        return self._journal.setup.seats

    @property
    def options(self) -> dict[str, str]:
        """What was chosen before the start, defaults included."""
        return dict(self._journal.setup.options)

    @property
    def box(self) -> Box:
        """What it is played with. Its `changed` tells by path what differs from the usual box, its `variant` its name."""
        return self._journal.setup.box

    @property
    def names(self) -> list[str]:
        """Of the players, by seat; empty if nobody gave any."""
        return list(self._journal.names)

    @property
    def line(self) -> int:
        """How many lines its record has."""
        return len(self._journal.entries)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision; none when it is over.

        Several seats may owe one at the same time. Where it counts who answers last, as in a reaction window, they come in
        an order that is drawn for each window from the match's luck: a loop that always asks the first is fair to all.
        """
        return tuple(asked(self._journal))

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it goes on."""
        core = self.game.outcome(self._journal.state)
        return None if core is None else Outcome(self.game, core)

    @property
    def record(self) -> Record:
        """All that was done; `print` writes it as text. Its seed is in it once the match is over."""
        return self._journal.record(with_seed=self._is_over())

    @property
    def state(self) -> State:
        """A copy of the engine's own state, with everything hidden in it: for simulations, not for players."""
        return twin_of(self._journal.state)

    # What may be done, and doing it.
    def action(self, said: Said) -> Action:
        """An action from its notation, its fields or its number; raises NotationError. It need not be legal."""
        return read_action(self.game, said)

    def legal(self, seat: int) -> list[Action]:
        """What a seat may do now; empty if it is not to act."""
        return listed(self.game, legal_actions(self.game, self._journal.state, self._seat(seat)))

    def play(self, seat: int, action: Said) -> Action:
        """Does an action, and lets chance play on until a seat is to act.

        Args:
            seat: Who acts.
            action: An `Action`, its notation, or its fields.

        Returns:
            The action that was done.

        Raises:
            IllegalAction: The rules forbid it now. The message says why, and nothing has changed.
            NotationError: It cannot be read.
        """
        read = self._complete(action)
        try:
            self._journal.act(self._seat(seat), int(read))
        except IllegalAction as error:
            refusal = self.why_not(seat, read)
            if refusal is None:
                raise
            raise IllegalAction(error.action, error.rule, error.reason, refusal.words()) from None
        self._settle()
        return read

    def why_not(self, seat: int, action: Said) -> Refusal | None:
        """Why a seat may not do this now; None if it may.

        >>> import dinotable
        >>> refusal = dinotable.new("ciao", seats=2, seed=1).why_not(1, "place 1.0")
        >>> print(refusal)
        Player 1 places dinosaurs now. (CD2.8)
        >>> refusal.words("fr")
        'C’est à Joueur 1 de placer des dinosaures.'
        """
        packed = int(self._complete(action))
        refusal = self.game.why_not(self._journal.state, self._seat(seat), packed)
        return Refusal(self.game, refusal, self.names) if refusal >= 0 else None

    def undoable(self, seat: int) -> int:
        """How many of its last actions a seat may take back: none that showed anybody anything, or led to a draw."""
        return self._journal.undoable(self._seat(seat))

    def undo(self, seat: int, count: int = 1) -> None:
        """Takes a seat's last actions back. The record keeps them, and says so."""
        self._journal.undo(self._seat(seat), count)

    # What a seat knows.
    def view(self, seat: int | None = None) -> View:
        """What a seat, or a spectator, may know now."""
        return View(self.game, self._core_view(seat), self.names)

    def facts(self, seat: int | None = None) -> AnyFacts:
        """What a good player would work out from that."""
        return self.game.facts(self._core_view(seat))

    def events(self, since: int = 0, seat: int | None = None) -> list[Event]:
        """What happened from a line of the record on, as a seat or a spectator saw it.

        >>> import dinotable
        >>> match = dinotable.new("ciao", seats=2, seed=1)
        >>> before = match.line
        >>> _ = match.play(0, "place 1.0")
        >>> [event.words() for event in match.events(since=before)]
        ['Player 1 places dinosaurs on 1.0.']
        """
        return events_of(self._journal, since, self._viewer(seat))

    def foresee(self, seat: int, actions: list[Said]) -> Foresight:
        """What would follow from a seat's own actions, as far as it can know. Nothing is done."""
        plan = [int(self._complete(action)) for action in actions]
        ahead = foresee(self.game, self._core_view(seat), plan)
        events = [Event(self.game, event, self.names, self.line, seat, False) for event in ahead.events]
        return Foresight(events, listed(self.game, ahead.legal), ahead.done)

    # Bots.
    def think(self, seat: int, level: Level = "", simulations: int = 0, seconds: float = 0.0) -> list[Candidate]:
        """What a bot makes of each thing a seat may do, the best first. It sees the seat's view, and nothing else.

        Args:
            seat: Who is to act.
            level: A level of the game (`dinotable.bots` lists them), a bot's import path, `exec:` and the command of a
                program, a bot, or the class of one; by default the best level.
            simulations: How many simulations it may make; by default as many as the level usually does.
            seconds: How long it may think. Without it, the same position gives the same thoughts.
        """
        bot, budget, legal = self._ask(seat, level, simulations, seconds)
        thought = bot.think(self._core_view(seat), legal, generator_at(self._journal, seat), budget)
        return [
            Candidate(
                Action(self.game, found.action),
                found.value,
                list(found.ranks),
                found.visits,
                {change.term: change.points for change in found.changes},
                [Reason(self.game, why.packed, self.names, seat, why.is_sure) for why in found.reasons],
                found.error,
                found.is_level,
                thought.is_exact,
            )
            for found in thought.candidates
        ]

    def choose(self, seat: int, level: Level = "", simulations: int = 0, seconds: float = 0.0) -> Action:
        """What a bot would do, asked as by `think`: `match.play(seat, match.choose(seat, "greedy"))`."""
        bot, budget, legal = self._ask(seat, level, simulations, seconds)
        return Action(self.game, bot.choose(self._core_view(seat), legal, generator_at(self._journal, seat), budget))

    # Keeping it.
    def copy(self) -> Match:
        """Another match that goes on from here by itself, with the same luck."""
        return Match(self._journal.copy())

    def save(self, file: str | Path) -> None:
        """Writes the record to a file, seed included: `dinotable.load` plays on from it.

        Raises:
            SetupError: The file cannot be written. The message says why.
        """
        try:
            Path(file).write_text(self._journal.record(with_seed=True).text(), encoding="utf-8")
        except OSError as error:
            raise SetupError(f"{file} cannot be written: {why_not(error)}") from None

    def _repr_html_(self) -> str:
        """What a spectator sees; `match.view(seat)` draws what a seat does."""
        return self.view().svg()

    def __repr__(self) -> str:
        if self._is_over():
            told = "over"
        else:
            told = f"seat{'s' if len(self.to_act) > 1 else ''} {', '.join(map(str, self.to_act))} to act"
        changed = f", {self.box.shortly()}" if self.box.shortly() else ""
        return f"<Match of {self.game.id}, {self.seats} seats{changed}, line {self.line}, {told}>"

    def __eq__(self, other: object) -> bool:
        """The same game, set up alike, with the same luck and the same lines."""
        return isinstance(other, Match) and self._saved() == other._saved()

    def __hash__(self) -> int:
        # Of what it is now, like that of a state.
        return hash(self._saved())

    def __copy__(self) -> Match:
        return self.copy()

    def __deepcopy__(self, _memo: object) -> Match:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.game, self._journal.setup.box, self._saved().text())

    # Inside.
    def _saved(self) -> Record:
        return self._journal.record(with_seed=True)

    def _is_over(self) -> bool:
        return self.game.to_act(self._journal.state) == 0

    def _settle(self) -> None:
        journal = self._journal
        if not chance_acts(journal.game, journal.state):
            return
        if journal.luck is None:
            # From a record whose seed is secret: what comes now is a “what if”, with a luck of its own.
            self._journal = branch(journal.game, journal.record(), self.line, new_seed(), journal.setup.box)
        self._journal.settle()

    def _seat(self, seat: int) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise DinotableError(f"the seats of this match are 0 to {self.seats - 1}, not {seat!r}")
        return seat

    def _viewer(self, seat: int | None) -> int:
        return SPECTATOR if seat is None else self._seat(seat)

    def _core_view(self, seat: int | None) -> CoreView:
        return self.game.view(self._journal.state, self._viewer(seat))

    def _complete(self, said: Said) -> Action:
        action = self.action(said)
        if not is_complete(action):
            raise NotationError(f"“{action.text}” leaves something open: write it in full")
        return action

    def _ask(self, seat: int, level: Level, simulations: int, seconds: float) -> tuple[Bot, Budget, list[int]]:
        from dinotable.library.bots import bot_and_budget  # noqa: PLC0415 - many matches are played without bots.

        legal = legal_actions(self.game, self._journal.state, self._seat(seat))
        if not legal:
            raise DinotableError(f"seat {seat} owes no decision now: {self!r}")
        return *bot_and_budget(self._journal, level, simulations, seconds), legal


def restored(game: AnyGame, box: Box, text: str) -> Match:
    """From what was pickled."""
    return Match(replay(game, read_record(text.encode()), box))
