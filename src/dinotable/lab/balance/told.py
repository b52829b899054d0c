"""What was found, in sentences: each with its interval, and how sure it is. Studying is in English."""

from collections.abc import Callable, Sequence
from typing import Any

from dinotable.core.contract import AnyGame
from dinotable.lab.balance.findings import SURE
from dinotable.words import speaker
from dinotable.words.boxes import told_changes

MOST_WORTHS = 3
MOST_IN_A_LEGEND = 48
"""Characters."""
EVENT = "! "


def percent(estimate: Sequence[float], digits: int = 1) -> str:
    value, low, high = (100 * each for each in estimate)
    return f"{value:.{digits}f} % [{low:.{digits}f}–{high:.{digits}f}]"


def number(estimate: Sequence[float], digits: int = 1) -> str:
    value, low, high = estimate
    return f"{value:,.{digits}f} [{low:,.{digits}f}–{high:,.{digits}f}]"


def change(estimate: Sequence[float], digits: int = 2, factor: float = 1.0) -> str:
    """`+2.1 ±0.4`."""
    value, low, high = (factor * each for each in estimate)
    return f"{value:+.{digits}f} ±{(high - low) / 2:.{digits}f}".replace("-", "−")


def key_told(key: str) -> str:
    """An action as it is spoken, an event marked as one."""
    return f"{key.removeprefix(EVENT)} (event)" if key.startswith(EVENT) else key


def title_of(game: AnyGame) -> str:
    return speaker("en", [game.words])(f"{game.id}-title")


def end_teller(game: AnyGame) -> Callable[[str], str]:
    say = speaker("en", [game.words])
    return lambda reason: say(f"{game.id}-end-{reason}")


def variant_told(game: AnyGame, variant: dict[str, Any], players: int) -> str:
    """`usual rules`, or its name and what it changes."""
    box = variant["box"]
    say = speaker("en", [game.words])
    changes = [said for _, said in told_changes(say, game.items(), box["changed"], players)]
    usual = game.setup(players).options
    changes += [f"{name} {value}" for name, value in variant["options"].items() if usual.get(name) != value]
    told = "; ".join(changes) or "usual rules"
    return f"“{box['variant']}”: {told}" if box["variant"] else told


def legend(game: AnyGame, variants: list[dict[str, Any]], players: int) -> list[str]:
    """What tells variants apart in a picture, where a whole list of tiles would leave no room for the picture."""
    names = [variant["box"]["variant"] or variant_told(game, variant, players) for variant in variants]
    short = [name if len(name) <= MOST_IN_A_LEGEND else f"{name[: MOST_IN_A_LEGEND - 1].rstrip()}…" for name in names]
    return [f"{name} ({k})" if short.count(name) > 1 else name for k, name in enumerate(short, 1)]


def bots_told(bots: list[str]) -> str:
    return f"{len(bots)} × {bots[0]}" if len(set(bots)) == 1 else ", ".join(bots)


def sentences(game: AnyGame, variant: dict[str, Any]) -> list[str]:
    """The answers, the most asked for first."""
    told = [seats_told(variant), _length(variant), _scores(variant), _ends(game, variant), _drama(variant)]
    told += [_ways(variant)]
    if variant["luck"]:
        told.append(
            f"Luck: {percent(variant['luck'], 0)} of what decided these games was luck, the rest play: the parts of the "
            f"variance of results that draws and decisions brought about."
        )
    return [*told, *_worths(variant)]


def seats_told(variant: dict[str, Any]) -> str:
    """Whether a seat is favoured, and how sure that is."""
    seats = variant["seats"]
    best = max(seats, key=lambda seat: seat["share"][0])
    fair = 1 / len(seats)
    shares = ", ".join(f"{seat['seat'] + 1}: {percent(seat['share'])}" for seat in seats)
    played = f"{variant['games']:,} games of {bots_told(variant['bots'])}"
    begin = f"Wins by seat, of {played}: {shares}; fair {100 * fair:.1f} %."
    p = variant["unfairness"]
    if p >= SURE:
        return f"{begin} No seat is shown to be favoured (p = {p:.2f})."
    sure = "p < 0.001" if p < 0.001 else f"p = {p:.3f}"
    return f"{begin} Seat {best['seat'] + 1} is favoured by {100 * best['advantage'][0]:.1f} points ({sure})."


def _length(variant: dict[str, Any]) -> str:
    length = variant["length"]
    turns = length["turns"]
    return (
        f"Length: {number(turns['mean'])} turns (one game in ten below {turns['tenth']}, one above {turns['nine_tenths']}), "
        f"{number(length['choices']['mean'])} choices: about {length['minutes'][0]:.0f} minutes, if people take "
        f"{length['seconds_a_choice']:g} s for a choice."
    )


def _scores(variant: dict[str, Any]) -> str:
    scores = variant["scores"]
    return (
        f"Scores: the winner has {number(scores['winner']['mean'])} points, {number(scores['margin']['mean'])} more than "
        f"the next one; {percent(variant['ties'])} of games are shared wins."
    )


def _ends(game: AnyGame, variant: dict[str, Any]) -> str:
    say = end_teller(game)
    ends = sorted(variant["ends"].items(), key=lambda item: -item[1][0])
    return "Ends: " + "; ".join(f"{percent(share)} {say(reason).rstrip('.')}" for reason, share in ends) + "."


def _drama(variant: dict[str, Any]) -> str:
    late = percent(variant["decided"]["in_last_quarter"])
    return (
        f"Drama: the favourite changes {number(variant['leads']['mean'])} times. In {late} of games the winner is the "
        "favourite for good only in the last quarter."
    )


def _ways(variant: dict[str, Any]) -> str:
    return f"Choices: {number(variant['ways'])} ways each; {percent(variant['forced'])} of decisions are forced."


def _worths(variant: dict[str, Any]) -> list[str]:
    sure = sorted((use for use in variant["uses"] if use.get("sure")), key=lambda use: use["worth"][0])
    found = []
    for name, rows in (("most", sure[::-1]), ("least", sure)):
        listed = "; ".join(f"{key_told(use['key'])} {change(use['worth'], 1, 100)}" for use in rows[:MOST_WORTHS])
        if listed:
            found.append(
                f"Worth {name}, in points of winning for doing or meeting it once more than the others there: {listed}."
            )
    return found


def judged_uses(variant: dict[str, Any], of_events: bool = False) -> list[dict[str, Any]]:
    """What players did, or what happened to them, as far as it was judged."""
    return [use for use in variant["uses"] if "worth" in use and use["key"].startswith(EVENT) == of_events]


def ends_of_worth(uses: list[dict[str, Any]], most: int) -> list[dict[str, Any]]:
    """Those that surely go with winning or losing, from most to least worth: so many from either end."""
    sure = sorted((use for use in uses if use["sure"]), key=lambda use: -use["worth"][0])
    return sure if len(sure) <= 2 * most else [*sure[:most], *sure[-most:]]


def differences_told(rows: list[dict[str, Any]]) -> str:
    sure = [row for row in rows if row["sure"]]
    if not sure:
        return f"No difference is sure, of {len(rows)} that were looked at."
    parts = [f"{row['what']} {_difference(row)}" for row in sure]
    return f"Sure, of {len(rows)} that were looked at: {'; '.join(parts)}."


def _difference(row: dict[str, Any]) -> str:
    is_share = row["what"].startswith(("wins of", "ends by")) or row["what"] in ("ties", "forced", "decided")
    return change(row["difference"], 1, 100) + " points" if is_share else change(row["difference"])


def difference_cells(row: dict[str, Any]) -> list[str]:
    p = row["surprise"]
    return [row["what"], _difference(row), "< 0.001" if p < 0.001 else f"{p:.3f}", "yes" if row["sure"] else "no"]
