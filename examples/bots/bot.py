"""A bot in Python, with nothing but the standard library: it does what sounds like food, and else anything.

See docs/any-language.md for every line that is said here.
"""

import random
import sys

LIKES = ("eat", "hunt", "hatch", "breed", "rescue", "take")
"""Kinds of actions, the best first."""


def say(line: str) -> None:
    print(line, flush=True)


def choose(legal: list[str]) -> int:
    """The number of an action."""
    for kind in LIKES:
        liked = [number for number, text in enumerate(legal) if text.split()[0] == kind]
        if liked:
            return random.choice(liked)
    return random.randrange(len(legal))


legal: list[str] = []
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "dinotable":
        say("hello 1 Nibbler")
        say("ready")
    elif word == "legal":
        legal.append(rest.partition(" ")[2])
    elif word == "choose":
        number, *more = rest.split()
        random.seed(int(more[-1]))
        say(f"choose {number} {choose(legal)}")
        legal = []
    elif word == "bye":
        break
