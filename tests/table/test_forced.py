"""A forced move may be made by itself only where that tells nobody anything."""

import pytest

from dinotable.core.seats import SPECTATOR
from dinotable.games import GAMES, find
from dinotable.table.seen import see_now
from tests.table.desk import Desk, magpies

OPEN = {"ciao-dino", "gods-love-dinosaurs"}
"""Games without hands that say what is legal."""


@pytest.mark.parametrize("name", [*GAMES, "magpies"])
def test_a_move_is_forced_for_all_to_see_or_not_at_all(name):
    game = magpies() if name == "magpies" else find(name)
    desk = Desk(game, 3)
    forced = alone = 0
    for turn in range(120):
        owed = sorted(desk.table.asks.owed.items())
        if not owed:
            break
        for seat, _ in owed:
            now = see_now(desk.table, seat, with_facts=False)
            alone += len(now.legal) == 1
            forced += now.is_forced
            if now.is_forced:
                assert len(now.legal) == 1 and now.to_act == [seat]
                assert not game.is_window(desk.table.journal.state)
                assert not see_now(desk.table, SPECTATOR, with_facts=False).is_forced
        seat, ask = owed[turn % len(owed)]
        desk.act(f"m{turn}", seat, ask, [desk.text(seat, turn)])
    assert alone, "somebody had one thing to do"
    assert bool(forced) == (name in OPEN)


def test_in_a_reaction_window_nothing_is_forced():
    """HD5: a player who holds nothing to play can only pass, and is asked like the others."""
    desk = Desk(find("happy-little-dinosaurs"), 3)
    met = 0
    for turn in range(60):
        seat, ask = sorted(desk.table.asks.owed.items())[0]
        if desk.table.game.is_window(desk.table.journal.state):
            met += len(desk.table.legal(seat)) == 1
            assert not see_now(desk.table, seat).is_forced
        desk.act(f"m{turn}", seat, ask, [desk.text(seat, turn)])
    assert met


def test_of_several_who_choose_at_the_same_time_the_last_is_asked_too():
    """GD5: everybody activates animals at once; when the others are done, their haste still tells nothing."""
    desk = Desk(find("gods-love-dinosaurs"), 2)
    met = 0
    for turn in range(400):
        if not (owed := sorted(desk.table.asks.owed.items())):
            break
        step = desk.table.journal.step_asked
        if step & (step - 1):
            met += len(owed) == 1
            assert not any(see_now(desk.table, seat, with_facts=False).is_forced for seat, _ in owed)
        seat, ask = owed[0]
        desk.act(f"m{turn}", seat, ask, [desk.text(seat, turn)])
    assert met
