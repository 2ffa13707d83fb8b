"""What the core does where a game says nothing: open to all, and every draw equally likely."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from .record import Int8, Ints, record, rows, rule
from .seats import SHOWN

if TYPE_CHECKING:
    from .contract import Box, State, Work


@record
class NoComponents:
    """The box of a game that has nothing an edition could replace."""

    nothing: Int8


@record
class NoWork:
    """The scratch memory of rules, or of a bot, that need none."""

    nothing: Int8


def make_box(components: Mapping[str, Any], stated: Mapping[str, Any]) -> list[NoComponents]:
    return rows(NoComponents, 1)


@rule
def weight(box: Box, s: State, action: int) -> int:
    return 1


@rule
def bag(box: Box, s: State) -> int:
    return 0


@rule
def reveals(box: Box, s: State) -> int:
    return 0


@rule
def secrecy(box: Box, s: State, seat: int, action: int) -> int:
    return SHOWN


@rule
def hide(box: Box, s: State, viewer: int) -> None:
    return


@rule
def redeal(box: Box, s: State, viewer: int, rng: Ints, out: Ints, work: Work) -> None:
    return
