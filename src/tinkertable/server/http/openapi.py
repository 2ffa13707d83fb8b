"""The OpenAPI document: every operation with all it takes, all it may answer, and what follows."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from http import HTTPStatus
from typing import Any

from fastapi import FastAPI
from fastapi.dependencies.models import Dependant
from fastapi.openapi.utils import get_openapi
from fastapi.routing import APIRoute

from tinkertable.server.identity import require_person
from tinkertable.server.refusal import LATER, STATUS

from .schemas import drop_unused, message_schemas, tidy, view_schemas

EVERYWHERE = (404, 408, 413, 422, 429, 503)  # 404: also asked of a server of another name
CONFLICT: dict[int | str, dict[str, Any]] = {409: {}}  # for a route that may answer so

# Where the id of a table, an edition or a person that an operation gives can be used.
TABLES = {"create": "/table/id", "import_log": "/id", "rematch": "/id"}


def describe(app: FastAPI, routes: Iterable[object]) -> Callable[[], dict[str, Any]]:
    """What `app.openapi` shall be."""
    ours = [route for route in routes if isinstance(route, APIRoute)]

    def document() -> dict[str, Any]:
        if app.openapi_schema is None:
            app.openapi_schema = _document(app, ours)
        return app.openapi_schema

    return document


def _document(app: FastAPI, routes: list[APIRoute]) -> dict[str, Any]:
    made = get_openapi(title=app.title, version=app.version, routes=app.routes)
    for route in routes:
        for method in route.methods or ():
            _complete(made["paths"][route.path][method.lower()], method, route)
    parts = made["components"]
    parts["responses"] = {_name(status): _answer(status) for status in sorted({*STATUS.values()})}
    parts["schemas"] |= message_schemas() | view_schemas()
    tidy(parts["schemas"])
    drop_unused(made)
    _link(made["paths"])
    return made


def _complete(operation: dict[str, Any], method: str, route: APIRoute) -> None:
    """The errors an operation may answer with, and whether it can do without a cookie."""
    needed = _asks(route.dependant, require_person)
    statuses = {*EVERYWHERE, *(int(status) for status in route.responses)}
    statuses |= {401} if needed else set()
    statuses |= {403} if method != "GET" else set()  # from another origin
    for status in sorted(statuses):
        operation["responses"][str(status)] = {"$ref": f"#/components/responses/{_name(status)}"}
    if "security" in operation and not needed:
        operation["security"].insert(0, {})


def _asks(dependant: Dependant, call: object) -> bool:
    return dependant.call is call or any(_asks(part, call) for part in dependant.dependencies)


def _name(status: int) -> str:
    return f"Error{status}"


def _answer(status: int) -> dict[str, Any]:
    codes = [code for code, its in STATUS.items() if its == status]
    code = {"type": "string", "enum": codes}
    facts = {"$ref": "#/components/schemas/Why/properties/facts"}
    wrong = _object({"code": code, "reason": {"type": "string", "minLength": 1}, "facts": facts})
    answer: dict[str, Any] = {
        "description": HTTPStatus(status).phrase,
        "content": {"application/json": {"schema": _object({"error": wrong})}},
    }
    if any(code in LATER for code in codes):
        after = {"required": True, "schema": {"type": "integer", "minimum": 1}}
        answer["headers"] = {"Retry-After": after}
    return answer


def _object(properties: dict[str, Any]) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def _link(paths: dict[str, Any]) -> None:
    """What can be done with what an operation gave."""
    operations = {
        operation["operationId"]: (path, operation)
        for path, methods in paths.items()
        for operation in methods.values()
    }
    for source, pointer in TABLES.items():
        _offer(operations[source][1], {
            name: {"operationId": name, "parameters": {"table_id": f"$response.body#{pointer}"}}
            for name, (path, _) in operations.items()
            if "{table_id}" in path
        })  # fmt: skip
    for source, target, where in (
        ("add_edition", "edition", {"parameters": {"hash": "$response.body#/hash"}}),
        ("be", "mute", {"parameters": {"person_id": "$response.body#/id"}}),
        ("recovery", "recover", {"requestBody": {"token": "$response.body#/token"}}),
    ):
        _offer(operations[source][1], {target: {"operationId": target, **where}})


def _offer(operation: dict[str, Any], links: dict[str, Any]) -> None:
    done = next(status for status in operation["responses"] if status.startswith("2"))
    operation["responses"][done]["links"] = links
