"""A box's file comes from anybody: what would take long to read is refused before it is read."""

import tomllib
from typing import Any

import pytest

from dinotable.core.box import Item, read_changes
from dinotable.core.boxfile import MOST_BYTES, MOST_DEEP, MOST_DOTS, MOST_WORD, read_file
from dinotable.core.errors import SetupError
from dinotable.core.record import MOST_CHANGED
from dinotable.games import GAMES, find
from dinotable.words import speaker
from dinotable.words.boxes import told_item

DOTTED = "a." * (MOST_DOTS + 1) + "b"
DEAR = {
    "a key of many parts": "a.b.c.d." * 6000 + "e=1",
    "parts in quotes": '"a" . ' * 6000 + "e=1",
    "parts in other quotes": "'a'.''." * 6000 + "e=1",
    "a table's name": f"[{DOTTED}]\n" + "".join(f"k{number}=1\n" for number in range(5000)),
    "a list of tables": f"[[{DOTTED}]]",
    "a key inside a value": f"a = {{b = 1, {DOTTED} = 2}}",
    "a key after a text": f'a = {{b = """x"""", {DOTTED} = 2}}',
    "a key after a text of several lines": f"a = '''\n'x''''\n{DOTTED} = 2",
    "a key after quotes that are escaped": f'a = "\\"#"\n{DOTTED} = 2',
    "a key after a note": f"# ' and \"\n{DOTTED} = 2",
    "a long number": "rounds = " + "1" * 5000,
    "a long number of base 16": "rounds = 0x" + "f" * 40_000,
    "numbers in a list": "rounds = [1, 2, 0x" + "f" * 40_000 + "]",
    "a long key": "a" * 40_000 + " = 1",
    "lists within lists": "a = " + "[" * 20_000,
    "tables within tables": "a = " + "{a=" * 10_000,
}


@pytest.mark.parametrize("text", DEAR.values(), ids=DEAR)
def test_what_takes_long_to_read_is_refused_before(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def read(_: str) -> dict[str, Any]:
        raise AssertionError("it was read")

    monkeypatch.setattr(tomllib, "loads", read)
    with pytest.raises(SetupError) as refused:
        read_file("magpies", text)
    assert len(str(refused.value)) < 200 and "\n" not in str(refused.value)


@pytest.mark.parametrize(
    "text",
    [
        'a = "unfinished\n',
        'a = """unfinished',
        "a = '''unfinished",
        "a = 'unfinished\n",
        '"""' + '\\"""' * 10_000,
        "]" * 20_000,
        "a = 1979-99-99",
        "a = 1e999999",
        'a = "\\U99999999"',
        "\0",
        "a = 1\r",
        "a = 0x" + "f" * MOST_WORD,
    ],
)
def test_what_is_no_box_is_refused_in_one_line(text: str) -> None:
    with pytest.raises(SetupError) as refused:
        read_file("magpies", text)
    assert len(str(refused.value)) < 200 and "\n" not in str(refused.value)


def test_what_only_looks_dear_is_read() -> None:
    dots = "." * 30
    lines = [
        f"# {dots}{'9' * 90}",
        f'name = "{dots}" # {dots}',
        f"a.b.c = '{dots}'",
        f"d = QQQ{dots}",
        f"{'[' * 50}QQQ",
        f"e = '''{'1' * 90}'''",
        "f = [1, 2,",
        " 3, 4] # [",
        """ "g".'h' = 5""",
    ]
    told = read_file("magpies", "\n".join(lines).replace("QQQ", '"' * 3))
    assert told.name == dots
    assert list(told.changes) == ["a.b.c", "d", "e", "f", "g.h"] and told.changes["f"] == "1 2 3 4"


def test_as_much_as_is_allowed_is_read() -> None:
    deepest = ".".join("k" * MOST_DOTS)
    assert read_file("magpies", f"{deepest} = {'9' * (MOST_WORD - 1)}").changes == {deepest: "9" * (MOST_WORD - 1)}
    nested = "[" * (MOST_DEEP - 1) + "]" * (MOST_DEEP - 1)
    assert "a" in read_file("magpies", f"a = {nested}").changes
    with pytest.raises(SetupError, match=f"{MOST_BYTES:,}"):
        read_file("magpies", "#" * (MOST_BYTES + 1))
    with pytest.raises(SetupError, match=f"{MOST_CHANGED}"):
        read_file("magpies", "".join(f"k{number} = 1\n" for number in range(MOST_CHANGED + 1)))


@pytest.mark.parametrize("name", GAMES)
def test_every_game_s_whole_box_is_within_all_bounds(name: str) -> None:
    game = find(name)
    say = speaker("fr", [game.words])
    text = game_text = "".join(f'"{item.path}" = {item.usual!r} # {told_item(say, item)}\n' for item in game.items())
    assert len(game_text) < MOST_BYTES / 2
    assert len(read_file(game.id, text.replace('"', "")).changes) == len(game.items())


def test_changes_are_found_without_looking_at_every_item_for_each() -> None:
    """The time it took grew with the square of what there is in a box."""
    looks = 0

    class Counted(Item):
        def players(self) -> int:
            nonlocal looks
            looks += 1
            return super().players()

    items: list[Item] = [Counted(f"k{number}", "1", "M6", "box-rounds") for number in range(200)]
    assert len(read_changes(items, {item.path: "2" for item in items})) == 200
    assert looks <= 3 * len(items)
