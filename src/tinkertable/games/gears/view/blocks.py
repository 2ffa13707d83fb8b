"""What an ability and a night effect do, block by block: some have no words of their own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tinkertable.core.seats import members

from ..rules.ability_blocks import ENTERS, SENDS, SETS
from ..rules.night_blocks import WORDS
from ..rules.state import OWN, Box
from .names import GEARS, WAYS, WHOSE, WINDOWS, Gear, Way, Whose, Window, power_of

Does = Literal[
    "grey", "blue", "multi", "turn", "lock", "look", "set_any", "set_other", "check_one",
    "check_with_others", "enter_any",
]  # fmt: skip
Checks = Literal["none", "jammed", "losers"]


@dataclass(frozen=True, slots=True)
class Deed:
    """One thing that an ability does."""

    does: Does
    whose: Whose  # the gear that is turned or looked at
    steps: int  # that it is turned


@dataclass(frozen=True, slots=True)
class Ability:
    """An ability that is none of ours."""

    when: Window  # once all gears are set, before and after one's own is turned, entering code
    deeds: tuple[Deed, ...]  # in this order


@dataclass(frozen=True, slots=True)
class Round:
    """How this round differs from an ordinary one, by its night effect."""

    turns: tuple[Way, ...]  # the ways to turn; none: nobody turns
    backwards: bool  # counter-clockwise
    whose: Whose  # the gear that everybody turns
    together: bool  # gears come up when all have turned
    powers_off: tuple[Gear, ...]
    abilities_off: tuple[Window, ...]
    matching: bool  # can code be entered by match?
    checks: Checks  # who sends a card to check besides


def ability_blocks(box: Box, slot: int) -> Ability:
    found: list[Deed] = []
    if power := power_of(box.counts_as[slot]):
        found.append(Deed(power, "own", 0))
    if box.turns_steps[slot]:
        found.append(Deed("turn", WHOSE[box.turns_whose[slot]], box.turns_steps[slot]))
    if box.looks[slot] != OWN:
        found.append(Deed("look", WHOSE[box.looks[slot]], 0))
    for name, words, value in (
        ("set", SETS, box.sets[slot]),
        ("check", SENDS, box.sends[slot]),
        ("enter", ENTERS, box.enters[slot]),
    ):
        if value:
            does: Does = f"{name}_{words[value]}"  # type: ignore[assignment]
            found.append(Deed(does, "own", 0))
    if box.locks[slot]:
        found.append(Deed("lock", "own", 0))
    return Ability(WINDOWS[box.when[slot]], tuple(found))


def round_blocks(box: Box, effect: int) -> Round:
    checks: Checks = WORDS["check"][box.checks[effect]]  # type: ignore[assignment]
    return Round(
        turns=tuple(WAYS[i] for i in members(box.turns[effect])),
        backwards=bool(box.backwards[effect]),
        whose=WHOSE[box.drives[effect]],
        together=bool(box.together[effect]),
        powers_off=tuple(GEARS[i] for i in members(box.powers_off[effect])),
        abilities_off=tuple(WINDOWS[i] for i in members(box.abilities_off[effect])),
        matching=not box.matchless[effect],
        checks=checks,
    )
