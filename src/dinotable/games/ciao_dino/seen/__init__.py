"""The parts of a position that features tell of."""
