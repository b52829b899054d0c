"""The tools at tables here: whole games, refusals with their rules, long lists in pages, nothing that reaches further."""

import random
import re

import pytest

from dinotable.core.record import read_record
from dinotable.core.replay import replay
from dinotable.games import GAMES, load
from dinotable.mcp.settings import Settings, games_at
from dinotable.mcp.tools import MOST_LETTERS, Tools
from dinotable.mcp.wishes import WISHES, description_of, schema_of
from dinotable.words import LANGUAGES

MAGPIES = "examples.magpies:GAME"


@pytest.fixture
def tools():
    made = Tools(Settings(games_at([*GAMES.values(), MAGPIES]), seed=1))
    yield made
    made.close()


def said(tools, tool, /, **wish):
    text, is_refused = tools.call(tool, wish)
    assert not is_refused, text
    assert len(text) <= MOST_LETTERS + 200
    return text


def refused(tools, tool, /, **wish):
    text, is_refused = tools.call(tool, wish)
    assert is_refused, text
    assert "\n" not in text
    assert "mistake of the program" not in text
    return text


@pytest.mark.parametrize("game", [*GAMES, "magpies"])
def test_a_whole_game_is_played_by_what_the_tools_list(tools, game):
    """By the texts alone, in either language; the record that comes back verifies."""
    chooser = random.Random(game)
    fewest = tools.settings.games[game].fewest
    text = said(
        tools, "open_table", game=game, bots=["random"] * (fewest - 1), name="Ada", language=chooser.choice(LANGUAGES)
    )
    for _ in range(2000):
        if re.search(r"^1\. ", text, re.MULTILINE):
            break
        if chooser.random() < 0.2:
            said(tools, "look", facts=True)
        listed = re.findall(r"^  (\S.*?)(?:   |$)", said(tools, "legal"), re.MULTILINE)
        if not listed:
            text = said(tools, "wait")
            continue
        action = chooser.choice(listed)
        if chooser.random() < 0.2:
            said(tools, "foresee", actions=action)
            assert action in said(tools, "why_not", action=action)
        text = said(tools, "act", actions=action)
    record = said(tools, "record")
    assert "Ada" in record
    journal = replay(tools.settings.games[game], read_record(f"{record}\n".encode()))
    assert tools.settings.games[game].outcome(journal.state), "it is over"
    assert read_record(f"{record}\n".encode()).seed, "and tells its luck"


def test_what_the_rules_refuse_is_told_with_the_rule_and_has_not_been_done(tools):
    said(tools, "open_table", game="food", bots=["random"], language="fr")
    before = said(tools, "legal")
    assert re.search(r"\[FC\d+\.\d+\]$", refused(tools, "act", actions="pass"))
    assert "[FC" in said(tools, "why_not", action="pass")
    assert "unknown word" in refused(tools, "act", actions="dance")
    assert "[FC" in refused(tools, "foresee", actions=["pass"])
    assert said(tools, "legal") == before


def test_an_answer_is_meant_for_the_decision_that_was_shown(tools):
    said(tools, "open_table", game="gods", bots=["random"])
    seat = tools.tables.find("").seat
    seat.act([seat.now["legal"][0]["text"]], seat.now["ask"])
    seat.wait(60)
    action = seat.now["legal"][0]["text"]
    assert "look again" in refused(tools, "act", actions=action)
    said(tools, "look")
    assert "Done" in said(tools, "act", actions=action)


def test_what_was_done_can_be_taken_back_where_that_is_free(tools):
    text = said(tools, "open_table", game="gods", bots=["random"])
    assert "undo" not in text
    assert "There is nothing" in refused(tools, "undo")
    action = re.findall(r"^  (take \S+ \d)", text, re.MULTILINE)[0]
    assert "undo" in said(tools, "act", actions=action)
    assert action in said(tools, "undo")


def test_long_lists_come_in_pages_and_can_be_narrowed(tools):
    """One of the games offers hundreds of actions at once."""
    said(tools, "open_table", game="gods", bots=["random"])
    chooser = random.Random(3)
    for _ in range(400):
        seat = tools.tables.find("").seat
        texts = [choice["text"] for choice in seat.now["legal"]]
        if len(texts) > 130:
            break
        said(tools, "act", actions=chooser.choice(texts)) if texts else said(tools, "wait")
        said(tools, "look")
    first = said(tools, "legal")
    pages = int(re.search(r"Page 1 of (\d+)", first)[1])
    assert pages == -(-len(texts) // 60) > 2
    listed = [line for page in range(1, pages + 1) for line in said(tools, "legal", page=page).splitlines()]
    shown = [text for text in texts if any(re.match(rf"  {re.escape(text)}( {{3}}|$)", line) for line in listed)]
    assert shown == texts, "every one is on some page"
    assert said(tools, "legal", page=99) == said(tools, "legal", page=pages)
    narrow = said(tools, "legal", words=texts[-1])
    assert texts[-1] in narrow
    assert len(narrow.splitlines()) < 40
    assert "None of your" in said(tools, "legal", words="elephant")


def test_rules_are_found_by_number_and_by_words(tools):
    assert said(tools, "rules", game="food", number="fc5.2").startswith("**FC5.2** ")
    assert "FC5 " in said(tools, "rules", game="food")
    found = said(tools, "rules", game="food", search="PRÉDATEUR plus fort", language="fr")
    assert "FC5.1" in found
    assert (
        said(tools, "rules", game="food", search="predateur PLUS fort", language="fr").splitlines()[1:]
        == found.splitlines()[1:]
    )
    assert "XX9" in refused(tools, "rules", game="food", number="XX9")


NAUGHTY = [
    ("open_table", {"game": "os:path", "bots": ["random"]}),
    ("open_table", {"game": "tests.conftest:ROOT", "bots": ["random"]}),
    ("open_table", {"game": "food", "bots": ["os:system"]}),
    ("open_table", {"game": "food", "bots": ["exec:/bin/sh"]}),
    ("open_table", {"game": "food", "bots": ["greedy@86399s"]}),
    ("open_table", {"game": "food", "bots": []}),
    ("open_table", {"game": "food", "bots": ["random"] * 7}),
    ("open_table", {"game": "food", "bots": ["random"], "seat": 5}),
    ("open_table", {"game": "food", "bots": ["random"], "options": {"first": "x"}}),
    ("open_table", {"game": "food", "bots": ["random"], "name": "\u202e"}),
    ("open_table", {"game": "food", "bots": ["random"], "name": "\ud800"}),
    ("open_table", {"game": "", "bots": ["random"]}),
    ("rules", {"game": "../../etc/passwd"}),
    ("rules", {"game": "food", "number": "../.."}),
    ("join_table", {"link": "file:///etc/passwd"}),
    ("join_table", {"link": "http://127.0.0.1:1/t/../../x#y"}),
    ("join_table", {"link": "ftp://127.0.0.1/t/aaaaaaaaaaaaaaaa#"}),
    ("join_table", {"link": "http://user:pass@host/t/aaaaaaaaaaaaaaaa"}),
    ("look", {"table": "elsewhere"}),
    ("look", {"tables": "x"}),
    ("act", {"actions": [1]}),
    ("act", {"actions": ["x"] * 51}),
    ("act", {}),
    ("legal", {"page": 0}),
    ("legal", {"page": "one"}),
    ("wait", {"seconds": 1e9}),
    ("\ud800", {}),
    ("nothing", {}),
]


@pytest.mark.parametrize(("name", "wish"), NAUGHTY, ids=range(len(NAUGHTY)))
def test_whatever_else_is_asked_is_refused_in_a_line(tools, name, wish):
    """A name never becomes an import, a file or a program."""
    assert refused(tools, name, **wish).encode()


def test_only_links_of_named_servers_are_used_where_some_are_named():
    tools = Tools(Settings(games_at([GAMES["food-chain"]]), servers=("https://dino.example.org",)))
    assert "https://dino.example.org" in refused(
        tools, "join_table", link=f"http://127.0.0.1:1/t/{'a' * 16}#{'b' * 43}"
    )


def test_there_is_an_end_to_tables(tools):
    for _ in range(32):
        said(tools, "open_table", game="magpies", bots=["random"])
    assert "leave one" in refused(tools, "open_table", game="magpies", bots=["random"])
    assert "say which table" in refused(tools, "look")
    said(tools, "leave", table="magpies-7")
    said(tools, "open_table", game="magpies", bots=["random"])


def test_of_a_process_that_several_use_a_table_is_known_by_its_name_alone():
    tools = Tools(Settings(games_at([MAGPIES]), is_shared=True))
    name = re.search(r"magpies-[0-9a-f]{16}", said(tools, "open_table", game="magpies", bots=["random"]))[0]
    assert "magpies-" not in refused(tools, "look")
    refused(tools, "tables")
    assert name in said(tools, "look", table=name)
    tools.close()


def test_finished_games_are_kept_where_the_program_was_told_to(tmp_path):
    game = load(MAGPIES)
    tools = Tools(Settings({"magpies": game}, keep=tmp_path))
    text = said(tools, "open_table", game="magpies", bots=["random"], name="Ada")
    while "The game is over" not in text:
        assert not list(tmp_path.iterdir())
        legal = tools.tables.find("").seat.now["legal"]
        text = said(tools, "act", actions=legal[0]["text"]) if legal else said(tools, "wait")
    said(tools, "look")
    said(tools, "leave")
    (kept,) = tmp_path.iterdir()
    assert replay(game, read_record(kept.read_bytes())).names == ["Ada", "random bot"]


def test_every_tool_says_what_it_takes():
    for name, wish in WISHES.items():
        schema = schema_of(wish)
        assert schema["type"] == "object", name
        assert "$ref" not in str(schema)
        assert 20 < len(description_of(wish)) < 200
        assert all(part.get("description") for part in schema["properties"].values()), name


def test_a_table_may_be_played_with_another_box_and_the_rules_say_so(tools):
    text = said(tools, "open_table", game="magpies", bots=["random"], set={"rounds": "1"}, language="en")
    assert "A variant of the rules: one change\n  Rounds in a game: 1 (usually 4) (M6)" in text
    assert "set rounds: 1" in said(tools, "record")
    assert "▸ Here: Rounds in a game: 1 (usually 4)" in said(
        tools, "rules", game="magpies", number="M6", set={"rounds": "1"}
    )
    assert "▸" not in said(tools, "rules", game="magpies", number="M6")
    assert "from 1 to 8" in refused(tools, "open_table", game="magpies", bots=["random"], set={"rounds": "9"})
    assert "did you mean rounds" in refused(tools, "open_table", game="magpies", bots=["random"], set={"round": "2"})
