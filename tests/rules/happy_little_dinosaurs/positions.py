"""Positions written as text.

    disaster natural
    deck plain-4 push
    0 rex at 12 front plain-5 hand push sour area natural meteor
    1 bronto at 3 front claw hand plain-2

Whatever is not named lies in the deck, or in the discard pile where a deck is named. With cards in front the position
starts as they are revealed, else where all choose. `duel`, `round 7`, `under meteor`, `discard saw` and, after a
seat, `out` can be said too; seats that are out go out in the order of their lines.
"""

from dinotable.core.box import Box
from dinotable.core.buffer import Buffer
from dinotable.core.errors import IllegalAction
from dinotable.core.journal import Journal
from dinotable.core.log import Log
from dinotable.core.play import legal_actions, play, seats_to_act
from dinotable.core.seats import CHANCE, EVERYONE
from dinotable.games.happy_little_dinosaurs import GAME
from dinotable.games.happy_little_dinosaurs.box import CARDS, KINDS, TYPES
from dinotable.games.happy_little_dinosaurs.rules.order import begin_effects
from dinotable.games.happy_little_dinosaurs.score import scores
from dinotable.games.happy_little_dinosaurs.state import CHOOSE, PHASES


class Position:
    def __init__(self, state) -> None:
        self.state = state
        self.table = state.table
        self.events = Log()
        """What the last `do` caused."""

    # What is done.
    def do(self, *lines: str) -> "Position":
        """Plays `seat action` lines, checked."""
        self.events = Log()
        for line in lines:
            who, _, said = line.partition(" ")
            play(GAME, self.state, CHANCE if who == "*" else int(who), GAME.actions.parse(said), self.events)
        return self

    def everyone(self, said: str) -> "Position":
        return self.do(*(f"{seat} {said}" for seat in seats_to_act(GAME, self.state)))

    def refused(self, line: str) -> str:
        """Why a line is refused: its rule and the words of the refusal."""
        try:
            self.do(line)
        except IllegalAction as refusal:
            return f"{refusal.rule} {refusal.reason['kind']}"
        raise AssertionError(f"{line} was allowed")

    # What there is.
    def phase(self) -> str:
        return PHASES[self.table.phase]

    def to_act(self) -> list[int]:
        return seats_to_act(GAME, self.state)

    def legal(self, seat: int) -> list[str]:
        return [GAME.actions.text(action) for action in legal_actions(GAME, self.state, seat)]

    def chances(self) -> dict[str, int]:
        out, weights = Buffer(), Buffer()
        GAME.chance(self.state, out, weights)
        return {GAME.actions.text(a): w for a, w in zip(out.listed(), weights.listed(), strict=True)}

    def hand(self, seat: int) -> str:
        return named(self.state.hands[seat * KINDS : (seat + 1) * KINDS])

    def known(self, looker: int, owner: int) -> str:
        at = (looker * self.table.seats + owner) * KINDS
        return named(self.state.known[at : at + KINDS])

    def discards(self) -> str:
        return named(self.table.discards)

    def played(self) -> str:
        return named(self.table.played)

    def front(self) -> list[str]:
        return [CARDS[card] if card >= 0 else "" for card in self.table.front]

    def scores(self) -> list[int]:
        return list(scores(self.table))

    def at(self) -> list[int]:
        return list(self.table.position)

    def area(self, seat: int) -> str:
        return " ".join(word for k, word in enumerate(TYPES) for _ in range(self.table.areas[4 * seat + k]))

    def under(self) -> list[str]:
        return [TYPES[kind] for kind in self.table.disasters.under]

    def told(self, seat: int | None = None) -> list[str]:
        """The events of the last `do`, all, or as a seat sees them."""
        if seat is None:
            return [GAME.events.text(event) for event in self.events.events]
        return [GAME.events.text(event) for event in self.events.seen_by(seat, GAME.events)]

    def outcome(self):
        return GAME.outcome(self.state)

    def public(self, line: str) -> bool:
        """Whether all would see every field of a line."""
        who, _, said = line.partition(" ")
        action = GAME.actions.parse(said)
        return GAME.witnesses(self.state, CHANCE if who == "*" else int(who), action) == EVERYONE


def named(counts) -> str:
    return " ".join(word for card, word in enumerate(CARDS) for _ in range(counts[card]))


def at(text: str, box: Box | None = None) -> Position:
    head, rows = {}, []
    for line in text.strip().splitlines():
        words = line.split()
        if words[0].isdigit():
            rows.append(words[1:])
        else:
            head[words[0]] = words[1:]
    seats = len(rows)
    options = {"dinosaurs": "-".join(row[0] for row in rows)}
    if seats == 2:
        options["duel"] = "on" if "duel" in head else "off"
    position = Position(GAME.new(GAME.setup(seats, options, box)))
    for seat, row in enumerate(rows):
        put_seat(position, seat, row[1:])
    put_head(position, head)
    start(position)
    return position


def journal_at(text: str) -> Journal:
    """A game under way from a position, which remembers what may be taken back."""
    state = at(text).state
    return Journal(GAME, GAME.setup(int(state.table.seats)), state=state)


def acts(journal: Journal, *lines: str) -> None:
    for line in lines:
        who, _, said = line.partition(" ")
        journal.act(int(who), GAME.actions.parse(said))


def put_seat(position: Position, seat: int, words: list[str]) -> None:
    state, table = position.state, position.table
    parts = {"at": [], "front": [], "hand": [], "area": []}
    if "out" in words:
        words.remove("out")
        table.inside &= ~(1 << seat)
        table.gone.append(seat)
    part = parts["at"]
    for word in words:
        if word in parts:
            part = parts[word]
        else:
            part.append(word)
    table.position[seat] = int(parts["at"][0]) if parts["at"] else 0
    for word in parts["front"]:
        table.front[seat] = CARDS.index(word)
        state.deck.take(CARDS.index(word))
    for word in parts["hand"]:
        state.hands[seat * KINDS + CARDS.index(word)] += 1
        table.sizes[seat] += 1
        state.deck.take(CARDS.index(word))
    for word in parts["area"]:
        table.areas[4 * seat + TYPES.index(word)] += 1
        table.disasters.bag.take(TYPES.index(word))


def put_head(position: Position, head: dict[str, list[str]]) -> None:
    state, table = position.state, position.table
    table.round = int(head["round"][0]) if "round" in head else 1
    if "disaster" in head:
        table.disaster = TYPES.index(head["disaster"][0])
        table.disasters.bag.take(table.disaster)
    for word in head.get("under", []):
        table.disasters.bag.take(TYPES.index(word))
        table.disasters.put_under(TYPES.index(word))
    for word in head.get("discard", []):
        state.deck.take(CARDS.index(word))
        table.discards[CARDS.index(word)] += 1
    if "deck" in head:
        left = [CARDS.index(word) for word in head["deck"]]
        for card in range(KINDS):
            rest = state.deck.counts[card] - left.count(card)
            assert rest >= 0, f"too many of {CARDS[card]}"
            state.deck.add(card, -rest)
            if "discard" not in head:
                table.discards[card] += rest
    table.deck_size = state.deck.total


def start(position: Position) -> None:
    table = position.table
    table.drawer = -1
    if max(table.front) >= 0:
        begin_effects(position.state, None)
    else:
        table.phase = CHOOSE
        table.has_point = table.inside
