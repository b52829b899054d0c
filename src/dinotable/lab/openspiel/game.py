"""A game as OpenSpiel knows it: its name, its parameters, its bounds."""

from functools import cache
from typing import Any, Final

import pyspiel

from dinotable.core.contract import AnyGame
from dinotable.core.errors import SetupError
from dinotable.core.seats import MOST_SEATS
from dinotable.core.setup import Setup
from dinotable.core.state import State
from dinotable.games import GAMES, find, load
from dinotable.lab.openspiel.observer import Observer
from dinotable.lab.openspiel.state import SpielState
from dinotable.words import Speaker, speaker

ANY: Final = "dinotable"
UNBOUNDED: Final = 2**31 - 1
"""How many whole actions there are (`spelled=False`): packed ones of up to 62 bits. OpenSpiel carries them, and can count no
further than this."""
MOST_OUTCOMES: Final = 256
"""No draw is among more kinds of cards or tiles."""
MOST_LETTERS: Final = 12
"""No action takes more numbers: a law of spellings."""
WISHES: Final[dict[str, Any]] = {"spelled": True, "recall": True}


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """`spelled`: actions are the numbers of the game's spelling, several for one action; otherwise whole ones, as they are
    packed. `recall`: a seat's information state holds all that it knew at each decision of its own and what it chose there,
    as CFR needs it; otherwise what it knows now."""

    def __init__(self, parameters: dict[str, Any], start: State | None = None, own: AnyGame | None = None) -> None:
        """`start`: a position that all games begin with, instead of a new game. Nothing may be hidden from anybody there, or
        algorithms that walk the whole tree would know what its seats cannot. `own`: the game, where no parameter names it.
        """
        asked = {**WISHES, **parameters}
        self.own = own or find(asked["game"])
        options = _options_in(asked.get("options", ""))
        options |= {option.name: asked[option.name] for option in self.own.options if asked.get(option.name)}
        self.setup: Setup = self.own.setup(asked.get("players", self.own.fewest), options)
        self.start = start
        self.is_spelled: bool = asked["spelled"]
        self.recalls: bool = asked["recall"]
        self.say = speaker_of(self.own.words)
        longest = self.own.longest(self.setup)
        self.most_draws = 2 * longest
        """Also of who is asked first in a window."""
        seats = self.setup.seats
        bounds = pyspiel.GameInfo(
            num_distinct_actions=int(self.own.spelling().size) if self.is_spelled else UNBOUNDED,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=seats,
            min_utility=-1 / (seats - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=longest * (MOST_LETTERS if self.is_spelled else 1),
        )
        super().__init__(kind_of(self.own, is_named="game" not in parameters), bounds, parameters)

    def new_initial_state(self) -> SpielState:
        return SpielState(self, self.start.copy() if self.start else self.own.new(self.setup))

    def max_chance_nodes_in_history(self) -> int:
        return self.most_draws

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> Observer:
        return Observer(self.own, self.say, kind)


@cache
def speaker_of(folder: str) -> Speaker:
    """OpenSpiel makes a game anew for each state that it reads from a text; its words are read once."""
    return speaker("en", [folder])


def kind_of(own: AnyGame | None, is_named: bool) -> Any:
    """What OpenSpiel asks of a game before there is one. None: of any. `is_named`: whether it goes by a name of its own."""
    has_tensor = own is not None and own.observation().size > 0
    parameters: dict[str, Any] = {"players": own.fewest if own else 2, **WISHES}
    if own is not None and is_named:
        parameters |= {option.name: "" for option in own.options}
    else:
        parameters |= {"game": "", "options": ""}
    return pyspiel.GameType(
        short_name=name_of(own) if own is not None and is_named else ANY,
        long_name=own.rules if own else "Dinotable",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=own.most if own else MOST_SEATS,
        min_num_players=own.fewest if own else 2,
        provides_information_state_string=True,
        provides_information_state_tensor=has_tensor,
        provides_observation_string=True,
        provides_observation_tensor=has_tensor,
        provides_factored_observation_string=True,
        parameter_specification=parameters,
        default_loadable=is_named,
    )


def name_of(own: AnyGame) -> str:
    return f"{ANY}_{own.id.replace('-', '_')}"


def register() -> None:
    """Makes our games known to `pyspiel.load_game`."""
    known = pyspiel.registered_names()
    if ANY not in known:
        pyspiel.register_game(kind_of(None, is_named=False), SpielGame)
    for place in GAMES.values():
        own = load(place)
        if name_of(own) not in known:
            pyspiel.register_game(kind_of(own, is_named=True), _maker_of(own))


def _maker_of(own: AnyGame) -> type[SpielGame]:
    """A class, because OpenSpiel lets go of it after the interpreter has ended: a class is never freed then, anything else
    would be, and end the process."""

    class Named(SpielGame):
        def __init__(self, parameters: dict[str, Any]) -> None:
            super().__init__(parameters, own=own)

    return Named


def _options_in(text: str) -> dict[str, str]:
    """`first:random;duel:off`, as one parameter can hold it."""
    options = {}
    for each in filter(None, text.split(";")):
        name, colon, value = each.partition(":")
        if not colon:
            raise SetupError(f"options are written name:value;name:value, not “{text[:40]}”")
        options[name.strip()] = value.strip()
    return options
