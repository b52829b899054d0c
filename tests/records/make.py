"""Records games for ever: python -m tests.records.make GAME [--games 100] [--prefer eat,hunt]

Every player count and every combination of options in turn; half of the games are played at random, half by taking the
first kind of action in `--prefer` that is possible. Writes `tests/records/<game>/NNN.txt` and, for each, a line of
`hashes.txt`: the first eight digits of the state hash at the start and after every action.
"""

import argparse
import itertools
from pathlib import Path

from dinotable.core.chance import Luck, seed_from
from dinotable.core.contract import AnyGame
from dinotable.core.generator import Generator
from dinotable.core.journal import Journal
from dinotable.core.play import chance_acts, digest, legal_actions, seats_to_act
from dinotable.core.seats import CHANCE
from dinotable.core.setup import Setup
from dinotable.games import find

HERE = Path(__file__).parent
DIGITS = 8


def folder_of(game: AnyGame) -> Path:
    return HERE / game.id.replace("-", "_")


def setups_of(game: AnyGame) -> list[Setup]:
    setups = []
    for seats in range(game.fewest, game.most + 1):
        options = [option for option in game.options if option.offered(seats)]
        for values in itertools.product(*(option.values for option in options)):
            chosen = {option.name: value for option, value in zip(options, values, strict=True)}
            setups.append(game.setup(seats, chosen))
    return setups


def choose(game: AnyGame, actions: list[int], prefer: list[str], generator: Generator) -> int:
    for word in prefer:
        fits = [action for action in actions if game.actions.kind(action).word == word]
        if fits:
            return fits[generator.below(len(fits))]
    return actions[generator.below(len(actions))]


def record_game(game: AnyGame, setup: Setup, number: int, prefer: list[str]) -> tuple[Journal, list[str]]:
    journal = Journal(game, setup, Luck(seed_from(number)))
    generator = Generator(number)
    hashes = [digest(journal.state)]
    while game.to_act(journal.state):
        if chance_acts(game, journal.state):
            journal.act(CHANCE, journal.luck.draw(game, journal.state))
        else:
            seats = seats_to_act(game, journal.state)
            seat = seats[generator.below(len(seats))]
            actions = legal_actions(game, journal.state, seat)
            journal.act(seat, choose(game, actions, prefer, generator))
        hashes.append(digest(journal.state))
    return journal, [text[:DIGITS] for text in hashes]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--prefer", default="")
    options = parser.parse_args()
    game = find(options.game)
    folder = folder_of(game)
    folder.mkdir(exist_ok=True)
    setups = setups_of(game)
    lines = []
    for number in range(options.games):
        prefer = options.prefer.split(",") if number // len(setups) % 2 else []
        journal, hashes = record_game(game, setups[number % len(setups)], number, prefer)
        (folder / f"{number:03}.txt").write_text(journal.record(with_seed=True).text(), encoding="utf-8")
        lines.append(" ".join([f"{number:03}", *hashes]))
    (folder / "hashes.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
