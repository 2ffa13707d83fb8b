"""Queries, to the letter: numbers in plain digits, nothing unknown, nothing twice."""

from __future__ import annotations

import re
from typing import Annotated, Any

from fastapi import Request
from pydantic import BeforeValidator, Field

from tinkertable.core.errors import shown
from tinkertable.server.fields import SEATS
from tinkertable.server.refusal import Refusal

_DIGITS = re.compile(r"(-?(?:0|[1-9][0-9]{0,8}))(?:\.0+)?")


def _digits(text: Any) -> Any:
    """No underscores, signs, blanks or digits of other scripts, which Python would take."""
    if not isinstance(text, str):
        return text
    if found := _DIGITS.fullmatch(text):
        return found[1]
    raise ValueError("expected a number in plain digits")


DIGITS = BeforeValidator(_digits)
SeatNumber = Annotated[int, Field(ge=1, le=SEATS), DIGITS]
MoveNumber = Annotated[int, Field(ge=0, le=100_000), DIGITS]


async def known_query(request: Request) -> None:
    known = {field.alias for field in request.scope["route"].dependant.query_params}
    names = [name for name, _ in request.query_params.multi_items()]
    for name in names:
        if name not in known:
            wanted = ", ".join(sorted(known)) or "–"
            raise Refusal("bad-request", "query", known=wanted, got=shown(name[:40]))
        if names.count(name) > 1:
            raise Refusal("bad-request", "query-twice", key=name)
