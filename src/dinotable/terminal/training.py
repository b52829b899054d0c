"""The command that trains a game's bots."""

import json
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import Progress, TaskID, TimeElapsedColumn, TimeRemainingColumn

from dinotable.core.errors import SetupError
from dinotable.core.ladder import Generation
from dinotable.games import find
from dinotable.terminal.arguments import MOST, Json, Ray, check_number, numbers_of, workers_of
from dinotable.terminal.clean import clean
from dinotable.terminal.files import check_writable
from dinotable.terminal.screen import Screen

MOST_HIDDEN: Final = 4096


def train(
    game: str,
    /,
    *,
    players: str | None = None,
    seed: int = 1,
    games: int | None = None,
    generations: int | None = None,
    hidden: int | None = None,
    folder: Path | None = None,
    file: Path | None = None,
    workers: int | None = None,
    ray: Ray = None,
    as_json: Json = False,
) -> None:
    """Let a game's bots learn: they play themselves, learn from how it ended, and play again.

    Example: `dinotable train food-chain --games 200 --generations 1 --folder trained`

    Parameters
    ----------
    players
        How many play: 3, several as 2,4, a range as 2-5, or all; without it, all.
    seed
        The same seed learns the same.
    games
        With each number of players, in each generation; without it, as the game's ladder.py says.
    generations
        How often it plays and learns; without it, as the game's ladder.py says.
    hidden
        Units of the network; without it, as the game's ladder.py says.
    folder
        Where games and weights are kept; started again with the same words, it goes on where it was.
    file
        Where the weights go in the end, such as the game's own weights.json; without it, they stay in the folder.
    workers
        How many processes; without it, one for each core.
    """
    chosen = find(game)
    if not chosen.features().names:
        raise SetupError(f"{chosen.id} has no features to learn from: see docs/adding-a-game.md")
    try:
        from dinotable.lab.fit import Recipe  # noqa: PLC0415
        from dinotable.lab.train import Training, curve_of, write_whole  # noqa: PLC0415
    except ImportError:
        raise SetupError("training needs numpy: pip install dinotable[train], or make install EXTRAS=train") from None
    for name, number in (("--games", games), ("--generations", generations), ("--hidden", hidden)):
        if number is not None:
            check_number(name, number, MOST_HIDDEN if name == "--hidden" else MOST)
    ladder = chosen.ladder()
    plan = list(ladder.training[: generations or None])
    if games:
        plan = [Generation(games, each.simulations, each.depth, each.breadth) for each in plan]
    place = game if ":" in game else chosen.id
    asked = {"players": players, "games": games, "generations": generations, "hidden": hidden}
    command = f"dinotable train {place} --seed {seed}"
    command += "".join(f" --{name} {value}" for name, value in asked.items() if value is not None)
    training = Training(
        place, sorted(numbers_of(chosen, players)), seed,
        str(folder or Path("build") / "train" / chosen.id), workers_of(workers), plan,
        Recipe(hidden=hidden or ladder.hidden), ray, command,
    )  # fmt: skip
    if file:
        check_writable(file)
    columns = [*Progress.get_default_columns()[:-1], TimeRemainingColumn(), TimeElapsedColumn()]
    with Progress(*columns, console=Console(stderr=True)) as bars:
        known: dict[str, TaskID] = {}

        def told(what: str, done: int, total: int) -> None:
            if what not in known:
                known[what] = bars.add_task(what, total=total)
            bars.update(known[what], completed=done)

        try:
            weights = training.run(told)
        except KeyboardInterrupt:
            raise KeyboardInterrupt(
                f"interrupted: run it again to go on, {clean(training.folder)} has what was done"
            ) from None
    write_whole(str(Path(training.folder) / "curve.svg"), curve_of(chosen.id, training.by_games))
    if file:
        write_whole(str(file), weights.text())
    if as_json:
        print(json.dumps({"game": chosen.id, "hash": weights.hash(), **weights.made, "curve": training.curve}))
        return
    rows = [
        [str(each[key]) for key in ("generation", "seats", "games", "positions", "loss", "hand", "win")]
        for each in training.curve
    ]
    heads = ["gen.", "players", "games", "positions", "log-loss", "by hand", "of a win"]
    Screen().table(heads, rows, right=tuple(range(7)))
    print(f"weights in {clean(str(file or training.folder))}; a coin has a log-loss of 0.693")
