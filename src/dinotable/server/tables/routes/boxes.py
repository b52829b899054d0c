"""What is in a game's box, and variants of it: read from a file, checked, written as one."""

from dinotable.core.box import Box
from dinotable.core.boxfile import file_text
from dinotable.core.contract import AnyGame
from dinotable.core.errors import SetupError
from dinotable.library.tell import speaker_of
from dinotable.server.http.refusals import Denied
from dinotable.server.http.route import AnyRoute, Caller, PublicRoute
from dinotable.server.tables import messages as m
from dinotable.server.tables.rooms import Rooms
from dinotable.table.description import BoxPage, box_page
from dinotable.words.boxes import told_item, told_usual


class BoxRoutes:
    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    async def look(self, caller: Caller) -> BoxPage:
        return box_page(game_in(caller, self.rooms.games))

    async def read(self, caller: Caller) -> m.BoxTold:
        wish: m.AskBox = caller.body
        game = game_in(caller, self.rooms.games)
        if wish.file:
            box = game.read_box(wish.file)
        else:
            box = wished_box(game, wish.variant)
            box.options = wish.options
        _check_options(game, box.options)
        say = speaker_of(game, wish.language, [])
        file = file_text(
            game.id, game.items(), box, lambda item: told_item(say, item), only_changed=True,
            told_usual=lambda item: told_usual(say, item),
        )  # fmt: skip
        return m.BoxTold(box.variant, box.changed, box.options, file)

    def all(self) -> list[AnyRoute]:
        box = "/api/games/{game}/box"
        about, asked = "What another box may change", "Check a box, and read or write its file"
        return [
            PublicRoute("GET", box, about, None, BoxPage, self.look),
            PublicRoute("POST", box, asked, m.AskBox, m.BoxTold, self.read),
        ]


def game_in(caller: Caller, games: dict[str, AnyGame]) -> AnyGame:
    """The one that the address names."""
    found = games.get(caller.request.path_params["game"])
    if found is None:
        raise Denied(404, "no-game", "there is no such game here")
    return found


def wished_box(game: AnyGame, wish: m.VariantWish) -> Box:
    """Raises SetupError with the reason where there is no such box."""
    if not wish.name.isprintable():
        raise SetupError("the name of a variant is written in letters that can be printed")
    box = game.change_box(wish.changed) if wish.changed else game.make_box({})
    box.variant = wish.name.strip()
    return box


def _check_options(game: AnyGame, options: dict[str, str]) -> None:
    for name, value in options.items():
        found = [option for option in game.options if option.name == name]
        if not found:
            raise SetupError(f"{game.id} has no option “{name[:40]}”")
        if value not in found[0].values:
            raise SetupError(f"{name} is one of {', '.join(found[0].values)}, not “{value[:40]}”")
