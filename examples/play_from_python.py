"""A match from Python: bots play, and one seat's last move is explained.

python examples/play_from_python.py [game]
"""

import sys

import dinotable


def main(game: str = "happy") -> None:
    match = dinotable.new(game, seats=3, seed=7, names=["Ada", "Bo", "Cy"])
    while not match.outcome:
        # Of several who may answer, the first is asked first: in each reaction window the order is drawn anew, so no seat
        # always has the last word.
        seat = match.to_act[0]
        match.play(seat, match.choose(seat, "novice"))
    for seat, name in enumerate(match.names):
        print(f"{match.outcome.ranks[seat]}. {name}: {match.outcome.scores[seat]} points")
    print(match.outcome.words())

    # The same match at its middle: what did whoever was to act think of?
    middle = dinotable.load(match.record, at=match.line // 2)
    seat = middle.to_act[0]
    print(f"\n{middle.view(seat)}\n\n{match.names[seat]} could do, best first:")
    for candidate in middle.think(seat, "greedy")[:3]:
        print(f"  {candidate.action}: {candidate.action.words()} (worth {candidate.value:.2f})")


if __name__ == "__main__":
    main(*sys.argv[1:])
