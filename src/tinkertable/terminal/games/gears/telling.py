"""What round cards, night effects and abilities do, in words: ours by name, others in parts."""

from __future__ import annotations

from collections.abc import Callable

from tinkertable.games.gears.view.blocks import Ability, Round
from tinkertable.games.gears.view.outcome import Claims
from tinkertable.words import id_part

Say = Callable[..., str]  # a key of the catalogue and what fills its blanks


def card_rule(say: Say, card: str, claims: Claims) -> str:
    if claims.ours:
        return say(f"rule-{card}")
    told = [say(f"claims-{claims.mode}", numbers=", ".join(map(str, claims.numbers)))]
    if claims.loses:
        told.append(say("claims-loses", which=claims.loses))
    return " ".join(told)


def effect_rule(say: Say, effect: str, night: Round) -> str:
    if effect != "other":
        return say(f"rule-{effect}")
    told = []
    if not night.turns:
        told.append(say("night-still"))
    elif night.turns != ("+", "-", "0"):
        ways = (say(f"move-{id_part(f'turn {way}')}") for way in night.turns)
        told.append(say("night-turns", ways=", ".join(ways)))
    if night.backwards:
        told.append(say("night-backwards"))
    if night.whose != "left":
        told.append(say("night-whose", whose=night.whose))
    if night.together:
        told.append(say("rule-blackout"))
    if night.powers_off:
        gears = (say("gear", gear=gear) for gear in night.powers_off)
        told.append(say("night-powers", gears=", ".join(gears)))
    told += [say("night-abilities", when=when) for when in night.abilities_off]
    if not night.matching:
        told.append(say("rule-test_run"))
    if night.checks != "none":
        told.append(say("rule-sparks" if night.checks == "jammed" else "night-losers"))
    return " ".join(told)


def ability_rule(say: Say, ability: str, blocks: Ability | None) -> str:
    if blocks is None:
        return say(f"rule-{ability}")
    deeds = [say(f"deed-{one.does}", whose=one.whose, steps=one.steps) for one in blocks.deeds]
    return say("rule-told", when=say(f"when-{blocks.when}"), deeds="; ".join(deeds))
