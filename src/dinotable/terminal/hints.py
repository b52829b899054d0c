"""A hint: the best moves by the game's best bot, why, and how close they are."""

from dinotable.bots.contract import Budget, Candidate
from dinotable.bots.registry import player_for
from dinotable.core.generator import Generator
from dinotable.library.tell import capital, sentence
from dinotable.table.thinking import WEIGHER, standing_of
from dinotable.terminal.desk import Desk

MOST = 3
LEAST_CHANGE = 0.05
"""A change of a term that is too small to be worth a word."""


def tell_hint(session: Desk, seat: int, legal: list[int]) -> None:
    game, say, screen = session.game, session.say, session.screen
    if not session.has_hints:
        screen.text(say("hint-rated"))
        return
    if len(legal) == 1:
        screen.text(say("hint-alone"))
        return
    # A hint is about what the lesson says, not about what is stronger still.
    taught = session.taught(seat)
    level, weighed = (WEIGHER, taught) if taught else (game.ladder().names()[-1], list(legal))
    bot = player_for(game, session.setup, level).bot
    thought = bot.think(session.view(seat), weighed, Generator(session.length()), Budget())
    # What is as good as the first stands beside it.
    first, *rest = thought.candidates[:MOST]
    others = sorted(rest, key=lambda idea: not idea.is_level)
    ideas = [first, *others]
    screen.mark([idea.action for idea in ideas])
    if thought.is_exact:
        screen.text(say("hint-exact"))
    screen.text(sentence(say("hint-expect", expected=_expected(session, ideas[0], seat, thought.is_exact))))
    levels = [str(k + 2) for k, idea in enumerate(others) if idea.is_level]
    if others and len(levels) == len(others):
        screen.text(say("hint-all-level"))
    elif levels:
        screen.text(say("hint-level", ideas=session.teller.listed(["1", *levels])))
    for k, idea in enumerate(ideas):
        screen.text(f"{k + 1}  {session.spoken.text(idea.action)}", "bold")
        for line in _why(session, idea, seat):
            screen.text(f"   {line}")
        if k and not idea.is_level:
            screen.text(
                f"   {sentence(say('hint-then', expected=_expected(session, idea, seat, thought.is_exact)))}", "dim"
            )


def _expected(session: Desk, idea: Candidate, seat: int, is_exact: bool) -> str:
    players = len(session.names)
    standing = session.say("hint-standing", players=players, standing=standing_of(idea.value))
    percent, error = round(100 * idea.value), 0 if is_exact else max(1, round(100 * idea.error))
    place = round(idea.ranks[seat], 1) if idea.ranks else 1
    return f"{standing} ({session.say('hint-chance', players=players, percent=percent, error=error, place=place)})"


def _why(session: Desk, idea: Candidate, seat: int) -> list[str]:
    """Where the game has nothing to say, what its evaluator weighs is said in words."""
    if idea.reasons:
        return [session.teller.reason(reason.packed, seat, reason.is_sure) for reason in idea.reasons]
    lines = []
    for word, sign in (("hint-better", 1), ("hint-worse", -1)):
        changed = [change.term for change in idea.changes if sign * change.points > LEAST_CHANGE]
        terms = [session.say(f"{session.game.id}-term-{term}") for term in changed]
        if terms:
            lines.append(sentence(capital(session.say(word, terms=session.teller.listed(terms)))))
    return lines
