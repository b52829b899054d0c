"""Plays two games side by side that differ only in what a viewer was not shown."""

import json
import random
from dataclasses import dataclass, field

import msgspec

from dinotable.core.contract import AnyGame
from dinotable.core.errors import DinotableError
from dinotable.core.generator import Generator
from dinotable.core.journal import Journal
from dinotable.core.play import digest, foresee, legal_actions, play, seats_to_act, view_digest
from dinotable.core.seats import CHANCE, SPECTATOR
from dinotable.core.setup import Setup
from dinotable.core.state import State
from dinotable.programs.protocol import WISHES, events_lines, question, setup_line
from dinotable.words import LANGUAGES
from tests.conformance.laws_learning import observed, spelled
from tests.conformance.spots import DEEP, Done, witness, words
from tests.worlds import knowledge_of

MOST_STUCK = 48
PATIENCE = 6
"""How often a pair is taken a little back where there is no way on, before it is begun anew."""


@dataclass
class Pair:
    """Two games, told as what was done in each."""

    viewer: int
    left: Done = field(default_factory=list)
    right: Done = field(default_factory=list)

    def copy(self) -> "Pair":
        return Pair(self.viewer, list(self.left), list(self.right))

    def worth(self) -> tuple[int, int]:
        """How long it goes on after it first differed, and how long it is."""
        pairs = zip(self.left, self.right, strict=True)
        first = next((k for k, (one, other) in enumerate(pairs) if one != other), len(self.left))
        return len(self.left) - first, len(self.left)


def make_pair(game: AnyGame, setup: Setup, viewer: int, seed: int, most: int = 200) -> Pair:
    """Random play in lock-step: the right game does something else wherever the viewer is not shown it."""
    chooser = random.Random(seed)
    knowledge = knowledge_of(game)
    best, pair = Pair(viewer), Pair(viewer)
    trail = [(game.new(setup), game.new(setup))]
    stuck = 0
    while len(pair.left) < most and stuck < MOST_STUCK:
        left, right = trail[-1]
        # Hands that have nothing in common soon leave no move that both could show: the further back one has to go, the
        # less differs from there on, until it is begun anew.
        choice = choose(game, left, right, knowledge.shown, viewer, chooser, 0.7 ** (stuck % PATIENCE))
        if choice is None:
            best = max(best, pair.copy(), key=Pair.worth)
            if not seats_to_act(game, left):
                if not knowledge.SECRETS or 2 * pair.worth()[0] > len(pair.left):
                    break
                # A whole game, in which hardly anything differed.
                stuck += PATIENCE - stuck % PATIENCE
            else:
                stuck += 1
            back = len(pair.left) if stuck % PATIENCE == 0 else min(chooser.randint(1, 8 * stuck), len(pair.left))
            del trail[len(trail) - back :], pair.left[len(pair.left) - back :], pair.right[len(pair.right) - back :]
            continue
        seat, one, other = choice
        left, right = left.copy(), right.copy()
        game.apply(left, seat, one, None)
        game.apply(right, seat, other, None)
        trail.append((left, right))
        pair.left.append((seat, one))
        pair.right.append((seat, other))
    return max(best, pair, key=Pair.worth)


def choose(game: AnyGame, left: State, right: State, shown, viewer: int, chooser: random.Random, eager: float = 1.0):
    """A seat and what it does on either side, shown alike to the viewer; None if there is nothing."""
    seats = seats_to_act(game, left)
    for seat in chooser.sample(seats, len(seats)):
        ours, theirs = legal_actions(game, left, seat), legal_actions(game, right, seat)
        chooser.shuffle(ours)
        chooser.shuffle(theirs)
        for one in ours:
            told = shown(left, seat, one, viewer)
            fits = [other for other in theirs if shown(right, seat, other, viewer) == told]
            if fits:
                others = [other for other in fits if other != one]
                # Choices differ only now and then, or a reveal would end the pair at once.
                often = eager * (0.8 if seat == CHANCE else 0.3)
                differ = others and (one not in fits or chooser.random() < often)
                return seat, one, others[0] if differ else one
    return None


def gets(journal: Journal, viewer: int, chooser: random.Random, every_byte: bool) -> dict[str, object]:
    """What a viewer can get of a game now. Every byte through any door, or only what all of it is made from."""
    game, state = journal.game, journal.state
    view = game.view(state, viewer)
    outcome = game.outcome(state)
    found: dict[str, object] = {
        "view": view_digest(view),
        "to act": int(game.to_act(state)),
        "step": int(game.step(state)),
        "window": game.is_window(state),
        "outcome": outcome and (outcome.scores, outcome.ranks, outcome.reason, outcome.rule),
        "undoable": [journal.undoable(seat) for seat in range(journal.setup.seats)],
    }
    if journal.entries:
        entry = journal.entries[-1]
        found["line"] = journal.line(entry, viewer)
        found["events"] = [game.events.text(event) for event in entry.log.seen_by(viewer, game.events)]
    if viewer != SPECTATOR:
        found["legal"] = [game.actions.text(action) for action in legal_actions(game, state, viewer)]
        found["spelling"] = spelled(game, state, viewer) if viewer in seats_to_act(game, state) else {}
        found["observation"] = observed(game, state, viewer)
    if every_byte:
        found["bytes"] = view_bytes(game, view, chooser.choice(LANGUAGES))
    if every_byte and viewer != SPECTATOR:
        found["refusals"] = refusals(journal, viewer, chooser)
        found["previews"] = previews(journal, viewer)
        found["program"] = asked_of_a_program(journal, viewer)
    return found


def view_bytes(game: AnyGame, view, language: str) -> list[str]:
    facts = msgspec.to_builtins(game.facts(view))
    return [json.dumps(game.wire(view)), json.dumps(facts), game.show(view, words(game, language)).text()]


def refusals(journal: Journal, viewer: int, chooser: random.Random) -> list[str]:
    game = journal.game
    tried = [entry.action for entry in journal.entries if entry.seat in (viewer, CHANCE) and not entry.undone]
    said = []
    for action in chooser.sample(tried, min(4, len(tried))):
        seen = int(game.actions.redact(action))
        try:
            play(game, journal.state.copy(), viewer, seen)
        except DinotableError as error:
            said.append(str(error))
    return said


def previews(journal: Journal, viewer: int) -> list[object]:
    game = journal.game
    view = game.view(journal.state, viewer)
    told = []
    for action in legal_actions(game, journal.state, viewer)[:4]:
        foreseen = foresee(game, view, [action], Generator(1))
        told.append((foreseen.events, foreseen.legal, foreseen.done))
    return told


def asked_of_a_program(journal: Journal, viewer: int) -> list[str]:
    """All that a program on that seat is told, if it wants everything (docs/any-language.md)."""
    game, view = journal.game, journal.game.view(journal.state, viewer)
    told = [setup_line(game, journal.setup, viewer), *events_lines(journal, 0, viewer)]
    return told + question(game, view, legal_actions(game, journal.state, viewer), frozenset(WISHES))


def law_two_worlds(game: AnyGame, setup: Setup, viewer: int, seed: int) -> tuple[int, int]:
    """Compares a pair step by step; returns how many steps there were, and in how many the worlds differed."""
    pair = make_pair(game, setup, viewer, seed)
    left, right = Journal(game, setup), Journal(game, setup)
    chooser = random.Random(seed)
    differing = 0
    for at in range(len(pair.left) + 1):
        turn = chooser.random()
        every_byte = turn > (0.9 if DEEP else 0.95) or at == len(pair.left)
        ours, theirs = (gets(journal, viewer, random.Random(turn), every_byte) for journal in (left, right))
        for name, value in ours.items():
            assert theirs[name] == value, f"{name}: {value} or {theirs[name]}\n{both_records(game, setup, pair, at)}"
        differing += digest(left.state) != digest(right.state)
        if at < len(pair.left):
            act_on_both(left, right, pair, at, turn)
    return len(pair.left) + 1, differing


def both_records(game: AnyGame, setup: Setup, pair: Pair, at: int) -> str:
    records = witness(game, setup, pair.left[:at]) + witness(game, setup, pair.right[:at])
    return f"viewer {pair.viewer}, after {at} actions\n{records}"


def act_on_both(left: Journal, right: Journal, pair: Pair, at: int, turn: float) -> None:
    seat = pair.left[at][0]
    left.act(seat, pair.left[at][1])
    right.act(seat, pair.right[at][1])
    if turn < 0.2 and seat != CHANCE and left.undoable(seat) and right.undoable(seat):
        # Taken back and done again: an undo must not tell either.
        for journal, done in ((left, pair.left), (right, pair.right)):
            journal.undo(seat)
            journal.act(*done[at])
