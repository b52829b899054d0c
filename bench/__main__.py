"""python -m bench [bots …]: all benchmarks, or those named; a game has one in the file that is named like its folder.

python -m bench batch [GAME …]: steps a second of many games at once, beside others (`bench.batch`).

python -m bench best GAME: the best level of a game against its former one and OpenSpiel's, for hours (`bench.best`).

python -m bench scale [GAME …]: what a hundred thousand games cost, here or on nodes of a cluster (`bench.scale`).

python -m bench anywhere: tables in a browser beside those at home (`bench.anywhere`).

python -m bench priors GAME, python -m bench beliefs GAME: what a search gains by learned priors, and by weighed worlds
(`bench.priors`, `bench.beliefs`).

Ends with 1 if a promised factor is missed.
"""

import importlib
import importlib.util
import sys

from bench import batch, best, scale
from dinotable.games import GAMES

OF_GAMES = [f"bench.{place.rpartition('.')[2]}" for place in GAMES.values()]
MODULES = [
    "bench.bots",
    "bench.search",
    *[module for module in OF_GAMES if importlib.util.find_spec(module)],
    "bench.library",
    "bench.server",
    "bench.databases",
    "bench.growth",
    "bench.before",
    "bench.page",
]


def main(names: list[str]) -> int:
    if names[:1] == ["best"]:
        return best.main(names[1:])
    if names[:1] == ["batch"]:
        return batch.main(names[1:])
    if names[:1] == ["scale"]:
        return scale.main(names[1:])
    if names[:1] in (["anywhere"], ["priors"], ["beliefs"]):
        return int(importlib.import_module(f"bench.{names[0]}").main(names[1:]))
    chosen = [module for module in MODULES if not names or module.removeprefix("bench.") in names]
    if not chosen:
        known = ", ".join(module.removeprefix("bench.") for module in MODULES)
        print(f"no such benchmark: choose from {known}", file=sys.stderr)
        return 2
    return max(importlib.import_module(module).main() for module in chosen)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
