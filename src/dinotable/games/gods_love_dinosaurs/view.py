"""What a seat knows (GD8.1): the table. The order of the piles is nowhere, so nothing is left to imagine."""

from mypy_extensions import i64

from dinotable.core.sink import Sink
from dinotable.core.state import View
from dinotable.games.gods_love_dinosaurs.state import GodsState, Table


class GodsView(View):
    def __init__(self, seat: i64, table: Table) -> None:
        self.seat = seat
        self.table = table

    def put(self, sink: Sink) -> None:
        sink.put(self.seat)
        self.table.put(sink)
        self.table.put_derived(sink)


def view_of(state: GodsState, seat: i64) -> GodsView:
    return GodsView(seat, state.table.copy())


def imagine_from(view: GodsView) -> GodsState:
    return GodsState(view.table.copy())
