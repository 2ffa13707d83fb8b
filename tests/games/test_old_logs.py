"""Whole games of every version that is still known come out as they did when they were played.

A line of `<game>/logs/version-N.jsonl` is a log with what the program of that time said of its
end, `totals` and `winners`. Old files never change; a version that is raised gets one more.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tinkertable.core.errors import BadLog
from tinkertable.core.log import Log, read_log
from tinkertable.core.match import Match
from tinkertable.games import GAMES, load

HERE = Path(__file__).parent


def logs_of(name: str, version: int) -> list[Log]:
    file = HERE / GAMES[name] / "logs" / f"version-{version}.jsonl"
    return [read_log(line) for line in file.read_text().splitlines()]


HALVES = {("gears", 2)}  # told their totals in half points
EVERY = [(name, version) for name in GAMES for version in range(1, load(name).version + 1)]
VERSIONS = [(name, known) for name in GAMES for known in (*load(name).past, load(name).version)]


def totals(log: Log) -> list[float]:
    halves = (log.game, log.version) in HALVES
    return [told / 2 if halves else told for told in log.more["totals"]]


@pytest.mark.parametrize(("name", "version"), VERSIONS)
def test_old_logs_end_as_they_did(name: str, version: int) -> None:
    logs = logs_of(name, version)
    assert len(logs) >= 4
    assert {log.version for log in logs} == {version}
    for log in logs:
        match = Match.replay(load(name), log)
        assert match.over
        assert [sheet["total"] for sheet in match.sheets()] == totals(log)
        assert [seat + 1 for seat in match.position.winners()] == log.more["winners"]


@pytest.mark.parametrize(("name", "version"), VERSIONS)
def test_what_was_brought_up_is_a_log_of_today(name: str, version: int) -> None:
    for log in logs_of(name, version):
        today = Match.replay(load(name), log).log()
        assert today.version == load(name).version
        again = Match.replay(load(name), today)
        assert [sheet["total"] for sheet in again.sheets()] == totals(log)


@pytest.mark.parametrize(("name", "version"), [one for one in EVERY if one not in VERSIONS])
def test_what_the_present_rules_cannot_do_is_refused_in_words(name: str, version: int) -> None:
    logs = logs_of(name, version)
    assert len(logs) >= 4
    for log in logs:
        assert log.version == version
        with pytest.raises(BadLog, match=f"version {load(name).version}, the log's is {version}"):
            Match.replay(load(name), log)


def test_there_are_logs_of_every_version_and_no_others() -> None:
    kept = {file.relative_to(HERE) for file in HERE.glob("*/logs/*")}
    assert kept == {Path(GAMES[name], "logs", f"version-{known}.jsonl") for name, known in EVERY}
