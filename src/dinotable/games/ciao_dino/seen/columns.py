"""The place of each feature in a seat's row."""

from typing import Final

# The course of the game.
PHASE: Final = 0
OWN_TURN: Final = 1
POINTS_LEFT: Final = 2
DRIFT_TO_COME: Final = 3
TILE_IN_HAND: Final = 4
WAIT: Final = 5
"""Turns of others before one's own, by the number of seats."""
LAST_TO_COME: Final = 6
LAST_DONE: Final = 7
HAND: Final = 8
# Points.
SCORED: Final = 9
NOW: Final = 10
"""If the game ended now."""
LEAD: Final = 11
"""Over the best other."""
NEAR_LEAD: Final = 12
"""The same, and the nearer the end the more."""
AHEAD: Final = 13
"""The part of the others that would end ahead if the game ended now."""
OUT: Final = 14
# Continents but the original one, by size: how far ahead of the best other.
ALONE: Final = 15
LEADS_BY_MORE: Final = 16
LEADS_BY_TWO: Final = 17
LEADS_BY_ONE: Final = 18
TIED: Final = 19
LACKS_ONE: Final = 20
LACKS_MORE: Final = 21
SECOND: Final = 22
FOOTHOLDS: Final = 23
# What breeding could change there, in points.
REACH: Final = 24
"""Won by all of one's own growth within a turn's points."""
REACH_ONE: Final = 25
"""Won by the best single breeding."""
REACH_TWO: Final = 26
SLIP: Final = 27
"""Lost where each other breeds once."""
SLUMP: Final = 28
"""Lost where each other breeds all it can."""
# The original continent: it scores nothing, but what breaks off it will.
HOME_HERD: Final = 29
HOME_PART: Final = 30
CUTS: Final = 31
"""Tiles whose drift may split a continent that one stands on."""
# The herd.
ASHORE: Final = 32
HERD_PART: Final = 33
RESERVE: Final = 34
FEW: Final = 35
TILES: Final = 36
CONTINENTS: Final = 37
FERTILE: Final = 38
MOBILE: Final = 39
SPACE: Final = 40
RINGS: Final = 41
ON_JUNGLE: Final = 42
ON_MOUNTAIN: Final = 43
EXPOSED: Final = 44
"""On tiles that another seat could let drift."""
CROWDED: Final = 45
CROWDED_NOW: Final = 46
SAVABLE: Final = 47
STUCK: Final = 48
DOOMED: Final = 49
COUNT: Final = 50
NAMES: Final = (
    "phase own-turn points-left drift-to-come tile-in-hand wait last-to-come last-done hand scored now lead near-lead ahead "
    "out alone leads-by-more leads-by-two leads-by-one tied lacks-one lacks-more second footholds reach reach-one reach-two "
    "slip slump home-herd home-part cuts ashore herd-part reserve few tiles continents fertile mobile space rings on-jungle "
    "on-mountain exposed crowded crowded-now savable stuck doomed"
)

SIZE: Final = 0.1
"""What a tile, or a point, counts."""
DINOSAUR: Final = 0.15
