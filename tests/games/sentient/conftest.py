"""The rules of Sentient, twice: the cases of this folder run over both, those in engine/ do not."""

from __future__ import annotations

import pytest

from .engines import EngineTable, OracleTable
from .table import Table


@pytest.fixture(params=[EngineTable, OracleTable], ids=["engine", "oracle"])
def rules(request: pytest.FixtureRequest) -> type[Table]:
    found: type[Table] = request.param
    return found
