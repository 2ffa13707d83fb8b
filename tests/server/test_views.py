"""A view that is a dataclass: its schema carries the game's name, and the wire what it holds."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal

import pytest

from tests.core.toy import TOY
from tinkertable.core.position import Position
from tinkertable.core.values import to_plain
from tinkertable.server.http import schemas
from tinkertable.server.socket.outgoing import PreviewMessage, encode, encode_with_log
from tinkertable.server.tables.models import KnownLog, State


@dataclass(frozen=True, slots=True)
class Board:
    guess: int | None
    ready: bool = False


@dataclass(frozen=True, slots=True)
class View:
    """What is on the table."""

    phase: Literal["draw", "guess"]
    boards: tuple[Board, ...]
    left: Mapping[str, int]


def view(position: Position, viewer: int) -> View:
    boards = tuple(Board(guess) for guess in position.state.guess[: position.seats])
    return View("draw", boards, {"0": 3})


TYPED = replace(TOY, name="small-toy", view=view)


def state(shown: Any) -> State[Any]:
    return State(
        number=1, viewer=1, acting=[1], turn=0, legal=["done"], undo=False, over=False, view=shown,
        scores=[{"total": 1, "right": 1}, {"total": 0.5, "right": 0}], rivals=[], clocks=None,
    )  # fmt: skip


@pytest.fixture
def only_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schemas, "GAMES", {TYPED.name: ""})
    monkeypatch.setattr(schemas, "load", {TYPED.name: TYPED}.__getitem__)


@pytest.mark.usefixtures("only_typed")
def test_its_types_begin_with_the_name_of_the_game() -> None:
    found = schemas.view_schemas()
    assert set(found) == {"SmallToyView", "SmallToyBoard", "View"}
    assert found["View"]["anyOf"] == [{"$ref": "#/components/schemas/SmallToyView"}]
    boards = found["SmallToyView"]["properties"]["boards"]
    assert boards["items"] == {"$ref": "#/components/schemas/SmallToyBoard"}
    assert found["SmallToyView"]["description"] == "What is on the table."
    assert found["SmallToyBoard"]["required"] == ["guess", "ready"]  # what is sent has all of it


def test_a_view_of_no_type_is_an_open_object() -> None:
    assert schemas.view_type(TYPED) is View
    assert schemas.view_type(TOY) is None


def test_the_wire_carries_what_it_holds() -> None:
    shown = view(Position(TYPED, 2, {}), 0)
    plain = to_plain(shown)
    assert json.loads(encode(state(shown))) == to_plain(state(plain))
    assert encode(state(shown)) == encode(state(plain))
    told = json.loads(encode(PreviewMessage(id="x", state=state(shown))))
    assert told == {"type": "preview", "id": "x", "state": to_plain(state(plain))}


def test_a_value_of_another_type_than_declared_is_noticed() -> None:
    wrong: Any = View("draw", ("not a board",), {})  # type: ignore[arg-type]
    with pytest.warns(UserWarning, match="PydanticSerializationUnexpectedValue"):
        encode(state(wrong))


def test_a_state_message_is_its_state_and_a_log() -> None:
    body = encode(state({"a": 1}))
    told = json.loads(encode_with_log(body, KnownLog(keep=2, add=["1 done"])))
    log = {"keep": 2, "add": ["1 done"]}
    assert told == to_plain(state({"a": 1})) | {"type": "state", "log": log}
