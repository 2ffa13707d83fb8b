"""docs/protocol.md says what the code says."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from tools.protocol_tables import with_tables

from tests.server.declared import validator
from tinkertable.server.http.app import document

PAGE = Path(__file__).parents[1] / "docs" / "protocol.md"
EXAMPLES = re.findall(r"```json\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


def test_its_tables_are_fresh() -> None:
    """`make generate` writes them."""
    page = PAGE.read_text(encoding="utf-8")
    assert with_tables(page, document()) == page


def test_a_table_that_is_not_fresh_is_noticed() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert with_tables(page.replace("| `stale` | 409 |", "| `stale` | 404 |"), document()) == page


def test_every_row_says_what_it_is_for() -> None:
    rows = re.findall(r"^\| `\w+ /api/.*$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(rows) > 20
    assert not [row for row in rows if row.endswith("|  |")]


@pytest.mark.parametrize(("name", "text"), [("NewTable", EXAMPLES[0]), ("Table", EXAMPLES[1])])
def test_its_examples_are_of_the_declared_shape(name: str, text: str) -> None:
    validator(name).validate(json.loads(text))


def test_its_state_has_every_field() -> None:
    example: dict[str, Any] = json.loads(EXAMPLES[2])
    fields = document()["components"]["schemas"]["RecordedState"]["properties"]
    assert example.keys() == fields.keys()
