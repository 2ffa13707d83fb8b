"""docs/operations.md gives the numbers that the server keeps to."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

from tinkertable.cli import parser
from tinkertable.server import fields, gate, protocols, shares
from tinkertable.server.expiry import PAUSE
from tinkertable.server.http import middleware
from tinkertable.server.http.routes import people
from tinkertable.server.keeping import DAY, NOTICE, Keeping
from tinkertable.server.refusal import CODES
from tinkertable.server.run import OPTIONS
from tinkertable.server.settings import Settings
from tinkertable.server.shares import SHARES
from tinkertable.server.socket import connection, endpoint, handlers, sessions
from tinkertable.server.store import expiry, store
from tinkertable.server.tables import analysis, limits
from tinkertable.server.tables.facts import PATIENCE
from tinkertable.workers import pool

PAGE = (Path(__file__).parents[2] / "docs" / "operations.md").read_text(encoding="utf-8")
PROXY = (Path(__file__).parents[2] / "deploy" / "nginx.conf").read_text(encoding="utf-8")
ROWS = dict(re.findall(r"^\| ([^|]+) \| ([^|]+) \|$", PAGE.partition("\n## Limits\n")[2], re.M))
ROWS.pop("for a person and for an address", None)
KB = 1000

S = Settings()


def longest(text: object) -> int:
    """Of a type of text."""
    (found,) = (int(n) for n in re.findall(r"max_length=(\d+)", repr(text)))
    return found


EXPECTED: dict[str, list[float]] = {
    "messages and requests": [
        S.rate, S.burst, handlers.HINT_COST, handlers.ANALYSIS_COST,
        middleware.COST["/api/import"], middleware.COST["/api/editions"],
        middleware.COST["/api/me/data"], middleware.PAGE,
    ],
    "new tables and new guests, of one address": [
        S.burst * shares.HOARD, 60 * S.rate * shares.SPARE, shares.NEW_IN_LOBBY,
    ],
    "unfinished tables of one host": [
        S.tables, S.tables // shares.IN_LOBBY, S.tables // shares.ALONE,
    ],
    "sockets": [S.sockets, S.connections],
    "connections, sockets among them": [S.connections, gate.UNASKED],
    "all connections": [gate.ENOUGH, gate.RESERVE],
    "hints at once": [*SHARES["hints"]],
    "analyses at once": [*SHARES["analyses"]],
    "copies of all that is kept of somebody, at once": [*SHARES["exports"]],
    "logs and positions that are opened at once": [*SHARES["imports"]],
    "thinking": [pool.ROOM],
    "a request": [
        middleware.MOST_BYTES // KB, middleware.LARGE["/api/import"] // KB,
        middleware.LARGE["/api/editions"] // KB, protocols.MOST_HEADERS // KB,
    ],
    "a socket's message": [
        handlers.MOST_BYTES // KB, OPTIONS["ws_max_size"] // KB, protocols.MOST_FRAGMENTS,
        connection.MOST_UNSENT, connection.MOST_CHARACTERS // KB**2, endpoint.SLOW,
        endpoint.PATIENCE, endpoint.BAD,
    ],
    "a name, a line of chat": [longest(fields.Name), longest(fields.ChatText)],
    "a list": [
        store.LISTED, inspect.signature(store.Store.chat).parameters["most"].default, analysis.MOST,
    ],
    "patience": [protocols.HURRY, middleware.PATIENCE, protocols.STUCK],
    "a bot's move": [S.bot_seconds],
    "somebody who is away": [PATIENCE[True], PATIENCE[False] / 3600],
    "one table": [limits.UNDOS, limits.UNDOS_A_MOVE, limits.EVENTS],
    "a recovery link": [people.RECOVERY / 24 / 3600],
    "tables in memory": [sessions.KEPT],
}  # fmt: skip


def test_every_limit_on_the_page_is_the_servers() -> None:
    assert ROWS.keys() - {"sizes and times", "---"} == EXPECTED.keys()
    for row, numbers in EXPECTED.items():
        text = re.sub(r"`[^`]*`", "", ROWS[row]).replace(",", "")
        assert [float(n) for n in re.findall(r"\d+(?:\.\d+)?", text)] == numbers, row


def test_what_is_kept_is_kept_for_as_long_as_the_page_says() -> None:
    part = PAGE.partition("\n## What is kept, and for how long\n")[2].partition("\n## ")[0]
    told = re.findall(r"^\| [^|]+ \| [^|]+ \| (\d+) \| `--keep-(\w+)` \|$", part, re.M)
    assert {kind: float(days) for days, kind in told} == Keeping().days()
    assert f"at least {NOTICE / DAY:g} days before" in part
    assert f"{expiry.LOT} things at a sweep" in part
    assert PAUSE == 3600  # a round once an hour
    serve, play = (vars(parser().parse_args([command])) for command in ("serve", "play"))
    for kind, days in Keeping().days().items():
        assert serve[f"keep_{kind}"] == getattr(S, f"keep_{kind}") == days
        assert play[f"keep_{kind}"] == 0


def test_what_clients_are_told_of_limits_is_the_same() -> None:
    told = {
        "too-many": [S.rate, S.burst],
        "too-large": [
            middleware.MOST_BYTES // KB, middleware.LARGE["/api/editions"] // KB,
            middleware.LARGE["/api/import"] // KB, handlers.MOST_BYTES // KB,
        ],
        "too-slow": [middleware.PATIENCE],
    }  # fmt: skip
    for code, numbers in told.items():
        assert [float(n) for n in re.findall(r"\d+", CODES[code].when)] == numbers, code


def test_what_may_be_set_is_set_to_that_by_default() -> None:
    given = vars(parser().parse_args(["serve"]))
    for name in ("rate", "burst", "tables", "connections", "bot_workers", "host", "port"):
        assert given[name] == getattr(S, name), name
    named = re.findall(r"`--([\w-]+)`", PAGE.partition("\n## Limits\n")[2])
    assert named
    assert {name.replace("-", "_") for name in named} <= given.keys()


def test_the_proxys_example_lets_in_what_the_server_does() -> None:
    (most,) = re.findall(r"client_max_body_size (\d+)k;", PROXY)
    assert int(most) * 1024 >= max(middleware.LARGE.values())
    assert (int(most) - 10) * 1024 < max(middleware.LARGE.values())
