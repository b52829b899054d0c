"""What there is to play, and who to play against: `dinotable games` and `dinotable bots`."""

import json
from typing import TypedDict

import msgspec

from dinotable.games import GAMES, find
from dinotable.table.description import StrengthPage, page_of
from dinotable.terminal.arguments import Json, Lang, language
from dinotable.terminal.players import WORDS, bot_name
from dinotable.terminal.screen import Screen
from dinotable.words import speaker


def games(*, lang: Lang = None, as_json: Json = False) -> None:
    """List the games: their ids, how many play, and what they are about.

    Example: `dinotable games --lang fr`
    """
    known = [find(name) for name in GAMES]
    say = speaker(language(lang), [game.words for game in known])
    rows = [
        {
            "game": game.id,
            "title": say(f"{game.id}-title"),
            "tagline": say(f"{game.id}-tagline"),
            "fewest": game.fewest,
            "most": game.most,
            "levels": game.ladder().names(),
        }
        for game in known
    ]
    if as_json:
        print(json.dumps({"games": rows}, ensure_ascii=False))
        return
    heads = [say("list-id"), say("start-players"), say("start-game")]
    table = [[str(row["game"]), f"{row['fewest']}–{row['most']}", f"{row['title']}\n{row['tagline']}"] for row in rows]
    screen = Screen()
    screen.table(heads, table, whole=(0,))
    screen.text(say("list-games-how", game=known[0].id))


def bots(game: str | None = None, /, *, lang: Lang = None, as_json: Json = False) -> None:
    """List the levels of the bots, the weakest first, and what each of them does: of one game with its strength, or of all.

    Example: `dinotable bots food-chain`

    Parameters
    ----------
    game
        Its id or the start of it.
    """
    chosen = [find(game)] if game else [find(name) for name in GAMES]
    say = speaker(language(lang), [WORDS])
    pages = {each.id: page_of(each) for each in chosen}
    rows = [
        Level(
            level=level,
            name=bot_name(level, say),
            does=say(f"bot-{level}-is") if say.has(f"bot-{level}-is") else "",
            games=[name for name, page in pages.items() if level in page.bots],
            strengths={name: page.strengths[level] for name, page in pages.items() if level in page.strengths},
        )
        for level in _in_order([page.bots for page in pages.values()])
    ]
    if as_json:
        print(json.dumps({"levels": msgspec.to_builtins(rows)}, ensure_ascii=False))
        return
    screen = Screen()
    heads = [say("list-level"), say("list-name"), say("list-does")]
    cells = [[row["level"], row["name"], row["does"]] for row in rows]
    is_measured = bool(game) and any(row["strengths"] for row in rows)
    if is_measured:
        heads.insert(2, say("start-strength"))
        for row, its in zip(rows, cells, strict=True):
            its.insert(2, _strength(row["strengths"].get(chosen[0].id)))
    if not game:
        heads.append(say("start-games"))
        for row, its in zip(rows, cells, strict=True):
            its.append(say("list-all") if len(row["games"]) == len(chosen) else ", ".join(row["games"]))
    screen.table(heads, cells, whole=(0, 2) if is_measured else (0,))
    if is_measured:
        screen.text(say("list-bots-strength"))
    screen.text(say("list-bots-how", game=chosen[0].id if game is None else game))


def _strength(found: StrengthPage | None) -> str:
    """The level that the scale is hung on has no interval."""
    if not found:
        return ""
    return f"{found.rating} [{found.low}–{found.high}]" if found.low < found.high else str(found.rating)


class Level(TypedDict):
    level: str
    name: str
    does: str
    games: list[str]
    strengths: dict[str, StrengthPage]
    """By game; of one that nobody has measured it is missing."""


def _in_order(ladders: list[list[str]]) -> list[str]:
    """The levels of all of them, the weakest first."""
    found = {level for ladder in ladders for level in ladder}
    return sorted(found, key=lambda level: (max(ladder.index(level) for ladder in ladders if level in ladder), level))
