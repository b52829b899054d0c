"""Every game at six moments and at its end, the home page and a lobby: at four sizes, in both languages, light and dark.

`make gallery` puts it all on one page, build/gallery/index.html. The games are played from fixed seeds by bots, brought to a
server as records and taken up again at each moment: the pictures of two runs show the same boards."""

import html
import json
import random
import shutil
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import APIRequestContext, Browser, sync_playwright

import dinotable
from tests.web.conftest import ROOT, SHELL, WHOLE, launched, serving

FOLDER = ROOT / "build" / "gallery"
SEED, SEATS, LEVEL = 7, 3, "greedy"
MOMENTS = 6
SETTLING = 700
"""Milliseconds until a page without motion shows everything."""


@dataclass(frozen=True)
class Guise:
    width: int
    height: int
    language: str
    theme: str

    @property
    def label(self) -> str:
        return f"{self.width}×{self.height} {self.language} {self.theme}"


SIZES = [(1440, 900), (820, 1180), (390, 844), (844, 390)]
MANNERS = [("fr", "dark"), ("en", "light"), ("fr", "light"), ("en", "dark")]


def guises_of(number: int) -> list[Guise]:
    """A large window in English and light for everything; each other size in a manner that goes round, so that not too many
    pictures show all manners at all sizes."""
    others = [Guise(*size, *MANNERS[(number + turn) % len(MANNERS)]) for turn, size in enumerate(SIZES[1:])]
    more = (
        [Guise(*SIZES[0], *MANNERS[number % len(MANNERS)])] if MANNERS[number % len(MANNERS)] != ("en", "light") else []
    )
    return [Guise(*SIZES[0], "en", "light"), *more, *others]


@dataclass(frozen=True)
class Played:
    record: str
    asks: list[tuple[int, str]]
    """Before which line the first seat was asked, and in which phase."""


def played(game: str) -> Played:
    match = dinotable.new(game, seats=SEATS, seed=SEED)
    asks = []
    while match.outcome is None:
        seat = match.to_act[0]
        if 0 in match.to_act:
            asks.append((match.line, str(match.view(0).data.get("phase", ""))))
        match.play(seat, match.choose(seat, LEVEL))
    return Played(match.record.text(), list(dict(asks).items()))


def moments_of(asks: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """The first decision, one of each kind when the game is under way, and the rest spread over it."""
    chosen = [asks[0]]
    under_way = asks[len(asks) // 4 :]
    kinds = list(dict.fromkeys(phase for _, phase in under_way))[: MOMENTS - 2]
    for number, kind in enumerate(kinds):
        of_kind = [ask for ask in under_way if ask[1] == kind]
        chosen.append(of_kind[len(of_kind) * number // len(kinds)])
    for share in (0.97, 0.3, 0.6, 0.8, 0.45):
        ask = asks[int(share * len(asks))]
        if len(chosen) < MOMENTS and ask not in chosen:
            chosen.append(ask)
    return sorted(chosen)


class House:
    """A server, asked as the page asks it."""

    def __init__(self, address: str, http: APIRequestContext) -> None:
        self.address = address
        self.http = http

    def ask(self, path: str, body: Any = None, token: str = "") -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        if body is None:
            return self.http.get(self.address + path, headers=headers).json()
        answer = self.http.post(self.address + path, headers=headers, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def bring(self, record: str) -> str:
        answer = self.http.post(self.address + "/api/records", data=record, headers={"Content-Type": "text/plain"})
        assert answer.ok, answer.text()
        return str(answer.json()["table"])

    def branch(self, table: str, line: int) -> dict[str, Any]:
        wish = {"line": line, "seat": 0, "name": "Anna", "level": LEVEL}
        return held(self.ask(f"/api/tables/{table}/branch", wish))

    def lobby(self, game: str) -> dict[str, Any]:
        chairs = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}, {"kind": "bot", "level": LEVEL}]
        return held(self.ask("/api/tables", {"game": game, "chairs": chairs}))

    def finish(self, seat: dict[str, Any]) -> None:
        """Plays anything until it is over."""
        choose = random.Random(SEED)
        path = f"/api/tables/{seat['table']}"
        for number in range(2000):
            now = self.ask(path, token=seat["token"])["now"]
            if now["status"] == "over":
                return
            if now["ask"] is None:
                time.sleep(0.05)
                continue
            action = choose.choice(now["legal"])["text"]
            body = {"ask": now["ask"], "actions": [action], "msg_id": f"gallery-{number}"}
            # Refused where somebody else has answered meanwhile: then one is asked anew.
            self.http.post(f"{self.address}{path}/act", headers={"Authorization": f"Bearer {seat['token']}"}, data=body)
        raise AssertionError("the game does not end")


def held(opened: dict[str, Any]) -> dict[str, Any]:
    """What the page keeps of a seat."""
    token = next(seat["token"] for seat in opened["seats"] if seat["seat"] == 0)
    return {"table": opened["table"], "seat": 0, "token": token, "isHost": False, "host": opened["host"]}


@dataclass(frozen=True)
class Sight:
    """Something to take pictures of."""

    section: str
    label: str
    path: str
    seats: list[dict[str, Any]]


def sights(house: House) -> Iterator[Sight]:
    yield Sight("Dinotable", "a first visit", "/", [])
    seats: list[dict[str, Any]] = []
    for game in (found.id for found in dinotable.games()):
        play = played(game)
        table = house.bring(play.record)
        for number, (line, phase) in enumerate(moments_of(play.asks), 1):
            seat = house.branch(table, line) | {"game": game}
            yield Sight(game, f"{number}: line {line}, {phase}", f"/t/{seat['table']}", [seat])
        seat = house.branch(table, play.asks[-1][0]) | {"game": game}
        house.finish(seat)
        seats += [seat, house.branch(table, play.asks[1][0]) | {"game": game}]
        yield Sight(game, "the end", f"/t/{seat['table']}", [seat])
        lobby = house.lobby(game) | {"game": game}
        host = lobby | {"seat": None, "token": lobby["host"], "isHost": True}
        yield Sight(game, "the lobby", f"/t/{lobby['table']}", [lobby, host])
    yield Sight("Dinotable", "home, with games", "/", seats)
    yield Sight("Dinotable", "a new table", "/new", [])
    yield Sight("Dinotable", "nowhere", "/nowhere", [])


def shoot(browser: Browser, address: str, sight: Sight, guise: Guise, file: Path) -> None:
    is_phone = min(guise.width, guise.height) < 500
    context = browser.new_context(
        base_url=address, viewport={"width": guise.width, "height": guise.height}, has_touch=is_phone,
        is_mobile=is_phone, reduced_motion="reduce", locale="fr-FR" if guise.language == "fr" else "en-GB",
        color_scheme="dark" if guise.theme == "dark" else "light",
    )  # fmt: skip
    if sight.seats:
        context.add_init_script(
            f"localStorage.name = 'Anna'; localStorage.seats = {json.dumps(json.dumps(sight.seats))}"
        )
    page = context.new_page()
    page.goto(sight.path)
    page.wait_for_timeout(SETTLING)
    page.screenshot(path=file)
    context.close()


STYLE = """
body { font: 16px sans-serif; margin: 1rem; background: #ddd; }
nav { position: sticky; top: 0; background: #ddd; padding: 0.5rem 0; }
div { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; }
figure { margin: 0; }
figcaption { font-size: 13px; }
"""


def page_of(pictures: list[tuple[Sight, Guise, str]]) -> str:
    sections = list(dict.fromkeys(sight.section for sight, _, _ in pictures))
    parts = []
    for section in sections:
        parts.append(f'<h2 id="{section}">{section}</h2>')
        of_section = [picture for picture in pictures if picture[0].section == section]
        for label in dict.fromkeys(sight.label for sight, _, _ in of_section):
            parts.append(f"<h3>{html.escape(label)}</h3><div>")
            for sight, guise, name in of_section:
                if sight.label == label:
                    parts.append(
                        f'<figure><a href="{name}"><img loading="lazy" src="{name}" width="{guise.width // 3}" '
                        f'height="{guise.height // 3}" alt=""></a><figcaption>{guise.label}</figcaption></figure>'
                    )
            parts.append("</div>")
    links = " · ".join(f'<a href="#{section}">{section}</a>' for section in sections)
    return f"""<!doctype html><meta charset="utf-8"><title>Dinotable in pictures</title><style>{STYLE}</style>
<h1>Dinotable in pictures</h1><nav>{links}</nav>
{"".join(parts)}
"""


def main() -> None:
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    began = time.monotonic()
    pictures: list[tuple[Sight, Guise, str]] = []
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as address,
        sync_playwright() as playwright,
        launched(playwright, SHELL, WHOLE) as browser,
    ):
        house = House(address, playwright.request.new_context())
        for number, sight in enumerate(sights(house)):
            for guise in guises_of(number):
                name = f"{number:02}-{guise.width}x{guise.height}-{guise.language}-{guise.theme}.png"
                shoot(browser, address, sight, guise, FOLDER / name)
                pictures.append((sight, guise, name))
            print(
                f"{time.monotonic() - began:4.0f} s  {len(pictures):3} pictures  {sight.section}: {sight.label}",
                flush=True,
            )
    (FOLDER / "index.html").write_text(page_of(pictures))
    print(f"The pictures are in build/gallery: open {FOLDER / 'index.html'} in a browser.")


if __name__ == "__main__":
    main()
