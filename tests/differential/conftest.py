"""Ends the run with the table of rules that random games reached."""

from __future__ import annotations

import pytest

from .reach import TABLE, table


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if TABLE:
        terminalreporter.section("Railroad Ink: how often random games reached a rule")
        for line in table():
            terminalreporter.write_line(line)
