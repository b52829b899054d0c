"""The command that shows what is in a game's box, and writes variants."""

import json
import shlex
from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import Parameter
from rich.text import Text

from dinotable.core.box import Box, Item, Number, Word
from dinotable.core.boxfile import file_text
from dinotable.core.contract import AnyGame
from dinotable.core.errors import SetupError
from dinotable.games import find
from dinotable.terminal.arguments import BoxFile, Json, Lang, Options, Sets, language, options_of
from dinotable.terminal.files import check_writable, read_box, write_whole
from dinotable.terminal.screen import Screen
from dinotable.terminal.styles import style_of
from dinotable.words import Speaker, speaker
from dinotable.words.boxes import told_item, told_usual

ANY_FILE: Final = Path("FILE.toml")


def box(
    game: str,
    /,
    *,
    box: BoxFile = None,
    sets: Sets = None,
    option: Options = None,
    name: str | None = None,
    changed: Annotated[bool, Parameter(negative="")] = False,
    players: int | None = None,
    lang: Lang = None,
    out: Path | None = None,
    as_json: Json = False,
) -> None:
    """Show what is in a game's box: every number of its rules and every component, each with its path, or write a variant.

    What it prints is a file that --box reads.

    Example: `dinotable box food-chain --name "Big hands" --set hand.2=6 --out big-hands.toml`

    Parameters
    ----------
    option
        name=value: an option that the variant chooses; can be repeated.
    name
        Call it so. Only what differs is told then, as in the file of a variant.
    changed
        Only what differs from the usual box.
    players
        Leave out what is for another number of players.
    out
        Write it to this file.
    """
    chosen = find(game)
    say = speaker(language(lang), [chosen.words])
    made = _made(chosen, read_box(chosen, box, sets), name, options_of(option), players)
    items = [item for item in chosen.items() if players is None or item.players() in (0, players)]
    if as_json:
        print(json.dumps(_fields(chosen, items, made, say, changed), ensure_ascii=False))
        return
    is_short = changed or name is not None
    text = file_text(
        chosen.id, items, made, lambda item: told_item(say, item), is_short, lambda item: told_usual(say, item)
    )
    chosen.read_box(text)
    if out:
        _write(out, text)
        print(say("changes-written", file=str(out)))
        print(f"   {_command(game, out)}")
        return
    is_usual = not box and not sets
    how = [say("changes-how" if is_usual else "changes-play")]
    how += [f"   {_command(game, box, _example(items) if is_usual else sets)}"]
    how += [say("changes-how-file"), f"   {_command(game, ANY_FILE)}"]
    _show(text + "\n" + "".join(f"# {line}\n" for line in how), made)


def _made(game: AnyGame, given: Box | None, name: str | None, options: dict[str, str], players: int | None) -> Box:
    if not game.items():
        raise SetupError(f"nothing can be changed in the box of {game.id}")
    made = game.change_box({}, given)
    made.variant = made.variant if name is None else name.strip()
    made.options |= options
    _check_options(game, made, players)
    return made


def _check_options(game: AnyGame, box: Box, players: int | None) -> None:
    """They must do for one number of players at least: not every option is for all of them."""
    refused: SetupError | None = None
    for seats in range(game.fewest, game.most + 1) if players is None else [players]:
        try:
            game.setup(seats, box=box)
            return
        except SetupError as error:
            refused = refused or error
    if refused:
        raise refused


def _write(file: Path, text: str) -> None:
    if file.exists():
        raise SetupError(f"{file} exists: name another file, or remove it")
    check_writable(file)
    write_whole(file, text)


def _example(items: list[Item]) -> list[str]:
    """One of them a little higher or lower."""
    number = next((item for item in items if isinstance(item, Number)), None)
    if number is None:
        return []
    usual = int(number.usual)
    return [f"{number.path}={usual + 1 if usual < number.high else usual - 1}"]


def _command(game: str, file: Path | None, sets: list[str] | None = None) -> str:
    """To play with it, as it can be copied into a shell."""
    words = ["--box", str(file)] if file else []
    return shlex.join(["dinotable", "play", game, *words, *[word for each in sets or [] for word in ("--set", each)]])


def _show(text: str, box: Box) -> None:
    """On a terminal comments stand back, and what is changed stands out. Elsewhere it is the file as it is."""
    screen = Screen()
    if not screen.console.is_terminal:
        print(text, end="")
        return
    for line in text.splitlines():
        left, mark, comment = line.partition("  # ")
        is_changed = left.partition(" = ")[0] in box.changed
        style = "dim" if line.startswith("#") else "good" if is_changed else ""
        styled = Text.assemble((left, style_of(style)), (mark + comment, style_of("dim")))
        screen.console.print(styled, soft_wrap=True)


def _fields(game: AnyGame, items: list[Item], box: Box, say: Speaker, changed: bool) -> dict[str, Any]:
    told = [_item_fields(item, box, say) for item in items if item.path in box.changed or not changed]
    head = {"game": game.id, "rules": game.rules, "box": box.hash(), "name": box.variant, "options": box.options}
    return {**head, "set": box.changed, "items": told}


def _item_fields(item: Item, box: Box, say: Speaker) -> dict[str, Any]:
    fields: dict[str, Any] = {"path": item.path, "value": box.changed.get(item.path, item.usual), "usual": item.usual}
    if isinstance(item, Number):
        fields |= {"value": int(fields["value"]), "usual": int(item.usual), "low": item.low, "high": item.high}
    elif isinstance(item, Word):
        fields |= {"values": item.values}
    return {**fields, "players": item.players(), "rule": item.rule, "told": told_item(say, item)}
