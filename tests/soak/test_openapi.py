"""schemathesis for longer: as guests who come and go, at tables in every status, as nobody."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.fuzzing import PHASES, fuzz, guests, seated
from tests.server.running import QUIET, running

pytestmark = pytest.mark.soak

EXAMPLES = {"small": 5, "full": 30}
# The coverage phase is the same each time: at small size `make test` has just done it.
CHOSEN = {"small": "examples,fuzzing,stateful", "full": PHASES}


def test_schemathesis_finds_nothing(size: str, tmp_path: Path) -> None:
    examples = EXAMPLES[size]
    with running(tmp_path / "server", *QUIET) as server:
        faults = fuzz(server, tmp_path / "guests", examples, auth=guests(), phases=CHOSEN[size])
        if size == "full":
            faults += fuzz(server, tmp_path / "nobody", examples)
            auth, tables = seated(server.url)
            stay = ("--exclude-operation-id", "forget_me")
            faults += fuzz(server, tmp_path / "seated", examples, *stay, auth=auth, tables=tables)
    assert faults[:5] == []
