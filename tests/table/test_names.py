"""What somebody may be called, and which names look alike."""

import pytest

from dinotable.table.errors import Refused
from dinotable.table.names import checked_name, looks_of

# Names of the world, and of who plays games.
GOOD = [
    "José", "Zoë", "Łukasz", "Владимир", "李小龙", "محمد", "प्रिया", "O'Brien", "O’Brien", "Anne-Marie", "🦖",
    "❤\ufe0f Rex", "👍🏽", "1\ufe0f⃣", "Ngọc Ánh", "Ngo\u0323\u0302c", "Ελένη", "שרה", "たなか さくら", "山田エリ", "박지성",
    "DJ田中", "မြွှား", "สมชาย", "Anna Мария", "ʻIolani", "N. N.", "Player 1", "Straße", "İpek", "Գայանե",
    "ნინო", "ᏣᎳᎩ", "Åsa", "Ａｎｎａ", "…", "x_X_42",
]  # fmt: skip
BAD = {
    "name": ["", "  ", "x" * 41, "a\u202eb", "a\u200bb", "a\u200db", "a\nb\x07", "\u2066a", "a\xadb"],
    "name-invisible": ["\u3164", "A\u034fnna", "An\u115fna", "\u2800", "Anna\ufe0f", "Ana\U000e0101",
        "\uffa0x", "\U0001d159"],
    "name-marks": ["Z\u0301\u0302\u0303\u0304", "\u0301a", "a \u0301b", "က" + 7 * "ြ"],
    "name-mixed": ["Аnna", "Annа", "Ωmega", "Ꭺnna", "Раul", "paypaӏ", "ՕLga", "𝐀ннa"],
}  # fmt: skip
ALIKE = [
    ("Anna", "ANNA"), ("ANNA", "ΑΝΝΑ"), ("Bob", "ВОВ"), ("cop", "сор"), ("Ian", "lan"), ("Bill", "BI11"),
    ("Arnold", "Amold"), ("Olga", "0lga"), ("O'Brien", "O’Brien"), ("Anne-Marie", "Anne–Marie"),
    ("Rex", "Rex\ufe0f"), ("エリ", "工り"), ("aëc", "аёс"), ("Anna", "Ａｎｎａ"), ("Top", "Тор"), ("HOME", "ꓧꓳꓟꓰ"),
    ("محمد", "محـمد"), ("e\u0301", "é"),
]  # fmt: skip
APART = [
    ("José", "Jose"), ("Zoë", "Zoe"), ("Anna 1", "Anna 2"), ("Anna", "Hanna"), ("Max", "Mex"),
    ("Влад", "Vlad"), ("Ben", "Bén"), ("山田", "山本"), ("Anna 1", "Anna 10"), ("🦖", "🦕"),
]  # fmt: skip


@pytest.mark.parametrize("name", GOOD)
def test_ordinary_names_of_the_world_are_let_in(name: str) -> None:
    assert checked_name(f"  {name} ") == name


@pytest.mark.parametrize(("code", "name"), [(code, name) for code, names in BAD.items() for name in names])
def test_what_deceives_the_eye_is_refused_with_its_reason(code: str, name: str) -> None:
    with pytest.raises(Refused) as caught:
        checked_name(name)
    assert caught.value.code == code


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert looks_of(one) & looks_of(other)


@pytest.mark.parametrize(("one", "other"), APART)
def test_names_that_do_not_look_alike(one: str, other: str) -> None:
    assert not looks_of(one) & looks_of(other)
