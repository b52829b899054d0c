"""What is in a game's box, and variants of it: read from a file, checked, written as one."""

from dinotable.core.contract import AnyGame
from dinotable.library.tell import speaker_of
from dinotable.server.http.route import AnyRoute, Caller, PublicRoute
from dinotable.server.tables.rooms import Rooms
from dinotable.table.api import tables as m
from dinotable.table.boxes import told_box
from dinotable.table.description import BoxPage, box_page
from dinotable.table.errors import Denied
from dinotable.words.boxes import told_item, told_usual


class BoxRoutes:
    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    async def look(self, caller: Caller) -> BoxPage:
        return box_page(game_in(caller, self.rooms.games))

    async def read(self, caller: Caller) -> m.BoxTold:
        wish: m.AskBox = caller.body
        game = game_in(caller, self.rooms.games)
        return await self.rooms.reckoning.run(_told, game, wish)

    def all(self) -> list[AnyRoute]:
        box = "/api/games/{game}/box"
        about, asked = "What another box may change", "Check a box, and read or write its file"
        return [
            PublicRoute("GET", box, about, None, BoxPage, self.look),
            PublicRoute("POST", box, asked, m.AskBox, m.BoxTold, self.read),
        ]


def _told(game: AnyGame, wish: m.AskBox) -> m.BoxTold:
    """Takes as long as a file is: not for the thread that serves people."""
    say = speaker_of(game, wish.language, [])
    return told_box(game, wish, lambda item: told_item(say, item), lambda item: told_usual(say, item))


def game_in(caller: Caller, games: dict[str, AnyGame]) -> AnyGame:
    """The one that the address names."""
    found = games.get(caller.request.path_params["game"])
    if found is None:
        raise Denied(404, "no-game", "there is no such game here")
    return found
