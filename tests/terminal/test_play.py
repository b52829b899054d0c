"""What a person can do at a decision. Magpies with seed 3: the first person holds a twig and a ring."""

import re
import shlex
from pathlib import Path

import pytest

from tests.terminal.pipe import MAGPIES

AT_TURN = ("offer ring", "pass")
"""With seed 3 this wins the first round, and the turn of two points begins."""


def test_the_start_says_what_it_is(pipe):
    out = pipe.play()
    assert "An unofficial fan work" in out
    assert "Magpies · 2 players" in out
    assert "sealed: 6b9b9a6bca4076b3" in out


def test_moves_by_number_prefix_and_whole(pipe):
    for typed in ("2", "off ri", "offer ring"):
        assert "Player 1 offers a ring." in pipe.play(typed)


def test_an_illegal_move_is_refused_with_its_rule(pipe):
    out = pipe.play("offer coin")
    assert "offer coin: Not in your hand: a coin.  M1" in out
    assert "Player 1 offers" not in out


def test_why_says_whether_and_why_not(pipe):
    assert "offer ring: that is allowed." in pipe.play("why offer ring")
    assert "hop left: Offer a card first." in pipe.play("why hop left")
    assert "Say which move: why MOVE" in pipe.play("why")


def test_the_list_can_be_filtered(pipe):
    out = pipe.play("? ring")
    assert "2  offer ring   offers a ring" in out
    assert "1  offer twig" not in out
    assert "None of your moves has “zebra” in it." in pipe.play("? zebra")


def test_enter_picks_the_only_move_and_nothing_else(pipe):
    out = pipe.play("", "offer twig", "")
    assert out.count("Player 1 offers a twig.") == 1
    assert "Enter: pass" in out
    assert "Player 1 passes." in out


def test_preview_tells_what_follows_and_plays_nothing(pipe):
    out = pipe.play("offer ring", "preview pass")
    assert "If you play pass:\n   → Player 1 wins a ring.  M3" in out
    assert "Player 1 passes." not in out


def test_preview_shows_nothing_hidden(pipe):
    out = pipe.play("preview offer ring")
    assert "Your step ends there" in out
    assert "offered" not in out


def test_confirm_asks_before_moves_that_cannot_be_taken_back(pipe):
    out = pipe.play(*AT_TURN, "confirm on", "hop left", "bury", "n", "done", "y")
    assert "Player 1 hops left." in out
    assert "buries" not in out
    assert out.count("Play it?") == 2
    assert "Player 1 is done." in out


def test_undo_inside_a_step_and_not_beyond(pipe):
    out = pipe.play(*AT_TURN, "undo", "hop left", "undo", "hop right", "done", "undo")
    assert out.count("There is nothing to take back") == 2
    assert "Player 1 takes back one move." in out
    assert out.index("hops left") < out.index("takes back") < out.index("hops right")


def test_log_facts_board_rules_and_help(pipe):
    out = pipe.play("log", "facts", "board", "rules", "rules M6", "rules M9", "help")
    assert out.count("Chance draws a twig.") == 2
    assert "Worth now:" in out
    assert out.count("Round 1 · 8 cards in the pile") == 2
    assert "Magpies: the rules" in out
    assert out.count("After four rounds the most points win.") == 2
    assert "There is no rule M9." in out
    assert "preview MOVE" in out


def test_french_words_for_commands(pipe):
    out = pipe.play("pourquoi offer coin", "faits", "journal", "aide", "quitter", "", lang="fr")
    assert "Pas dans votre main : une pièce.  M1" in out
    assert "prévoir COUP" in out
    assert "Au revoir." in out


def test_what_is_not_understood_is_answered_with_near_words(pipe):
    out = pipe.play("ofer ring")
    assert "“ofer ring” is no move and no command here." in out
    assert "Did you mean offer ring" in out


def test_quit_offers_to_save_and_can_be_taken_back(pipe, tmp_path):
    file = tmp_path / "saved.txt"
    out = pipe.play("quit", "back", "quit", str(file))
    assert "Goodbye." in out
    assert file.exists()


def printed_command(out: str) -> list[str]:
    (line,) = [line for line in out.splitlines() if line.startswith("   dinotable play ")]
    return shlex.split(line)[1:]


def test_a_saved_game_is_played_on_with_the_command_that_was_printed(pipe, tmp_path):
    out = pipe.play("offer twig", f"save {tmp_path}/my game’s.txt", "quit", "")
    code, out, _ = pipe.run(*printed_command(out), "--lang", "en", lines=["log", "quit", ""])
    assert code == 0
    assert "Resumed after 7 lines of the record." in out
    assert "Player 1 offers a twig." in out
    assert "Toddler offered" in out


def test_the_printed_command_names_seats_and_the_record_tells_its_box(pipe, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("long.toml").write_text('name = "Long nights"\nrounds = 7\n')
    wishes = ("play", MAGPIES, "--seats", "me,greedy@5", "--box", "long.toml", "--seed", "1", "--lang", "en")
    out = pipe.run(*wishes, lines=["save -odd", "quit", ""])[1]
    command = printed_command(out)
    assert command == ["play", MAGPIES, "--resume", "./-odd", "--seats", "me,greedy@5"]
    Path("long.toml").unlink()
    code, out, _ = pipe.run(*command, "--lang", "en", lines=["quit", ""])
    assert code == 0 and "Variant: Long nights" in out


def test_resume_asks_for_the_seats_of_the_save(pipe, tmp_path):
    file = tmp_path / "saved.txt"
    pipe.play(f"save {file}", "quit", "")
    code, _, err = pipe.run("play", MAGPIES, "--resume", str(file), "--seats", "me,me,me")
    assert (code, err.count("\n")) == (2, 1)
    assert "names 3 players, and 2 play" in err


def test_another_file_is_not_written_over_unasked(pipe, tmp_path):
    file = tmp_path / "precious.txt"
    file.write_text("mine")
    assert f"{file} exists." in pipe.play(f"save {file}", "n")
    assert file.read_text() == "mine"
    assert "cannot be written" in pipe.play(f"save {tmp_path}/no/such/folder")


@pytest.mark.parametrize("name", ["\x1b[2JEvil\x07", "a\u202eb", "  many   spaces  ", "x" * 500])
def test_names_cannot_steer_a_terminal(pipe, name):
    out = pipe.play(wishes=("--names", name))
    prompt = out.rsplit("\n", 1)[-1]
    assert "\x1b" not in out
    assert "\x07" not in out
    assert "\u202e" not in out
    assert len(prompt) <= 44


def test_two_of_one_name_are_told_apart(pipe):
    out = pipe.play("", "", "", wishes=("--seats", "me,me", "--names", "Ann,Ann"))
    assert "0 Ann 1 " in out
    assert "1 Ann 2 " in out


def test_a_bot_that_fails_is_replaced_for_that_move(pipe):
    out = pipe.play(wishes=("--seats", "me,tests.terminal.bad_bots:Crashing"))
    assert "Crashing failed (RuntimeError: oh): a random move is played instead." in out
    assert out.count("failed") == 1, "what it does wrong at one decision is told once"
    out = pipe.play(wishes=("--seats", "me,tests.terminal.bad_bots:Cheating"))
    assert "Cheating failed (what it chose is not allowed)" in out
    out = pipe.play(wishes=("--seats", "me,tests.terminal.bad_bots:Leaving"))
    assert "Leaving failed (SystemExit: enough)" in out


def test_a_bot_that_fails_is_asked_again(pipe):
    out = pipe.play(wishes=("--seats", "me,tests.terminal.bad_bots:Stumbling"))
    assert "Stumbling failed (RuntimeError: try 1), and answered when it was asked again." in out
    assert "random move" not in out


@pytest.mark.parametrize("bot", ["Hanging", "Spinning"])
def test_a_bot_that_hangs_is_given_up(pipe, monkeypatch, bot):
    monkeypatch.setattr("dinotable.terminal.session.table_limit", lambda _: 0.1)
    out = pipe.play(wishes=("--seats", f"me,tests.terminal.bad_bots:{bot}"))
    assert f"{bot} failed (Hangs: no answer for 0 seconds): a random move is played instead." in out


def test_a_hint_says_what_and_why_in_words(pipe):
    """Magpies has no explainer: what its evaluator weighs is said in words."""
    out = pipe.play(*AT_TURN, "hint")
    assert "You can expect: " in out and "to win, give or take" in out
    assert "Better for you: " in out or "Worse for you: " in out
    assert "\n1  " in out and "\n2  " in out
    assert not re.search(r"-(term|reason)-|hint-", out)
