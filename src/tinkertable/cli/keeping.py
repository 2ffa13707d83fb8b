"""`--keep-…`: for how long a server keeps what nobody uses."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from typing import Any

# By what is kept: so many days. The server's settings say the same, which a test sees to: reading
# arguments must not take as long as loading the server.
DAYS = {
    "open": 30.0, "unfinished": 180.0, "finished": 365.0, "guests": 400.0, "editions": 90.0,
}  # fmt: skip
WHAT = {
    "open": "tables that were never begun",
    "unfinished": "unfinished tables",
    "finished": "finished tables",
    "guests": "guests",
    "editions": "editions of no table",
}


def arguments(parser: ArgumentParser, days: Mapping[str, float]) -> None:
    """`days`: what holds unless it is said otherwise."""
    group = parser.add_argument_group(
        "keeping", "days of service for which is kept what nobody uses; 0: for ever"
    )
    for kind, what in WHAT.items():
        told = f"{what} (by default {days[kind]:g})" if days[kind] else f"{what} (for ever)"
        group.add_argument(
            f"--keep-{kind}", type=float, default=days[kind], metavar="DAYS", help=told
        )


def given(args: Namespace) -> dict[str, Any]:
    """As the settings of a server take it."""
    return {f"keep_{kind}": getattr(args, f"keep_{kind}") for kind in DAYS}
