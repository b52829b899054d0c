"""Everything that crosses the wire, as TypeScript: one file for what the server reads and sends, and one for each game."""

import importlib
from pathlib import Path

from typescript import GENERIC, Names, bracketed, quoted

from dinotable.browser.moving import ImportDone
from dinotable.core.contract import AnyGame
from dinotable.core.fields import Field, Number, Several, Word
from dinotable.core.vocabulary import Vocabulary
from dinotable.core.wire import AnyFacts
from dinotable.server.app import Server
from dinotable.server.clocks.uptime import Uptime
from dinotable.server.http.route import AnyRoute, Caller, PublicRoute, TableRoute
from dinotable.server.settings import Settings
from dinotable.server.storage.store import Store
from dinotable.table.description import GameWords
from dinotable.table.messages import FromClient, FromServer
from dinotable.table.seen import About
from dinotable.table.wire import Problem

MOST_WORDS = 40
"""A field of more different words is a string like any other."""

HEAD = "// Made from the Python types when the page is built. Not tracked, and not to be edited.\n\n"
SHARED = """export type FieldValue = string | number | readonly (string | number)[] | null | undefined
/** An action, event or refusal of any game: its kind, and its fields by name; null where hidden. */
export type Fields = { readonly kind: string; readonly [field: string]: FieldValue }
/** What messages hold of a game. Each game's file has its own. */
export type AnyGame = {
  view: { readonly [part: string]: unknown }
  own: { readonly [part: string]: unknown }
  facts: AnyFacts
  action: Fields
  event: Fields & { readonly rule: string }
  refusal: Fields | { readonly kind?: undefined }
  reason: Fields
}
type NamesOf<Kinds> = { [Kind in keyof Kinds]: keyof Kinds[Kind] }[keyof Kinds]
/** One of several kinds: `kind` tells which fields there are, and what another kind would have is undefined. */
export type OneOf<Kinds> = {
  [Kind in keyof Kinds]: { readonly kind: Kind } & Readonly<Kinds[Kind]> & {
    readonly [Name in Exclude<NamesOf<Kinds>, keyof Kinds[Kind]>]?: undefined
  }
}[keyof Kinds]

"""


def write_types(folder: Path, games: list[AnyGame]) -> None:
    (folder / "wire.ts").write_text(HEAD + SHARED + describe_messages())
    for game in games:
        (folder / f"{Path(game.words).name}.ts").write_text(HEAD + describe_game(game))


def describe_messages() -> str:
    # Nothing is opened: it is only asked what it answers to.
    routes = [*Server(Settings(data=Path()), Store(Path()), Uptime(0.0)).routes, *browser_routes()]
    names = Names()
    kinds = [kind for route in routes for kind in (route.body, route.answer) if kind]
    structs = names.declare([*kinds, GameWords, Problem, AnyFacts, FromClient, FromServer, About])
    client = f"export type FromClient = {names.spoken(FromClient)}\n"
    server = f"export type FromServer{GENERIC} = {names.spoken(FromServer)}\n"
    return "\n".join([structs, client, server, describe_routes(names, routes)])


def browser_routes() -> list[AnyRoute]:
    """What only a browser that hosts tables is asked (`dinotable.browser.routes.moving`). Nobody opens them here."""

    async def nobody(_: Caller) -> Problem:
        raise NotImplementedError

    out, back = "Everything that is kept in this browser, as a file", "Such a file brought here"
    return [
        PublicRoute("GET", "/api/export", out, None, None, nobody),
        PublicRoute("POST", "/api/import", back, None, ImportDone, nobody, takes="application/json"),
    ]


def describe_routes(names: Names, routes: list[AnyRoute]) -> str:
    lines = ["/** What can be asked for over HTTP, and what comes back. */", "export type Routes = {"]
    for route in routes:
        takes_text = isinstance(route, PublicRoute) and route.takes
        body = names.spoken(route.body) if route.body else "string" if takes_text else "undefined"
        answer = names.spoken(route.answer).replace("<G>", "") if route.answer else "string"
        asked = route.query if isinstance(route, TableRoute) else ()
        query = "; ".join(f"{name}?: {names.spoken(kind)}" for name, kind in asked)
        lines += [f"  /** {route.about}. */", f"  '{route.method} {route.path}': {{"]
        lines += [
            f"    body: {body}",
            f"    answer: {answer}",
            f"    query: {{ {query} }}" if query else "    query: undefined",
        ]
        lines.append("  }")
    return "\n".join([*lines, "}", ""])


def describe_game(game: AnyGame) -> str:
    folder = type(game).__module__.rpartition(".")[0]
    wire, facts = (importlib.import_module(f"{folder}.{name}") for name in ("wire", "facts"))
    names = Names()
    structs = names.declare([wire.Shared, wire.Own, facts.Facts])
    taken = names.structs.keys() & {
        "View",
        "Action",
        "Event",
        "Refusal",
        "Reason",
        "Actions",
        "Events",
        "Refusals",
        "Reasons",
        "Game",
    }
    if taken:
        raise ValueError(f"{game.id} has a struct called {', '.join(taken)}: that name stands for something else here")
    return "\n".join(
        [
            "import type { OneOf } from './wire'\n",
            structs,
            "export type View = Shared & Own\n",
            describe_words("Actions", game.actions),
            describe_words("Events", game.events, "rule: string"),
            describe_words("Refusals", game.refusals),
            describe_words("Reasons", game.explainer().words),
            "export type Action = OneOf<Actions>",
            "export type Event = OneOf<Events>",
            "export type Refusal = OneOf<Refusals>",
            "export type Reason = OneOf<Reasons>\n",
            "/** What messages hold of this game: `Now<Game>` has its view. */",
            "export type Game = {",
            "  view: View\n  own: Own\n  facts: Facts\n  action: Action\n  event: Event",
            "  refusal: Refusal | { readonly kind?: undefined }\n  reason: Reason\n}\n",
        ]
    )


def describe_words(name: str, vocabulary: Vocabulary, *more: str) -> str:
    lines = [f"export type {name} = {{"]
    for kind in vocabulary.kinds:
        fields = [f"{field.name}: {type_of(field)}{' | null' if field.secret else ''}" for field in kind.fields]
        held = "; ".join([*fields, *more])
        lines.append(f"  '{kind.word}': {{ {held} }}" if held else f"  '{kind.word}': {{}}")
    return "\n".join([*lines, "}\n"])


def type_of(field: Field) -> str:
    if isinstance(field, Several):
        return f"readonly {bracketed(type_of(field.member))}[]"
    if isinstance(field, Number):
        return "number"
    if isinstance(field, Word) and len(field.words) <= MOST_WORDS:
        return " | ".join(quoted(word) for word in field.words)
    return "string"
