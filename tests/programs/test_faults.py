"""Whatever a program does, the game goes on, and what it did is counted and told."""

import pytest

from dinotable.bots.contract import Budget
from dinotable.bots.policy import MOST_FAILURES
from dinotable.core.errors import SetupError
from dinotable.core.generator import Generator
from dinotable.core.play import legal_actions
from dinotable.games import find
from dinotable.lab.fixture import Fixture
from dinotable.lab.simulate import Unfinished, simulate
from dinotable.programs import pool
from dinotable.programs.bot import Exec
from dinotable.programs.players import greet, player_for
from tests.programs.given import played, strange


@pytest.mark.parametrize(
    ("what", "kind", "error"),
    [
        ("dies", "died", "ended (exit code 1): no more flies to eat"),
        ("nonsense", "illegal", "said “bestmove e2e4” where “choose 1” and an action was due"),
        ("long", "illegal", "said a line of more than 4,096 bytes"),
        ("floods", "illegal", "said “info depth 9”"),
        ("stale", "illegal", "answered decision 0, and was asked decision 1"),
        ("twice", "illegal", ""),
    ],
)
def test_a_program_that_has_to_be_started_again_and_again_is_left_out(what: str, kind: str, error: str) -> None:
    game = played(strange(what))
    assert game["faults"] == [{kind: MOST_FAILURES}, {}]
    assert game["errors"][0].startswith(error)


@pytest.mark.parametrize(
    ("what", "error"),
    [("illegal", "chose number 999 of"), ("impossible", "chose “fly to the moon”, which is not in the list")],
)
def test_an_illegal_answer_costs_a_move_and_nothing_else(what: str, error: str) -> None:
    game = played(strange(what))
    assert game["faults"][0] == {"illegal": game["moves"][0]}
    assert game["errors"][0].startswith(error)


@pytest.mark.parametrize("what", ["silent", "away"])
def test_a_program_that_hangs_is_left_out_at_once(what: str) -> None:
    """Also one that has left its group of processes."""
    game = played(strange(what), grace=0.3)
    assert game["faults"][0] == {"hung": 1}
    assert game["errors"][0] == "no answer for 1 seconds; `random` played the rest of the game for it"


def test_what_is_written_to_standard_error_holds_nobody_up() -> None:
    assert played(strange("noisy"))["faults"] == [{}, {}]


@pytest.mark.parametrize(
    ("word", "error"),
    [
        ("exec:./no-such-bot", "there is no program “./no-such-bot” that can be run"),
        (strange("newer"), "speaks version “9” of the protocol, and this is 1"),
        (strange("greedy"), "wants “everything”, and there is only view, facts, fields, events"),
        ("exec:true", "ended"),
        ("exec:echo hi", "said “hi” where hello, want or ready was due"),
        (strange("mute"), "no hello for 1 seconds"),
    ],
)
def test_who_does_not_greet_is_told_before_the_first_game(
    word: str, error: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if "mute" in word:
        monkeypatch.setattr(pool, "GRACE", 1.0)
    with pytest.raises(SetupError) as told:
        Fixture("food-chain", 2, [word, "random"], 1, {}).check()
    assert f"{word} cannot play: {error}" in str(told.value)


def test_simulate_ends_with_a_line_that_names_it() -> None:
    game = find("food")
    setup = game.setup(2)
    players = [player_for(game, setup, word) for word in (strange("illegal"), "random")]
    with pytest.raises(Unfinished, match="at seat 1 failed: chose number 999 of"):
        simulate(game, setup, players, 1, 0)


def test_the_next_game_has_the_same_process_and_a_new_setup() -> None:
    said: list[tuple[str, str]] = []
    pool.POOL.close()
    pool.POOL.trace = lambda sign, line: said.append((sign, line.partition(" ")[0]))
    try:
        for number in range(2):
            played(strange("first"), number=number)
    finally:
        pool.POOL.trace = None
        pool.POOL.close()
    words = [word for sign, word in said if sign == ">"]
    assert [words.count(word) for word in ("dinotable", "setup", "bye")] == [1, 2, 1]


def test_who_has_only_one_action_is_not_asked() -> None:
    game = find("food")
    setup = game.setup(2)
    bot = player_for(game, setup, "exec:./no-such-bot").bot
    assert isinstance(bot, Exec)
    state = game.new(setup)
    assert bot.choose(game.view(state, 0), [7], Generator(1), Budget()) == 7
    assert not legal_actions(game, state, 0)
    assert greet(player_for(game, setup, "random")) is None
