"""Tiles and cards as a client draws them: what is printed, told by the box."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, get_args

from tinkertable.core.seats import members

from ..rules import data
from ..rules.actions import FOREST_NAMES, IDEA_NAMES, ITEM_NAMES
from ..rules.printing import idea_row
from ..rules.state import COLOURS as COLOUR_COUNT
from ..rules.state import NONE, PAYING, Box, State
from ..rules.tiles import FAMILY_NAMES
from ..rules.turn.pipes import edge
from ..rules.turn.purchase import idea_price
from ..rules.turn.trades import card_row
from .names import (
    COLOURS,
    SIDES,
    Colour,
    Place,
    engrams,
    pipe_name,
    place_name,
)

Special = Literal["per_item", "per_idea", "per_pipe"]  # what an item collects
Effect = Literal[
    "end", "swap", "jump", "reverse", "steps", "trade", "forest", "bonus", "right", "left"
]
Joint = Literal["round", "rectangular", "triangular"]
Window = Literal["never", "any", "after", "paying", "paired", "again"]

SPECIALS: tuple[Special | None, ...] = (None, *get_args(Special))
EFFECTS: tuple[Effect, ...] = get_args(Effect)
JOINTS: tuple[Joint | None, ...] = (None, *get_args(Joint))
WINDOWS: tuple[Window, ...] = get_args(Window)
SWAPS: tuple[tuple[Colour, Colour], ...] = (("W", "Y"), ("B", "G"))
Edges = tuple[Joint | None, Joint | None, Joint | None, Joint | None]


@dataclass(frozen=True, slots=True)
class ItemTile:
    """An item."""

    id: str
    name: str  # in English, as in the rules, or as an edition has it
    cost: tuple[Colour, ...]  # engrams, one by one; the electricity is the position's
    points: int
    birds: int
    butterflies: int
    family: str | None  # the set it belongs to
    special: Special | None


@dataclass(frozen=True, slots=True)
class IdeaTile:
    """An idea, with the numbers of its effect, which say what it does without its name."""

    id: str
    effect: Effect
    price: int  # electricity
    pays_volts: int
    pays: tuple[Colour, ...]  # all of these
    pays_any: int  # and so many of any colour
    gains_volts: int
    gains: tuple[Colour, ...]  # all of these
    gains_any: int  # and so many to choose
    gains_of: tuple[Colour, ...]  # of these
    steps: int  # spaces the robot may go further
    points: int
    birds: int
    butterflies: int


@dataclass(frozen=True, slots=True)
class PipeTile:
    """A pipe."""

    id: str
    cost: tuple[Colour, ...]
    edges: Edges  # its joints N E S W, turned as it lies; none where it is closed
    points: int
    birds: int
    butterflies: int


@dataclass(frozen=True, slots=True)
class ForestCard:
    """When and where it is played, what it costs and what it brings."""

    copies: int
    acorns: int
    points: int
    window: Window  # when it may be played
    place: Place | None  # after whose action
    swaps: tuple[tuple[Colour, Colour], ...]  # either of two colours stands for the other
    pays_volts: int
    pays: tuple[Colour, ...]  # all of these
    pays_any: int  # and so many of any colour
    gains_volts: int
    gains: tuple[Colour, ...]  # all of these
    gains_any: int  # and so many to choose
    gains_of: tuple[Colour, ...]  # of these


def _cost(prices: Sequence[int], tile: int) -> tuple[Colour, ...]:
    """Of a table [tile, colour]."""
    return engrams(*prices[tile * COLOUR_COUNT : (tile + 1) * COLOUR_COUNT])


def item_tile(box: Box, item: int) -> ItemTile:
    family = box.item_family[item]
    return ItemTile(
        id=ITEM_NAMES[item],
        name=item_name(box, item),
        cost=_cost(box.item_engrams, item),
        points=box.item_points[item],
        birds=box.item_birds[item],
        butterflies=box.item_flies[item],
        family=FAMILY_NAMES[family] if family != NONE else None,
        special=SPECIALS[box.item_special[item]],
    )


def item_name(box: Box, item: int) -> str:
    """As the rules or an edition write it."""
    letters = box.item_name[item * data.LONGEST_NAME : (item + 1) * data.LONGEST_NAME]
    return "".join(chr(letter) for letter in letters if letter)


def _trade(box: Box, row: int) -> dict[str, Any]:
    """What is paid, and what is gained for it."""
    return {
        "pays_volts": box.pays_volts[row],
        "pays": _cost(box.pays, row),
        "pays_any": box.pays_any[row],
        "gains_volts": box.gains_volts[row],
        "gains": _cost(box.gains, row),
        "gains_any": box.gains_any[row],
        "gains_of": tuple(COLOURS[c] for c in members(box.gains_of[row])),
    }


def idea_tile(box: Box, s: State, idea: int) -> IdeaTile:
    row = idea_row(s, idea)
    return IdeaTile(
        id=IDEA_NAMES[idea],
        effect=EFFECTS[box.effect[row]],
        price=idea_price(box, s, idea),
        **_trade(box, row),
        steps=box.steps[row],
        points=box.idea_points[row],
        birds=box.idea_birds[row],
        butterflies=box.idea_flies[row],
    )


def pipe_tile(box: Box, pipe: int, rot: int = 0) -> PipeTile:
    north, east, south, west = (JOINTS[edge(box, pipe, rot, side)] for side in range(len(SIDES)))
    return PipeTile(
        id=pipe_name(pipe),
        cost=_cost(box.pipe_engrams, pipe),
        edges=(north, east, south, west),
        points=box.pipe_points[pipe],
        birds=box.pipe_birds[pipe],
        butterflies=box.pipe_flies[pipe],
    )


def forest_cards(box: Box) -> dict[str, ForestCard]:
    """Those there are any of."""
    return {
        name: _forest_card(box, kind)
        for kind, name in enumerate(FOREST_NAMES)
        if box.forest_copies[kind]
    }


def _forest_card(box: Box, kind: int) -> ForestCard:
    window = box.window[kind]
    return ForestCard(
        copies=box.forest_copies[kind],
        acorns=box.acorns[kind],
        points=box.forest_points[kind],
        window=WINDOWS[window],
        place=place_name(box.place[kind]),
        swaps=SWAPS if window == PAYING else (),
        **_trade(box, card_row(kind)),
    )
