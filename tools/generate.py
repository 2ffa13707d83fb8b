"""Write the files that follow from the code: the client's types, the tables of the protocol, the
pages on observations.

    python -m tools.generate [--check]

`--check` writes nothing and fails if a file is not what it would be.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tinkertable.server.http.app import document

from .client_types import client_types
from .observation_tables import observation_pages
from .protocol_tables import with_tables

ROOT = Path(__file__).resolve().parent.parent
TYPES = ROOT / "web" / "src" / "generated" / "server.ts"
PROTOCOL = ROOT / "docs" / "protocol.md"


def main(arguments: list[str]) -> int:
    made = document()
    files = {
        TYPES: client_types(made),
        PROTOCOL: with_tables(_read(PROTOCOL), made),
        **observation_pages(ROOT),
    }
    stale = [path for path, text in files.items() if not path.is_file() or _read(path) != text]
    if "--check" in arguments:
        for path in stale:
            print(f"{path.relative_to(ROOT)} is not fresh: run `make generate`", file=sys.stderr)
        return 1 if stale else 0
    for path in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(files[path], encoding="utf-8")
        print(f"{path.relative_to(ROOT)} written")
    return 0


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
