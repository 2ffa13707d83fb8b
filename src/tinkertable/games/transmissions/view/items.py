"""What earned each point: one item for every source."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tinkertable.core.game import Item
from tinkertable.core.position import Position
from tinkertable.core.record import Ints
from tinkertable.core.seats import members

from ..rules import data
from ..rules.actions import FOREST_NAMES, IDEA_NAMES, ITEM_NAMES
from ..rules.forest_score import acorns, forest_card_count, forest_card_points
from ..rules.holdings import owned_items
from ..rules.item_score import item_worth
from ..rules.players import is_harvey, player_count
from ..rules.printing import idea_row
from ..rules.score import POOL_PENALTY, column_points, flipped_pipe_points
from ..rules.sheet import Sheet
from ..rules.state import NONE, ROBOTS, Board, Box, State
from ..rules.tiles import FAMILY_NAMES, SPECIAL_NAMES
from .components import item_name
from .names import RESOURCES, pipe_name


def explain(position: Position, seat: int) -> list[Item]:
    """R45–R52, R63, R64: in the order of the score sheet; Harvey's too, as seat 2 of one."""
    box: Box = position.box[0]
    s: State = position.state
    b = s.board[seat]
    sheet: Sheet = position.sheet(seat)
    lines = position.score(seat)
    harvey = is_harvey(s, seat)
    return [
        *_wildlife(box, s, b, sheet, lines, harvey),
        *_pipes(box, b, harvey),
        *_flow(b, sheet, lines),
        *_filled(box, b),
        *_items(box, b, sheet),
        *_ideas(box, s, b),
        *_forest(box, b, harvey),
        *_acorns(box, s, seat, lines),
        *(() if harvey else _pool(position, s)),
    ]


def _tiles(columns: Ints) -> list[int]:
    return [tile for column in columns for tile in members(column)]


def _laid(b: Board) -> list[int]:
    """The pipes connected, the starting one first."""
    return list(b.tile[: b.pipes])


def _idea_wildlife(box: Box, s: State, idea: int) -> tuple[int, int]:
    row = idea_row(s, idea)
    return box.idea_birds[row], box.idea_flies[row]


def _wildlife(
    box: Box, s: State, b: Board, sheet: Sheet, lines: dict[str, Any], harvey: bool
) -> Iterator[Item]:
    """R45: every tile with a bird or a butterfly on it."""
    if not sheet.birds and not sheet.butterflies:
        return
    ideas, items = _tiles(b.ideas), _tiles(b.items)
    pipes = [*_laid(b), *(members(b.flipped) if harvey else ())]
    shown = [
        *((IDEA_NAMES[tile], *_idea_wildlife(box, s, tile)) for tile in ideas),
        *((ITEM_NAMES[tile], box.item_birds[tile], box.item_flies[tile]) for tile in items),
        *((pipe_name(tile), box.pipe_birds[tile], box.pipe_flies[tile]) for tile in pipes),
    ]
    facts = {
        "birds": sheet.birds,
        "butterflies": sheet.butterflies,
        "with_birds": [name for name, birds, _ in shown if birds],
        "with_butterflies": [name for name, _, flies in shown if flies],
    }
    yield Item("wildlife", lines["wildlife"], facts=facts)


def _pipes(box: Box, b: Board, harvey: bool) -> Iterator[Item]:
    """R46: those that show points, and the flipped ones; R63: Harvey's lie face up."""
    for i, tile in enumerate(_laid(b)):
        if box.pipe_points[tile]:
            facts = {"pipe": pipe_name(tile), "number": i, "flipped": False}
            yield Item("pipes", box.pipe_points[tile], cells=(str(i),), facts=facts)
    for tile in members(b.flipped):
        points = flipped_pipe_points(box, tile, harvey)
        facts = {"pipe": pipe_name(tile), "flipped": not harvey}
        if harvey:
            facts["taken"] = True
        if points or not harvey:
            yield Item("pipes", points, facts=facts)


def _flow(b: Board, sheet: Sheet, lines: dict[str, Any]) -> Iterator[Item]:
    """R47: the path, by the numbers of its pipes; R63: Harvey has only its length."""
    length, path = sheet.flow_length, sheet.path[: sheet.path_length]
    laid = _laid(b)
    facts = {"pipes": [pipe_name(laid[i]) for i in path]}
    if length:
        cells = tuple(str(i) for i in path)
        yield Item("flow", lines["flow"], cells=cells, count=length, facts=facts)


def _filled(box: Box, b: Board) -> Iterator[Item]:
    """R48."""
    for column in range(ROBOTS):
        if b.free[column] == 0:
            points = column_points(box, b, column)
            yield Item("filled", points, facts={"robot": data.ROBOTS[column]})


def _items(box: Box, b: Board, sheet: Sheet) -> Iterator[Item]:
    """R49, R50: families together, all others one by one."""
    owned = owned_items(b)
    groups: dict[str, list[int]] = {}
    for item in _tiles(b.items):
        family = box.item_family[item]
        name = FAMILY_NAMES[family] if family != NONE else ITEM_NAMES[item]
        groups.setdefault(name, []).append(item)
    for name, group in groups.items():
        special = box.item_special[group[0]]
        facts = {
            "items": [ITEM_NAMES[item] for item in group],
            "name": item_name(box, group[0]),
            "family": name if name in FAMILY_NAMES else None,
            "special": SPECIAL_NAMES[special] if special else None,
        }
        points = sum(
            item_worth(box, owned, item, sheet.idea_count, sheet.pipe_count) for item in group
        )
        yield Item("items", points, count=len(group), facts=facts)


def _ideas(box: Box, s: State, b: Board) -> Iterator[Item]:
    """R51."""
    for idea in _tiles(b.ideas):
        points = box.idea_points[idea_row(s, idea)]
        if points:
            yield Item("ideas", points, facts={"idea": IDEA_NAMES[idea]})


def _forest(box: Box, b: Board, harvey: bool) -> Iterator[Item]:
    """R52, R63: cards with points, played or not."""
    for kind, name in enumerate(FOREST_NAMES):
        count = forest_card_count(b, kind)
        points = count * forest_card_points(box, kind, harvey)
        if points:
            yield Item("forest", points, count=count, facts={"card": name})


def _acorns(box: Box, s: State, seat: int, lines: dict[str, Any]) -> Iterator[Item]:
    """R52: everybody's acorns."""
    if lines["acorns"]:
        counts = [acorns(box, s.board[player]) for player in range(player_count(s))]
        yield Item("acorns", lines["acorns"], count=counts[seat], facts={"acorns": counts})


def _pool(position: Position, s: State) -> Iterator[Item]:
    """R64."""
    for resource, name in enumerate(RESOURCES):
        count = s.pool[resource]
        if count:
            points = position.points(-count * POOL_PENALTY[resource])
            yield Item("pool", points, count=count, facts={"resource": name})
