"""The pages that describe the server, made from the types it reads and writes."""

import re
from typing import Any

import msgspec

from dinotable import __version__
from dinotable.server.http.messages import Problem
from dinotable.server.http.route import Door
from dinotable.server.tables.identity import COOKIE
from dinotable.server.tables.socket_messages import FromClient, FromServer

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


def describe(doors: list[Door]) -> dict[str, Any]:
    """OpenAPI 3.1."""
    kinds = [kind for door in doors for kind in (door.body, door.answer, door.failure) if kind]
    schemas, components = msgspec.json.schema_components([*kinds, Problem], ref_template=TEMPLATE)
    by_kind: dict[type, dict[str, Any]] = dict(zip([*kinds, Problem], schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for door in doors:
        paths.setdefault(door.path, {})[door.method.lower()] = _operation(door, by_kind)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Dinotable", "version": __version__, "description": "Doors of the table's server."},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "session": {"type": "apiKey", "in": "cookie", "name": COOKIE},
            },
        },
    }


def _operation(door: Door, by_kind: dict[type, dict[str, Any]]) -> dict[str, Any]:
    parameters = []
    if "{table}" in door.path:
        schema: dict[str, Any] = {"type": "string", "pattern": "^[A-Za-z0-9_-]{16}$"}
        parameters.append({"name": "table", "in": "path", "required": True, "schema": schema})
        schema = {"enum": ["host", *(str(seat) for seat in range(8))]}
        parameters.append({"name": "Dinotable-Seat", "in": "header", "required": False, "schema": schema})
    if "{game}" in door.path:
        parameters.append({"name": "game", "in": "path", "required": True, "schema": {"type": "string"}})
    for name, kind in door.query:
        schema = {"type": "integer", "minimum": 0} if kind is int else msgspec.json.schema(kind)
        parameters.append({"name": name, "in": "query", "required": False, "schema": schema})
    answer: dict[str, Any] = {"text/plain": {"schema": {"type": "string"}}}
    if door.answer:
        answer = {"application/json": {"schema": by_kind[door.answer]}}
    elif door.path.endswith(".json"):
        answer = {"application/json": {"schema": {"type": "object"}}}
    elif door.query:
        answer["application/json"] = {"schema": {"type": "object"}}
    refusal = {"application/json": {"schema": by_kind[Problem]}}
    refusals = {status: {"description": text, "content": refusal} for status, text in REFUSALS.items()}
    if door.failure:
        refusals["503"] = {
            "description": "It is not well",
            "content": {"application/json": {"schema": by_kind[door.failure]}},
        }
    operation: dict[str, Any] = {
        "summary": door.about,
        "description": f"For: {door.role}.",
        "operationId": f"{door.method.lower()}-{re.sub('[{}]', '', door.path.strip('/')).replace('/', '-')}",
        "parameters": parameters,
        "responses": {"200": {"description": "Done", "content": answer}, **refusals},
    }
    if door.takes:
        operation["requestBody"] = {"required": True, "content": {door.takes: {"schema": {"type": "string"}}}}
    if door.body:
        content = {"application/json": {"schema": by_kind[door.body]}}
        operation["requestBody"] = {"required": True, "content": content}
    if door.role in ("seat", "host", "seat or host"):
        operation["security"] = [{"token": []}, {"session": []}]
    elif door.role == "watcher":
        operation["security"] = [{}, {"token": []}, {"session": []}]
    elif door.role == "account":
        operation["security"] = [{"session": []}]
    return operation


def describe_socket() -> dict[str, Any]:
    """JSON Schema of the messages: `client` and `server`."""
    (client, server), components = msgspec.json.schema_components(
        [FromClient, FromServer], ref_template="#/$defs/{name}"
    )
    return {"client": client, "server": server, "$defs": components}
