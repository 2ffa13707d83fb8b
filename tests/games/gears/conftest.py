"""Rule tests are cases for two referees: the rules, and the slow oracle."""

from __future__ import annotations

import pytest

from .engine import Engine
from .oracle import Oracle
from .table import Referee


@pytest.fixture(params=[Engine, Oracle])
def referee(request: pytest.FixtureRequest) -> Referee:
    found: Referee = request.param
    return found
