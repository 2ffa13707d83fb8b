"""Every case of the rules is played twice: by the rules and by the oracle."""

from __future__ import annotations

import pytest

from .engine_table import EngineTable
from .oracle_table import OracleTable
from .table import Score, Sit, Table

TABLES: dict[str, type[Table]] = {"engine": EngineTable, "oracle": OracleTable}


@pytest.fixture(params=TABLES)
def table_type(request: pytest.FixtureRequest) -> type[Table]:
    return TABLES[request.param]


@pytest.fixture
def sit(table_type: type[Table]) -> Sit:
    """A new table for so many seats, with these options."""
    return table_type


@pytest.fixture
def score(table_type: type[Table]) -> Score:
    """The score of a board given as text."""
    return table_type.score_text
