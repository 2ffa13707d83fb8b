"""The schemas of the OpenAPI document as TypeScript."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

from web.build import WEB, find_npm, install

from tinkertable.server.fields import INSTALLED

HEAD = "// Written by `make generate` from the server's OpenAPI document; never edited.\n\n"
FLAGS = ("--root-types", "--root-types-no-schema-prefix", "--default-non-nullable=false")


def client_types(document: dict[str, Any]) -> str:
    """One exported type a schema. Requests are left out: `net/api.ts` has a function for each."""
    schemas = _for_client(document["components"]["schemas"])
    reduced = {
        "openapi": document["openapi"],
        "info": document["info"],
        "paths": {},
        "components": {"schemas": schemas},
    }
    types = _run("openapi-typescript", *FLAGS, given=json.dumps(reduced))
    body = types[types.index("export ") :]  # its own first comment is replaced
    return _run("prettier", "--stdin-filepath", "src/generated/server.ts", given=HEAD + body)


def _for_client(node: Any) -> Any:
    """Without examples, and without the names of games and bots: others may be installed."""
    if isinstance(node, list):
        return [_for_client(part) for part in node]
    if not isinstance(node, dict):
        return node
    dropped = {INSTALLED, "enum"} if node.get(INSTALLED) else set[str]()
    if isinstance(node.get("examples"), list):
        dropped.add("examples")
    if "oneOf" in node:
        dropped.add("discriminator")  # a constant in each part tells them apart
    return {key: _for_client(part) for key, part in node.items() if key not in dropped}


def _run(program: str, *arguments: str, given: str) -> str:
    npm = find_npm()
    if npm is None:
        raise SystemExit("Node is needed: `make client` says which")
    install(npm, for_checks=True)
    path = os.pathsep.join([str(Path(npm[0]).parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        [*npm, "exec", "--silent", "--", program, *arguments],
        cwd=WEB,
        env={**os.environ, "PATH": path},
        input=given,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    if done.returncode or not done.stdout:
        raise SystemExit(f"{program} failed: {done.stderr}")
    return done.stdout
