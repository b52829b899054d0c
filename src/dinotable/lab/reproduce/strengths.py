"""The strengths of a game's levels, worked out again from the published matches.

python -m dinotable.lab.reproduce.strengths GAME
"""

import json
import sys

from dinotable.games import find
from dinotable.lab.reproduce.home import PLACE, read, root_of
from dinotable.lab.strength import strengths_of


def main(words: list[str]) -> int:
    found = strengths_of(find(words[0]), read(root_of() / PLACE).matches)
    print(json.dumps({level: [one.rating, one.low, one.high] for level, one in found.items()}))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
