"""python -m bench.answers GAME: what being slow or fast is worth among equal bots, in a game with windows.

One seat, another one in each game, answers like a person who is as slow as can be, or as fast; the others answer as a table
lets them: all at once before it, or in the order that is drawn for each window. Its share of the wins should be an even one.
"""

import argparse

from bench.beside import engine
from dinotable.bots.registry import Player, player_for
from dinotable.core.chance import Luck, seed_from
from dinotable.core.contract import AnyGame
from dinotable.core.generator import Generator
from dinotable.core.order import order_in, turns
from dinotable.core.outcome import points_of
from dinotable.core.play import chance_acts, legal_actions, seats_to_act
from dinotable.core.seats import CHANCE
from dinotable.core.setup import Setup
from dinotable.games import find
from dinotable.lab.statistics import wilson


def play(
    game: AnyGame, setup: Setup, player: Player, number: int, person: int, is_slow: bool, has_order: bool
) -> list[int]:
    """One game; the ranks of its seats."""
    state, luck, generator = game.new(setup), Luck(seed_from(number)), Generator(number)
    order: list[int] = []
    step, line = -1, 0
    while game.to_act(state):
        line += 1
        if chance_acts(game, state):
            game.apply(state, CHANCE, luck.draw(game, state), None)
            continue
        if has_order and game.step(state) != step:
            step, order = int(game.step(state)), order_in(game, state, luck.seed, line)
        owing = seats_to_act(game, state)
        ready = [seat for seat in turns(order, owing) if seat != person]
        is_persons = person in owing and (not is_slow or not ready)
        seat = person if is_persons else ready[0]
        legal = legal_actions(game, state, seat)
        action = legal[0]
        if len(legal) > 1:
            action = player.bot.choose(game.view(state, seat), legal, generator, player.budget)
        game.apply(state, seat, action, None)
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome.ranks


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--players", default="3,4")
    options = parser.parse_args()
    game = find(options.game)
    print(f"{options.games} games each between equal {options.bot}, engine {engine()}")
    for seats in map(int, options.players.split(",")):
        setup = game.setup(seats)
        player = player_for(game, setup, options.bot)
        for has_order in (False, True):
            for is_slow in (True, False):
                ranks = [play(game, setup, player, n, n % seats, is_slow, has_order) for n in range(options.games)]
                won = sum(points_of(row, n % seats) for n, row in enumerate(ranks))
                low, high = wilson(won, options.games)
                told = f"{'in a drawn order' if has_order else 'all at once'}, {'slow' if is_slow else 'fast'}"
                share = f"{won / options.games:.1%} ({low:.1%} to {high:.1%})"
                print(f"  {seats} seats, bots {told}: {share}, even {1 / seats:.1%}", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
