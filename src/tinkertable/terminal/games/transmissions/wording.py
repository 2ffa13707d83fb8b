"""Tiles, moves and points in the words of a catalogue."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tinkertable.core.game import Item
from tinkertable.core.position import Position
from tinkertable.games.transmissions.rules.actions import CODEC, IDEA_NAMES, ITEM_NAMES
from tinkertable.games.transmissions.view.components import idea_view, item_view

Say = Callable[..., str]  # a key of the catalogue and what fills its blanks
Seen = dict[str, Any]  # a view, or a part of one

GUESS = "≈"  # reconstructed
MINUS = str.maketrans("-", "−")
ANY = "WYBG"


def signed(n: float) -> str:
    return f"{n:+}".translate(MINUS) if n else "0"


def slug(name: str) -> str:
    return name.lower().replace(" ", "-")


def wild_text(say: Say, tile: Seen) -> str:
    """Birds and butterflies: "1 bird"."""
    parts = [
        say(f"terminal-wild-{kind}", n=tile[kind])
        for kind in ("birds", "butterflies")
        if tile[kind]
    ]
    return " ".join(parts)


def worth_text(say: Say, item: Seen) -> str:
    """What an item scores: points, a family, or what it collects."""
    if item["family"]:
        return say("terminal-worth-family")
    if item["special"] != "none":
        return say(f"terminal-worth-{item['special']}")
    return " ".join(
        filter(None, [say("terminal-worth-points", points=item["points"]), wild_text(say, item)])
    )


def item_line(say: Say, item: Seen) -> str:
    return f"{say('terminal-thing-' + slug(item['name']))} {item['cost']} {worth_text(say, item)}"


def effect_text(say: Say, idea: Seen) -> str:
    """What an idea does, told by its numbers: "2E→B"."""
    effect = idea["effect"]
    if effect == "end":
        points = say("terminal-worth-points", points=idea["points"]) if idea["points"] else ""
        return " ".join(filter(None, [points, wild_text(say, idea)]))
    if effect == "steps":
        return say("terminal-effect-steps", n=idea["steps"])
    if effect not in ("trade", "bonus"):
        return say(f"terminal-effect-{effect}", volts=idea["pays_volts"])
    gains = say("terminal-effect-any") if idea["gains"] == ANY else "/".join(idea["gains"])
    gained = " ".join(filter(None, [gains, f"{idea['gains_volts']}E" * (idea["gains_volts"] > 0)]))
    if effect == "bonus":
        return say("terminal-effect-bonus", gains=gained)
    paid = f"{idea['pays_volts']}E" * (idea["pays_volts"] > 0) + idea["pays"]
    paid += say("terminal-effect-two") * (idea["pays_any"] > 0)
    return f"{paid}→{gained}"


def pipe_line(say: Say, pipe: Seen) -> str:
    points = say("terminal-worth-points", points=pipe["points"]) if pipe["points"] else ""
    return " ".join(filter(None, [pipe["cost"], pipe["edges"], points, wild_text(say, pipe)]))


def lack_text(lack: Seen | None) -> str:
    """What is missing to buy something: "−W −2E"; nothing if it can be paid."""
    if not lack or (lack["swap"] and set(lack["resources"]) <= set(ANY)):
        return ""
    return " ".join(f"−{n if n > 1 else ''}{r}" for r, n in lack["resources"].items())


def question(say: Say, legal: list[int], seen: Seen) -> str:
    """What the person is asked now, by the moves there are."""
    verbs = {CODEC.named[action].verb for action in legal}
    for verb in ORDER:
        if verb in verbs:
            return say(f"terminal-ask-{verb.replace('@', 'to-')}", **_question_facts(say, seen))
    return say("terminal-ask-take")


# The verb that tells best what is asked, first.
ORDER = (
    "spots", "robots", "sets", "put", "card", "cycle", "go", "end", "copy", "space", "robot",
    "give", "gain", "column", "pay", "@board", "also", "flip", "keep", "drop", "skip",
)  # fmt: skip


def _question_facts(say: Say, seen: Seen) -> Seen:
    turn = seen["turn"] or {"robot": None}
    robot = say(f"terminal-robot-{turn['robot']}") if turn["robot"] else ""
    return {"robot": robot, "hold": seen["hold"]}


def change_text(say: Say, before: Position, after: Position, seat: int) -> str:
    """What a move does to the score at once: "items +5"; nothing if nothing."""
    old, new = before.score(seat), after.score(seat)
    lines = [line for line in old if line != "total" and new[line] != old[line]]
    return ", ".join(
        f"{say(f'terminal-line-{line}').lower()} {signed(new[line] - old[line])}" for line in lines
    )


def move_text(say: Say, position: Position, action: int, seen: Seen) -> str:
    """A move in a list."""
    verb, arguments = CODEC.named[action].verb, CODEC.named[action].arguments
    facts = dict(zip("abc", arguments, strict=False))
    facts |= _move_facts(say, position, verb, arguments, seen)
    return say(
        f"terminal-move-{verb.replace('@', 'to-')}",
        **{"a": "", "b": "", "c": "", "told": ""} | facts,
    )


def _move_facts(
    say: Say, position: Position, verb: str, arguments: tuple[str, ...], seen: Seen
) -> Seen:
    """What else there is to say of a move."""
    if verb in ("use", "jump", "swap", "copy", "put"):
        idea = idea_view(position.box[0], position.state, IDEA_NAMES.index(arguments[0]))
        assert idea is not None
        column = say(f"terminal-robot-{arguments[1]}") if verb == "put" else ""
        return {"told": effect_text(say, idea), "b": column}
    if verb in ("again", "robot", "column"):
        return {"a": say(f"terminal-robot-{arguments[0]}")}
    if verb == "also":
        return {
            "a": say(
                "terminal-nowhere" if arguments[0] == "none" else f"terminal-robot-{arguments[0]}"
            )
        }
    if verb == "card":
        spaces = {robot["robot"]: robot["space"] for robot in seen["robots"]}
        place = seen["rondel"][spaces[arguments[1]]]["location"]
        return {
            "b": say(f"terminal-robot-{arguments[1]}"),
            "told": say(f"terminal-location-{place}"),
        }
    if verb in ("go", "space"):
        return _destination_facts(say, verb, arguments[0], seen)
    if verb in ("play", "keep"):
        return {"told": say(f"terminal-forest-{arguments[0]}")}
    if verb in ("item", "idea", "pipe"):
        return {"told": _purchase_text(say, verb, int(arguments[0]), seen)}
    return {}


def _destination_facts(say: Say, verb: str, argument: str, seen: Seen) -> Seen:
    space = int(argument)
    if verb == "go":
        space = next(place["space"] for place in seen["reach"] if place["steps"] == int(argument))
    location = seen["rondel"][space]["location"]
    return {"b": str(space), "told": say(f"terminal-location-{location}")}


def _purchase_text(say: Say, verb: str, number: int, seen: Seen) -> str:
    if verb == "pipe":
        return pipe_line(say, seen["stacks"][number - 1]["pipe"])
    place = seen["display"][number - 1]
    if verb == "item":
        return f"{item_line(say, place['item'])}, {place['price']}E"
    extra = say("terminal-surcharge") if place["surcharge"] else ""
    return f"{effect_text(say, place['idea'])}, {place['idea']['price']}E{extra}"


def item_text(say: Say, position: Position, item: Item) -> str:
    """What earned points, in a line."""
    facts = dict(item.facts)
    if item.line == "items":
        shown = item_view(position.box[0], ITEM_NAMES.index(facts["items"][0]))
        assert shown is not None
        name, tiles = say(f"terminal-thing-{slug(shown['name'])}"), ", ".join(facts["items"])
        return say("terminal-item-items", name=name, tiles=tiles)
    if item.line == "flow":
        return say("terminal-item-flow", n=item.count, path=" ".join(facts["pipes"]))
    if item.line == "filled":
        return say("terminal-item-filled", robot=say(f"terminal-robot-{facts['robot']}"))
    if item.line == "forest":
        return say("terminal-item-forest", card=facts["card"], n=item.count)
    if item.line == "acorns":
        return say(
            "terminal-item-acorns", acorns=", ".join(map(str, facts["acorns"])), n=item.count
        )
    if item.line == "pool":
        return say("terminal-item-pool", resource=facts["resource"], n=item.count)
    if item.line == "pipes":
        key = "terminal-item-flipped" if facts["flipped"] else "terminal-item-pipes"
        return say(key, pipe=facts["pipe"])
    if item.line == "ideas":
        return say("terminal-item-ideas", idea=facts["idea"])
    tiles = ", ".join([*facts["with_birds"], *facts["with_butterflies"]])
    return say(
        "terminal-item-wildlife",
        birds=facts["birds"],
        butterflies=facts["butterflies"],
        tiles=tiles,
    )
