"""For each kind of refusal a slow check, word for word as the rules say it: whether that reason holds in a position.

`REASONS` of each module: the word of a refusal to `holds(told, seat, action, reason)`, where `told` is the position as plain
data (the spectator's view and the seat's own, as `wire` gives them, and `to_act`), `action` and `reason` their fields.
Nothing here calls the rules.
"""
