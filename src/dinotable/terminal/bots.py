"""A bot's decision. One that fails is asked again, and in the end chance decides: the people play on."""

from typing import TYPE_CHECKING

from dinotable.bots.policy import MOST_FAILURES, level_after
from dinotable.table.referee import BotAsk
from dinotable.terminal.clean import clean

if TYPE_CHECKING:
    from dinotable.terminal.session import Session


def bot_acts(session: "Session", asked: BotAsk) -> None:
    action, faults = _choice(session, asked)
    if faults:
        key = "fault" if len(faults) >= MOST_FAILURES else "fault-once"
        why = clean(" ".join(faults[0].split()))[:200]
        session.screen.text(session.say(key, name=session.names[asked.seat], why=why), "warn")
    session.referee.play(session.referee.bot_acts(asked, session.game.actions.text(action)))


def _choice(session: "Session", asked: BotAsk) -> tuple[int, list[str]]:
    """An action that is allowed, and what went wrong before it came."""
    legal = session.table.legal(asked.seat)
    faults: list[str] = []
    while True:
        is_own = level_after(asked.level, len(faults)) == asked.level
        player = (is_own and session.players[asked.seat]) or session.stand_in
        try:
            action = player.bot.choose(session.view(asked.seat), list(legal), session.generator, player.budget)
            if action in legal:
                return action, faults
            faults.append(session.say("fault-illegal"))
        except (Exception, SystemExit) as error:  # A bot of one's own may do anything.
            faults.append(f"{type(error).__name__}: {error}")
