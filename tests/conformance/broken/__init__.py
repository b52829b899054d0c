"""Versions of Magpies that each break one law on purpose, in the way that a real game would."""

from tests.conformance.broken import board, data, knowledge, learning, play
from tests.conformance.broken.data import WithoutWords
from tests.conformance.broken.game import BROKEN

__all__ = ["BROKEN", "WithoutWords", "board", "data", "knowledge", "learning", "play"]
