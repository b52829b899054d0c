"""Words: packing, text, JSON fields and redaction from one declaration."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dinotable.core.bits import BITS
from dinotable.core.errors import NotationError
from dinotable.core.fields import HexField, Number, SeatField, Several, Word
from dinotable.core.log import Log, see
from dinotable.core.seats import EVERYONE, SPECTATOR
from dinotable.core.vocabulary import Kind, Vocabulary

TAKE = Kind("take", Word("card", ["twig", "ring"], secret=True), SeatField(lead="from"))
HUNT = Kind("hunt", Number("hunter", 40), Number("prey", 40, lead="to"), Several(Number("meal", 40), 4, lead="eating"))
DRIFT = Kind("drift", HexField("hex"), Number("turn", 3, least=-2))
SPREAD = Kind("spread", Several(Word("land", ["sea", "lake", "wild"]), 3), Number("cost", 9, lead="for"))
SECRET = Kind("secret", Several(Number("card", 30), 5, secret=True))
DONE = Kind("done")
WORDS = Vocabulary(TAKE, HUNT, DRIFT, SPREAD, SECRET, DONE)


def codes_of(field):
    if isinstance(field, Several):
        member = field.member
        values = st.integers(member.least, member.least + member.count - 1)
        return st.sets(values, max_size=field.most).map(lambda row: field.pack(sorted(row)) + 1)
    return st.integers(0 if field.secret else 1, field.count)


@st.composite
def said(draw):
    kind = draw(st.sampled_from(WORDS.kinds))
    return kind.from_codes([draw(codes_of(field)) for field in kind.fields])


@given(said())
def test_text_and_fields_are_read_back(packed):
    assert WORDS.parse(WORDS.text(packed)) == packed
    assert WORDS.from_fields(json.loads(json.dumps(WORDS.fields(packed)))) == packed


@given(said())
def test_a_packed_action_fits_a_machine_word(packed):
    assert 0 <= packed < 2**62


@given(said())
def test_redaction_hides_secret_fields_and_no_others(packed):
    kind, hidden = WORDS.kind(packed), WORDS.redact(packed)
    for field, before, after in zip(kind.fields, kind.codes(packed), kind.codes(hidden), strict=True):
        assert after == (0 if field.secret else before)
    assert WORDS.redact(hidden) == hidden
    assert WORDS.parse(WORDS.text(hidden)) == hidden


def test_packing_by_hand_and_by_codes_agree():
    assert TAKE.pack2(1, 3) == TAKE.from_codes([2, 4])
    assert DRIFT.pack2(7, -2) == DRIFT.from_codes([8, 1])
    assert (DRIFT.first(DRIFT.pack2(7, -2)), DRIFT.second(DRIFT.pack2(7, -2))) == (7, -2)


def test_the_words_are_speakable():
    meal = HUNT.fields[2]
    assert WORDS.text(HUNT.pack3(12, 15, meal.pack([13, 15]))) == "hunt 12 to 15 eating 13 15"
    assert WORDS.text(HUNT.pack3(12, 15, meal.pack([]))) == "hunt 12 to 15"
    assert WORDS.text(TAKE.pack2(1, 3)) == "take ring from 3"
    assert WORDS.text(WORDS.redact(TAKE.pack2(1, 3))) == "take ? from 3"
    assert WORDS.text(SPREAD.pack2(SPREAD.fields[0].pack([2, 0]), 4)) == "spread sea wild for 4"
    assert WORDS.parse("  HUNT 12 to 15 ") == HUNT.pack3(12, 15, 0)


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("", "nothing was said"),
        ("hnut 1 to 2", "did you mean “hunt”"),
        ("xyzzy", "the words are take, hunt"),
        ("take", "wants card"),
        ("take ring", "wants “from”"),
        ("take ring from", "wants seat"),
        ("take stone from 1", "one of twig, ring"),
        ("take ring from 9", "from 0 to 7"),
        ("take ring from ?", "wants a number"),
        ("hunt ? to 2", "wants a number"),
        ("hunt 1 to 2 eating 1 2 3 4 5", "at most 4"),
        ("hunt 1 to 2 eating 3 3", "different"),
        ("drift 99999.0 0", "too far out"),
        ("drift 1.1 ²", "wants a number"),
        ("done now", "too much"),
        ("done " + "x" * 5000, "too long"),
        ("done \x1b[2J\u2028", "too much"),
    ],
)
def test_errors_help_in_one_line(text, hint):
    with pytest.raises(NotationError) as refused:
        WORDS.parse(text)
    assert hint in str(refused.value)
    assert str(refused.value).isprintable() and len(str(refused.value)) < 300


@given(st.text(max_size=40))
def test_any_text_is_an_action_or_refused(text):
    try:
        packed = WORDS.parse(text)
    except NotationError:
        return
    assert WORDS.parse(WORDS.text(packed)) == packed


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda item: st.lists(item, max_size=6),
)


@settings(max_examples=40)
@given(st.sampled_from(WORDS.kinds), st.data())
def test_any_fields_are_an_action_or_refused(kind, data):
    fields = {field.name: data.draw(json_values) for field in kind.fields} | {"kind": kind.word}
    try:
        packed = WORDS.from_fields(fields)
    except NotationError as refused:
        assert str(refused).isprintable()
        return
    assert WORDS.from_fields(WORDS.fields(packed)) == packed


@pytest.mark.parametrize(
    "fields", [{}, {"kind": "fly"}, {"kind": ["done"]}, {"kind": "done", "x": 1}, {"kind": "take", "card": "ring"}]
)
def test_wrong_fields_are_refused(fields):
    with pytest.raises(NotationError):
        WORDS.from_fields(fields)


def test_only_a_secret_field_may_be_hidden():
    with pytest.raises(NotationError):
        WORDS.from_fields({"kind": "take", "card": None, "seat": None})
    assert WORDS.from_fields({"kind": "take", "card": None, "seat": 2}) == WORDS.redact(TAKE.pack2(1, 2))


def test_a_vocabulary_checks_its_declaration():
    with pytest.raises(ValueError, match="bits"):
        Kind("vast", Number("a", 2**40), Number("b", 2**30))
    with pytest.raises(ValueError, match="fields"):
        Kind("many", *[Number(f"f{k}", 1) for k in range(6)])
    with pytest.raises(ValueError, match="lead"):
        Kind("vague", Several(Number("a", 5), 2), Number("b", 5))
    with pytest.raises(ValueError, match="different words"):
        Vocabulary(Kind("a"), Kind("a"))


def test_seeing_follows_the_witnesses():
    action = TAKE.pack2(1, 0)
    hidden = WORDS.redact(action)
    assert see(WORDS, action, EVERYONE, SPECTATOR) == action
    assert see(WORDS, action, BITS[2], 2) == action
    for viewer in (0, 1, 3, SPECTATOR):
        assert see(WORDS, action, BITS[2], viewer) == hidden


def test_a_log_shows_each_seat_its_own():
    log = Log()
    log.add(DONE.pack0())
    log.shows()
    log.add(TAKE.pack2(0, 1), BITS[1])
    log.shows()
    assert log.shown_from == 1
    assert log.seen_by(1, WORDS) == [DONE.pack0(), TAKE.pack2(0, 1)]
    assert log.seen_by(SPECTATOR, WORDS) == [DONE.pack0(), WORDS.redact(TAKE.pack2(0, 1))]
