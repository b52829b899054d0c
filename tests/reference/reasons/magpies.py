"""Magpies: why not."""


def own_turn(it):
    return it.told["phase"] == "turn" and it.seat in it.told["to_act"]


REASONS = {
    "not-asked": lambda it: it.seat not in it.told["to_act"],
    "offer-now": lambda it: it.told["phase"] == "choose" and it.action["kind"] != "offer",
    "caw-or-pass": lambda it: it.told["phase"] == "window" and it.action["kind"] not in ("caw", "pass"),
    "your-turn": lambda it: own_turn(it) and it.action["kind"] in ("offer", "caw", "pass"),
    "say-which": lambda it: it.action["kind"] == "offer" and it.action["card"] is None,
    "no-card": lambda it: (
        it.reason["card"] not in it.told["hand"] and it.reason["card"] == (it.action.get("card") or "twig")
    ),
    "no-points": lambda it: own_turn(it) and it.told["points"] == 0,
    "nobody-there": lambda it: it.action["seat"] == it.reason["seat"] >= len(it.told["birds"]),
    "own-hand": lambda it: it.action["kind"] == "peek" and it.action["seat"] == it.seat,
    "branch-ends": lambda it: it.told["birds"][it.seat]["perch"] == {"left": 0, "right": 4}[it.action["side"]],
    "chance-draws": lambda it: it.action["kind"] == "draw",
}
