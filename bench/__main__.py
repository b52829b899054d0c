"""python -m bench [food_chain …]: all benchmarks, or those named. Ends with 1 if a promised factor is missed."""

import importlib
import sys

MODULES = [
    "bench.bots",
    "bench.ciao_dino",
    "bench.food_chain",
    "bench.gods_love_dinosaurs",
    "bench.happy_little_dinosaurs",
    "bench.server",
]


def main(names: list[str]) -> int:
    chosen = [module for module in MODULES if not names or module.removeprefix("bench.") in names]
    if not chosen:
        known = ", ".join(module.removeprefix("bench.") for module in MODULES)
        print(f"no such benchmark: choose from {known}", file=sys.stderr)
        return 2
    return max(importlib.import_module(module).main() for module in chosen)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
