"""How often random games of Railroad Ink reach each rule, read off the boards before and after."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from tests.conformance.play import some_action, some_seat, walk
from tests.oracle.railroad_ink_board import (
    CELLS,
    CENTRE_CELL,
    DRAWINGS,
    LAVA_FACES,
    SPECIALS,
    Board,
    fits_anywhere,
    joins,
    meteor_target,
    neighbour,
)
from tests.oracle.railroad_ink_score import lakes, open_lava_sides, parse_board, score_lines
from tinkertable.core.position import Position
from tinkertable.core.seats import NATURE
from tinkertable.games.railroad_ink.view.notation import board_text

from .pair import GAME, crowded, put, seldom

FACE = {text: face for face, texts in DRAWINGS.items() for text in texts}
ROUTE_DICE, ALL_SPECIALS_USED = 0b1111, 3
LAVA_DICE = 0b110000

TABLE: Counter[str] = Counter()  # of this run; printed at its end

# By rule of RULES.md: what shows that it was reached.
REACHED = {
    "R7": ["die drawn"],
    "R10": [
        "done with every die drawn",
        "done with dice that fit nowhere",
        "done with more to draw",
    ],
    "R11": ["special drawn", "third special drawn", "special makes a die fit"],
    "R15": ["points for networks", "network of three exits or more"],
    "R16": ["points for highway", "points for rail"],
    "R17": ["stations matters"],
    "R19": ["points for centre", "centre_counts matters"],
    "R20": ["points for errors"],
    "R21": ["tie shared", "tie broken by errors"],
    "R22": ["hit"],
    "R23": ["hit in a chosen direction"],
    "R25": ["skip", "no skip left"],
    "R26": ["hit bounces"],
    "R27": ["hit walks on from a crater"],
    "R28": ["hit erases a drawing"],
    "R29": ["points for bonus"],
    "R30": ["die drawn on a crater", "special drawn on a crater", "crater of the dot drawn on"],
    "R31": ["die that fits only on craters left out"],
    "R33": ["lava drawn", "second lava drawn"],
    "R35": ["lava with a route that hangs"],
    "R37": ["volcano"],
    "R39": ["emergency answered by a volcano"],
    "R40": ["emergency answered by erasing", "special erased"],
    "R42": ["lava duty lapsed"],
    "R43": ["lake closed"],
    "R44": ["lakes merged"],
}


def table() -> list[str]:
    """The counts, rule by rule."""
    return [
        f"{TABLE[name]:8}  {rule:4} {name}" for rule, names in REACHED.items() for name in names
    ]


class Moment(NamedTuple):
    """One seat's side of a position."""

    position: Position
    seat: int
    board: Board
    legal: list[str]
    rolled: list[str]  # what the dice show

    def field(self, name: str) -> int:
        return int(getattr(self.position.state.board[self.seat], name))

    @property
    def options(self) -> dict[str, str]:
        return self.position.options

    def undrawn(self) -> list[str]:
        """The route dice not yet drawn."""
        drawn = self.field("drawn")
        return [face for die, face in enumerate(self.rolled[:4]) if not drawn >> die & 1]

    def fitting(self) -> list[str]:
        """Those of them that fit somewhere."""
        drawn = self.board.drawn
        free = [cell for cell in CELLS if cell not in drawn]
        return [die for die in self.undrawn() if fits_anywhere(drawn, die, free)]


def moment(position: Position, seat: int) -> Moment:
    dice = [GAME.codec.text(throw) for throw in position.state.dice if throw >= 0]
    return Moment(
        position,
        seat,
        parse_board(board_text(position.state.board[seat])),
        [GAME.codec.text(action) for action in position.legal(seat)],
        [text.split(" ")[1] for text in dice],
    )


def count_games(options: dict[str, str], games: int) -> None:
    """Play random games of two seats and count what they reach; every other one crowded."""
    rng = random.Random(str(options))
    for number in range(games):
        position = Position(GAME, 2, options)
        crowd = number % 2 == 1
        for seat in range(2 if crowd else 0):
            put(position, seat, crowded(rng, position.options["expansion"]))
        while not position.over:
            seat = some_seat(rng, position)
            action = some_action(rng, GAME, position.legal(seat), None if crowd else seldom)
            if seat == NATURE:
                position.play(seat, action)
                continue
            before = moment(position.copy(), seat)
            position.play(seat, action)
            TABLE.update(of_move(before, GAME.codec.text(action), moment(position, seat)))
        TABLE.update(of_end(position))


def count_ties(seats: int, games: int) -> None:
    """Who wins, in games of many."""
    rng = random.Random(seats)
    for _ in range(games):
        position = Position(GAME, seats, {})
        for _ in walk(position, rng):
            pass
        TABLE.update(of_ties(position))


def of_move(before: Moment, text: str, after: Moment) -> Iterator[str]:
    verb, _, rest = text.partition(" ")
    if verb == "meteor":
        yield from of_hit(before, rest)
    elif verb == "skip":
        yield "skip"
    elif verb == "place":
        yield from of_place(before, rest[:2], rest[2:], after)
    elif verb == "volcano":
        yield "volcano"
        if in_emergency(before):
            yield "emergency answered by a volcano"
    else:
        yield from of_done(before)
    if verb == "meteor" and not any(move.startswith("skip") for move in before.legal):
        yield "no skip left"


def of_hit(before: Moment, way: str) -> Iterator[str]:
    yield "hit in a chosen direction" if way else "hit"
    way = way or before.rolled[4]
    board, distance = before.board, int(before.rolled[5])
    cell: str | None = board.dot or CENTRE_CELL
    target = meteor_target(cell or "", way, distance, board.craters)
    if target in board.drawn:
        yield "hit erases a drawing"
    if target != meteor_target(cell or "", way, distance, ()):
        yield "hit walks on from a crater"
    for _ in range(distance):
        cell = neighbour(cell, way) if cell else None
    if cell is None:
        yield "hit bounces"


def of_place(before: Moment, cell: str, text: str, after: Moment) -> Iterator[str]:
    board, face = before.board, FACE[text]
    kind = "special" if face in SPECIALS else "lava" if face in LAVA_FACES else "die"
    yield f"{kind} drawn"
    if cell in board.craters:
        yield f"{kind} drawn on a crater"
        if cell == board.dot:
            yield "crater of the dot drawn on"
    if kind == "special":
        if after.field("specials") == ALL_SPECIALS_USED:
            yield "third special drawn"
        if len(before.fitting()) < len(after.fitting()):
            yield "special makes a die fit"
    if kind == "lava":
        yield from of_lava(before, cell, text, after)


def of_lava(before: Moment, cell: str, text: str, after: Moment) -> Iterator[str]:
    drawn = before.board.drawn
    if before.field("drawn") & LAVA_DICE:
        yield "second lava drawn"
    if len(lakes(after.board.drawn)) < len(lakes(drawn)):
        yield "lakes merged"
    if cell in drawn:
        yield "emergency answered by erasing"
        if FACE[drawn[cell]] in SPECIALS:
            yield "special erased"
    elif ("H" in text or "R" in text) and not joins(drawn, cell, text, "HR"):
        yield "lava with a route that hangs"


def in_emergency(before: Moment) -> bool:
    if before.field("drawn") & LAVA_DICE:
        return False
    places = [move.split(" ")[1] for move in before.legal if move.startswith("place")]
    return not any("L" in place and place[:2] not in before.board.drawn for place in places)


def of_done(before: Moment) -> Iterator[str]:
    undrawn, board = before.undrawn(), before.board
    yield "done with dice that fit nowhere" if undrawn else "done with every die drawn"
    if before.field("lapsed"):
        yield "lava duty lapsed"
    if any(fits_anywhere(board.drawn, die, board.craters) for die in undrawn):
        yield "die that fits only on craters left out"
    if any(move != "done" for move in before.legal):
        yield "done with more to draw"


def of_end(position: Position) -> Iterator[str]:
    """What the final boards and their scores show."""
    for seat in range(position.seats):
        yield from of_score(position, seat, position.score(seat))
    yield from of_ties(position)


def of_ties(position: Position) -> Iterator[str]:
    totals = [position.total(seat) for seat in range(position.seats)]
    if totals.count(max(totals)) > 1:
        yield "tie shared" if len(position.winners()) > 1 else "tie broken by errors"


def of_score(position: Position, seat: int, score: dict[str, int]) -> Iterator[str]:
    board = moment(position, seat).board
    for line in GAME.lines:
        if score[line]:
            yield f"points for {line}"
    for option in ("stations", "centre_counts"):
        values = GAME.options[option]
        lines = [score_lines(board, {**position.options, option: value}) for value in values]
        if lines[0] != lines[1]:
            yield f"{option} matters"
    exits = max((i.count for i in GAME.explain(position, seat) if i.line == "networks"), default=0)
    if exits > 2:
        yield "network of three exits or more"
    open_cells = {cell for cell, _ in open_lava_sides(board.drawn)}
    if any(not lake & open_cells for lake in lakes(board.drawn)):
        yield "lake closed"
