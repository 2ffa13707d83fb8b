"""The games' own screens, each at a position of a game that bots played."""

from __future__ import annotations

from collections.abc import Callable

from .chromium import Visitor
from .saved import bring_in

Screen = Callable[[Visitor], None]


def position(name: str, moves: int | None, shown: str, *pressed: str) -> Screen:
    """That many moves of a saved game; then press these, and wait for what is to be seen."""

    def reach(who: Visitor) -> None:
        who.arrive()
        bring_in(who, name, moves)
        for selector in pressed:
            who.page.locator(selector).first.click()
        who.page.locator(shown).first.wait_for()

    return reach


GAME_SCREENS: dict[str, Screen] = {
    "railroad-draw": position("lava", 158, ".bar .turn", ".cell.target"),
    "railroad-lava": position("lava", 114, "[role=grid]"),
    "railroad-meteor": position("meteor", 24, "[role=grid]"),
    "railroad-aim": position("meteor", 62, "[role=grid]"),
    "railroad-over": position("lava", None, "aside .result"),
    "gears-set": position("gears", 40, ".act .sides label", ".act .btn.primary", ".hand label"),
    "gears-window": position("gears", 32, "[data-tutorial=act]"),
    "gears-turn": position("gears", 44, "[data-tutorial=act]"),
    "gears-told": position("gears", 65, "[data-tutorial=act]"),
    "gears-night": position("gears", 109, "[data-tutorial=act]"),
    "gears-three": position("gears3", 39, ".act .hand", ".act .btn.primary"),
    "gears-over": position("gears", None, "aside .result"),
    "sentient-choose": position("sentient", 127, ".sen", ".sen .tile.open"),
    "sentient-calibrate": position("sentient", 130, ".sen"),
    "sentient-count": position("sentient", 172, ".sen"),
    "sentient-over": position("sentient", None, "aside .result"),
    "transmissions-move": position("transmissions3", 400, ".tra"),
    "transmissions-buy": position("transmissions2", 391, ".tra"),
    "transmissions-pipe": position("transmissions1", 75, ".tra", ".tra .cell"),
    "transmissions-solo-over": position("transmissions1", None, "aside .result"),
    "transmissions-over": position("transmissions2", None, "aside .result"),
}
