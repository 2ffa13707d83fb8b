"""What a seat sees: all that lies on the table, and its own cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tinkertable.core.position import Position
from tinkertable.core.record import part
from tinkertable.core.seats import NATURE, members

from ..rules import data
from ..rules.actions import CODEC, FOREST_NAMES, IDEA_NAMES, ITEM_NAMES, PIPE_NAMES
from ..rules.data import DISPLAY, LAST_TURN, SPACES, STACKS
from ..rules.flow import PATH
from ..rules.score import BIRDS, FLIES, LENGTH
from ..rules.state import (
    FAMILY,
    FIRST_LOCATION_CARD,
    FLOW,
    HARVEY,
    LOCATIONS,
    NONE,
    PAYING_CARD,
    POST_ACTION,
    PRE_MOVE,
    ROBOTS,
    SIDES,
)
from .components import (
    RESOURCES,
    forest_cards,
    forest_view,
    idea_view,
    item_view,
    number,
    pipe_view,
    reconstructed,
)

REASONS = (None, "pipes", "display", "fill", "turns")
SIDE_NAMES = "NESW"
USES = ("use", "jump", "swap")


def view(position: Position, viewer: int) -> dict[str, Any]:
    """The table as a client draws it; `viewer` is a seat or NOBODY."""
    s = position.state
    alone = position.seats == 1
    return {
        "turn": _turn(position),
        "first": int(part(s, "first")) + 1 if int(part(s, "phase")) else None,
        "acting": ["*" if seat == NATURE else seat + 1 for seat in members(position.acting())],
        "rondel": _rondel(position),
        "gifts": _gifts(position),
        "robots": _robots(position),
        "cards": _cards(position),
        "display": [_position(position, p) for p in range(DISPLAY)],
        "stacks": [_stack(position, stack) for stack in range(STACKS)],
        "forest": _forest(position),
        "left": {
            "items": _names(int(part(s, "items_left")), ITEM_NAMES),
            "ideas": _names(int(part(s, "ideas_left")), IDEA_NAMES),
            "pipes": _names(int(part(s, "pipes_left")), PIPE_NAMES),
        },
        "boards": [board_view(position, seat) for seat in range(position.seats)],
        "pool": _resources(part(s, "pool")) if alone else None,
        "harvey": _harvey(position) if alone else None,
        "lacks": _lacks(position, viewer) if viewer >= 0 else None,
        "usable": _usable(position, viewer),
        "reach": _reach(position, viewer),
        "end": _end(position),
        "hold": data.HOLD,
        "last_turn": LAST_TURN,
        "worth": _worth(position),
        "reconstructed": reconstructed(position),
        "you": viewer + 1 if viewer >= 0 else None,
        "winners": [seat + 1 for seat in position.winners()],
    }


def _worth(position: Position) -> dict[str, Any]:
    """What is printed beside the tiles: families by members, collectors (each, at most), flow."""
    families = {
        name: [number(position, "family_points", i * FAMILY + k) for k in range(FAMILY)]
        for i, name in enumerate(data.FAMILIES)
    }
    specials = {
        name: [number(position, field, i) for field in ("special_each", "special_most")]
        for i, name in enumerate(data.SPECIALS, 1)
    }
    return {
        "families": families,
        "specials": specials,
        "flow": [number(position, "flow_points", i) for i in range(FLOW)],
        "flow_more": int(part(position.box[0], "flow_more_points")),
        "flipped": int(part(position.box[0], "flipped_points")),
    }


def _turn(position: Position) -> dict[str, Any] | None:
    """Whose turn it is and how far it has come; none before the first."""
    s = position.state
    if not int(part(s, "ready")):
        return None
    side, robot, card = (int(part(s, name)) for name in ("turn", "robot", "card"))
    acted, column = int(part(s, "acted")), int(part(s, "column"))
    return {
        "side": side + 1,
        "harvey": position.seats == 1 and side == HARVEY,
        "card": data.CARD_NAMES[card] if card != NONE else None,
        "robot": data.ROBOTS[robot] if robot != NONE else None,
        "way": int(part(s, "way")),
        "extra": int(part(s, "extra")),
        "acted": data.LOCATIONS[acted] if acted != NONE else None,
        "used": _names(int(part(s, "used")), IDEA_NAMES),
        "column": data.ROBOTS[column] if column != NONE else None,
        "position": int(part(s, "position")) + 1,
        "paid": _resources(part(s, "paid")),
    }


def _rondel(position: Position) -> list[dict[str, Any]]:
    at = [int(space) for space in part(position.state, "robot_at")]
    return [
        {
            "space": space,
            "location": data.LOCATIONS[number(position, "location", space)],
            "far": bool(space % 2),
            "robot": data.ROBOTS[at.index(space)] if space in at else None,
        }
        for space in range(SPACES)
    ]


def _gifts(position: Position) -> dict[str, list[str]]:
    """What the places give now, one of each list; R54: alone, no more than lies on the board."""
    if position.seats > 1:
        return {place: list(gifts) for place, gifts in data.GIFTS.items()}
    pool = _resources(part(position.state, "pool"))
    return {
        place: [f"{min(int(gift[0]), pool[gift[1]])}{gift[1]}" for gift in gifts if pool[gift[1]]]
        for place, gifts in data.GIFTS.items()
    }


def _robots(position: Position) -> list[dict[str, Any]]:
    at = part(position.state, "robot_at")
    return [
        {
            "robot": data.ROBOTS[robot],
            "space": int(at[robot]) if at[robot] != NONE else None,
            "distance": number(position, "distance", robot),
            "slots": number(position, "slots", robot),
            "fill_points": number(position, "fill_points", robot),
        }
        for robot in range(ROBOTS)
    ]


def _cards(position: Position) -> dict[str, list[str]]:
    """The locations of each location card, from top to bottom."""
    found = {}
    for card, name in enumerate(data.CARD_NAMES[FIRST_LOCATION_CARD:], FIRST_LOCATION_CARD):
        row = [number(position, "card_order", card * LOCATIONS + i) for i in range(LOCATIONS)]
        found[name] = [data.LOCATIONS[location] for location in row if location != NONE]
    return found


def _position(position: Position, p: int) -> dict[str, Any]:
    """A display position and what it adds to the prices of its tiles."""
    s = position.state
    return {
        "price": number(position, "item_price", p),
        "surcharge": number(position, "surcharge", p),
        "item": item_view(position, int(part(s, "item")[p])),
        "idea": idea_view(position, int(part(s, "idea")[p])),
    }


def _stack(position: Position, stack: int) -> dict[str, Any]:
    s = position.state
    return {
        "pipe": pipe_view(position, int(part(s, "top")[stack])),
        "under": int(part(s, "under")[stack]),
    }


def _lacks(position: Position, viewer: int) -> dict[str, list[Any]]:
    """What the viewer lacks to pay for the items, ideas and pipes on the board."""
    display = [_position(position, p) for p in range(DISPLAY)]
    pipes = [_stack(position, stack)["pipe"] for stack in range(STACKS)]
    b = part(position.state, "board")[viewer]
    stock, swap = _resources(part(b, "stock")), int(part(b, "held")[PAYING_CARD]) > 0
    return {
        "items": [
            _lack(stock, swap, place["item"]["cost"], place["price"]) if place["item"] else None
            for place in display
        ],
        "ideas": [
            _idea_lack(stock, place["idea"]["price"], place["surcharge"]) if place["idea"] else None
            for place in display
        ],
        "pipes": [_lack(stock, swap, pipe["cost"], 0) if pipe else None for pipe in pipes],
    }


def _lack(stock: dict[str, int], swap: bool, cost: str, volts: int) -> dict[str, Any]:
    """By resource, as printed; `swap` tells that FC07 makes up for the engrams (R39)."""
    lacks = {c: cost.count(c) - stock[c] for c in data.COLOURS} | {"E": volts - stock["E"]}
    pairs = all(
        cost.count(one) + cost.count(two) <= stock[one] + stock[two] for one, two in data.SWAPS
    )
    return {"resources": {r: n for r, n in lacks.items() if n > 0}, "swap": swap and pairs}


def _idea_lack(stock: dict[str, int], volts: int, surcharge: int) -> dict[str, Any]:
    """`W/Y`: one of the two is asked for and neither is there (R23)."""
    lacks = {"E": volts - stock["E"], "W/Y": surcharge - stock["W"] - stock["Y"]}
    return {"resources": {r: n for r, n in lacks.items() if n > 0}, "swap": False}


def _forest(position: Position) -> dict[str, Any]:
    s = position.state
    return {
        "draw": int(part(s, "decked")),
        "unseen": _counts(part(s, "deck")),
        "discard": _kinds(part(s, "discard")),
        "seen": _kinds(part(s, "seen")),
        "cards": forest_cards(position),
    }


def board_view(position: Position, side: int) -> dict[str, Any]:
    """What lies before a seat, or before Harvey."""
    b = part(position.state, "board")[side]
    work = position.scored(side)
    score = position.score(side)
    harvey = position.seats == 1 and side == HARVEY
    pipes = int(part(b, "pipes"))
    path = [] if harvey else work[PATH : PATH + work[LENGTH]]
    held, spent = _counts(part(b, "held")), _counts(part(b, "spent"))
    cards = forest_view(position)
    return {
        "stock": _resources(part(b, "stock")),
        "columns": [_column(position, side, column) for column in range(ROBOTS)],
        "dealt": [IDEA_NAMES[len(data.IDEAS) + int(i)] for i in part(b, "dealt") if i != NONE],
        "to_put": [
            idea_view(position, len(data.IDEAS) + int(i)) for i in part(b, "dealt") if i != NONE
        ],
        "pipes": [_pipe(position, side, i) for i in range(pipes)],
        "flipped": _names(int(part(b, "flipped")), PIPE_NAMES),
        "flow": path,
        "flow_length": work[LENGTH],
        "birds": work[BIRDS],
        "butterflies": work[FLIES],
        "held": held,
        "spent": spent,
        "acorns": sum(
            (held.get(name, 0) + spent.get(name, 0)) * card["acorns"]
            for name, card in cards.items()
        ),
        "hand": _hand(b),
        "cards": int(part(b, "cards")),
        "undrawn": _undrawn(b),
        "deck": [data.CARD_NAMES[int(card)] for card in part(b, "played") if card != NONE],
        "turns": int(part(b, "turns")),
        "score": score,
    }


def _column(position: Position, side: int, column: int) -> dict[str, Any]:
    b = part(position.state, "board")[side]
    ideas, items = (members(int(part(b, name)[column])) for name in ("ideas", "items"))
    slots, free = number(position, "slots", column), int(part(b, "free")[column])
    return {
        "robot": data.ROBOTS[column],
        "slots": slots,
        "free": free,
        "ideas": [idea_view(position, idea) for idea in ideas],
        "items": [item_view(position, item) for item in items],
    }


def _pipe(position: Position, side: int, i: int) -> dict[str, Any]:
    """A connected pipe: where it lies, and which pipes it is joined to."""
    b = part(position.state, "board")[side]
    links = [int(link) - 1 for link in part(b, "link")[i * SIDES : (i + 1) * SIDES]]
    rot = int(part(b, "rot")[i])
    return {
        "number": i,
        "x": int(part(b, "x")[i]),
        "y": int(part(b, "y")[i]),
        "rot": rot,
        "tile": pipe_view(position, int(part(b, "tile")[i]), rot),
        "links": {SIDE_NAMES[k]: link for k, link in enumerate(links) if link >= 0},
    }


def _hand(b: Any) -> list[str] | None:
    """The cards in hand, or None to those who may not know them (R11)."""
    cards = _names(int(part(b, "hand")), data.CARD_NAMES)
    return cards if len(cards) == int(part(b, "cards")) else None


def _undrawn(b: Any) -> list[str]:
    """Cards never seen yet; to others, those of the hand are among them."""
    return _names(int(part(b, "undrawn")), data.CARD_NAMES)


def _harvey(position: Position) -> dict[str, Any]:
    s = position.state
    board = board_view(position, HARVEY)
    kept = ("columns", "flipped", "flow_length", "birds", "butterflies", "held", "acorns", "turns")
    pipes = [pipe_view(position, PIPE_NAMES.index(name)) for name in board["flipped"]]
    return {
        **{name: board[name] for name in kept},
        "pipes": pipes,
        "deck": _counts(part(s, "harvey"), data.CARD_NAMES),
        "score": board["score"],
    }


def _usable(position: Position, viewer: int) -> list[str]:
    """The ideas the viewer may use now."""
    named = (CODEC.named[action] for action in _legal(position, viewer))
    return [action.arguments[0] for action in named if action.verb in USES]


def _reach(position: Position, viewer: int) -> list[dict[str, int]]:
    """Where the robot on its way may go, and how many spaces that is."""
    robot, found = int(part(position.state, "robot")), []
    for action in _legal(position, viewer):
        if CODEC.named[action].verb == "go":
            trial = position.copy()
            trial.play(viewer, action)
            space = int(part(trial.state, "robot_at")[robot])
            found.append({"steps": int(CODEC.named[action].arguments[0]), "space": space})
    return found


def _legal(position: Position, viewer: int) -> list[int]:
    """What the viewer may do while a robot is on its way."""
    if not PRE_MOVE <= int(part(position.state, "phase")) <= POST_ACTION or viewer < 0:
        return []
    return position.legal(viewer)


def _end(position: Position) -> dict[str, Any] | None:
    """Who ended the game, and why; none while nobody has."""
    s = position.state
    side, reason = int(part(s, "end_side")), int(part(s, "end_reason"))
    return {"side": side + 1 or None, "reason": REASONS[reason]} if reason else None


def _resources(values: Iterable[int]) -> dict[str, int]:
    return {name: int(n) for name, n in zip(RESOURCES, values, strict=True)}


def _counts(values: Iterable[int], names: tuple[str, ...] = FOREST_NAMES) -> dict[str, int]:
    """By name, those there are any of."""
    return {name: int(n) for name, n in zip(names, values, strict=True) if n}


def _kinds(values: Iterable[int]) -> list[str]:
    return [FOREST_NAMES[int(kind)] for kind in values if kind != NONE]


def _names(tiles: int, names: tuple[str, ...]) -> list[str]:
    return [names[i] for i in members(tiles)]
