"""What the server says, held against the OpenAPI document: whatever the tests hear is declared."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import jsonschema_rs

from tinkertable.server.http.app import document
from tinkertable.server.http.schemas import COMPONENTS


@cache
def schemas() -> dict[str, Any]:
    """Of the document, by name."""
    found: dict[str, Any] = document()["components"]["schemas"]
    return found


@cache
def validator(name: str) -> jsonschema_rs.Validator:
    """Of one of these schemas."""
    components = {"schemas": schemas()}
    return jsonschema_rs.Draft202012Validator(
        {"$ref": f"{COMPONENTS}{name}", "components": components}
    )


def check_declared(text: str) -> None:
    """Fails if the server may not send this through a socket."""
    validator("FromServer").validate(json.loads(text))
