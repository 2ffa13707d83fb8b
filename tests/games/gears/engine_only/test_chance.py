"""What nature may do, and how often: over the rules alone."""

from __future__ import annotations

from ..engine import Engine


def test_all_that_nature_may_do_is_equally_likely() -> None:
    """R3–R7, R13."""
    table = Engine(3)
    verbs = set()
    while table.acting:
        if table.acting == "*":
            weights = {weight for _, weight in table.match.position.odds()}
            assert weights == {1}
            verbs |= {text.split()[0] for text in table.offers()}
        table.play_text(table.asked, min(table.offers()))
    assert verbs == {"deal", "drop", "character", "token", "round"}
