"""Magpies: why not."""


def own_turn(told, seat):
    return told["phase"] == "turn" and seat in told["to_act"]


REASONS = {
    "not-asked": lambda told, seat, action, reason: seat not in told["to_act"],
    "offer-now": lambda told, seat, action, reason: told["phase"] == "choose" and action["kind"] != "offer",
    "caw-or-pass": lambda told, seat, action, reason: (
        told["phase"] == "window" and action["kind"] not in ("caw", "pass")
    ),
    "your-turn": lambda told, seat, action, reason: own_turn(told, seat) and action["kind"] in ("offer", "caw", "pass"),
    "say-which": lambda told, seat, action, reason: action["kind"] == "offer" and action["card"] is None,
    "no-card": lambda told, seat, action, reason: (
        reason["card"] not in told["hand"] and reason["card"] == (action.get("card") or "twig")
    ),
    "no-points": lambda told, seat, action, reason: own_turn(told, seat) and told["points"] == 0,
    "own-hand": lambda told, seat, action, reason: action["kind"] == "peek" and action["seat"] == seat,
    "branch-ends": lambda told, seat, action, reason: (
        told["birds"][seat]["perch"] == {"left": 0, "right": 4}[action["side"]]
    ),
    "chance-draws": lambda told, seat, action, reason: action["kind"] == "draw",
}
