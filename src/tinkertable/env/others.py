"""Games of one seat, whose others play at random: to step many of them in the speed of one."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from tinkertable.backends.drivers import bind_driver
from tinkertable.backends.drivers import others as rules
from tinkertable.core.game import Game


@cache
def with_random_others(game: Game, seat: int) -> Game:
    """The game in which all other turns are nature's; everything else is as it was."""
    names = ("acting", "legal", "apply", "weight")
    asked = {f"all_{name}": getattr(game, name) for name in names}
    found = bind_driver(rules, game, {**asked, "MINE": seat})
    anew = {name: getattr(found, name) for name in names}
    return replace(game, name=f"{game.name}-seat-{seat + 1}", home="", **anew)
