"""What a seat sees: all that lies on the table, and its own cards."""

from __future__ import annotations

from typing import Any

from tinkertable.core.position import Position
from tinkertable.core.seats import NATURE, members

from ..rules import data
from ..rules.actions import FOREST_NAMES, IDEA_NAMES, ITEM_NAMES, PIPE_NAMES
from ..rules.data import DISPLAY, LAST_TURN, SPACES, STACKS
from ..rules.harvey import is_far
from ..rules.players import is_harvey
from ..rules.state import (
    DRAW_START,
    FAMILY,
    FIRST_LOCATION_CARD,
    LOCATIONS,
    NONE,
    NOT_YET,
    ROBOTS,
    Box,
    State,
)
from ..rules.tiles import FAMILY_NAMES, SPECIAL_NAMES
from ..rules.turn.resources import available
from .board import board_view, harvey_view
from .choices import lacks, reach, usable
from .components import forest_view, idea_view, item_view, pipe_view, reconstructed
from .names import (
    RESOURCES,
    forest_names,
    location_name,
    nonzero_counts,
    resource_counts,
    robot_name,
    set_names,
)

REASONS = (None, "pipes", "display", "fill", "turns")


def view(position: Position, viewer: int) -> dict[str, Any]:
    """The table as a client draws it; `viewer` is a seat or NOBODY."""
    box: Box = position.box[0]
    s: State = position.state
    alone = position.seats == 1
    return {
        "turn": _turn(s),
        "first": s.first + 1 if s.phase != DRAW_START else None,
        "acting": ["*" if seat == NATURE else seat + 1 for seat in members(position.acting())],
        "rondel": _rondel(box, s),
        "gifts": _gifts(s),
        "robots": _robots(box, s),
        "cards": _cards(box),
        "display": [_position(box, s, p) for p in range(DISPLAY)],
        "stacks": [_stack(box, s, stack) for stack in range(STACKS)],
        "forest": _forest(box, s),
        "left": {
            "items": set_names(s.items_left, ITEM_NAMES),
            "ideas": set_names(s.ideas_left, IDEA_NAMES),
            "pipes": set_names(s.pipes_left, PIPE_NAMES),
        },
        "boards": [board_view(position, seat) for seat in range(position.seats)],
        "pool": resource_counts(s.pool) if alone else None,
        "harvey": harvey_view(position) if alone else None,
        "lacks": lacks(position, viewer) if viewer >= 0 else None,
        "usable": usable(position, viewer),
        "reach": reach(position, viewer),
        "end": _end(s),
        "hold": data.HOLD,
        "last_turn": LAST_TURN,
        "worth": _worth(box),
        "reconstructed": reconstructed(box),
        "you": viewer + 1 if viewer >= 0 else None,
        "winners": [seat + 1 for seat in position.winners()],
    }


def _worth(box: Box) -> dict[str, Any]:
    """What is printed beside the tiles: families by members, collectors (each, at most), flow."""
    return {
        "families": {
            name: box.family_points[i * FAMILY : (i + 1) * FAMILY]
            for i, name in enumerate(FAMILY_NAMES)
        },
        "specials": {
            name: [box.special_each[i], box.special_most[i]]
            for i, name in enumerate(SPECIAL_NAMES)
            if name in data.SPECIALS
        },
        "flow": list(box.flow_points),
        "flow_more": box.flow_more_points,
        "flipped": box.flipped_points,
    }


def _turn(s: State) -> dict[str, Any] | None:
    """Whose turn it is and how far it has come; none before the first."""
    if not s.ready:
        return None
    return {
        "side": s.turn + 1,
        "harvey": is_harvey(s, s.turn),
        "card": data.CARD_NAMES[s.card] if s.card != NONE else None,
        "robot": robot_name(s.robot),
        "way": s.way,
        "extra": s.extra,
        "acted": location_name(s.acted),
        "used": set_names(s.used, IDEA_NAMES),
        "column": robot_name(s.column),
        "position": s.position + 1,
        "paid": resource_counts(s.paid),
    }


def _rondel(box: Box, s: State) -> list[dict[str, Any]]:
    robots = dict(zip(s.robot_at, data.ROBOTS, strict=True))
    return [
        {
            "space": space,
            "location": location_name(box.location[space]),
            "far": is_far(space),
            "robot": robots.get(space),
        }
        for space in range(SPACES)
    ]


def _gifts(s: State) -> dict[str, list[str]]:
    """What the places give now, one of each list."""
    return {
        place: [text for gift in gifts if (text := _gift(s, int(gift[0]), gift[1]))]
        for place, gifts in data.GIFTS.items()
    }


def _gift(s: State, count: int, resource: str) -> str:
    """As much of it as can be had; nothing if nothing can."""
    got = available(s, RESOURCES.index(resource), count)
    return f"{got}{resource}" if got else ""


def _robots(box: Box, s: State) -> list[dict[str, Any]]:
    return [
        {
            "robot": data.ROBOTS[robot],
            "space": s.robot_at[robot] if s.robot_at[robot] != NONE else None,
            "distance": box.distance[robot],
            "slots": box.slots[robot],
            "fill_points": box.fill_points[robot],
        }
        for robot in range(ROBOTS)
    ]


def _cards(box: Box) -> dict[str, list[str]]:
    """The locations of each location card, from top to bottom."""
    found = {}
    for card, name in enumerate(data.CARD_NAMES[FIRST_LOCATION_CARD:], FIRST_LOCATION_CARD):
        row = box.card_order[card * LOCATIONS : (card + 1) * LOCATIONS]
        found[name] = [data.LOCATIONS[location] for location in row if location != NONE]
    return found


def _position(box: Box, s: State, p: int) -> dict[str, Any]:
    """A display position and what it adds to the prices of its tiles."""
    return {
        "price": box.item_price[p],
        "surcharge": box.surcharge[p],
        "item": item_view(box, s.item[p]),
        "idea": idea_view(box, s, s.idea[p]),
    }


def _stack(box: Box, s: State, stack: int) -> dict[str, Any]:
    return {"pipe": pipe_view(box, s.top[stack]), "under": s.under[stack]}


def _forest(box: Box, s: State) -> dict[str, Any]:
    return {
        "draw": s.decked,
        "unseen": nonzero_counts(s.deck, FOREST_NAMES),
        "discard": forest_names(s.discard),
        "seen": forest_names(s.seen),
        "cards": forest_view(box),
    }


def _end(s: State) -> dict[str, Any] | None:
    """Who ended the game, and why; none while nobody has."""
    if s.end_reason == NOT_YET:
        return None
    return {"side": s.end_side + 1 or None, "reason": REASONS[s.end_reason]}
