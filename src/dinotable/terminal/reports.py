"""What simulations and measurements say to people. Studying is in English."""

from pathlib import Path

from dinotable.core.box import Box
from dinotable.core.contract import AnyGame
from dinotable.lab.simulate import Results
from dinotable.terminal.arguments import counted
from dinotable.terminal.screen import Screen
from dinotable.words import speaker


def tell_results(game: AnyGame, box: Box, words: list[str], results: Results, out: Path | None) -> None:
    screen = Screen()
    say = speaker("en", [game.words])
    games, fields = results.games, results.fields()
    title = say(f"{game.id}-title") + (f" ({box.shortly()})" if box.shortly() else "")
    screen.text(f"{title}: {counted(games, 'game')} in {results.seconds:.2f} s, each second")
    screen.text(", ".join(f"{fields[f'{what}_per_second']:,} {what}" for what in ("games", "choices", "steps")) + ".")
    rows = [
        [
            str(seat + 1), word, f"{100 * results.wins[seat] / games:.1f} %",
            f"{results.scores[seat] / games:.2f}", f"{results.ranks[seat] / games:.2f}",
        ]
        for seat, word in enumerate(words)
    ]  # fmt: skip
    screen.table(["seat", "player", "wins", "mean score", "mean rank"], rows, right=(0, 2, 3, 4))
    shared = f"{counted(results.shared, 'win')} {'was' if results.shared == 1 else 'were'}"
    screen.text(
        f"A game has {results.tally.steps / games:.1f} steps, {results.tally.choices / games:.1f} of them choices; "
        f"{shared} shared. How they ended:"
    )
    for reason, count in results.reasons.most_common():
        screen.text(f"{100 * count / games:6.1f} %  {say(f'{game.id}-end-{reason}')}")
    if out:
        screen.text(f"The records are in {out}.")


def tell_speeds(rows: list[dict[str, object]], is_compiled: bool) -> None:
    speeds = ("games_per_second", "choices_per_second", "steps_per_second")
    cells = [[str(row["game"]), str(row["players"]), *[f"{float(str(row[s])):,.0f}" for s in speeds]] for row in rows]
    screen = Screen()
    screen.table(["game", "players", "games/s", "choices/s", "steps/s"], cells, right=(1, 2, 3, 4))
    screen.text(f"Uniform random play, one core, engine {'compiled' if is_compiled else 'interpreted'}.")
