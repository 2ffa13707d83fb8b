"""The oracle's score of one board: networks, longest paths, centre, errors, expansion bonus.

Section names in comments are those of the specification, shared/rules/railroad-ink.md.
"""

from __future__ import annotations

from .railroad_ink_board import (
    CELLS,
    NEIGHBOUR,
    ON_THE_TABLE,
    OPPOSITE,
    SIDES,
    Board,
    Drawn,
    side_of,
)

End = tuple[str, str]  # a cell and one of its sides


def parse_board(text: str) -> Board:
    """Notation: cells joined by spaces, `D3*` a crater, `D3o` the meteor's dot."""
    board = Board()
    for word in text.split():
        cell, mark = word[:2], word[2:]
        if cell not in CELLS:
            raise ValueError(f"expected a cell A1-G7, received {word!r}")
        if mark == "*":
            board.craters.add(cell)
        elif mark == "o":
            board.dot = cell
        elif len(mark[:4]) == 4 and set(mark[:4]) <= set("HRL.") and mark[4:] in ("", "x"):
            board.drawn[cell] = mark
        else:
            raise ValueError(f"expected four sides of HRL. (and x), * or o, received {word!r}")
    return board


def format_board(board: Board) -> str:
    """The inverse: reading order; in one cell what is drawn first, then the dot."""
    words = []
    for cell in CELLS:
        if cell in board.drawn:
            words.append(cell + board.drawn[cell])
        if cell in board.craters:
            words.append(cell + "*")
        if cell == board.dot:
            words.append(cell + "o")
    return " ".join(words)


def score_lines(board: Board, options: dict[str, str]) -> dict[str, int]:
    """Score: all lines; `errors` counts what `total` subtracts."""
    lines = {
        "networks": networks(board.drawn),
        "highway": longest_path(board.drawn, "H", options["stations"]),
        "rail": longest_path(board.drawn, "R", options["stations"]),
        "centre": centre(board, options["centre_counts"]),
        "bonus": crater_bonus(board) + lava_bonus(board.drawn),
    }
    errors = len(open_route_ends(board)) + len(open_lava_sides(board.drawn))
    return {"total": sum(lines.values()) - errors, **lines, "errors": errors}


def ends_of(drawn: Drawn, kinds: str) -> list[End]:
    return [(cell, side) for cell in drawn for side in SIDES if side_of(drawn, cell, side) in kinds]


def meets(drawn: Drawn, cell: str, side: str) -> str | None:
    """The neighbour that continues this side with its like, or None."""
    other = NEIGHBOUR[cell, side]
    if other is None or other not in drawn:
        return None
    if side_of(drawn, other, OPPOSITE[side]) == side_of(drawn, cell, side):
        return other
    return None


# --- networks ---


def networks(drawn: Drawn) -> int:
    """Score, "networks": 4(n-1) for n >= 2 exits, 45 for all 12."""
    total = 0
    unseen = set(ends_of(drawn, "HR"))
    while unseen:
        network = flood(drawn, min(unseen))
        unseen -= network
        exits = sum(1 for end in network if side_of(drawn, *end) == ON_THE_TABLE.exits.get(end))
        total += ON_THE_TABLE.networks[exits] if exits else 0
    return total


def flood(drawn: Drawn, start: End) -> set[End]:
    """All route ends connected to this one."""
    seen = {start}
    waiting = [start]
    while waiting:
        for end in connected(drawn, waiting.pop()):
            if end not in seen:
                seen.add(end)
                waiting.append(end)
    return seen


def connected(drawn: Drawn, end: End) -> list[End]:
    """The ends one step away: in the same cell, and across the side."""
    cell, side = end
    kind = side_of(drawn, cell, side)
    # "Stations join highway and rail, the overpass joins nothing across"; lava is no route.
    joined_kinds = kind if is_overpass(drawn[cell]) else "HR"
    found = [(cell, s) for s in SIDES if side_of(drawn, cell, s) in joined_kinds]
    other = meets(drawn, cell, side)
    if other is not None:
        found.append((other, OPPOSITE[side]))
    return found


def is_overpass(text: str) -> bool:
    return text.endswith("x")


def is_station(text: str) -> bool:
    """Notation: "H and R in one cell without `x` are joined"."""
    return "H" in text and "R" in text and not is_overpass(text)


# --- longest paths ---


def longest_path(drawn: Drawn, kind: str, stations: str) -> int:
    """Score, "longest highway, longest rail": cells on the longest simple path of one kind."""
    cells = [cell for cell in drawn if kind in drawn[cell]]
    links: dict[str, list[str]] = {}
    for cell in cells:
        sides = [side for side in SIDES if side_of(drawn, cell, side) == kind]
        found = [meets(drawn, cell, side) for side in sides]
        links[cell] = [other for other in found if other is not None]
    # `stations=end`: "the path may begin or end on a station but not run through it".
    stops = {cell for cell in cells if stations == "end" and is_station(drawn[cell])}
    return max((longest_from(links, stops, [cell]) for cell in cells), default=0)


def longest_from(links: dict[str, list[str]], stops: set[str], path: list[str]) -> int:
    """The most cells of a simple path that begins with `path`."""
    best = len(path)
    if len(path) > 1 and path[-1] in stops:
        return best
    for cell in links[path[-1]]:
        if cell not in path:
            best = max(best, longest_from(links, stops, [*path, cell]))
    return best


# --- centre, errors, bonus ---


def centre(board: Board, centre_counts: str) -> int:
    """Score, "centre": 1 per centre cell in which something (option: a route) is drawn."""
    if centre_counts == "anything":
        return sum(
            1 for cell in ON_THE_TABLE.centre if cell in board.drawn or cell in board.craters
        )
    return sum(1 for cell in ON_THE_TABLE.centre if set(board.drawn.get(cell, "")) & set("HR"))


def loose_route_ends(drawn: Drawn) -> list[End]:
    """Route ends that meet neither a route nor the outer border."""
    return [
        (cell, side)
        for cell, side in ends_of(drawn, "HR")
        if NEIGHBOUR[cell, side] is not None and meets(drawn, cell, side) is None
    ]


def open_route_ends(board: Board) -> list[End]:
    """Score, "errors"; Meteor: an end that leads into a crater "is no error"."""
    return [end for end in loose_route_ends(board.drawn) if NEIGHBOUR[end] not in board.craters]


def crater_bonus(board: Board) -> int:
    """Meteor: "+2 per open route end that leads into a crater"."""
    into = [end for end in loose_route_ends(board.drawn) if NEIGHBOUR[end] in board.craters]
    return ON_THE_TABLE.crater * len(into)


def open_lava_sides(drawn: Drawn) -> list[End]:
    """Lava: "Open lava sides at the end are errors ...; the border closes a side"."""
    return [
        (cell, side)
        for cell, side in ends_of(drawn, "L")
        if NEIGHBOUR[cell, side] is not None and meets(drawn, cell, side) is None
    ]


def lakes(drawn: Drawn) -> list[set[str]]:
    """Cells joined lava side to lava side; volcano cells belong to their lake."""
    found = []
    unseen = {cell for cell in drawn if "L" in drawn[cell]}
    while unseen:
        start = min(unseen)
        lake = {start}
        waiting = [start]
        while waiting:
            cell = waiting.pop()
            for side in SIDES:
                other = meets(drawn, cell, side) if side_of(drawn, cell, side) == "L" else None
                if other is not None and other not in lake:
                    lake.add(other)
                    waiting.append(other)
        unseen -= lake
        found.append(lake)
    return found


def lava_bonus(drawn: Drawn) -> int:
    """Lava: "+5 per closed lake (no open side); +1 per cell of the largest lake"."""
    open_cells = {cell for cell, _ in open_lava_sides(drawn)}
    all_lakes = lakes(drawn)
    closed = [lake for lake in all_lakes if not lake & open_cells]
    return ON_THE_TABLE.lake * len(closed) + max((len(lake) for lake in all_lakes), default=0)
