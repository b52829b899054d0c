"""What messages are made of is exactly that."""

from typing import Any

import msgspec
import pytest

from dinotable.table.wire import Id, Level, MsgId, Token


@pytest.mark.parametrize("kind, good", [(Id, "a" * 16), (Token, "a" * 43), (MsgId, "m-1"), (Level, "greedy")])
def test_an_id_ends_where_it_ends(kind: Any, good: str) -> None:
    assert msgspec.convert(good, kind) == good
    for bad in (good + "\n", "\n" + good, good + " ", good + "\x00", ""):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(bad, kind)
