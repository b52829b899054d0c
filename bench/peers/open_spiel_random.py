"""Random play in OpenSpiel through pyspiel: its default chess, backgammon, gin rummy and goofspiel."""

import random
from collections.abc import Callable
from functools import partial

import pyspiel
from clock import arguments, measure, report

# As plain integers: comparing with the enumeration's members costs more than some of the calls into the library.
CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)


def alternating(game: pyspiel.Game, draw: Callable[[], float]) -> tuple[int, int]:
    state = game.new_initial_state()
    legal_actions, apply_action = state.legal_actions, state.apply_action
    steps = choices = 0
    # A finished game has no legal actions, so without chance there is no need to ask who moves.
    while actions := legal_actions():
        count = len(actions)
        if count > 1:
            choices += 1
            apply_action(actions[int(draw() * count)])
        else:
            apply_action(actions[0])
        steps += 1
    return steps, choices


def alternating_with_chance(game: pyspiel.Game, draw: Callable[[], float]) -> tuple[int, int]:
    state = game.new_initial_state()
    current_player, legal_actions = state.current_player, state.legal_actions
    chance_outcomes, apply_action = state.chance_outcomes, state.apply_action
    steps = choices = 0
    while (player := current_player()) != TERMINAL:
        if player == CHANCE:
            outcomes = chance_outcomes()
            apply_action(outcomes[int(draw() * len(outcomes))][0])
        else:
            actions = legal_actions()
            count = len(actions)
            if count > 1:
                choices += 1
                apply_action(actions[int(draw() * count)])
            else:
                apply_action(actions[0])
        steps += 1
    return steps, choices


def simultaneous_with_chance(game: pyspiel.Game, draw: Callable[[], float]) -> tuple[int, int]:
    """Two players: their joint action is one step, and one choice for each who has two actions or more."""
    state = game.new_initial_state()
    current_player, legal_actions = state.current_player, state.legal_actions
    chance_outcomes, apply_action, apply_actions = state.chance_outcomes, state.apply_action, state.apply_actions
    steps = choices = 0
    while (player := current_player()) != TERMINAL:
        if player == CHANCE:
            outcomes = chance_outcomes()
            apply_action(outcomes[int(draw() * len(outcomes))][0])
        else:
            first, second = legal_actions(0), legal_actions(1)
            first_count, second_count = len(first), len(second)
            choices += (first_count > 1) + (second_count > 1)
            apply_actions([first[int(draw() * first_count)], second[int(draw() * second_count)]])
        steps += 1
    return steps, choices


GAMES = {
    "chess": alternating,
    "backgammon": alternating_with_chance,
    "gin_rummy": alternating_with_chance,
    "goofspiel": simultaneous_with_chance,
}


def check_even_chances(game: pyspiel.Game, source: random.Random) -> None:
    """The outcomes of every die roll and card drawn here are equally likely, which the timed loops rely on.

    Summing up the probabilities in Python at each chance node would cost about as much as the library's own work.
    """
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            if any(abs(probability * len(outcomes) - 1.0) > 1e-9 for _, probability in outcomes):
                raise SystemExit(f"{game.get_type().short_name}: uneven chances at {state}")
            state.apply_action(source.choice(outcomes)[0])
        elif state.is_simultaneous_node():
            state.apply_actions([source.choice(state.legal_actions(player)) for player in range(game.num_players())])
        else:
            state.apply_action(source.choice(state.legal_actions()))


def main() -> None:
    options = arguments()
    results = []
    for name, play in GAMES.items():
        game = pyspiel.load_game(name)
        source = random.Random(options.seed)
        check_even_chances(game, source)
        results.append(measure("open_spiel", name, partial(play, game, source.random), options.seconds))
    report(results)


if __name__ == "__main__":
    main()
