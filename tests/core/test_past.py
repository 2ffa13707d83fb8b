"""Logs of earlier versions: played as they were then, written as of now; or refused."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tinkertable.core.edition import read_edition
from tinkertable.core.errors import BadLog
from tinkertable.core.game import Past
from tinkertable.core.log import Log
from tinkertable.core.match import Match

from .toy import TOY

MOVES = ["* draw 1", "1 set 1", "1 done"]
# Version 1 was quick unless a log said otherwise; in version 2 a hit was worth 4 points.
NOW = replace(
    TOY, version=4, past={1: Past(options={"pace": "quick"}), 2: Past(components={"point": 4})}
)


def test_an_option_is_what_it_was_where_the_log_does_not_say() -> None:
    def pace(**more: object) -> str:
        return Match.replay(NOW, Log("toy", 1, [], **more)).position.options["pace"]  # type: ignore[arg-type]

    assert pace() == pace(version=4) == pace(version=2) == "slow"
    assert pace(version=1) == "quick"
    assert pace(version=1, options={"pace": "slow"}) == "slow"


def test_components_are_what_they_were() -> None:
    old = Match.replay(NOW, Log("toy", 1, MOVES, version=2))
    assert old.scores()[0]["total"] == 4
    written = old.log()
    assert written.version == 4
    assert written.edition is not None
    assert Match.replay(NOW, written).scores() == old.scores()


def test_an_owners_box_stays_the_owners() -> None:
    dear = read_edition(NOW, '{"game": "toy", "data": {"point": 7}}')
    log = Log("toy", 1, MOVES, version=2, edition=dear.hash)
    assert Match.replay(NOW, log, dear).scores()[0]["total"] == 7


@pytest.mark.parametrize("version", [0, 3, 5, -1])
def test_what_is_not_known_is_refused(version: int) -> None:
    with pytest.raises(BadLog, match=f"version 4, the log's is {version}"):
        Match.replay(NOW, Log("toy", 1, [], version=version))
