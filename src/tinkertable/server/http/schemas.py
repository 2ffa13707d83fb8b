"""The schemas of what routes do not name: the views of the games."""

from __future__ import annotations

from dataclasses import is_dataclass
from typing import Any, get_type_hints

from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema
from pydantic_core import core_schema

from tinkertable.core.game import Game
from tinkertable.games import GAMES, load

Schema = dict[str, Any]
COMPONENTS = "#/components/schemas/"
OPEN: Schema = {"type": "object", "additionalProperties": True}


class Generator(GenerateJsonSchema):
    """What is sent has every field, whether or not it has a default."""

    def field_is_required(
        self,
        field: core_schema.ModelField | core_schema.DataclassField | core_schema.TypedDictField,
        total: bool,
    ) -> bool:
        return self.mode == "serialization" or super().field_is_required(field, total)


def view_type(game: Game) -> type[Any] | None:
    """The dataclass that a game's `view` says it returns; None if it says nothing so exact."""
    kind: type[Any] = get_type_hints(game.view)["return"]
    return kind if is_dataclass(kind) else None


def view_schemas() -> dict[str, Schema]:
    """`View` is that of any game; the types of a game's own begin with its name."""
    found: dict[str, Schema] = {}
    views: list[Schema] = []
    for game in map(load, GAMES):
        prefix = "".join(word.capitalize() for word in game.name.split("-"))
        kind = view_type(game)
        view = _definitions(kind, prefix) if kind else {f"{prefix}View": OPEN}
        found |= view
        views.append({"$ref": f"{COMPONENTS}{prefix}View"})
    return found | {"View": {"anyOf": views, "description": "What a game shows of a position."}}


def _definitions(kind: type[Any], prefix: str) -> dict[str, Schema]:
    top = TypeAdapter(kind).json_schema(
        mode="serialization",
        ref_template=f"{COMPONENTS}{prefix}{{model}}",
        schema_generator=Generator,
    )
    inner: dict[str, Schema] = top.pop("$defs", {})
    return {f"{prefix}View": top} | {prefix + name: schema for name, schema in inner.items()}


def tidy(node: Any) -> None:
    """Names are said once, and objects hold nothing beside what is named."""
    if isinstance(node, list):
        for part in node:
            tidy(part)
    elif isinstance(node, dict):
        if isinstance(node.get("title"), str):
            del node["title"]
        if isinstance(node.get("properties"), dict) and "type" in node:
            node.setdefault("additionalProperties", False)
        for part in node.values():
            tidy(part)
