"""A slow, obvious engine of Railroad Ink: Blazing Red, to compare the fast one with.

Written from the specification shared/rules/railroad-ink.md alone; comments name its sections.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from .railroad_ink_board import (
    CELLS,
    CENTRE_CELL,
    ON_THE_TABLE,
    SIDES,
    VOLCANO,
    Board,
    can_draw,
    die_placements,
    drawings_of,
    fits_anywhere,
    greatest_number,
    lava_fits,
    meteor_target,
    volcano_fits,
    without,
)
from .railroad_ink_score import format_board, parse_board, score_lines

NATURE = "*"
MOST_SEATS = 12
MOST_SPECIALS = 3  # A round, 3: "three specials a game"

OPTIONS = {  # the default first
    "expansion": ["none", "meteor", "lava"],
    "stations": ["pass", "end"],
    "must_place": ["maximum", "maximal"],
    "centre_counts": ["anything", "routes"],
    "skip_counts": ["both", "special"],
    "crater_duty": ["free", "optional"],
    "lava_routes": ["loose", "joined"],
}


def complete_options(options: dict[str, str] | None) -> dict[str, str]:
    chosen = {name: values[0] for name, values in OPTIONS.items()}
    for name, value in (options or {}).items():
        if value not in OPTIONS.get(name, []):
            raise ValueError(f"no such option: {name}={value}")
        chosen[name] = value
    return chosen


def score_board(board: str, options: dict[str, str] | None = None) -> dict[str, int]:
    """The score lines of a board string."""
    return score_lines(parse_board(board), complete_options(options))


@dataclass
class Seat:
    board: Board = field(default_factory=Board)
    rounds: dict[str, int] = field(default_factory=dict)  # cell -> the round it was drawn in
    gone: set[str] = field(default_factory=set)  # specials drawn or crossed off
    used: int = 0  # how many of them count as the three of the game
    # The rest is of this round.
    step: str = "done"  # meteor, then draw, then done
    undrawn: tuple[str, ...] = ()  # faces of the route dice not yet drawn
    lava: tuple[str, ...] = ()  # lava results not yet drawn
    lava_drawn: bool = False
    lapsed: bool = False  # the lava duty has lapsed
    special_used: bool = False


class Oracle:
    def __init__(self, seats: int, options: dict[str, str] | None = None) -> None:
        if not 1 <= seats <= MOST_SEATS:
            raise ValueError(f"expected 1 to {MOST_SEATS} seats, received {seats}")
        self.options = complete_options(options)
        self.seats = {number: Seat() for number in range(1, seats + 1)}
        self.round = 1
        self.rolled: list[str] = []  # what nature rolled this round, in order
        self.over = False
        if self.options["expansion"] == "lava":
            # Lava: "Every board starts with a volcano in D4".
            for seat in self.seats.values():
                seat.board.drawn[CENTRE_CELL] = VOLCANO

    # --- who acts, what is legal ---

    def acting(self) -> set[str]:
        if self.over:
            return set()
        if len(self.rolled) < len(self.dice()):
            return {NATURE}
        return {str(number) for number, seat in self.seats.items() if seat.step != "done"}

    def legal(self, who: str) -> set[str]:
        if who not in self.acting():
            return set()
        if who == NATURE:
            return set(self.dice()[len(self.rolled)])
        seat = self.seats[int(who)]
        if seat.step == "meteor":
            return self.meteor_moves(seat)
        moves = self.die_moves(seat) | self.special_moves(seat)
        moves |= self.lava_moves(seat) | self.erasing_moves(seat) | self.volcano_moves(seat)
        if self.may_stop(seat):
            moves.add("done")
        return moves

    def dice(self) -> list[list[str]]:
        """A round, 1 and Notation: nature's dice in order, each as the moves that show a face."""
        box = ON_THE_TABLE
        count = 6 if self.options["expansion"] == "lava" else 4
        dice = [[f"roll {face}" for face in faces] for faces in box.dice[:count]]
        if self.options["expansion"] == "meteor":
            dice += [[f"aim {aim}" for aim in box.aims]]
            dice += [[f"fly {flight}" for flight in box.flights]]
        return dice

    def meteor_moves(self, seat: Seat) -> set[str]:
        """Meteor: take the hit, or cross off an unused special to ignore the meteor."""
        moves = {"meteor"}
        if self.rolled[4] == "any":
            moves = {f"meteor {direction}" for direction in SIDES}
        # "Not available once three specials are used (`both`)."
        if self.options["skip_counts"] == "special" or seat.used < MOST_SPECIALS:
            moves |= {
                f"skip {special}" for special in ON_THE_TABLE.specials if special not in seat.gone
            }
        return moves

    def free_cells(self, seat: Seat) -> frozenset[str]:
        """Where a route may be drawn: A round, 2 "Cells are used once"; Meteor: also on craters."""
        return frozenset(cell for cell in CELLS if cell not in seat.board.drawn)

    def duty_cells(self, seat: Seat) -> frozenset[str]:
        """The cells the duty to draw looks at: option `crater_duty`."""
        if self.options["crater_duty"] == "optional":
            return self.free_cells(seat) - seat.board.craters
        return self.free_cells(seat)

    def die_moves(self, seat: Seat) -> set[str]:
        """A round, 2: every undrawn route die, in any order."""
        drawn, free, duty = seat.board.drawn, self.free_cells(seat), self.duty_cells(seat)
        maximum = self.options["must_place"] == "maximum"
        best = greatest_number(drawn, seat.undrawn, duty) if maximum else 0
        moves = set()
        for die in set(seat.undrawn):
            rest = without(seat.undrawn, die)
            for cell, text in die_placements(drawn, die, free):
                # `maximum`: 1 + D(after) == D(before). D(after) can never be more, since this
                # die and then those would be an order; so ask whether it is that much.
                if maximum and cell in duty:
                    after = {**drawn, cell: text}
                    if not can_draw(after, rest, duty - {cell}, best - 1):
                        continue
                moves.add(f"place {cell}{text}")
        return moves

    def special_moves(self, seat: Seat) -> set[str]:
        """A round, 3: one special a round, each once a game, three a game; same joining rules."""
        if seat.special_used or seat.used >= MOST_SPECIALS:
            return set()
        return {
            f"place {cell}{text}"
            for special in ON_THE_TABLE.specials
            if special not in seat.gone
            for cell, text in die_placements(seat.board.drawn, special, self.free_cells(seat))
        }

    def lava_moves(self, seat: Seat) -> set[str]:
        """Lava: the results not yet drawn, in empty cells."""
        empty = [cell for cell in CELLS if cell not in seat.board.drawn]
        return self.lava_placements(seat, empty)

    def lava_placements(self, seat: Seat, cells: list[str]) -> set[str]:
        joined = self.options["lava_routes"] == "joined"
        return {
            f"place {cell}{text}"
            for face in seat.lava
            for text in drawings_of(face)
            for cell in cells
            if lava_fits(seat.board.drawn, cell, text, routes_joined=joined)
        }

    def emergency(self, seat: Seat) -> bool:
        """Lava: "no lava drawn this round, and neither result has a legal placement in an empty
        cell"."""
        if self.options["expansion"] != "lava" or seat.lava_drawn:
            return False
        return not self.lava_moves(seat)

    def erasing_moves(self, seat: Seat) -> set[str]:
        """Lava: erase a route cell that touches an open lava side, draw a lava result there.

        A cell without lava leaves every lava side that faces it open, so the joining rule of the
        drawn lava already says "touches". "Erasing is offered only in an emergency."
        """
        if not self.emergency(seat):
            return set()
        route_cells = [cell for cell, text in seat.board.drawn.items() if "L" not in text]
        return self.lava_placements(seat, route_cells)

    def volcano_moves(self, seat: Seat) -> set[str]:
        """Lava: "Volcanoes: any time before `done`, any number"."""
        if self.options["expansion"] != "lava":
            return set()
        return {f"volcano {cell}" for cell in CELLS if volcano_fits(seat.board.drawn, cell)}

    def may_stop(self, seat: Seat) -> bool:
        """A round, 4: no undrawn route die has a legal placement; lava duty met or lapsed.

        With `maximum` this is D == 0, which is the same: some die can be drawn or none can.
        """
        duty = self.duty_cells(seat)
        if any(fits_anywhere(seat.board.drawn, die, duty) for die in seat.undrawn):
            return False
        return self.options["expansion"] != "lava" or seat.lava_drawn or seat.lapsed

    # --- playing ---

    def play(self, who: str, text: str) -> None:
        if who not in self.acting():
            raise ValueError(f"expected one of {sorted(self.acting())} to act, received {who!r}")
        if text not in self.legal(who):
            raise ValueError(f"not legal for {who} now: {text!r}")
        verb, _, rest = text.partition(" ")
        if who == NATURE:
            self.rolled.append(rest)
            if len(self.rolled) == len(self.dice()):
                self.begin_drawing()
            return
        seat = self.seats[int(who)]
        if verb == "meteor":
            self.hit(seat, rest or self.rolled[4])
        elif verb == "skip":
            self.skip(seat, rest)
        elif verb == "volcano":
            self.draw(seat, rest, VOLCANO)
        elif verb == "place":
            self.place(seat, rest[:2], rest[2:])
        else:
            seat.step = "done"
        self.examine_lapse(seat)
        if not self.acting():
            self.end_round()

    def begin_drawing(self) -> None:
        """A round, 1: "All seats use the same roll"."""
        expansion = self.options["expansion"]
        for seat in self.seats.values():
            # Meteor: "After the roll and before drawing, one decision".
            seat.step = "meteor" if expansion == "meteor" else "draw"
            seat.undrawn = tuple(self.rolled[:4])
            seat.lava = tuple(self.rolled[4:]) if expansion == "lava" else ()
            seat.lava_drawn = seat.lapsed = seat.special_used = False
            self.examine_lapse(seat)

    def hit(self, seat: Seat, direction: str) -> None:
        """Meteor: "The hit cell is erased (round number too), a crater drawn, the dot moved"."""
        board = seat.board
        start = board.dot or CENTRE_CELL  # "in round 1 from D4 (which is not hit)"
        cell = meteor_target(start, direction, int(self.rolled[5]), board.craters)
        board.drawn.pop(cell, None)
        seat.rounds.pop(cell, None)
        board.craters.add(cell)
        board.dot = cell
        seat.step = "draw"

    def skip(self, seat: Seat, special: str) -> None:
        """Meteor: the special is gone, the dot stays; option `skip_counts`."""
        seat.gone.add(special)
        if self.options["skip_counts"] == "both":
            seat.used += 1
            seat.special_used = True
        seat.step = "draw"

    def place(self, seat: Seat, cell: str, text: str) -> None:
        """A drawing belongs to one face only: no special, die or lava face looks like another."""
        faces = {*ON_THE_TABLE.specials, *seat.undrawn, *seat.lava}
        face = next(face for face in faces if text in drawings_of(face))
        if face in ON_THE_TABLE.specials:
            seat.gone.add(face)
            seat.used += 1
            seat.special_used = True
        elif "L" in face:
            seat.lava = without(seat.lava, face)
            seat.lava_drawn = True
        else:
            seat.undrawn = without(seat.undrawn, face)
        self.draw(seat, cell, text)

    def draw(self, seat: Seat, cell: str, text: str) -> None:
        seat.board.drawn[cell] = text
        seat.board.craters.discard(cell)  # Meteor: "erasing it; the dot stays"
        seat.rounds[cell] = self.round  # A round, 5

    def examine_lapse(self, seat: Seat) -> None:
        """Lava: "If in an emergency neither is possible the duty lapses for this round"."""
        if self.emergency(seat) and not self.erasing_moves(seat) and not self.volcano_moves(seat):
            seat.lapsed = True

    def end_round(self) -> None:
        """A round, 4: "When all seats are done nature rolls, or the game is scored"."""
        last = 7 if self.options["expansion"] == "none" else 6
        if self.round == last:
            self.over = True
            return
        self.round += 1
        self.rolled = []

    # --- result ---

    def score(self, seat: int) -> dict[str, int]:
        return score_lines(self.seats[seat].board, self.options)

    def winners(self) -> list[int]:
        """Score, "result": highest total; tie, fewest errors; still tied, shared."""
        scores = {number: self.score(number) for number in self.seats}
        merits = {number: (line["total"], -line["errors"]) for number, line in scores.items()}
        return [number for number in merits if merits[number] == max(merits.values())]

    def board(self, seat: int) -> str:
        return format_board(self.seats[seat].board)

    def rounds(self, seat: int) -> dict[str, int]:
        """A round, 5: the round each cell was drawn in (the starting volcano has none)."""
        return dict(self.seats[seat].rounds)
