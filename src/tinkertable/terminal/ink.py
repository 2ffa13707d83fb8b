"""Tiles drawn with box characters, from their sides north, east, south, west.

`H` is a double line, `R` a single one, `L` lava, `.` nothing; `x` at the end marks an overpass.
Lines that join in the middle share one character; both kinds joined are a station.
"""

from __future__ import annotations

from .canvas import Canvas

SIDES = "NESW"
STATION = "■"
LAVA = "≈"
VOLCANO = "▲"
# By kind of line: the character that joins a set of sides.
JOINTS = {
    "H": {
        "N": "║", "E": "═", "S": "║", "W": "═",
        "NS": "║", "EW": "═", "NE": "╚", "ES": "╔", "SW": "╗", "NW": "╝",
        "NES": "╠", "ESW": "╦", "NSW": "╣", "NEW": "╩", "NESW": "╬",
    },
    "R": {
        "N": "╵", "E": "╶", "S": "╷", "W": "╴",
        "NS": "│", "EW": "─", "NE": "└", "ES": "┌", "SW": "┐", "NW": "┘",
        "NES": "├", "ESW": "┬", "NSW": "┤", "NEW": "┴", "NESW": "┼",
    },
}  # fmt: skip
# The end of a single line just before the bridge it runs under.
UNDER = {"N": "╵", "E": "╶", "S": "╷", "W": "╴"}
INK = {"H": "yellow", "R": "cyan", "L": "red", STATION: ""}
CRATER = (".", "-", "'", "(", ")")


def line(kind: str, side: str) -> str:
    """The straight line that leaves by a side."""
    return JOINTS[kind]["NS" if side in "NS" else "EW"]


def tile(drawing: str, width: int = 5, height: int = 3, style: str = "") -> Canvas:
    """A drawing such as HR.. or HRHRx; width and height are odd."""
    canvas = Canvas(width, height)
    sides = dict(zip(SIDES, drawing, strict=False))
    _pour(canvas, sides, style)
    for side, kind in sides.items():
        if kind in JOINTS:
            for x, y in _arm(canvas, side):
                canvas.put(x, y, line(kind, side), f"{INK[kind]} {style}")
    _join(canvas, sides, drawing, style)
    return canvas


def _pour(canvas: Canvas, sides: dict[str, str], style: str) -> None:
    """Lava: a pool in the middle and a mouth on each side it reaches."""
    if "L" not in sides.values():
        return
    right, bottom, style = canvas.width - 1, canvas.height - 1, f"{INK['L']} {style}"
    across, down = range(1, right), range(1, bottom)
    mouths = {
        "N": [(x, 0) for x in across],
        "E": [(right, y) for y in down],
        "S": [(x, bottom) for x in across],
        "W": [(0, y) for y in down],
    }
    places = [place for side in SIDES if sides[side] == "L" for place in mouths[side]]
    places += [(x, y) for x in across for y in down if _wet(canvas, sides, x, y)]
    for x, y in places:
        canvas.put(x, y, LAVA, style)
    if set(sides.values()) == {"L"}:
        canvas.put(canvas.width // 2, canvas.height // 2, VOLCANO, style)


def _wet(canvas: Canvas, sides: dict[str, str], x: int, y: int) -> bool:
    """Is this part of the pool? A line across the tile dams it."""
    beyond = {
        "N": y < canvas.height // 2,
        "E": x > canvas.width // 2,
        "S": y > canvas.height // 2,
        "W": x < canvas.width // 2,
    }
    if set(sides.values()) <= {"L", "."}:
        return True
    return any(beyond[side] for side, kind in sides.items() if kind == "L")


def _arm(canvas: Canvas, side: str) -> list[tuple[int, int]]:
    """The places from a side to the middle, the middle left out."""
    x, y = canvas.width // 2, canvas.height // 2
    return {
        "N": [(x, j) for j in range(y)],
        "E": [(i, y) for i in range(canvas.width - 1, x, -1)],
        "S": [(x, j) for j in range(canvas.height - 1, y, -1)],
        "W": [(i, y) for i in range(x)],
    }[side]


def _join(canvas: Canvas, sides: dict[str, str], drawing: str, style: str) -> None:
    x, y = canvas.width // 2, canvas.height // 2
    used = {kind: "".join(s for s in SIDES if sides[s] == kind) for kind in JOINTS}
    kinds = [kind for kind, found in used.items() if found]
    if drawing.endswith("x"):
        canvas.put(x, y, JOINTS["H"][used["H"]], f"{INK['H']} {style}")
        for side in used["R"]:
            canvas.put(*_arm(canvas, side)[-1], UNDER[side], f"{INK['R']} {style}")
    elif len(kinds) == len(JOINTS):
        canvas.put(x, y, STATION, style)
    elif kinds:
        canvas.put(x, y, JOINTS[kinds[0]][used[kinds[0]]], f"{INK[kinds[0]]} {style}")


def crater(width: int = 5, height: int = 3, style: str = "") -> Canvas:
    canvas = Canvas(width, height)
    dot, flat, drop, left, right = CRATER
    canvas.put(1, 0, dot + flat * (width - 4) + dot, style)
    canvas.put(1, height - 1, drop + flat * (width - 4) + drop, style)
    for y in range(1, height - 1):
        canvas.put(0, y, left, style)
        canvas.put(width - 1, y, right, style)
    return canvas


def edge(width: int, height: int, side: str) -> tuple[int, int]:
    """The place in a cell where a line leaves by a side."""
    return {
        "N": (width // 2, 0),
        "E": (width - 1, height // 2),
        "S": (width // 2, height - 1),
        "W": (0, height // 2),
    }[side]
