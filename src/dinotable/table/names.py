"""What somebody may be called, and which names look alike. A bounded rule of our own, from facts of UTS 39:
docs/decisions/0040 says why."""

import unicodedata

from dinotable.core.record import MOST_NAME
from dinotable.table.errors import Refused

MOST_PILED = 3
"""Marks above or below one letter; Vietnamese has two."""
MOST_MARKS = 6
"""Marks of any kind in a row; Burmese has five."""

PICTURE = "\ufe0f"
"""Asks for the coloured form of the sign before it, and has no shape of its own."""
KEYCAP = "\u20e3"
# Printable, and yet nothing is seen of them: fillers, selectors, blank notes and patterns.
INVISIBLE = frozenset(
    chr(code)
    for first, last in (
        (0x034F, 0x034F), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F), (0x2800, 0x2800), (0x3164, 0x3164),
        (0xFE00, 0xFE0F), (0xFFA0, 0xFFA0), (0xFFFC, 0xFFFC), (0x13441, 0x13446), (0x16FE4, 0x16FE4),
        (0x1D159, 0x1D159), (0xE0100, 0xE01EF),
    )
    for code in range(first, last + 1)
)  # fmt: skip
# Written side by side in one word, and told apart at a glance.
EAST_ASIAN = frozenset(("CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO"))
TOGETHER = EAST_ASIAN | {"LATIN"}


def checked_name(name: str) -> str:
    """In one spelling of its spaces; raises Refused with the reason."""
    tidy = " ".join(name.split())
    if not tidy or len(tidy) > MOST_NAME or not tidy.isprintable():
        raise Refused("name", f"a name has 1 to {MOST_NAME} printable characters")
    if any(mark in INVISIBLE and not _is_picture(tidy, at) for at, mark in enumerate(tidy)):
        raise Refused("name-invisible", "a name has no invisible letters")
    if any(_piles_up(word) for word in tidy.split(" ")):
        raise Refused("name-marks", f"a name has at most {MOST_PILED} accents on one letter")
    if any(_mixes_scripts(word) for word in tidy.split(" ")):
        raise Refused("name-mixed", "a word of a name has the letters of one alphabet")
    return tidy


def looks_of(name: str) -> frozenset[str]:
    """Two names that have one of these in common look alike, in small letters or in capitals. Case does not matter."""
    plain = "".join(mark for mark in _folded(name) if mark not in INVISIBLE)
    return frozenset((f"small {_told_alike(plain, SMALL)}", f"large {_told_alike(plain, LARGE)}"))


def _folded(name: str) -> str:
    folded = unicodedata.normalize("NFKC", name).casefold()
    return unicodedata.normalize("NFKD", " ".join(folded.split())).replace("i\u0307", "i")


def _told_alike(name: str, alike: dict[int, str]) -> str:
    return name.translate(alike).replace("rn", "m").replace("vv", "w")


def _is_picture(name: str, at: int) -> bool:
    """Hearts have a coloured form, and digits in a keycap."""
    is_sign = at > 0 and unicodedata.category(name[at - 1]) in ("So", "Sm", "Po", "Sk")
    return name[at] == PICTURE and (is_sign or name[at + 1 : at + 2] == KEYCAP)


def _piles_up(word: str) -> bool:
    marks = piled = 0
    for at, mark in enumerate(word):
        if unicodedata.category(mark)[0] != "M":
            marks = piled = 0
            continue
        if at == 0:
            return True
        marks += 1
        # Classes up to 9 join letters side by side; those above stand over and under one another.
        piled += unicodedata.combining(mark) > 9
        if marks > MOST_MARKS or piled > MOST_PILED:
            return True
    return False


def _mixes_scripts(word: str) -> bool:
    scripts = {script for mark in unicodedata.normalize("NFKC", word) if (script := _script_of(mark))}
    return len(scripts) > 1 and not (scripts <= TOGETHER and scripts & EAST_ASIAN)


def _script_of(mark: str) -> str:
    """Empty for what goes with every script: signs, digits, marks, letters that only modify others."""
    if unicodedata.category(mark) not in ("Ll", "Lu", "Lt", "Lo"):
        return ""
    return unicodedata.name(mark, "?").split(" ", 1)[0].split("-", 1)[0]


def _pairs(*rows: str) -> dict[int, str]:
    """From rows such as "а a в b": what looks like the letter after it."""
    words = " ".join(rows).split(" ")
    return dict(zip(map(ord, words[::2]), words[1::2], strict=True))


# One shape in any case: l, I, 1 and their kin; o and 0; small capitals; signs.
ANY_CASE = _pairs(
    "l i 1 i | i ı i ɩ i ǀ i і i ӏ i ι i ן i ו i ا i 0 o ο o о o օ o ס o ० o",
    "а a е e р p с c у y х x ѕ s ј j ԁ d һ h ԛ q ԝ w к k м m т t в b н h α a κ k ρ p τ t χ x β b ε e ζ z",
    "ɑ a ɡ g ᴀ a ʙ b ᴄ c ᴅ d ᴇ e ꜰ f ɢ g ʜ h ɪ i ᴊ j ᴋ k ʟ i ᴍ m ɴ n ᴏ o ᴘ p ʀ r ꜱ s ᴛ t ᴜ u ᴠ v ᴡ w ʏ y ᴢ z",
    "Ꭺ a Ᏼ b Ꮯ c Ꭰ d Ꭼ e Ꮐ g Ꮋ h Ꭵ i Ꭻ j Ꮶ k Ꮮ i Ꮇ m Ꮲ p Ꭱ r Ꮢ r Ꮪ s Ꭲ t Ꮩ v Ꮃ w Ꮓ z",
    "ꓮ a ꓐ b ꓚ c ꓓ d ꓰ e ꓝ f ꓖ g ꓧ h ꓲ i ꓙ j ꓗ k ꓡ i ꓟ m ꓠ n ꓳ o ꓑ p ꓣ r ꓢ s ꓔ t ꓴ u ꓦ v ꓪ w ꓫ x ꓬ y ꓜ z",
    "ⲁ a ⲃ b ⲥ c ⲉ e ⲏ h ⲓ i ⲕ k ⲙ m ⲛ n ⲟ o ⲣ p ⲧ t ⲭ x ⲩ y ⲍ z",
    "ニ 二 ロ 口 カ 力 タ 夕 ト 卜 エ 工 ハ 八 ヘ へ リ り ー 一 ى ي ی ي ک ك",
    "’ ' ʼ ' ʻ ' ‘ ' ` ' ´ ' ′ ' ‐ - – - — - − - ‒ - · .",
) | {ord("ـ"): ""}
SMALL = ANY_CASE | _pairs("γ y η n ν v υ u ω w г r п n ь b ѵ v հ h ո n ս u ց g զ q")
LARGE = ANY_CASE | _pairs("η h ν n υ y μ m ս u տ s")
