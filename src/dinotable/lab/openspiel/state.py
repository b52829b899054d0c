"""A position as OpenSpiel knows it: chance is a player, and seats that are asked together answer one after another."""

import hashlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import pyspiel

from dinotable.bots.tree import first_seat
from dinotable.core.bits import lowest
from dinotable.core.buffer import Buffer
from dinotable.core.generator import Generator
from dinotable.core.outcome import returns_of
from dinotable.core.play import digest, legal_actions, view_digest
from dinotable.core.question import UNFINISHED, Question
from dinotable.core.seats import CHANCE, CHANCE_ACTS, SPECTATOR, seats_in
from dinotable.core.state import State

if TYPE_CHECKING:
    from dinotable.lab.openspiel.game import SpielGame

OVER: Final = int(pyspiel.PlayerId.TERMINAL)
DRAWS: Final = int(pyspiel.PlayerId.CHANCE)
NO_ONE: Final = -1


class SpielState(pyspiel.State):  # type: ignore[misc]
    """Nobody knows of an answer that is still hidden, so outside of a window the lowest seat goes first. In a window it
    matters who speaks last: there chance says who is asked next.

    OpenSpiel copies and keeps what is in `__dict__`; what stands in slots is worked out anew.
    """

    __slots__ = ("__dict__", "game", "own", "question", "seen")

    def __init__(self, game: "SpielGame", world: State, first: int = NO_ONE) -> None:
        """`first`: who goes first wherever several are asked together, windows included; for a search of that seat's own."""
        super().__init__(game)
        self.game = game
        self.own = game.own
        self.question: Question | None = None
        """What the player is asked now, as far as somebody wanted to know."""
        self.seen: dict[int, str] = {}
        """What players know of this position, as far as somebody asked."""
        self.world = world
        self.first = first
        self.said: list[int] = []
        """Numbers of the action under way."""
        self.memory: list[str] = [""] * game.setup.seats if game.recalls else []
        """For each seat a digest of its past: what it knew at each of its decisions, and what it said."""
        self.is_order = False
        """Whether chance says now who is asked next."""
        self.player = self._to_act()
        """Kept, because OpenSpiel asks forty times a simulation."""

    def __getattr__(self, name: str) -> Any:
        """What stands in slots, after a state was read from a pickle."""
        if name not in SpielState.__slots__:
            raise AttributeError(f"a state has no {name}")
        self.game, self.question, self.seen = self.get_game(), None, {}
        self.own = self.game.own
        return getattr(self, name)

    def _to_act(self) -> int:
        own = self.own
        mask = own.to_act(self.world)
        self.is_order = False
        if mask == 0:
            return OVER
        if mask == CHANCE_ACTS:
            return DRAWS
        if self.first >= 0:
            return int(first_seat(mask, self.first))
        if mask & mask - 1 and own.is_window(self.world):
            self.is_order = True
            return DRAWS
        return int(lowest(mask))

    def current_player(self) -> int:
        return self.player

    def is_terminal(self) -> bool:
        return self.player == OVER

    def asked(self) -> Question:
        if self.question is None:
            self.question = Question(self.own, self.world)
            self.question.ask(self.world, self.player)
            for number in self.said:
                self.question.answer(number)
        return self.question

    def _legal_actions(self, player: int) -> list[int]:
        if self.game.is_spelled:
            return self.asked().numbers()
        return sorted(legal_actions(self.own, self.world, player))

    def _drawn(self) -> tuple[list[int], list[int]]:
        """What can come, and its weights."""
        if self.is_order:
            seats = seats_in(self.own.to_act(self.world))
            return seats, [1] * len(seats)
        out, weights = Buffer(), Buffer()
        self.own.chance(self.world, out, weights)
        return out.listed(), weights.listed()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """By their place among what can come, which is in the box's order of kinds; seats in their order."""
        weights = self._drawn()[1]
        total = sum(weights)
        return [(place, weight / total) for place, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        own = self.own
        if self.player == DRAWS:
            came = self._drawn()[0][action]
            self.seen = {}
            if self.is_order:
                self.player, self.is_order = came, False
                return
            own.apply(self.world, CHANCE, came, None)
        else:
            if self.game.recalls:
                past = f"{self.information(self.player)}:{action}"
                self.memory[self.player] = hashlib.blake2b(past.encode(), digest_size=8).hexdigest()
            self.seen = {}
            if self.game.is_spelled:
                number, action = action, self.asked().answer(action)
                if action == UNFINISHED:
                    self.said.append(number)
                    return
            own.apply(self.world, self.player, action, None)
        self.said, self.question = [], None
        self.player = self._to_act()

    def _action_to_string(self, player: int, action: int) -> str:
        """What it would do; a number that does nothing yet by what it names, such as `from 12 …`."""
        own = self.own
        if player == DRAWS:
            came = self._drawn()[0][action]
            return f"seat {came} is asked" if self.is_order else own.actions.text(came)
        if not self.game.is_spelled:
            return own.actions.text(action)
        if player == self.player:
            meant = self.asked().meant_by(action)
            if meant != UNFINISHED:
                return own.actions.text(meant)
        run = next(run for run in reversed(own.spelling().numbers) if run.first <= action)
        return f"{run.name} {action - run.first} …"

    def returns(self) -> list[float]:
        outcome = self.own.outcome(self.world)
        return returns_of(outcome.ranks) if outcome else [0.0] * self.num_players()

    def information_state_string(self, player: int | None = None) -> str:
        """The same that the observer tells, without the way through C++: searches ask at each step."""
        return self.information(self.player if player is None else player)

    def information(self, player: int) -> str:
        """A view holds all that its seat knows, so two positions that it cannot tell apart have one name; with the past if
        the game recalls it."""
        if player not in self.seen:
            known = view_digest(self.own.view(self.world, player))
            if self.game.recalls:
                known = f"{self.memory[player]}/{known}"
            elif self.said and player == self.player:
                known += f"/{self.said}"
            self.seen[player] = known
        return self.seen[player]

    def resample_from_infostate(self, player: int, uniform: Callable[[], float]) -> "SpielState":
        """Another world that the player cannot tell from this one; `uniform` draws from 0 to 1. Its history is empty, and
        the others have the past that they would have if the game had begun there."""
        game = self.game
        view = self.own.view(self.world, player)
        twin = SpielState(game, self.own.imagine(view, Generator(int(uniform() * 2**53))), self.first)
        twin.player, twin.is_order, twin.said = self.player, self.is_order, self.said[:]
        if game.recalls:
            twin.memory[player] = self.memory[player]
        if not self.said:
            twin.seen = {player: self.information(player)}
        return twin

    def __str__(self) -> str:
        own = self.own
        board = own.show(own.view(self.world, SPECTATOR), self.game.say).text()
        said = [f"said {number}" for number in self.said]
        return "\n".join([board, f"{own.rules} {digest(self.world)}", *said])
