"""What a server's log tells a seat, as lines for people: made of the fields of docs/protocol.md."""

from dinotable.core.seats import CHANCE
from dinotable.library.asking import Fields
from dinotable.library.tell import Line, Teller, sentence


def entry_lines(teller: Teller, entries: list[Fields]) -> list[Line]:
    return teller.shortened([_deed(teller, line) for entry in entries for line in entry["lines"]])


def event_lines(teller: Teller, events: list[Fields]) -> list[Line]:
    found = []
    for event in events:
        fields = {name: value for name, value in event.items() if name != "rule"}
        found.append(teller.event_line(teller.game.events.from_fields(fields)))
    return [line for line in found if line.text]


def _deed(teller: Teller, line: Fields) -> tuple[int, list[Line]]:
    say = teller.say
    seat = CHANCE if line["seat"] is None else line["seat"]
    if line["undone"]:
        told = say("line-undo", name=teller.name(seat), count=line["undone"])
    elif line["back"] is not None:
        told = say("line-back", name=teller.name(seat), line=line["back"])
    elif line["note"]:
        word, _, level = line["note"].partition(" ")
        told = say(f"line-{word}", name=teller.name(seat), level=level)
    else:
        packed = teller.game.actions.from_fields(line["action"])
        deed = teller.deed(seat, packed)
        lines = [Line(deed, teller.game.actions.kind(packed).rule, seat)] if deed else []
        return seat, [*lines, *event_lines(teller, line["events"])]
    return seat, [Line(sentence(told), seat=seat)]
