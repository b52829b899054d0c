"""Laws of playing: actions and their notation, copies, derived data, refusals, ends, undo, records.

A law takes a position, or a set-up and the seed of a game. It raises AssertionError with the record up to there.
"""

import json
import random

from dinotable.core.buffer import Buffer
from dinotable.core.chance import Luck, seed_from
from dinotable.core.contract import OK, AnyGame
from dinotable.core.errors import IllegalAction
from dinotable.core.fields import Field, Several
from dinotable.core.generator import Generator
from dinotable.core.journal import Journal
from dinotable.core.log import Log
from dinotable.core.play import chance_acts, derived_digest, digest, legal_actions, play, seats_to_act
from dinotable.core.playout import Tally, playout
from dinotable.core.record import read_record
from dinotable.core.replay import open_record, replay, replay_line
from dinotable.core.seats import CHANCE, CHANCE_ACTS, EVERYONE, SPECTATOR, all_seats
from dinotable.core.setup import Setup
from dinotable.core.vocabulary import Vocabulary
from dinotable.words import LANGUAGES, speaker
from tests.conformance.spots import Spot, play_on, random_action, random_game, witness


def law_notation(spot: Spot) -> None:
    """Every legal action is read back from its text and from its JSON fields, as is what others see of it."""
    words = spot.game.actions
    for seat in spot.to_act():
        for action in legal_actions(spot.game, spot.state, seat):
            for said in (action, int(words.redact(action))):
                text = words.text(said)
                assert words.parse(text) == said, spot.says(f"“{text}” is read back as another action")
                fields = json.loads(json.dumps(words.fields(said)))
                assert words.from_fields(fields) == said, spot.says(f"{fields} is read back as another action")


def law_legal(spot: Spot) -> None:
    """Somebody to act has something to do, each thing once; nobody else has."""
    game, state = spot.game, spot.state
    mask = game.to_act(state)
    seats = all_seats(spot.setup.seats)
    assert mask == CHANCE_ACTS or mask & ~seats == 0, spot.says(f"to_act gives {mask}")
    for seat in [*range(spot.setup.seats), CHANCE]:
        actions = legal_actions(game, state, seat)
        assert bool(actions) == (seat in spot.to_act()), spot.says(f"seat {seat} has {len(actions)} actions")
        assert len(set(actions)) == len(actions), spot.says(f"seat {seat} is offered an action twice")
    if mask == CHANCE_ACTS:
        out, weights = Buffer([1, 2]), Buffer([3])
        count = game.chance(state, out, weights)
        assert count == len(out) == len(weights) and min(weights) > 0, spot.says("what can come has its weight")
        assert game.stream(state), spot.says("chance comes from a stream")
    for seat in spot.to_act():
        if seat != CHANCE:
            dirty = Buffer([5, 6, 7])
            assert game.legal(state, seat, dirty) == len(dirty), spot.says("legal returns how many there are")
            assert dirty.listed() == legal_actions(game, state, seat), spot.says("legal empties its buffer first")


def law_copy(spot: Spot) -> None:
    """A copy is equal, and neither sees what becomes of the other."""
    game = spot.game
    first = spot.twin()
    second = first.copy()
    before = digest(spot.state), derived_digest(spot.state)
    assert (digest(second), derived_digest(second)) == before, spot.says("a copy is equal")
    for changed, kept in ((first, second), (second, first)):
        kept_before = digest(kept), derived_digest(kept)
        play_on(game, changed, spot.generator(), 25)
        assert (digest(kept), derived_digest(kept)) == kept_before, spot.says("a copy changed with its original")
    assert (digest(spot.state), derived_digest(spot.state)) == before, spot.says("a state changed with its copy")
    # What a state writes into again after its copy has changed is no longer the copy's.
    parting = spot.twin()
    play_on(game, parting, spot.generator(), 1)
    twin = parting.copy()
    play_on(game, twin, spot.generator(), 1)
    parting.part_from(twin)
    twin_before = digest(twin), derived_digest(twin)
    play_on(game, parting, spot.generator(), 25)
    assert (digest(twin), derived_digest(twin)) == twin_before, spot.says("a copy changed after parting")


def law_derived(spot: Spot) -> None:
    """Derived data equals a rebuild from scratch, which touches nothing else."""
    twin = spot.twin()
    before = digest(twin)
    twin.rebuild()
    assert derived_digest(twin) == derived_digest(spot.state), spot.says("derived data is stale")
    assert digest(twin) == before, spot.says("a rebuild changed the state")


def law_log(spot: Spot) -> None:
    """A log changes nothing, and what it says is in the game's words, each with its rule."""
    game = spot.game
    for seat in spot.to_act():
        for action in some(legal_actions(game, spot.state, seat), spot, 6):
            bare, logged, log = spot.twin(), spot.twin(), Log()
            game.apply(bare, seat, action, None)
            game.apply(logged, seat, action, log)
            assert digest(bare) == digest(logged), spot.says(f"{game.actions.text(action)}: a log changes the game")
            for event in log.events:
                text = game.events.text(event)
                assert game.events.parse(text) == event, spot.says(f"the event “{text}” is read back as another one")
                assert game.events.kind(event).rule, spot.says(f"the event “{text}” names no rule")


def law_refusals(spot: Spot) -> None:
    """Anything but a legal action is refused, changes nothing, and is told why."""
    game = spot.game
    state = spot.twin()
    before = digest(state), derived_digest(state)
    for seat, action in wrong_actions(spot):
        text = game.actions.text(action)
        try:
            play(game, state, seat, action)
            raise AssertionError(spot.says(f"{seat} {text} is not legal and is not refused"))
        except IllegalAction as refusal:
            assert seat == CHANCE or refusal.rule, spot.says(f"{text}: the refusal {refusal.reason} names no rule")
            assert "\n" not in str(refusal)
        assert (digest(state), derived_digest(state)) == before, spot.says(
            f"{seat} {text} was refused and changed something"
        )


def law_why_not(spot: Spot) -> None:
    """OK exactly if legal."""
    game = spot.game
    for seat in [seat for seat in spot.to_act() if seat != CHANCE]:
        for action in legal_actions(game, spot.state, seat):
            assert game.why_not(spot.state, seat, action) == OK, spot.says(f"{game.actions.text(action)} is legal")
    for seat, action in wrong_actions(spot):
        if seat != CHANCE:
            text = game.actions.text(action)
            assert game.why_not(spot.state, seat, action) != OK, spot.says(f"{seat} {text} is not legal")


def wrong_actions(spot: Spot) -> list[tuple[int, int]]:
    """Other seats' actions, earlier ones, what chance could do, and any words at all."""
    game, chooser = spot.game, random.Random(spot.seed)
    tried = [action for seat in spot.to_act() for action in some(legal_actions(game, spot.state, seat), spot, 5)]
    tried += [action for _, action in chooser.sample(spot.done, min(8, len(spot.done)))]
    tried += [random_words(game.actions, chooser) for _ in range(12)]
    wrong = []
    for seat in [*range(spot.setup.seats), CHANCE]:
        legal = legal_actions(game, spot.state, seat)
        wrong += [(seat, action) for action in tried if action not in legal]
    return wrong


def random_words(words: Vocabulary, chooser: random.Random) -> int:
    """Something that can be said, sensible or not."""
    kind = chooser.choice(words.kinds)
    return kind.from_codes([random_code(field, chooser) for field in kind.fields])


def random_code(field: Field, chooser: random.Random) -> int:
    if field.secret and chooser.random() < 0.2:
        return 0
    if isinstance(field, Several):
        least, count = field.member.least, field.member.count
        members = {chooser.randrange(least, least + count) for _ in range(chooser.randint(0, field.most))}
        return field.pack(sorted(members)) + 1
    return chooser.randint(1, field.count)


def law_same_in_any_order(spot: Spot) -> None:
    """Answers of several seats in one step give the same result in any order."""
    game, chooser = spot.game, random.Random(spot.seed)
    seats = spot.to_act()
    if len(seats) < 2:
        return
    step = game.step(spot.state)
    for _ in range(4):
        answers = [(seat, chooser.choice(legal_actions(game, spot.state, seat))) for seat in seats]
        results = set()
        for _ in range(3):
            chooser.shuffle(answers)
            state = spot.twin()
            for seat, action in answers:
                if game.step(state) != step:
                    break  # This answer ended the step for all: a rule makes it public and binding.
                said = f"{seat} {game.actions.text(action)}"
                assert action in legal_actions(game, state, seat), spot.says(f"{said}: another answer forbids it")
                game.apply(state, seat, action, None)
            else:
                results.add(digest(state))
        assert len(results) <= 1, spot.says(f"{answers}: the order of answers matters")


def law_window(spot: Spot) -> None:
    """In a window every answer is seen by all and is the seat's last until it is asked anew. Where several owe something
    outside of one, nobody's answer touches what another is asked: nobody gains by being the last."""
    game, step = spot.game, spot.game.step(spot.state)
    seats = [seat for seat in spot.to_act() if seat != CHANCE]
    is_window = game.is_window(spot.state)
    for seat in seats:
        others = [other for other in seats if other != seat]
        before = [legal_actions(game, spot.state, other) for other in others]
        for action in some(legal_actions(game, spot.state, seat), spot, 5):
            after = spot.twin()
            game.apply(after, seat, action, None)
            said = f"{seat} {game.actions.text(action)}"
            if is_window:
                assert game.witnesses(spot.state, seat, action) == EVERYONE, spot.says(
                    f"{said} is a secret in a window"
                )
                asked_on = game.step(after) == step and seat in seats_to_act(game, after)
                assert not asked_on, spot.says(f"{said} is not all of an answer")
            elif others:
                assert game.step(after) == step, spot.says(f"{said} asks the others anew, and there is no window")
                now = [legal_actions(game, after, other) for other in others]
                assert now == before, spot.says(f"{said} changes what others can do, and there is no window")


def law_ends(game: AnyGame, setup: Setup, seed: int) -> None:
    """A game ends within its bound, and has an outcome exactly then."""
    state, generator, done = game.new(setup), Generator(seed), []
    while game.to_act(state):
        assert game.outcome(state) is None, f"an outcome before the end\n{witness(game, setup, done)}"
        assert len(done) < game.longest(setup), f"longer than its bound\n{witness(game, setup, done)}"
        done.append(random_action(game, state, generator))
        game.apply(state, *done[-1], None)
    outcome = game.outcome(state)
    told = witness(game, setup, done)
    assert outcome is not None, f"over without an outcome\n{told}"
    assert len(outcome.scores) == len(outcome.ranks) == setup.seats, f"points and ranks for each seat\n{told}"
    for rank in outcome.ranks:
        assert rank == 1 + sum(other < rank for other in outcome.ranks), f"ranks {outcome.ranks}\n{told}"
    assert outcome.rule, f"the end names no rule\n{told}"


def law_replay(game: AnyGame, setup: Setup, seed: int) -> None:
    """A record's text and JSON are read back alike, and replay to the same hash after every action."""
    journal = Journal(game, setup, Luck(seed_from(seed)))
    journal.names = [f"Zoé {seat}" for seat in range(setup.seats)]
    hashes = [digest(journal.state)]
    generator = Generator(seed)
    while game.to_act(journal.state) and len(journal.entries) <= game.longest(setup):
        if chance_acts(game, journal.state):
            journal.act(CHANCE, journal.luck.draw(game, journal.state))
        else:
            journal.act(*random_action(game, journal.state, generator))
        hashes.append(digest(journal.state))
    record = journal.record(with_seed=True)
    again = read_record(record.text().encode())
    assert again.text() == record.text() and again.json() == record.json(), f"read back otherwise\n{record.text()}"
    from_json = read_record(record.json().encode())
    assert from_json.text() == record.text() and from_json.json() == record.json(), f"JSON differs\n{record.text()}"
    assert digest(replay(game, again).state) == hashes[-1], f"another end\n{record.text()}"
    step_by_step = open_record(game, again)
    for line, expected in zip([None, *again.lines], hashes, strict=True):
        if line is not None:
            replay_line(step_by_step, line)
        assert digest(step_by_step.state) == expected, f"“{line}” leads elsewhere\n{record.text()}"


def law_undo(game: AnyGame, setup: Setup, seed: int) -> None:
    """An undo gives the position without those actions, keeps other answers, and replays."""
    journal = Journal(game, setup, Luck(seed_from(seed)))
    generator = Generator(seed)
    kept: list[tuple[int, int]] = []
    undos = 0
    while game.to_act(journal.state) and len(journal.entries) <= 2 * game.longest(setup):
        assert journal.undoable(CHANCE) == 0, f"a draw could be taken back\n{journal.record().text()}"
        seats = [seat for seat in range(setup.seats) if journal.undoable(seat)]
        if seats and generator.below(4) == 0 and undos < 40:
            undos += 1
            undo_some(journal, seats[generator.below(len(seats))], kept, generator)
        elif chance_acts(game, journal.state):
            kept += [(CHANCE, entry.action) for entry in journal.settle()]
        else:
            kept.append(random_action(game, journal.state, generator))
            journal.act(*kept[-1])
    record = journal.record(with_seed=True)
    again = replay(game, read_record(record.text().encode()))
    assert digest(again.state) == digest(journal.state), f"a record with undone lines leads elsewhere\n{record.text()}"


def undo_some(journal: Journal, seat: int, kept: list[tuple[int, int]], generator: Generator) -> None:
    game, setup = journal.game, journal.setup
    free = {other: journal.undoable(other) for other in range(setup.seats)}
    count = 1 + generator.below(free[seat])
    try:
        journal.undo(seat, count)
    except IllegalAction as error:
        raise AssertionError(
            f"{error}: an answer does not stand without the undone one\n{journal.record().text()}"
        ) from error
    for _ in range(count):
        last = max(at for at, (actor, _) in enumerate(kept) if actor == seat)
        del kept[last]
    told = journal.record().text()
    expected = game.new(setup)
    for actor, action in kept:
        play(game, expected, actor, action)
    assert digest(journal.state) == digest(expected), f"an undo leads elsewhere\n{told}"
    for other in range(setup.seats):
        left = free[other] - (count if other == seat else 0)
        assert journal.undoable(other) == left, f"seat {other}’s answers did not stay\n{told}"


def law_pieces(game: AnyGame, setup: Setup, seed: int, pieces) -> None:
    """No piece is lost or made: the game's own count stays as it was at the start."""
    state = game.new(setup)
    start = pieces(state)
    done = random_game(game, setup, seed)
    for at, (seat, action) in enumerate(done):
        game.apply(state, seat, action, None)
        now = pieces(state)
        assert now == start, f"{now} pieces, there were {start}\n{witness(game, setup, done[: at + 1])}"


def some(actions: list[int], spot: Spot, most: int) -> list[int]:
    """A few of them, the same each time."""
    return actions if len(actions) <= most else random.Random(spot.seed).sample(actions, most)


def law_outcome(game: AnyGame, setup: Setup, seed: int) -> None:
    """Points and who is out are told at any moment, and in the end the points are the score, of which every part is told."""
    state = game.new(setup)
    playout(game, state, Generator(seed), Buffer(), Buffer(), Tally(), game.longest(setup))
    outcome = game.outcome(state)
    assert outcome is not None
    for seat in range(SPECTATOR, setup.seats):
        facts = game.facts(game.view(state, seat))
        assert list(facts.points_by_seat) == outcome.scores, f"{facts.points_by_seat} are not {outcome.scores}"
        assert len(facts.is_out) == setup.seats
    assert len(outcome.parts) == setup.seats
    for score, parts in zip(outcome.scores, outcome.parts, strict=True):
        assert sum(part.points for part in parts) == score, f"{[part.word for part in parts]} do not add up to {score}"
        assert all(part.rule and part.points for part in parts), "a part says its rule, and is worth something"
    for language in LANGUAGES:
        say = speaker(language, [game.words])
        for part in [part for parts in outcome.parts for part in parts]:
            assert say(f"{game.id}-part-{part.word}", **part.arguments).strip()
