"""The tables of docs/protocol.md, from the OpenAPI document and the words beside the code."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from tinkertable.server.http.schemas import COMPONENTS, named
from tinkertable.server.refusal import CODES
from tinkertable.server.socket.outgoing import NOTICES

Schema = dict[str, Any]
PLACE = re.compile(r"(<!-- (\w+): [^\n]*-->\n).*?(<!-- end of \2 -->)", re.DOTALL)
NOTHING = "204"
FEW = 5  # values that are told one by one; there is a table of more


def with_tables(page: str, document: dict[str, Any]) -> str:
    """The page with what stands between its markers written anew."""
    schemas = document["components"]["schemas"]
    tables = {
        "errors": _errors(),
        "requests": _requests(document),
        "values": _values(document),
        "from_server": _messages(schemas, "FromServer"),
        "notices": table(("code", "says"), ((f"`{code}`", what) for code, what in NOTICES.items())),
        "to_server": _messages(schemas, "ToServer"),
    }
    found = [name for _, name, _ in PLACE.findall(page)]
    if sorted(found) != sorted(tables):
        raise SystemExit(f"docs/protocol.md: expected markers for {sorted(tables)}, got {found}")
    return PLACE.sub(lambda place: f"{place[1]}\n{tables[place[2]]}\n{place[3]}", page)


def table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    """In Markdown."""
    lines = (f"| {' | '.join(cells)} |\n" for cells in (head, *rows))
    return next(lines) + "|---" * len(head) + "|\n" + "".join(lines)


def _errors() -> str:
    rows = ((f"`{code}`", str(one.status), one.when) for code, one in CODES.items())
    return table(("code", "status", "when"), rows)


def _requests(document: dict[str, Any]) -> str:
    schemas = document["components"]["schemas"]
    rows = []
    for path, methods in sorted(document["paths"].items()):
        for method, operation in methods.items():
            query = [p["name"] for p in operation.get("parameters", ()) if p["in"] == "query"]
            asked = f"{path}?{'&'.join(query)}" if query else path
            body = operation.get("requestBody")
            fields = f" `{_names(_resolve(_content(body), schemas))}`" if body else ""
            request = f"`{method.upper()} {asked}`{fields}"
            rows.append((request, _given(operation["responses"]), _line(operation["description"])))
    return table(("request", "gives", "does"), rows)


def _given(responses: dict[str, Any]) -> str:
    status = next(status for status in responses if status.startswith("2"))
    return "" if status == NOTHING else f"`{_type(_content(responses[status]))}`"


def _content(part: Schema) -> Schema:
    schema: Schema = part["content"]["application/json"]["schema"]
    return schema


def _resolve(schema: Schema, schemas: dict[str, Schema]) -> Schema:
    ref = schema.get("$ref")
    return schemas[ref.removeprefix(COMPONENTS)] if ref else schema


def _names(schema: Schema) -> str:
    """The keys of a body, those that may be left out with a question mark."""
    needed = schema.get("required", ())
    names = (f'"{name}"' + "?" * (name not in needed) for name in schema["properties"])
    return f"{{{', '.join(names)}}}"


def _messages(schemas: dict[str, Schema], union: str) -> str:
    """One row a message; its type is the constant in it."""
    rows = []
    for part in schemas[union]["oneOf"]:
        schema = _resolve(part, schemas)
        kind = schema["properties"]["type"]["const"]
        rows.append((f"`{kind}`", _fields(schema), _line(schema["description"])))
    return table(("type", "with", ""), rows)


def _values(document: dict[str, Any]) -> str:
    """Whatever requests are answered with, and messages hold."""
    schemas: dict[str, Schema] = document["components"]["schemas"]
    messages = named(schemas["FromServer"])
    answers = (
        operation["responses"]
        for methods in document["paths"].values()
        for operation in methods.values()
    )
    found = messages.union(*map(named, answers)) - {"View"}
    while more := set[str]().union(*(named(schemas[name]) for name in found)) - found - {"View"}:
        found |= more
    rows = (
        (f"`{name}`", _fields(schemas[name]), _line(schemas[name].get("description", "")))
        for name in sorted(found - messages)
        if "properties" in schemas[name]
    )
    return table(("type", "with", ""), rows)


def _fields(schema: Schema) -> str:
    needed = schema.get("required", ())
    return ", ".join(
        f"`{name}{'?' * (name not in needed)}`: {_type(part)}"
        for name, part in schema.get("properties", {}).items()
        if name != "type"
    )


def _type(schema: Schema) -> str:
    """A type in a few words."""
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(COMPONENTS)
    if "const" in schema or "enum" in schema:
        values = schema.get("enum", [schema.get("const")])
        return " or ".join(f'"{value}"' for value in values) if len(values) <= FEW else "a code"
    if union := schema.get("anyOf") or schema.get("oneOf"):
        names = dict.fromkeys(_type(part) for part in union)
        return " or ".join(name for name in names if name != "integer" or "number" not in names)
    if schema.get("type") == "array":
        parts = schema.get("prefixItems")
        return f"[{', '.join(map(_type, parts)) if parts else _type(schema['items'])}]"
    if schema.get("type") == "object":
        inner = schema.get("additionalProperties")
        return f"{{name: {_type(inner)}}}" if isinstance(inner, dict) else "object"
    return str(schema.get("type", "any"))


def _line(text: str) -> str:
    return " ".join(text.split())
