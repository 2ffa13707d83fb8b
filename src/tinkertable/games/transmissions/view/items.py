"""What earned each point: one item for every source."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tinkertable.core.game import Item
from tinkertable.core.position import Position
from tinkertable.core.record import part
from tinkertable.core.seats import members

from ..rules import data
from ..rules.actions import IDEA_NAMES, ITEM_NAMES, PIPE_NAMES
from ..rules.flow import PATH
from ..rules.score import BIRDS, FLIES, ITEM_WORTH, LENGTH
from ..rules.state import HARVEY, NONE, ROBOTS, START_PIPE
from .components import RESOURCES, forest_view, number, pipe_name


def explain(position: Position, seat: int) -> list[Item]:
    """R45–R52, R63, R64: in the order of the score sheet; Harvey's too, as seat 2 of one."""
    b = part(position.state, "board")[seat]
    work = position.scored(seat)
    lines = position.score(seat)
    harvey = position.seats == 1 and seat == HARVEY
    return [
        *_wildlife(position, b, work, lines, harvey),
        *(_harveys_pipes(position, b) if harvey else _pipes(position, b)),
        *(_harveys_flow(work, lines) if harvey else _flow(b, work, lines)),
        *_filled(position, b),
        *_items(position, b, work),
        *_ideas(position, b),
        *_forest(position, b, 1 if harvey else 0),
        *_acorns(position, seat, lines),
        *(() if harvey else _pool(position)),
    ]


def _tiles(b: Any, field: str) -> list[int]:
    return [tile for column in range(ROBOTS) for tile in members(int(part(b, field)[column]))]


def _laid(b: Any) -> list[int]:
    """The pipes connected, the starting one first."""
    return [int(tile) for tile in part(b, "tile")[: int(part(b, "pipes"))]]


def _wildlife(
    position: Position, b: Any, work: list[int], lines: dict[str, Any], harvey: bool
) -> Iterator[Item]:
    """R45: every tile with a bird or a butterfly on it."""
    pipes = [tile for tile in _laid(b) if tile != START_PIPE]
    if harvey:
        pipes = list(members(int(part(b, "flipped"))))
    shown = [
        (
            names[tile],
            number(position, f"{kind}_birds", tile),
            number(position, f"{kind}_flies", tile),
        )
        for kind, names, tiles in (
            ("idea", IDEA_NAMES, _tiles(b, "ideas")),
            ("item", ITEM_NAMES, _tiles(b, "items")),
            ("pipe", PIPE_NAMES, pipes),
        )
        for tile in tiles
    ]
    facts = {
        "birds": work[BIRDS],
        "butterflies": work[FLIES],
        "with_birds": [name for name, birds, _ in shown if birds],
        "with_butterflies": [name for name, _, flies in shown if flies],
    }
    if work[BIRDS] or work[FLIES]:
        yield Item("wildlife", lines["wildlife"], facts=facts)


def _pipes(position: Position, b: Any) -> Iterator[Item]:
    """R46: those that show points, and the flipped ones."""
    for i, tile in enumerate(_laid(b)):
        points = number(position, "pipe_points", tile)
        if points:
            facts = {"pipe": pipe_name(tile), "number": i, "flipped": False}
            yield Item("pipes", points, cells=(str(i),), facts=facts)
    for tile in members(int(part(b, "flipped"))):
        points = int(part(position.box[0], "flipped_points"))
        yield Item("pipes", points, facts={"pipe": pipe_name(tile), "flipped": True})


def _harveys_pipes(position: Position, b: Any) -> Iterator[Item]:
    """R63: what they show."""
    for tile in members(int(part(b, "flipped"))):
        points = number(position, "pipe_points", tile)
        if points:
            facts = {"pipe": pipe_name(tile), "flipped": False, "taken": True}
            yield Item("pipes", points, facts=facts)


def _harveys_flow(work: list[int], lines: dict[str, Any]) -> Iterator[Item]:
    """R63: as long as he has pipes."""
    if work[LENGTH]:
        yield Item("flow", lines["flow"], count=work[LENGTH], facts={"pipes": []})


def _flow(b: Any, work: list[int], lines: dict[str, Any]) -> Iterator[Item]:
    """R47: the path, by the numbers of its pipes."""
    path, laid = work[PATH : PATH + work[LENGTH]], _laid(b)
    facts = {"pipes": [pipe_name(laid[i]) for i in path]}
    cells = tuple(str(i) for i in path)
    yield Item("flow", lines["flow"], cells=cells, count=len(path), facts=facts)


def _filled(position: Position, b: Any) -> Iterator[Item]:
    """R48."""
    for column in range(ROBOTS):
        if int(part(b, "free")[column]) == 0:
            points = number(position, "fill_points", column)
            yield Item("filled", points, facts={"robot": data.ROBOTS[column]})


def _items(position: Position, b: Any, work: list[int]) -> Iterator[Item]:
    """R49, R50: families together, all others one by one."""
    families: dict[str, list[int]] = {}
    for item in _tiles(b, "items"):
        family = number(position, "item_family", item)
        name = tuple(data.FAMILIES)[family] if family != NONE else ITEM_NAMES[item]
        families.setdefault(name, []).append(item)
    for name, members_ in families.items():
        points = sum(work[ITEM_WORTH + item] for item in members_)
        special = (0, *data.SPECIALS)[number(position, "item_special", members_[0])]
        facts = {
            "items": [ITEM_NAMES[item] for item in members_],
            "name": data.ITEMS[ITEM_NAMES[members_[0]]].name,
            "family": name if name in data.FAMILIES else None,
            "special": special or None,
        }
        yield Item("items", points, count=len(members_), facts=facts)


def _ideas(position: Position, b: Any) -> Iterator[Item]:
    """R51."""
    for idea in _tiles(b, "ideas"):
        points = number(position, "idea_points", idea)
        if points:
            yield Item("ideas", points, facts={"idea": IDEA_NAMES[idea]})


def _forest(position: Position, b: Any, more: int) -> Iterator[Item]:
    """R52: cards with points, played or not; R63: to Harvey each is worth a point more."""
    for kind, (name, card) in enumerate(forest_view(position).items()):
        count = int(part(b, "held")[kind]) + int(part(b, "spent")[kind])
        points = count * (card["points"] + more)
        if points:
            yield Item("forest", points, count=count, facts={"card": name})


def _acorns(position: Position, seat: int, lines: dict[str, Any]) -> Iterator[Item]:
    """R52: everybody's acorns."""
    acorns = [
        sum(
            (int(held) + int(spent)) * card["acorns"]
            for held, spent, card in zip(
                part(b, "held"), part(b, "spent"), forest_view(position).values(), strict=True
            )
        )
        for b in part(position.state, "board")[: max(2, position.seats)]
    ]
    if lines["acorns"]:
        yield Item("acorns", lines["acorns"], count=acorns[seat], facts={"acorns": acorns})


POOL_PENALTY = {"W": 2, "Y": 2, "B": 4, "G": 4, "E": 1}  # R64, in halves


def _pool(position: Position) -> Iterator[Item]:
    for name, count in zip(RESOURCES, part(position.state, "pool"), strict=True):
        if int(count):
            points = position.points(-int(count) * POOL_PENALTY[name])
            yield Item("pool", points, count=int(count), facts={"resource": name})
