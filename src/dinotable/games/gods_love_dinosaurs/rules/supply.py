"""GD1.6 and GD1.7: animals that are limited, if the table plays with the printed supply."""

from mypy_extensions import i64

from dinotable.core.rows import with_item
from dinotable.games.gods_love_dinosaurs.state import Table


def take_from_supply(table: Table, animal: i64) -> bool:
    """GD1.7: whether there was one to take."""
    if not table.is_printed:
        return True
    if table.supply[animal] == 0:
        return False
    table.supply = with_item(table.supply, animal, table.supply[animal] - 1)
    return True


def put_back(table: Table, animal: i64) -> None:
    """GD1.7: removed animals are back in supply at once."""
    if table.is_printed:
        table.supply = with_item(table.supply, animal, table.supply[animal] + 1)
