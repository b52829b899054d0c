"""Eating once more (FC5.1, FC5.2), slow and word for word as the rules say it; shares nothing with the engine.

A table is a list of cards: (kind's power, place of its prey or None, owner or None).
"""


def may_eat(cards, eater):
    power, prey, owner = cards[eater]
    # FC5.1: it is a top card, and hunts something.
    if prey is None or any(other_prey == eater for _, other_prey, _ in cards):
        return False
    rivals = [(p, o) for p, other_prey, o in cards if other_prey == prey and o != owner]
    # FC5.1: stronger than every opponent's predator on the same prey, hunted ones included.
    strongest = max((p for p, _ in rivals), default=0)
    if power > strongest:
        return True
    if power < strongest:
        return False
    # FC5.2: against each tied opponent alone.
    mine = [p for k, (p, other_prey, o) in enumerate(cards) if other_prey == prey and o == owner and k != eater]
    tied = {o for p, o in rivals if p == power}
    return all(is_ahead(mine, without_one([p for p, o in rivals if o == other], power)) for other in tied)


def without_one(powers, power):
    rest = list(powers)
    rest.remove(power)
    return rest


def is_ahead(mine, theirs):
    """Sorted from the strongest, one by one; having one beats having none."""
    mine, theirs = sorted(mine, reverse=True), sorted(theirs, reverse=True)
    for k in range(max(len(mine), len(theirs))):
        if k >= len(theirs):
            return True
        if k >= len(mine):
            return False
        if mine[k] != theirs[k]:
            return mine[k] > theirs[k]
    return False


def alike(cards, one, two):
    """Whether two places stand for the same choice: the forest with one of them marked is that with the other marked.

    `cards` maps a place to (card, place of its prey or 0, owner or None).
    """
    return marked(cards, one) == marked(cards, two)


def marked(cards, mark, prey=0):
    """The trees on a prey, without the numbers of their places."""
    above = [place for place, (_, below, _) in cards.items() if below == prey]
    return sorted(
        [cards[place][0], -1 if cards[place][2] is None else cards[place][2], place == mark, marked(cards, mark, place)]
        for place in above
    )
