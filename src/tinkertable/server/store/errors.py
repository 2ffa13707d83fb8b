"""Why the store did not do what was asked."""

from __future__ import annotations


class Conflict(Exception):
    """Another process has appended to this table: read on, then try again."""


class Away(Exception):
    """The store did not answer; what was being written may or may not be there."""
