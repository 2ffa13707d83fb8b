"""Resources and tiles in the words of a catalogue."""

from __future__ import annotations

from collections.abc import Iterable

from tinkertable.games.transmissions.view.choices import Lack
from tinkertable.games.transmissions.view.components import (
    ForestCard,
    IdeaTile,
    ItemTile,
    PipeTile,
)
from tinkertable.games.transmissions.view.names import COLOURS, Colour
from tinkertable.games.transmissions.view.supply import Worth
from tinkertable.words import Words, id_part

JOINTS = {None: "-", "round": "r", "rectangular": "q", "triangular": "t"}


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
    return words.name(f"terminal-thing-{id_part(name)}", full_name(words, name))


def full_name(words: Words, name: str) -> str:
    """In the catalogue's language if the game knows the thing, else as an edition writes it."""
    return words.name(f"value-{id_part(name)}", name)


def item_line(words: Words, item: ItemTile, worth: Worth) -> str:
    name, cost = thing_name(words, item.name), "".join(item.cost)
    return f"{name} {cost} {worth_text(words, item, worth)}"


def effect_text(words: Words, idea: IdeaTile) -> str:
    """What an idea does, told by its numbers: "2E→B"."""
    shown = spaced([points_text(words, idea.points), wild_text(words, idea)])
    return shown if idea.effect == "end" else spaced([_use_text(words, idea), shown])


def _use_text(words: Words, idea: IdeaTile) -> str:
    if idea.effect == "trade":
        return trade_text(words, idea)
    if idea.effect == "bonus":
        return words("terminal-effect-bonus", gains=trade_text(words, idea))
    facts = {"n": idea.steps} if idea.effect == "steps" else {}
    done, paid = words(f"terminal-effect-{idea.effect}", **facts), _paid_text(words, idea)
    return f"{paid}→{done}" if paid else done


def card_text(words: Words, card: ForestCard) -> str:
    """What a forest card does: "6E", "Lake: +any 2"."""
    points = points_text(words, card.points)
    if card.window == "any":
        return spaced([trade_text(words, card), points])
    facts: dict[str, str] = {}
    if card.window == "after":
        facts = {"place": card.place or "", "what": trade_text(words, card)}
    return spaced([words(f"terminal-card-{card.window}", **facts), points])


def trade_text(words: Words, trade: IdeaTile | ForestCard) -> str:
    """What is paid and gained: "2E→B", "+any 2"."""
    chosen = _some_text(words, trade.gains_any, trade.gains_of)
    gained = spaced(["".join(trade.gains), chosen, _volts_text(trade.gains_volts)])
    paid = _paid_text(words, trade)
    return f"{paid}→{gained}" if paid else f"+{gained}"


def _paid_text(words: Words, trade: IdeaTile | ForestCard) -> str:
    named = _volts_text(trade.pays_volts) + "".join(trade.pays)
    return spaced([named, _some_text(words, trade.pays_any, COLOURS)])


def _volts_text(volts: int) -> str:
    return f"{volts}E" if volts else ""


def _some_text(words: Words, count: int, colours: tuple[Colour, ...]) -> str:
    """So many of these colours: "any", "any 2", "W/Y", "2 W/Y"."""
    if not count:
        return ""
    if colours == COLOURS:
        return words("terminal-effect-any" if count == 1 else "terminal-effect-two", n=count)
    return spaced([str(count) if count > 1 else "", "/".join(colours)])


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
