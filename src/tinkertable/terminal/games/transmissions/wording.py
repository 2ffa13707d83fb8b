"""Resources and tiles in the words of a catalogue."""

from __future__ import annotations

from collections.abc import Iterable

from tinkertable.games.transmissions.view.choices import Lack
from tinkertable.games.transmissions.view.components import IdeaTile, ItemTile, PipeTile
from tinkertable.games.transmissions.view.names import COLOURS, Colour
from tinkertable.games.transmissions.view.supply import Worth
from tinkertable.words import Words, id_part

JOINTS = {None: "-", "round": "r", "rectangular": "q"}


def spaced(parts: Iterable[str]) -> str:
    """Those there are, with a space between."""
    return " ".join(filter(None, parts))


def engrams_text(words: Words, colours: Iterable[str]) -> str:
    """What is taken, paid or gained: "1 white, 2 blue engrams"."""
    given = list(colours)
    counts = [(colour, given.count(colour)) for colour in COLOURS if colour in given]
    shades = [words("shade-acc", resource=colour, n=n) for colour, n in counts]
    return words("engrams-acc", what=", ".join(shades), n=counts[-1][1])


def gift_text(words: Words, text: str) -> str:
    """Of "2Y" or "4E"."""
    count, resource = int(text[0]), text[1]
    return words("volts", n=count) if resource == "E" else engrams_text(words, resource * count)


def wild_text(words: Words, tile: ItemTile | IdeaTile | PipeTile) -> str:
    """Birds and butterflies: "bird 2 butterflies"."""
    birds = words("terminal-wild-birds", n=tile.birds) if tile.birds else ""
    flies = words("terminal-wild-butterflies", n=tile.butterflies) if tile.butterflies else ""
    return spaced([birds, flies])


def points_text(words: Words, points: int) -> str:
    return words("terminal-worth-points", points=points) if points else ""


def worth_text(words: Words, item: ItemTile, worth: Worth) -> str:
    """What an item scores: points, a set, or what it collects."""
    if item.family:
        return words("terminal-worth-family")
    if item.special:
        each = worth.specials[item.special].each
        return words("terminal-worth-special", special=item.special, each=each)
    return spaced([points_text(words, item.points), wild_text(words, item)])


def thing_name(words: Words, name: str) -> str:
    """An item's name where there is little room."""
    part = id_part(name)
    return words.name(f"terminal-thing-{part}", words(f"value-{part}"))


def item_line(words: Words, item: ItemTile, worth: Worth) -> str:
    name, cost = thing_name(words, item.name), "".join(item.cost)
    return f"{name} {cost} {worth_text(words, item, worth)}"


def effect_text(words: Words, idea: IdeaTile) -> str:
    """What an idea does, told by its numbers: "2E→B"."""
    if idea.effect == "end":
        return spaced([points_text(words, idea.points), wild_text(words, idea)])
    if idea.effect == "steps":
        return words("terminal-effect-steps", n=idea.steps)
    if idea.effect not in ("trade", "bonus"):
        return words(f"terminal-effect-{idea.effect}", volts=idea.pays_volts)
    gained = spaced([_colours_text(words, idea.gains), _volts_text(idea.gains_volts)])
    if idea.effect == "bonus":
        return words("terminal-effect-bonus", gains=gained)
    paid = _volts_text(idea.pays_volts) + (idea.pays or "")
    paid += words("terminal-effect-two", n=idea.pays_any) if idea.pays_any else ""
    return f"{paid}→{gained}" if paid else f"+{gained}"


def _volts_text(volts: int) -> str:
    return f"{volts}E" if volts else ""


def _colours_text(words: Words, colours: tuple[Colour, ...]) -> str:
    return words("terminal-effect-any") if colours == COLOURS else "/".join(colours)


def pipe_line(words: Words, pipe: PipeTile) -> str:
    edges = "".join(JOINTS[joint] for joint in pipe.edges)
    points = points_text(words, pipe.points)
    return spaced(["".join(pipe.cost), edges, points, wild_text(words, pipe)])


def payable(lack: Lack | None) -> bool:
    """Nothing is missing, or a forest card makes up for it."""
    if lack is None:
        return True
    volts = any(amount.resource == "E" for amount in lack.resources)
    return not (lack.resources or lack.pale) or (lack.swap and not volts)
