"""`dinotable join`: from a link to a seat that is played from here."""

from typing import Annotated, Final

from cyclopts import Parameter

from dinotable.core.box import Box
from dinotable.core.contract import AnyGame
from dinotable.core.errors import Failed, SetupError
from dinotable.games import GAMES, find
from dinotable.library.asking import Fields, ServerRefused, TableAddress
from dinotable.library.remote import RemoteSeat
from dinotable.table.variant import Variant, box_with
from dinotable.terminal.arguments import Lang, language
from dinotable.terminal.fronts import Plain, play_on_screen
from dinotable.terminal.joined import Joined
from dinotable.terminal.players import WORDS
from dinotable.terminal.playing import play_game
from dinotable.terminal.screen import InputEnded, Screen
from dinotable.words import speaker

PATIENCE: Final = 5.0
"""Seconds in which a server answers the first time, or is taken for gone."""


def join(
    link: str,
    /,
    *,
    name: str = "",
    lang: Lang = None,
    game: Annotated[str | None, Parameter(help="Where the game is, if it is none of this program's own.")] = None,
    record: str | None = None,
    plain: Plain = False,
) -> None:
    """Play a seat at a server's table.

    Parameters
    ----------
    link
        Of a seat, as somebody sent it to you, or of a table with an open chair.
    name
        Your name, where the chair has none yet.
    record
        Keep the record of the whole game in this file.
    """
    spoken = language(lang)

    def play(screen: Screen) -> None:
        desk = sit_down(link, name, spoken, game, screen)
        try:
            play_game(desk, record)
        except InputEnded:
            raise Failed(f"the input ended before the game did; the seat stays yours: {desk.command()}") from None
        finally:
            desk.seat.close()

    try:
        play_on_screen(plain, speaker(spoken, []), play)
    except ServerRefused as error:
        if error.code != "unreachable":
            raise
        raise Failed(str(error)) from None


def sit_down(link: str, name: str, spoken: str, place: str | None, screen: Screen) -> Joined:
    # Nobody sits down where they could not play.
    parts = TableAddress(link).fields("GET", "/parts", patience=PATIENCE)
    game = _game_of(parts, place)
    box = _box_of(game, parts)
    seat = RemoteSeat(link, name, hears_chat=True)
    setup = game.setup(len(seat.now["chairs"]), parts["options"], box)
    desk = Joined(seat, game, setup, speaker(spoken, [game.words, WORDS]), screen)
    desk.again = ["--game", place] if place else []
    return desk


def _game_of(parts: Fields, place: str | None) -> AnyGame:
    rules = str(parts.get("rules"))
    named = rules.partition("/")[0]
    if place is None and named not in GAMES:
        # A server's word never becomes an import.
        raise SetupError(f"“{named[:40]}” is no game of this program: say with --game where it is")
    game = find(place or named)
    if game.rules != rules:
        raise SetupError(f"the server plays {rules[:40]}, this program {game.rules}: bring both to the same version")
    return game


def _box_of(game: AnyGame, parts: Fields) -> Box:
    told = parts.get("variant") or {}
    box = box_with(game, Variant(str(told.get("name", "")), dict(told.get("changed", {}))) if told else None)
    if parts.get("box") != box.hash():
        raise SetupError("the server plays with other components than this program: bring both to the same version")
    return box
