"""Marks on the board stand on what actions are about: that hex, that card, and not what lies beside it.

They are the numbers of a hint, and in a replay what was played and what was better."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from dinotable.core.play import legal_actions
from dinotable.core.record import read_record
from dinotable.core.replay import open_record, replay_line
from dinotable.games import find
from tests.web import player
from tests.web.conftest import ROOT, new_page
from tests.web.gallery import House
from tests.web.guises import DESK, PHONE

pytestmark = pytest.mark.slow
Fields = dict[str, Any]
MOST_POSITIONS = 4
RECORDS = {"ciao-dino": "000", "food-chain": "001", "gods-love-dinosaurs": "000", "happy-little-dinosaurs": "003"}


def ciao_dino(fields: Fields, _view: Any) -> str:
    if fields["kind"] in ("play", "draw"):
        return {"play": ".card-slot[data-what='hand']", "draw": ".card-slot[data-what='pile']"}[fields["kind"]]
    return f".hex[data-hex='{fields.get('to') or fields['hex']}']" if fields["kind"] != "done" else ""


def food_chain(fields: Fields, view: Any) -> str:
    if fields["kind"] == "discard":
        return f".hand-card[data-card='{fields['card']}']"
    if fields["kind"] != "eat":
        return f"[data-what='card:{fields['place']}']" if "place" in fields else ""
    # Of prey that is alike one is named: it is one's own card on any of them that eats.
    names = {card["place"]: card["card"] for card in view["cards"]}
    own = [card for card in view["cards"] if card["owner"] == 0 and names.get(card["prey"]) == names[fields["place"]]]
    return ", ".join(f"[data-what='card:{card['place']}']" for card in own)


def gods_love_dinosaurs(fields: Fields, _view: Any) -> str:
    kind = fields["kind"]
    if kind == "take":
        return f"[data-take='{fields['column']}.{fields['row']}']"
    if kind == "place":
        return f"[data-spot='{fields['first']}'], [data-spot='{fields['second']}']"
    number = {"breed": "hex", "hunt": "end", "starve": "start"}
    where = 0 if kind in ("hatch", "keep") else fields.get(number.get(kind, ""))
    return f".land [data-hex='{where}']" if where is not None else ""


def happy_little_dinosaurs(fields: Fields, _view: Any) -> str:
    kind = fields["kind"]
    if kind == "search":
        return ".deck"
    seats = [fields[name] for name in ("seat", "other") if name in fields]
    card = fields.get("card") or (kind if kind in ("upside-down", "safety-plan") else None)
    if seats:
        return ", ".join(f".seat[data-seat='{seat}']" for seat in seats)
    return f".hand-card[data-card='{card}']" if card else ""


MEANT: dict[str, Callable[[Fields, Any], str]] = {
    "ciao-dino": ciao_dino,
    "food-chain": food_chain,
    "gods-love-dinosaurs": gods_love_dinosaurs,
    "happy-little-dinosaurs": happy_little_dinosaurs,
}

# For each selector: whether the middle of that number's mark lies on one of these things, and on none of its neighbours.
STAND = """([wanted, names]) => {
  const marks = [...document.querySelectorAll('.overlay.numbers b:not([hidden])')]
  const isIn = (ground, x, y) =>
    ground.isPointInFill(new DOMPoint(x, y).matrixTransform(ground.getScreenCTM().inverse()))
  return wanted.map((selector, k) => {
    const mark = marks.find((one) => one.textContent.split(' · ').includes(names?.[k] ?? String(k + 1)))
    const things = selector ? [...document.querySelectorAll(selector)] : []
    if (!mark) return things.length ? 'no mark' : 'none'
    const box = mark.getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const on = document.elementFromPoint(x, y)
    const stands = things.some((thing) => {
      const ground = thing.querySelector(':scope > polygon')
      return thing.contains(on) && (!ground || isIn(ground, x, y))
    })
    return stands ? 'stands' : `${x} ${y} is on ${on?.outerHTML.slice(0, 120)}`
  })
}"""


def asked(game: str) -> Iterator[tuple[int, set[str]]]:
    """Before which lines of a recorded game the first seat is asked, and what kinds of actions it has then."""
    rules = find(game)
    folder = game.replace("-", "_")
    record = read_record((ROOT / "tests" / "records" / folder / f"{RECORDS[game]}.txt").read_bytes())
    journal = open_record(rules, record)
    for number, line in enumerate(record.lines):
        kinds = {rules.actions.kind(action).word for action in legal_actions(rules, journal.state, 0)}
        if kinds:
            yield number, kinds
        replay_line(journal, line)


def moments(game: str) -> list[int]:
    """Few lines, with as many kinds of actions as can be."""
    found = list(asked(game))
    lines: list[int] = []
    seen: set[str] = set()
    while len(lines) < MOST_POSITIONS:
        line, kinds = max(found, key=lambda one: len(one[1] - seen))
        if not kinds - seen:
            break
        lines.append(line)
        seen |= kinds
    return lines


def idea(action: str) -> Fields:
    return {
        "action": action, "value": 0.5, "visits": 1, "ranks": [], "terms": [], "reasons": [], "error": 0.0,
        "is_level": True, "standing": "even", "is_exact": False,
    }  # fmt: skip


def of_each_kind(legal: list[Fields]) -> list[Fields]:
    """Three of each kind, spread over the list."""
    kinds: dict[str, list[Fields]] = {}
    for choice in legal:
        kinds.setdefault(choice["fields"]["kind"], []).append(choice)
    return [of[k * len(of) // min(3, len(of))] for of in kinds.values() for k in range(min(3, len(of)))]


def stands(page: Page, game: str, table: str, token: str, ideas: list[Fields]) -> tuple[int, list[str]]:
    """How many numbers stand where they should, and what is to be said of the others."""
    now = page.request.get(f"/api/tables/{table}", headers={"Authorization": f"Bearer {token}"}).json()["now"]
    few = of_each_kind(now["legal"])
    wrong, right = [], 0
    for batch in (few[k : k + 3] for k in range(0, len(few), 3)):
        ideas[:] = [idea(choice["text"]) for choice in batch]
        page.keyboard.press("h")
        page.locator(".hint").wait_for()
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        wanted = [MEANT[game](choice["fields"], now["view"]) for choice in batch]
        for choice, found in zip(batch, page.evaluate(STAND, [wanted, None]), strict=True):
            right += found == "stands"
            if found not in ("stands", "none") and len(batch) > 1:
                wrong.append(f"{choice['text']}: {found}")
        page.keyboard.press("h")
        page.locator(".hint").wait_for(state="detached")
    return right, wrong


@pytest.mark.parametrize("game", list(MEANT))
def test_a_number_stands_on_what_is_meant(browser: Browser, address: str, game: str):
    folder = game.replace("-", "_")
    page = new_page(browser, address, **DESK)
    ideas: list[Fields] = []
    page.route("**/think", lambda route: route.fulfill(json={"level": "x", "ideas": ideas}))
    house = House(address.rstrip("/"), page.request)
    brought = house.bring((ROOT / "tests" / "records" / folder / f"{RECORDS[game]}.txt").read_text(encoding="utf-8"))
    count = 0
    for number, line in enumerate(moments(game)):
        seat = house.branch(brought, line) | {"game": game}
        page.goto("/healthz")
        page.set_viewport_size((PHONE if number % 2 else DESK)["viewport"])
        page.evaluate("(seats) => (localStorage.seats = seats)", json.dumps([seat]))
        page.goto(f"/t/{seat['table']}")
        player.wait_for_ask(page)
        right, wrong = stands(page, game, seat["table"], seat["token"], ideas)
        count += right
        assert not wrong, (line, wrong)
    assert count >= 6
    assert page.faults == []  # type: ignore[attr-defined]
    page.context.close()


def decision(game: str) -> Fields:
    """Of the first seat in a recorded game, half of it played: more than one other action of the same kind was legal."""
    rules = find(game)
    folder = game.replace("-", "_")
    record = read_record((ROOT / "tests" / "records" / folder / f"{RECORDS[game]}.txt").read_bytes())
    journal = open_record(rules, record)
    found: Fields = {}
    for number, line in enumerate(record.lines):
        legal = legal_actions(rules, journal.state, 0) if line.startswith("0 ") else []
        played = line.removeprefix("0 ")
        others = [one for one in legal if rules.actions.text(one).split()[0] == played.split()[0] != "done"]
        if len(others) > 2:
            done = rules.actions.parse(played)
            other = next(one for one in reversed(others) if one != done)
            found = {"line": number, "done": rules.actions.fields(done), "other": rules.actions.fields(other)}
        if number > len(record.lines) // 2 and found:
            break
        replay_line(journal, line)
    return found | {"seat": 0, "turn": 3, "agrees": False, "worth": -0.2, "error": 0.05}


@pytest.mark.parametrize("game", list(MEANT))
def test_a_moment_is_shown_as_it_was_before_with_both_actions_marked(browser: Browser, address: str, game: str):
    folder = game.replace("-", "_")
    page = new_page(browser, address, **DESK)
    house = House(address.rstrip("/"), page.request)
    brought = house.bring((ROOT / "tests" / "records" / folder / f"{RECORDS[game]}.txt").read_text(encoding="utf-8"))
    moment = decision(game)
    story = {"is_done": True, "done": 1.0, "level": "greedy", "moments": [moment], "draws": [], "shares": []}
    page.route("**/story", lambda route: route.fulfill(json=story))
    page.goto(f"/t/{brought}/replay?seat=1")
    page.locator(".decided ol button").first.click()
    page.wait_for_selector(f".board[data-line='{moment['line']}'][data-eyes='0']")
    frames = f"/api/tables/{brought}/replay?line={moment['line']}&count=1&seat=0"
    view = page.request.get(frames).json()["frames"][0]["view"]
    wanted = [MEANT[game](moment[name], view) for name in ("done", "other")]
    page.wait_for_selector(".overlay.numbers b:not([hidden])")
    assert page.evaluate(STAND, [wanted, ["Played", "Better"]]) == ["stands", "stands"]
    told = page.locator(".stage .told p")
    assert [text.split(":")[0] for text in told.all_inner_texts()] == ["Played", "Better"]
    assert page.faults == []  # type: ignore[attr-defined]
    page.context.close()
