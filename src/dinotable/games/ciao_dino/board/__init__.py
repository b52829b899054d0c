"""The board: tiles and dinosaurs by hex, and what is worked out from them for speed.

Dinosaurs belong to a hex, not to a tile: those in a water hex are swimmers. So a tile that leaves makes swimmers (CD5.8)
and a tile that comes lifts them (CD5.9) without anybody being moved, and who has bred stays known (CD6.7).
"""
