"""What a value is read off: a board as a list of features, each one of a fixed number."""

from __future__ import annotations

from tinkertable.core.record import rule

from ..rules.score import score
from ..rules.state import Box, Sheet, State, Work
from . import counts
from .counts import count_features, left_features
from .networks import meeting_features, network_features
from .places import cell_features, edge_features
from .sketch import Sketch

FEATURES = counts.END


@rule
def features(box: Box, s: State, seat: int, k: Sketch, work: Work, sheet: Sheet) -> int:
    """Fill `active`; how many. The score is left in `sheet`."""
    b = s.board[seat]
    score(box, s, seat, work, sheet)
    n = edge_features(b, k, 0)
    n = cell_features(k, n, sheet)
    n = network_features(box, b, k, n, sheet)
    n = meeting_features(b, k, n)
    n = count_features(s, b, k, n, sheet)
    return left_features(box, s, b, k, n)
