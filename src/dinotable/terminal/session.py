"""A game from the first decision to the end: bots answer, people are asked, the keyboard changes hands."""

from dinotable.core.play import seats_to_act
from dinotable.core.seats import SPECTATOR
from dinotable.terminal.clean import clean
from dinotable.terminal.commands import Answer, Decision, spoken_words
from dinotable.terminal.listing import kinds_of
from dinotable.terminal.moves import next_words
from dinotable.terminal.saving import leaves
from dinotable.terminal.screen import InputEnded
from dinotable.terminal.table import Table


def run(table: Table) -> bool:
    """Plays on; whether the end was reached."""
    holder = table.people[0] if len(table.people) == 1 else None
    if not table.people:
        table.screen.text(table.say("play-watching"))
    while True:
        try:
            seats = until_asked(table)
            if not seats:
                return True
            seat = next_person(seats, holder)
            if seat != holder and table.hides_hands:
                hand_over(table, holder, seat)
            holder = seat
            if decide(table, seat) == Answer.LEAVE:
                return False
        except (InputEnded, KeyboardInterrupt):
            # A person's Ctrl-D or Ctrl-C is a wish to leave, at whatever is going on.
            if not table.screen.is_typed:
                raise
            table.screen.blank()
            if leaves(table):
                return False


def until_asked(table: Table) -> list[int]:
    """Chance and bots act until people are to decide; their seats, none at the end."""
    while True:
        table.journal.settle()
        if not table.people:
            table.screen.lines(table.news(SPECTATOR))
        seats = table.turns()
        bots = [seat for seat in seats if table.players[seat]]
        if not bots:
            return seats
        bot_acts(table, bots[0])


def next_person(seats: list[int], holder: int | None) -> int:
    """Whoever has the keyboard goes on; else the next seat that is to act."""
    if holder is None or holder in seats:
        return seats[0] if holder is None else holder
    return next((seat for seat in seats if seat > holder), seats[0])


def bot_acts(table: Table, seat: int) -> None:
    player = table.players[seat]
    assert player
    legal = table.legal(seat)
    try:
        action = player.bot.choose(table.view(seat), list(legal), table.generator, player.budget)
        fault = "" if action in legal else table.say("fault-illegal")
    except Exception as error:  # A bot of one's own may do anything, and the people play on.
        fault = f"{type(error).__name__}: {error}"
    if fault:
        name = table.journal.names[seat]
        table.screen.text(table.say("fault", name=name, why=clean(" ".join(fault.split()))[:200]), "warn")
        action = legal[table.generator.below(len(legal))]
    table.journal.act(seat, action)


def hand_over(table: Table, holder: int | None, seat: int) -> None:
    """Nothing one player was shown is on the screen when the next one looks."""
    screen, name = table.screen, table.journal.names[seat]
    if holder is not None:
        screen.lines(table.news(holder))
        screen.ask(table.say("hand-over-clear", name=name) + " ")
    screen.clear()
    screen.ask(table.say("hand-over-to", name=name) + " ")
    screen.clear()


def decide(table: Table, seat: int) -> Answer:
    """Asks one person until a move is made, taken back, or the game is left."""
    screen = table.screen
    screen.blank()
    screen.lines(table.news(seat))
    screen.blank()
    table.draw(seat)
    screen.blank()
    owing = seats_to_act(table.game, table.journal.state)
    others = [table.journal.names[other] for other in owing if other != seat]
    if others:
        screen.text(table.say("play-waiting", names=table.teller.listed(others)), "dim")
    decision = Decision(table, seat)
    legal = decision.legal
    screen.text(table.say("play-decides", name=table.journal.names[seat], kinds=kinds_of(table, legal)))
    if len(legal) == 1:
        screen.text(table.say("play-forced", text=table.game.actions.text(legal[0])), "dim")
    _offer_completions(table, legal)
    while True:
        answer = decision.answer(screen.ask(f"{table.journal.names[seat]}> "))
        if answer != Answer.STAY:
            return answer


def _offer_completions(table: Table, legal: list[int]) -> None:
    texts = [table.game.actions.text(action) for action in legal]
    spoken = spoken_words(table.say)

    def completions(before: list[str], begun: str) -> list[str]:
        takes_move = {spoken["why"], spoken["preview"], "why", "preview", "?"}
        if before and before[0] in takes_move:
            before = before[1:]
        elif not before:
            named = sorted(word for word in spoken.values() if begun and word.startswith(begun))
            return next_words(texts, [], begun) + named
        return next_words(texts, before, begun)

    table.screen.completes(completions)
