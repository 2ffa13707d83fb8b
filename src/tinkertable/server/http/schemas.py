"""The schemas of what routes do not name: the messages of the socket and the views of the games."""

from __future__ import annotations

from dataclasses import is_dataclass
from typing import Any, get_type_hints

from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema, JsonSchemaMode
from pydantic_core import core_schema

from tinkertable.core.game import Game
from tinkertable.games import GAMES, load
from tinkertable.server.socket.incoming import TO_SERVER
from tinkertable.server.socket.outgoing import FROM_SERVER
from tinkertable.server.tables.models import Replay

Schema = dict[str, Any]
COMPONENTS = "#/components/schemas/"
OPEN: Schema = {"type": "object", "additionalProperties": True}
NUMBER: Schema = {"type": "number"}
SCORES: Schema = {
    "type": "object",
    "properties": {"total": NUMBER},
    "required": ["total"],
    "additionalProperties": NUMBER,
    "description": "The total, and each line of the game's score sheet.",
}
# By field: what the types of Python cannot say.
SHEETS: Schema = {"type": "array", "items": {"$ref": f"{COMPONENTS}Scores"}}
SHAPES: dict[str, Schema] = {
    "view": {"$ref": f"{COMPONENTS}View"},
    "scores": SHEETS,
    "rivals": SHEETS,
}


class Generator(GenerateJsonSchema):
    """What is sent has every field, whether or not it has a default."""

    def field_is_required(
        self,
        field: core_schema.ModelField | core_schema.DataclassField | core_schema.TypedDictField,
        total: bool,
    ) -> bool:
        return self.mode == "serialization" or super().field_is_required(field, total)

    def default_schema(self, schema: core_schema.WithDefaultSchema) -> Schema:
        found = super().default_schema(schema)
        if self.mode == "serialization":
            found.pop("default", None)
        return found

    def normalize_name(self, name: str) -> str:
        """Without what a generic type is of."""
        return super().normalize_name(name.partition("[")[0])


def message_schemas() -> dict[str, Schema]:
    """`ToServer` and `FromServer`, a schema a message, and what they hold."""
    inputs: list[tuple[str, JsonSchemaMode, TypeAdapter[Any]]] = [
        ("ToServer", "validation", TO_SERVER),
        ("FromServer", "serialization", FROM_SERVER),
        ("Replay", "serialization", TypeAdapter(Replay[Any])),
    ]
    tops, rest = TypeAdapter.json_schemas(
        inputs, ref_template=f"{COMPONENTS}{{model}}", schema_generator=Generator
    )
    found: dict[str, Schema] = rest["$defs"]
    found |= {name: top for (name, _), top in tops.items() if "$ref" not in top}
    for schema in found.values():
        fields = schema.get("properties", {})
        fields |= {name: shape for name, shape in SHAPES.items() if name in fields}
    return found | {"Scores": SCORES}


def view_schemas() -> dict[str, Schema]:
    """`View` is that of any game; the types of a game's own begin with its name."""
    found: dict[str, Schema] = {}
    views: list[Schema] = []
    for game in map(load, GAMES):
        prefix = "".join(word.capitalize() for word in game.name.split("-"))
        found |= _definitions(game, prefix)
        views.append({"$ref": f"{COMPONENTS}{prefix}View"})
    return found | {"View": {"anyOf": views, "description": "What a game shows of a position."}}


def view_type(game: Game) -> Any:
    """The dataclass that a game's `view` says it returns; None if it says nothing so exact."""
    kind = get_type_hints(game.view)["return"]
    return kind if is_dataclass(kind) else None


def _definitions(game: Game, prefix: str) -> dict[str, Schema]:
    kind = view_type(game)
    if kind is None:
        return {f"{prefix}View": OPEN}
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


def drop_unused(document: dict[str, Any]) -> None:
    """Leave out the schemas that nothing names."""
    schemas: dict[str, Schema] = document["components"]["schemas"]
    used: set[str] = set()
    new = {"ToServer", "FromServer", "View"} | named(document["paths"])
    while new:
        used |= new
        new = set[str]().union(*(named(schemas[name]) for name in new)) - used
    for name in schemas.keys() - used:
        del schemas[name]


def named(node: Any) -> set[str]:
    """The schemas that are referred to somewhere in it."""
    if isinstance(node, dict):
        ref = node.get("$ref")
        own = {ref} if isinstance(ref, str) and ref.startswith(COMPONENTS) else set[str]()
        names = {name.removeprefix(COMPONENTS) for name in own}
        return names.union(*map(named, node.values()))
    return set[str]().union(*map(named, node)) if isinstance(node, list) else set()
