"""Tables written as text. A card is a line, with the seat whose token it carries; it hunts the card above it that stands
further left. Places are numbered in the order of the lines.

    snail
      boar 1
      toad 2
        hedgehog 0
"""

from dinotable.core.errors import IllegalAction
from dinotable.core.log import Log
from dinotable.core.play import legal_actions, play
from dinotable.core.seats import CHANCE
from dinotable.games.food_chain.box import BOX
from dinotable.games.food_chain.game import GAME
from dinotable.games.food_chain.rules.trees import lay
from dinotable.games.food_chain.state import NOBODY, TURN, FoodChain, Table


def kind_of(name):
    return BOX.names.index(name)


def table_of(text, hands=(), seats=4, turn=0, held=None, bag=None, under="", swap=False, eaten=(), box=BOX):
    """A state in which it is `turn`'s turn. The rest of the deck is the pile, or the discards if `bag` is given.

    `hands` and `eaten` are texts by seat; `held` maps (holder, owner) to a number of captured tokens. Another
    `box` has the same kinds.
    """
    state = FoodChain(Table(box, seats, swap))
    table = state.table
    table.phase, table.turn, table.turns = TURN, turn, 1
    lay_all(table, text)
    for (holder, owner), count in (held or {}).items():
        table.held[holder * 4 + owner] += count
        table.free[owner] -= count
    for seat, names in enumerate(hands):
        for name in names.split():
            state.hands[seat][kind_of(name)] += 1
            table.sizes[seat] += 1
    for seat, names in enumerate(eaten):
        for name in names.split():
            table.eaten[seat * int(BOX.size) + kind_of(name)] += 1
    table.under = [kind_of(name) for name in under.split()]
    share_out(state, bag)
    return state


def lay_all(table, text):
    above = []  # The cards this one may stand on, with how far left they stand.
    for line in text.splitlines():
        if not line.strip():
            continue
        left = len(line) - len(line.lstrip())
        while above and above[-1][0] >= left:
            above.pop()
        name, *owner = line.split()
        seat = int(owner[0]) if owner else NOBODY
        place = lay(table, kind_of(name), above[-1][1] if above else 0, seat)
        if owner:
            table.free[seat] -= 1
        above.append((left, place))


def share_out(state, bag):
    """Every card is somewhere: what was not named lies in the pile, or among the discards."""
    table = state.table
    left = [int(count) for count in BOX.cards]
    placed = [int(kind) for kind in table.kinds if kind >= 0] + table.under
    for kind in placed:
        left[kind] -= 1
    for row in (*state.hands, table.eaten):
        for k, count in enumerate(row):
            left[k % int(BOX.size)] -= int(count)
    assert min(left) >= 0, "more cards of a kind than there are"
    drawn = left if bag is None else [bag.split().count(name) for name in BOX.names]
    for kind in range(len(left)):
        state.bag.add(kind, drawn[kind] - state.bag.counts[kind])
        table.discards[kind] = left[kind] - drawn[kind]
    assert min(table.discards) >= 0, "more cards of a kind than there are"
    table.bag_size = sum(drawn)


def do(state, text):
    """The seat whose turn it is does this, checked; what happened, as texts."""
    log = Log()
    play(GAME, state, int(state.table.turn), GAME.actions.parse(text), log)
    return [GAME.events.text(event) for event in log.events]


def comes(state, *texts):
    """Chance does this; what happened, as texts."""
    log = Log()
    for text in texts:
        play(GAME, state, CHANCE, GAME.actions.parse(text), log)
    return [GAME.events.text(event) for event in log.events]


def can(state, word="", seat=None):
    """What the seat whose turn it is can do, or chance; those that begin with a word."""
    if seat is None:
        seat = CHANCE if state.table.phase != TURN else int(state.table.turn)
    return [text for action in legal_actions(GAME, state, seat) if (text := GAME.actions.text(action)).startswith(word)]


def refused(state, text, seat=None):
    """Why the seat whose turn it is cannot do this: the refusal and its rule."""
    before = laid(state)
    seat = int(state.table.turn) if seat is None else seat
    action = GAME.actions.parse(text)
    try:
        play(GAME, state, seat, action)
    except IllegalAction as error:
        assert laid(state) == before
        return f"{GAME.refusals.text(GAME.why_not(state, seat, action))} {error.rule}"
    raise AssertionError(f"{text} is allowed")


def laid(state):
    """The table as text, in the order of places; each card with its place."""
    lines = []

    def add(prey, indent):
        table = state.table
        for place in range(1, len(table.kinds)):
            if table.kinds[place] >= 0 and table.prey_of[place] == prey:
                owner = "" if table.owners[place] < 0 else f" {table.owners[place]}"
                lines.append(f"{indent}{place} {BOX.name(int(table.kinds[place]))}{owner}")
                add(place, indent + "  ")

    add(0, "")
    return "\n".join(lines)


def free(state):
    return [int(count) for count in state.table.free][: int(state.table.seats)]


def held(state):
    """Captured tokens as {(holder, owner): count}."""
    return {divmod(k, 4): int(count) for k, count in enumerate(state.table.held) if count}


def counts(row, seat=0):
    """A row of counts, or a seat's part of it, by name."""
    size = int(BOX.size)
    part = list(row)[seat * size : (seat + 1) * size]
    return {BOX.name(kind): int(count) for kind, count in enumerate(part) if count}


def hand(state, seat):
    return counts(state.hands[seat])
