"""schemathesis for longer: as guests who come and go, at tables in every status, as nobody."""

from __future__ import annotations

import tempfile
from pathlib import Path

from tests.server.fuzzing import PHASES, fuzz, guests, seated
from tests.server.running import QUIET, running

EXAMPLES = {"small": 5, "full": 30}
# The coverage phase is the same each time: at small size `make test` has just done it.
CHOSEN = {"small": "examples,fuzzing,stateful", "full": PHASES}


def run(size: str) -> list[str]:
    examples = EXAMPLES[size]
    faults: list[str] = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with running(folder / "server", *QUIET) as server:
            faults += fuzz(server, folder / "guests", examples, auth=guests(), phases=CHOSEN[size])
            if size == "full":
                faults += fuzz(server, folder / "nobody", examples)
                auth, tables = seated(server.url)
                stay = ("--exclude-operation-id", "forget_me")
                faults += fuzz(server, folder / "seated", examples, *stay, auth=auth, tables=tables)
    return faults
