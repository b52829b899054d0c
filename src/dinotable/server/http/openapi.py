"""The pages that describe the server, made from the types it reads and writes."""

import re
from typing import Any

import msgspec

from dinotable import __version__
from dinotable.server.http.route import AnyRoute, MemberRoute, PublicRoute, TableRoute
from dinotable.server.tables.identity import COOKIE
from dinotable.table.messages import FromClient, FromServer
from dinotable.table.wire import ID, Problem

REFUSALS = {
    "400": "It cannot be read, or cannot be set up like this",
    "401": "A token or a session is missing or unknown",
    "403": "Not for this caller",
    "404": "No such table",
    "409": "The table or the rules refuse it; nothing has changed",
    "410": "The table was cleared away; whoever has a key of it can bring it back",
    "413": "Too long",
    "421": "Asked under a name that is not this server's",
    "429": "Too often",
    "503": "The server is busy or cannot write; it has not happened",
}
TEMPLATE = "#/components/schemas/{name}"


def describe(routes: list[AnyRoute]) -> dict[str, Any]:
    """OpenAPI 3.1."""
    kinds = [kind for route in routes for kind in (route.body, route.answer, _failure(route)) if kind]
    schemas, components = msgspec.json.schema_components([*kinds, Problem], ref_template=TEMPLATE)
    by_kind: dict[type, dict[str, Any]] = dict(zip([*kinds, Problem], schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, by_kind)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Dinotable", "version": __version__, "description": "Routes of the table's server."},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "session": {"type": "apiKey", "in": "cookie", "name": COOKIE},
            },
        },
    }


def _operation(route: AnyRoute, by_kind: dict[type, dict[str, Any]]) -> dict[str, Any]:
    parameters = []
    if "{table}" in route.path:
        schema: dict[str, Any] = {"type": "string", "pattern": f"^{ID}$"}
        parameters.append({"name": "table", "in": "path", "required": True, "schema": schema})
        schema = {"enum": ["host", *(str(seat) for seat in range(8))]}
        parameters.append({"name": "Dinotable-Seat", "in": "header", "required": False, "schema": schema})
    if "{game}" in route.path:
        parameters.append({"name": "game", "in": "path", "required": True, "schema": {"type": "string"}})
    query = route.query if isinstance(route, TableRoute) else ()
    for name, kind in query:
        schema = {"type": "integer", "minimum": 0} if kind is int else msgspec.json.schema(kind)
        parameters.append({"name": name, "in": "query", "required": False, "schema": schema})
    gives = route.gives if isinstance(route, TableRoute) else "text/plain"
    answer: dict[str, Any] = {gives: {"schema": {"type": "string"}}}
    if route.answer:
        answer = {"application/json": {"schema": by_kind[route.answer]}}
    elif route.path.endswith(".json"):
        answer = {"application/json": {"schema": {"type": "object"}}}
    elif query:
        answer["application/json"] = {"schema": {"type": "object"}}
    refusal = {"application/json": {"schema": by_kind[Problem]}}
    refusals = {status: {"description": text, "content": refusal} for status, text in REFUSALS.items()}
    failure = _failure(route)
    if failure:
        refusals["503"] = {
            "description": "It is not well",
            "content": {"application/json": {"schema": by_kind[failure]}},
        }
    operation: dict[str, Any] = {
        "summary": route.about,
        "description": f"For: {_role(route)}.",
        "operationId": f"{route.method.lower()}-{re.sub('[{}]', '', route.path.strip('/')).replace('/', '-')}",
        "parameters": parameters,
        "responses": {"200": {"description": "Done", "content": answer}, **refusals},
    }
    if isinstance(route, PublicRoute) and route.takes:
        operation["requestBody"] = {"required": True, "content": {route.takes: {"schema": {"type": "string"}}}}
    if route.body:
        content = {"application/json": {"schema": by_kind[route.body]}}
        operation["requestBody"] = {"required": True, "content": content}
    if _role(route) in ("seat", "host", "seat or host"):
        operation["security"] = [{"token": []}, {"session": []}]
    elif _role(route) == "watcher":
        operation["security"] = [{}, {"token": []}, {"session": []}]
    elif isinstance(route, MemberRoute):
        operation["security"] = [{"session": []}]
    return operation


def _role(route: AnyRoute) -> str:
    if isinstance(route, TableRoute):
        return route.role
    return "account" if isinstance(route, MemberRoute) else "anyone"


def _failure(route: AnyRoute) -> type[msgspec.Struct] | None:
    return route.failure if isinstance(route, PublicRoute) else None


def describe_socket() -> dict[str, Any]:
    """JSON Schema of the messages: `client` and `server`."""
    (client, server), components = msgspec.json.schema_components(
        [FromClient, FromServer], ref_template="#/$defs/{name}"
    )
    return {"client": client, "server": server, "$defs": components}
