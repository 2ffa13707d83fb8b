"""A playthrough as text: all the contract says, move by move."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator

from tests.conformance.cases import Case
from tinkertable.core.match import Match
from tinkertable.core.seats import NATURE, NOBODY, seat_text
from tinkertable.core.values import to_plain

from .changes import View, changes

WIDTH = 100
LISTS = 2  # whole legal lists, after nature has moved
LONGEST = 40  # of nature's own: beyond, a line has their number
FEW = 2  # seats: beyond, only the first seat and a spectator are shown, and no legal lists
# Say again, for clients, what the rest implies.
REPEATED = {"field", "choices", "marks", "rondel", "lacks", "usable", "reach", "left"}
MOVE = re.compile(r"^\d+\. (.+?) \(of \d+\)$", re.MULTILINE)


def moves_in(text: str) -> list[str]:
    """The moves of a playthrough, as a log has them."""
    return MOVE.findall(text)


def playthrough(case: Case, moves: list[str]) -> str:
    """The text of these moves."""
    return "\n".join(lines(case, moves)) + "\n"


def lines(case: Case, moves: list[str]) -> Iterator[str]:
    match = Match(case.game, case.seats, case.options)
    yield f"{case.game.name} version {case.game.version}, {case.seats} seats"
    yield from wrapped("options", [f"{k}={v}" for k, v in match.position.options.items()])
    viewers = [*range(case.seats if case.seats <= FEW else 1), NOBODY]
    views: dict[int, View] = {viewer: {} for viewer in viewers}
    yield from sights(match, views)
    since_nature = 0
    for number, text in enumerate(moves, 1):
        seat, action = match.parse(text)
        yield ""
        if since_nature < LISTS and case.seats <= FEW:
            yield from offer(match, seat)
        yield f"{number}. {text} (of {len(match.position.legal(seat))})"
        shows = seat != NATURE and match.position.reveals(seat, action)
        since_nature = 0 if seat == NATURE else since_nature + 1
        match.play(seat, action)
        yield from sights(match, views)
        if shows or match.position.over:
            yield from scores(match)
    if match.position.over:
        winners = ", ".join(seat_text(seat) for seat in match.position.winners())
        yield f"over; winners: {winners}"


def sights(match: Match, views: dict[int, View]) -> Iterator[str]:
    """What viewers see now that they did not see before; said once for those who see alike."""
    alike: dict[tuple[str, ...], list[str]] = {}
    for viewer, old in views.items():
        view = to_plain(match.view(viewer))
        views[viewer] = {part: view[part] for part in view if part not in REPEATED}
        who = "spectator" if viewer == NOBODY else f"seat {viewer + 1}"
        alike.setdefault(tuple(changes(old, views[viewer])), []).append(who)
    for sight, viewers in alike.items():
        verb = "see" if len(viewers) > 1 else "sees"
        yield from wrapped(f"  {', '.join(viewers)} {verb}", list(sight), "; ")


def offer(match: Match, seat: int) -> Iterator[str]:
    """The whole legal list of a seat, verb by verb."""
    verbs: dict[str, list[str]] = {}
    texts = match.legal_texts(seat)
    for text in texts if seat != NATURE or len(texts) <= LONGEST else []:
        verb, _, rest = text.partition(" ")
        verbs.setdefault(verb, []).append(rest)
    for verb, rests in verbs.items():
        yield from wrapped(f"  {seat_text(seat)} may {verb}", rests)


def scores(match: Match) -> Iterator[str]:
    for seat, score in enumerate(match.scores(), 1):
        yield from wrapped(f"  score of {seat}", [f"{line} {n}" for line, n in score.items()])


def wrapped(head: str, parts: list[str], between: str = " ") -> list[str]:
    """Parts in lines of limited width; nothing for no parts."""
    if not any(parts):
        return [head] if parts else []
    text = f"{head}: {between.join(parts)}"
    return textwrap.wrap(
        text, WIDTH, subsequent_indent="      ", break_long_words=False, break_on_hyphens=False
    )
