"""What can be bought or drawn: display, stacks of pipes, forest; and what it is worth."""

from __future__ import annotations

from dataclasses import dataclass

from ..rules.actions import FOREST_NAMES, IDEA_NAMES, ITEM_NAMES, PIPE_NAMES
from ..rules.state import FAMILY, NONE, Box, State
from ..rules.tiles import FAMILY_NAMES
from .components import (
    SPECIALS,
    ForestCard,
    IdeaTile,
    ItemTile,
    PipeTile,
    Special,
    forest_cards,
    idea_tile,
    item_tile,
    pipe_tile,
)
from .names import forest_names, nonzero_counts, set_names


@dataclass(frozen=True, slots=True)
class Offer:
    """A position of the display and what it adds to the prices of its tiles."""

    price: int  # electricity for the item
    surcharge: int  # engrams, white or yellow, for the idea
    item: ItemTile | None
    idea: IdeaTile | None


@dataclass(frozen=True, slots=True)
class Stack:
    """A stack of pipes."""

    pipe: PipeTile | None
    under: int  # so many lie below


@dataclass(frozen=True, slots=True)
class Forest:
    """The forest's piles; cards by id."""

    draw: int  # cards in the draw pile
    unseen: dict[str, int]  # how often each is among them
    discard: tuple[str, ...]  # the top is the last
    seen: tuple[str, ...]  # looked at to keep one
    cards: dict[str, ForestCard]  # what each does


@dataclass(frozen=True, slots=True)
class Left:
    """Ids of tiles that may still come."""

    items: tuple[str, ...]
    ideas: tuple[str, ...]
    pipes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Collects:
    """What an item that collects scores."""

    each: int
    most: int


@dataclass(frozen=True, slots=True)
class Worth:
    """What is printed beside the tiles."""

    families: dict[str, tuple[int, ...]]  # points each, for one, two, three
    specials: dict[Special, Collects]
    flow: tuple[int, ...]  # points for one pipe, two …
    flow_more: int  # for each pipe beyond
    flipped: int


def offer(box: Box, s: State, p: int) -> Offer:
    return Offer(
        price=box.item_price[p],
        surcharge=box.surcharge[p],
        item=item_tile(box, s.item[p]) if s.item[p] != NONE else None,
        idea=idea_tile(box, s, s.idea[p]) if s.idea[p] != NONE else None,
    )


def stack_view(box: Box, s: State, stack: int) -> Stack:
    pipe = s.top[stack]
    return Stack(pipe_tile(box, pipe) if pipe != NONE else None, s.under[stack])


def forest(box: Box, s: State) -> Forest:
    return Forest(
        draw=s.decked,
        unseen=nonzero_counts(s.deck, FOREST_NAMES),
        discard=forest_names(s.discard),
        seen=forest_names(s.seen),
        cards=forest_cards(box),
    )


def left(s: State) -> Left:
    return Left(
        items=set_names(s.items_left, ITEM_NAMES),
        ideas=set_names(s.ideas_left, IDEA_NAMES),
        pipes=set_names(s.pipes_left, PIPE_NAMES),
    )


def worth(box: Box) -> Worth:
    return Worth(
        families={
            name: tuple(box.family_points[i * FAMILY : (i + 1) * FAMILY])
            for i, name in enumerate(FAMILY_NAMES)
        },
        specials={
            name: Collects(box.special_each[i], box.special_most[i])
            for i, name in enumerate(SPECIALS)
            if name
        },
        flow=tuple(box.flow_points),
        flow_more=box.flow_more_points,
        flipped=box.flipped_points,
    )
