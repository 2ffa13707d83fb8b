"""Railroad Ink in the terminal: board, dice, specials, score, and the keys that draw.

It knows no rule: what may be drawn comes from the legal list, what a move does from playing it
on a copy.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from tinkertable.core.position import Position
from tinkertable.games.railroad_ink.rules import data
from tinkertable.games.railroad_ink.rules.actions import CODEC
from tinkertable.games.railroad_ink.rules.board import specials_allowed
from tinkertable.games.railroad_ink.rules.state import EMPTY, Board
from tinkertable.games.railroad_ink.rules.tiles import CELL_NAMES, DRAWINGS, NAMED, SHAPES
from tinkertable.games.railroad_ink.view.board_score import score_board
from tinkertable.games.railroad_ink.view.choices import DIE, KEYS, LAVA, SPECIAL, Choices
from tinkertable.games.railroad_ink.view.flight import trace_flight
from tinkertable.games.railroad_ink.view.models import View
from tinkertable.terminal.board import BoardWidget
from tinkertable.terminal.canvas import Canvas
from tinkertable.terminal.grid import OPEN_LAVA, SMALLEST, Cell, Exits
from tinkertable.terminal.ink import tile
from tinkertable.terminal.local_table import PERSON, Snapshot
from tinkertable.terminal.placing import OPEN, USED, Piece
from tinkertable.terminal.sheet import change_text, points
from tinkertable.terminal.tray import tray
from tinkertable.terminal.widget import Host
from tinkertable.words import id_part

METEOR_KEY = "m"
ARROWS = {"N": "up", "E": "right", "S": "down", "W": "left"}
SIGNS = {"N": "↑", "E": "→", "S": "↓", "W": "←", "any": "←↕→"}


def cells_of(b: Board, centre: Collection[str]) -> dict[str, Cell]:
    """What a board shows."""
    return {
        name: Cell(
            drawing="" if b.tile[cell] == EMPTY else DRAWINGS[b.tile[cell]],
            crater=bool((b.craters >> cell) & 1),
            dot=b.dot == cell,
            corner=str(b.round_of[cell] or ""),
            shaded=name in centre,
        )
        for cell, name in enumerate(CELL_NAMES)
    }


def pieces_of(now: Snapshot, choices: Choices) -> list[Piece]:
    """Everything that can be chosen, in the order of the keys."""
    pieces = [
        Piece(p.key, p.shape, p.state, _tuples(p.places), action=p.skip, due=p.due)
        for p in choices.pieces
    ]
    if choices.hits:
        ways = {ARROWS[side]: action for side, action in choices.hits.items() if side}
        dice = sum(p.group in (DIE, LAVA) for p in choices.pieces)
        pieces.insert(dice, Piece(METEOR_KEY, METEOR_KEY, OPEN, _targets(now, choices), ways))
    return pieces


def _tuples(places: Mapping[str, Sequence[int]]) -> dict[str, tuple[int, ...]]:
    return {cell: tuple(actions) for cell, actions in places.items()}


def _targets(now: Snapshot, choices: Choices) -> dict[str, tuple[int, ...]]:
    """By the cell it strikes: the hits that may be taken."""
    found: dict[str, tuple[int, ...]] = {}
    for action in choices.hits.values():
        cell = trace_flight(now.position.state, PERSON, action)[-1]
        found[cell] = (*found.get(cell, ()), action)
    return found


class RailroadInkWidget(BoardWidget):
    ROWS, COLUMNS = data.ROWS, data.COLUMNS

    def __init__(self, host: Host) -> None:
        super().__init__(host, data.MIDDLE)
        self._choices = self._sorted()

    def exits(self) -> Exits:
        found: dict[str, dict[str, str]] = {side: {} for side in "NESW"}
        for end, kind in self._view.field.exits.items():
            found[end[2]][end[1] if end[2] in "NS" else end[0]] = kind
        return found

    @property
    def _view(self) -> View:
        view: View = self.host.table.now.view
        return view

    def pieces(self) -> Sequence[Piece]:
        self._choices = self._sorted()
        return pieces_of(self.host.table.now, self._choices)

    def _sorted(self) -> Choices:
        now = self.host.table.now
        return Choices(now.position.box[0], now.position.state, PERSON, now.legal)

    def cells(self, position: Position, seat: int) -> dict[str, Cell]:
        b: Board = position.state.board[seat]
        cells = cells_of(b, self._view.field.centre)
        for name, number in zip(CELL_NAMES, b.round_of, strict=True):
            cells[name].fresh = number == self._view.round and not self.host.table.now.over
        for end in score_board(position, seat).open_lava:
            cells[end[:-1]].ends[end[-1]] = OPEN_LAVA
        return cells

    def heading(self) -> tuple[str, str]:
        expansion = self.host.table.now.position.options["expansion"]
        name = self.say("name")
        if expansion != "none":
            name = self.say("terminal-title", variant=self.say(f"variant-expansion-{expansion}"))
        return name, self.say("table-round-of", round=self._view.round, rounds=self._view.rounds)

    def trays(self) -> list[tuple[str, Canvas]]:
        board, chosen = self._view.boards[self.shown], self.hand.chosen
        shown = [(piece, tile(piece.kind)) for piece in self.hand.pieces if piece.kind in SHAPES]
        dice = [pair for pair in shown if pair[0].key not in KEYS[SPECIAL]]
        specials = [pair for pair in shown if pair[0].key in KEYS[SPECIAL]]
        dice += self._meteor_dice()
        left = specials_allowed(self.host.table.now.position.state.board[self.shown])
        about = "terminal-special-now" if board.special_now else "terminal-specials"
        return [
            (self.say("dice-title"), tray(dice, chosen)),
            (self.say(about, n=left), tray(specials, chosen)),
        ]

    def _meteor_dice(self) -> list[tuple[Piece, Canvas]]:
        """Direction and distance, which are not drawn."""
        hits = {p.key: p.places for p in self.hand.pieces}.get(METEOR_KEY, {})
        found = []
        aim, distance = self._view.aim, self._view.distance
        for key, sign in ((METEOR_KEY, SIGNS[aim] if aim else ""), (" ", str(distance or ""))):
            if sign:
                picture = Canvas(*SMALLEST)
                picture.put((picture.width - len(sign)) // 2, 1, sign, "bold red")
                state = USED if key == METEOR_KEY and not hits else OPEN
                found.append((Piece(key, sign, state, hits), picture))
        return found

    def sentence(self) -> str:
        if self.shown != PERSON:
            return self.say("terminal-other-board")
        if not self.playing:
            return self.host.words("terminal-waiting")
        chosen, after = self.hand.chosen, self.after
        if chosen is None:
            return self.say(
                "terminal-may-end" if self._choices.done is not None else "terminal-choose"
            )
        cell = self.hand.cell
        if after is None and chosen.key == METEOR_KEY:
            return self.say("terminal-meteor-elsewhere", cell=cell)
        if after is None:
            kind = self._called(chosen)
            if cell in self._withheld(chosen):
                return self.say("withheld-here", kind=kind, cell=cell)
            return self.say("terminal-no-fit", kind=kind, cell=cell, n=len(chosen.places))
        if not self.hand.turns:
            return self.say("terminal-skip", kind=self._called(chosen, "acc"))
        game, seen = self.host.table.game.name, self.host.table.now.position
        change = change_text(self.host.words, game, points(seen, PERSON), points(after, PERSON))
        if chosen.key == METEOR_KEY:
            return self.say(
                "terminal-meteor-aim" if chosen.ways else "terminal-meteor",
                cell=cell,
                change=change,
            )
        at, n = self.hand.turn + 1, len(self.hand.turns)
        kind = self._called(chosen)
        preview = self.say("bar-preview", kind=kind, cell=cell, at=at, n=n, change=change)
        if cell not in self._withheld(chosen):
            return preview
        return f"{preview} {self.say('withheld-ways')}"

    def _withheld(self, piece: Piece) -> Sequence[str]:
        """The cells where a piece fits, but would leave another die without a place."""
        found = {choice.key: choice.withheld for choice in self._choices.pieces}
        return found.get(piece.key, ())

    def _called(self, piece: Piece, case: str = "nom") -> str:
        """ "overpass"; as what somebody draws, "an overpass"."""
        if piece.kind not in NAMED:
            return self.say("kind-other", case=case, drawing=piece.kind)
        return self.say(f"kind-{id_part(piece.kind)}", case=case)

    def refusal(self, piece: Piece) -> str:
        if not self.playing:
            return self.host.words("terminal-waiting")
        if piece.state == USED:
            return self.say("piece-used", kind=self._called(piece))
        if self._choices.hits:
            return self.say("terminal-meteor-first")
        specials = [p for p in self.hand.pieces if p.key in KEYS[SPECIAL]]
        if piece in specials and not any(p.usable for p in specials):
            return self.say("terminal-no-special")
        about = "withheld-all" if self._withheld(piece) else "piece-stuck"
        return self.say(about, kind=self._called(piece))

    def trail(self) -> list[str]:
        """The cells the meteor of the move in hand would fly over."""
        action = self.hand.action
        if action is None or CODEC.named[action].verb != "meteor":
            return []
        *passed, target = trace_flight(self.host.table.now.position.state, PERSON, action)
        return [cell for cell in passed if cell != target]

    def command(self, key: str) -> bool:
        if key != "d":
            return False
        if self._choices.done is not None:
            self.host.play(self._choices.done)
        else:
            self.host.say(self._why_not_done())
        return True

    def _why_not_done(self) -> str:
        if not self.playing:
            return self.host.words("terminal-waiting")
        if self._choices.hits:
            return self.say("terminal-meteor-first")
        why = self._choices.why_not
        if why and why.code == "dice-left":
            return self.say("terminal-dice-left", n=why.n)
        return self.say(f"why-not-{why.code}", n=why.n) if why else ""

    def tips(self) -> str:
        if self.host.table.now.over:
            return self.host.words("terminal-over-tips")
        return self.say("terminal-tips-meteor" if self._choices.hits else "terminal-tips")
